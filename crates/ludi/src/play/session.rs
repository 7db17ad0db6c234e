//! A match between people at this terminal and bots.

use std::ops::Range;
use std::path::{Path, PathBuf};

use ludi_bots::{AnyGame, Level};
use ludi_engine::{NumberRange, Outcome, Seat, Table, Viewer, phrase};

use super::frame::{Frame, Question, question};
use super::key::Key;
use super::{Voices, pages, result};
use crate::failure::Failure;
use crate::files;
use crate::layout::{STRONG, styled, wrap};
use crate::options;
use crate::screen::{Entered, Input, Screen};

/// The conversation at a table.
pub(crate) struct Session {
    /// The game.
    pub(crate) game: AnyGame,
    /// The table.
    pub(crate) table: Box<dyn Table>,
    /// The bot of each seat; people have none.
    pub(crate) levels: Vec<Option<Level>>,
    /// Who speaks.
    pub(crate) voices: Voices,
    /// Where the match is saved unless told otherwise.
    pub(crate) file: PathBuf,
    /// Bots go on without waiting for Enter at the end of a turn.
    pub(crate) quick: bool,
    /// What the program has to say with the next frame.
    pub(crate) notices: Vec<String>,
    screen: Screen,
    input: Input,
    /// The row after which the log is new to each seat.
    since: Vec<u64>,
    /// Who looked at the screen last.
    facing: Option<Seat>,
    /// Which page of the choices is shown.
    choices_page: usize,
}

/// What comes after a person was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    GoOn,
    Leave,
}

impl Session {
    /// Sits down at a table.
    pub(crate) fn new(
        game: AnyGame,
        table: Box<dyn Table>,
        levels: Vec<Option<Level>>,
        voices: Voices,
        file: PathBuf,
        quick: bool,
    ) -> Result<Session, Failure> {
        let since = vec![0; levels.len()];
        let (screen, input) = (Screen::new(), Input::listen()?);
        let notices = Vec::new();
        let facing = None;
        let choices_page = 0;
        Ok(Session {
            game,
            table,
            levels,
            voices,
            file,
            quick,
            notices,
            screen,
            input,
            since,
            facing,
            choices_page,
        })
    }

    /// Plays until the end, or until somebody leaves. If the screen goes away in
    /// between, the match is saved.
    pub(crate) fn run(&mut self) -> Result<(), Failure> {
        match self.play() {
            Err(Failure::Output(error)) if self.table.outcome().is_none() => {
                files::save(&self.file, &self.table.record())?;
                Err(Failure::OutputInPlay { error, file: self.file.clone() })
            }
            played => played,
        }
    }

    fn play(&mut self) -> Result<(), Failure> {
        loop {
            if let Some(outcome) = self.table.outcome() {
                return self.end(&outcome);
            }
            let to_act = self.table.to_act();
            let bot = to_act.iter().find_map(|seat| Some((seat, self.levels[seat.index()]?)));
            if let Some((seat, level)) = bot {
                self.bot_acts(seat, level);
            } else if let Some(seat) = to_act.first()
                && self.ask(seat)? == Next::Leave
            {
                return self.leave();
            }
        }
    }

    /// A bot's dice depend on the row only, so that a match goes on in the same
    /// way whether or not it was saved and resumed.
    fn bot_acts(&mut self, seat: Seat, level: Level) {
        let dice = self.table.dice_keys().bot_dice(self.table.rows(), seat);
        let action = self.game.choose(&*self.table, seat, level, dice);
        let action = action.expect("the seat is to act");
        self.table.act(seat, &action).expect("a bot chooses what is legal");
    }

