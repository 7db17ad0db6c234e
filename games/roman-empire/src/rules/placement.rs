//! Section 9: armies are lifted, and placed one at a time.

use ludi_engine::{Listener, Rng, Rule};

use crate::RomanEmpire;
use crate::rules::action::{Action, Way};
use crate::rules::battle::Battle;
use crate::rules::event::Event;
use crate::rules::flow::{Play, list_each, list_provinces};
use crate::rules::province::Province;
use crate::rules::side::{Side, factions};
use crate::rules::state::{Ask, NONE, Stage, State};
use crate::rules::why::Why;

/// Where an army may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reach {
    /// Without a fight.
    pub(crate) enter: u64,
    /// With one, by the way there.
    pub(crate) attack: [u64; 4],
    /// Is it the return of a faction without legions to its start (13)? Then whoever is
    /// there makes room.
    pub(crate) displaces: bool,
}

impl Reach {
    pub(crate) fn is_empty(self) -> bool {
        self == Reach::default()
    }
}

impl<R: Rng, L: Listener<RomanEmpire>> Play<'_, R, L> {
    /// Asks which armies are to be placed anew, as long as there are any.
    pub(crate) fn next_lift(&mut self) {
        if self.game.liftable(self.state) != 0 {
            self.ask(self.state.phase.faction, Ask::Lift);
        } else {
            self.end_lift();
        }
    }

    pub(crate) fn lift(&mut self, province: Province) -> Result<(), Why> {
        self.game.check_lift(self.state, province)?;
        self.answered();
        let side = self.state.phase.side;
        self.state.land.remove(province);
        self.state.hand += 1;
        self.tell(Event::Lifted { side, province });
        Ok(())
    }

    pub(crate) fn end_lift(&mut self) {
        self.answered();
        self.state.stage = Stage::Place;
        if self.state.hand == 0 {
            self.begin_cities();
        }
    }

    /// Asks where the next army goes. The first legion of a faction goes to its start.
    pub(crate) fn next_placement(&mut self) {
        let state = &*self.state;
        let faction = state.phase.faction;
        let is_first = state.is_roman_phase() && state.starts[faction.index()] == NONE;
        if is_first {
            self.ask(faction, Ask::Start);
        } else if self.game.can_place(state) {
            self.ask(faction, Ask::Place);
        } else {
            self.end_placement();
        }
    }

    /// What is still in hand goes back to the pool.
    pub(crate) fn end_placement(&mut self) {
        self.answered();
        if self.state.realm != NONE {
            self.end_realm();
            return;
        }
        let count = std::mem::take(&mut self.state.hand);
        if count > 0 {
            self.tell(Event::NotPlaced { side: self.state.phase.side, count });
        }
        self.begin_cities();
    }

    pub(crate) fn choose_start(&mut self, province: Province) -> Result<(), Why> {
        if self.game.free_starts(self.state) & province.bit() == 0 {
            return Err(Why::NoStart);
        }
        self.answered();
        let faction = self.state.phase.faction;
        self.state.starts[faction.index()] = province.index() as u8;
        self.begin_arrival(province, Side::Faction(faction));
        Ok(())
    }

    /// An army goes where it need not fight: to its own, to nobody's, past armies of the
    /// same player, or, if it is a legion, to a lone fort.
    pub(crate) fn place(&mut self, province: Province) -> Result<(), Why> {
        let displaces = self.game.check_place(self.state, province)?;
        self.answered();
        let side = self.state.mover();
        let prior = self.state.land.holder(province);
        if displaces {
            self.begin_arrival(province, side);
            return Ok(());
        }
        *self.state.in_hand_mut() -= 1;
        let Some(loser) = prior.filter(|&prior| prior != side) else {
            self.state.land.add(province, side);
            self.tell(Event::Placed { side, province });
            return Ok(());
        };
        let automatic = self.state.owner(loser) == Some(self.state.phase.faction);
        self.begin_battle(province, side, Way::Clear);
        if automatic {
            self.state.battle.lootable = false;
            self.state.land.remove_all(province);
            if !side.is_roman() {
                self.state.land.raze(province);
            }
            self.tell(Event::AutomaticVictory { side, province, loser });
        }
        self.take_province();
        Ok(())
    }

    /// An army goes into an enemy's province.
    pub(crate) fn attack(&mut self, province: Province, way: Way) -> Result<(), Why> {
        self.game.check_attack(self.state, province, way)?;
        self.answered();
        let side = self.state.mover();
        *self.state.in_hand_mut() -= 1;
        self.begin_battle(province, side, way);
        if let Some(defender) = self.state.land.holder(province) {
            self.tell(Event::Attacked { side, province, way, defender });
        }
        self.open_window();
        Ok(())
    }

    fn begin_battle(&mut self, province: Province, attacker: Side, way: Way) {
        let prior = self.state.land.holder(province);
        self.state.battle = Battle { prior, ..Battle::new(province, attacker, 1, way) };
    }
}

