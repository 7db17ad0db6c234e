//! A table: the board of the game, and around it what every game needs.

use ludi_engine::{Lang, phrase, rulebook};
use maud::{Markup, PreEscaped, html};

use super::frame::{Page, Theme, frame};
use super::front::name_field;
use super::markdown::{anchor, section};
use super::score::{ScoreSheet, sheet};
use crate::words::{Words, words};

/// What a table page shows to one reader.
#[derive(Clone, Debug)]
pub struct TablePage<'a> {
    /// The language of the reader.
    pub lang: Lang,
    /// The theme of the reader.
    pub theme: Theme,
    /// The name the reader goes by, if it is known.
    pub reader: Option<&'a str>,
    /// The table's id.
    pub id: &'a str,
    /// The game's id.
    pub game: &'a str,
    /// The game's name.
    pub game_name: &'a str,
    /// What the reader is at this table.
    pub role: Role,
    /// How many rows the log has: what the live socket announces more of.
    pub row: u64,
    /// The number the next command of the reader must have (`expected`).
    pub expected: u64,
    /// The idempotency key of the next command (`key`).
    pub key: &'a str,
    /// What is asked or going on.
    pub prompt: Sentence,
    /// The answer to the last command.
    pub notice: Option<Notice>,
    /// The game's emblems: HTML of the game.
    pub emblems: &'a str,
    /// The board, an element with the id `board`: HTML of the game.
    pub board: &'a str,
    /// How many of its last steps the reader may take back.
    pub retractable: u32,
    /// Who sits where, in the order of the seats.
    pub players: Vec<Player<'a>>,
    /// What the reader saw happen, oldest first.
    pub log: Vec<LogEntry>,
    /// The game's ledger of rules, in this language.
    pub ledger: &'a str,
    /// The result, when it is over.
    pub result: Option<ScoreSheet>,
}

/// What the reader is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Sits there and plays.
    Player,
    /// Looks on.
    Spectator,
    /// Looks on, and may take a free seat (posted to `join`, with a `name` from
    /// those who have none).
    MayJoin,
}

/// A sentence and the section of the rules behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sentence {
    /// The sentence, in the language of the reader.
    pub text: String,
    /// The section.
    pub rule: String,
}

/// The answer to a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// It was not carried out, and why.
    Refused(Sentence),
    /// Something to know that no rule is behind.
    Told(String),
}

/// Someone at the table.
#[derive(Clone, Debug)]
pub struct Player<'a> {
    /// The name.
    pub name: &'a str,
    /// Is it the reader?
    pub me: bool,
    /// Is it asked for a decision?
    pub asked: bool,
    /// Is it there?
    pub presence: Presence,
}

/// Whether a player is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// Has the table open.
    Here,
    /// Has not.
    Away,
    /// Is a bot.
    Bot,
    /// Nobody sits there yet.
    Free,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// The row it came from; 0 for the deal.
    pub row: u64,
    /// What happened.
    pub text: Sentence,
}

/// The title of a table page, without the name of the house.
pub fn table_title(table: &TablePage<'_>) -> String {
    let words = words(table.lang);
    if is_asked(table) {
        words.say(&phrase!("table-title-asked", game = table.game_name))
    } else {
        table.game_name.to_owned()
    }
}

/// The page of a table.
pub fn table(table: &TablePage<'_>) -> Markup {
    let words = words(table.lang);
    let path = format!("/tables/{}/", table.id);
    let body = html! {
        div .table-page data-live={ (path) "live" } data-lost=(words.say(&phrase!("table-lost"))) {
            form #play .play method="post" action={ (path) "act" } {
                h1 .unseen { (table.game_name) }
                div .ask {
                    (prompt(words, table))
                    (commands(words, table, &path))
                    (notice(words, table))
                }
                (result(words, table, &path))
                (PreEscaped(table.emblems))
                (PreEscaped(table.board))
            }
            aside .side aria-label=(words.say(&phrase!("table-side"))) {
                (players(words, table))
                @if table.role == Role::MayJoin { (join(words, table, &path)) }
                (log(words, table))
                (rules(words, table))
            }
        }
    };
    let page = Page {
        lang: table.lang,
        theme: table.theme,
        title: &table_title(table),
        game: Some(table.game),
        here: &path,
        reader: table.reader,
    };
    frame(&page, body)
}

fn is_asked(table: &TablePage<'_>) -> bool {
    table.players.iter().any(|player| player.me && player.asked)
}

