//! Sample pages in both languages: well-formed, without style or script of
//! their own, and with every name shown as text.

use std::collections::BTreeSet;

use caligula::Caligula;
use ludi_engine::{Game, Lang, Players, Seat, Seed, Setup, Speech, Table, Viewer, Voice, open};
use maud::Markup;
use scraper::{Html, Selector};

use super::*;

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
    assert_eq!(addresses, [Some("/assets/table.js")], "in {source}");
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

struct Sample {
    table: Box<dyn Table>,
    speech: Speech,
    names: Vec<String>,
}

fn sample(lang: Lang) -> Sample {
    let names: Vec<String> = ["Livia", EVIL, "Gaius"].map(str::to_owned).into();
    let setup = Setup::new(&Caligula::INFO, 3);
    let players = Players { names: names.clone(), bots: vec![None; 3] };
    let table = open::<Caligula>(setup, Seed::new([7; 32]), players).expect("a table");
    Sample { table, speech: Speech::new(lang, &[Caligula::texts(lang)]), names }
}

impl Sample {
    fn sentence(&self, prompt: &ludi_engine::Prompt) -> Sentence {
        let voice = Voice { speech: &self.speech, names: &self.names };
        Sentence { text: voice.say(&prompt.text), rule: prompt.rule.0.to_owned() }
    }

    fn board(&self, viewer: Viewer) -> String {
        self.table.board(viewer, &Voice { speech: &self.speech, names: &self.names })
    }

    /// The page of the seat that is asked first.
    fn page<'a>(&'a self, board: &'a str) -> TablePage<'a> {
        let lang = self.speech.lang();
        let me = self.asked();
        let log = self.table.log(Viewer::Seat(me), 0);
        TablePage {
            lang,
            theme: Theme::Dark,
            reader: Some(EVIL),
            id: "0123456789abcdef",
            game: "caligula",
            game_name: "Caligula",
            role: Role::Player,
            row: 0,
            expected: 1,
            key: "k",
            prompt: self.sentence(&self.table.prompt(Viewer::Seat(me))),
            notice: None,
            emblems: self.table.emblems(),
            board,
            retractable: 0,
            players: Seat::all(3)
                .map(|seat| Player {
                    name: &self.names[seat.index()],
                    me: seat == me,
                    asked: seat == me,
                    presence: Presence::Here,
                })
                .collect(),
            log: log
                .iter()
                .map(|line| LogEntry { row: line.row, text: self.sentence(&line.text) })
                .collect(),
            ledger: self.table.rules(lang),
            result: None,
        }
    }

    fn asked(&self) -> Seat {
        self.table.to_act().iter().next().expect("someone to act")
    }
}

fn line(id: &'static str, standing: Standing) -> TableLine<'static> {
    TableLine { id, game: "Caligula", players: vec!["Livia", EVIL], standing }
}

fn front_of(lang: Lang, reader: Option<&str>) -> Front<'_> {
    Front {
        lang,
        theme: Theme::Auto,
        reader,
        notice: None,
        games: vec![Offer { id: "caligula", name: "Caligula", opponents: (1, 4), usual: 4 }],
        mine: vec![],
        to_join: vec![],
        to_watch: vec![],
    }
}

#[test]
fn the_front_page_offers_a_game_at_once() {
    for lang in Lang::ALL {
        let page = read(front(&front_of(lang, None)));
        assert_eq!(select(&page, "form[action='/play'] input[name='name'][required]").len(), 1);
        assert_eq!(select(&page, "select[name='opponents'] option").len(), 4);
        let usual = select(&page, "option[selected]");
        assert_eq!(usual[0].attr("value"), Some("4"));
        assert!(select(&page, "#mine").is_empty());
        assert_eq!(select(&page, ".none").len(), 2);
        // Who has a name is not asked for it again.
        let page = read(front(&front_of(lang, Some(EVIL))));
        assert!(select(&page, "input[name='name']").is_empty());
        assert_eq!(text(&page, ".reader"), EVIL);
    }
}

#[test]
fn tables_that_wait_for_the_reader_come_first() {
    let mut model = front_of(Lang::En, Some("Livia"));
    model.mine = vec![
        line("over", Standing::Over),
        line("others", Standing::WaitsForOthers),
        line("me", Standing::WaitsForMe),
    ];
    model.to_join = vec![line("free", Standing::Free(2))];
    let page = read(front(&model));
    let links = select(&page, "#mine a");
    let order: Vec<_> = links.iter().map(|link| link.attr("href").expect("an address")).collect();
    assert_eq!(order, ["/tables/me/", "/tables/others/", "/tables/over/"]);
    assert_eq!(select(&page, "#mine .waiting").len(), 1);
    assert_eq!(text(&page, "#join .standing"), "2 free seats");
    assert_eq!(text(&page, "#join .people"), format!("Livia, {EVIL}"));
}

