//! The board of games played at random: every choice is there, nothing else is,
//! and what arrives is sound HTML. The map shows the borders of the rules.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use ludi_engine::{
    Board, Choice, Dice, Lang, Players, Rules, Scene, Seat, Seed, Setup, Silence, Speech, Viewer,
    Voice, Words,
};
use scraper::{ElementRef, Html, Selector};

use super::atlas::ATLAS;
use super::{emblems, styles};
use crate::Imperivm;
use crate::rules::action::Action;
use crate::rules::province::{PROVINCES, Province, provinces};
use crate::rules::state::{Ask, State};

fn speech(lang: Lang) -> &'static Speech {
    static IT: LazyLock<Speech> =
        LazyLock::new(|| Speech::new(Lang::It, &[Imperivm::texts(Lang::It)]));
    static EN: LazyLock<Speech> =
        LazyLock::new(|| Speech::new(Lang::En, &[Imperivm::texts(Lang::En)]));
    match lang {
        Lang::It => &IT,
        Lang::En => &EN,
    }
}

fn names() -> Vec<String> {
    ["Marcus", "Livia", "<b onclick='x'>\"Gaius\" & sons", "Åsa 明", "Tullia", "Sextus"]
        .map(str::to_owned)
        .to_vec()
}

fn legal(game: &Imperivm, state: &State, viewer: Viewer) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        game.legal(state, seat, &mut actions);
    }
    actions
}

fn board(game: &Imperivm, state: &State, viewer: Viewer, lang: Lang) -> String {
    let view = game.view(state, viewer);
    let choices: Vec<Choice<Action>> = match viewer {
        Viewer::Seat(seat) => legal(game, state, viewer)
            .into_iter()
            .map(|action| Choice { action, label: game.label(state, seat, action) })
            .collect(),
        Viewer::Spectator | Viewer::Historian => Vec::new(),
    };
    let voice = Voice { speech: speech(lang), names: &names() };
    game.board(&Scene { view: &view, choices: &choices, voice })
}

/// Positions of games played at random: both editions, every number of seats.
/// Buying provinces is always alike, so few of those.
fn positions(step: usize) -> Vec<(Imperivm, State)> {
    let mut positions = Vec::new();
    for edition in Imperivm::INFO.editions {
        for seats in edition.seats.min..=edition.seats.max {
            let setup =
                Setup { edition: edition.id.to_owned(), ..Setup::new(&Imperivm::INFO, seats) };
            let game = Imperivm::open(&setup, Imperivm::INFO.rules_version).expect("a table");
            let mut dice = Dice::fast(u64::from(seats));
            let mut state = game.deal(&mut dice, &mut Silence);
            let mut turn = 0;
            while let Some(seat) = game.to_act(&state).first() {
                if !matches!(state.ask, Ask::Buy | Ask::Price) || turn % 9 == 0 {
                    positions.push((game.clone(), state));
                }
                let actions = legal(&game, &state, Viewer::Seat(seat));
                let action = actions[dice.below(actions.len() as u32) as usize];
                let done = game.apply(&mut state, seat, action, &mut dice, &mut Silence);
                done.expect("a legal action");
                turn += 1;
            }
            positions.push((game, state));
        }
    }
    positions.into_iter().step_by(step).collect()
}

fn select<'a>(html: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(selector).expect("a selector");
    html.select(&selector).collect()
}

/// The actions of these buttons, sorted.
fn actions(html: &Html, selector: &str) -> Vec<Action> {
    let mut actions: Vec<Action> = select(html, selector)
        .iter()
        .map(|button| {
            assert_eq!(button.attr("name"), Some("action"));
            serde_json::from_str(button.attr("value").expect("a value")).expect("an action")
        })
        .collect();
    actions.sort();
    actions
}