impl RomanEmpire {
    /// Where armies may be lifted: all of a people that was on the map when the turn
    /// began; of a faction all but one of a province, or all if a fort stays.
    pub(crate) fn liftable(&self, state: &State) -> u64 {
        let land = &state.land;
        match state.phase.side {
            Side::People(people) if state.present & people.bit() == 0 => 0,
            side @ Side::People(_) => land.controlled(side),
            side => land.controlled(side) & (land.several() | land.fortified()),
        }
    }

    fn check_lift(&self, state: &State, province: Province) -> Result<(), Why> {
        if self.liftable(state) & province.bit() != 0 {
            return Ok(());
        }
        let rule = Rule(if state.is_roman_phase() { "8.2.1" } else { "9.2.1" });
        match state.land.controlled(state.phase.side) & province.bit() {
            0 => Err(Why::NobodyThere(rule)),
            _ => Err(Why::LastArmy),
        }
    }

    /// The starting provinces that nobody has chosen.
    pub(crate) fn free_starts(&self, state: &State) -> u64 {
        let taken = state.starts.iter().filter(|&&start| start != NONE);
        taken.fold(self.components.map.starts, |left, start| left & !(1 << start))
    }

    /// What the mover must leave alone: factions that paid for it (16, and the card).
    #[inline]
    fn forbidden(&self, state: &State) -> u64 {
        let mut paid = state.peace[state.phase.faction.index()];
        if state.mover() == state.phase.side {
            paid |= state.truce;
        }
        if paid == 0 {
            return 0;
        }
        factions(paid).fold(0, |set, other| set | state.land.held(Side::Faction(other)))
    }

    /// Where the next army may be placed.
    #[inline]
    pub(crate) fn reach(&self, state: &State) -> Reach {
        self.reach_of(state, None)
    }

    /// The same, as far as one province goes, if only that is asked for.
    fn reach_of(&self, state: &State, only: Option<Province>) -> Reach {
        let map = &self.components.map;
        let land = &state.land;
        let side = state.mover();
        let from = land.controlled(side);
        if from == 0 && side.is_roman() {
            return self.returns(state);
        }
        let mut ways = [0; 4];
        let base = match side {
            Side::People(_) => from | self.home(state).bit(),
            _ => from,
        };
        ways[..3].copy_from_slice(&match only {
            Some(at) => map.ways_into(at, base),
            None => map.ways(base),
        });
        if let Side::People(_) = side {
            let home = self.home(state);
            // A people that has lost its home may always go back.
            if map.neighbours[home.index()] & from == 0 {
                ways[Way::Clear as usize] |= home.bit();
            }
        }
        if side.is_roman() && from & map.coast != 0 {
            ways[Way::Sea as usize] = map.coast;
        }
        let near = ways.iter().fold(from, |near, way| near | way);
        let near = only.map_or(near, |at| near & at.bit());
        let own = land.held(side);
        let held = land.occupied() | land.fortified();
        let friends = land.holdings(state.phase.faction) & !own;
        let enemies = held & !own & !friends & !self.forbidden(state);
        let (fights, captures) = match side.is_roman() {
            true => (enemies & land.occupied(), enemies & land.lone_forts()),
            false => (enemies, 0),
        };
        let open = own & !land.full() | !held | friends | captures;
        Reach { enter: near & open, attack: ways.map(|way| way & near & fights), displaces: false }
    }

    /// Where the people of this phase starts.
    fn home(&self, state: &State) -> Province {
        self.components.horde(state.turn, state.phase.token).start
    }

