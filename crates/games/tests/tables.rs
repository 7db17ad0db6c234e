//! What a table of any game tells its viewers, however it is kept and written.

use ludi_engine::json::{self, JsonText};
use ludi_engine::{
    Dice, FastRng, Game, Match, Players, Seat, Seed, Setup, Table, Told, Viewer, open,
};
use ludi_games::{GAMES, Visit, with_game};

/// How many steps of a match are looked at.
const STEPS: usize = 150;

/// A match at a table beside the same without one.
struct Beside<G: Game> {
    table: Box<dyn Table>,
    alone: Match<G>,
    told: Vec<Told<G::Event>>,
    dice: Dice<FastRng>,
}

impl<G: Game> Beside<G> {
    fn open(setup: Setup, number: u64) -> Beside<G> {
        let seed = Seed::from_phrase(&format!("tables {number}"));
        let seats = usize::from(setup.seats);
        let names = (0..seats).map(|seat| format!("Seat {seat}")).collect();
        let players = Players { names, bots: vec![None; seats] };
        let rules = G::INFO.rules_version;
        let table = open::<G>(rules, setup.clone(), seed.into(), players).expect("a table");
        let mut told = Vec::new();
        let alone = Match::start(setup, seed, &mut told).expect("a match");
        Beside { table, alone, told, dice: Dice::fast(number) }
    }

    /// Does something, or takes something back; `false` when it is over.
    fn step(&mut self) -> bool {
        let asked: Vec<Seat> = self.alone.to_act().iter().collect();
        let Some(seat) = self.pick(&asked) else { return false };
        if self.dice.below(8) == 0 && self.table.retractable(seat) > 0 {
            assert!(self.table.take_back(seat, 1) && self.alone.take_back(seat, 1));
            return true;
        }
        let mut legal = Vec::new();
        self.alone.legal(seat, &mut legal);
        let action = self.pick(&legal).expect("whoever is asked can do something");
        written_as_by_serde_json(&legal);
        self.told.clear();
        self.alone.act(seat, action, &mut self.told).expect("a legal action");
        for told in &self.told {
            written_as_by_serde_json(&told.event);
            written_as_by_serde_json(&told.others);
        }
        let action = serde_json::to_value(action).expect("actions are plain data");
        self.table.act(seat, &action).expect("a legal action");
        true
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let at = self.dice.below(from.len().max(1) as u32) as usize;
        from.get(at).copied()
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let historian = self.alone.to_act().is_empty().then_some(Viewer::Historian);
        Viewer::all(self.table.seats()).chain(historian)
    }

    /// A look at the table changes nothing, so some look before an action and some do not.
    fn look(&mut self) {
        for seat in self.alone.to_act().iter() {
            let choices = self.table.choices(seat).into_iter();
            let choices: Vec<_> =
                choices.map(|choice| (choice.action.to_string(), choice.label)).collect();
            let labels = self.table.labels(seat).into_iter();
            let labels: Vec<_> = labels.map(|(action, label)| (utf8(action), label)).collect();
            assert_eq!(labels, choices);
        }
        for viewer in self.viewers() {
            if self.dice.below(3) == 0 {
                continue;
            }
            shows_its_match::<G>(&*self.table, viewer);
            let view = serde_json::to_string(&self.alone.view(viewer)).expect("a view");
            assert_eq!(text(&*self.table, viewer), view);
            assert_eq!(text(&*self.table.fork(), viewer), view);
            let lines = self.table.log(viewer, 0).into_iter();
            let events = self.table.events(viewer, 0).into_iter();
            let lines: Vec<_> = lines.map(|line| (line.row, line.beat, line.text)).collect();
            let events: Vec<_> = events.map(|line| (line.row, line.beat, line.text)).collect();
            assert_eq!(lines, events);
            let since = self.dice.below(self.table.rows() as u32 + 1).into();
            let later = self.table.log(viewer, since).into_iter();
            let later: Vec<_> = later.map(|line| (line.row, line.beat, line.text)).collect();
            let known = lines.into_iter().filter(|(row, ..)| since == 0 || *row > since);
            assert_eq!(later, known.collect::<Vec<_>>());
        }
    }

    /// In another world each viewer is shown that world.
    fn imagine(&mut self) {
        let seat = Seat::new(self.dice.below(self.table.seats().into()) as usize);
        let world = self.table.imagined(Viewer::Seat(seat), 1);
        for viewer in self.viewers() {
            shows_its_match::<G>(&*world, viewer);
        }
        assert_eq!(text(&*world, Viewer::Seat(seat)), text(&*self.table, Viewer::Seat(seat)));
    }
}

/// What is told of a table is what its match shows.
fn shows_its_match<G: Game>(table: &dyn Table, viewer: Viewer) {
    let played: &Match<G> = table.as_match().downcast_ref().expect("a match of this game");
    let view = played.view(viewer);
    assert_eq!(text(table, viewer), serde_json::to_string(&view).expect("a view"));
    assert_eq!(table.view(viewer), serde_json::to_value(&view).expect("a view"));
    assert_eq!(table.part(), G::part(&played.view(Viewer::Spectator)));
}

fn text(table: &dyn Table, viewer: Viewer) -> String {
    utf8(table.view_text(viewer))
}

fn utf8(text: JsonText) -> String {
    String::from_utf8(text.0).expect("JSON is text")
}

#[track_caller]
fn written_as_by_serde_json(value: &impl serde::Serialize) {
    let mut text = Vec::new();
    json::write(value, &mut text).expect("plain data");
    assert_eq!(String::from_utf8(text).expect("JSON"), serde_json::to_string(value).expect("JSON"));
}

struct Play;

impl Visit for Play {
    type Out = ();

    fn visit<G: Game>(self) {
        for (number, edition) in (0..).zip(G::INFO.editions) {
            for seats in [edition.seats.min, edition.seats.max] {
                let mut setup = Setup::new(&G::INFO, seats);
                setup.edition = edition.id.into();
                let mut beside = Beside::<G>::open(setup, number * 10 + u64::from(seats));
                for step in 0.. {
                    if step < STEPS {
                        beside.look();
                    }
                    if step % 16 == 0 {
                        beside.imagine();
                    }
                    if !beside.step() {
                        break;
                    }
                }
                beside.look();
            }
        }
    }
}

/// At every moment of whole matches in which steps are taken back.
#[test]
fn every_viewer_is_told_what_the_match_shows_it() {
    for game in GAMES {
        with_game(game.id, Play).expect("a game of the list");
    }
}
