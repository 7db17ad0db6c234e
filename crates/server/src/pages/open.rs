//! The page on which a table is opened: game, edition, options, who sits where.

use std::collections::BTreeMap;

use ludi_bots::{AnyGame, Level};
use ludi_engine::{Edition, GameOption, Info, Lang, Term, phrase};
use maud::{Markup, html};

use super::frame::{Page, frame, lang_name};
use super::front::name_field;
use super::reader::Reader;

/// Minutes of absence to choose from.
const ABSENCES: [u16; 4] = [5, 10, 30, 120];

/// What the page shows.
#[derive(Clone, Debug)]
pub struct OpenPage<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The game.
    pub game: &'static Info,
    /// The edition chosen so far.
    pub edition: &'a str,
    /// How many seats.
    pub seats: u8,
    /// What the game is about, in a sentence.
    pub about: &'a str,
    /// The editions to choose from.
    pub editions: Question,
    /// The options of the game.
    pub options: Vec<Question>,
    /// What was filled in before the number of seats was changed, by field.
    pub filled: &'a BTreeMap<String, String>,
}

/// Something to choose.
#[derive(Clone, Debug)]
pub struct Question {
    /// The name of the field.
    pub field: String,
    /// What is asked.
    pub name: String,
    /// The answers, the usual one first: their ids, and what they are called.
    pub answers: Vec<(&'static str, String)>,
}

impl Question {
    /// Which edition?
    pub fn editions(game: &AnyGame, reader: &Reader) -> Question {
        let said =
            |edition: &Edition| (edition.id, game.term(Term::Edition(edition.id), reader.lang));
        Question {
            field: "edition".to_owned(),
            name: reader.say(&phrase!("open-edition")),
            answers: game.info.editions.iter().map(said).collect(),
        }
    }

    /// What else can be chosen.
    pub fn options(game: &AnyGame, reader: &Reader) -> Vec<Question> {
        let say = |term| game.term(term, reader.lang);
        let ask = |option: &GameOption| Question {
            field: format!("option-{}", option.id),
            name: say(Term::Option(option.id)),
            answers: option
                .values
                .iter()
                .map(|id| (*id, say(Term::Value(option.id, id))))
                .collect(),
        };
        game.info.options.iter().map(ask).collect()
    }
}

/// The page. Its form posts `edition`, `seats`, `option-…`, `visibility`,
/// `absence` (minutes; 0: never; nothing: the usual), `lang`, and for each seat after the reader's own `seat-N` (`empty`, `here`
/// with `name-N`, or the level of a bot) and what the `table` is called to `/games/ID/open`.
pub fn open(open: &OpenPage<'_>) -> Markup {
    let words = open.reader.words();
    let game = &open.game;
    let here = format!("/games/{}/open", game.id);
    let edition = game.editions.iter().find(|edition| edition.id == open.edition);
    let range = edition.unwrap_or(&game.editions[0]).seats;
    let title = words.say(&phrase!("open-title", game = game.name));
    let body = html! {
        div .open-page {
            h1 { (title) }
            p .lead { (open.about) }
            form .terms method="post" action=(here) {
                // What Enter does in a field: the first button of a form.
                button .unseen tabindex="-1" aria-hidden="true" { (words.say(&phrase!("front-open"))) }
                div .how-many {
                    @match open.editions.answers.len() {
                        1 => input type="hidden" name="edition" value=(open.edition);,
                        _ => (question(&open.editions, open.edition)),
                    }
                    fieldset {
                        legend { (words.say(&phrase!("open-seats"))) }
                        @for seats in range.min..=range.max {
                            button name="players" value=(seats) formmethod="get" formnovalidate
                                aria-pressed=(seats == open.seats) { (seats) }
                        }
                    }
                }
                input type="hidden" name="seats" value=(open.seats);
                @if open.reader.person.is_none() { (name_field(words, open.filled("name"))) }
                ol .seats {
                    li .own { (open.reader.name().unwrap_or(&words.say(&phrase!("open-me")))) }
                    @for seat in 1..open.seats { li { (open.seat_choice(seat)) } }
                }
                label {
                    span { (words.say(&phrase!("open-name"))) }
                    input name="table" value=(open.filled("table")) maxlength="32" autocomplete="off";
                }
                @for option in &open.options { (question(option, open.filled(&option.field))) }
                label {
                    span { (words.say(&phrase!("open-visibility"))) }
                    select name="visibility" {
                        option value="link" { (words.say(&phrase!("open-by-link"))) }
                        option value="open" selected[open.filled("visibility") == "open"] {
                            (words.say(&phrase!("open-to-all")))
                        }
                    }
                }
                label {
                    span { (words.say(&phrase!("open-absence"))) }
                    @let chosen = open.filled("absence");
                    select name="absence" {
                        option value="" { (words.say(&phrase!("open-absence-usual"))) }
                        option value="0" selected[chosen == "0"] {
                            (words.say(&phrase!("open-absence-never")))
                        }
                        @for minutes in ABSENCES {
                            option value=(minutes) selected[chosen == minutes.to_string()] {
                                (words.say(&phrase!("open-absence-after", minutes = minutes)))
                            }
                        }
                    }
                    // A list shows only what fits its width.
                    small { (words.say(&phrase!("open-absence-hint"))) }
                }
                label {
                    span { (words.say(&phrase!("open-language"))) }
                    select name="lang" {
                        @for lang in Lang::ALL {
                            @let chosen = match open.filled("lang") {
                                "" => lang == open.reader.lang,
                                chosen => chosen == lang.code(),
                            };
                            option value=(lang) selected[chosen] { (lang_name(lang)) }
                        }
                    }
                }
                button .main { (words.say(&phrase!("front-open"))) }
            }
        }
    };
    frame(
        &Page { reader: open.reader, title: &title, styles: None, here: &here, changes: false },
        body,
    )
}

fn question(question: &Question, chosen: &str) -> Markup {
    html! {
        label {
            span { (question.name) }
            select name=(question.field) {
                @for (id, name) in &question.answers {
                    option value=(id) selected[*id == chosen] { (name) }
                }
            }
        }
    }
}

impl OpenPage<'_> {
    /// What was filled in there.
    fn filled(&self, field: &str) -> &str {
        self.filled.get(field).map_or("", String::as_str)
    }

    fn seat_choice(&self, seat: u8) -> Markup {
        let words = self.reader.words();
        let [field, name_field] = [format!("seat-{seat}"), format!("name-{seat}")];
        let chosen = self.filled(&field);
        html! {
            label {
                span { (words.say(&phrase!("open-seat", seat = seat + 1))) }
                select name=(field) {
                    option value="empty" { (words.say(&phrase!("open-empty"))) }
                    option value="here" selected[chosen == "here"] {
                        (words.say(&phrase!("open-here")))
                    }
                    @for level in Level::ALL.into_iter().rev() {
                        @let name = words.say(&level_name(level.name()));
                        option value=(level) selected[chosen == level.name()] {
                            (words.say(&phrase!("presence-bot", level = name.as_str())))
                        }
                    }
                }
            }
            // Only for somebody on this device.
            label .whose {
                span { (words.say(&phrase!("open-here-name"))) }
                input name=(name_field) value=(self.filled(&name_field)) maxlength="32"
                    autocomplete="off";
            }
        }
    }
}

/// What a level of bot is called.
pub(super) fn level_name(level: &str) -> ludi_engine::Phrase {
    match level {
        "random" => phrase!("level-random"),
        _ => phrase!("level-heuristic"),
    }
}
