//! The table on screens of the two usual sizes, through whole matches.

use anstream::adapter::strip_str;
use ludi_engine::{Dice, Lang, Players, Seed, Setup, Table, Viewer};
use ludi_games::find;
use textwrap::core::display_width;

use super::Voices;
use super::frame::{Frame, question};
use crate::words::Words;

/// Columns and lines.
const SIZES: [(usize, usize); 2] = [(80, 24), (120, 40)];

/// The screen of whoever is asked.
struct Seen<'a> {
    lang: Lang,
    /// The section of the rules behind the question.
    part: &'a str,
    /// What is there, without colours.
    text: &'a str,
}

/// Plays matches of this game at random and looks at the screen of whoever is asked, at every
/// page of the choices, and at the last one.
fn every_screen(id: &str, has_what_matters: impl Fn(&Seen<'_>)) {
    let game = find(id).expect("a game");
    let seats = game.info.editions[0].seats;
    for seats in seats.min..=seats.max {
        let names = ["Marcus", "Livia", "Gaius", "Tullia", "Sextus", "Aurelia"];
        let names = names[..usize::from(seats)].iter().map(|&name| name.to_owned()).collect();
        let players = Players { names, bots: vec![None; usize::from(seats)] };
        let (setup, seed) = (Setup::new(game.info, seats), Seed::new([seats; 32]));
        let mut table =
            game.open(game.info.rules_version, setup, seed.into(), players).expect("a table");
        let voices = Lang::ALL.map(|lang| Voices::new(Words::new(lang), &game, table.as_ref()));
        let mut dice = Dice::fast(u64::from(seats));
        let mut at = 0;
        while let Some(seat) = table.to_act().first() {
            let voices = &voices[at / 3 % voices.len()];
            let viewer = Viewer::Seat(seat);
            for size in SIZES.into_iter().filter(|_| at % 3 == 0) {
                let (lang, part) = (voices.words.lang(), table.prompt(viewer).rule.0);
                let asked = |page| question(table.as_ref(), voices, seat, size, page);
                for page in 0..asked(0).pages {
                    let text = &*screen(table.as_ref(), voices, viewer, &asked(page).text, size);
                    has_what_matters(&Seen { lang, part, text });
                }
            }
            let choices = table.choices(seat);
            let choice = &choices[dice.below(choices.len() as u32) as usize];
            table.act(seat, &choice.action).expect("a listed choice is legal");
            at += 1;
        }
        for size in SIZES {
            screen(table.as_ref(), &voices[0], Viewer::Historian, "The end\n", size);
        }
    }
}

/// The screen, which has to hold all of the question and the line to type in.
fn screen(
    table: &dyn Table,
    voices: &Voices,
    viewer: Viewer,
    question: &str,
    (width, height): (usize, usize),
) -> String {
    let frame = Frame { table, voices, viewer, since: 0, notices: &[], width, height };
    let shown = strip_str(&frame.around(question)).to_string();
    let lines = shown.lines().count();
    assert!(lines < height, "{lines} lines and the one to type in, on {height}:\n{shown}");
    assert!(shown.lines().all(|line| display_width(line) <= width), "{width}:\n{shown}");
    assert!(shown.ends_with(&strip_str(question).to_string()));
    shown
}

fn assert_has(seen: &Seen<'_>, english: &str, italian: &str) {
    let words = match seen.lang {
        Lang::En => english,
        Lang::It => italian,
    };
    assert!(seen.text.contains(words), "no {words} at {}:\n{}", seen.part, seen.text);
}

#[test]
fn caligula_fits_on_one_screen() {
    every_screen("caligula", |seen| {
        assert_has(seen, "Your hand", "La tua mano");
        if seen.part.starts_with("2C") {
            // Whose life a plot is about, and who is in it.
            assert_has(seen, "Emperor", "Imperatore");
            assert_has(seen, "Livia", "Livia");
        } else {
            // The cards that tokens are placed on and that are resolved, of every deck.
            for deck in ["Plebs ", "Legionarii ", "Praetoriani ", "Tribuni ", "Nobiles "] {
                // The order in which they are resolved is no card.
                let is_card = |line: &&str| !line.contains('›');
                let shown = seen.text.lines().filter(is_card).any(|line| line.contains(deck));
                assert!(shown, "no {deck} at {}:\n{}", seen.part, seen.text);
            }
        }
    });
}

#[test]
fn imperivm_fits_on_one_screen() {
    every_screen("imperivm", |seen| {
        assert_has(seen, "morale", "morale");
        assert_has(seen, "Your cards", "Le tue carte");
        assert_has(seen, "Marcus", "Marcus");
    });
}

#[test]
fn the_roman_empire_fits_on_one_screen() {
    every_screen("roman-empire", |seen| {
        assert_has(seen, "Turn", "Turno");
        assert_has(seen, "Hand of", "Mano di");
        if seen.part.starts_with('9') {
            // The provinces around the armies that move.
            let dioceses = ["Italia", "Gallia", "Hispania", "Germania", "Sarmatia", "Graecia"];
            let dioceses = dioceses.into_iter().chain(["Asia", "Oriens", "Africa", "Britannia"]);
            let lines = || seen.text.lines().map(str::trim_start);
            let shown = dioceses.into_iter().any(|name| lines().any(|line| line.starts_with(name)));
            assert!(shown, "no diocese at {}:\n{}", seen.part, seen.text);
        }
    });
}

#[test]
fn latium_fits_on_one_screen() {
    every_screen("latium", |seen| {
        // When it is, and what the viewer has.
        assert_has(seen, "Year", "Anno");
        assert_has(seen, " DP", " DP");
        assert_has(seen, "consent", "consenso");
        if seen.part.starts_with("21") {
            assert_has(seen, "Battle", "Battaglia");
        } else {
            // The villages of the viewer, in their squares.
            assert_has(seen, "main village of", "villaggio principale di");
        }
    });
}
