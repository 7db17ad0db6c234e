//! Phrases put into words: Italian and English, from Fluent files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use memchr::memchr;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::{Arg, MAX_SEATS, Phrase, Seat};

/// A language that every text is in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// Italian.
    It,
    /// English.
    En,
}

impl Lang {
    /// All of them.
    pub const ALL: [Lang; 2] = [Lang::It, Lang::En];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::It => "it",
            Lang::En => "en",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language and the messages known in it.
pub struct Speech {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// What was said before, with signs in the place of names.
    said: Mutex<FxHashMap<Phrase, String>>,
}

impl Speech {
    /// The speech of these Fluent texts; a text that does not parse or repeats a
    /// message is an error of the program.
    pub fn new(lang: Lang, texts: &[&str]) -> Speech {
        let locale = lang.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Directional marks around names are for right-to-left scripts; in a
        // terminal and in tests they only get in the way.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(with_minus_sign));
        for text in texts {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{lang} text does not parse: {errors:?}"));
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{lang} text repeats a message: {errors:?}"));
        }
        Speech { lang, bundle, said: Mutex::default() }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The phrase in words, with `names` for the seats. What was said before is kept, as
    /// far as it is the same at every table.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> Result<String, Unsaid> {
        if !is_common(phrase) {
            return self.format(phrase, names);
        }
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = said.get(phrase) {
            return Ok(named(text, names));
        }
        let text = self.format(phrase, &PLACES)?;
        if said.len() >= KEPT {
            said.clear();
        }
        let told = named(&text, names);
        said.insert(phrase.clone(), text);
        Ok(told)
    }

    /// The text of a message that has no variables, for data that names its texts by
    /// key; nothing if there is none such.
    pub fn message(&self, key: &str) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, None, &mut errors);
        errors.is_empty().then(|| said.into_owned())
    }

    fn format(&self, phrase: &Phrase, names: &[String]) -> Result<String, Unsaid> {
        let unsaid = |why: String| Unsaid { key: phrase.key, lang: self.lang, why };
        let pattern = self
            .bundle
            .get_message(phrase.key)
            .and_then(|message| message.value())
            .ok_or_else(|| unsaid("there is no such message".to_owned()))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, names)?);
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.first() {
            None => Ok(said.into_owned()),
            Some(error) => Err(unsaid(error.to_string())),
        }
    }

    fn value(&self, arg: &Arg, names: &[String]) -> Result<FluentValue<'static>, Unsaid> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Seat(seat) => FluentValue::from(
                names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string()),
            ),
            Arg::Name(name) => FluentValue::from(name.clone()),
            Arg::Phrase(phrase) => FluentValue::from(self.format(phrase, names)?),
            Arg::List(phrases) => {
                let said: Result<Vec<_>, _> =
                    phrases.iter().map(|phrase| self.format(phrase, names)).collect();
                FluentValue::from(said?.join(", "))
            }
        })
    }
}

/// A number as players read it: with a minus sign rather than a hyphen.
pub fn figure(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "−")
}

/// The same for numbers in texts.
fn with_minus_sign<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replace('-', "−"))
        }
        _ => None,
    }
}

/// How many phrases are kept in words: more than a game has in a match.
const KEPT: usize = 4096;

/// What stands for the names of seats in a text that is kept: signs that no text has.
static PLACES: LazyLock<Vec<String>> =
    LazyLock::new(|| (0..MAX_SEATS as u32).filter_map(place_sign).map(String::from).collect());

/// The sign for the name of a seat.
fn place_sign(seat: u32) -> Option<char> {
    char::from_u32(FIRST_SIGN + seat)
}

/// For private use, so that it means nothing to anybody else.
const FIRST_SIGN: u32 = 0xe000;

/// Is a phrase the same at every table, but for the names of the seats?
fn is_common(phrase: &Phrase) -> bool {
    phrase.args.iter().all(|(_, arg)| match arg {
        Arg::Number(_) | Arg::Seat(_) => true,
        Arg::Name(_) => false,
        Arg::Phrase(phrase) => is_common(phrase),
        Arg::List(phrases) => phrases.iter().all(is_common),
    })
}

/// A text that was kept, with the names of the seats.
fn named(text: &str, names: &[String]) -> String {
    let mut told = String::with_capacity(text.len() + 16);
    let mut rest = text;
    // All signs begin with this byte.
    while let Some(at) = memchr(0xee, rest.as_bytes()) {
        told.push_str(&rest[..at]);
        let mut letters = rest[at..].chars();
        let letter = letters.next();
        match letter.and_then(seat_of) {
            Some(seat) => match names.get(seat.index()) {
                Some(name) => told.push_str(name),
                None => told.push_str(&seat.to_string()),
            },
            None => told.extend(letter),
        }
        rest = letters.as_str();
    }
    told.push_str(rest);
    told
}

