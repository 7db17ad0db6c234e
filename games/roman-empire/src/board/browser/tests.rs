//! The board of games played at random: every choice is there, nothing else is, and what
//! arrives is sound HTML. The map shows the borders of the rules.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ludi_engine::{Board, Lang, Rules, Seat, Setup, Viewer};
use ludi_game_tests::boards::{Boards, ids, select};
use ludi_game_tests::{Voices, open};

use super::atlas::ATLAS;
use super::{STYLES, short};
use crate::RomanEmpire;
use crate::rules::action::{Action, Camp, Way};
use crate::rules::cards::Pile;
use crate::rules::province::{PROVINCES, Province, provinces};
use crate::rules::scenario::Scenario;
use crate::rules::standing::Standing;
use crate::rules::state::{Ask, State};

/// The card with which a defender may answer an attack.
const AMBUSH: u8 = 43;

/// Placing armies is always alike. What hardly any game comes to is set up by hand: a
/// dead faction, an attack over a strait, points offered to barbarians.
static BOARDS: LazyLock<Boards<RomanEmpire>> = LazyLock::new(|| {
    let dead = Scenario::new(4, 3).dead(2).legions(0, "Roma", 3).legions(1, "Sicilia", 1);
    let dead = dead.hand(1, &[AMBUSH]).roman_phase(0, 2);
    let mut strait = dead.clone();
    let attack = Action::Attack(strait.province("Sicilia"), Way::Strait);
    while strait.ask() != Ask::React {
        let legal = strait.legal();
        let lift = legal.iter().find(|action| matches!(action, Action::Lift(..)));
        let action = legal.iter().find(|&&action| action == attack).or(lift);
        strait.act(action.copied().unwrap_or(Action::Done)).expect("it is legal");
    }
    let mut setup = Setup::new(&RomanEmpire::INFO, 4);
    setup.options.insert("bribery".to_owned(), "on".to_owned());
    let mut paid = Scenario::with(&setup, 2)
        .expect("an option")
        .legions(0, "Belgica", 1)
        .people_of(1, "Suebi", "Germania Magna", 2)
        .points(0, 9, 0)
        .barbarian_phase(1, 3);
    while paid.ask() != Ask::Offer {
        let legal = paid.legal();
        let attack = legal.iter().find(|action| matches!(action, Action::Attack(..)));
        let lift = legal.iter().find(|action| matches!(action, Action::Lift(..)));
        let action = attack.or(lift).copied().unwrap_or(Action::Done);
        paid.act(action).expect("it is legal");
    }
    let mut answered = paid.clone();
    answered.act(Action::Amount(3)).expect("there are nine points");
    let mut at_peace = answered.clone();
    at_peace.act(Action::Accept).expect("it is offered");
    let boards = Boards::played(|state: &State| state.ask == Ask::Place, 7);
    [dead, strait, paid, answered, at_peace]
        .into_iter()
        .fold(boards, |boards, position| boards.and(position.game, position.state))
});

ludi_game_tests::board_tests!(BOARDS);

#[test]
fn a_terminal_has_room_for_it() {
    BOARDS.fit_a_terminal();
}

/// Where there is little room, what goes on and the hand are there, and then as much of the
/// map as fits, the dioceses with armies of the side that moves before others.
#[test]
fn a_small_terminal_shows_what_matters() {
    let mut fitted = 0;
    let voices = Voices::of::<RomanEmpire>(&["Livia", "Druso", "Giulia", "Magno"]);
    for (game, state) in BOARDS.positions(5) {
        let Some(seat) = game.to_act(state).first() else { continue };
        let view = game.view(state, Viewer::Seat(seat));
        let drawn = |lines| game.draw_within(&view, &voices.speaking(Lang::En), 80, lines);
        let count = |text: &str| text.lines().count();
        let least = count(&drawn(0));
        for room in [12, 20] {
            let text = drawn(room);
            assert!(count(&text) <= room.max(least), "{room}:\n{text}");
            assert!(text.contains("Hand of"), "{text}");
            fitted += usize::from(text.contains("worth"));
        }
    }
    assert!(fitted > 20, "the map was hardly ever there: {fitted}");
}

#[test]
fn nearly_everything_is_asked_in_the_positions_whose_choices_are_shown() {
    BOARDS.ask_more_than(12, |state| state.ask);
}

#[test]
fn what_is_not_legal_only_answers_why_not() {
    let asked = BOARDS.answer_why_not();
    for province in Province::all() {
        assert!(asked.contains(&Action::Province(province)), "{province:?} never answers why not");
    }
    assert!(asked.iter().any(|action| matches!(action, Action::Card(_))));
    assert!(asked.iter().any(|action| matches!(action, Action::PassTo(_))));
    assert!(asked.iter().any(|action| matches!(action, Action::Fort(_))));
    assert!(asked.iter().any(|action| matches!(action, Action::Lift(_))));
}

#[test]
fn all_words_are_said() {
    BOARDS.say_all_words(&["table-", "board-", "label-", "stage-", "factor-", "pile-"]);
}

#[test]
fn every_emblem_is_drawn_and_every_part_of_the_map_is_there() {
    let there = ids::<RomanEmpire>();
    let viewer = |at: usize| [Viewer::Seat(Seat::new(at % 2)), Viewer::Historian][at % 2];
    let used = BOARDS.emblems_shown(|at, _| viewer(at));
    for id in there.iter().filter(|id| id.starts_with("#emblem-")) {
        assert!(used.contains(id), "{id} is not used");
    }
    for part in there.iter().filter(|id| id.starts_with("#map-province-")) {
        assert!(used.contains(part), "{part} is not shown");
    }
    for (province, place) in Province::all().zip(&ATLAS.places) {
        assert!(STYLES.contains(&format!("url(#map-clip-{})", place.id)));
        assert!(STYLES.contains(&format!(".p{}{{--x:", province.number())));
    }
}

