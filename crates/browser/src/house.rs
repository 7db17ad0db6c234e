//! The program, as a process of its own.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use tempfile::TempDir;

use crate::Fault;

/// A house with an empty database, open until it is dropped.
pub struct House {
    process: Child,
    address: String,
    /// What makes an account the administrator.
    code: String,
    /// Kept open, so that the house may go on talking.
    _out: Option<BufReader<ChildStdout>>,
    _folder: TempDir,
}

impl House {
    /// Opens a house with this program, on a port of its own, with bots that do
    /// not pretend to think.
    pub fn open(program: &Path) -> Result<House, Fault> {
        let fault = |error: std::io::Error| Fault::House(error.to_string());
        let folder = tempfile::tempdir().map_err(fault)?;
        let database = folder.path().join("house.db");
        let mut process = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--no-open", "--db"])
            .arg(format!("sqlite:{}", database.display()))
            .env("LUDI_BOT_PAUSE", "0")
            .env("LUDI_UNDO_PAUSE", "0")
            .env("LUDI_LIMITS", "off")
            .env("HOME", folder.path())
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(fault)?;
        let (mut said, mut code) = (String::new(), String::new());
        let mut out = process.stdout.take().map(BufReader::new);
        if let Some(out) = &mut out {
            out.read_line(&mut said).map_err(fault)?;
        }
        let address = said.split_whitespace().find(|word| word.starts_with("http://"));
        let Some(address) = address.map(|word| word.trim_end_matches('/').to_owned()) else {
            _ = process.kill();
            _ = process.wait();
            return Err(Fault::House(format!("its first line is {said:?}")));
        };
        if let Some(out) = &mut out {
            out.read_line(&mut code).map_err(fault)?;
        }
        // Nobody looks after a new house: its second line ends with the code.
        let code = code.split_whitespace().last().unwrap_or_default().to_owned();
        Ok(House { process, address, code, _out: out, _folder: folder })
    }

    /// The code that makes an account the administrator.
    pub fn code(&self) -> &str {
        &self.code
    }

    /// The address of this path, which begins with a slash.
    pub fn address(&self, path: &str) -> String {
        format!("{}{path}", self.address)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}
