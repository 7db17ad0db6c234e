//! Sample pages in both languages: well-formed, without style or script of
//! their own, and with every name shown as text.

mod promises;

use std::collections::BTreeSet;
use std::sync::Arc;

use caligula::Caligula;
use ludi_engine::{Game, Lang, Outcome, Phrase, ScoreLine, Seat, SeatSet, Seed, Setup, Term};
use maud::Markup;
use scraper::{Html, Selector};

use super::*;
use crate::house::{Chair, PlaySight, Said, Sentence, Sight, boxed};
use crate::store::{Census, Person, PersonId, Status, Time, Visibility};

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
    let ours = [
        "/assets/dice.js",
        "/assets/keys.js",
        "/assets/rules.js",
        "/assets/chime.js",
        "/assets/morph.js",
        "/assets/table.js",
    ];
    assert_eq!(addresses, ours.map(Some), "in {source}");
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

/// The script of the table.
fn script() -> &'static str {
    ASSETS.iter().find(|asset| asset.name == "table.js").expect("the script").text
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
    Reader { person: Some(person), lang, theme: Theme::Dark, careful: true }
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
        votes: None,
        my_vote: false,
    }
}

/// A table of three, where the reader has the second seat and is asked.
fn sample() -> Sight {
    let setup = Setup::new(&Caligula::INFO, 3);
    let sentence = Sentence { text: format!("Choose, {EVIL}!"), rule: "2A" };
    Sight {
        game: "caligula",
        game_name: "Caligula",
        setup,
        visibility: Visibility::Open,
        status: Status::Playing,
        commitment: Seed::new([7; 32]).commitment(),
        contributions: 1,
        chairs: vec![chair("Livia", false), chair(EVIL, true), chair("Gaius", false)],
        seat: Some(Seat::new(1)),
        mine: SeatSet::only(Seat::new(1)),
        curtain: None,
        watching: 2,
        lines: vec![said("Livia", None, "aloud"), said("Livia", Some(EVIL), "quietly")],
        promises: vec![],
        promisable: vec![],
        play: Some(Arc::new(PlaySight {
            row: 7,
            to_act: SeatSet::only(Seat::new(1)),
            prompt: sentence.clone(),
            log: vec![(0, sentence.clone()), (7, sentence)],
            earlier: false,
            emblems: "<svg id=\"emblems\"></svg>",
            board: "<div id=\"board\"><button name=\"action\" value=\"1\">x</button></div>"
                .to_owned(),
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
        at: Time(0),
    }
}

/// The page of a table, read and checked.
fn page_of(reader: &Reader, sight: &Sight, notice: Option<&Notice>) -> Html {
    let ledger = Caligula::rules(reader.lang);
    let page = TablePage { reader, id: "0123456789abcdef", sight, key: "k", notice, ledger };
    read(table(&page))
}

/// The match of a sample, changed.
fn with_play(change: impl FnOnce(&mut PlaySight)) -> Sight {
    let mut sight = sample();
    let mut play = sight.play.as_deref().expect("a match").clone();
    change(&mut play);
    sight.play = Some(Arc::new(play));
    sight
}

/// As somebody who only looks on sees it.
fn from_outside(mut sight: Sight) -> Sight {
    sight.seat = None;
    sight.mine = SeatSet::EMPTY;
    sight
}

fn line(id: &str, standing: Standing) -> TableLine {
    let players = vec!["Livia".to_owned(), EVIL.to_owned()];
    TableLine { id: id.to_owned(), game: "Caligula", players, standing }
}

fn front_of(reader: &Reader) -> Front<'_> {
    let games = vec![Offer::new(&*boxed::<Caligula>(), reader.lang)];
    Front { reader, games, mine: vec![], to_join: vec![], to_watch: vec![] }
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
        let game = Caligula::INFO;
        let edition = game.editions[0].id;
        let on_shelf = boxed::<Caligula>();
        let about = on_shelf.term(Term::About, lang);
        assert!(about.ends_with('.'), "{about}");
        let page = read(open(&OpenPage {
            reader: &reader,
            game,
            edition,
            seats: 4,
            about: &about,
            editions: Question::editions(&*on_shelf, &reader),
            options: Question::options(&*on_shelf, &reader),
        }));
        assert_eq!(select(&page, "form[method='post'] select[name^='seat-']").len(), 3);
        for option in game.options {
            let values = select(&page, &format!("select[name='option-{}'] option", option.id));
            assert_eq!(values.len(), option.values.len());
        }
        assert_eq!(select(&page, "button[name='seats']").len(), 4);
    }
}

#[test]
fn what_can_be_chosen_is_said_in_words() {
    let game = boxed::<Caligula>();
    for lang in Lang::ALL {
        assert!(Offer::new(&*game, lang).about.ends_with('.'));
        let reader = reader(lang);
        let questions = Question::options(&*game, &reader);
        for question in questions.iter().chain([&Question::editions(&*game, &reader)]) {
            assert!(!question.name.is_empty(), "{}", question.field);
            for (id, name) in &question.answers {
                assert!(name.contains(' '), "{id} is called {name}");
            }
        }
    }
}

#[test]
fn a_table_asks_in_words_and_by_buttons() {
    for lang in Lang::ALL {
        let (reader, sight) = (reader(lang), sample());
        let page = page_of(&reader, &sight, None);
        let ledger = Caligula::rules(lang);
        let model =
            TablePage { reader: &reader, id: "0", sight: &sight, key: "", notice: None, ledger };
        for (id, _) in parts(&model) {
            assert_eq!(select(&page, &format!("#{id}")).len(), 1, "{id}");
            assert!(script().contains(&format!("\"{id}\"")), "the script does not know {id}");
        }
        assert!(text(&page, "#prompt p").contains(&format!("Choose, {EVIL}!")));
        assert_eq!(text(&page, "#prompt .rule"), "§ 2A");
        // The panel shows the section that the prompt cites.
        assert!(text(&page, "#rules #rule h3").starts_with("2A"));
        assert!(!text(&page, "#rules #rule p").is_empty());
        let form = "form[method='post'][action='/tables/0123456789abcdef/act']";
        assert_eq!(select(&page, form).len(), 1);
        assert_eq!(select(&page, &format!("{form} input[name='expected'][value='7']")).len(), 1);
        assert_eq!(select(&page, &format!("{form} input[name='key'][value='k']")).len(), 1);
        assert_eq!(select(&page, &format!("{form} #board button")).len(), 1);
        assert_eq!(select(&page, "#log-lines li").len(), 2);
        assert!(select(&page, "#commands .undo").is_empty());
        assert!(select(&page, "#result *").is_empty());
        assert!(select(&page, ".spectator").is_empty());
        assert_eq!(select(&page, "html[data-theme='dark']").len(), 1);
        assert!(text(&page, "#players").contains(EVIL));
    }
}

#[test]
fn parts_are_the_same_whenever_nothing_has_happened() {
    let (reader, sight) = (reader(Lang::En), sample());
    let ledger = Caligula::rules(Lang::En);
    let look = |key, notice| {
        let page = TablePage { reader: &reader, id: "0", sight: &sight, key, notice, ledger };
        mark(&parts(&page))
    };
    let notice = Notice::Told("Something was answered.".to_owned());
    assert_eq!(look("a", None), look("b", Some(&notice)));
    let later = with_play(|play| play.row += 1);
    let page =
        TablePage { reader: &reader, id: "0", sight: &later, key: "a", notice: None, ledger };
    assert_ne!(look("a", None), mark(&parts(&page)));
}

#[test]
fn steps_can_be_taken_back_only_when_there_are_some() {
    let steps = |sight: &Sight| {
        let page = page_of(&reader(Lang::It), sight, None);
        let buttons = select(&page, "#commands button[formaction$='/undo'][name='steps']");
        buttons.iter().filter_map(|button| button.attr("value")?.parse().ok()).collect::<Vec<u32>>()
    };
    assert_eq!(steps(&sample()), Vec::<u32>::new());
    assert_eq!(steps(&with_play(|play| play.retractable = 1)), [1]);
    let three = with_play(|play| play.retractable = 3);
    assert_eq!(steps(&three), [1, 3]);
    assert_eq!(steps(&from_outside(three)), Vec::<u32>::new());
}

#[test]
fn a_refusal_is_told_with_its_rule() {
    let reason = Notice::Refused(Sentence { text: format!("Not {EVIL}."), rule: "2A" });
    let page = page_of(&reader(Lang::En), &sample(), Some(&reason));
    assert_eq!(
        text(&page, "#notice[role='status'] .refused"),
        format!("Not now. Not {EVIL}. § 2A")
    );
    let link = select(&page, "#notice a")[0];
    assert_eq!(link.attr("href"), Some("/games/caligula/rules#rule-2A"));
}

#[test]
fn what_cannot_be_taken_back_is_asked_once_more() {
    let action = r#"{"Place":1}"#.to_owned();
    let notice = Notice::Final { action: action.clone(), label: EVIL.to_owned() };
    let page = page_of(&reader(Lang::En), &sample(), Some(&notice));
    let sure = select(&page, "form#play button[name='sure']");
    assert_eq!(sure[0].attr("value"), Some(&*action));
    assert!(text(&page, "#notice .final").contains(EVIL));
}

#[test]
fn spectators_are_told_so_and_have_nothing_to_press() {
    let sight = from_outside(sample());
    let page = page_of(&stranger(Lang::En), &sight, None);
    assert_eq!(select(&page, ".spectator").len(), 1);
    assert_eq!(select(&page, "#prompt[data-asked='false']").len(), 1);
    assert!(select(&page, "#commands button, #players button, #say").is_empty());
}

#[test]
fn whispers_are_marked_and_can_be_sent_to_people_only() {
    let mut sight = sample();
    sight.chairs[2] =
        Chair { person: false, bot: Some("random".to_owned()), ..chair("Gaius", false) };
    let page = page_of(&reader(Lang::En), &sight, None);
    assert_eq!(select(&page, "#chat-lines li").len(), 2);
    assert!(text(&page, "#chat-lines .whisper").contains(&format!("quietly {EVIL}")));
    let to = select(&page, "#say select[name='to'] option");
    let to: Vec<_> = to.iter().filter_map(|option| option.attr("value")).collect();
    assert_eq!(to, ["", "0"]);
}

#[test]
fn those_who_left_can_be_voted_about_by_the_others() {
    let mut sight = sample();
    sight.chairs[0] = Chair { here: false, votes: Some((1, 2)), ..chair("Livia", false) };
    let page = page_of(&reader(Lang::En), &sight, None);
    assert_eq!(select(&page, "form[action$='/replace'] input[name='whose'][value='0']").len(), 1);
    assert!(text(&page, "form[action$='/replace']").contains("1/2"));
    assert!(select(&page_of(&reader(Lang::En), &from_outside(sight), None), ".vote").is_empty());
}

#[test]
fn a_gathering_shows_who_is_missing_and_how_they_come() {
    for lang in Lang::ALL {
        let mut sight = sample();
        sight.play = None;
        sight.status = Status::Gathering;
        sight.chairs[2] = Chair { person: false, here: false, ..chair("", false) };
        let page = page_of(&reader(lang), &sight, None);
        assert_eq!(select(&page, "#gathering[data-seated='true'][data-alone='false']").len(), 1);
        assert_eq!(select(&page, "form[action$='/invite'] button[name='to'][value='2']").len(), 1);
        assert!(select(&page, "button.begin").is_empty());
        assert_eq!(select(&page, "button.fill").len(), 2);
        sight.chairs[2] = chair("Gaius", false);
        let page = page_of(&reader(lang), &sight, None);
        assert_eq!(select(&page, "button.begin").len(), 1);
        sight.chairs[2] = Chair { person: false, here: false, ..chair("", false) };
        let page = page_of(&stranger(lang), &from_outside(sight), None);
        assert_eq!(select(&page, "form[action$='/sit'] input[name='name']").len(), 1);
    }
}

#[test]
fn a_device_that_is_handed_on_shows_nothing_of_anybody() {
    let mut sight = sample();
    sight.mine.insert(Seat::new(2));
    sight.curtain = Some(Seat::new(2));
    let page = page_of(&reader(Lang::En), &sight, None);
    assert!(select(&page, "#board, #log, #prompt, #chat").is_empty());
    let next = select(&page, "#curtain a[href$='?seat=2']");
    assert_eq!(next.len(), 1);
    assert!(text(&page, "#curtain").contains("Gaius"));
    // Whoever has the device then says for which seat it speaks.
    sight.curtain = None;
    let page = page_of(&reader(Lang::En), &sight, None);
    assert_eq!(select(&page, "form#play input[name='seat'][value='1']").len(), 1);
}

#[test]
fn the_score_sheet_lists_the_winner_first() {
    for lang in Lang::ALL {
        let label = Phrase { key: "favor", args: vec![] };
        let outcome = Outcome {
            ending: "x",
            places: vec![3, 1, 1],
            scores: vec![-2, 9, 9],
            breakdown: vec![ScoreLine { label, values: vec![-1, 3, 5] }],
        };
        let sight = with_play(|play| play.outcome = Some((outcome, vec!["Favor".to_owned()])));
        let page = page_of(&reader(lang), &sight, None);
        let cells: Vec<String> =
            select(&page, "tbody tr > *").iter().map(|cell| cell.text().collect()).collect();
        let expected = ["1", EVIL, "3", "9", "1", "Gaius", "5", "9", "3", "Livia", "−1", "−2"];
        assert_eq!(cells, expected);
        assert!(text(&page, "#result h2").contains(&format!("{EVIL}, Gaius")));
        assert_eq!(select(&page, "button[formaction$='/rematch']").len(), 1);
        let page = page_of(&reader(lang), &from_outside(sight), None);
        assert!(select(&page, "button[formaction$='/rematch']").is_empty());
    }
}

#[test]
fn a_secret_link_leads_to_a_seat() {
    for lang in Lang::ALL {
        let reader = stranger(lang);
        let game_name = "Caligula";
        let page = read(invitation(&Invitation {
            reader: &reader,
            game_name,
            seat: 3,
            name: EVIL,
            here: "/seats/x",
        }));
        assert!(text(&page, ".message p").contains(EVIL));
        assert_eq!(select(&page, "form[action='/seats/x'] input[name='name']").len(), 1);
    }
}

#[test]
fn every_section_that_the_game_cites_can_be_linked_to() {
    for lang in Lang::ALL {
        let page = read(rules(&RulesPage {
            reader: &stranger(lang),
            game: "caligula",
            game_name: "Caligula",
            ledger: Caligula::rules(lang),
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
fn the_script_is_small() {
    assert!(script().len() <= 10_000, "{} bytes", script().len());
    let morph = ASSETS.iter().find(|asset| asset.name == "morph.js").expect("the script");
    assert!(morph.text.len() <= 2_500, "{} bytes", morph.text.len());
}

#[test]
fn only_a_board_with_a_sheet_to_move_brings_the_script_for_it() {
    let script = super::table::panning("<div class=\"window\" data-pan></div>").into_string();
    assert!(script.contains("/assets/pan.js"), "{script}");
    assert!(super::table::panning("<div></div>").into_string().is_empty());
    let pan = ASSETS.iter().find(|asset| asset.name == "pan.js").expect("the script");
    assert!(pan.text.len() <= 6_000, "{} bytes", pan.text.len());
}

#[test]
fn an_account_can_be_made_and_looked_after() {
    let token = TokenLine {
        name: "00ff".to_owned(),
        label: EVIL.to_owned(),
        since: "2026-01-31".to_owned(),
    };
    for lang in Lang::ALL {
        let page_for = |reader: &Reader, fresh: Option<&str>| {
            let tokens = std::slice::from_ref(&token);
            let refused = fresh.is_none();
            read(account(&AccountPage { reader, notice: Some(EVIL), refused, tokens, fresh }))
        };
        let forms = |page: &Html| -> Vec<String> {
            let forms = select(page, "main form");
            forms.iter().filter_map(|form| form.attr("action")).map(str::to_owned).collect()
        };
        let page = page_for(&stranger(lang), None);
        assert_eq!(forms(&page), ["/account/sign-in", "/account/create"]);
        assert_eq!(text(&page, "#notice .refused"), EVIL);
        let page = page_for(&reader(lang), None);
        assert_eq!(forms(&page), ["/account/create", "/account/sign-in"]);
        assert_eq!(select(&page, "#create [name='name']")[0].attr("value"), Some(EVIL));

        let mut holder = reader(lang);
        holder.person.iter_mut().for_each(|person| person.account = true);
        let page = page_for(&holder, Some("secret"));
        let own = ["name", "password", "tokens/drop", "tokens", "sign-out"];
        assert_eq!(forms(&page), own.map(|action| format!("/account/{action}")));
        assert_eq!(text(&page, "#fresh code"), "secret");
        assert_eq!(text(&page, "#tokens li strong"), EVIL);
        assert!(select(&page, "#notice .refused").is_empty() && select(&page, "#house").is_empty());
        for field in select(&page, "[type='password']") {
            assert!(field.attr("autocomplete").is_some_and(|kind| kind.ends_with("-password")));
        }
        holder.person.iter_mut().for_each(|person| person.is_admin = true);
        assert_eq!(select(&page_for(&holder, None), "#house a").len(), 1);
    }
}

#[test]
fn whoever_looks_after_the_house_sees_its_tables() {
    for lang in Lang::ALL {
        let reader = reader(lang);
        let census = Census { guests: 7, accounts: 3, ..Census::default() };
        let tables = vec![line("0123456789abcdef", Standing::WaitsForOthers)];
        let page = read(admin(&AdminPage { reader: &reader, census, tables }));
        assert_eq!(select(&page, "#census tr").len(), 6);
        assert!(text(&page, "#census").contains('7'));
        assert_eq!(select(&page, "#tables a")[0].attr("href"), Some("/tables/0123456789abcdef/"));
        assert_eq!(select(&page, "#tables button")[0].attr("value"), Some("0123456789abcdef"));
        let page = read(admin(&AdminPage { reader: &reader, census, tables: vec![] }));
        assert!(select(&page, "#tables a").is_empty());
        assert_eq!(select(&page, "#tables .none").len(), 1);
    }
}
