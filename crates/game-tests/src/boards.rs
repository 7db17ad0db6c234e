//! The board in the browser, in games played at random: every choice is there,
//! nothing else is, and what arrives is sound HTML.

mod explained;
mod html;
mod numbers;

use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;

use anstream::adapter::strip_str;
use ludi_engine::{
    Board, Choice, Dice, Lang, PartCache, PartSheet, Players, Scene, Seat, Seed, Setup, Silence,
    Viewer,
};
use scraper::Html;
use unicode_width::UnicodeWidthStr;

pub use self::html::{actions, ids, select};
use crate::{Voices, legal, open};

/// The tests that say the same of the [`Boards`] of every game. Two more depend on the
/// game: [`Boards::say_all_words`] and [`Boards::can_be_played`].
#[macro_export]
macro_rules! board_tests {
    ($boards:expr) => {
        #[test]
        fn every_choice_is_a_thing_to_click_once_and_in_the_list_once() {
            $boards.show_every_choice();
        }

        #[test]
        fn who_is_not_asked_has_nothing_to_click() {
            $boards.leave_others_alone();
        }

        #[test]
        fn what_nobody_told_the_viewer_is_not_there() {
            $boards.show_only_what_is_known();
        }

        #[test]
        fn the_html_is_sound() {
            $boards.are_sound_html();
        }

        #[test]
        fn what_was_drawn_earlier_is_shown_only_where_it_would_be_drawn_again() {
            $boards.are_the_same_from_parts_drawn_earlier();
        }

        #[test]
        fn only_parts_change() {
            $boards.consist_of_parts();
        }

        #[test]
        fn the_glossary_is_whole() {
            $boards.have_a_whole_glossary();
        }

        #[test]
        fn every_emblem_and_every_number_is_explained() {
            $boards.explain_everything();
        }

        #[test]
        fn how_to_play_can_be_read_in_90_seconds() {
            $boards.can_be_learnt_in_90_seconds();
        }

        #[test]
        fn the_stylesheet_reaches_nothing_outside() {
            $boards.have_styles_of_their_own();
        }
    };
}

/// Who sits at the tables. One would like to be a part of the page.
const NAMES: [&str; 6] =
    ["Marcus", "Livia", "<b onclick='x'>\"Gaius\" & sons", "Åsa 明", "Tullia", "Sextus"];

/// How a board offers what its viewer may do.
#[derive(Clone, Copy, Debug)]
enum Offered {
    /// As what is asked.
    Now,
    /// As what may be done instead of the last step.
    Instead,
    /// Not at all: the viewer only looks.
    Never,
}

/// Positions of a game at every table it can have, and their boards.
pub struct Boards<G: Board> {
    tables: Vec<G>,
    /// The number of the table, and what is on it.
    positions: Vec<(usize, G::State)>,
    voices: Voices,
}

impl<G: Board> Boards<G> {
    /// Plays one game at each table. Where the rules make many moments alike, `dull`
    /// says so: only every so many of these are looked at.
    pub fn played(dull: impl Fn(&G::State) -> bool, every: usize) -> Boards<G> {
        let voices = Voices::of::<G>(&NAMES);
        let mut boards = Boards { tables: Vec::new(), positions: Vec::new(), voices };
        for edition in G::INFO.editions {
            for seats in edition.seats.min..=edition.seats.max {
                let table = Setup { edition: edition.id.to_owned(), ..Setup::new(&G::INFO, seats) };
                boards.play(open(&table), &dull, every);
            }
        }
        boards
    }

    /// The same, with a position that hardly any game comes to.
    #[must_use]
    pub fn and(mut self, game: G, state: G::State) -> Boards<G> {
        self.positions.push((self.tables.len(), state));
        self.tables.push(game);
        self
    }

