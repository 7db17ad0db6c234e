//! The help and the mistakes of the command line, in the language of the user.
//!
//! `text/help.*.toml` has a text for every command and every argument. They are put
//! into the parser's commands before a line is read. Mistakes are told in our own
//! sentences, since those of the parser are English only.

use std::collections::BTreeMap;
use std::error::Error as _;
use std::fmt::Write as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory, Error};
use ludi_engine::{Lang, Phrase, phrase};
use serde::Deserialize;

use crate::Ludi;
use crate::settings::default_of;
use crate::words::Words;

/// The texts of the help in one language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Help {
    headings: Headings,
    /// What each setting of the server is for.
    pub(crate) settings: BTreeMap<String, String>,
    /// Arguments that several commands have.
    args: BTreeMap<String, String>,
    commands: BTreeMap<String, CommandHelp>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Headings {
    usage: String,
    command: String,
    commands: String,
    arguments: String,
    options: String,
    default: String,
}

/// The help of one command.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct CommandHelp {
    about: String,
    /// What `--help` adds.
    more: Option<String>,
    /// What stands below the options.
    after: Option<String>,
    /// What stands below them in `--help` only: the form of the JSON.
    json: Option<String>,
    #[serde(default)]
    args: BTreeMap<String, String>,
}

impl Help {
    /// The help in this language.
    pub(crate) fn new(lang: Lang) -> Help {
        let text = match lang {
            Lang::It => include_str!("../text/help.it.toml"),
            Lang::En => include_str!("../text/help.en.toml"),
        };
        toml::from_str(text).expect("tests read the help in every language")
    }

    /// The program's command with these texts.
    pub(crate) fn command(&self) -> Command {
        // Whether `--help` has more to show than `-h` is found when the command is
        // built. That also adds the arguments and the command for help, which get
        // their texts, and the usage lines, afterwards.
        let mut command = self.fill(Ludi::command());
        command.build();
        self.translate_usage(self.fill(command))
    }

    fn fill(&self, command: Command) -> Command {
        let mut command = command.subcommand_help_heading(self.headings.commands.clone());
        if let Some(help) = self.commands.get(command.get_name()) {
            command = command.about(help.about.clone());
            if let Some(more) = &help.more {
                command = command.long_about(format!("{}\n\n{more}", help.about));
            }
            if let Some(after) = &help.after {
                command = command.after_help(after.clone());
            }
            if let Some(json) = &help.json {
                command = command.after_long_help(json.clone());
            }
            command = command.mut_args(|arg| self.fill_arg(&help.args, arg));
        }
        // The command for help repeats all the others, which need no text there.
        command.mut_subcommands(|one| match one.get_name() {
            "help" => self.fill_help(one),
            _ => self.fill(one),
        })
    }

    fn translate_usage(&self, mut command: Command) -> Command {
        let line = self.usage(&command.render_usage().to_string());
        let heading = &self.headings.usage;
        let template =
            format!("{{about-with-newline}}\n{heading}: {{usage}}\n\n{{all-args}}{{after-help}}");
        command
            .override_usage(line)
            .help_template(template)
            .mut_subcommands(|one| self.translate_usage(one))
    }

    fn fill_help(&self, command: Command) -> Command {
        let about = self.commands.get("help").map(|help| help.about.clone());
        command.about(about.unwrap_or_default())
    }

    fn fill_arg(&self, own: &BTreeMap<String, String>, arg: Arg) -> Arg {
        let Headings { arguments, options, default, .. } = &self.headings;
        let id = arg.get_id().as_str();
        let Some(text) = self.text(own, id) else { return arg };
        let value = match arg.get_default_values() {
            [] => default_of(id).map(str::to_owned),
            values => Some(values.iter().map(|value| value.to_string_lossy()).collect()),
        };
        let text = match value.filter(|value| !value.is_empty() && takes_value(&arg)) {
            Some(value) => format!("{text} [{default}: {value}]"),
            None => text.to_owned(),
        };
        let heading = if arg.is_positional() { arguments } else { options };
        let takes_value = takes_value(&arg);
        // The argument for help comes with a longer text of the parser's own.
        arg.help(text).long_help(None).help_heading(heading.clone()).hide_default_value(takes_value)
    }