    /// Can an army be placed, or a fort be built?
    fn can_place(&self, state: &State) -> bool {
        self.has_somewhere_to_go(state) || self.fort_sites(state) != 0
    }

    /// Can an army in hand be placed anywhere?
    pub(crate) fn has_somewhere_to_go(&self, state: &State) -> bool {
        let own = state.land.controlled(state.mover());
        // One's own with room is the common case, and quickly seen.
        state.in_hand() > 0 && (own & !state.land.full() != 0 || !self.reach(state).is_empty())
    }

    /// What is wrong with a province that the mover cannot go to in this way.
    fn why_not(&self, state: &State, province: Province) -> Why {
        let land = &state.land;
        let side = state.mover();
        let bit = province.bit();
        if state.in_hand() == 0 {
            Why::NothingInHand
        } else if land.controlled(side) == 0 && side.is_roman() {
            Why::ReturnElsewhere
        } else if land.held(side) & land.full() & bit != 0 {
            Why::Full
        } else if self.forbidden(state) & bit != 0 {
            let truce = factions(state.truce).any(|of| land.held(Side::Faction(of)) & bit != 0);
            if truce { Why::Paid } else { Why::AtPeace }
        } else {
            Why::OutOfReach(Rule(match side {
                Side::Faction(_) => "9.3.1",
                Side::People(_) => "9.2.2",
                _ => "14",
            }))
        }
    }

    /// Is it a province of the mover with room, or nobody's next to one? These are the
    /// common cases, and quickly seen.
    #[inline]
    fn is_open(&self, state: &State, province: Province) -> bool {
        let (land, bit) = (&state.land, province.bit());
        let from = land.controlled(state.mover());
        let empty = (land.occupied() | land.fortified()) & bit == 0;
        from & !land.full() & bit != 0
            || empty && self.components.map.neighbours[province.index()] & from != 0
    }

    /// Is it an enemy's over this border of a province of the mover, whom nothing
    /// protects? That is the common case.
    #[inline]
    fn is_assailable(&self, state: &State, province: Province, way: Way) -> bool {
        let from = state.land.controlled(state.mover());
        let Some(border) = self.components.map.borders[province.index()].get(way as usize) else {
            return false;
        };
        let faction = state.phase.faction;
        let is_free = (state.peace[faction.index()] | state.truce) == 0;
        border & from != 0
            && is_free
            && state.land.occupied() & province.bit() != 0
            && state.land.holdings(faction) & province.bit() == 0
    }

    /// May an army be placed here without a fight, and does whoever is there make room?
    fn check_place(&self, state: &State, province: Province) -> Result<bool, Why> {
        if state.in_hand() > 0 && self.is_open(state, province) {
            return Ok(false);
        }
        let reach = self.reach_of(state, Some(province));
        let fights = reach.attack.iter().fold(0, |set, way| set | way);
        if state.in_hand() > 0 && reach.enter & province.bit() != 0 {
            Ok(reach.displaces)
        } else if state.in_hand() > 0 && fights & province.bit() != 0 {
            Err(Why::EnemyThere)
        } else {
            Err(self.why_not(state, province))
        }
    }

    fn check_attack(&self, state: &State, province: Province, way: Way) -> Result<(), Why> {
        if state.in_hand() > 0 && self.is_assailable(state, province, way) {
            return Ok(());
        }
        let reach = self.reach_of(state, Some(province));
        let fights = reach.attack.iter().fold(0, |set, way| set | way);
        if state.in_hand() == 0 {
            Err(Why::NothingInHand)
        } else if reach.attack[way as usize] & province.bit() != 0 {
            Ok(())
        } else if fights & province.bit() != 0 {
            Err(Why::NoSuchWay)
        } else if reach.enter & province.bit() != 0 {
            Err(Why::NobodyToFight)
        } else {
            Err(self.why_not(state, province))
        }
    }

    pub(crate) fn list_placement(&self, state: &State, actions: &mut Vec<Action>) {
        if state.in_hand() > 0 {
            let reach = self.reach(state);
            list_provinces(reach.enter, actions);
            for (way, targets) in Way::ALL.into_iter().zip(reach.attack) {
                list_each(targets, actions, |at| Action::Attack(at, way));
            }
        }
        list_each(self.fort_sites(state), actions, Action::Fort);
        actions.push(Action::Done);
    }
}
