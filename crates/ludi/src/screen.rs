//! The terminal, or whatever stands in for it.

use std::env;
use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use anstream::AutoStream;
use terminal_size::{Height, Width, terminal_size};

use crate::failure::Failure;

/// Where the program writes. Styles are left out when nobody wants them: on a
/// pipe, with NO_COLOR, on a dumb terminal.
pub(crate) struct Screen {
    out: AutoStream<io::Stdout>,
    /// A person sits there: the screen may be cleared and a key waited for.
    attended: bool,
}

impl Screen {
    /// Standard output.
    pub(crate) fn new() -> Screen {
        let attended = io::stdin().is_terminal() && io::stdout().is_terminal();
        Screen { out: AutoStream::auto(io::stdout()), attended }
    }

    /// Is a person there, at a terminal?
    pub(crate) fn attended(&self) -> bool {
        self.attended
    }

    /// How many columns there are, within what can be laid out.
    pub(crate) fn width(&self) -> usize {
        let columns = || env::var("COLUMNS").ok()?.parse().ok();
        let width = match terminal_size() {
            Some((Width(width), _)) => Some(usize::from(width)),
            None => columns(),
        };
        width.unwrap_or(80).clamp(60, 160)
    }

    /// How many lines there are; on a pipe there is no end to them.
    pub(crate) fn height(&self) -> usize {
        match terminal_size() {
            Some((_, Height(height))) if self.attended => usize::from(height).max(12),
            _ => usize::MAX,
        }
    }

    /// Shows a text.
    pub(crate) fn show(&mut self, text: &str) -> Result<(), Failure> {
        self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush()).map_err(Failure::Output)
    }

    /// Shows a text on an empty screen, if a person is there; elsewhere below
    /// what was shown before.
    pub(crate) fn show_alone(&mut self, text: &str) -> Result<(), Failure> {
        if self.attended {
            // Past the stream that drops styles: clearing is not a style.
            io::stdout().write_all(b"\x1b[H\x1b[2J\x1b[3J").map_err(Failure::Output)?;
        }
        self.show(text)
    }
}

/// What came in.
#[derive(Debug)]
pub(crate) enum Entered {
    /// A line.
    Line(String),
    /// Nothing more will come: the end of the input, or somebody wants to stop.
    End,
}

/// Lines from standard input; Ctrl-C ends them like the end of a file.
pub(crate) struct Input(Receiver<Entered>);

impl Input {
    /// Starts to listen.
    pub(crate) fn listen() -> Result<Input, Failure> {
        let (sender, receiver) = mpsc::channel();
        let stop = sender.clone();
        ctrlc::set_handler(move || _ = stop.send(Entered::End))
            .map_err(|error| Failure::no_signals(&error))?;
        thread::spawn(move || {
            let mut stdin = io::stdin().lock();
            let mut line = Vec::new();
            while stdin.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                line.clear();
                if sender.send(Entered::Line(text)).is_err() {
                    return;
                }
            }
            _ = sender.send(Entered::End);
        });
        Ok(Input(receiver))
    }

    /// Waits for the next line.
    pub(crate) fn next(&self) -> Entered {
        self.0.recv().unwrap_or(Entered::End)
    }
}