    /// The text of an argument: of the command's own, of a setting, or of a common one.
    fn text<'a>(&'a self, own: &'a BTreeMap<String, String>, id: &str) -> Option<&'a str> {
        own.get(id)
            .or_else(|| self.settings.get(id))
            .or_else(|| self.args.get(id))
            .map(|text| &**text)
    }

    /// A usage line without its heading, with its place holders translated.
    fn usage(&self, line: &str) -> String {
        let line = line.strip_prefix("Usage:").unwrap_or(line).trim();
        let Headings { command, options, .. } = &self.headings;
        line.replace("[OPTIONS]", &format!("[{}]", options.to_uppercase()))
            .replace("[COMMAND]", &format!("[{command}]"))
    }

    /// What is wrong with a command line, the usage, and where to find more.
    pub(crate) fn mistake(&self, error: &Error, words: &Words) -> String {
        let what = words.say(&mistake(error));
        let mut text = words.say(&phrase!("line-usage", what = &*what));
        if let Some(similar) = suggested(error) {
            write!(text, "; {}", words.say(&phrase!("line-similar", similar = &*similar)))
                .expect("a string can be written");
        }
        if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
            let usage = self.usage(&usage.to_string());
            write!(text, "\n\n{}: {usage}", self.headings.usage).expect("a string can be written");
        }
        format!("{text}\n\n{}\n", words.say(&phrase!("line-help")))
    }
}

fn takes_value(arg: &Arg) -> bool {
    arg.get_action().takes_values()
}

/// The sentence for a mistake.
fn mistake(error: &Error) -> Phrase {
    let context = |kind| text_of(error.get(kind)).unwrap_or_default();
    let arg = context(ContextKind::InvalidArg);
    let value = context(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => phrase!("line-no-value", arg = &*arg),
        ErrorKind::InvalidValue => {
            let known = context(ContextKind::ValidValue);
            phrase!("line-value-of", value = &*value, arg = &*arg, known = &*known)
        }
        ErrorKind::ValueValidation => match error.source() {
            Some(why) => {
                let why = why.to_string();
                phrase!("line-value-why", value = &*value, arg = &*arg, why = &*why)
            }
            None => phrase!("line-value", value = &*value, arg = &*arg),
        },
        ErrorKind::UnknownArgument => phrase!("line-unknown", arg = &*arg),
        ErrorKind::InvalidSubcommand => {
            phrase!("line-command", command = &*context(ContextKind::InvalidSubcommand))
        }
        ErrorKind::ArgumentConflict => {
            let prior = context(ContextKind::PriorArg);
            match prior == arg || prior.is_empty() {
                true => phrase!("line-twice", arg = &*arg),
                false => phrase!("line-conflict", arg = &*arg, prior = &*prior),
            }
        }
        ErrorKind::MissingRequiredArgument => phrase!("line-missing", args = &*arg),
        kind => phrase!("line-other", kind = &*kind.to_string()),
    }
}

/// What was probably meant.
fn suggested(error: &Error) -> Option<String> {
    [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| text_of(error.get(kind)))
        .filter(|text| !text.is_empty())
}

