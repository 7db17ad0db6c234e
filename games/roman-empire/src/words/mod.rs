//! Every word a player reads, as phrases: prompts, labels of choices, lines of
//! the log, and the names of the things they speak of.

pub(crate) mod effect;
pub(crate) mod factor;
mod label;
mod log;
mod preview;
mod promise;
mod prompt;

use ludi_engine::{Phrase, Promise, Prompt, Recurring, Seat, Term, Viewer, Words, phrase};

use crate::rules::action::{Camp, Way};
use crate::rules::cards::{Card, Pile};
use crate::rules::components::Bonus;
use crate::rules::event::Grade;
use crate::rules::province::{Diocese, Province};
use crate::rules::side::{Faction, Side};
use crate::rules::state::{Ask, Stage, Token};
use crate::rules::view::View;
use crate::{Action, Event, RomanEmpire, State};

impl Words for RomanEmpire {
    fn prompt(&self, state: &State, viewer: Viewer) -> Prompt {
        prompt::prompt(self, state, viewer)
    }

    fn label(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        label::label(self, state, seat, action)
    }

    fn preview(&self, view: &View, action: Action) -> Option<Phrase> {
        preview::preview(self, view, action)
    }

    /// Whoever is attacked, or hit by a white card, may be asked many times in a turn
    /// without having anything to play.
    fn recurring(&self, state: &State, seat: Seat) -> Option<Recurring<Action>> {
        let decline = match state.ask {
            Ask::React | Ask::Favor => Some(Action::Done),
            Ask::Offer => Some(Action::Amount(0)),
            _ => None,
        };
        (state.stage != Stage::Over).then(|| Recurring {
            turn: state.turn.into(),
            decline: decline.filter(|_| self.asked(state).contains(seat)),
            label: phrase!("recurring-defence"),
        })
    }

    fn describe(&self, event: &Event) -> Prompt {
        log::describe(self, event)
    }

    fn term(term: Term<'_>) -> Option<Phrase> {
        Some(match term {
            Term::About => phrase!("about"),
            Term::Edition("standard") => phrase!("edition-standard"),
            Term::Option("bribery") => phrase!("option-bribery"),
            Term::Value("bribery", "off") => phrase!("option-bribery-off"),
            Term::Value("bribery", "on") => phrase!("option-bribery-on"),
            Term::Option("favor") => phrase!("option-favor"),
            Term::Value("favor", "off") => phrase!("option-favor-off"),
            Term::Value("favor", "on") => phrase!("option-favor-on"),
            _ => return None,
        })
    }

    fn promise(promise: &Promise) -> Option<Phrase> {
        promise::promise(promise)
    }

    fn lesson() -> Option<&'static str> {
        Some(include_str!("../../lessons/first.toml"))
    }

    ludi_engine::papers!();
}

/// What the lines of the score sheet count.
pub(crate) fn score_lines() -> [Phrase; 3] {
    [phrase!("score-roman"), phrase!("score-barbarian"), phrase!("score-emperor")]
}

/// A faction and who plays it. A number that no faction of this table has is only a
/// number.
pub(crate) fn faction_name(game: &RomanEmpire, faction: Faction) -> Phrase {
    if faction.index() >= usize::from(game.factions) {
        return phrase!("faction-nobody", number = faction.index() + 1);
    }
    let name = game.components.factions[faction.index()].as_str();
    phrase!("faction", seat = game.seat_of(faction), name = name)
}

/// Factions by name.
fn faction_names(game: &RomanEmpire, factions: impl Iterator<Item = Faction>) -> Vec<Phrase> {
    factions.map(|faction| faction_name(game, faction)).collect()
}

/// Whose armies they are.
pub(crate) fn side_name(game: &RomanEmpire, side: Side) -> Phrase {
    let people = |at: usize| game.components.peoples[at].name.as_str();
    match side {
        Side::Faction(faction) => phrase!("side-legions", faction = faction_name(game, faction)),
        Side::People(of) => phrase!("side-people", name = people(of.index())),
        Side::Realm(realm) => {
            phrase!("side-people", name = game.components.realm(realm).name.as_str())
        }
        Side::Provincials => phrase!("side-provincials"),
        Side::RebelLegions(faction) => {
            phrase!("side-rebel-legions", faction = faction_name(game, faction))
        }
        Side::RebelArmies(of) => phrase!("side-rebel-armies", name = people(of.index())),
    }
}

/// The same within a sentence.
pub(crate) fn side_within(game: &RomanEmpire, side: Side) -> Phrase {
    let of = |faction: Faction| faction_name(game, faction);
    match side {
        Side::Faction(faction) => phrase!("side-legions-within", faction = of(faction)),
        Side::Provincials => phrase!("side-provincials-within"),
        Side::RebelLegions(faction) => phrase!("side-rebel-legions-within", faction = of(faction)),
        Side::People(_) | Side::Realm(_) | Side::RebelArmies(_) => side_name(game, side),
    }
}