/// What is asked. The script reads the row and whether the reader is asked.
fn prompt(words: &Words, table: &TablePage<'_>) -> Markup {
    let Sentence { text, rule } = &table.prompt;
    html! {
        div #prompt .asked[is_asked(table)] data-row=(table.row) data-asked=(is_asked(table)) {
            p aria-live="polite" { (text) }
            a .rule href="#rule" data-rule=(rule) title=(words.say(&phrase!("rules"))) { "§ " (rule) }
            @if table.role != Role::Player {
                p .spectator { (words.say(&phrase!("table-spectator"))) }
            }
        }
    }
}

/// What the reader may do beside the board, and what every command carries.
fn commands(words: &Words, table: &TablePage<'_>, path: &str) -> Markup {
    html! {
        div #commands {
            input type="hidden" name="expected" value=(table.expected);
            input type="hidden" name="key" value=(table.key);
            @if table.role == Role::Player && table.retractable > 0 {
                button .undo name="steps" value="1" formaction={ (path) "undo" } aria-keyshortcuts="u" {
                    span aria-hidden="true" { "↶ " } (words.say(&phrase!("table-undo")))
                }
                @if table.retractable > 1 {
                    button .restart name="steps" value=(table.retractable) formaction={ (path) "undo" } {
                        span aria-hidden="true" { "⟲ " } (words.say(&phrase!("table-restart")))
                    }
                }
            }
        }
    }
}

fn notice(words: &Words, table: &TablePage<'_>) -> Markup {
    html! {
        div #notice role="status" {
            @match &table.notice {
                Some(Notice::Refused(Sentence { text, rule })) => {
                    p .refused {
                        strong { (words.say(&phrase!("table-refused"))) } " " (text) " "
                        (link(table.game, rule))
                    }
                }
                Some(Notice::Told(text)) => { p { (text) } }
                None => {}
            }
        }
    }
}

fn result(words: &Words, table: &TablePage<'_>, path: &str) -> Markup {
    let names: Vec<&str> = table.players.iter().map(|player| player.name).collect();
    html! {
        section #result {
            @if let Some(result) = &table.result {
                (sheet(words, &names, result))
                p .after {
                    @if table.role == Role::Player {
                        button .main .rematch formaction={ (path) "rematch" } {
                            (words.say(&phrase!("table-rematch")))
                        }
                    }
                    a .button href="/" { (words.say(&phrase!("table-leave"))) }
                }
            }
        }
    }
}

fn players(words: &Words, table: &TablePage<'_>) -> Markup {
    html! {
        details #players .panel open {
            summary { (words.say(&phrase!("table-players"))) }
            ol {
                @for player in &table.players {
                    @let (sign, presence) = match player.presence {
                        Presence::Here => ("●", phrase!("presence-here")),
                        Presence::Away => ("○", phrase!("presence-away")),
                        Presence::Bot => ("⚙", phrase!("presence-bot")),
                        Presence::Free => ("+", phrase!("presence-free")),
                    };
                    li .asked[player.asked] {
                        span .sign aria-hidden="true" { (sign) }
                        span .name {
                            (player.name)
                            @if player.me { " " small { (words.say(&phrase!("table-me"))) } }
                        }
                        span .presence { (words.say(&presence)) }
                        @if player.asked { span .now { (words.say(&phrase!("table-asked"))) } }
                    }
                }
            }
        }
    }
}

fn join(words: &Words, table: &TablePage<'_>, path: &str) -> Markup {
    html! {
        form .join method="post" action={ (path) "join" } {
            @if table.reader.is_none() { (name_field(words)) }
            button .main { (words.say(&phrase!("table-join"))) }
        }
    }
}

fn log(words: &Words, table: &TablePage<'_>) -> Markup {
    html! {
        details #log .panel open {
            summary { (words.say(&phrase!("table-log"))) }
            ol #log-lines role="log" aria-live="polite" tabindex="0"
                aria-label=(words.say(&phrase!("table-log"))) {
                @for LogEntry { row, text } in &table.log {
                    li data-row=(row) { (text.text) " " (link(table.game, &text.rule)) }
                }
            }
        }
    }
}

/// The section that the prompt cites; the script puts others here when asked.
fn rules(words: &Words, table: &TablePage<'_>) -> Markup {
    let all = format!("/games/{}/rules", table.game);
    html! {
        details #rules .panel data-rules=(all) {
            summary { (words.say(&phrase!("rules"))) }
            @match rulebook::section(table.ledger, &table.prompt.rule) {
                Some(found) => (section("rule", &found)),
                None => div #rule {},
            }
            p { a href=(all) target="rules" { (words.say(&phrase!("rules-all"))) } }
        }
    }
}

/// A link to a section, on the page of all rules.
fn link(game: &str, rule: &str) -> Markup {
    html! {
        a .rule href={ "/games/" (game) "/rules#" (anchor(rule)) } target="rules" data-rule=(rule) {
            "§ " (rule)
        }
    }
}