#[test]
fn every_choice_is_a_thing_to_click_once_and_in_the_list_once() {
    let mut asked = BTreeSet::new();
    for (game, state) in positions(3) {
        for seat in game.to_act(&state).iter() {
            let viewer = Viewer::Seat(seat);
            let mut legal = legal(&game, &state, viewer);
            legal.sort();
            let html = Html::parse_fragment(&board(&game, &state, viewer, Lang::En));
            let things = actions(&html, "button.act:not(.choice)");
            assert_eq!(things, legal, "{:?}", state.ask);
            assert_eq!(actions(&html, "#choices button"), legal);
            assert_eq!(actions(&html, "button:not([formaction])").len(), 2 * legal.len());
        }
        asked.insert(format!("{:?}", state.ask));
    }
    assert!(asked.len() > 20, "hardly anything was asked: {asked:?}");
}

#[test]
fn what_is_not_legal_only_answers_why_not() {
    let mut asked = BTreeSet::new();
    for (game, state) in positions(5) {
        let seat = game.to_act(&state).first();
        let Some(viewer) = seat.map(Viewer::Seat) else { continue };
        let legal = legal(&game, &state, viewer);
        let html = Html::parse_fragment(&board(&game, &state, viewer, Lang::En));
        let why = actions(&html, "button[formaction='why']");
        assert_eq!(why, actions(&html, "button.why"));
        assert!(!why.iter().any(|action| legal.contains(action)));
        assert_eq!(why.iter().collect::<BTreeSet<_>>().len(), why.len(), "none twice");
        asked.extend(why);
    }
    for province in Province::all() {
        assert!(asked.contains(&Action::Province(province)), "{province:?} never answers why not");
    }
    assert!(asked.iter().any(|action| matches!(action, Action::Card(_))));
    assert!(asked.iter().any(|action| matches!(action, Action::Name(_))));
}

#[test]
fn who_is_not_asked_has_nothing_to_click() {
    for (game, state) in positions(29) {
        let (asked, sealed) = (game.to_act(&state), game.may_change(&state));
        let may_do = |seat| asked.contains(seat) || sealed.contains(seat);
        for viewer in Viewer::all(game.seats()).chain([Viewer::Historian]) {
            if !matches!(viewer, Viewer::Seat(seat) if may_do(seat)) {
                assert!(!board(&game, &state, viewer, Lang::It).contains("<button"));
            }
        }
    }
}

#[test]
fn what_nobody_told_the_viewer_is_not_there() {
    // In every other world that looks the same to the viewer, so does the board.
    let mut dice = Dice::fast(7);
    for (game, state) in positions(17) {
        for viewer in Viewer::all(game.seats()) {
            let other = game.resample(&state, viewer, &mut dice);
            let seen = |state| board(&game, state, viewer, Lang::It);
            assert_eq!(seen(&state), seen(&other));
        }
    }
}

#[test]
fn the_html_is_sound() {
    for (at, (game, state)) in positions(11).into_iter().enumerate() {
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).chain([Viewer::Historian]).collect();
        let text = board(&game, &state, viewers[at % viewers.len()], Lang::ALL[at % 2]);
        let html = Html::parse_fragment(&text);
        assert!(html.errors.is_empty(), "{:?}\n{text}", html.errors);
        let mut ids = BTreeSet::new();
        for element in select(&html, "*") {
            for (name, value) in element.value().attrs() {
                assert!(!name.starts_with("on") && name != "style", "{name}={value}");
            }
            if let Some(id) = element.attr("id") {
                assert!(ids.insert(id.to_owned()), "the id {id} is there twice");
            }
        }
        assert!(select(&html, "script, style, b[onclick], button button").is_empty());
        for button in select(&html, "button") {
            let said = button.attr("aria-label").unwrap_or_default().trim().to_owned();
            let written: String = button.text().collect();
            assert!(!said.is_empty() || !written.trim().is_empty(), "{}", button.html());
        }
    }
}

