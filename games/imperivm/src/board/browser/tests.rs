//! The board of games played at random: every choice is there, nothing else is,
//! and what arrives is sound HTML. The map shows the borders of the rules.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ludi_engine::{Lang, Rules, Seat, Setup, Viewer};
use ludi_game_tests::boards::{Boards, ids, select};
use ludi_game_tests::open;

use super::STYLES;
use super::atlas::ATLAS;
use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::province::{PROVINCES, Province, provinces};
use crate::rules::state::{Ask, Ending, Stage, State};

/// Buying provinces is always alike.
static BOARDS: LazyLock<Boards<Imperivm>> =
    LazyLock::new(|| Boards::played(|state: &State| matches!(state.ask, Ask::Buy | Ask::Price), 9));

ludi_game_tests::board_tests!(BOARDS);

#[test]
fn nearly_everything_is_asked_in_the_positions_whose_choices_are_shown() {
    BOARDS.ask_more_than(20, |state| state.ask);
}

#[test]
fn what_is_not_legal_only_answers_why_not() {
    let asked = BOARDS.answer_why_not();
    for province in Province::all() {
        assert!(asked.contains(&Action::Province(province)), "{province:?} never answers why not");
    }
    assert!(asked.iter().any(|action| matches!(action, Action::Card(_))));
    assert!(asked.iter().any(|action| matches!(action, Action::Name(_))));
}

#[test]
fn all_words_are_said() {
    BOARDS.say_all_words(&["table-", "board-", "label-", "stage-"]);
}

/// An empire may fall without a traitor: then the board must not contradict the
/// prompt and the result.
#[test]
fn the_board_says_how_it_ended_and_not_who_won() {
    for (ending, said) in
        [(Ending::Fall, "The empire has fallen."), (Ending::Prosperity, "The empire prospers.")]
    {
        let (game, state) = BOARDS.positions(1).next().expect("a position");
        let state = State { stage: Stage::Over, ending, ..*state };
        let html = BOARDS.html(game, &state, Viewer::Spectator, Lang::En);
        let now: Vec<String> =
            select(&html, "#board-now").iter().map(|part| part.text().collect()).collect();
        assert_eq!(now, [said]);
    }
}

#[test]
fn every_emblem_is_drawn_and_every_part_of_the_map_is_there() {
    let there = ids::<Imperivm>();
    let viewer = |at: usize| [Viewer::Seat(Seat::new(at % 3)), Viewer::Historian][at % 2];
    let used = BOARDS.emblems_shown(|at, _| viewer(at));
    for id in there.iter().filter(|id| id.starts_with("#emblem-")) {
        assert!(used.contains(id), "{id} is not used");
    }
    for part in there.iter().filter(|id| id.starts_with("#map-province-")) {
        assert!(used.contains(part), "{part} is not shown");
    }
    for (province, place) in Province::all().zip(&ATLAS.places) {
        assert!(there.contains(&format!("#map-clip-{}", place.id)));
        assert!(STYLES.contains(&format!("url(#map-clip-{})", place.id)));
        assert!(STYLES.contains(&format!(".p{}{{--x:", province.number())));
    }
}

#[test]
fn the_map_shows_the_borders_of_the_rules() {
    let game: Imperivm = open(&Setup::new(&Imperivm::INFO, 3));
    assert_eq!(ATLAS.places.len(), PROVINCES);
    let ids: Vec<&str> = ATLAS.places.iter().map(|place| &*place.id).collect();
    for (province, place) in Province::all().zip(&ATLAS.places) {
        let name = game.components.map.name(province);
        assert_eq!(name.to_lowercase().replace(' ', "-"), place.id);
        let shown: BTreeSet<&str> = place.land.iter().chain(&place.lanes).map(|id| &**id).collect();
        assert_eq!(shown.len(), place.land.len() + place.lanes.len(), "{name}: by land or by sea");
        let ruled: BTreeSet<&str> = provinces(game.components.map.neighbours[province.index()])
            .map(|neighbour| ids[neighbour.index()])
            .collect();
        assert_eq!(shown, ruled, "{name}");
    }
}

#[test]
fn a_piece_keeps_its_id_wherever_it_goes() {
    let mut armies = BTreeSet::new();
    for (game, state) in BOARDS.positions(7) {
        let html = BOARDS.html(game, state, Viewer::Spectator, Lang::It);
        for army in select(&html, ".army[data-piece]") {
            assert_eq!(army.attr("id"), army.attr("data-piece"));
            armies.insert((
                army.attr("id").map(str::to_owned),
                army.attr("class").map(str::to_owned),
            ));
        }
        let markers = select(&html, "#marker-morale, #marker-border");
        assert_eq!(markers.len(), 2);
    }
    let moved: BTreeSet<_> = armies.iter().map(|(id, _)| id).collect();
    assert!(armies.len() > moved.len(), "no army ever moved");
}

#[test]
fn a_match_can_be_played_from_its_board_alone() {
    BOARDS.can_be_played(6, "The end");
}