    /// Asks a person until it acts or leaves.
    fn ask(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.hand_over(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        let size = (self.screen.width(), self.screen.height());
        let Question { text, pages } =
            question(self.table.as_ref(), &self.voices, seat, size, self.choices_page);
        self.show(Viewer::Seat(seat), &text)?;
        let Some(key) = self.typed()? else { return Ok(Next::Leave) };
        if key == Key::Enter && pages > 1 {
            self.choices_page = (self.choices_page + 1) % pages;
            return Ok(Next::GoOn);
        }
        let choices = self.table.choices(seat);
        // What is typed is the number that is asked for, or the place in the list.
        let first = NumberRange::of(&choices).map_or(1, |range| usize::from(range.first));
        let chosen = match key {
            Key::Enter if choices.len() == 1 => choices.first(),
            Key::Number(number) => number.checked_sub(first).and_then(|place| choices.get(place)),
            _ => None,
        };
        let Some(choice) = chosen else {
            return self.aside(seat, key, first..first + choices.len());
        };
        let before = self.table.rows();
        self.choices_page = 0;
        self.table.act(seat, &choice.action).expect("a listed choice is legal");
        if self.table.to_act().contains(seat) {
            return Ok(Next::GoOn);
        }
        // What could not be done otherwise needs no second thought.
        if choices.len() > 1 && self.turn_ends(seat)? == Next::Leave {
            return Ok(Next::Leave);
        }
        if self.screen.attended() && !self.table.to_act().contains(seat) {
            self.since[seat.index()] = before;
        }
        Ok(Next::GoOn)
    }

    /// When the turn has passed to others, the last step can be taken back only
    /// before they act: so a person at a terminal is given the time.
    fn turn_ends(&mut self, seat: Seat) -> Result<Next, Failure> {
        if self.quick || !self.screen.attended() {
            return Ok(Next::GoOn);
        }
        while !self.table.to_act().contains(seat) && self.table.retractable(seat) > 0 {
            let question = self.voices.say(&phrase!("turn-ends"));
            let question = wrap(&styled(STRONG, &question), self.screen.width(), "", "");
            self.show(Viewer::Seat(seat), &question)?;
            match self.typed()? {
                None => return Ok(Next::Leave),
                Some(Key::Enter) => break,
                Some(key) => {
                    if self.aside(seat, key, 1..1)? == Next::Leave {
                        return Ok(Next::Leave);
                    }
                }
            }
        }
        Ok(Next::GoOn)
    }

    /// With several people at one terminal, the next one is called before
    /// anything of theirs is shown.
    fn hand_over(&mut self, seat: Seat) -> Result<Next, Failure> {
        let people = self.levels.iter().filter(|level| level.is_none()).count();
        let changes = self.facing.replace(seat) != Some(seat);
        if !changes || people < 2 {
            return Ok(Next::GoOn);
        }
        let name = &self.voices.game().names[seat.index()];
        let call = self.voices.say(&phrase!("hand-over", name = name.as_str()));
        self.screen.show_alone(&format!("{}\n", styled(STRONG, &call)))?;
        if self.screen.attended() && self.typed()?.is_none() {
            return Ok(Next::Leave);
        }
        Ok(Next::GoOn)
    }

    /// Everything that can be typed besides a choice, of which these are the numbers.
    fn aside(&mut self, seat: Seat, key: Key, choices: Range<usize>) -> Result<Next, Failure> {
        let viewer = Viewer::Seat(seat);
        let width = self.screen.width();
        let table = self.table.as_ref();
        let page = match key {
            Key::Help => pages::help(&self.voices, width),
            Key::Board => table.draw(viewer, &self.voices.game(), width),
            Key::Log => {
                let log = pages::log(table, &self.voices, viewer, width);
                return self.page(&log, usize::MAX);
            }
            Key::Why(filter) => pages::why(table, &self.voices, seat, &filter, width),
            Key::Rules(section) => {
                let section = section.as_deref().unwrap_or(table.prompt(viewer).rule.0);
                pages::rules(&self.voices, section, width)
            }
            Key::Undo => return Ok(self.take_back(seat, 1)),
            Key::TurnAgain => return Ok(self.take_back(seat, table.retractable(seat))),
            Key::Save(file) => {
                self.save_and_tell(file);
                return Ok(Next::GoOn);
            }
            Key::Quit if self.save_and_tell(None) => return Ok(Next::Leave),
            Key::Quit => return Ok(Next::GoOn),
            Key::Enter => return Ok(Next::GoOn),
            Key::Number(number) => return Ok(self.not_understood(&number.to_string(), choices)),
            Key::Unknown(typed) => return Ok(self.not_understood(&typed, choices)),
        };
        self.page(&page, self.screen.height() - 2)
    }

    fn not_understood(&mut self, typed: &str, choices: Range<usize>) -> Next {
        let (count, first) = (choices.len(), choices.start);
        let last = choices.end.saturating_sub(1);
        let what =
            phrase!("not-understood", typed = typed, count = count, first = first, last = last);
        self.notices.push(self.voices.say(&what));
        Next::GoOn
    }

    fn take_back(&mut self, seat: Seat, steps: u32) -> Next {
        let taken_back = self.table.take_back(seat, steps);
        self.choices_page = 0;
        self.notices.push(self.voices.say(&if taken_back {
            phrase!("taken-back", steps = steps)
        } else {
            phrase!("nothing-to-take-back")
        }));
        Next::GoOn
    }

    /// The end: the board with nothing hidden, the score, the proof.
    fn end(&mut self, outcome: &Outcome) -> Result<(), Failure> {
        let width = self.screen.width();
        loop {
            let mut last = result::sheet(outcome, &self.voices.game(), &self.voices.words, width);
            let seed = self.table.dice_keys().last().seed();
            let revealed = phrase!(
                "seed-revealed",
                seed = options::shown_seed(seed).as_str(),
                commitment = seed.commitment().to_string().as_str(),
            );
            last.push_str(&wrap(&self.voices.say(&revealed), width, "", ""));
            let offer = phrase!("offer-record", file = shown(&self.file).as_str());
            last.push_str(&wrap(&self.voices.say(&offer), width, "", ""));
            self.show(Viewer::Historian, &last)?;
            match self.typed()? {
                Some(Key::Save(file)) => _ = self.save_and_tell(file),
                Some(Key::Log) => {
                    let (table, viewer) = (self.table.as_ref(), Viewer::Historian);
                    self.page(&pages::log(table, &self.voices, viewer, width), usize::MAX)?;
                }
                _ => return Ok(()),
            }
        }
    }

    /// Saves and says good-bye.
    fn leave(&mut self) -> Result<(), Failure> {
        files::save(&self.file, &self.table.record())?;
        let good_bye = phrase!("saved-and-left", file = shown(&self.file).as_str());
        self.screen.show(&format!("\n{}\n", self.voices.say(&good_bye)))
    }

    fn save_and_tell(&mut self, file: Option<String>) -> bool {
        let file = file.map_or_else(|| self.file.clone(), PathBuf::from);
        let saved = files::save(&file, &self.table.record());
        let told = match &saved {
            Ok(()) => phrase!("saved", file = shown(&file).as_str()),
            Err(failure) => phrase!("not-saved", why = failure.phrase()),
        };
        self.notices.push(self.voices.say(&told));
        if saved.is_ok() {
            self.file = file;
        }
        saved.is_ok()
    }

    /// Shows the table with the question below it.
    fn show(&mut self, viewer: Viewer, question: &str) -> Result<(), Failure> {
        let since = match viewer {
            Viewer::Seat(seat) => self.since[seat.index()],
            _ => self.facing.map_or(0, |seat| self.since[seat.index()]),
        };
        let notices = std::mem::take(&mut self.notices);
        let frame = Frame {
            table: self.table.as_ref(),
            voices: &self.voices,
            viewer,
            since,
            notices: &notices,
            width: self.screen.width(),
            height: self.screen.height(),
        };
        let text = frame.around(question);
        self.screen.show_alone(&text)?;
        if !self.screen.attended()
            && let Some(seat) = self.facing
        {
            // On a pipe nothing is wiped away, so nothing is told twice.
            self.since[seat.index()] = self.table.rows();
        }
        Ok(())
    }

    /// Shows a text instead of the table, so many lines at a time. (Of the log
    /// the end matters most, so it comes at once and is scrolled back.)
    fn page(&mut self, text: &str, room: usize) -> Result<Next, Failure> {
        if !self.screen.attended() {
            self.screen.show(text)?;
            return Ok(Next::GoOn);
        }
        let lines: Vec<&str> = text.lines().collect();
        for page in lines.chunks(room) {
            let turn = self.voices.say(&phrase!("page-turn"));
            self.screen.show_alone(&format!("{}\n\n{turn} ", page.join("\n")))?;
            match self.input.next() {
                Entered::Line(line) if Key::of(&line) == Key::Enter => {}
                Entered::Line(_) => break,
                Entered::End => return Ok(Next::Leave),
            }
        }
        Ok(Next::GoOn)
    }

    /// Waits for a line; `None` when there will be no more.
    fn typed(&mut self) -> Result<Option<Key>, Failure> {
        self.screen.show("> ")?;
        match self.input.next() {
            Entered::Line(line) => {
                if !self.screen.attended() {
                    self.screen.show("\n")?;
                }
                Ok(Some(Key::of(&line)))
            }
            Entered::End => Ok(None),
        }
    }
}

/// A file as it is typed in a shell.
fn shown(file: &Path) -> String {
    let file = file.display().to_string();
    if file.contains(char::is_whitespace) { format!("'{file}'") } else { file }
}