/// The same where a sign says that they are legions: whose.
pub(crate) fn side_owner_name(game: &RomanEmpire, side: Side) -> Phrase {
    match side {
        Side::Faction(faction) => faction_name(game, faction),
        side => side_name(game, side),
    }
}

/// The same in a word or two.
pub(crate) fn short_side_name(game: &RomanEmpire, side: Side) -> Phrase {
    match side {
        Side::Faction(faction) => {
            phrase!("side-people", name = game.components.factions[faction.index()].as_str())
        }
        side => side_name(game, side),
    }
}

pub(crate) fn province_name(game: &RomanEmpire, province: Province) -> &str {
    game.components.map.name(province)
}

pub(crate) fn diocese_name(game: &RomanEmpire, diocese: Diocese) -> &str {
    &game.components.map.dioceses[diocese.index()]
}

/// An event card by number and name.
pub(crate) fn card_name(game: &RomanEmpire, card: Card) -> Phrase {
    let name = game.components.face(card).name.as_str();
    phrase!("card", number = card.number(), name = name)
}

/// What a token stands for in this turn.
pub(crate) fn token_name(game: &RomanEmpire, kind: Token, turn: u8, token: u8) -> Phrase {
    match kind {
        Token::Barbarian => {
            let horde = game.components.horde(turn, token);
            let people = game.components.peoples[horde.people.index()].name.as_str();
            phrase!(
                "token-people",
                number = token,
                people = people,
                strength = horde.strength,
                start = province_name(game, horde.start)
            )
        }
        Token::Emperor => {
            let emperor = game.components.emperor(turn, token);
            let bonus = bonus_name(emperor.bonus);
            phrase!("token-emperor", number = token, emperor = emperor.name.as_str(), bonus = bonus)
        }
    }
}

/// What an emperor brings.
pub(crate) fn bonus_name(bonus: Bonus) -> Vec<Phrase> {
    let mut parts = Vec::new();
    if bonus.legions > 0 {
        parts.push(phrase!("bonus-legions", count = bonus.legions));
    }
    if bonus.die {
        parts.push(phrase!("bonus-die"));
    }
    if bonus.attack > 0 {
        parts.push(phrase!("bonus-attack", count = bonus.attack));
    }
    if bonus.ties {
        parts.push(phrase!("bonus-ties"));
    }
    if bonus.provinces {
        parts.push(phrase!("bonus-provinces"));
    }
    if parts.is_empty() {
        parts.push(phrase!("bonus-none"));
    }
    parts
}

pub(crate) fn way_name(way: Way) -> Phrase {
    match way {
        Way::Clear => phrase!("way-clear"),
        Way::Difficult => phrase!("way-difficult"),
        Way::Strait => phrase!("way-strait"),
        Way::Sea => phrase!("way-sea"),
    }
}

pub(crate) fn camp_name(camp: Camp) -> Phrase {
    match camp {
        Camp::Roman => phrase!("camp-roman"),
        Camp::Barbarian => phrase!("camp-barbarian"),
    }
}

/// Dice as they lie.
pub(crate) fn dice_shown(dice: &[u8]) -> Vec<Phrase> {
    dice.iter().map(|&die| phrase!("die", die = die)).collect()
}

/// How much of a diocese a camp has.
pub(crate) fn grade_name(grade: Grade) -> Phrase {
    match grade {
        Grade::Presence => phrase!("grade-presence"),
        Grade::Dominance => phrase!("grade-dominance"),
        Grade::Control => phrase!("grade-control"),
    }
}

/// The colour of a card.
pub(crate) fn pile_name(pile: Pile) -> Phrase {
    match pile {
        Pile::Red => phrase!("pile-red"),
        Pile::Purple => phrase!("pile-purple"),
        Pile::Brown => phrase!("pile-brown"),
        Pile::Orange => phrase!("pile-orange"),
        Pile::Grey => phrase!("pile-grey"),
        Pile::White => phrase!("pile-white"),
        Pile::Blue => phrase!("pile-blue"),
        Pile::Green => phrase!("pile-green"),
        Pile::Yellow => phrase!("pile-yellow"),
    }
}

/// The part of the game: in a phase, whose it is.
pub(crate) fn stage_name(game: &RomanEmpire, view: &View) -> Phrase {
    let part = match view.stage {
        Stage::Over => return phrase!("stage-over"),
        Stage::Turn | Stage::Choice => return phrase!("stage-choice", turn = view.turn),
        Stage::Reveal => phrase!("stage-reveal"),
        Stage::Events => phrase!("stage-events"),
        Stage::Build => phrase!("stage-build"),
        Stage::Lift => phrase!("stage-lift"),
        Stage::Place => phrase!("stage-place"),
        Stage::Cities => phrase!("stage-cities"),
        Stage::Score => phrase!("stage-score"),
    };
    match view.mover() {
        Some(side) => {
            let side = side_owner_name(game, side);
            phrase!("stage-phase", turn = view.turn, side = side, part = part)
        }
        None => phrase!("stage-choice", turn = view.turn),
    }
}