#[test]
fn all_words_are_said() {
    // A phrase without words is said as its key.
    for (at, (game, state)) in positions(5).into_iter().enumerate() {
        let viewer = [Viewer::Seat(Seat::new(at % 2)), Viewer::Historian][at % 2];
        let html = Html::parse_fragment(&board(&game, &state, viewer, Lang::ALL[at / 2 % 2]));
        let labels = select(&html, "[aria-label]");
        let labels = labels.iter().filter_map(|element| element.attr("aria-label"));
        let words: String = html.root_element().text().chain(labels).collect();
        for key in ["table-", "board-", "label-", "stage-"] {
            assert!(!words.contains(key), "{words}");
        }
    }
}

#[test]
fn every_emblem_is_drawn_and_every_part_of_the_map_is_there() {
    let drawn = Html::parse_fragment(emblems());
    assert!(drawn.errors.is_empty(), "{:?}", drawn.errors);
    let ids: Vec<String> = select(&drawn, "[id]")
        .iter()
        .filter_map(|element| Some(format!("#{}", element.attr("id")?)))
        .collect();
    let there: BTreeSet<&String> = ids.iter().collect();
    assert_eq!(there.len(), ids.len(), "an id is there twice");
    let mut used = BTreeSet::new();
    for (at, (game, state)) in positions(1).into_iter().enumerate() {
        let viewer = [Viewer::Seat(Seat::new(at % 3)), Viewer::Historian][at % 2];
        let html = Html::parse_fragment(&board(&game, &state, viewer, Lang::It));
        for drawn in select(&html, "use") {
            used.extend(drawn.attr("href").map(str::to_owned));
        }
    }
    for href in &used {
        assert!(there.contains(href), "{href} is not drawn");
    }
    for id in ids.iter().filter(|id| id.starts_with("#emblem-")) {
        assert!(used.contains(id), "{id} is not used");
    }
    for part in ids.iter().filter(|id| id.starts_with("#map-province-")) {
        assert!(used.contains(part), "{part} is not shown");
    }
    for (province, place) in Province::all().zip(&ATLAS.places) {
        assert!(there.contains(&format!("#map-clip-{}", place.id)));
        assert!(styles().contains(&format!("url(#map-clip-{})", place.id)));
        assert!(styles().contains(&format!(".p{}{{--x:", province.number())));
    }
}

#[test]
fn the_map_shows_the_borders_of_the_rules() {
    let game = Imperivm::open(&Setup::new(&Imperivm::INFO, 3), Imperivm::INFO.rules_version)
        .expect("a table");
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
    for (game, state) in positions(7) {
        let html = Html::parse_fragment(&board(&game, &state, Viewer::Spectator, Lang::It));
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
fn the_stylesheet_reaches_nothing_outside() {
    for forbidden in ["@import", "http:", "https:", "data:"] {
        assert!(!styles().contains(forbidden), "{forbidden}");
    }
    for reference in styles().split("url(").skip(1) {
        assert!(reference.trim_start_matches('"').starts_with('#'), "{}", &reference[..30]);
    }
    assert_eq!(styles().matches('{').count(), styles().matches('}').count());
}

#[test]
fn a_match_can_be_played_from_its_board_alone() {
    let players = Players { names: names(), bots: vec![None; 6] };
    let setup = Setup::new(&Imperivm::INFO, 6);
    let mut table = ludi_engine::open::<Imperivm>(
        Imperivm::INFO.rules_version,
        setup,
        Seed::new([5; 32]).into(),
        players,
    )
    .expect("a table");
    let voice = Voice { speech: speech(Lang::En), names: &names() };
    let mut dice = Dice::fast(3);
    while let Some(seat) = table.to_act().first() {
        let html = Html::parse_fragment(&table.board(Viewer::Seat(seat), &voice));
        let buttons = select(&html, "button.act:not(.choice)");
        let button = buttons[dice.below(buttons.len() as u32) as usize];
        let action = button.attr("value").map(serde_json::from_str).expect("a value");
        table.act(seat, &action.expect("JSON")).expect("what is lit is legal");
    }
    assert!(table.outcome().is_some());
    assert!(table.board(Viewer::Historian, &voice).contains("The end"));
}
