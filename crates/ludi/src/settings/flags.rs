//! Settings as flags, and how they are put together with all the others.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Args, Command, FromArgMatches, value_parser};

use super::{CONFIG, Chosen, DB, SETTINGS, Setting, file, place, variable};
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
        let mut chosen = Chosen::defaults();
        let named = match self.config {
            Some(file) => Some(file),
            None => variable(CONFIG)?.map(PathBuf::from),
        };
        let default = || dirs::config_dir().map(|folder| folder.join("ludi").join("ludi.toml"));
        // A file that is named must exist; the default one need not.
        if let Some(file) = named.or_else(|| default().filter(|file| file.exists())) {
            file::take(&file, &mut chosen)?;
        }
        for setting in SETTINGS {
            if let Some(text) = variable(&setting.variable())? {
                (setting.put)(&mut chosen, &text).map_err(|fault| Failure::Setting {
                    place: place(&setting.variable()),
                    fault,
                })?;
            }
        }
        for (setting, text) in self.flags {
            (setting.put)(&mut chosen, &text).map_err(|fault| Failure::Setting {
                place: place(&format!("--{}", setting.name)),
                fault,
            })?;
        }
        Ok(chosen)
    }
}

impl<const ALL: bool> Args for Given<ALL> {
    fn augment_args(mut command: Command) -> Command {
        for setting in with_flag(ALL) {
            let flag = Arg::new(setting.name).long(setting.name).value_name(setting.value);
            command = command.arg(flag);
        }
        let config = Arg::new("config").long("config").value_name("FILE");
        command.arg(config.value_parser(value_parser!(PathBuf)))
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
