//! What every page has around its content.

use ludi_engine::{Lang, phrase};
use maud::{DOCTYPE, Markup, html};

use super::assets::asset;
use super::reader::Reader;
use super::speed::Speed;

/// Light, dark, or as the device has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Dark ink on parchment.
    Light,
    /// Light ink on dark stone.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// The name in forms and cookies.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The theme of this name.
    pub fn parse(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}

/// What a page says about itself, and to whom.
#[derive(Clone, Debug)]
pub struct Page<'a> {
    /// Who reads it.
    pub reader: &'a Reader,
    /// The title, without the name of the house.
    pub title: &'a str,
    /// The address of the stylesheet of a game, where it is needed.
    pub styles: Option<&'a str>,
    /// The address of the page, where a change of language leads back to.
    pub here: &'a str,
    /// Does it change by itself? Then, where there is no script, the browser
    /// looks again after a while.
    pub changes: bool,
}

/// The scripts of every page, in the order in which they need each other.
pub(super) const SCRIPTS: [&str; 18] = [
    "sha256.js",
    "dice.js",
    "light.js",
    "rules.js",
    "chime.js",
    "address.js",
    "morph.js",
    "parts.js",
    "motion.js",
    "shadow.js",
    "marks.js",
    "timing.js",
    "beats.js",
    "since.js",
    "keys.js",
    "questions.js",
    "table.js",
    "explain.js",
];

/// After how many seconds a browser without a script looks again.
const LOOK_AGAIN: u8 = 3;

/// The whole page around this content.
pub fn frame(page: &Page<'_>, body: Markup) -> Markup {
    let words = page.reader.words();
    let house = words.say(&phrase!("house"));
    let theme = match page.reader.theme {
        Theme::Auto => None,
        Theme::Light | Theme::Dark => Some(page.reader.theme.code()),
    };
    html! {
        (DOCTYPE)
        html lang=(page.reader.lang) data-theme=[theme] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (page.title) " · " (house) }
                link rel="stylesheet" href=(asset("house.css"));
                @if let Some(styles) = page.styles {
                    link rel="stylesheet" href=(styles);
                }
                @if page.changes {
                    noscript { meta http-equiv="refresh" content=(LOOK_AGAIN); }
                }
                link rel="icon" type="image/svg+xml" href=(asset("laurel.svg"));
                @for script in SCRIPTS { script src=(asset(script)) defer {} }
            }
            body {
                a .skip href="#main" { (words.say(&phrase!("skip"))) }
                header .house {
                    a .name href="/" {
                        img src=(asset("laurel.svg")) alt="" width="32" height="32";
                        span { (house) }
                    }
                    a .reader href="/account" {
                        @match page.reader.name() {
                            Some(name) => (name),
                            None => (words.say(&phrase!("account-sign-in"))),
                        }
                    }
                    (settings(page))
                }
                main #main tabindex="-1" { (body) }
                footer .house { p { (words.say(&phrase!("footer"))) } }
            }
        }
    }
}

/// The switches of language and theme, folded where there is little room.
fn settings(page: &Page<'_>) -> Markup {
    let words = page.reader.words();
    html! {
        details .settings {
            summary {
                span .unseen { (words.say(&phrase!("settings"))) }
                span aria-hidden="true" { (page.reader.lang) " " (sign(page.reader.theme)) }
            }
            form method="post" action="/settings" {
                input type="hidden" name="back" value=(page.here);
                fieldset {
                    legend .unseen { (words.say(&phrase!("language"))) }
                    @for lang in Lang::ALL {
                        @let name = lang_name(lang);
                        button name="lang" value=(lang) lang=(lang) title=(name) aria-label=(name)
                            aria-pressed=(lang == page.reader.lang) { (lang) }
                    }
                }
                // The script of the sound shows it.
                fieldset #sound hidden {
                    legend .unseen { (words.say(&phrase!("sound"))) }
                    @let name = words.say(&phrase!("sound"));
                    button type="button" title=(name) aria-label=(name) aria-pressed="true" { "♪" }
                    input type="range" min="5" max="100" step="5"
                        title=(words.say(&phrase!("sound-volume")))
                        aria-label=(words.say(&phrase!("sound-volume")));
                }
                fieldset {
                    legend .unseen { (words.say(&phrase!("theme"))) }
                    @for theme in Theme::ALL {
                        @let name = words.say(&match theme {
                            Theme::Auto => phrase!("theme-auto"),
                            Theme::Light => phrase!("theme-light"),
                            Theme::Dark => phrase!("theme-dark"),
                        });
                        button name="theme" value=(theme.code()) title=(name) aria-label=(name)
                            aria-pressed=(theme == page.reader.theme) { (sign(theme)) }
                    }
                }
                // Where there is a board, there is something to watch.
                @if page.styles.is_some() {
                    fieldset .speeds {
                        legend .unseen { (words.say(&phrase!("speed"))) }
                        @for speed in Speed::ALL {
                            button name="speed" value=(speed.code()) title=(words.say(&phrase!("speed")))
                                aria-pressed=(speed == page.reader.speed) { (words.say(&speed.name())) }
                        }
                    }
                }
            }
        }
    }
}

fn sign(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "◐",
        Theme::Light => "☼",
        Theme::Dark => "☾",
    }
}

/// What a language calls itself.
pub(super) fn lang_name(lang: Lang) -> &'static str {
    match lang {
        Lang::It => "Italiano",
        Lang::En => "English",
    }
}
