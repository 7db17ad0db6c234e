//! A game in another world, and with leaks planted into it.

use std::any::Any;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use ludi_bots::AnyGame;
use ludi_engine::json::JsonText;
use ludi_engine::shared_html::SharedHtml;
use ludi_engine::{
    ActError, Audience, Choice, DiceKeys, Draw, EventLine, Foresight, Impossible, Info, LogLine,
    Outcome, Part, Phrase, Players, Prompt, Recurring, Refusal, Seat, SeatSet, ShownBeat, Table,
    Viewer, Voice,
};
use serde_json::Value;

use super::game::Game;

/// What tells something of what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plant {
    Nothing,
    /// The hash of the state, in a comment of the board.
    Comment,
    /// A few spaces more or less.
    Length,
    /// A line of the log that is there or not.
    Log,
    /// Whether something can be taken back.
    Undo,
    /// Who could notice a row: everybody.
    Row,
    /// Whether something that is no action is said to be none.
    Status,
    /// What a bot would do.
    Hint,
    /// Which refusal is given.
    Refusal,
    /// The order of what can be done.
    Order,
    /// How many numbers can be chosen.
    Range,
    /// Whether it is said what a choice will do.
    Preview,
    /// How many beats a row has.
    Beat,
    /// The hash of the state, in the JSON that programs read.
    View,
    /// A few spaces more or less in that JSON.
    Spaces,
    /// The hash of the state in that JSON, but only once something was done.
    Late,
}

/// The game in which world, and what was planted.
#[derive(Clone, Copy)]
pub(crate) struct Worlds {
    pub(crate) game: Game,
    /// As whom the world is imagined, and which; none is the real one.
    pub(crate) imagined: Option<(Viewer, u64)>,
    pub(crate) plant: Plant,
}

impl Worlds {
    /// The real world, and nothing planted.
    pub(crate) fn real(game: Game) -> Worlds {
        Worlds { game, imagined: None, plant: Plant::Nothing }
    }
}

impl From<Worlds> for AnyGame {
    /// The game at whose tables one looks into such a world.
    fn from(worlds: Worlds) -> AnyGame {
        let game = worlds.game.any().clone();
        let game = game.with_tables(move |real| Box::new(World::new(worlds, real)));
        match worlds.plant {
            Plant::Hint => game.with_bots(|_, table, seat, _, _| tell(table, seat)),
            _ => game,
        }
    }
}

/// What a bot does that lets the whole state decide.
fn tell(table: &dyn Table, seat: Seat) -> Option<Value> {
    let mut choices = table.choices(seat);
    let place = table.hash().checked_rem(choices.len() as u64)?;
    Some(choices.swap_remove(place as usize).action)
}

/// A match that is played in the real world and shown in another one.
struct World {
    worlds: Worlds,
    real: Box<dyn Table>,
    /// Imagined when somebody looks: a match that is read from its log is played
    /// without anybody looking.
    shown: OnceLock<Box<dyn Table>>,
    /// Was it seen by a program, and was anything done since?
    seen: AtomicBool,
    late: bool,
}

impl World {
    fn new(worlds: Worlds, real: Box<dyn Table>) -> World {
        World { worlds, real, shown: OnceLock::new(), seen: AtomicBool::new(false), late: false }
    }

    fn shown(&self) -> &dyn Table {
        &**self.shown.get_or_init(|| match self.worlds.imagined {
            Some((viewer, world)) => self.real.imagined(viewer, world),
            None => self.real.fork(),
        })
    }

    /// Something was done: the world is imagined anew.
    fn imagine(&mut self) {
        self.shown.take();
        self.late |= *self.seen.get_mut();
    }

    /// Another world that this seat has looked at. What a seat may do follows from
    /// what it knows; what others may do, from the real world.
    fn world_of(&self, seat: Seat) -> Option<Box<dyn Table>> {
        let shown = self.shown.get()?;
        let (viewer, _) = self.worlds.imagined?;
        (viewer == Viewer::Seat(seat)).then(|| shown.fork())
    }

