//! The games on trial.

use std::sync::OnceLock;

use ludi_bots::AnyGame;
use ludi_caligula::Caligula;
use ludi_engine::{Table, Viewer};
use ludi_imperivm::Imperivm;
use ludi_latium::Latium;
use ludi_roman_empire::RomanEmpire;

/// One of the games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Game {
    Caligula,
    Imperivm,
    RomanEmpire,
    Latium,
}

impl Game {
    /// The game itself, of which there is one: to read its words takes a while.
    pub(crate) fn any(self) -> &'static AnyGame {
        static CALIGULA: OnceLock<AnyGame> = OnceLock::new();
        static IMPERIVM: OnceLock<AnyGame> = OnceLock::new();
        static ROMAN_EMPIRE: OnceLock<AnyGame> = OnceLock::new();
        static LATIUM: OnceLock<AnyGame> = OnceLock::new();
        match self {
            Game::Caligula => CALIGULA.get_or_init(AnyGame::of::<Caligula>),
            Game::Imperivm => IMPERIVM.get_or_init(AnyGame::of::<Imperivm>),
            Game::RomanEmpire => ROMAN_EMPIRE.get_or_init(AnyGame::of::<RomanEmpire>),
            Game::Latium => LATIUM.get_or_init(AnyGame::of::<Latium>),
        }
    }

    pub(crate) fn id(self) -> &'static str {
        self.any().info.id
    }

    /// The options with which most is hidden or offered.
    pub(crate) fn options(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Game::RomanEmpire => &[("option-bribery", "on"), ("option-favor", "on")],
            Game::Caligula | Game::Imperivm | Game::Latium => &[],
        }
    }

    /// A kind of promise that speaks of somebody, and one that speaks of an
    /// amount, where there is one.
    pub(crate) fn promises(self) -> [&'static str; 2] {
        match self {
            Game::Caligula => ["spare-tokens", "stab"],
            Game::Imperivm => ["name-successor", "bid-at-least"],
            Game::RomanEmpire => ["attack", "no-loot"],
            Game::Latium => ["attack", "auxilia"],
        }
    }

    /// The questions at which something is done that others do not notice: of
    /// Imperivm those that several answer at once, sealed; of Latium offers, and how
    /// armies draw up.
    pub(crate) fn secret_questions(self) -> &'static [&'static str] {
        match self {
            Game::Caligula => &["prompt-start-plot", "prompt-answer-plot"],
            Game::Imperivm => &["vote", "oath", "plot-bid", "uprising-bid", "barbarian-bid"],
            // What is hidden there is dealt or drawn: everything is done before all.
            Game::RomanEmpire => &[],
            Game::Latium => &["prompt-offer", "prompt-size", "prompt-hold", "prompt-lay"],
        }
    }

    /// The questions whose answers go by something hidden: tokens, cards in hand,
    /// auxilia. A window is opened to all who could have a card for it, as far as all
    /// can see; *in vain* where who is asked has none.
    pub(crate) fn hidden_questions(self) -> &'static [&'static str] {
        match self {
            Game::Caligula | Game::Imperivm => &[],
            Game::RomanEmpire => &[
                "prompt-token",
                "prompt-token after one was passed",
                "prompt-event",
                "prompt-event in vain",
                "prompt-event-legions",
                "prompt-event-legions in vain",
                "prompt-target",
                "prompt-favor",
                "prompt-favor in vain",
                "prompt-react",
                "prompt-react in vain",
                "prompt-offer",
                "prompt-answer",
                "prompt-score",
                "prompt-score in vain",
            ],
            // Where somebody engages for an independent village comes in no random match;
            // a battle hides the same there as where a player engages.
            Game::Latium => &[
                "prompt-offer",
                "prompt-show",
                "prompt-show in vain",
                "prompt-turn",
                "prompt-aim",
                "prompt-intercept",
                "prompt-size",
                "prompt-hold",
                "prompt-lay",
                "prompt-before",
                "prompt-answer",
                "prompt-answer in vain",
                "prompt-bring",
                "prompt-engage",
                "prompt-reroll",
                "prompt-reroll in vain",
                "prompt-after",
                "prompt-after in vain",
            ],
        }
    }

    /// What is asked at a table now.
    pub(crate) fn question(self, table: &dyn Table) -> String {
        let asked = table.to_act().first();
        let key = table.prompt(asked.map_or(Viewer::Spectator, Viewer::Seat)).text.key;
        match self {
            Game::Caligula => key.to_owned(),
            Game::Imperivm => {
                table.view(Viewer::Spectator)["ask"].as_str().unwrap_or_default().to_owned()
            }
            Game::RomanEmpire if key == "prompt-token" && was_passed(table) => {
                format!("{key} after one was passed")
            }
            Game::RomanEmpire | Game::Latium => {
                let choices = asked.map_or(0, |seat| table.choices(seat).len());
                if choices == 1 { format!("{key} in vain") } else { key.to_owned() }
            }
        }
    }
}

/// Has somebody a token of the Roman Empire from somebody else?
fn was_passed(table: &dyn Table) -> bool {
    let view = table.view(Viewer::Spectator);
    let factions = view["factions"].as_array().into_iter().flatten();
    factions
        .flat_map(|faction| [&faction["barbarians"], &faction["emperor"]])
        .any(|token| !token["giver"].is_null())
}
