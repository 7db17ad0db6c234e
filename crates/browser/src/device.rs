//! What the page is looked at with.

use serde_json::json;

use crate::Fault;
use crate::protocol::Protocol;

/// A screen and the habits of whoever sits before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Device {
    /// How wide the page is, in pixels.
    pub width: u32,
    /// How high the page is, in pixels.
    pub height: u32,
    /// Is it a telephone, that is touched?
    pub touch: bool,
    /// Do scripts run?
    pub script: bool,
    /// Are dark pages preferred?
    pub dark: bool,
    /// Is reduced motion preferred?
    pub still: bool,
    /// How fast tables show what others do: `slow`, `normal`, `fast` or `at-once`.
    pub speed: &'static str,
}

impl Device {
    /// A desk with a large screen.
    pub const DESK: Device = Device {
        width: 1440,
        height: 900,
        touch: false,
        script: true,
        dark: false,
        still: true,
        speed: "at-once",
    };
    /// A telephone, held upright.
    pub const PHONE: Device = Device { width: 390, height: 844, touch: true, ..Device::DESK };

    /// Makes the page believe in this device. Scripts stop with the next page.
    pub(crate) fn emulate(self, page: &mut Protocol) -> Result<(), Fault> {
        let Device { width, height, touch, script, dark, still, speed: _ } = self;
        page.call(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch }),
        )?;
        page.call(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": touch, "maxTouchPoints": 5 }),
        )?;
        page.call("Emulation.setScriptExecutionDisabled", json!({ "value": !script }))?;
        let scheme = if dark { "dark" } else { "light" };
        let motion = if still { "reduce" } else { "no-preference" };
        page.call(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": scheme },
                { "name": "prefers-reduced-motion", "value": motion },
            ] }),
        )?;
        Ok(())
    }

    /// Makes this house remember what else is preferred.
    pub(crate) fn introduce(self, page: &mut Protocol, address: &str) -> Result<(), Fault> {
        let speed = json!({ "name": "speed", "value": self.speed, "url": address });
        page.call("Network.setCookie", speed).map(drop)
    }
}
