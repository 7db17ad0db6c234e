//! Sample pages in both languages: well-formed, without style or script of
//! their own, and with every name shown as text.

mod draws;
mod people;
mod promises;
mod table;

use std::collections::BTreeSet;
use std::sync::Arc;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_engine::rulebook::Citations;
use ludi_engine::{
    Board, Lang, Outcome, Phrase, Rules, ScoreLine, Seat, SeatSet, Setup, Term, Words,
};
use maud::Markup;
use scraper::{Html, Selector};

use super::assets::asset;
use super::frame::SCRIPTS;
use super::*;
use crate::drawn::mark;
use crate::house::{Away, BoardModel, Chair, LogLine, PageModel, Said, SeatRequest, Sentence};
use crate::store::{Census, Person, PersonId, Status, Time, Visibility};

const BOARD: &str = "<div id=\"board\"><button name=\"action\" value=\"1\">x</button></div>";
const EVIL: &str = "<script>alert('x')</script>\"'&";

fn select<'a>(page: &'a Html, selector: &str) -> Vec<scraper::ElementRef<'a>> {
    page.select(&Selector::parse(selector).expect("a selector")).collect()
}

fn text(page: &Html, selector: &str) -> String {
    select(page, selector).iter().flat_map(|element| element.text()).collect()
}

/// Reads a page and checks what must hold for every page.
fn read(page: Markup) -> Html {
    let source = page.into_string();
    let page = Html::parse_document(&source);
    assert_eq!(page.errors, Vec::<String>::new(), "in {source}");
    let mut ids = BTreeSet::new();
    for element in select(&page, "[id]") {
        let id = element.attr("id").expect("an id");
        assert!(ids.insert(id), "'{id}' is there twice");
    }
    for element in select(&page, "*") {
        for (name, value) in element.value().attrs() {
            assert!(name != "style" && !name.starts_with("on"), "{name}={value}");
            assert!(!value.trim_start().starts_with("javascript:"), "{name}={value}");
        }
    }
    assert!(select(&page, "style").is_empty());
    let scripts = select(&page, "script");
    let addresses: Vec<_> = scripts.iter().map(|script| script.attr("src")).collect();
    assert_eq!(addresses, SCRIPTS.map(|script| Some(asset(script))), "in {source}");
    assert_eq!(text(&page, "script"), "");
    assert_eq!(select(&page, "h1").len(), 1);
    assert!(select(&page, "form form").is_empty());
    // A link within the page leads somewhere.
    for link in select(&page, "a[href^='#']") {
        let target = &link.attr("href").expect("an address")[1..];
        assert!(ids.contains(target), "#{target} is nowhere");
    }
    // A key shown is a text missing.
    for word in source.split(|sign: char| !(sign.is_alphanumeric() || sign == '-')) {
        assert!(!word.starts_with("front-") && !word.starts_with("standing-"), "{word}");
    }
    page
}

/// A reader with a name that would do harm if it were not shown as text.
fn reader(lang: Lang) -> Reader {
    let person = Person {
        id: PersonId::new([1; 10]),
        name: EVIL.to_owned(),
        account: false,
        is_admin: false,
        since: Time(0),
    };
    Reader {
        person: Some(person),
        lang,
        theme: Theme::Dark,
        speed: Speed::default(),
        careful: true,
        without_guide: None,
    }
}

fn stranger(lang: Lang) -> Reader {
    Reader { person: None, theme: Theme::Auto, ..reader(lang) }
}

fn chair(name: &str, asked: bool) -> Chair {
    Chair {
        name: name.to_owned(),
        person: true,
        bot: None,
        here: true,
        asked,
        away: None,
        my_vote: false,
    }
}

/// A table of three, where the reader has the second seat and is asked.
fn sample() -> PageModel {
    let setup = Setup::new(&Caligula::INFO, 3);
    let sentence = Sentence { text: format!("Choose, {EVIL}!").into(), rule: "2A" };
    PageModel {
        game: "caligula",
        game_name: "Caligula",
        table_name: None,
        setup,
        visibility: Visibility::Open,
        absence: Some(10),
        status: Status::Playing,
        lesson: false,
        draws: vec![],
        chairs: vec![chair("Livia", false), chair(EVIL, true), chair("Gaius", false)],
        seat: Some(Seat::new(1)),
        mine: SeatSet::only(Seat::new(1)),
        curtain: None,
        requests: vec![],
        watching: 2,
        lines: vec![
            said("Livia", None, "aloud"),
            Said { number: 2, ..said("Livia", Some(EVIL), "quietly") },
        ],
        promises: vec![],
        promisable: Arc::default(),
        undo_wait: None,
        declinable: None,
        idle: None,
        play: Some(Arc::new(BoardModel {
            row: 7,
            since: 4,
            to_act: SeatSet::only(Seat::new(1)),
            prompt: sentence.clone(),
            log: [0, 7].map(|row| Arc::new(LogLine::new(row, 0, sentence.clone()))).to_vec().into(),
            earlier: false,
            emblems: "<svg id=\"emblems\"></svg>",
            board: Arc::new(BOARD.to_owned().into()),
            guide: None,
            retractable: 0,
            outcome: None,
        })),
        next: None,
    }
}

