//! Attacks, routes, leave to pass, and defence.

use std::cell::OnceCell;

use arrayvec::ArrayVec;
use ludi_engine::Seat;

use super::{Judge, logistic, near};
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Card, Cards, Side, Suit};
use crate::rules::lens::Battle;
use crate::rules::province::{ITALIA, Province};
use crate::rules::state::{Track, sway};

/// How much of the Militia that a defender may hold he really plays.
const PLAYED: f32 = 0.45;
/// What he gets out of a draw if he can afford one.
const DRAWN: f32 = 0.4;
/// How steeply the chance of a victory rises with the attack.
const SLOPE: f32 = 1.1;
/// The Militia that the emperor finds with each coin and power he can spend.
const GUARD: f32 = 0.3;
/// How likely a third party lets the army pass.
const LEAVE: f32 = 0.5;
/// What a face-down Militia of the attacker is thought to be worth.
const HIDDEN: f32 = 1.9;
/// What must be gained, at least, for an attack.
const EFFORT: f32 = 0.1;

/// The number of the emperor as the defender of Rome, after those of the seats.
const ROME: usize = 6;
/// How many provinces an army crosses at most.
const FARTHEST: usize = 2;
/// The most ways to attack that are thought of: any one of the eight kinds of
/// Militia, any two, or all.
const WAYS: usize = 8 + 8 * 9 / 2 + 1;

/// What a war would bring.
#[derive(Default)]
pub(super) struct War {
    /// Whoever may be attacked: the players in their provinces, then the emperor
    /// in Rome.
    foes: [OnceCell<Foe>; 7],
    /// The best attack on each with all cards in hand, by how many provinces lie
    /// on the way.
    attacks: [[OnceCell<f32>; FARTHEST + 1]; 7],
    forces: OnceCell<ArrayVec<Force, WAYS>>,
    /// What it is worth to show cards that move the loyalty by −2 to 2 cells.
    sworn: [OnceCell<f32>; 5],
    /// What a level of the borders is worth that a battle wears down.
    wear: OnceCell<f32>,
}

/// Somebody to attack.
#[derive(Clone, Copy)]
struct Foe {
    /// What he is thought to defend himself with.
    defence: f32,
    /// What his province is worth to me.
    prize: f32,
}

/// Cards to attack with.
struct Force {
    /// The highest value among them, with which the attack is declared.
    base: u8,
    value: f32,
    /// What it is worth to show them.
    sworn: f32,
    /// What it costs to lose them.
    cost: f32,
}

