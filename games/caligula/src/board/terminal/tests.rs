//! The board of positions made by hand, and of real ones.

mod positions;

use std::sync::LazyLock;

use anstream::adapter::strip_str;
use ludi_engine::{Dice, Lang, Rules, Viewer};
use ludi_game_tests::Voices;
use unicode_width::UnicodeWidthStr;

use self::positions::{assassination, open, played, resolution, seat, token};
use super::{WIDE, draw};
use crate::Caligula;
use crate::rules::action::{Spot, Throne};
use crate::rules::components::Deck;
use crate::rules::state::{Ask, Stage};
use crate::rules::view::{PlotView, SpaceView, TokenView, View};

const NAMES: [&str; 5] =
    ["Marcus", "Livia", "Gaius Iulius Caesar Germanicus", "Åsa 明", "Tu\u{1b}[31mllia"];

const WIDTHS: std::ops::RangeInclusive<usize> = 60..=160;

/// The board without its colours.
fn plain(view: &View, lang: Lang, width: usize) -> String {
    strip_str(&drawn(view, lang, width)).to_string()
}

fn drawn(view: &View, lang: Lang, width: usize) -> String {
    static TABLE: LazyLock<Caligula> = LazyLock::new(|| open(5));
    static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::of::<Caligula>(&NAMES));
    draw(&TABLE, view, &VOICES.speaking(lang), width, usize::MAX)
}

/// What is left of the board where there is room for so many lines.
fn within(view: &View, width: usize, lines: usize) -> String {
    let (game, voices) = (open(5), Voices::of::<Caligula>(&NAMES));
    let drawn = draw(&game, view, &voices.speaking(Lang::En), width, lines);
    let board = strip_str(&drawn).to_string();
    assert!(board.lines().count() <= lines, "{lines} lines:\n{board}");
    assert!(board.lines().all(|line| line.width() <= width), "{width}:\n{board}");
    board
}

/// The line that has this text.
fn line<'a>(board: &'a str, text: &str) -> &'a str {
    board
        .lines()
        .find(|line| line.contains(text))
        .unwrap_or_else(|| panic!("no {text} in\n{board}"))
}

fn assert_has(text: &str, facts: &[&str]) {
    for fact in facts {
        assert!(text.contains(fact), "no '{fact}' in\n{text}");
    }
}

#[test]
fn no_line_is_wider_than_the_screen() {
    let mut views = vec![assassination(), resolution()];
    for seats in 2..=5 {
        views.extend(played(seats, 11).into_iter().step_by(101).map(|(_, view)| view));
    }
    for view in &views {
        for lang in Lang::ALL {
            for width in WIDTHS {
                for line in plain(view, lang, width).lines() {
                    assert!(line.width() <= width, "{} > {width}: {line}", line.width());
                }
            }
        }
    }
}

#[test]
fn a_screen_too_narrow_for_the_layout_cuts_it() {
    for width in 0..*WIDTHS.start() {
        let board = plain(&assassination(), Lang::It, width);
        assert!(board.lines().all(|line| line.width() <= width), "{width}:\n{board}");
    }
}

#[test]
fn frames_are_closed_on_the_right() {
    for view in [assassination(), resolution()] {
        for width in WIDTHS {
            let board = plain(&view, Lang::It, width);
            let framed = board.lines().filter(|line| line.starts_with(['│', '║', '┃', '╭', '╰']));
            for line in framed.filter(|line| line.width() == width) {
                assert!(line.ends_with(['│', '║', '┃', '╮', '╯', '╗', '╝']), "{width}: {line}");
            }
            assert_eq!(line(&board, "╭").width(), width, "the cards fill the screen");
        }
    }
}

