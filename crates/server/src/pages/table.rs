//! A table: the board of the game, and around it what every game needs.

use std::sync::Arc;

use ludi_engine::rulebook::Citations;
use ludi_engine::{phrase, rulebook};
use maud::{Markup, PreEscaped, html};

use super::assets::asset;
use super::chat::chat;
use super::company::{company, own_seat};
use super::curtain::curtain;
use super::draws::own_check;
use super::frame::{Page, frame};
use super::gathering::gathering;
use super::guide::guide;
use super::happening::{happening, keys, since};
use super::log::log;
use super::markdown::{anchor, section};
use super::notice::{Notice, notice};
use super::primer;
use super::promise::promise;
use super::reader::Reader;
use super::requests::requests;
use super::score::sheet;
use crate::drawn::{Content, Drawn, Part};
use crate::house::{BoardModel, Chair, GuideModel, PageModel, Sentence};
use crate::lit::Lights;
use crate::store::Status;

/// What a table page shows to one reader.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The table's id.
    pub id: &'a str,
    /// The table as the reader may see it.
    pub model: &'a PageModel,
    /// The idempotency key of the next command (`key`).
    pub key: &'a str,
    /// The answer to the last command.
    pub notice: Option<&'a Notice>,
    /// The game's ledger of rules, in this language.
    pub ledger: &'static str,
    /// How its sections are cited.
    pub citations: &'a Citations<'static>,
    /// The address of the game's stylesheet.
    pub styles: &'a str,
    /// The address of the game's glossary, in this language.
    pub glossary: &'a str,
}

/// A page of the same table to the same reader as it was drawn before, and what it shows.
pub(super) type Earlier<'a> = Option<(&'a PageModel, &'a Drawn)>;

impl TablePage<'_> {
    /// The address of the table.
    pub(super) fn path(&self) -> String {
        format!("/tables/{}/", self.id)
    }

    /// Is the reader asked for a decision?
    pub(super) fn is_asked(&self) -> bool {
        is_asked(self.model)
    }

    /// Does a bot play for the reader?
    fn is_stood_in(&self) -> bool {
        let seat = self.model.seat.map(|seat| &self.model.chairs[seat.index()]);
        self.model.status == Status::Playing && seat.is_some_and(|chair| chair.bot.is_some())
    }

    /// What every form of the page carries: for which seat it speaks, where the
    /// reader has several.
    pub(super) fn seat_field(&self) -> Markup {
        html! {
            @if let Some(seat) = self.model.seat && self.model.mine.len() > 1 {
                input type="hidden" name="seat" value=(seat.index());
            }
        }
    }
}

fn is_asked(model: &PageModel) -> bool {
    let seat = model.seat.map(|seat| &model.chairs[seat.index()]);
    seat.is_some_and(|chair| chair.asked && chair.bot.is_none())
}

/// The title of a table page, without the name of the house.
pub fn table_title(table: &TablePage<'_>) -> String {
    if table.is_asked() {
        table.reader.say(&phrase!("table-title-asked", game = table.model.game_name))
    } else {
        let names = table.model.table_name.iter().map(String::as_str);
        let names: Vec<&str> = names.chain([table.model.game_name]).collect();
        names.join(" · ")
    }
}

/// The page of a table: while it gathers, when the device is handed on, or with
/// the board.
pub(crate) fn table(table: &TablePage<'_>, drawn: &Drawn) -> Markup {
    let reader = table.reader;
    let path = table.path();
    let live = match table.model.seat {
        Some(seat) if table.model.mine.len() > 1 => format!("{path}live?seat={}", seat.index()),
        _ => format!("{path}live"),
    };
    let content = match (&table.model.play, table.model.curtain) {
        (Some(_), Some(next)) => curtain(table, next),
        (Some(play), None) => board(table, play, drawn),
        (None, _) => html! {
            div .before .plaque { (notice(table)) (part(drawn, "gathering")) }
            aside .side aria-label=(reader.say(&phrase!("chat"))) { (part(drawn, "chat")) }
        },
    };
    let here = match table.model.seat {
        Some(seat) if table.model.mine.len() > 1 => format!("{path}?seat={}", seat.index()),
        _ => path,
    };
    let body = html! {
        div .table-page data-home=(here) data-live=(live) data-stage=(stage(table)) data-mark=(drawn.mark())
            data-glossary=(table.glossary) data-lost=(reader.say(&phrase!("table-lost")))
            data-offline=(reader.say(&phrase!("table-offline")))
            data-speed=(reader.speed.code()) { (content) }
    };
    let title = table_title(table);
    // Whoever is asked, or reads an answer, is not disturbed.
    let waits = table.model.status != Status::Over && !table.is_asked();
    let page = Page {
        reader,
        title: &title,
        styles: Some(table.styles),
        here: &here,
        changes: waits && table.notice.is_none() && table.model.curtain.is_none(),
    };
    frame(&page, body)
}

