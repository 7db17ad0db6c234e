//! Settings as flags, and how they are put together with all the others.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};

use super::{CONFIG, Chosen, DB, SETTINGS, Setting, file, variable};
use crate::failure::Failure;

/// The settings given on the command line; of a command that needs all of them,
/// or only the database.
#[derive(Debug, Default)]
pub(crate) struct Given<const ALL: bool> {
    config: Option<PathBuf>,
    flags: Vec<(&'static Setting, String)>,
}

/// The settings that have a flag.
fn with_flag(all: bool) -> &'static [Setting] {
    const ONLY_DB: &[Setting] = &[DB];
    if all { SETTINGS } else { ONLY_DB }
}

impl<const ALL: bool> Given<ALL> {
    /// Puts everything together.
    pub(crate) fn choose(self) -> Result<Chosen, Failure> {
        let mut chosen = Chosen::usual();
        let named = match self.config {
            Some(file) => Some(file),
            None => variable(CONFIG)?.map(PathBuf::from),
        };
        let usual = || dirs::config_dir().map(|folder| folder.join("ludi").join("ludi.toml"));
        // A file that is named must be there; the usual one need not.
        if let Some(file) = named.or_else(|| usual().filter(|file| file.exists())) {
            file::take(&file, &mut chosen)?;
        }
        for setting in SETTINGS {
            if let Some(text) = variable(&setting.variable())? {
                (setting.put)(&mut chosen, &text)
                    .map_err(|fault| Failure::Setting { place: setting.variable(), fault })?;
            }
        }
        for (setting, text) in self.flags {
            (setting.put)(&mut chosen, &text).map_err(|fault| Failure::Setting {
                place: format!("--{}", setting.name),
                fault,
            })?;
        }
        Ok(chosen)
    }
}

impl<const ALL: bool> Args for Given<ALL> {
    fn augment_args(mut command: Command) -> Command {
        for setting in with_flag(ALL) {
            let usual = setting.default.map(|text| format!(" [default: {text}]"));
            let what = format!("{}{}", setting.what, usual.unwrap_or_default());
            // The value is tried on a choice of no consequence, so that a bad
            // one is refused together with the other mistakes of the line.
            let check =
                |text: &str| (setting.put)(&mut Chosen::usual(), text).map(|()| text.to_owned());
            let flag = Arg::new(setting.name).long(setting.name).value_name(setting.value);
            command = command.arg(flag.help(what).value_parser(check));
        }
        let config = Arg::new("config").long("config").value_name("FILE");
        command.arg(
            config
                .value_parser(value_parser!(PathBuf))
                .help("A file of settings; otherwise ludi/ludi.toml in your folder of settings"),
        )
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const ALL: bool> FromArgMatches for Given<ALL> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = |setting: &'static Setting| {
            Some((setting, matches.get_one::<String>(setting.name)?.clone()))
        };
        Ok(Given {
            config: matches.get_one("config").cloned(),
            flags: with_flag(ALL).iter().filter_map(given).collect(),
        })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
