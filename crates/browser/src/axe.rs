//! axe-core, which finds what keeps people from using a page. It comes from the npm
//! registry when it is first asked for, and stays in the folder for build output.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use data_encoding::BASE64;
use serde::Deserialize;
use serde_json::json;
use sha2::{Digest, Sha512};

use crate::{Fault, Window};

const VERSION: &str = "4.14.0";
/// The SHA-512 of the package, as the registry states it for this version.
const INTEGRITY: &str =
    "9WTZxEjsZ7b13TH8JPmbV2z8CHbl80/2hm3XPEG4JgNdQLK81IBRXmSxHfMAOkSqQeRxT/0dwNDz2GOm3zzpcQ==";

/// All rules that are on by default, and one that is not.
const ALL_RULES: &str = "{ rules: { 'label-content-name-mismatch': { enabled: true } } }";
/// What may be found in one theme and not in the other.
const RULES_OF_COLOUR: &str = "{ runOnly: ['color-contrast', 'link-in-text-block'] }";

/// What is told of each rule that is broken.
const TELL: &str = "({ violations }) => violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => html.slice(0, 200) + ' ' + failureSummary.replaceAll('\\n', ' ')),
}))";

/// A rule that a page breaks.
#[derive(Debug, Deserialize)]
struct Violation {
    id: String,
    help: String,
    /// Where, and in what way.
    nodes: Vec<String>,
}

impl Window {
    /// axe-core finds nothing wrong with the page as it is shown now.
    pub fn is_accessible(&mut self) -> Result<(), Fault> {
        self.breaks_none(ALL_RULES)
    }

    /// axe-core finds nothing wrong with the colours of the page as it is shown now.
    pub fn has_contrast(&mut self) -> Result<(), Fault> {
        self.breaks_none(RULES_OF_COLOUR)
    }

    fn breaks_none(&mut self, rules: &str) -> Result<(), Fault> {
        self.wait::<bool>("the whole page", "document.readyState === 'complete'")?;
        if !self.look::<bool>("'axe' in window")? {
            self.call("Runtime.evaluate", json!({ "expression": source()? }))?;
        }
        let violations: Vec<Violation> =
            self.look_later(&format!("axe.run(document, {rules}).then({TELL})"))?;
        if violations.is_empty() {
            return Ok(());
        }
        let address = self.address()?;
        let told: Vec<String> = violations
            .iter()
            .map(|Violation { id, help, nodes }| {
                let shown = nodes.iter().take(3).cloned().collect::<Vec<_>>().join("\n    ");
                format!("{id} ({help}), {} times:\n    {shown}", nodes.len())
            })
            .collect();
        Err(Fault::Page(format!("not accessible, {address}:\n  {}", told.join("\n  "))))
    }
}

/// The script, which is fetched once.
fn source() -> Result<&'static str, Fault> {
    static SOURCE: OnceLock<Result<String, String>> = OnceLock::new();
    let source = SOURCE.get_or_init(|| find_or_fetch().map_err(|fault| fault.to_string()));
    source.as_deref().map_err(|why| Fault::Page(format!("axe-core: {why}")))
}

fn find_or_fetch() -> Result<String, Fault> {
    let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools");
    let kept = tools.join(format!("axe-core-{VERSION}.tgz"));
    if !fs::read(&kept).is_ok_and(|package| is_genuine(&package)) {
        fs::create_dir_all(&tools)?;
        // Whoever fetches it at the same time has a folder of their own.
        let folder = tempfile::tempdir_in(&tools)?;
        let fetched = fetch(folder.path())?;
        if !is_genuine(&fs::read(&fetched)?) {
            return Err(Fault::Page("the registry sent something else".to_owned()));
        }
        fs::rename(fetched, &kept)?;
    }
    let unpack = Command::new("tar")
        .args(["--extract", "--gzip", "--to-stdout", "--file"])
        .arg(&kept)
        .arg("package/axe.min.js")
        .output()?;
    if unpack.stdout.is_empty() {
        return Err(Fault::Page(String::from_utf8_lossy(&unpack.stderr).into_owned()));
    }
    String::from_utf8(unpack.stdout).map_err(|error| Fault::Page(error.to_string()))
}

fn is_genuine(package: &[u8]) -> bool {
    BASE64.encode(&Sha512::digest(package)) == INTEGRITY
}

/// Fetches the package with npm, which knows the registry of this machine.
fn fetch(folder: &Path) -> Result<PathBuf, Fault> {
    let file = folder.join(format!("axe-core-{VERSION}.tgz"));
    let fetched = Command::new("npm")
        .args(["pack", &format!("axe-core@{VERSION}")])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()?;
    if fetched.status.success() && file.exists() {
        return Ok(file);
    }
    Err(Fault::Page(String::from_utf8_lossy(&fetched.stderr).into_owned()))
}
