//! Where the keyboard is.

use crate::{Fault, Window};

/// How often Tab is pressed before a thing counts as out of reach.
const FAR: usize = 600;

/// What is wrong with how the focus is shown; null if nothing is.
const SHOWN: &str = "(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const name = at.outerHTML.slice(0, 160);
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 1)
        return 'has no outline: ' + name;
    if (/^rgba\\(.*, 0\\)$|^transparent$/.test(style.outlineColor))
        return 'has an outline that cannot be seen: ' + name;
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
        return 'is not in view: ' + name;
    return null;
})()";

impl Window {
    /// Is the element with the focus the n-th of these?
    pub fn is_focused(&mut self, selector: &str, n: usize) -> Result<bool, Fault> {
        self.look(&focused(selector, n))
    }

    /// Waits until the n-th of these has the focus, and can be seen to have it.
    pub fn wait_for_focus(&mut self, selector: &str, n: usize) -> Result<(), Fault> {
        let what = format!("the focus on {selector} ({n})");
        self.wait::<bool>(&what, &focused(selector, n))?;
        self.focus_is_shown()
    }

    /// Whatever has the focus can be seen to have it.
    pub fn focus_is_shown(&mut self) -> Result<(), Fault> {
        match self.look::<Option<String>>(SHOWN)? {
            Some(wrong) => Err(Fault::Page(format!("what has the focus {wrong}"))),
            None => Ok(()),
        }
    }

    /// Presses Tab until the n-th of these has the focus. Wherever the focus
    /// comes by, it can be seen.
    pub fn tab_to(&mut self, selector: &str, n: usize) -> Result<(), Fault> {
        for _ in 0..FAR {
            if self.is_focused(selector, n)? {
                return Ok(());
            }
            self.key("Tab")?;
            self.focus_is_shown()?;
        }
        Err(Fault::Page(format!("Tab does not lead to {selector} ({n})")))
    }
}

fn focused(selector: &str, n: usize) -> String {
    format!(
        "(() => {{
            const wanted = document.querySelectorAll({selector:?})[{n}];
            return !!wanted && document.activeElement === wanted;
        }})()"
    )
}