    fn play(&mut self, game: G, dull: impl Fn(&G::State) -> bool, every: usize) {
        let table = self.tables.len();
        let mut dice = Dice::fast(u64::from(game.seats()));
        let mut state = game.deal(&mut dice, &mut Silence);
        let mut turn = 0;
        while let Some(seat) = game.to_act(&state).first() {
            if turn % every == 0 || !dull(&state) {
                self.positions.push((table, state));
            }
            let actions = legal(&game, &state, seat);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("a legal action");
            turn += 1;
        }
        self.positions.push((table, state));
        self.tables.push(game);
    }

    /// Every so many of the positions.
    pub fn positions(&self, step: usize) -> impl Iterator<Item = (&G, &G::State)> {
        let positions = self.positions.iter().step_by(step);
        positions.map(|(table, state)| (&self.tables[*table], state))
    }

    /// The board as a browser gets it.
    pub fn text(&self, game: &G, state: &G::State, viewer: Viewer, lang: Lang) -> String {
        self.drawn(game, state, viewer, lang, Offered::Now, None)
    }

    fn drawn(
        &self,
        game: &G,
        state: &G::State,
        viewer: Viewer,
        lang: Lang,
        offered: Offered,
        parts: Option<&PartSheet<'_>>,
    ) -> String {
        let view = game.view(state, viewer);
        let possible: Vec<Choice<G::Action>> = match viewer {
            Viewer::Seat(seat) => legal(game, state, seat)
                .into_iter()
                .map(|action| Choice {
                    action,
                    label: game.label(state, seat, action),
                    preview: game.preview(&game.view(state, Viewer::Seat(seat)), action),
                    number: G::number(action),
                })
                .collect(),
            Viewer::Spectator | Viewer::Historian => Vec::new(),
        };
        let voice = self.voices.speaking(lang);
        let plays = matches!(viewer, Viewer::Seat(_)) && !game.to_act(state).is_empty();
        let (plays, choices, instead) = match offered {
            Offered::Now => (plays, &*possible, &[][..]),
            Offered::Instead => (plays, &[][..], &*possible),
            Offered::Never => (false, &[][..], &[][..]),
        };
        game.board(&Scene { view: &view, plays, choices, instead, voice, parts })
    }

    /// The board as a browser reads it.
    pub fn html(&self, game: &G, state: &G::State, viewer: Viewer, lang: Lang) -> Html {
        Html::parse_fragment(&self.text(game, state, viewer, lang))
    }

