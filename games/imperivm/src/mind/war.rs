//! Attacks, routes, leave to pass, and defence.

use ludi_engine::Seat;

use super::{Judge, logistic, near};
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Card, Cards, Side, Suit};
use crate::rules::province::{ITALIA, Province};
use crate::rules::state::Track;
use crate::rules::view::BattleView;

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

impl Judge<'_> {
    /// A card on the borders opens the conquest. Who only wants to move the
    /// borders can do that, too.
    pub(super) fn weigh_border_card(&self, action: Action) -> f32 {
        let Action::Card(card) = action else { return 0.0 };
        let left = self.hand - Cards::one(card);
        let spoils = self.best_attack(left).max(0.0);
        spoils + self.laid(Track::Border, card) - self.card(card)
    }

    pub(super) fn weigh_target(&self, action: Action) -> f32 {
        match action {
            Action::Province(target) => self.attack(target, self.hand),
            _ => 0.0,
        }
    }

    /// The best attack with these cards.
    fn best_attack(&self, cards: Cards) -> f32 {
        let near = |target: Province| self.crossed(target) < 3;
        Province::all()
            .filter(|&target| self.can_be_attacked(target) && near(target))
            .map(|target| self.attack(target, cards))
            .fold(f32::NEG_INFINITY, f32::max)
    }

    fn can_be_attacked(&self, target: Province) -> bool {
        self.view.owners[target.index()].is_some_and(|owner| {
            owner != self.me && (target == ITALIA || self.player(owner).provinces > 1)
        })
    }

    /// How many provinces lie on the shortest way to the target.
    fn crossed(&self, target: Province) -> u16 {
        let Some(army) = self.own.army else { return u16::MAX };
        let rings = &self.game.components.map.rings[army.index()];
        let distance = rings.iter().position(|ring| ring & target.bit() != 0);
        distance.map_or(u16::MAX, |distance| distance.saturating_sub(1) as u16)
    }

    /// What the best attack on this target is worth with one or two of these
    /// cards, or with all: Rome is worth it.
    fn attack(&self, target: Province, cards: Cards) -> f32 {
        let militia = cards.of(Suit::Militia);
        let crossed = self.crossed(target);
        let mut best = f32::NEG_INFINITY;
        for base in militia.kinds().filter(|base| u16::from(base.value()) > crossed) {
            best = best.max(self.best_with(target, militia, base, crossed));
        }
        let own = self.lands(self.me);
        let foreign = crossed > 0 && {
            let map = &self.game.components.map;
            let army = self.own.army.map_or(0, |army| map.neighbours[army.index()]);
            army & own & map.neighbours[target.index()] == 0
        };
        if foreign { LEAVE * best - EFFORT } else { best - EFFORT }
    }

    /// What an attack that begins with this card is worth at best.
    fn best_with(&self, target: Province, militia: Cards, base: Card, crossed: u16) -> f32 {
        let one = Cards::one(base);
        let mut best = self.battle(target, one, crossed);
        for more in (militia - one).kinds() {
            best = best.max(self.battle(target, one + Cards::one(more), crossed));
        }
        best.max(self.battle(target, militia, crossed))
    }

    /// What it is worth to attack with these cards.
    fn battle(&self, target: Province, attack: Cards, crossed: u16) -> f32 {
        let Some(defender) = self.view.owners[target.index()] else { return f32::NEG_INFINITY };
        let strength = f32::from(attack.value()) - f32::from(crossed);
        let wins = self.overcomes(strength, defender, target);
        let envy = 0.02 * (self.threat(self.player(defender)) - self.strength(self.own));
        let prize = self.province() + envy + if target == ITALIA { self.march() } else { 0.0 };
        wins * prize + self.sworn_openly(attack) - self.cards(attack) - self.wear(strength)
    }

    /// What taking Rome is worth beyond the province: the throne, for the price of
    /// this turn's tribute and donation.
    fn march(&self) -> f32 {
        let tribute = f32::from(self.own.provinces) * self.resource();
        let lost = if self.game.edition.march_leaves_tribute() { 0.0 } else { tribute };
        self.throne() - lost
    }

    /// In the earlier draft battles wear the borders down.
    fn wear(&self, strength: f32) -> f32 {
        if self.game.edition.battles_wear_borders() {
            0.7 * strength * self.level(Track::Border, self.view.border.saturating_sub(1))
        } else {
            0.0
        }
    }

    /// How likely an attack of this strength succeeds.
    fn overcomes(&self, strength: f32, defender: Seat, target: Province) -> f32 {
        let player = self.player(defender);
        let lacks = player.lacks.contains(&Suit::Militia);
        let held = if lacks { 0.0 } else { 0.74 * f32::from(player.hand_size) };
        let mut purse = self.purse_of(player);
        let mut defence = PLAYED * held;
        if target == ITALIA {
            purse.add(self.view.public);
            let draws = purse.coins.min(purse.power + 3).min(20);
            defence += GUARD * f32::from(draws);
        } else if purse.power > 0 && purse.coins > 0 {
            defence += DRAWN;
        }
        logistic(SLOPE * (strength - defence - 0.5))
    }

    /// Through one's own provinces if possible, else through the weakest's.
    pub(super) fn weigh_crossing(&self, province: Province) -> f32 {
        let Some(battle) = &self.view.battle else { return 0.0 };
        let closer = self.game.components.map.borders(province, battle.target);
        let owner = match self.view.owners[province.index()] {
            Some(owner) if owner == self.me => 1.0,
            Some(owner) if self.is_emperor(owner) => -0.5,
            _ => 0.0,
        };
        owner + if closer { 2.0 } else { 0.0 }
    }

    /// Whoever attacks somebody stronger than himself may pass.
    pub(super) fn weigh_consent(&self, action: Action) -> f32 {
        let Some(battle) = &self.view.battle else { return 0.0 };
        let gain =
            self.threat(self.player(battle.defender)) - self.threat(self.player(battle.attacker));
        match action {
            Action::Consent => 0.05 * gain,
            _ => 0.0,
        }
    }

    /// Which Militia to attack with openly: that with which the best attack begins.
    /// A strong card shown deters, a weak one with others behind it deceives.
    pub(super) fn weigh_declaration(&self, card: Card) -> f32 {
        let Some(battle) = &self.view.battle else { return 0.0 };
        let militia = self.hand.of(Suit::Militia);
        self.best_with(battle.target, militia, card, battle.path.len() as u16)
    }

    pub(super) fn weigh_reinforcement(&self, action: Action) -> f32 {
        let Some((battle, base)) = self.fight() else { return 0.0 };
        let so_far = Cards::one(base) + self.own.picked.unwrap_or(Cards::NONE);
        let crossed = battle.path.len() as u16;
        match action {
            Action::Card(card) => {
                let one = self.battle(battle.target, so_far + Cards::one(card), crossed);
                let all = self.battle(battle.target, so_far + self.hand.of(Suit::Militia), crossed);
                one.max(all)
            }
            _ => self.battle(battle.target, so_far, crossed),
        }
    }

    /// The battle and the card it was declared with.
    fn fight(&self) -> Option<(&BattleView, Card)> {
        let battle = self.view.battle.as_ref()?;
        Some((battle, battle.card?))
    }

    /// How much must be set against the attack, as far as it can be guessed.
    fn attack_on_me(&self) -> f32 {
        let Some((battle, base)) = self.fight() else { return 0.0 };
        let shown = f32::from(base.value()) - battle.path.len() as f32;
        let hidden = match battle.reinforcement_cards {
            Some(cards) => f32::from(cards.value()),
            None => HIDDEN * f32::from(battle.reinforcement),
        };
        shown + hidden
    }

    /// What is lost if the attack on me succeeds.
    fn at_stake(&self) -> f32 {
        let rome = self.view.battle.as_ref().is_some_and(|battle| battle.target == ITALIA);
        self.province() + if rome { self.throne().max(0.0) } else { 0.0 }
    }

    /// Draws when what is in hand is not enough. For Rome the public stock pays:
    /// all of it, if the empire may as well fall.
    pub(super) fn weigh_defence_draw(&self, action: Action) -> f32 {
        let [coins, power] = self.defence_draw();
        let Some(question) = self.view.amount else { return 0.0 };
        let best = match question.resource {
            Resource::Coins => coins,
            Resource::Power => power,
        };
        let rome = self.view.battle.as_ref().is_some_and(|battle| battle.target == ITALIA);
        let best = match (question.public, self.side) {
            (true, Side::Traitor) => question.most.into(),
            (true, Side::Loyal) => best,
            (false, _) if rome && self.view.public.of(question.resource) >= best => 0,
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
        let picked = self.own.picked.unwrap_or(Cards::NONE);
        let missing = self.attack_on_me() - f32::from(picked.value());
        let left = self.hand.of(Suit::Militia);
        let Action::Card(card) = action else { return 0.0 };
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
        let picked = self.own.picked.map_or(0, |picked| picked.value());
        let level = u16::from(self.view.border) + picked;
        let top = u16::from(self.game.components.tracks.top);
        let raised: f32 = (level..(level + u16::from(card.value())).min(top))
            .map(|level| self.level(Track::Border, level as u8))
            .sum();
        raised - self.card(card)
    }
}
