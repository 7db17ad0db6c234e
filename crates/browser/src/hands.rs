//! Mouse, finger and keyboard: the browser's own input.

use serde_json::{Value, json};

use crate::{Fault, Window};

impl Window {
    /// Clicks, or on a telephone taps, the first such element.
    pub fn press(&mut self, selector: &str) -> Result<(), Fault> {
        self.press_nth(selector, 0)
    }

    /// Clicks or taps the n-th such element, from 0, at a point where nothing
    /// lies over it.
    pub fn press_nth(&mut self, selector: &str, n: usize) -> Result<(), Fault> {
        let what = format!("something to press: {selector} ({n})");
        let (x, y): (f64, f64) = self.wait(&what, &point_of(selector, n))?;
        if self.device().touch {
            // Both at once: a finger that rests is no tap, however slow the machine is.
            let touch = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
            self.send("Input.dispatchTouchEvent", touch)?;
            return self.lift();
        }
        let mouse = |kind: &str, clicks: u8| {
            let button = if clicks > 0 { "left" } else { "none" };
            json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": clicks })
        };
        // All at once, too: what moves is pressed where it was seen.
        self.send("Input.dispatchMouseEvent", mouse("mouseMoved", 0))?;
        self.send("Input.dispatchMouseEvent", mouse("mousePressed", 1))?;
        self.call("Input.dispatchMouseEvent", mouse("mouseReleased", 1)).map(drop)
    }

    /// Rests the mouse on this point of the screen.
    pub fn rest_at(&mut self, (x, y): (f64, f64)) -> Result<(), Fault> {
        let moved = json!({ "type": "mouseMoved", "x": x, "y": y, "button": "none" });
        self.call("Input.dispatchMouseEvent", moved).map(drop)
    }

    /// Puts a finger on this point of the screen, until [`Window::lift`].
    pub fn touch_at(&mut self, (x, y): (f64, f64)) -> Result<(), Fault> {
        let touch = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        self.call("Input.dispatchTouchEvent", touch).map(drop)
    }

    /// Lifts the finger.
    pub fn lift(&mut self) -> Result<(), Fault> {
        let touch = json!({ "type": "touchEnd", "touchPoints": [] });
        self.call("Input.dispatchTouchEvent", touch).map(drop)
    }

    /// Turns the wheel over the middle of an element; up is negative.
    pub fn wheel(&mut self, selector: &str, turn: i32) -> Result<(), Fault> {
        let (x, y) = self.middle(selector)?;
        self.call(
            "Input.dispatchMouseEvent",
            json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": turn }),
        )?;
        Ok(())
    }

    /// Two fingers on an element, side by side, go from one distance to another.
    pub fn pinch(&mut self, selector: &str, from: u32, to: u32) -> Result<(), Fault> {
        /// In how many steps they go there.
        const STEPS: u32 = 8;
        let (x, y) = self.middle(selector)?;
        let fingers = |apart: f64| {
            let [left, right] = [x - apart / 2.0, x + apart / 2.0];
            json!([{ "x": left, "y": y, "id": 1 }, { "x": right, "y": y, "id": 2 }])
        };
        for step in 0..=STEPS {
            let kind = if step == 0 { "touchStart" } else { "touchMove" };
            let way = f64::from(step) / f64::from(STEPS);
            let apart = f64::from(from) + (f64::from(to) - f64::from(from)) * way;
            let touch = json!({ "type": kind, "touchPoints": fingers(apart) });
            self.call("Input.dispatchTouchEvent", touch)?;
        }
        self.call("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }))?;
        Ok(())
    }

    fn middle(&mut self, selector: &str) -> Result<(f64, f64), Fault> {
        let script = format!(
            "(() => {{
                const element = document.querySelector({selector:?});
                element?.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                const box = element?.getBoundingClientRect();
                return box ? [box.left + box.width / 2, box.top + box.height / 2] : null;
            }})()"
        );
        self.wait(selector, &script)
    }

    /// Presses a key by its name: `Tab`, `Enter`, `ArrowDown`, `7`, `u`.
    pub fn key(&mut self, name: &str) -> Result<(), Fault> {
        let (down, up) = strokes(name)
            .ok_or_else(|| Fault::Page(format!("this keyboard has no key {name:?}")))?;
        self.call("Input.dispatchKeyEvent", down)?;
        self.call("Input.dispatchKeyEvent", up)?;
        Ok(())
    }

    /// Types a text into whatever has the focus.
    pub fn type_text(&mut self, text: &str) -> Result<(), Fault> {
        let mut buffer = [0; 4];
        for letter in text.chars() {
            let letter = &*letter.encode_utf8(&mut buffer);
            match strokes(letter) {
                Some(_) => self.key(letter)?,
                None => _ = self.call("Input.insertText", json!({ "text": letter }))?,
            }
        }
        Ok(())
    }

    /// Clicks or taps a field and types into it.
    pub fn fill(&mut self, selector: &str, text: &str) -> Result<(), Fault> {
        self.press(selector)?;
        self.wait::<bool>(
            &format!("the focus on {selector}"),
            &format!("document.activeElement === document.querySelector({selector:?})"),
        )?;
        self.type_text(text)
    }

    /// Chooses this value in a list, with keys: one that folds out is drawn outside of the
    /// page.
    pub(crate) fn choose(&mut self, list: &str, value: &str) -> Result<(), Fault> {
        let chosen = format!("document.querySelector({list:?}).value === {value:?}");
        let count = format!("document.querySelector({list:?}).length");
        self.tab_to(list, 0)?;
        self.key("Home")?;
        for _ in 0..self.look::<usize>(&count)? {
            if self.look::<bool>(&chosen)? {
                return Ok(());
            }
            self.key("ArrowDown")?;
        }
        Err(Fault::Page(format!("{list} has no {value:?}")))
    }
}

