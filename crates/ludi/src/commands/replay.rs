//! `ludi replay`: a match retold in words.

use std::path::PathBuf;

use clap::Args;
use ludi_engine::rulebook::Citations;
use ludi_engine::{Seat, Table, Viewer, Voice, phrase};
use ludi_games::find;

use crate::failure::Failure;
use crate::files;
use crate::layout::{DIM, cite, divider, styled, wrap};
use crate::play::{plain_names, result};
use crate::screen::Screen;
use crate::words::Words;

/// The options of `ludi replay`.
#[derive(Debug, Args)]
pub(crate) struct Replay {
    file: PathBuf,
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    #[arg(long, conflicts_with = "seat")]
    all: bool,
    #[arg(long)]
    json: bool,
}

impl Replay {
    /// Retells it.
    pub(crate) fn run(self, words: &Words) -> Result<(), Failure> {
        let (text, game) = files::read_record(&self.file)?;
        let game = find(&game)?;
        let table =
            game.read(&text).map_err(|error| Failure::Record { file: self.file.clone(), error })?;
        let viewer = self.viewer(table.as_ref())?;
        let mut screen = Screen::new();
        let width = screen.width().min(100);
        let speech = game.speeches.of(words.lang());
        let voice = Voice { speech, names: &plain_names(&table.players().names) };
        if self.json {
            let lines = table.events(viewer, 0).into_iter();
            let lines: String = lines.map(|event| event.to_json(&voice) + "\n").collect();
            return screen.show(&lines);
        }

        screen.show(&divider(table.info().name, &seen_by(viewer, &voice, words), width))?;
        let lines = table.log(viewer, 0);
        let digits = table.rows().to_string().len();
        let citations = Citations::new(game.ledger(words.lang()));
        let mut told = None;
        for line in lines {
            let row = if told == Some(line.row) { String::new() } else { line.row.to_string() };
            told = Some(line.row);
            let first = format!("{}  ", styled(DIM, &format!("{row:>digits$}")));
            let sentence = format!(
                "{}  {}",
                voice.say(&line.text.text),
                cite(&citations.cite(line.text.rule.0))
            );
            screen.show(&wrap(&sentence, width, &first, &" ".repeat(digits + 2)))?;
        }
        match table.outcome() {
            Some(outcome) => screen.show(&result::sheet(&outcome, &voice, words, width))?,
            None => screen.show(&format!("{}\n", words.say(&phrase!("replay-unfinished"))))?,
        }
        let browsers = table.dice_keys().first().contributions().len();
        let mut dice = words.say(&phrase!("replay-dice", browsers = browsers));
        for fork in table.dice_keys().forks() {
            let fork = phrase!("replay-fork", row = fork.after as usize);
            dice.push_str(&format!(" {}", words.say(&fork)));
        }
        screen.show(&wrap(&dice, width, "", ""))
    }

    fn viewer(&self, table: &dyn Table) -> Result<Viewer, Failure> {
        match self.seat {
            Some(seat) if (1..=table.seats()).contains(&seat) => {
                Ok(Viewer::Seat(Seat::new(usize::from(seat) - 1)))
            }
            Some(seat) => {
                Err(Failure::Usage(phrase!("failure-no-seat", seat = seat, seats = table.seats())))
            }
            None if self.all && table.outcome().is_none() => {
                Err(Failure::Usage(phrase!("failure-not-over")))
            }
            None if self.all => Ok(Viewer::Historian),
            None => Ok(Viewer::Spectator),
        }
    }
}

fn seen_by(viewer: Viewer, voice: &Voice<'_>, words: &Words) -> String {
    words.say(&match viewer {
        Viewer::Seat(seat) => {
            phrase!("replay-seat", name = voice.names[seat.index()].as_str())
        }
        Viewer::Spectator => phrase!("replay-spectator"),
        Viewer::Historian => phrase!("replay-historian"),
    })
}