    /// Whatever was drawn earlier, for whomever, the board is the same as if nothing was.
    pub fn are_the_same_from_parts_drawn_earlier(&self) {
        let caches: Vec<PartCache> = self.tables.iter().map(|_| PartCache::default()).collect();
        for (table, state) in &self.positions {
            let game = &self.tables[*table];
            for viewer in Viewer::all(game.seats()).chain([Viewer::Historian]) {
                for (lang, offered) in [
                    (Lang::En, Offered::Now),
                    (Lang::It, Offered::Now),
                    (Lang::En, Offered::Instead),
                    (Lang::En, Offered::Never),
                ] {
                    let draw = |parts: Option<&PartSheet<'_>>| {
                        self.drawn(game, state, viewer, lang, offered, parts)
                    };
                    let (anew, kept) =
                        (draw(None), caches[*table].board(Some(viewer), |parts| draw(Some(parts))));
                    let (kept, look) = (kept.whole(), (viewer, lang, offered));
                    assert!(anew == kept, "{look:?}: {anew}\n\nis shown as\n\n{kept}");
                }
            }
        }
    }

    /// What a terminal without colours shows fits its width, in words of every language,
    /// and says who plays.
    pub fn fit_a_terminal(&self) {
        for (turn, (game, state)) in self.positions(5).enumerate() {
            let seat = game.to_act(state).first().map_or(Viewer::Spectator, Viewer::Seat);
            for viewer in [seat, Viewer::Historian] {
                let view = game.view(state, viewer);
                let (width, lang) = ([40, 80, 132][turn % 3], Lang::ALL[turn / 3 % 2]);
                let drawn = game.draw(&view, &self.voices.speaking(lang), width);
                let drawn = strip_str(&drawn).to_string();
                for line in drawn.lines() {
                    assert!(line.width() <= width, "{width}: {line}");
                }
                for key in ["table-", "board-", "stage-", "term-"] {
                    assert!(!drawn.contains(key), "{key} is no word: {drawn}");
                }
                assert!(drawn.contains(NAMES[0]), "{drawn}");
            }
        }
    }

    /// Every choice is a thing to click once, and in the list once; a number that is asked
    /// for is a field on the board and one in the list.
    pub fn show_every_choice(&self) {
        for (game, state) in self.positions(3) {
            for seat in game.to_act(state).iter() {
                let mut legal = legal(game, state, seat);
                legal.sort();
                let html = self.html(game, state, Viewer::Seat(seat), Lang::En);
                if numbers::are_asked_for::<G>(&legal) {
                    numbers::assert_field::<G>(&html, &legal);
                    continue;
                }
                let things = actions::<G>(&html, "button.act:not(.choice)");
                assert_eq!(things, legal, "{state:?}");
                assert_eq!(actions::<G>(&html, "#choices button"), legal);
                let buttons = actions::<G>(&html, "button:not([formaction])");
                assert_eq!(buttons.len(), 2 * legal.len());
            }
        }
    }

    /// In the positions whose choices are shown, more than so many questions are asked.
    pub fn ask_more_than<A: Debug>(&self, questions: usize, ask: impl Fn(&G::State) -> A) {
        let asked: BTreeSet<String> =
            self.positions(3).map(|(_, state)| format!("{:?}", ask(state))).collect();
        assert!(asked.len() > questions, "hardly anything was asked: {asked:?}");
    }

    /// What the boards of all positions refer to, as `viewer` finds who looks, by number and
    /// position. All of it is there.
    pub fn emblems_shown(&self, viewer: impl Fn(usize, &G::State) -> Viewer) -> BTreeSet<String> {
        let (there, mut shown) = (ids::<G>(), BTreeSet::new());
        for (at, (game, state)) in self.positions(1).enumerate() {
            shown.extend(html::drawn(&self.html(game, state, viewer(at, state), Lang::It)));
        }
        for href in &shown {
            assert!(there.contains(href), "{href} is not drawn");
        }
        shown
    }

    /// What is not legal only answers *why not?*, and nothing twice. Gives all of
    /// which it could be asked, for a test that nothing is left out.
    pub fn answer_why_not(&self) -> BTreeSet<G::Action> {
        let mut asked = BTreeSet::new();
        for (game, state) in self.positions(3) {
            let Some(seat) = game.to_act(state).first() else { continue };
            let legal = legal(game, state, seat);
            let html = self.html(game, state, Viewer::Seat(seat), Lang::En);
            let why = actions::<G>(&html, "button[formaction='why']");
            assert_eq!(why, actions::<G>(&html, "button.why"));
            assert!(!why.iter().any(|action| legal.contains(action)));
            assert_eq!(why.iter().collect::<BTreeSet<_>>().len(), why.len(), "none twice");
            asked.extend(why);
        }
        asked
    }

    /// Who is not asked, and has sealed nothing, can only ask *why not?*; who does not play
    /// has nothing to click, and nobody has when it is over.
    pub fn leave_others_alone(&self) {
        for (game, state) in self.positions(29) {
            let (asked, sealed) = (game.to_act(state), game.may_change(state));
            let may_do = |seat| asked.contains(seat) || sealed.contains(seat);
            for viewer in Viewer::all(game.seats()).chain([Viewer::Historian]) {
                match viewer {
                    Viewer::Seat(seat) if may_do(seat) => {}
                    Viewer::Seat(_) if !asked.is_empty() => {
                        let html = self.html(game, state, viewer, Lang::It);
                        let buttons = actions::<G>(&html, "button");
                        assert_eq!(buttons, actions::<G>(&html, "button.why[formaction='why']"));
                    }
                    _ => assert!(!self.text(game, state, viewer, Lang::It).contains("<button")),
                }
            }
        }
    }

    /// In every other world that looks the same to the viewer, so does the board.
    pub fn show_only_what_is_known(&self) {
        let mut dice = Dice::fast(7);
        for (game, state) in self.positions(17) {
            for viewer in Viewer::all(game.seats()) {
                let other = game.resample(state, viewer, &mut dice);
                let seen = |state| self.text(game, state, viewer, Lang::It);
                assert_eq!(seen(state), seen(&other));
            }
        }
    }

    /// The HTML has no mistake, no style, no script and no id twice; every button
    /// says something, and names stay names.
    pub fn are_sound_html(&self) {
        for (at, (game, state)) in self.positions(11).enumerate() {
            let viewers: Vec<Viewer> =
                Viewer::all(game.seats()).chain([Viewer::Historian]).collect();
            let viewer = viewers[at % viewers.len()];
            html::assert_sound(&self.text(game, state, viewer, Lang::ALL[at % 2]));
        }
    }

    /// As long as the same viewer looks at the same match, every part of the board is
    /// there, and what is outside of the parts is the same (`ludi_board::Drawing`).
    pub fn consist_of_parts(&self) {
        let mut frames = HashMap::new();
        for (at, (table, state)) in self.positions.iter().enumerate().step_by(5) {
            let game = &self.tables[*table];
            let viewers: Vec<Viewer> =
                Viewer::all(game.seats()).chain([Viewer::Historian]).collect();
            let viewer = viewers[at % viewers.len()];
            let frame = html::without_parts(&self.html(game, state, viewer, Lang::En));
            let first = frames.entry((table, viewer)).or_insert_with(|| frame.clone());
            assert_eq!(*first, frame, "{viewer:?} at {state:?}");
        }
    }

    /// No key of a text that begins like these is on a board: a phrase without words
    /// is said as its key.
    pub fn say_all_words(&self, keys: &[&str]) {
        for (at, (game, state)) in self.positions(5).enumerate() {
            let viewer = [Viewer::Seat(Seat::new(at % 2)), Viewer::Historian][at % 2];
            let html = self.html(game, state, viewer, Lang::ALL[at / 2 % 2]);
            let labels = select(&html, "[aria-label]");
            let labels = labels.iter().filter_map(|element| element.attr("aria-label"));
            let words: String = html.root_element().text().chain(labels).collect();
            for key in keys {
                assert!(!words.contains(key), "{words}");
            }
        }
    }

    /// The stylesheet is whole, and fetches nothing.
    pub fn have_styles_of_their_own(&self) {
        let styles = G::styles();
        for forbidden in ["@import", "http:", "https:", "data:"] {
            assert!(!styles.contains(forbidden), "{forbidden}");
        }
        for reference in styles.split("url(").skip(1) {
            let within = reference.trim_start_matches('"').starts_with('#');
            assert!(within, "{}", reference.lines().next().unwrap_or_default());
        }
        assert_eq!(styles.matches('{').count(), styles.matches('}').count());
    }

    /// A match of so many can be played by clicking things alone, and says at its end
    /// that it is over.
    pub fn can_be_played(&self, seats: u8, over: &str) {
        let voice = self.voices.speaking(Lang::En);
        let players = Players { names: voice.names.to_vec(), bots: vec![None; usize::from(seats)] };
        let setup = Setup::new(&G::INFO, seats);
        let seed = Seed::new([5; 32]).into();
        let mut table =
            ludi_engine::open::<G>(G::INFO.rules_version, setup, seed, players).expect("a table");
        let mut dice = Dice::fast(3);
        while let Some(seat) = table.to_act().first() {
            let html = Html::parse_fragment(&table.board(Viewer::Seat(seat), &voice).whole());
            let action = numbers::filled_in(&html, &mut dice).unwrap_or_else(|| {
                let buttons = select(&html, "button.act:not(.choice)");
                let button = buttons[dice.below(buttons.len() as u32) as usize];
                let action = button.attr("value").map(serde_json::from_str).expect("a value");
                action.expect("JSON")
            });
            table.act(seat, &action).expect("what is lit is legal");
        }
        assert!(table.outcome().is_some());
        assert!(table.board(Viewer::Historian, &voice).contains(over));
    }
}
