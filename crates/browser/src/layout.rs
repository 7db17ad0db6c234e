//! Whether a page suits a telephone, and whether its parts keep to their places.

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
                    // Hidden words scroll with what they belong to, or they make the page wider.
                    const scrolls = (part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX);
                    for (const part of document.body.querySelectorAll('.unseen')) {{
                        let around = part.parentElement;
                        while (around !== document.body && !scrolls(around)) around = around.parentElement;
                        if (around === document.body || !part.checkVisibility() || around.contains(part.offsetParent)) continue;
                        wrong.push('does not scroll with ' + around.outerHTML.slice(0, 80) + ': ' + part.outerHTML.slice(0, 120));
                    }}
                    const targets = 'button, select, summary, textarea, input:not([type=hidden])';
                    for (const target of document.querySelectorAll(targets)) {{
                        if (!target.checkVisibility({{ visibilityProperty: true }})) continue;
                        // A finger may press anywhere on the label of a choice.
                        const label = target.matches('[type=radio], [type=checkbox]') && target.closest('label');
                        const {{ width, height }} = (label || target).getBoundingClientRect();
                        if (width === 0 || height >= {TARGET}) continue;
                        wrong.push(Math.round(height) + ' high: ' + target.outerHTML.slice(0, 120));
                    }}
                    return wrong;
                }})()"
        ))?;
        self.must_be_none("no page for a finger", wrong)
    }

    /// No part sticks out of the framed section it stands in, no list hides the
    /// end of what is chosen in it, and no word ends in dots, but for names that
    /// people gave themselves.
    pub fn keeps_its_frames(&mut self) -> Result<(), Fault> {
        self.wait::<bool>("the whole page", "document.readyState === 'complete'")?;
        let wrong: Vec<String> = self.look(
            "(() => {
                const wrong = [];
                const tell = (what, part) => wrong.push(what + ': ' + part.outerHTML.slice(0, 120));
                const seen = (part) => part.checkVisibility({ visibilityProperty: true });
                for (const frame of document.querySelectorAll('.front > section, .open-page, .message')) {
                    const { right, bottom } = frame.getBoundingClientRect();
                    for (const part of frame.querySelectorAll(':not(svg *)')) {
                        const box = part.getBoundingClientRect();
                        if (seen(part) && (box.right > right + 1 || box.bottom > bottom + 1)) tell('sticks out', part);
                    }
                }
                const pen = document.createElement('canvas').getContext('2d');
                for (const list of document.querySelectorAll('select')) {
                    if (!seen(list) || !list.selectedOptions.length) continue;
                    const style = getComputedStyle(list);
                    pen.font = style.font;
                    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
                    if (pen.measureText(list.selectedOptions[0].text).width > room) tell('is cut', list);
                }
                for (const part of document.querySelectorAll('main *')) {
                    const elides = getComputedStyle(part).textOverflow === 'ellipsis';
                    if (elides && seen(part) && !part.matches('.name') && part.scrollWidth > part.clientWidth) tell('is cut', part);
                }
                return wrong;
            })()",
        )?;
        self.must_be_none("parts out of place", wrong)
    }

    /// A fault that names the first of these, if there are any.
    fn must_be_none(&mut self, what: &str, wrong: Vec<String>) -> Result<(), Fault> {
        if wrong.is_empty() {
            return Ok(());
        }
        let address = self.address()?;
        let more = wrong.len();
        let shown: Vec<String> = wrong.into_iter().take(5).collect();
        Err(Fault::Page(format!("{what}, {more} times, {address}: {}", shown.join("; "))))
    }
}