/// The seat for which a sign stands.
fn seat_of(sign: char) -> Option<Seat> {
    let seat = u32::from(sign).checked_sub(FIRST_SIGN)?;
    (seat < MAX_SEATS as u32).then(|| Seat::new(seat as usize))
}

impl fmt::Debug for Speech {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Speech({})", self.lang)
    }
}

/// A phrase that the texts have no words for: a fault of the program, which the
/// laws look for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("'{key}' cannot be said in {lang}: {why}")]
pub struct Unsaid {
    /// The message.
    pub key: &'static str,
    /// The language.
    pub lang: Lang,
    /// What is missing.
    pub why: String,
}

/// A speech that knows the names of those at the table.
#[derive(Clone, Copy, Debug)]
pub struct Voice<'a> {
    /// The language.
    pub speech: &'a Speech,
    /// Who sits where.
    pub names: &'a [String],
}

impl Voice<'_> {
    /// The phrase in words. A phrase without words (which tests exclude) is said
    /// as its key, so that a missing text never stops a game.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speech.say(phrase, self.names).unwrap_or_else(|_| phrase.key.to_owned())
    }

    /// The name of who sits there; empty if nobody has one.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// Compares texts with the sources that use them, for the test every crate with
/// texts has: each message is in every language with the same variables, each
/// `phrase!("key", …)` in `sources` has its message, each message its use, and the
/// apostrophe is ’ everywhere. Returns what is wrong, a line each.
pub fn check(texts: &[(Lang, &str)], sources: &[&str]) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut said: BTreeMap<String, BTreeMap<Lang, BTreeSet<String>>> = BTreeMap::new();
    for &(lang, text) in texts {
        let straight = text.lines().filter(|line| has_straight_apostrophe(line));
        wrong.extend(straight.map(|line| format!("{lang}: ' instead of ’ in: {line}")));
        match fluent_syntax::parser::parse(text) {
            Err((_, errors)) => wrong.push(format!("{lang}: {errors:?}")),
            Ok(resource) => {
                for entry in resource.body {
                    if let Entry::Message(message) = entry {
                        let mut variables = BTreeSet::new();
                        if let Some(pattern) = &message.value {
                            variables_of(pattern, &mut variables);
                        }
                        let forms = said.entry(message.id.name.to_owned()).or_default();
                        if forms.insert(lang, variables).is_some() {
                            wrong.push(format!("{lang}: '{}' is there twice", message.id.name));
                        }
                    }
                }
            }
        }
    }
    let used = keys_of(sources);
    for (key, forms) in &said {
        for &(lang, _) in texts {
            if !forms.contains_key(&lang) {
                wrong.push(format!("'{key}' is missing in {lang}"));
            }
        }
        if forms.values().collect::<BTreeSet<_>>().len() > 1 {
            wrong.push(format!("'{key}' has other variables in each language: {forms:?}"));
        }
        if !used.contains(key.as_str()) {
            wrong.push(format!("'{key}' is never used"));
        }
    }
    for key in used {
        if !said.contains_key(key) {
            wrong.push(format!("'{key}' is used but has no text"));
        }
    }
    wrong
}

/// Is there a ' after a letter? Elsewhere it is a quotation mark.
fn has_straight_apostrophe(line: &str) -> bool {
    line.split('\'').rev().skip(1).any(|before| before.ends_with(char::is_alphabetic))
}

/// The keys in `phrase!("…"` of these sources.
fn keys_of<'a>(sources: &[&'a str]) -> BTreeSet<&'a str> {
    let mut keys = BTreeSet::new();
    for source in sources {
        for after in source.split("phrase!(").skip(1) {
            if let Some(literal) = after.trim_start().strip_prefix('"') {
                keys.extend(literal.split('"').next());
            }
        }
    }
    keys
}

fn variables_of(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => variable_of(inline, variables),
                Expression::Select { selector, variants } => {
                    variable_of(selector, variables);
                    for variant in variants {
                        variables_of(&variant.value, variables);
                    }
                }
            }
        }
    }
}

fn variable_of(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = &**expression {
                variable_of(inner, variables);
            }
        }
        _ => {}
    }
}