    /// Something that is not the same in all worlds, from 0 to 4.
    fn secret(&self) -> usize {
        (self.shown().hash() % 5) as usize
    }

    fn some_refusal(&self, seat: Seat) -> Refusal {
        let impossible = self.shown().impossible(seat).into_iter().next();
        impossible.expect("not everything is possible").refusal
    }

    fn has(&self, plant: Plant) -> bool {
        self.worlds.plant == plant
    }
}

impl Table for World {
    fn info(&self) -> &'static Info {
        self.real.info()
    }

    fn seats(&self) -> u8 {
        self.real.seats()
    }

    fn players(&self) -> &Players {
        self.real.players()
    }

    fn reseat(&mut self, players: Players) {
        self.real.reseat(players);
        self.shown.take();
    }

    fn dice_keys(&self) -> &DiceKeys {
        self.real.dice_keys()
    }

    fn rows(&self) -> u64 {
        self.real.rows()
    }

    fn audience(&self) -> Audience {
        match self.has(Plant::Row) {
            true => Audience { seats: SeatSet::all(self.seats()), spectators: true },
            false => self.real.audience(),
        }
    }

    /// The log carries the hashes of the real world.
    fn hash(&self) -> u64 {
        self.real.hash()
    }

    /// Who goes on from here plays in the real world, too, and is shown the other.
    fn fork(&self) -> Box<dyn Table> {
        let shown = OnceLock::new();
        if let Some(world) = self.shown.get() {
            shown.get_or_init(|| world.fork());
        }
        Box::new(World {
            worlds: self.worlds,
            real: self.real.fork(),
            shown,
            seen: AtomicBool::new(self.seen.load(Ordering::Relaxed)),
            late: self.late,
        })
    }

    fn imagined(&self, viewer: Viewer, world: u64) -> Box<dyn Table> {
        self.shown().imagined(viewer, world)
    }

    fn to_act(&self) -> SeatSet {
        self.shown().to_act()
    }

    fn may_change(&self) -> SeatSet {
        self.shown().may_change()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = self.shown().choices(seat);
        if self.has(Plant::Order) && !choices.is_empty() {
            let first = self.secret() % choices.len();
            choices.rotate_left(first);
        }
        if self.has(Plant::Range) && choices.len() > 5 {
            choices.truncate(choices.len() - self.secret());
        }
        if self.has(Plant::Preview) && self.secret() % 2 == 1 {
            for choice in &mut choices {
                choice.preview = Some(choice.label.clone());
            }
        }
        choices
    }

    fn labels(&self, seat: Seat) -> Vec<(JsonText, Phrase)> {
        let label = |choice: Choice| (JsonText::of(&choice.action, 0), choice.label);
        self.choices(seat).into_iter().map(label).collect()
    }

    fn impossible(&self, seat: Seat) -> Vec<Impossible> {
        self.shown().impossible(seat)
    }

    fn why(&self, seat: Seat, action: &Value) -> Result<(), ActError> {
        let plain = self.shown().why(seat, action);
        match plain {
            Err(ActError::Refused(mut refusal)) if self.has(Plant::Refusal) => {
                if self.secret() % 2 == 1 {
                    refusal.reason = self.shown().prompt(Viewer::Seat(seat)).text;
                }
                Err(ActError::Refused(refusal))
            }
            plain => plain,
        }
    }

    /// Done in the real world, and looked at in the other.
    fn foresee(&mut self, seat: Seat, action: &Value) -> Option<Foresight> {
        let mut ahead = self.fork();
        ahead.act(seat, action).ok()?;
        Some(Foresight {
            to_act: ahead.to_act(),
            may_change: ahead.may_change(),
            retractable: ahead.retractable(seat) > 0,
        })
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), ActError> {
        if let Some(mut world) = self.world_of(seat) {
            world.act(seat, action)?;
        }
        let done = self.real.act(seat, action);
        if done.is_err() && self.has(Plant::Status) && self.secret().is_multiple_of(2) {
            return Err(ActError::Refused(self.some_refusal(seat)));
        }
        done?;
        self.imagine();
        Ok(())
    }

    fn declines(&self, action: &Value) -> bool {
        self.shown().declines(action)
    }

    fn surprises(&self, seat: Seat, action: &Value) -> bool {
        self.shown().surprises(seat, action)
    }

    fn recurring(&self, seat: Seat) -> Option<Recurring<Value>> {
        self.shown().recurring(seat)
    }

    fn idle(&self, seat: Seat) -> Option<Phrase> {
        self.shown().idle(seat)
    }

    fn alternatives(&self, seat: Seat) -> Vec<Value> {
        self.shown().alternatives(seat)
    }

    fn retractable(&self, seat: Seat) -> u32 {
        let plain = self.shown().retractable(seat);
        if self.has(Plant::Undo) { self.secret() as u32 } else { plain }
    }

    fn take_back(&mut self, seat: Seat, steps: u32) -> bool {
        if self.world_of(seat).is_some_and(|mut world| !world.take_back(seat, steps)) {
            return false;
        }
        let taken_back = self.real.take_back(seat, steps);
        self.imagine();
        taken_back
    }

    fn view(&self, viewer: Viewer) -> Value {
        self.shown().view(viewer)
    }

    fn view_text(&self, viewer: Viewer) -> JsonText {
        self.seen.store(true, Ordering::Relaxed);
        let view = self.shown().view_text(viewer);
        let planted = match self.worlds.plant {
            Plant::Spaces => " ".repeat(self.secret()),
            Plant::Late if !self.late => return view,
            Plant::View | Plant::Late => format!("\"hash\":{},", self.shown().hash()),
            _ => return view,
        };
        let rest = view.0.strip_prefix(b"{").unwrap();
        JsonText([b"{", planted.as_bytes(), rest].concat())
    }

    fn events(&self, viewer: Viewer, since: u64) -> Vec<EventLine> {
        self.shown().events(viewer, since)
    }

    fn beats(&self, viewer: Viewer, row: u64) -> Vec<ShownBeat<'_>> {
        let mut beats = self.shown().beats(viewer, row);
        if self.has(Plant::Beat) && self.secret() % 2 == 1 {
            beats.pop();
        }
        beats
    }

    fn draws(&self) -> Option<Vec<Draw>> {
        self.shown().draws()
    }

    fn part(&self) -> Option<Part> {
        self.shown().part()
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.shown().prompt(viewer)
    }

    fn draw(&self, viewer: Viewer, voice: &Voice<'_>, width: usize) -> String {
        self.shown().draw(viewer, voice, width)
    }

    fn draw_within(&self, viewer: Viewer, voice: &Voice<'_>, width: usize, lines: usize) -> String {
        self.shown().draw_within(viewer, voice, width, lines)
    }

    fn board(&self, viewer: Viewer, voice: &Voice<'_>) -> SharedHtml {
        let mut board = self.shown().board(viewer, voice);
        if self.has(Plant::Comment) {
            board.push_str(&format!("<!-- {} -->", self.shown().hash()));
        }
        if self.has(Plant::Length) {
            board.push_str(&" ".repeat(self.secret()));
        }
        board
    }

    fn still(&self, viewer: Viewer, voice: &Voice<'_>) -> String {
        self.shown().still(viewer, voice)
    }

    fn forget_drawn(&self) {
        self.shown().forget_drawn();
    }

    fn log(&self, viewer: Viewer, since: u64) -> Vec<LogLine> {
        let mut log = self.shown().log(viewer, since);
        if self.has(Plant::Log) {
            log.truncate(log.len().saturating_sub(self.secret()));
        }
        log
    }

    fn recalls(&self) -> bool {
        self.real.recalls()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.shown().outcome()
    }

    fn record(&self) -> String {
        self.real.record()
    }

    fn as_match(&self) -> &dyn Any {
        self.shown().as_match()
    }
}