/// A diocese is told apart by its hue and, without it, by its pattern.
#[test]
fn every_diocese_has_a_hue_and_a_pattern_of_its_own() {
    let there = ids::<RomanEmpire>();
    let of = |property: &str| {
        let mut values = BTreeSet::new();
        for diocese in 1..=9 {
            let rule = STYLES
                .lines()
                .find(|line| line.starts_with(&format!(".roman-empire .d{diocese} ")));
            let rule = rule.expect("a rule of its own");
            let value = rule.split(property).nth(1).and_then(|rest| rest.split(';').next());
            values.insert(value.expect("the property").to_owned());
        }
        values
    };
    assert_eq!(of("--hue:").len(), 9);
    let patterns = of("--web:");
    assert_eq!(patterns.len(), 9);
    for pattern in patterns {
        let id = pattern.trim().trim_start_matches("url(\"").trim_end_matches("\")").to_owned();
        assert!(there.contains(&id), "{id} is not drawn");
    }
}

#[test]
fn the_map_shows_the_borders_of_the_rules() {
    let game: RomanEmpire = open(&Setup::new(&RomanEmpire::INFO, 3));
    assert_eq!(ATLAS.places.len(), PROVINCES);
    let map = &game.components.map;
    let ids: Vec<&str> = ATLAS.places.iter().map(|place| &*place.id).collect();
    let named = |set: u64| -> BTreeSet<&str> {
        provinces(set).map(|province| ids[province.index()]).collect()
    };
    let shown = |ids: &'static [String]| -> BTreeSet<&str> { ids.iter().map(|id| &**id).collect() };
    for (province, place) in Province::all().zip(&ATLAS.places) {
        let name = map.name(province);
        assert_eq!(name.to_lowercase().replace(' ', "-"), place.id);
        let [clear, difficult, straits] = map.borders[province.index()];
        assert_eq!(shown(&place.difficult), named(difficult), "{name}");
        assert_eq!(shown(&place.land), named(clear | difficult), "{name}");
        assert_eq!(shown(&place.bridges), named(straits), "{name}");
    }
}

#[test]
fn no_two_peoples_have_the_same_letters() {
    let game: RomanEmpire = open(&Setup::new(&RomanEmpire::INFO, 4));
    let peoples = || game.components.peoples.iter().map(|people| people.name.as_str());
    let realms = || game.components.realms.iter().map(|realm| realm.name.as_str());
    let mut letters: Vec<String> = peoples().map(|name| short(name, peoples())).collect();
    letters.extend(realms().map(|name| short(name, std::iter::empty())));
    let different: BTreeSet<&String> = letters.iter().collect();
    assert_eq!(different.len(), letters.len(), "{letters:?}");
    assert_eq!(short("Alani", peoples()), "ALA");
    assert_eq!(short("Alamanni", peoples()), "ALM");
    assert_eq!(short("Imperium Galliarum", std::iter::empty()), "IG");
}

/// With two players each has two factions: both are shown by themselves.
#[test]
fn both_factions_of_a_seat_are_shown_apart() {
    let (game, state) =
        BOARDS.positions(1).find(|(game, _)| game.seats() == 2).expect("a table of two");
    let html = BOARDS.html(game, state, Viewer::Seat(Seat::new(0)), Lang::En);
    assert_eq!(select(&html, ".factions > li").len(), 4);
    assert_eq!(select(&html, "#board-hand > .hand").len(), 2, "two hands of its own");
    let named = |name: &str| {
        let names = select(&html, ".factions .names .name");
        names.iter().filter(|it| it.text().collect::<String>() == name).count()
    };
    assert_eq!((named("Marcus"), named("Livia")), (2, 2));
    assert_eq!(select(&html, ".disc.roman").len(), 4);
    assert_eq!(select(&html, ".disc.barbarian").len(), 4);
}

/// The cards of others show their colours and nothing else.
#[test]
fn only_the_colours_of_other_hands_are_there() {
    let (game, state) =
        BOARDS.positions(1).find(|(game, _)| game.seats() == 4).expect("a table of four");
    let html = BOARDS.html(game, state, Viewer::Seat(Seat::new(0)), Lang::En);
    assert_eq!(select(&html, ".backs .back").len(), 4 * Pile::ALL.len());
    assert_eq!(select(&html, ".card").len(), Pile::ALL.len(), "its own nine cards");
}

/// The points that the table of dioceses and the panel tell are those that are scored.
#[test]
fn points_are_told_before_they_are_counted() {
    let mut scored = 0;
    for (game, state) in BOARDS.positions(1).filter(|(_, state)| state.ask == Ask::Score) {
        let seat = game.to_act(state).first().expect("somebody scores");
        let html = BOARDS.html(game, state, Viewer::Seat(seat), Lang::En);
        let total = select(&html, ".now.scoring tfoot .figure");
        let standing = game
            .view(state, Viewer::Spectator)
            .standings
            .iter()
            .find(|it| it.faction == state.phase.faction && it.camp == Camp::Roman)
            .map(Standing::total);
        let told: String = total[0].text().collect();
        assert_eq!(Some(told), standing.map(|total| format!("+{total}")));
        scored += 1;
    }
    assert!(scored > 0, "nobody was asked for a triumph");
}

#[test]
fn a_match_can_be_played_from_its_board_alone() {
    BOARDS.can_be_played(2, "The end");
}
