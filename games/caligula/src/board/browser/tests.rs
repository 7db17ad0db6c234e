//! The board of games played at random: every choice is there, nothing else is,
//! and what arrives is sound HTML.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use ludi_engine::{
    Board, Choice, Dice, Lang, Players, Rules, Scene, Seat, Seed, Setup, Silence, Speech, Viewer,
    Voice, Words,
};
use scraper::{ElementRef, Html, Selector};

use super::{EMBLEMS, STYLES};
use crate::Caligula;
use crate::rules::action::{Action, Spot};
use crate::rules::components::Deck;
use crate::rules::scenario::Scenario;
use crate::rules::state::{Stage, State};

fn speech(lang: Lang) -> &'static Speech {
    static IT: LazyLock<Speech> =
        LazyLock::new(|| Speech::new(Lang::It, &[Caligula::texts(Lang::It)]));
    static EN: LazyLock<Speech> =
        LazyLock::new(|| Speech::new(Lang::En, &[Caligula::texts(Lang::En)]));
    match lang {
        Lang::It => &IT,
        Lang::En => &EN,
    }
}

fn names() -> Vec<String> {
    ["Marcus", "Livia", "<b onclick='x'>\"Gaius\" & sons", "Åsa 明", "Tullia"]
        .map(str::to_owned)
        .to_vec()
}

fn legal(game: &Caligula, state: &State, viewer: Viewer) -> Vec<Action> {
    let mut actions = Vec::new();
    if let Viewer::Seat(seat) = viewer {
        game.legal(state, seat, &mut actions);
    }
    actions
}

fn board(game: &Caligula, state: &State, viewer: Viewer, lang: Lang) -> String {
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

/// Positions of games played at random, with two to five players.
fn positions(step: usize) -> Vec<(Caligula, State)> {
    let mut positions = Vec::new();
    for seats in 2..=5 {
        let game =
            Caligula::open(&Setup::new(&Caligula::INFO, seats), Caligula::INFO.rules_version)
                .expect("a table");
        let mut dice = Dice::fast(u64::from(seats));
        let mut state = game.deal(&mut dice, &mut Silence);
        let mut turn = 0;
        while let Some(seat) = game.to_act(&state).first() {
            // Placing tokens is most of a game, and always alike.
            if state.stage != Stage::Placement || turn % 5 == 0 {
                positions.push((game.clone(), state));
            }
            let actions = legal(&game, &state, Viewer::Seat(seat));
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("a legal action");
            turn += 1;
        }
        positions.push((game, state));
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
    for (game, state) in positions(3) {
        let seat = game.to_act(&state).first();
        let Some(viewer) = seat.map(Viewer::Seat) else { continue };
        let mut legal = legal(&game, &state, viewer);
        legal.sort();
        let html = Html::parse_fragment(&board(&game, &state, viewer, Lang::En));
        let things = actions(&html, "button.act:not(.choice)");
        assert_eq!(things, legal, "{:?}", state.ask);
        assert_eq!(actions(&html, "#choices button"), legal);
        assert_eq!(actions(&html, "button:not([formaction])").len(), 2 * legal.len());
    }
}

#[test]
fn what_is_not_legal_only_answers_why_not() {
    let mut asked = BTreeSet::new();
    for (game, state) in positions(3) {
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
fn who_is_not_asked_has_nothing_to_click() {
    for (game, state) in positions(29) {
        let asked = game.to_act(&state);
        for viewer in Viewer::all(game.seats()).chain([Viewer::Historian]) {
            if !matches!(viewer, Viewer::Seat(seat) if asked.contains(seat)) {
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
        for key in ["table-", "board-", "label-", "effect-"] {
            assert!(!words.contains(key), "{words}");
        }
    }
}

/// The emblems that the board refers to.
fn emblems_of(html: &Html) -> BTreeSet<String> {
    let drawn = select(html, "use, textPath");
    drawn.iter().filter_map(|drawn| drawn.attr("href")).map(str::to_owned).collect()
}

#[test]
fn every_emblem_is_drawn() {
    let emblems = Html::parse_fragment(EMBLEMS);
    assert!(emblems.errors.is_empty(), "{:?}", emblems.errors);
    let there: BTreeSet<String> = select(&emblems, "[id]")
        .iter()
        .filter_map(|symbol| Some(format!("#{}", symbol.attr("id")?)))
        .collect();
    let mut used = BTreeSet::new();
    for (game, state) in positions(1) {
        let html = Html::parse_fragment(&board(&game, &state, Viewer::Spectator, Lang::It));
        used.extend(emblems_of(&html));
    }
    let killed = Scenario::new(2).at_placement();
    let mut view = killed.all();
    view.blood_shed = true;
    let voice = Voice { speech: speech(Lang::It), names: &names() };
    let html =
        Html::parse_fragment(&killed.game.board(&Scene { view: &view, choices: &[], voice }));
    used.extend(emblems_of(&html));
    assert_eq!(used, there);
}

#[test]
fn a_piece_keeps_its_id_as_long_as_the_viewer_can_follow_it() {
    let mut position = Scenario::new(2).at_placement();
    let pieces = |position: &crate::rules::scenario::Position, viewer: usize| {
        let viewer = Viewer::Seat(Seat::new(viewer));
        let html = Html::parse_fragment(&board(&position.game, &position.state, viewer, Lang::It));
        let tokens = select(&html, ".token");
        tokens
            .iter()
            .filter_map(|token| Some((token.attr("id")?.to_owned(), token.text().collect())))
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
        let html = Html::parse_fragment(&board(&position.game, &position.state, viewer, lang));
        let tokens = select(&html, ".spaces .token.deduced");
        let title = |token: &ElementRef<'_>| token.attr("title").unwrap_or_default().to_owned();
        tokens.iter().map(title).collect::<Vec<_>>()
    };
    let [title] = &tokens(1, Lang::En)[..] else { panic!("one token is deduced") };
    assert!(title.ends_with("space 1, face down: deduced, it can only be 4"), "{title}");
    let [titolo] = &tokens(1, Lang::It)[..] else { panic!("one token is deduced") };
    assert!(titolo.ends_with("coperto: si deduce che può essere solo 4"), "{titolo}");
    assert!(tokens(0, Lang::En).is_empty(), "its owner sees it");
}

#[test]
fn the_stylesheet_reaches_nothing_outside() {
    for forbidden in ["@import", "url(", "http:", "https:"] {
        assert!(!STYLES.contains(forbidden), "{forbidden}");
    }
    assert_eq!(STYLES.matches('{').count(), STYLES.matches('}').count());
}

#[test]
fn a_match_can_be_played_from_its_board_alone() {
    let players = Players { names: names(), bots: vec![None; 3] };
    let setup = Setup::new(&Caligula::INFO, 3);
    let mut table = ludi_engine::open::<Caligula>(
        Caligula::INFO.rules_version,
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
    assert!(table.board(Viewer::Historian, &voice).contains("The game is over"));
}
