//! A house to run the program in.
#![expect(clippy::unwrap_used, reason = "a test that cannot run its program has failed")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// A folder of its own for each test, where the program runs and saves.
pub(crate) struct House(tempfile::TempDir);

/// What came of running the program.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl House {
    pub(crate) fn new() -> House {
        House(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    pub(crate) fn command(&self, line: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ludi"));
        command.args(line.split_whitespace()).current_dir(self.0.path());
        command.env("XDG_DATA_HOME", self.path("data")).env("HOME", self.0.path());
        command.env("XDG_CONFIG_HOME", self.path("config"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"] {
            command.env_remove(name);
        }
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("LUDI_") {
                command.env_remove(name);
            }
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Runs `ludi` with this command line.
    pub(crate) fn ludi(&self, line: &str) -> Ran {
        self.typed(line, "")
    }

    /// Runs `ludi` with this command line and these lines on standard input.
    pub(crate) fn typed(&self, line: &str, input: &str) -> Ran {
        let mut child = self.command(line).stdin(Stdio::piped()).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = input.to_owned();
        // The program may leave before it has read everything.
        let typist = thread::spawn(move || _ = stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output().unwrap();
        typist.join().unwrap();
        Ran {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The record of a whole game between random bots at four seats.
    pub(crate) fn record(&self) -> PathBuf {
        let folder = self.path("records");
        self.ludi("simulate caligula --games 1 --seats 4 --records records").well();
        folder.join("game-000001.jsonl")
    }
}

impl Ran {
    /// All went well, and nothing was complained about.
    #[track_caller]
    pub(crate) fn well(self) -> Ran {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    /// One sentence on standard error with all of these in it, and this code.
    #[track_caller]
    pub(crate) fn fails(self, code: i32, words: &[&str]) {
        assert_eq!(self.code, Some(code), "{self:?}");
        assert_eq!(self.err.lines().count(), 1, "{self:?}");
        assert!(self.err.starts_with("ludi: ") && !self.err.contains("panicked"), "{self:?}");
        for word in words {
            assert!(self.err.contains(word), "'{word}' is not in {:?}", self.err);
        }
    }
}

/// A path as a command line has it.
pub(crate) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