/// Which of the faces of a table is shown; when it changes, the page is loaded
/// anew.
pub fn stage(table: &TablePage<'_>) -> &'static str {
    match (table.model.status, table.model.curtain) {
        (Status::Gathering, _) => "gathering",
        (Status::Closed, _) => "closed",
        (_, Some(_)) => "curtain",
        _ => "play",
    }
}

/// The parts of the page that change, each an element with its id. They hold
/// nothing that differs from one look to the next if nothing has happened.
pub fn parts(table: &TablePage<'_>) -> Vec<(&'static str, Markup)> {
    let part = |part: Arc<Part>| (part.id, PreEscaped(part.whole()));
    draw_parts(table, None).into_iter().map(part).collect()
}

/// The page as it is sent. Of one that was drawn before, only those parts are
/// drawn anew that show something else now.
pub(crate) fn draw(table: &TablePage<'_>, earlier: Earlier<'_>) -> Drawn {
    // Of what is in the title nothing else changes.
    let same = earlier.filter(|(old, _)| is_asked(old) == is_asked(table.model));
    let title = same.map_or_else(|| table_title(table), |(_, drawn)| drawn.title.clone());
    Drawn::new(stage(table), title, draw_parts(table, earlier))
}

fn draw_parts(table: &TablePage<'_>, earlier: Earlier<'_>) -> Vec<Arc<Part>> {
    let same = earlier.map(|(model, _)| Same::of(model, table.model));
    let part = |id: &'static str, draw: &dyn Fn() -> Content| {
        let old = earlier.filter(|_| same.as_ref().is_some_and(|same| same.shows(id)));
        let old = old.and_then(|(_, drawn)| drawn.part(id).cloned());
        old.unwrap_or_else(|| Arc::new(Part::new(id, draw())))
    };
    match (&table.model.play, table.model.curtain) {
        (Some(play), None) => vec![
            part("prompt", &|| prompt(table, play).0.into()),
            part("commands", &|| commands(table, play).0.into()),
            part("requests", &|| requests(table).0.into()),
            part("guide", &|| guide(table, play).0.into()),
            part("board", &|| play.board.clone().into()),
            part("result", &|| result(table, play).0.into()),
            part("players", &|| company(table, earlier).into()),
            part("own-seat", &|| own_seat(table).0.into()),
            part("chat", &|| chat(table).0.into()),
            part("promise", &|| promise(table).0.into()),
            part("log", &|| log(table, play, earlier).into()),
        ],
        (Some(_), Some(_)) => Vec::new(),
        (None, _) => vec![
            part("gathering", &|| gathering(table).0.into()),
            part("chat", &|| chat(table).0.into()),
        ],
    }
}

/// Two models of one table, for the same reader, of which parts may show the same.
struct Same<'a> {
    old: &'a PageModel,
    new: &'a PageModel,
    /// Do the same sit on the same seats, and is the table as far as it was?
    seats: bool,
}

impl Same<'_> {
    fn of<'a>(old: &'a PageModel, new: &'a PageModel) -> Same<'a> {
        Same { old, new, seats: same_seats(old, new) }
    }

    /// Does this part show the same?
    fn shows(&self, id: &str) -> bool {
        let Same { old, new, seats } = *self;
        let (Some(old_play), Some(play)) = (&old.play, &new.play) else {
            return id == "chat" && old.play.is_none() == new.play.is_none() && self.talk();
        };
        match id {
            "prompt" => {
                let same = Arc::ptr_eq(old_play, play) && seats && old.idle == new.idle;
                same && is_asked(old) == is_asked(new)
            }
            "commands" => {
                let same = seats && is_asked(old) == is_asked(new);
                let same = same && old_play.retractable == play.retractable;
                let same = same && is_guided(old_play) == is_guided(play);
                // After another step the time in which bots wait runs anew.
                let waits = new.undo_wait.is_some() && !Arc::ptr_eq(old_play, play);
                let same = same && !waits && old.undo_wait == new.undo_wait;
                same && old.declinable == new.declinable
            }
            "requests" => seats && old.requests == new.requests,
            "guide" => old_play.guide == play.guide,
            // What is the same in two boards is found when they are compared.
            "board" => Arc::ptr_eq(&old_play.board, &play.board),
            "result" => seats && old_play.outcome == play.outcome && old.next == new.next,
            "players" => seats && old.watching == new.watching && old.chairs == new.chairs,
            "own-seat" => seats,
            "chat" => self.talk(),
            "promise" => seats && old.promisable == new.promisable,
            "log" => {
                let same = Arc::ptr_eq(old_play, play) || old_play.log == play.log;
                same && old.promises == new.promises && old.draws == new.draws
            }
            _ => false,
        }
    }

    fn talk(&self) -> bool {
        self.seats && self.old.lines == self.new.lines
    }
}

