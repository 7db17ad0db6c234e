//! Section 10: what counts in a battle, thing by thing, as the board names it.

use arrayvec::ArrayVec;

use crate::RomanEmpire;
use crate::rules::action::Way;
use crate::rules::combat::Clash;
use crate::rules::province::Province;
use crate::rules::side::Side;
use crate::rules::state::{Modifiers, Stage};
use crate::rules::view::{FortView, View};

/// Something that counts in a battle, or that keeps something else from counting.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Factor {
    /// The two dice of every attacker.
    Attack,
    /// A third die from the emperor.
    EmperorDie,
    /// So much from the emperor on each die.
    EmperorAttack(u8),
    /// The emperor wins ties.
    EmperorTies,
    /// A general: +1 on each die.
    General,
    /// A card that wins ties.
    Discipline,
    /// Scouts: the difficult border does not count.
    Scouts,
    /// A fleet: the sea does not count.
    Fleet,
    /// Siege engines: the fort does not count.
    Engines,
    /// The die of every defender.
    Defence,
    /// A die for a difficult border.
    Difficult,
    /// A die for a strait.
    Strait,
    /// A die for a landing.
    Sea,
    /// +1 for a landing where no port is open to Romans.
    NoPort,
    /// A die for an ambush.
    Ambush,
    /// +1 for a fort.
    Fort,
    /// +1 for a fortress, which also wins ties.
    Fortress,
}

/// All that counts in one battle.
pub type Factors = ArrayVec<Factor, 12>;

impl Factor {
    /// Is it the attacker whom it helps?
    pub const fn is_attackers(self) -> bool {
        !matches!(
            self,
            Factor::Defence
                | Factor::Difficult
                | Factor::Strait
                | Factor::Sea
                | Factor::NoPort
                | Factor::Ambush
                | Factor::Fort
                | Factor::Fortress
        )
    }

    /// Does it come from the emperor, and is it gone when he falls?
    pub const fn is_emperors(self) -> bool {
        matches!(self, Factor::EmperorDie | Factor::EmperorAttack(_) | Factor::EmperorTies)
    }

    /// How many dice it brings.
    pub const fn dice(self) -> u8 {
        match self {
            Factor::Attack => 2,
            Factor::EmperorDie
            | Factor::Defence
            | Factor::Difficult
            | Factor::Strait
            | Factor::Sea
            | Factor::Ambush => 1,
            _ => 0,
        }
    }

    /// What it adds to each die.
    pub const fn bonus(self) -> u8 {
        match self {
            Factor::EmperorAttack(bonus) => bonus,
            Factor::General | Factor::NoPort | Factor::Fort | Factor::Fortress => 1,
            _ => 0,
        }
    }

    /// Does it win ties?
    pub const fn wins_ties(self) -> bool {
        matches!(self, Factor::EmperorTies | Factor::Discipline | Factor::Fortress)
    }
}

impl Clash {
    /// How both sides throw where all this counts.
    pub fn of(factors: &[Factor]) -> Clash {
        let sum = |attackers: bool, of: fn(Factor) -> u8| {
            let counting = factors.iter().filter(|factor| factor.is_attackers() == attackers);
            counting.map(|&factor| of(factor)).sum()
        };
        let ties = |attackers: bool| {
            factors.iter().any(|factor| factor.is_attackers() == attackers && factor.wins_ties())
        };
        Clash {
            attack_dice: sum(true, Factor::dice),
            attack_bonus: sum(true, Factor::bonus),
            defence_dice: sum(false, Factor::dice),
            defence_bonus: sum(false, Factor::bonus),
            attacker_wins_ties: ties(true),
            defender_wins_ties: ties(false),
        }
    }
}

impl RomanEmpire {
    /// What counts if this side attacks a province on this way.
    pub fn factors(&self, view: &View, attacker: Side, province: Province, way: Way) -> Factors {
        let mut factors = Factors::new();
        factors.push(Factor::Attack);
        // Bonuses and cards are for the side of the phase, not for what events bring about.
        let phase = view.phase.as_ref();
        let regular = phase.filter(|phase| {
            phase.side == attacker && phase.realm.is_none() && view.stage == Stage::Place
        });
        if let Some(phase) = regular {
            factors.extend(phase.third_die.then_some(Factor::EmperorDie));
            factors.extend((phase.attack > 0).then_some(Factor::EmperorAttack(phase.attack)));
            factors.extend(phase.ties.then_some(Factor::EmperorTies));
            factors.extend(phase.modifiers.general.then_some(Factor::General));
            factors.extend(phase.modifiers.discipline.then_some(Factor::Discipline));
        }
        let cards = regular.map_or(Modifiers::default(), |phase| phase.modifiers);
        factors.push(Factor::Defence);
        match way {
            Way::Clear => {}
            Way::Difficult if cards.scouts => factors.push(Factor::Scouts),
            Way::Difficult => factors.push(Factor::Difficult),
            Way::Strait => factors.push(Factor::Strait),
            Way::Sea if cards.fleet => factors.push(Factor::Fleet),
            Way::Sea => {
                factors.push(Factor::Sea);
                factors.extend(self.has_no_port(view, province).then_some(Factor::NoPort));
            }
        }
        let ambush = phase.and_then(|phase| phase.ambush) == Some(province);
        factors.extend(ambush.then_some(Factor::Ambush));
        factors.extend(match view.provinces[province.index()].fort {
            None => None,
            Some(_) if cards.engines => Some(Factor::Engines),
            Some(FortView::Fort) => Some(Factor::Fort),
            Some(FortView::Fortress) => Some(Factor::Fortress),
        });
        factors
    }

    /// Is it held by somebody whose ports are closed to Romans?
    fn has_no_port(&self, view: &View, province: Province) -> bool {
        match view.provinces[province.index()].side {
            Some(Side::People(_) | Side::Provincials | Side::RebelArmies(_)) => true,
            Some(Side::Realm(realm)) => !self.components.realm(realm).is_kingdom(),
            _ => false,
        }
    }
}