#[test]
fn the_full_board_has_every_fact() {
    let board = plain(&assassination(), Lang::En, 120);
    assert_has(line(&board, "Turn 3"), &["2C Conspiracy: assassination"]);
    assert_has(
        line(&board, "►3 B Livia"),
        &["1 C Gaius Iulius…", "2 A Marcus", "4 E Tu[31mllia", "5 D Åsa 明"],
    );
    // The Sequentia cards: two are done, the marker is on the third.
    assert_has(line(&board, "►3 ═"), &["✓1", "✓2", " 4 ", " 5 ", " 6 "]);
    assert_has(
        line(&board, "Plebs › Tribuni ›"),
        &["everybody draws", "Tribuni › Praetoriani ›", "Nobiles ›", "Ordo cards", "Legionarii ›"],
    );
    // The Civitas cards.
    assert_has(
        line(&board, "▤5"),
        &["Plebs ▤5", "Legionarii ▤6", "Praetoriani ▤7", "Tribuni ▤8", "Nobiles ▤0"],
    );
    assert_has(line(&board, "№4 "), &["╭ 1 ─", "№15", "№26", "№37", "№48"]);
    assert_has(line(&board, "№7 "), &["╭ 2 ─", "№18", "№29", "№40"]);
    assert_has(line(&board, "◆ collective      ≥1"), &["▲ elective        ≥2"]);
    assert_has(line(&board, "place a token"), &["destroy Plebs", "destroy Legionarii", "swap two"]);
    assert_has(line(&board, "AUT draw Pugio"), &["AUT draw Pugio"]);
    assert_has(line(&board, "B-1 A? ○ ×"), &["E? ○ ○"]);
    assert_has(&board, &["no card"]);
    // The emperor, his candidates, the piles.
    assert_has(
        line(&board, "Emperor"),
        &[
            "╔ ►Candidate 1 ",
            "GALBA",
            "┏ Emperor ",
            "CLAUDIUS",
            "╭ Candidate 2 ",
            "COMMODUS",
            "Augustus 3",
        ],
    );
    assert_has(line(&board, "life 4+1  points 2"), &["life 3  points 1", "life 5  points 3"]);
    assert_has(line(&board, "Favor B D ○"), &["Favor A ○", "Favor ○ ○"]);
    assert_has(&board, &["◎ Coniura 11 lowest: ◎† ◎", "† Pugio 4 "]);
    // The plot.
    assert_has(
        line(&board, "leader A Marcus"),
        &[
            "conspirators A B",
            "passed C D E",
            "symbols shown A 2◎ B 2◎ C 1◎",
            "candidate named Galba",
        ],
    );
    assert_has(&board, &["Pugio in defence 1", "Pugio against 3/5 A 3†"]);
    // The players, and Livia's hand.
    let of = |name| line(board.split_once("Players").expect("players").1, name);
    assert_has(of("C Gaius"), &["1 ", "0+0=0", "in hand", "3/6", "2 (1◎† 1?)", "2 (2?)"]);
    assert_has(of("A Marcus"), &["2 ", "4+1=5", "candidate", "1/6"]);
    assert_has(of("B Livia (you)"), &["►3", "2+0=2", "emperor", "2/6", "1 (1?)"]);
    assert_has(of("E Tu"), &["4 ", "1+0=1", "5/7 +5", "4 (4?)"]);
    assert_has(of("D Åsa"), &["5 ", "11+2=13", "♛", "emperor", "4/6", "3 (3?)"]);
    assert_has(&board, &["Your hand", "tokens  -1   3 ", "cards  1◎† 1† 1†◎", "laid   1†"]);
}

#[test]
fn the_narrow_board_has_every_fact() {
    let board = plain(&assassination(), Lang::En, 60);
    assert_has(line(&board, "Turn 3"), &["2C Conspiracy: assassination"]);
    assert_has(
        &board,
        &["1 C Gaius Iulius…", "2 A Marcus", "►3 B Livia", "4 E Tu[31m", "5 D Åsa 明"],
    );
    assert_has(line(&board, "►3 ═"), &["✓1", "✓2"]);
    assert_has(&board, &["Praetoriani ›", "everybody", "Ordo cards to", "Legionarii ›"]);
    assert_has(line(&board, "№4 "), &["Plebs", " 1 ", "◆≥1", "place a token", "B-1 A? ○ ×"]);
    assert_has(line(&board, "№7 "), &["▤5", " 2 ", "▲≥2", "destroy Nobiles", "E? ○ ○"]);
    assert_has(line(&board, "№48"), &["Nobiles", " 1 ", "▲≥3", "take the Primus", "E? ○ ○"]);
    assert_has(&board, &["▤0           2 –"]);
    assert_has(line(&board, "Emperor"), &["╔ ►Candidate 1 ", "┏ Emperor ", "╭ Candidate 2 "]);
    assert_has(&board, &["GALBA", "CLAUDIUS", "COMMODUS", "life 4+1", "life 5", "points 3"]);
    assert_has(&board, &["Favor A ○", "Favor B D ○", "Favor ○ ○", "Augustus 3", "† Pugio 4"]);
    assert_has(&board, &["◎ Coniura 11 lowest: ◎† ◎"]);
    assert_has(&board, &["leader A Marcus", "conspirators A B", "passed C D E", "named Galba"]);
    assert_has(&board, &["symbols shown A 2◎ B 2◎ C 1◎", "defence 1", "against 3/5 A 3†"]);
    let players = board.split_once("Players").expect("players").1;
    assert_has(line(players, "1 C Gaius"), &["points 0+0=0", "Favor in hand"]);
    assert_has(line(players, "2 A Marcus"), &["points 4+1=5", "Favor candidate"]);
    assert_has(line(players, "►3 B Livia (you)"), &["points 2+0=2", "Favor emperor"]);
    assert_has(line(players, "5 D Åsa"), &["points 11+2=13", "♛ Primus inter pares"]);
    assert_has(players, &["tokens 5/7 +5", "◎ Coniura 2 (1◎† 1?)", "† Pugio 2 (2?)"]);
    assert_has(players, &["tokens  -1   3 ", "cards 1◎† 1† 1†◎", "laid 1†"]);
}