#[test]
fn a_table_asks_in_words_and_by_buttons() {
    for lang in Lang::ALL {
        let sample = sample(lang);
        let board = sample.board(Viewer::Seat(sample.asked()));
        let model = sample.page(&board);
        let page = read(table(&model));
        for id in FRAGMENTS {
            assert_eq!(select(&page, &format!("#{id}")).len(), 1, "{id}");
        }
        assert!(text(&page, "#prompt").contains(&model.prompt.text));
        assert_eq!(text(&page, "#prompt .rule"), format!("§ {}", model.prompt.rule));
        // The panel shows the section that the prompt cites.
        assert!(text(&page, "#rules #rule h3").starts_with(&model.prompt.rule));
        assert!(!text(&page, "#rules #rule p").is_empty());
        let form = "form[method='post'][action='/tables/0123456789abcdef/act']";
        assert_eq!(select(&page, form).len(), 1);
        assert_eq!(select(&page, &format!("{form} input[name='expected'][value='1']")).len(), 1);
        assert_eq!(select(&page, &format!("{form} input[name='key'][value='k']")).len(), 1);
        let legal = sample.table.choices(sample.asked()).len();
        assert_eq!(select(&page, &format!("{form} #choices button")).len(), legal);
        assert_eq!(select(&page, "#log-lines li").len(), model.log.len());
        assert!(select(&page, "#commands button").is_empty());
        assert!(select(&page, "#result *").is_empty());
        assert!(select(&page, ".spectator").is_empty());
        assert_eq!(select(&page, "html[data-theme='dark']").len(), 1);
        assert!(text(&page, "#players").contains(EVIL));
    }
}

#[test]
fn steps_can_be_taken_back_only_when_there_are_some() {
    let sample = sample(Lang::It);
    let board = sample.board(Viewer::Seat(sample.asked()));
    let mut model = sample.page(&board);
    let steps = |model: &TablePage<'_>| {
        let page = read(table(model));
        let buttons = select(&page, "#commands button[formaction$='/undo'][name='steps']");
        buttons.iter().filter_map(|button| button.attr("value")?.parse().ok()).collect::<Vec<u32>>()
    };
    assert_eq!(steps(&model), Vec::<u32>::new());
    model.retractable = 1;
    assert_eq!(steps(&model), [1]);
    model.retractable = 3;
    assert_eq!(steps(&model), [1, 3]);
    model.role = Role::Spectator;
    assert_eq!(steps(&model), Vec::<u32>::new());
}

#[test]
fn a_refusal_is_told_with_its_rule() {
    let sample = sample(Lang::En);
    let board = sample.board(Viewer::Seat(sample.asked()));
    let mut model = sample.page(&board);
    let reason = Sentence { text: format!("Not {EVIL}."), rule: "2A".to_owned() };
    model.notice = Some(Notice::Refused(reason));
    let page = read(table(&model));
    assert_eq!(
        text(&page, "#notice[role='status'] .refused"),
        format!("Not now. Not {EVIL}. § 2A")
    );
    let link = select(&page, "#notice a")[0];
    assert_eq!(link.attr("href"), Some("/games/caligula/rules#rule-2A"));
}

#[test]
fn spectators_are_told_so_and_may_join_where_there_is_room() {
    let sample = sample(Lang::En);
    let board = sample.board(Viewer::Spectator);
    let mut model = sample.page(&board);
    for player in &mut model.players {
        player.me = false;
    }
    model.role = Role::Spectator;
    model.reader = None;
    let page = read(table(&model));
    assert_eq!(select(&page, ".spectator").len(), 1);
    assert_eq!(select(&page, "#prompt[data-asked='false']").len(), 1);
    assert!(select(&page, "button[name='action'], form.join").is_empty());
    model.role = Role::MayJoin;
    let page = read(table(&model));
    assert_eq!(select(&page, "form[action$='/join'] input[name='name']").len(), 1);
}

#[test]
fn the_score_sheet_lists_the_winner_first() {
    for lang in Lang::ALL {
        let sample = sample(lang);
        let board = sample.board(Viewer::Spectator);
        let mut model = sample.page(&board);
        let line = ScoreLine { label: "Favor".to_owned(), values: vec![-1, 3, 5] };
        model.result = Some(ScoreSheet {
            places: vec![3, 1, 1],
            scores: vec![-2, 9, 9],
            breakdown: vec![line],
        });
        let page = read(table(&model));
        let cells: Vec<String> =
            select(&page, "tbody tr > *").iter().map(|cell| cell.text().collect()).collect();
        let expected = ["1", EVIL, "3", "9", "1", "Gaius", "5", "9", "3", "Livia", "−1", "−2"];
        assert_eq!(cells, expected);
        assert!(text(&page, "#result h2").contains(&format!("{EVIL}, Gaius")));
        assert_eq!(select(&page, "button[formaction$='/rematch']").len(), 1);
        model.role = Role::Spectator;
        assert!(select(&read(table(&model)), "button[formaction$='/rematch']").is_empty());
    }
}

#[test]
fn every_section_that_the_game_cites_can_be_linked_to() {
    for lang in Lang::ALL {
        let page = read(rules(&RulesPage {
            lang,
            theme: Theme::Light,
            reader: None,
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
            lang,
            theme: Theme::Auto,
            reader: None,
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
    assert!(TABLE_JS.len() <= 10_000, "{} bytes", TABLE_JS.len());
}

#[test]
fn the_script_knows_the_fragments() {
    let list = FRAGMENTS.map(|id| format!("\"{id}\"")).join(", ");
    assert!(TABLE_JS.contains(&format!("[{list}]")));
}