fn said(from: &str, to: Option<&str>, text: &str) -> Said {
    Said {
        number: 1,
        from: from.to_owned(),
        seat: Some(Seat::new(0)),
        to: to.map(str::to_owned),
        text: format!("{text} {EVIL}"),
        promise: None,
        notice: None,
        at: Time(0),
    }
}

/// The page of a table, read and checked.
fn page_of(reader: &Reader, model: &PageModel, notice: Option<&Notice>) -> Html {
    let ledger = Caligula::ledger(reader.lang);
    let (id, styles) = ("0123456789abcdef", "/assets/caligula.css");
    let citations = &Citations::new(ledger);
    let page =
        TablePage { reader, id, model, key: "k", notice, ledger, citations, styles, glossary: "" };
    read(table(&page, &draw(&page, None)))
}

/// The match of a sample, changed.
fn with_play(change: impl FnOnce(&mut BoardModel)) -> PageModel {
    let mut model = sample();
    let mut play = model.play.as_deref().expect("a match").clone();
    change(&mut play);
    model.play = Some(Arc::new(play));
    model
}

/// As somebody who only looks on sees it.
fn from_outside(mut model: PageModel) -> PageModel {
    model.seat = None;
    model.mine = SeatSet::EMPTY;
    model
}

fn line(id: &str, standing: Standing) -> TableLine {
    let players = vec!["Livia".to_owned(), EVIL.to_owned()];
    let asked = vec!["Aulus".to_owned()];
    let (game, opened) = ("Caligula", Time(1_700_000_000_000));
    let id = id.to_owned();
    TableLine { id, name: None, game, opened, turn: None, asked, players, standing }
}

fn front_of(reader: &Reader) -> Front<'_> {
    let games = vec![Offer::new(&AnyGame::of::<Caligula>(), reader.lang)];
    Front { reader, games, mine: vec![], finished: vec![], to_join: vec![], to_watch: vec![] }
}

#[test]
fn the_front_page_offers_a_game_at_once() {
    for lang in Lang::ALL {
        let page = read(front(&front_of(&stranger(lang))));
        assert_eq!(select(&page, "form[action='/play'] input[name='name'][required]").len(), 1);
        assert_eq!(select(&page, "select[name='opponents'] option").len(), 4);
        let usual = select(&page, "option[selected]");
        assert_eq!(usual[0].attr("value"), Some("4"));
        assert!(select(&page, "#mine").is_empty());
        assert_eq!(select(&page, ".none").len(), 2);
        // Who has a name is not asked for it again.
        let page = read(front(&front_of(&reader(lang))));
        assert!(select(&page, "input[name='name']").is_empty());
        assert_eq!(text(&page, ".reader"), EVIL);
    }
}

#[test]
fn tables_are_listed_with_how_they_stand() {
    let reader = reader(Lang::En);
    let mut model = front_of(&reader);
    model.mine = vec![line("me", Standing::WaitsForMe), line("over", Standing::Over)];
    model.to_join = vec![line("free", Standing::Free(2)), line("full", Standing::Free(0))];
    let page = read(front(&model));
    let links = select(&page, "#mine a");
    let order: Vec<_> = links.iter().map(|link| link.attr("href").expect("an address")).collect();
    assert_eq!(order, ["/tables/me/", "/tables/over/"]);
    assert_eq!(select(&page, "#mine .waiting").len(), 1);
    assert_eq!(text(&page, "#join .standing"), "2 free seatsfull, ready to begin");
    assert!(text(&page, "#join .people").starts_with(&format!("Livia, {EVIL}")));
}