#[test]
fn the_card_being_resolved_stands_out() {
    let wide = plain(&resolution(), Lang::En, 120);
    assert_has(line(&wide, "№37"), &["╔ ►1 ═"]);
    assert_has(line(&wide, "Plebs › Tribuni ›"), &["║ ►Tribuni ›"]);
    assert_has(&wide, &["Being resolved: Tribuni 1", "effect for B Livia   E Tu"]);
    let narrow = plain(&resolution(), Lang::It, 60);
    assert_has(line(&narrow, "№37"), &["Tribuni     ►1"]);
    assert_has(&narrow, &["Si risolve: Tribuni 1", "effetto per B Livia   E Tu"]);
}

/// A change to the position that anybody at the table would see.
type Change = fn(&mut View);

#[test]
fn where_there_is_little_room_what_matters_for_the_question_stays() {
    let daggers = ["2C Conspiracy: assassination", "Your hand", "laid 1†", "against 3/5 A 3†"];
    let cards = ["2B Resolution", "Your hand", "►1 №37"];
    for width in [80, 120] {
        // Of a plot the emperor and the players, of the city nothing.
        let plot = within(&assassination(), width, 17);
        assert_has(&plot, &daggers);
        assert_has(&plot, &["Emperor ", "CLAUDIUS", "life 4+1", "Favor B D ○", "5    D Åsa"]);
        assert!(!plot.contains("№4 "), "{plot}");
        // Of a card that is resolved the ten cards, with their effects as long as they fit.
        let city = within(&resolution(), width, 22);
        assert_has(&city, &cards);
        assert_has(line(&city, "№4 "), &["◆≥1", "place a token", "B-1 A? ○ ×"]);
    }
    let city = within(&resolution(), 80, 9);
    assert_has(line(&city, "Plebs"), &[" 1 ◆≥1 B-1 A? ○ ×", " 2 ▲≥2 E? ○ ○"]);
    assert_has(&city, &["Your hand", "Being resolved: Tribuni 1"]);
    for lines in 0..60 {
        within(&assassination(), 100, lines);
    }
}

#[test]
fn without_colour_every_change_can_still_be_seen() {
    fn space(view: &mut View, space: SpaceView) {
        view.civitas[1].as_mut().expect("a card").spaces[1] = space;
    }
    let changes: &[Change] = &[
        |view| view.turn = 4,
        |view| view.stage = Stage::Defence,
        |view| view.asked = Some(seat(0)),
        |view| view.order.swap(0, 1),
        |view| view.ask = Ask::SecondOrdo(2),
        |view| view.ask = Ask::SecondSequentia(5),
        |view| view.ask = Ask::SecondToken(0, 1),
        |view| view.sequentia.swap(3, 4),
        |view| view.marker = 2,
        |view| view.marker = 0,
        |view| view.resolving = Some(Spot { deck: Deck::Plebs, position: 2 }),
        |view| view.civitas.swap(2, 3),
        |view| view.decks[2] = 1,
        |view| space(view, token(0, None)),
        |view| space(view, token(1, None)),
        |view| space(view, token(1, Some(0))),
        |view| space(view, SpaceView::Closed),
        |view| view.emperor = 3,
        |view| view.candidates.swap(0, 1),
        |view| view.candidates[1] = None,
        |view| view.augusti_left = 0,
        |view| view.piles[1].unseen = 5,
        |view| view.piles[0].bottom.reverse(),
        |view| view.blood_shed = true,
        |view| view.players[2].victory = 1,
        |view| view.players[2].conspiracy = 1,
        |view| view.players[2].primus = true,
        |view| view.players[2].favor = Some(Throne::Emperor),
        |view| view.players[2].tokens_in_hand = 6,
        |view| view.players[2].tokens.push(5),
        |view| view.players[2].cards = [1, 3],
        |view| view.players[2].known = [1, 0, 0, 1],
        |view| view.players[1].holding = Some(3),
        |view| view.players[1].hand = Some([1, 0, 1, 1]),
        |view| view.players[1].laid = None,
        |view| view.me = None,
        |view| view.plot = None,
        |view| plot(view).leader = Some(seat(1)),
        |view| plot(view).symbols[3] = 1,
        |view| plot(view).passed.truncate(1),
        |view| plot(view).conspirators.truncate(1),
        |view| plot(view).named = Some(2),
        |view| plot(view).defence = 2,
        |view| plot(view).stabs[1] = 1,
    ];
    for width in [60, 80, 120] {
        let mut boards = vec![plain(&assassination(), Lang::It, width)];
        for (at, change) in changes.iter().enumerate() {
            let mut view = assassination();
            change(&mut view);
            let board = plain(&view, Lang::It, width);
            assert!(!boards.contains(&board), "change {at} cannot be seen at {width}:\n{board}");
            boards.push(board);
        }
    }
}