fn text_of(value: Option<&ContextValue>) -> Option<String> {
    match value? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Calls `with` for each command that has a text of its own, and each argument.
    fn visit(command: &Command, with: &mut dyn FnMut(&Command)) {
        with(command);
        for one in command.get_subcommands().filter(|one| one.get_name() != "help") {
            visit(one, with);
        }
    }

    #[test]
    fn every_command_and_argument_has_a_text_in_every_language_and_every_text_its_use() {
        for lang in Lang::ALL {
            let help = Help::new(lang);
            let command = help.command();
            let mut unused: Vec<String> =
                help.args.keys().chain(help.settings.keys()).cloned().collect();
            visit(&command, &mut |command| {
                let name = command.get_name();
                let own = help.commands.get(name).unwrap_or_else(|| panic!("{name} in {lang}"));
                assert_eq!(command.get_about().map(ToString::to_string).as_ref(), Some(&own.about));
                let ids: Vec<&str> =
                    command.get_arguments().map(|arg| arg.get_id().as_str()).collect();
                for arg in command.get_arguments() {
                    let id = arg.get_id().as_str();
                    let text = help.text(&own.args, id);
                    let text = text.unwrap_or_else(|| panic!("{name} {id} in {lang}"));
                    let shown = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(shown.starts_with(text), "{name} {id}: {shown}");
                    if !own.args.contains_key(id) {
                        unused.retain(|one| one != id);
                    }
                }
                for id in own.args.keys() {
                    assert!(ids.contains(&&**id), "{name} has no argument {id}");
                }
            });
            assert_eq!(unused, Vec::<String>::new(), "texts in {lang} that nothing uses");
            assert!(help.commands.contains_key("help"), "{lang}");
        }
        let names = |lang| Help::new(lang).commands.into_keys().collect::<Vec<_>>();
        assert_eq!(names(Lang::It), names(Lang::En));
    }

    #[test]
    fn what_one_language_explains_the_other_explains_too() {
        let [it, en] = Lang::ALL.map(Help::new);
        for (name, ours) in &it.commands {
            let theirs = &en.commands[name];
            let parts =
                |help: &CommandHelp| [&help.more, &help.after, &help.json].map(Option::is_some);
            assert_eq!(parts(ours), parts(theirs), "{name}");
            let args = |help: &CommandHelp| help.args.keys().cloned().collect::<Vec<_>>();
            assert_eq!(args(ours), args(theirs), "{name}");
        }
    }

    #[test]
    fn mistakes_are_told_in_the_language_of_the_user() {
        let told = |lang, line: &str| {
            let help = Help::new(lang);
            let args = line.split(' ');
            let error = help.command().try_get_matches_from(args).expect_err(line);
            help.mistake(&error, &Words::new(lang))
        };
        for (line, it, en) in [
            (
                "ludi sreve",
                "comando «sreve» sconosciuto; forse volevi dire «serve»?",
                "unknown command 'sreve'; did you mean 'serve'?",
            ),
            ("ludi serve --adr x", "argomento «--adr» sconosciuto", "unexpected argument '--adr'"),
            (
                "ludi serve --addr",
                "manca un valore per «--addr <HOST:PORT>»",
                "a value is required for '--addr <HOST:PORT>'",
            ),
            (
                "ludi --lang de games",
                "valore «de» non valido per «--lang <it|en>»: scegli fra it, en",
                "possible values are it, en",
            ),
            (
                "ludi simulate caligula --games 0",
                "valore «0» non valido per «--games <N>»",
                "invalid value '0' for '--games <N>'",
            ),
            ("ludi verify", "manca: <FILE>", "missing: <FILE>"),
            ("ludi replay x --seat 1 --all", "non si può usare con", "cannot be used with"),
            (
                "ludi replay x --seat 1 --seat 2",
                "è indicato più di una volta",
                "is given more than once",
            ),
        ] {
            let (italian, english) = (told(Lang::It, line), told(Lang::En, line));
            assert!(italian.contains(it) && english.contains(en), "{italian}\n{english}");
            assert!(!italian.contains("[OPTIONS]") && !italian.contains("Usage"), "{italian}");
            assert!(italian.ends_with("Per saperne di più: --help.\n"), "{italian}");
        }
        assert!(told(Lang::It, "ludi verify").contains("\n\nUso: ludi verify"));
    }
}
