//! The board of games played at random: every choice is there, nothing else is, and what
//! arrives is sound HTML.

use std::sync::LazyLock;

use ludi_engine::{Lang, Seat, Viewer};
use ludi_game_tests::boards::{Boards, select};

use super::STYLES;
use crate::Latium;
use crate::rules::action::Action;
use crate::rules::gods::Kind;
use crate::rules::scenario::{Position, Scenario};
use crate::rules::state::{Ask, Season, State};
use crate::rules::village::{Square, Village};

/// A game has hundreds of decisions and most are alike: only every third is looked at. What
/// hardly any game comes to is set up by hand.
static BOARDS: LazyLock<Boards<Latium>> = LazyLock::new(|| {
    let boards = Boards::played(|_: &State| true, 3);
    [league(), besieged(), hungry(), risen(), destroyed(), held_back()]
        .into_iter()
        .fold(boards, |boards, position| boards.and(position.game, position.state))
});

/// A league, a pact, an oppidum that is finished and one that is begun, a contingent.
fn league() -> Position {
    let allies = ["Bovillae", "Corbium", "Ardea", "Lanuvium", "Velitrae", "Tibur"];
    let scenario = Scenario::new(4).year(6).pact(0, 1).oppidum("Roma", 3).oppidum("Ardea", 1);
    let scenario = allies.iter().fold(scenario, |scenario, ally| scenario.ally(0, ally));
    let scenario = scenario.subject(1, "Pedum").legion_in("Tibur", "E2").dp(0, 444);
    scenario.stock(0, &[Kind::Bellum, Kind::Bellum]).act(Season::Messis)
}

/// The legion of Roma besieges Apiolae, which declines to fight.
fn besieged() -> Position {
    let scenario = Scenario::new(2).legion_in("Roma", "B2").dp(0, 9);
    let mut position = scenario.act(Season::Semen);
    position.load(&[(4, 1), (4, 2)]);
    let village = position.village("Politorium");
    position.act(Action::Attack(village)).expect("it is legal");
    position
}

/// Too few DP for all villages.
fn hungry() -> Position {
    Scenario::new(3).ally(0, "Politorium").dp(0, 13).feed(Season::Semen)
}

/// Subjects have risen, and a legion may restore order.
fn risen() -> Position {
    Scenario::new(3).subject(0, "Politorium").level("Politorium", 3).act(Season::Messis)
}

/// No legion came, and the village in revolt is destroyed.
fn destroyed() -> Position {
    let scenario = Scenario::new(3).subject(0, "Politorium").level("Politorium", 3);
    let mut position = scenario.end(Season::Messis);
    position.act(Action::Destroy).expect("it is legal");
    position
}

/// One schiera of the attacker waits in reserve.
fn held_back() -> Position {
    let scenario = Scenario::new(2).ally(0, "Ardea").ally(0, "Satricum").dp(0, 9);
    let names = ["Roma", "Ardea", "Satricum"];
    let scenario = names.iter().fold(scenario, |scenario, name| scenario.legion_in(name, "D3"));
    let mut position = scenario.act(Season::Semen);
    let attack = Action::Attack(position.village("Albalonga"));
    for action in [attack, Action::Accept, Action::Pawns(3), Action::Hold] {
        position.act(action).expect("it is legal");
    }
    position
}

ludi_game_tests::board_tests!(BOARDS);

#[test]
fn a_terminal_has_room_for_it() {
    BOARDS.fit_a_terminal();
}

#[test]
fn within_a_sentence_a_bond_has_a_small_letter() {
    // Whoever may act is told what a village can be clicked for.
    let position = league();
    for (lang, bonds) in [
        (Lang::En, ["Roma, main village of", "Ardea, ally of", "Pedum, subject of"]),
        (Lang::It, ["Roma, villaggio principale di", "Ardea, alleato di", "Pedum, sottomesso di"]),
    ] {
        let board = BOARDS.html(&position.game, &position.state, Viewer::Spectator, lang).html();
        for bond in bonds {
            assert!(board.contains(bond), "{bond}");
        }
    }
}

#[test]
fn nearly_everything_is_asked_in_the_positions_whose_choices_are_shown() {
    BOARDS.ask_more_than(10, |state| state.ask);
}

#[test]
fn what_is_not_legal_only_answers_why_not() {
    let asked = BOARDS.answer_why_not();
    for village in Village::all() {
        let about = [Action::Village(village), Action::Request(village), Action::Hut(village)];
        assert!(about.iter().any(|action| asked.contains(action)), "{village:?}");
    }
    for square in Square::all().filter(|square| square.is_land()) {
        assert!(asked.contains(&Action::March(square)), "{square:?} never answers why not");
    }
    assert!(asked.iter().any(|action| matches!(action, Action::Benefit(_))));
    assert!(asked.iter().any(|action| matches!(action, Action::Auxilium(..))));
}

#[test]
fn all_words_are_said() {
    BOARDS.say_all_words(&["table-", "board-", "label-", "stage-", "term-"]);
}

#[test]
fn every_emblem_is_drawn_and_every_place_is_known() {
    BOARDS.emblems_shown(|at, state| {
        let asked = state.pending.first().map_or(Viewer::Historian, Viewer::Seat);
        [asked, Viewer::Seat(Seat::new(0)), Viewer::Historian][at % 3]
    });
    for village in Village::all() {
        assert!(STYLES.contains(&format!(".v{}{{--dx:", village.number())));
    }
    for square in Square::all() {
        assert!(STYLES.contains(&format!(".q{}{{--qx:", square.number())));
    }
}

/// Names of villages do not cover one another.
#[test]
fn villages_of_one_square_stand_apart() {
    let (game, _) = BOARDS.positions(1).next().expect("a table");
    for one in Village::all() {
        for other in Village::all().filter(|&other| other > one) {
            if game.components.square(one) == game.components.square(other) {
                let ((x, y), (u, v)) = (super::sheet::spot(one), super::sheet::spot(other));
                assert!(x.abs_diff(u) > 45 || y.abs_diff(v) > 25, "{one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn the_sealed_offers_of_others_are_not_there() {
    let offers = BOARDS.positions(1).filter(|(_, state)| state.ask == Ask::Offer);
    let mut sealed = 0;
    for (game, state) in offers {
        let view = ludi_engine::Rules::view(game, state, Viewer::Spectator);
        let html = BOARDS.html(game, state, Viewer::Spectator, Lang::En);
        assert!(select(&html, ".order .numeral").is_empty());
        sealed += view.players.iter().filter(|player| player.offered).count();
    }
    assert!(sealed > 0, "nobody had sealed an offer");
}

#[test]
fn a_match_can_be_played_from_its_board_alone() {
    BOARDS.can_be_played(2, "The end");
}