impl Judge<'_> {
    /// A card on the borders opens the conquest. Who only wants to move the
    /// borders can do that, too.
    pub(super) fn weigh_border_card(&self, action: Action) -> f32 {
        let Action::Card(card) = action else { return 0.0 };
        let spoils = self.best_attack(self.hand - Cards::one(card)).max(0.0);
        spoils + self.laid(Track::Border, card) - self.card(card)
    }

    pub(super) fn weigh_target(&self, action: Action) -> f32 {
        let Action::Province(target) = action else { return 0.0 };
        let Some(crossed) = self.crossed(target) else { return f32::NEG_INFINITY };
        let best = self.lens.owner(target).map_or(f32::NEG_INFINITY, |defender| {
            self.best_with_all(self.foe_at(defender, target), crossed)
        });
        self.less_effort(best, crossed > 0 && self.easily_reached() & target.bit() == 0)
    }

    /// The best attack with the Militia among these cards.
    fn best_attack(&self, cards: Cards) -> f32 {
        let Some(army) = self.lens.army(self.me) else { return f32::NEG_INFINITY };
        let map = &self.game.components.map;
        let rings = &map.rings[army.index()];
        let militia = cards.of(Suit::Militia);
        let whole = militia == self.hand.of(Suit::Militia);
        let forces = if whole { ArrayVec::new() } else { self.forces(militia) };
        let easy = self.easily_reached();
        let mut best = f32::NEG_INFINITY;
        for defender in self.rivals() {
            let lands = self.lens.lands(defender);
            let rome = lands & ITALIA.bit();
            // Nobody loses his last province.
            let provinces = if lands.count_ones() > 1 { lands & !rome } else { 0 };
            for (foe, lands) in [(defender.index(), provinces), (ROME, rome)] {
                for crossed in 0..=FARTHEST {
                    let near = if crossed == 0 { rings[0] | rings[1] } else { rings[crossed + 1] };
                    let targets = lands & near;
                    if targets == 0 {
                        continue;
                    }
                    let attack = match whole {
                        true => self.best_with_all(foe, crossed as u16),
                        false => self.best_of(&forces, foe, crossed as u16),
                    };
                    let foreign = if crossed > 0 { targets & !easy } else { 0 };
                    if targets != foreign {
                        best = best.max(self.less_effort(attack, false));
                    }
                    if foreign != 0 {
                        best = best.max(self.less_effort(attack, true));
                    }
                }
            }
        }
        best
    }

    /// How many provinces lie on the shortest way to the target; nothing if there
    /// is none.
    pub(super) fn crossed(&self, target: Province) -> Option<u16> {
        let army = self.lens.army(self.me)?;
        let rings = &self.game.components.map.rings[army.index()];
        let distance = rings.iter().position(|ring| ring & target.bit() != 0)?;
        Some(distance.saturating_sub(1) as u16)
    }

    /// All that borders on a province of mine beside the army: it gets there
    /// without asking anybody.
    fn easily_reached(&self) -> u64 {
        let map = &self.game.components.map;
        let beside = self.lens.army(self.me).map_or(0, |army| map.neighbours[army.index()]);
        map.around(beside & self.lens.lands(self.me))
    }

    /// What is left of the worth of an attack that takes some effort, and leave to
    /// pass if it goes through a foreign province.
    fn less_effort(&self, attack: f32, foreign: bool) -> f32 {
        if foreign { LEAVE * attack - EFFORT } else { attack - EFFORT }
    }

    fn war(&self) -> &War {
        self.memo.war.get_or_init(War::default)
    }

    /// What the best attack with all cards in hand is worth.
    fn best_with_all(&self, foe: usize, crossed: u16) -> f32 {
        let war = self.war();
        let forces = war.forces.get_or_init(|| self.forces(self.hand.of(Suit::Militia)));
        match war.attacks[foe].get(usize::from(crossed)) {
            Some(attack) => *attack.get_or_init(|| self.best_of(forces, foe, crossed)),
            None => self.best_of(forces, foe, crossed),
        }
    }

    /// What an attack is worth with the best of these forces that can get there.
    fn best_of(&self, forces: &[Force], foe: usize, crossed: u16) -> f32 {
        forces
            .iter()
            .filter(|force| u16::from(force.base) > crossed)
            .map(|force| self.battle(foe, force, crossed))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    /// The ways to attack with these cards: one or two of them, or all, since Rome
    /// is worth it.
    fn forces(&self, militia: Cards) -> ArrayVec<Force, WAYS> {
        let mut forces = ArrayVec::new();
        for one in militia.kinds() {
            forces.push(self.force(Cards::one(one)));
            let others = (militia - Cards::one(one)).kinds();
            for other in others.filter(|&other| other >= one) {
                forces.push(self.force(Cards::one(one) + Cards::one(other)));
            }
        }
        if militia.len() > 2 {
            forces.push(self.force(militia));
        }
        forces
    }

    fn force(&self, cards: Cards) -> Force {
        let moved = sway(cards);
        let known = usize::try_from(moved + 2).ok().and_then(|at| self.war().sworn.get(at));
        let sworn = || self.sworn_openly(moved as f32);
        Force {
            base: cards.highest(),
            value: f32::from(cards.value()),
            sworn: known.map_or_else(sworn, |known| *known.get_or_init(sworn)),
            cost: self.cards(cards),
        }
    }

    /// What it is worth to attack with these cards.
    fn battle(&self, foe: usize, force: &Force, crossed: u16) -> f32 {
        let Foe { defence, prize } = self.known_foe(foe);
        let strength = force.value - f32::from(crossed);
        wins(strength, defence) * prize + force.sworn - force.cost - self.wear(strength)
    }

    /// How likely these cards are thought to take a province from its owner.
    pub(super) fn chance(
        &self,
        (owner, target): (Seat, Province),
        cards: Cards,
        crossed: u16,
    ) -> f32 {
        let Foe { defence, .. } = self.known_foe(self.foe_at(owner, target));
        wins(f32::from(cards.value()) - f32::from(crossed), defence)
    }

    fn known_foe(&self, foe: usize) -> Foe {
        *self.war().foes[foe].get_or_init(|| self.foe(foe))
    }

    /// The number of whoever defends this province.
    fn foe_at(&self, defender: Seat, target: Province) -> usize {
        if target == ITALIA { ROME } else { defender.index() }
    }

    fn foe(&self, number: usize) -> Foe {
        let rome = number == ROME;
        let defender = match self.lens.emperor() {
            Some(emperor) if rome => emperor,
            _ => Seat::new(number),
        };
        let envy = 0.02 * (self.threat(defender) - self.strength(self.me));
        let lacks = self.lens.lacks(defender, Suit::Militia);
        let held = if lacks { 0.0 } else { 0.74 * f32::from(self.lens.hand_size(defender)) };
        let mut purse = self.purse_of(defender);
        let mut defence = PLAYED * held;
        if rome {
            purse.add(self.lens.public());
            let draws = purse.coins.min(purse.power + 3).min(20);
            defence += GUARD * f32::from(draws);
        } else if purse.power > 0 && purse.coins > 0 {
            defence += DRAWN;
        }
        Foe { defence, prize: self.province() + envy + if rome { self.march() } else { 0.0 } }
    }

    /// What taking Rome is worth beyond the province: the throne, for the price of
    /// this turn's tribute and donation.
    fn march(&self) -> f32 {
        let tribute = f32::from(self.lens.province_count(self.me)) * self.resource();
        let lost = if self.game.edition.march_leaves_tribute() { 0.0 } else { tribute };
        self.throne() - lost
    }

    /// In the earlier draft battles wear the borders down.
    fn wear(&self, strength: f32) -> f32 {
        if self.game.edition.battles_wear_borders() {
            let level = || self.level(Track::Border, self.lens.border().saturating_sub(1));
            0.7 * strength * *self.war().wear.get_or_init(level)
        } else {
            0.0
        }
    }

    /// Through one's own provinces if possible, else through the weakest's.
    pub(super) fn weigh_crossing(&self, province: Province) -> f32 {
        let Some(battle) = self.lens.battle() else { return 0.0 };
        let closer = self.game.components.map.borders(province, battle.target);
        let owner = match self.lens.owner(province) {
            Some(owner) if owner == self.me => 1.0,
            Some(owner) if self.is_emperor(owner) => -0.5,
            _ => 0.0,
        };
        owner + if closer { 2.0 } else { 0.0 }
    }

    /// Whoever attacks somebody stronger than himself may pass.
    pub(super) fn weigh_consent(&self, action: Action) -> f32 {
        let Some(battle) = self.lens.battle() else { return 0.0 };
        let gain = self.threat(battle.defender) - self.threat(battle.attacker);
        match action {
            Action::Consent => 0.05 * gain,
            _ => 0.0,
        }
    }

    /// Which Militia to attack with openly: that with which the best attack begins.
    /// A strong card shown deters, a weak one with others behind it deceives.
    pub(super) fn weigh_declaration(&self, card: Card) -> f32 {
        let Some(battle) = self.lens.battle() else { return 0.0 };
        let (foe, crossed) = self.foe_in(&battle);
        let militia = self.hand.of(Suit::Militia);
        let one = Cards::one(card);
        let mut best = self.battle(foe, &self.force(one), crossed);
        for more in (militia - one).kinds() {
            best = best.max(self.battle(foe, &self.force(one + Cards::one(more)), crossed));
        }
        best.max(self.battle(foe, &self.force(militia), crossed))
    }

    pub(super) fn weigh_reinforcement(&self, action: Action) -> f32 {
        let Some((battle, base)) = self.fight() else { return 0.0 };
        let so_far = Cards::one(base) + self.picked;
        let (foe, crossed) = self.foe_in(&battle);
        let with = |cards: Cards| self.battle(foe, &self.force(so_far + cards), crossed);
        match action {
            Action::Card(card) => with(Cards::one(card)).max(with(self.hand.of(Suit::Militia))),
            _ => with(Cards::NONE),
        }
    }

    /// Who is attacked in this battle, and across how many provinces.
    fn foe_in(&self, battle: &Battle) -> (usize, u16) {
        (self.foe_at(battle.defender, battle.target), battle.path.count_ones() as u16)
    }

    /// The battle and the card it was declared with.
    fn fight(&self) -> Option<(Battle, Card)> {
        let battle = self.lens.battle()?;
        Some((battle, battle.card?))
    }

    /// How much must be set against the attack, as far as it can be guessed.
    fn attack_on_me(&self) -> f32 {
        let Some((battle, base)) = self.fight() else { return 0.0 };
        let shown = f32::from(base.value()) - battle.path.count_ones() as f32;
        let hidden = match battle.reinforcement_cards {
            Some(cards) => f32::from(cards.value()),
            None => HIDDEN * f32::from(battle.reinforcement),
        };
        shown + hidden
    }

    /// What is lost if the attack on me succeeds.
    fn at_stake(&self) -> f32 {
        let rome = self.lens.battle().is_some_and(|battle| battle.target == ITALIA);
        self.province() + if rome { self.throne().max(0.0) } else { 0.0 }
    }

    /// Draws when what is in hand is not enough. For Rome the public stock pays:
    /// all of it, if the empire may as well fall.
    pub(super) fn weigh_defence_draw(&self, action: Action) -> f32 {
        let [coins, power] = self.defence_draw();
        let Some(question) = self.lens.question() else { return 0.0 };
        let best = match question.resource {
            Resource::Coins => coins,
            Resource::Power => power,
        };
        let rome = self.lens.battle().is_some_and(|battle| battle.target == ITALIA);
        let best = match (question.public, self.side()) {
            (true, Side::Traitor) => question.most.into(),
            (true, Side::Loyal) => best,
            (false, _) if rome && self.lens.public().of(question.resource) >= best => 0,
            (false, _) => best.min(u16::from(question.most) / 2),
        };
        match action {
            Action::Amount(amount) => near(amount, best),
            _ if coins + power == 0 => 0.2,
            _ => -1.0,
        }
    }

    /// How many coins and how much power a draw takes that may save the province.
    fn defence_draw(&self) -> [u16; 2] {
        let missing = self.attack_on_me() - f32::from(self.hand.of(Suit::Militia).value());
        if missing <= 0.0 {
            return [0, 0];
        }
        let coins = (missing / 0.74).ceil() + 1.0;
        let power = (missing / HIDDEN).ceil();
        let cost = (coins + power) * self.resource() - 0.8 * power;
        if cost < 0.5 * self.at_stake() { [coins as u16, power as u16] } else { [0, 0] }
    }

    /// The cheapest cards that hold the province, if any do and it is worth it.
    pub(super) fn weigh_defence(&self, action: Action) -> f32 {
        let Action::Card(card) = action else { return 0.0 };
        let missing = self.attack_on_me() - f32::from(self.picked.value());
        let left = self.hand.of(Suit::Militia);
        if missing <= 0.0 || f32::from(left.value()) < missing {
            return -1.0;
        }
        let enough = f32::from(card.value()) >= missing;
        let rest = if enough { 0.0 } else { 0.4 * (missing - f32::from(card.value())) };
        self.at_stake() - self.card(card) - rest
    }

    /// In the earlier draft Militia mends the borders.
    pub(super) fn weigh_repair(&self, action: Action) -> f32 {
        let Action::Card(card) = action else { return 0.0 };
        let level = u16::from(self.lens.border()) + self.picked.value();
        let top = u16::from(self.game.components.tracks.top);
        let raised: f32 = (level..(level + u16::from(card.value())).min(top))
            .map(|level| self.level(Track::Border, level as u8))
            .sum();
        raised - self.card(card)
    }
}

/// How likely an attack is to beat what is thought to be set against it.
fn wins(strength: f32, defence: f32) -> f32 {
    logistic(SLOPE * (strength - defence - 0.5))
}