/// How a key goes down and up again. Letters and figures lie where an American
/// keyboard has them.
fn strokes(name: &str) -> Option<(Value, Value)> {
    let (code, number, text) = match name {
        "Tab" => ("Tab".to_owned(), 9, None),
        "Enter" => ("Enter".to_owned(), 13, Some("\r")),
        "Escape" => ("Escape".to_owned(), 27, None),
        "Home" => ("Home".to_owned(), 36, None),
        "ArrowUp" => ("ArrowUp".to_owned(), 38, None),
        "ArrowDown" => ("ArrowDown".to_owned(), 40, None),
        " " => ("Space".to_owned(), 32, Some(" ")),
        "?" => ("Slash".to_owned(), 191, Some("?")),
        letter => {
            let &[byte] = letter.as_bytes() else { return None };
            let upper = char::from(byte.to_ascii_uppercase());
            let code = match byte {
                b'0'..=b'9' => format!("Digit{upper}"),
                b'a'..=b'z' | b'A'..=b'Z' => format!("Key{upper}"),
                _ => return None,
            };
            (code, u32::from(upper), Some(letter))
        }
    };
    let stroke = |kind: &str, text: Option<&str>| {
        let mut stroke =
            json!({ "type": kind, "key": name, "code": code, "windowsVirtualKeyCode": number });
        if let Some(text) = text {
            stroke["text"] = json!(text);
        }
        stroke
    };
    let down = if text.is_some() { "keyDown" } else { "rawKeyDown" };
    Some((stroke(down, text), stroke("keyUp", None)))
}

/// A script that brings the n-th such element into view and says where it can
/// be hit; null if it cannot, such as before it is painted or while pieces still
/// move over it.
fn point_of(selector: &str, n: usize) -> String {
    format!(
        "(() => {{
            const element = document.querySelectorAll({selector:?})[{n}];
            const seen = performance.getEntriesByType('paint').length > 0;
            if (!element || !seen) return null;
            const within = () => {{
                const {{ left, top, width, height }} = element.getBoundingClientRect();
                for (const y of [.5, .2, .8, .07, .93]) for (const x of [.5, .2, .8, .07, .93]) {{
                    const at = [left + x * width, top + y * height];
                    const hit = document.elementFromPoint(...at);
                    const pressed = hit?.closest('a, button, input, select, summary, textarea');
                    if (hit === element || pressed === element) return at;
                }}
                return null;
            }};
            const box = element.getBoundingClientRect();
            const out = box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth;
            // What stays at the edge of the screen may lie over it, too.
            const at = out ? null : within();
            if (at) return at;
            element.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
            return within();
        }})()"
    )
}
