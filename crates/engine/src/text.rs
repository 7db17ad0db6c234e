//! Phrases put into words: Italian and English, from Fluent files.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fmt::Write;
use std::sync::{LazyLock, PoisonError, RwLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use memchr::memchr;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};

use crate::template::{Stretch, Templates};
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
    /// The messages that need no more than to be filled in.
    templates: Templates,
    /// What was said before of all others, with signs in the place of names.
    said: RwLock<FxHashMap<Phrase, String>>,
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
        let mut templates = Templates::default();
        for text in texts {
            let resource = FluentResource::try_new((*text).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{lang} text does not parse: {errors:?}"));
            templates.extend(resource.entries());
            bundle
                .add_resource(resource)
                .unwrap_or_else(|errors| panic!("{lang} text repeats a message: {errors:?}"));
        }
        Speech { lang, bundle, templates, said: RwLock::default() }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The phrase in words, with `names` for the seats.
    pub fn say(&self, phrase: &Phrase, names: &[String]) -> Result<String, Unsaid> {
        let mut said = String::with_capacity(WORDS);
        self.write(phrase, names, &mut said)?;
        Ok(said)
    }

    fn write(&self, phrase: &Phrase, names: &[String], said: &mut String) -> Result<(), Unsaid> {
        let Some(stretches) = self.templates.find(phrase.key) else {
            return self.write_formatted(phrase, names, said);
        };
        for stretch in stretches {
            match stretch {
                Stretch::Words(words) => said.push_str(words),
                Stretch::Variable(variable) => {
                    let mut args = phrase.args.iter();
                    let (_, arg) = args
                        .find(|(name, _)| *name == &**variable)
                        .ok_or_else(|| self.unsaid(phrase, format!("there is no ${variable}")))?;
                    self.write_arg(arg, names, said)?;
                }
            }
        }
        Ok(())
    }

    fn write_arg(&self, arg: &Arg, names: &[String], said: &mut String) -> Result<(), Unsaid> {
        match arg {
            Arg::Number(number) => write_figure(*number, said),
            Arg::Seat(seat) => write_name(*seat, names, said),
            Arg::Name(name) => said.push_str(name),
            Arg::Phrase(phrase) => self.write(phrase, names, said)?,
            Arg::List(phrases) => {
                for (at, phrase) in phrases.iter().enumerate() {
                    if at > 0 {
                        said.push_str(", ");
                    }
                    self.write(phrase, names, said)?;
                }
            }
        }
        Ok(())
    }

    /// A message that Fluent has to format. What was said before is kept, as far as it is the
    /// same at every table.
    fn write_formatted(
        &self,
        phrase: &Phrase,
        names: &[String],
        said: &mut String,
    ) -> Result<(), Unsaid> {
        if !is_common(phrase) {
            said.push_str(&self.format(phrase, names)?);
            return Ok(());
        }
        let kept = self.said.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = kept.get(phrase) {
            write_named(text, names, said);
            return Ok(());
        }
        drop(kept);
        let text = self.format(phrase, &PLACES)?;
        write_named(&text, names, said);
        let mut kept = self.said.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert(phrase.clone(), text);
        Ok(())
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
        let pattern = self
            .bundle
            .get_message(phrase.key)
            .and_then(|message| message.value())
            .ok_or_else(|| self.unsaid(phrase, "there is no such message".to_owned()))?;
        let mut args = FluentArgs::with_capacity(phrase.args.len());
        for (name, arg) in &phrase.args {
            args.set(*name, self.value(arg, names)?);
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.first() {
            None => Ok(said.into_owned()),
            Some(error) => Err(self.unsaid(phrase, error.to_string())),
        }
    }

    fn value(&self, arg: &Arg, names: &[String]) -> Result<FluentValue<'static>, Unsaid> {
        if let Arg::Number(number) = arg {
            return Ok(FluentValue::from(*number));
        }
        let mut said = String::new();
        self.write_arg(arg, names, &mut said)?;
        Ok(FluentValue::from(said))
    }

    fn unsaid(&self, phrase: &Phrase, why: String) -> Unsaid {
        Unsaid { key: phrase.key, lang: self.lang, why }
    }
}

/// A number as players read it: with a minus sign rather than a hyphen.
pub fn figure(number: impl Into<i64>) -> String {
    let mut figure = String::new();
    write_figure(number.into(), &mut figure);
    figure
}

fn write_figure(number: i64, said: &mut String) {
    if number < 0 {
        said.push('−');
    }
    _ = write!(said, "{}", number.unsigned_abs());
}

/// The name of who sits there; the number of the seat if nobody has one.
fn write_name(seat: Seat, names: &[String], said: &mut String) {
    match names.get(seat.index()) {
        Some(name) => said.push_str(name),
        None => _ = write!(said, "{seat}"),
    }
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

/// Room for most of what is said, in bytes.
const WORDS: usize = 64;

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

/// Writes a text that was kept, with the names of the seats.
fn write_named(text: &str, names: &[String], said: &mut String) {
    let mut rest = text;
    // All signs begin with this byte.
    while let Some(at) = memchr(0xee, rest.as_bytes()) {
        said.push_str(&rest[..at]);
        let mut letters = rest[at..].chars();
        let letter = letters.next();
        match letter.and_then(seat_of) {
            Some(seat) => write_name(seat, names, said),
            None => said.extend(letter),
        }
        rest = letters.as_str();
    }
    said.push_str(rest);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_filled_in_at_once_is_said_as_fluent_says_it() {
        let text =
            "one = Roma\ntwo =\n    { $seat }: { $number },\n      { $list }\n\n    { $name }";
        let speech = Speech::new(Lang::En, &[text]);
        let one = Phrase { key: "one", args: Vec::new() };
        let args = vec![
            ("name", Arg::from("<Gaius>")),
            ("number", Arg::from(-1200)),
            ("list", Arg::from(vec![one.clone(), one.clone()])),
            ("seat", Arg::from(Seat::new(1))),
        ];
        let names = ["Livia", "Marcus"].map(str::to_owned);
        for phrase in [one, Phrase { key: "two", args }] {
            assert!(speech.templates.find(phrase.key).is_some());
            assert_eq!(speech.say(&phrase, &names), speech.format(&phrase, &names));
        }
    }
}
