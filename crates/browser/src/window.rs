//! A Chromium of its own with one page in it.

use std::fmt::Write as _;
use std::thread;
use std::time::{Duration, Instant};

use data_encoding::BASE64;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::chromium::Chromium;
use crate::protocol::{Event, Protocol};
use crate::{Device, Fault};

/// How long anything may take that is waited for.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long it is between two looks: ever longer, since whoever looks is in the
/// way of what is awaited.
const PAUSES: [Duration; 2] = [Duration::from_millis(4), Duration::from_millis(8)];
const LONGEST_PAUSE: Duration = Duration::from_millis(16);

/// A Chromium of its own, with a fresh profile and one page.
pub struct Window {
    page: Protocol,
    device: Device,
    complaints: Vec<String>,
    /// The documents that were loaded whole.
    loaded: Vec<String>,
    /// How many bytes were received.
    received: u64,
    chromium: Chromium,
}

impl Window {
    /// Starts a Chromium and lets it look at nothing yet.
    pub fn open(device: Device) -> Result<Window, Fault> {
        let mut chromium = Chromium::start()?;
        let mut page = chromium.connect()?;
        let created = page.call("Target.createTarget", json!({ "url": "about:blank" }))?;
        page.attach(&created["targetId"])?;
        for command in ["Page.enable", "Runtime.enable", "Log.enable", "Network.enable"] {
            page.call(command, json!({}))?;
        }
        page.call("Page.setLifecycleEventsEnabled", json!({ "enabled": true }))?;
        page.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }))?;
        device.emulate(&mut page)?;
        Ok(Window {
            page,
            device,
            complaints: Vec::new(),
            loaded: Vec::new(),
            received: 0,
            chromium,
        })
    }

    /// How many bytes the page has received so far: answers as they were sent, with their
    /// headers, and what sockets pushed.
    pub fn received(&self) -> u64 {
        self.received
    }

    /// What the page is looked at with.
    pub fn device(&self) -> Device {
        self.device
    }

    /// Looks with another device from now on.
    pub fn turn_to(&mut self, device: Device) -> Result<(), Fault> {
        device.emulate(&mut self.page)?;
        self.device = device;
        Ok(())
    }

    /// Types this address; gives back when the page is loaded.
    pub fn go(&mut self, address: &str) -> Result<(), Fault> {
        if address.starts_with("http") {
            self.device.introduce(&mut self.page, address)?;
        }
        let answer = self.call("Page.navigate", json!({ "url": address }))?;
        if let Some(error) = answer["errorText"].as_str() {
            return Err(Fault::Page(format!("{address} is out of reach: {error}")));
        }
        // Another place on the same page loads nothing.
        let Some(document) = answer["loaderId"].as_str() else { return Ok(()) };
        self.wait_for_load(|loaded| loaded == document)
    }

    /// Loads the page again; gives back when it is loaded.
    pub fn reload(&mut self) -> Result<(), Fault> {
        let tree = self.call("Page.getFrameTree", json!({}))?;
        let old = tree["frameTree"]["frame"]["loaderId"].clone();
        self.call("Page.reload", json!({}))?;
        self.wait_for_load(|loaded| old != loaded)
    }

    fn wait_for_load(&mut self, is_meant: impl Fn(&str) -> bool) -> Result<(), Fault> {
        let start = Instant::now();
        while !self.loaded.iter().any(|document| is_meant(document)) {
            if start.elapsed() > PATIENCE {
                return Err(self.in_vain("the page to load", None));
            }
            let events = self.page.next_events()?;
            self.note(events);
        }
        Ok(())
    }

    /// Where the page is.
    pub fn address(&mut self) -> Result<String, Fault> {
        self.look("location.href")
    }

    /// What this expression of the page is worth. It looks and changes nothing.
    pub fn look<T: DeserializeOwned>(&mut self, script: &str) -> Result<T, Fault> {
        self.evaluate(script, false)
    }

    /// What the promise that this expression gives is worth once it is kept.
    pub(crate) fn look_later<T: DeserializeOwned>(&mut self, script: &str) -> Result<T, Fault> {
        self.evaluate(script, true)
    }

    fn evaluate<T: DeserializeOwned>(&mut self, script: &str, later: bool) -> Result<T, Fault> {
        let answer = self.call(
            "Runtime.evaluate",
            json!({ "expression": script, "returnByValue": true, "awaitPromise": later }),
        )?;
        if let Some(exception) = answer.get("exceptionDetails") {
            return Err(Fault::Page(thrown(exception)));
        }
        let value = answer["result"].get("value").cloned().unwrap_or(Value::Null);
        serde_json::from_value(value).map_err(|error| Fault::Page(format!("{error} in {script}")))
    }

    /// Waits until this expression is neither null nor false, and gives its
    /// value. A page that is just changing cannot be read: that is waited for,
    /// too.
    pub fn wait<T: DeserializeOwned>(&mut self, what: &str, script: &str) -> Result<T, Fault> {
        let start = Instant::now();
        let mut pauses = PAUSES.into_iter();
        loop {
            let failure = match self.look::<Value>(script) {
                Ok(Value::Null | Value::Bool(false)) => None,
                Ok(value) => {
                    let unlike = |error| Fault::Page(format!("{error}, waiting for {what}"));
                    return serde_json::from_value(value).map_err(unlike);
                }
                Err(fault) => Some(fault.to_string()),
            };
            if start.elapsed() > PATIENCE {
                return Err(self.in_vain(what, failure));
            }
            thread::sleep(pauses.next().unwrap_or(LONGEST_PAUSE));
        }
    }

    /// Waits until there is such an element.
    pub fn wait_for(&mut self, selector: &str) -> Result<(), Fault> {
        let script = format!("!!document.querySelector({selector:?})");
        self.wait::<bool>(selector, &script).map(drop)
    }

    /// Is there such an element now?
    pub fn has(&mut self, selector: &str) -> Result<bool, Fault> {
        self.look(&format!("!!document.querySelector({selector:?})"))
    }

    /// The text of the first such element as it is shown; empty if there is none.
    pub fn text(&mut self, selector: &str) -> Result<String, Fault> {
        self.look(&format!("document.querySelector({selector:?})?.innerText ?? ''"))
    }

    /// Nothing was complained about so far: no exception, no error in the
    /// console, nothing missing, nothing that the security policy forbids.
    pub fn is_clean(&self) -> Result<(), Fault> {
        if self.complaints.is_empty() {
            return Ok(());
        }
        Err(Fault::Page(format!("the browser complains: {}", self.complaints.join("; "))))
    }

    /// What is seen, as a PNG.
    pub fn picture(&mut self) -> Result<Vec<u8>, Fault> {
        let answer = self.call("Page.captureScreenshot", json!({ "format": "png" }))?;
        let picture = answer["data"].as_str().unwrap_or_default();
        BASE64
            .decode(picture.as_bytes())
            .map_err(|error| Fault::Chromium(format!("no picture: {error}")))
    }

    /// Closes the browser, and says whether everything was clean to the end.
    pub fn close(mut self) -> Result<(), Fault> {
        self.call("Browser.close", json!({}))?;
        let clean = self.is_clean();
        self.chromium.end()?;
        clean
    }

    /// Carries out a command of the protocol.
    pub(crate) fn call(&mut self, command: &str, with: Value) -> Result<Value, Fault> {
        let answer = self.page.call(command, with);
        let events = self.page.events();
        self.note(events);
        answer
    }

    /// Sends a command and does not wait for what comes of it.
    pub(crate) fn send(&mut self, command: &str, with: Value) -> Result<(), Fault> {
        self.page.send(command, with)
    }

    /// Writes down what was loaded and whatever the browser complains about.
    fn note(&mut self, events: Vec<Event>) {
        for Event { name, what } in events {
            match name.as_str() {
                "Page.lifecycleEvent" if what["name"] == "load" => {
                    self.loaded.extend(what["loaderId"].as_str().map(str::to_owned));
                }
                "Network.loadingFinished" => {
                    self.received += what["encodedDataLength"].as_f64().unwrap_or(0.0) as u64;
                }
                "Network.webSocketFrameReceived" => {
                    let pushed = what["response"]["payloadData"].as_str().unwrap_or_default();
                    self.received += pushed.len() as u64;
                }
                "Runtime.exceptionThrown" => {
                    self.complaints.push(thrown(&what["exceptionDetails"]));
                }
                "Runtime.consoleAPICalled"
                    if what["type"] == "error" || what["type"] == "assert" =>
                {
                    self.complaints.push(what["args"].to_string());
                }
                "Log.entryAdded" if what["entry"]["level"] == "error" => {
                    let Value::Object(entry) = &what["entry"] else { continue };
                    let text = |key: &str| entry.get(key).and_then(Value::as_str).unwrap_or("");
                    self.complaints.push(format!("{} {}", text("text"), text("url")));
                }
                _ => {}
            }
        }
    }

    fn in_vain(&mut self, what: &str, failure: Option<String>) -> Fault {
        let address = self.address().unwrap_or_default();
        let mut page = self.text("main").unwrap_or_default();
        page.truncate(page.char_indices().nth(600).map_or(page.len(), |(at, _)| at));
        if let Some(failure) = failure {
            _ = write!(page, " ({failure})");
        }
        if let Err(complaints) = self.is_clean() {
            _ = write!(page, " ({complaints})");
        }
        Fault::Waited { what: what.to_owned(), address, page }
    }
}

/// What a script threw.
fn thrown(details: &Value) -> String {
    let description = details["exception"]["description"].as_str();
    description.or(details["text"].as_str()).unwrap_or_default().to_owned()
}
