//! Whether a page suits a telephone.

use crate::{Fault, Window};

/// The lowest target that a finger hits, in pixels.
const TARGET: u32 = 40;

impl Window {
    /// The page is no wider than the screen, and whatever can be pressed is
    /// large enough for a finger. Links within a sentence are as high as it is.
    pub fn suits_a_finger(&mut self) -> Result<(), Fault> {
        let width = self.device().width;
        // Without its stylesheet no page suits anybody.
        self.wait::<bool>("the whole page", "document.readyState === 'complete'")?;
        let wrong: Vec<String> = self.look(&format!(
            "(() => {{
                    const wrong = [];
                    const wide = Math.max(document.documentElement.scrollWidth, innerWidth);
                    if (wide > {width}) {{
                        const right = (part) => part.getBoundingClientRect().right;
                        const sticksOut = [...document.body.querySelectorAll('*')]
                            .filter((part) => part.checkVisibility() && right(part) > {width})
                            .map((part) => part.outerHTML.slice(0, 120));
                        wrong.push('the page is ' + wide + ' wide: ' + sticksOut.slice(-3).join(' '));
                    }}
                    const targets = 'button, select, summary, textarea, input:not([type=hidden])';
                    for (const target of document.querySelectorAll(targets)) {{
                        if (!target.checkVisibility({{ visibilityProperty: true }})) continue;
                        const {{ width, height }} = target.getBoundingClientRect();
                        if (width === 0 || height >= {TARGET}) continue;
                        wrong.push(Math.round(height) + ' high: ' + target.outerHTML.slice(0, 120));
                    }}
                    return wrong;
                }})()"
        ))?;
        if wrong.is_empty() {
            return Ok(());
        }
        let address = self.address()?;
        let more = wrong.len();
        let shown: Vec<String> = wrong.into_iter().take(5).collect();
        Err(Fault::Page(format!(
            "no page for a finger, {more} times, {address}: {}",
            shown.join("; ")
        )))
    }
}