fn plot(view: &mut View) -> &mut PlotView {
    view.plot.as_mut().expect("a plot")
}

#[test]
fn what_nobody_told_the_viewer_is_not_there() {
    // In every other world that looks the same to the viewer, so does the board.
    for seats in 2..=5 {
        let game = open(seats);
        let mut dice = Dice::fast(5);
        for (state, _) in played(seats, 23).into_iter().step_by(13) {
            for viewer in Viewer::all(seats) {
                let board = plain(&game.view(&state, viewer), Lang::It, 120);
                let other = game.resample(&state, viewer, &mut dice);
                assert_eq!(board, plain(&game.view(&other, viewer), Lang::It, 120));
            }
        }
    }
}

#[test]
fn a_value_that_can_only_be_worked_out_has_a_mark() {
    let mut view = assassination();
    let only = TokenView { seat: seat(0), value: None, could_be: [4].into_iter().collect() };
    view.civitas[0].as_mut().expect("a card").spaces[1] = SpaceView::Token(only);
    let legend = "A2* face down, but it can only be 2";
    assert_has(&plain(&view, Lang::En, 120), &["B-1 A4* ○ ×", legend]);
}

#[test]
fn the_historian_sees_every_hand() {
    let mut view = assassination();
    view.me = None;
    view.players[3].hand_tokens = Some([0, 2].into_iter().collect());
    view.players[3].hand = Some([1, 2, 0, 2]);
    view.piles[1].kinds = Some([3, 1]);
    let board = plain(&view, Lang::En, 120);
    assert_has(line(&board, "11+2=13"), &["4/6 (0 2)", "3 (1◎ 2◎†)", "2 (2†◎)"]);
    assert_has(&board, &["† Pugio 4 3† 1†◎"]);
}

#[test]
fn every_position_can_be_drawn_and_said() {
    // A phrase without words is said as its key.
    for seats in 2..=5 {
        for (at, (_, view)) in played(seats, 8).into_iter().enumerate() {
            let board = plain(&view, Lang::ALL[at % 2], [60, 80, 120][at % 3]);
            assert!(!board.contains("board-"), "{board}");
        }
    }
}

#[test]
fn after_the_last_turn_the_empire_falls() {
    let mut view = assassination();
    view.marker = 7;
    let board = plain(&view, Lang::En, 80);
    assert_has(line(&board, "Turn 3"), &["The fall of the empire", "2C Conspiracy: assassination"]);
    assert_has(&board, &["✓6"]);
    view.marker = 6;
    assert!(!plain(&view, Lang::En, 80).contains("fall"));
}

#[test]
fn nobody_has_started_the_plot_yet() {
    let mut view = assassination();
    plot(&mut view).leader = None;
    assert_has(&plain(&view, Lang::En, 80), &["nobody has started a plot yet"]);
}

#[test]
fn everybody_who_gets_the_effect_is_there() {
    let mut view = resolution();
    view.queue = view.order.clone();
    for width in WIDTHS {
        let board = plain(&view, Lang::It, width);
        let (_, panel) = board.split_once("Si risolve").expect("the card being resolved");
        let all = ["effetto per C Gaius", "A Marcus", "B Livia", "E Tu", "D Åsa"];
        if width < WIDE {
            assert_has(panel.split_once("Giocatori").expect("the players").0, &all);
        } else {
            assert_has(panel, &all);
        }
    }
}

#[test]
fn names_cannot_move_the_cursor() {
    // The name at seat 5 has an escape sequence in it.
    let board = drawn(&assassination(), Lang::En, 120);
    assert!(board.contains("Tu[31mllia"));
    assert!(!board.contains("Tu\u{1b}"));
}