#[test]
fn a_table_is_opened_with_a_choice_for_every_seat() {
    for lang in Lang::ALL {
        let reader = reader(lang);
        let game = AnyGame::of::<Caligula>();
        let edition = game.info.editions[0].id;
        let about = game.term(Term::About, lang);
        assert!(about.ends_with('.'), "{about}");
        // What was filled in before the number of players was changed.
        let filled = [("name", "Livia \"\""), ("seat-2", "heuristic"), ("table", "Ides")];
        let filled = filled.map(|(field, value)| (field.to_owned(), value.to_owned())).into();
        let stranger = Reader { person: None, ..reader.clone() };
        let page = read(open(&OpenPage {
            reader: &stranger,
            game: game.info,
            edition,
            seats: 4,
            about: &about,
            editions: Question::editions(&game, &reader),
            options: Question::options(&game, &reader),
            filled: &filled,
        }));
        assert_eq!(select(&page, "form[method='post'] select[name^='seat-']").len(), 3);
        for option in game.info.options {
            let values = select(&page, &format!("select[name='option-{}'] option", option.id));
            assert_eq!(values.len(), option.values.len());
        }
        assert_eq!(select(&page, "button[name='players'][formmethod='get']").len(), 4);
        assert_eq!(select(&page, "input[name='name'][value='Livia \"\"']").len(), 1);
        assert_eq!(select(&page, "input[name='table'][value='Ides']").len(), 1);
        let bots = select(&page, "select[name='seat-2'] option[selected][value='heuristic']");
        assert_eq!(bots.len(), 1);
    }
}

#[test]
fn what_can_be_chosen_is_said_in_words() {
    let game = AnyGame::of::<Caligula>();
    for lang in Lang::ALL {
        assert!(Offer::new(&game, lang).about.ends_with('.'));
        let reader = reader(lang);
        let questions = Question::options(&game, &reader);
        for question in questions.iter().chain([&Question::editions(&game, &reader)]) {
            assert!(!question.name.is_empty(), "{}", question.field);
            for (id, name) in &question.answers {
                assert!(name.contains(' '), "{id} is called {name}");
            }
        }
    }
}

#[test]
fn every_section_that_the_game_cites_can_be_linked_to() {
    for lang in Lang::ALL {
        let page = read(rules(&RulesPage {
            reader: &stranger(lang),
            game: "caligula",
            game_name: "Caligula",
            ledger: Caligula::ledger(lang),
            glossary: &AnyGame::of::<Caligula>().glossary(lang),
            emblems: Caligula::emblems(),
        }));
        for section in Caligula::INFO.sections {
            assert_eq!(select(&page, &format!("[id='rule-{section}']")).len(), 1, "{section}");
        }
    }
}

#[test]
fn tags_in_a_ledger_are_shown() {
    let page = Html::parse_fragment(&markdown::markdown("a <b>b</b>\n\n<script>c</script>").0);
    assert!(select(&page, "b, script").is_empty());
    assert_eq!(text(&page, "html").trim(), "a <b>b</b>\n<script>c</script>");
}

#[test]
fn a_message_has_a_way_back() {
    for lang in Lang::ALL {
        let page = read(message(&Message {
            reader: &stranger(lang),
            title: EVIL,
            text: EVIL,
            back: "/tables/x/",
        }));
        assert_eq!(text(&page, ".message h1"), EVIL);
        assert_eq!(select(&page, ".message a[href='/tables/x/']").len(), 1);
        assert!(select(&page, "html[data-theme]").is_empty());
    }
}

#[test]
fn the_scripts_are_small() {
    for script in ASSETS.iter().filter(|asset| asset.name.ends_with(".js")) {
        assert!(script.text.len() <= 10_000, "{}: {} bytes", script.name, script.text.len());
    }
    let morph = ASSETS.iter().find(|asset| asset.name == "morph.js").expect("the script");
    assert!(morph.text.len() <= 2_500, "{} bytes", morph.text.len());
}

#[test]
fn only_a_board_with_a_sheet_to_move_brings_the_script_for_it() {
    let script = super::table::panning("<div class=\"window\" data-pan></div>").into_string();
    assert!(script.contains(asset("pan.js")), "{script}");
    assert!(super::table::panning("<div></div>").into_string().is_empty());
    let script = super::table::panning("<section data-has-numbers></section>").into_string();
    assert!(script.contains(asset("numbers.js")), "{script}");
    let pan = ASSETS.iter().find(|asset| asset.name == "pan.js").expect("the script");
    assert!(pan.text.len() <= 6_000, "{} bytes", pan.text.len());
}
