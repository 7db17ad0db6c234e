//! The board of games played at random: every choice is there, nothing else is,
//! and what arrives is sound HTML.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use ludi_engine::{Lang, Seat, Viewer};
use ludi_game_tests::boards::{Boards, ids, select};
use scraper::{ElementRef, Selector};

use super::STYLES;
use crate::Caligula;
use crate::rules::action::{Action, Spot};
use crate::rules::components::Deck;
use crate::rules::scenario::{Position, Scenario};
use crate::rules::state::{Stage, State};

/// Placing tokens is most of a game, and always alike.
static BOARDS: LazyLock<Boards<Caligula>> = LazyLock::new(|| {
    let Position { game, mut state, .. } = Scenario::new(2).at_placement();
    // Players at random hardly ever kill.
    state.blood_shed = true;
    Boards::played(|state: &State| state.stage == Stage::Placement, 5).and(game, state)
});

ludi_game_tests::board_tests!(BOARDS);

#[test]
fn what_is_not_legal_only_answers_why_not() {
    let asked = BOARDS.answer_why_not();
    // There is nothing of which one could not ask.
    for action in [
        Action::Token(2),
        Action::Civitas(Spot { deck: Deck::Plebs, position: 1 }),
        Action::Placed(Spot { deck: Deck::Nobiles, position: 2 }, 0),
        Action::Pass,
        Action::Ordo(1),
        Action::Deck(Deck::Tribuni),
        Action::Sequentia(6),
        Action::Done,
        Action::Name(2),
    ] {
        assert!(asked.contains(&action), "{action:?} never answers why not");
    }
}

#[test]
fn all_words_are_said() {
    BOARDS.say_all_words(&["table-", "board-", "label-", "effect-"]);
}

#[test]
fn every_emblem_is_drawn() {
    assert_eq!(BOARDS.emblems_shown(|_, _| Viewer::Spectator), ids::<Caligula>());
}

#[test]
fn a_piece_keeps_its_id_as_long_as_the_viewer_can_follow_it() {
    let mut position = Scenario::new(2).at_placement();
    let pieces = |position: &Position, viewer: usize| {
        let viewer = Viewer::Seat(Seat::new(viewer));
        let html = BOARDS.html(&position.game, &position.state, viewer, Lang::It);
        let tokens = select(&html, ".token");
        let seen = Selector::parse("i, b").expect("a selector");
        let face = |token: &ElementRef<'_>| -> String {
            token.select(&seen).flat_map(|part| part.text()).collect()
        };
        tokens
            .iter()
            .filter_map(|token| Some((token.attr("id")?.to_owned(), face(token))))
            .collect::<BTreeMap<String, String>>()
    };
    assert_eq!(pieces(&position, 0)["token-A-3"], "A3");
    position.act(0, Action::Token(3)).expect("a token");
    let spot = Spot { deck: Deck::Plebs, position: 1 };
    position.act(0, Action::Civitas(spot)).expect("a card");
    assert_eq!(pieces(&position, 0)["token-A-3"], "A3");
    assert_eq!(pieces(&position, 1)["token-A-plebs-1-0"], "A?");
    assert!(!pieces(&position, 1).contains_key("token-A-3"));
}

#[test]
fn a_value_that_can_only_be_worked_out_looks_and_reads_otherwise() {
    let [plebs, nobiles] = [Deck::Plebs, Deck::Nobiles].map(|deck| Spot { deck, position: 1 });
    let scenario =
        Scenario::new(5).civitas(1, 1).token(0, 4, nobiles).sequentia([5, 1, 2, 3, 4, 6]);
    let shown = (-1..=3).fold(scenario, |scenario, value| scenario.token(0, value, plebs));
    let position = shown.at_sequentia(1);
    let tokens = |viewer: usize, lang| {
        let viewer = Viewer::Seat(Seat::new(viewer));
        let html = BOARDS.html(&position.game, &position.state, viewer, lang);
        let tokens = select(&html, ".spaces .token.deduced");
        let words = Selector::parse(".unseen").expect("a selector");
        let title = |token: &ElementRef<'_>| -> String {
            token.select(&words).flat_map(|words| words.text()).collect()
        };
        tokens.iter().map(title).collect::<Vec<_>>()
    };
    let [title] = &tokens(1, Lang::En)[..] else { panic!("one token is deduced") };
    assert!(title.ends_with("space 1, face down: deduced, it can only be 4"), "{title}");
    let [titolo] = &tokens(1, Lang::It)[..] else { panic!("one token is deduced") };
    assert!(titolo.ends_with("coperto: si deduce che può essere solo 4"), "{titolo}");
    assert!(tokens(0, Lang::En).is_empty(), "its owner sees it");
}

#[test]
fn where_a_plot_would_stand_it_is_said_what_comes_next() {
    let Position { game, state, .. } = Scenario::new(2).at_placement();
    for (lang, said) in [
        (Lang::En, "When all tokens are placed, the Sequentia runs"),
        (Lang::It, "Piazzati tutti i gettoni, la Sequentia va"),
    ] {
        let html = BOARDS.html(&game, &state, Viewer::Seat(Seat::new(0)), lang);
        let [now] = &select(&html, "#board-now .coming")[..] else { panic!("one sentence") };
        let words: String = now.text().collect();
        assert!(words.starts_with(said), "{words}");
    }
}

#[test]
fn the_stylesheet_refers_to_no_emblem() {
    assert!(!STYLES.contains("url("));
}

#[test]
fn a_match_can_be_played_from_its_board_alone() {
    BOARDS.can_be_played(3, "The game is over");
}