/// Do the same sit on the same seats, and is the table as far as it was?
pub(super) fn same_seats(old: &PageModel, new: &PageModel) -> bool {
    let same_sitter = |(old, new): (&Chair, &Chair)| {
        (&old.name, old.person, &old.bot) == (&new.name, new.person, &new.bot)
    };
    let same = (old.seat, old.mine, old.status) == (new.seat, new.mine, new.status);
    let same = same && old.chairs.len() == new.chairs.len();
    same && old.chairs.iter().zip(&new.chairs).all(same_sitter)
}

/// A part of the page as it is drawn.
fn part(drawn: &Drawn, id: &str) -> Markup {
    PreEscaped(drawn.part(id).map(|part| part.whole()).unwrap_or_default())
}

fn board(table: &TablePage<'_>, play: &BoardModel, drawn: &Drawn) -> Markup {
    let reader = table.reader;
    let path = table.path();
    let part = |id| part(drawn, id);
    html! {
        form #play .play data-here method="post" action={ (path) "act" } {
            h1 .unseen { (table.model.game_name) }
            input #key type="hidden" name="key" value=(table.key);
            div .ask {
                (part("prompt"))
                (happening(table, play))
                (since(table))
                (notice(table))
                (part("commands"))
                @let how = reader.say(&phrase!("how-to-play"));
                a .button .how href=(primer::path(table.model.game)) target="rules" title=(how) {
                    span aria-hidden="true" { "?" }
                    span .words { (how) }
                }
                (part("requests"))
                (part("guide"))
            }
            (part("result"))
            (own_check(reader, table.id))
            (PreEscaped(play.emblems))
            (PreEscaped(hinted(table).on((*play.board).clone()).whole()))
        }
        (number_forms(table, play))
        (panning(&play.board.whole()))
        (keys(table))
        aside .side aria-label=(reader.say(&phrase!("table-side"))) {
            (part("players"))
            (part("chat"))
            (part("promise"))
            (part("log"))
            (rules(table, play))
            (part("own-seat"))
        }
    }
}

/// What a hint lights on the board of a page that is loaded with it.
fn hinted(table: &TablePage<'_>) -> Lights {
    let action = match table.notice {
        Some(Notice::Hint { action, .. }) => serde_json::from_str(action).ok(),
        _ => None,
    };
    Lights { action, ids: Vec::new() }
}

/// The forms of the fields for a number, on the board and in the list of choices. With a
/// script the number is sent as any other choice.
fn number_forms(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    html! {
        @if play.board.contains("data-of") {
            noscript {
                @for place in ["board", "list"] {
                    form id={ "number-" (place) } method="post" action={ (table.path()) "act" } {
                        input type="hidden" name="key" value=(table.key);
                        input type="hidden" name="expected" value=(play.row);
                        (table.seat_field())
                    }
                }
            }
        }
    }
}

/// The scripts that move a sheet in its window and make a slider of a number to fill in,
/// where a board has such things.
pub(super) fn panning(board: &str) -> Markup {
    html! {
        @if board.contains("data-pan") { script src=(asset("pan.js")) defer {} }
        @if board.contains("data-has-numbers") { script src=(asset("numbers.js")) defer {} }
    }
}

/// A question that has more letters with its section is written smaller where there is
/// little room.
const LONG: usize = 100;

/// What is asked, and the row that every command of the form follows. The script reads the
/// row and whether the reader is asked.
fn prompt(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    let reader = table.reader;
    let Sentence { text, rule } = &play.prompt;
    let asked = table.is_asked();
    let cited = table.citations.cite(rule);
    let long = text.chars().count() + cited.chars().count() > LONG;
    html! {
        div #prompt .asked[asked] tabindex="-1" data-row=(play.row) data-since=(play.since) data-asked=(asked) {
            p .long[long] aria-live="polite" { (text) }
            @if let Some(idle) = &table.model.idle { p .idle { (idle) } }
            @if table.is_stood_in() {
                button .main .take-back formaction={ (table.path()) "take-back" } {
                    (reader.say(&phrase!("seat-take-back")))
                }
            }
            a .rule href="#rule" data-rule=(rule) title=(reader.say(&phrase!("rules"))) {
                "§ " (cited)
            }
            @if table.model.seat.is_none() {
                p .spectator { (reader.say(&phrase!("table-spectator"))) }
            }
            input type="hidden" name="expected" value=(play.row);
        }
    }
}

/// What the reader may do beside the board. The row stands elsewhere, since this mostly stays
/// as it is when the row does not.
fn commands(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    let reader = table.reader;
    let path = table.path();
    html! {
        div #commands {
            (table.seat_field())
            @if table.model.seat.is_some() && play.retractable > 0 {
                @let wait = table.model.undo_wait;
                button .undo .waits[wait.is_some()] data-wait=[wait] name="steps" value="1"
                    formaction={ (path) "undo" } aria-keyshortcuts="u" {
                    @if wait.is_some() { (ring()) }
                    span aria-hidden="true" { "↶" } span .words { (reader.say(&phrase!("table-undo"))) }
                }
                @if play.retractable > 1 {
                    @let restart = reader.say(&phrase!("table-restart"));
                    button .restart name="steps" value=(play.retractable) formaction={ (path) "undo" }
                        title=(restart) {
                        span aria-hidden="true" { "⟲" } span .words { (restart) }
                    }
                }
            }
            @if let Some(question) = &table.model.declinable && !is_guided(play) {
                button .decline name="decline" value=(!question.declined)
                    formaction={ (path) "decline" } aria-pressed=(question.declined)
                    title=(reader.say(&phrase!("table-decline"))) {
                    span aria-hidden="true" { @if question.declined { "☑" } @else { "☐" } }
                    span .words { (question.label) }
                }
            }
            @if table.is_asked() && !is_guided(play) {
                button .hint formaction={ (path) "hint" } aria-keyshortcuts="h" {
                    span aria-hidden="true" { "☞" } span .words { (reader.say(&phrase!("table-hint"))) }
                }
            }
        }
    }
}

/// The time in which bots wait, as a ring that runs out.
fn ring() -> Markup {
    html! {
        svg .ring viewBox="0 0 20 20" aria-hidden="true" {
            circle cx="10" cy="10" r="8" {}
            circle .left cx="10" cy="10" r="8" pathLength="100" {}
        }
    }
}

/// Does a guide say what is to be done next?
fn is_guided(play: &BoardModel) -> bool {
    matches!(play.guide, Some(GuideModel::Step { .. } | GuideModel::Others { .. }))
}

fn result(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    let reader = table.reader;
    let names: Vec<&str> = table.model.chairs.iter().map(|chair| &*chair.name).collect();
    let path = table.path();
    html! {
        section #result {
            @if let Some((outcome, labels)) = &play.outcome {
                (sheet(reader.words(), &names, outcome, labels))
                @if table.model.lesson { p .lesson { (reader.say(&phrase!("table-lesson"))) } }
                p .after {
                    @if let Some(next) = table.model.next {
                        a .button .main href={ "/tables/" (next) "/" } { (reader.say(&phrase!("table-next"))) }
                    } @else if table.model.seat.is_some() {
                        button .main .rematch formaction={ (path) "rematch" } {
                            (reader.say(&phrase!("table-rematch")))
                        }
                    }
                    a .button href={ (path) "replay" } { (reader.say(&phrase!("table-replay"))) }
                    a .button href="/" { (reader.say(&phrase!("table-leave"))) }
                }
            }
        }
    }
}

/// The section that the prompt cites. It is not sent again with every question: the script
/// fetches it when somebody looks, and others when asked.
fn rules(table: &TablePage<'_>, play: &BoardModel) -> Markup {
    let reader = table.reader;
    let all = format!("/games/{}/rules", table.model.game);
    html! {
        details #rules .panel .steady data-rules=(all) {
            summary { (reader.say(&phrase!("rules"))) }
            @match rulebook::section(table.ledger, play.prompt.rule) {
                Some(found) => (section("rule", &found, table.citations)),
                None => div #rule {},
            }
            p .papers {
                a href=(primer::path(table.model.game)) target="rules" {
                    (reader.say(&phrase!("how-to-play")))
                }
                a href=(all) target="rules" { (reader.say(&phrase!("rules-all"))) }
                a href={ (all) "#glossary" } target="rules" {
                    (reader.say(&phrase!("glossary")))
                }
            }
        }
    }
}

/// A link to a section, on the page of all rules.
pub(super) fn link(game: &str, rule: &'static str, citations: &Citations<'static>) -> Markup {
    html! {
        a .rule href={ "/games/" (game) "/rules#" (anchor(rule)) } target="rules" data-rule=(rule) {
            "§ " (citations.cite(rule))
        }
    }
}
