//! What benefits (10) and auxilia (11) do outside battle.

use ludi_engine::{Listener, Rng, Seat};

use crate::Latium;
use crate::rules::action::Action;
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::gods::Kind;
use crate::rules::state::{Ask, Effect, MOST_CONSENT, NONE, Season, State};
use crate::rules::targets::code;
use crate::rules::village::Village;
use crate::rules::why::Why;

/// The DP of Divitiae.
const WEALTH: u16 = 4;
/// What a village needs more by Salus.
const HUNGER: u8 = 2;

impl<R: Rng, L: Listener<Latium>> Play<'_, R, L> {
    /// An effect begins that may be used so many times.
    pub(crate) fn begin_effect(&mut self, seat: Seat, kind: Kind, harm: bool, times: u8) {
        self.state.effect =
            Effect { on: true, seat, kind, harm, left: times, before: NONE, rush: false };
        if !harm {
            self.help_at_once(seat, kind, times);
        }
    }

    /// What helps without being aimed at something.
    fn help_at_once(&mut self, seat: Seat, kind: Kind, times: u8) {
        self.state.effect.on = false;
        match kind {
            Kind::Divitiae => {
                let dp = WEALTH * u16::from(times);
                self.gain(seat, dp);
                self.tell(Event::Gained { seat, dp });
            }
            Kind::Maiestas if self.state.rex(seat).consent == MOST_CONSENT => {
                self.tell(Event::InVain { seat, kind });
            }
            Kind::Maiestas => self.change_consent(seat, times as i8),
            Kind::Bellum => {
                let rex = self.state.rex_mut(seat);
                rex.bellum += times;
                let battles = rex.bellum;
                self.tell(Event::Emboldened { seat, battles });
            }
            Kind::Legatio => {
                let rex = self.state.rex_mut(seat);
                rex.legatio += times;
                let bonus = rex.legatio;
                self.tell(Event::Eloquent { seat, bonus });
            }
            Kind::Religio => {
                for _ in 0..times {
                    self.draw_auxilium(seat, 0);
                }
            }
            Kind::Celeritas => {
                self.state.effect.on = true;
                self.state.effect.rush = true;
            }
            _ => self.state.effect.on = true,
        }
    }

    /// Asks what an effect is aimed at, as long as it can be.
    pub(crate) fn next_target(&mut self) {
        let effect = self.state.effect;
        let ask = match effect.kind {
            Kind::Auctoritas if !effect.harm => Ask::Place,
            _ if effect.rush => Ask::Rush,
            _ => Ask::Aim,
        };
        let possible = match ask {
            Ask::Place => true,
            Ask::Rush => self.game.can_rush(self.state, effect.seat),
            _ => effect.left > 0 && self.game.has_target(self.state),
        };
        if possible {
            self.ask(effect.seat, ask);
            return;
        }
        self.state.effect.on = false;
        if effect.before == NONE {
            self.tell(Event::InVain { seat: effect.seat, kind: effect.kind });
        }
    }

    /// The effect hits this, or is not used any more.
    pub(crate) fn aim(&mut self, action: Action) -> Result<(), Why> {
        if action == Action::Done {
            self.answered();
            self.state.effect.on = false;
            return Ok(());
        }
        self.game.check_target(self.state, action)?;
        self.answered();
        self.state.effect.left -= 1;
        self.state.effect.before = code(action);
        let seat = self.state.effect.seat;
        match (action, self.state.effect.harm) {
            (Action::Village(village), false) => self.help_village(village),
            (Action::Village(village), true) => self.harm_village(village),
            (Action::Player(player), _) => self.harm_player(player),
            (Action::Hut(village), _) => self.build_hut(seat, village, 0),
            (Action::Ara, _) => self.build_ara(seat),
            (Action::Oppidum(village), false) => self.build_oppidum(seat, village),
            (Action::Oppidum(village), true) => {
                self.state.done.blocked |= village.bit() as u32;
                self.tell(Event::OppidumBlocked { village });
            }
            (Action::AraOf(player), _) => {
                self.state.done.ara_blocked.insert(player);
                self.tell(Event::AraBlocked { seat: player });
            }
            _ => {}
        }
        Ok(())
    }

    fn help_village(&mut self, village: Village) {
        let kind = self.state.effect.kind;
        let of = self.state.village_mut(village);
        match kind {
            Kind::Salus => {
                of.familiae += 1;
                self.recount(village);
                self.tell(Event::Restored { village });
            }
            Kind::Defensio => {
                of.place += 1;
                self.tell(Event::Guarded { village });
            }
            Kind::Populus => {
                of.familiae += 1;
                of.ceiling += 1;
                self.recount(village);
                self.tell(Event::Settled { village });
            }
            _ => {
                of.level -= 1;
                let level = of.level;
                self.tell(Event::Soothed { village, level });
            }
        }
    }

    fn harm_village(&mut self, village: Village) {
        let kind = self.state.effect.kind;
        let of = self.state.village_mut(village);
        match kind {
            Kind::Salus => {
                of.need += HUNGER;
                self.tell(Event::NeedsMore { village, dp: HUNGER });
            }
            Kind::Defensio => {
                of.place -= 1;
                self.tell(Event::Exposed { village });
            }
            Kind::Populus => {
                of.familiae -= 1;
                self.recount(village);
                self.tell(Event::Shrunk { village });
            }
            Kind::Bellum => {
                let adds_up = self.game.version.bellum_adds_up();
                self.state.done.hinder(village, adds_up);
                self.tell(Event::VillageDaunted { village });
            }
            _ => self.anger(village),
        }
    }

    fn harm_player(&mut self, seat: Seat) {
        match self.state.effect.kind {
            Kind::Divitiae => {
                let dp = self.state.rex(seat).dp.min(WEALTH);
                self.pay(seat, dp);
                self.tell(Event::Robbed { seat, dp });
            }
            Kind::Maiestas => self.change_consent(seat, -1),
            Kind::Auctoritas => {
                self.put_in_rota(seat, false);
                self.tell(Event::Placed { seat, first: false });
            }
            Kind::Bellum => {
                self.state.rex_mut(seat).hindered += 1;
                self.tell(Event::Daunted { seat });
            }
            Kind::Celeritas => {
                let rex = self.state.rex_mut(seat);
                rex.actions = rex.actions.saturating_sub(1);
                self.tell(Event::Slowed { seat });
            }
            Kind::Legatio => {
                self.state.done.muted.insert(seat);
                self.tell(Event::Muted { seat });
            }
            _ => self.lose_auxilium(seat),
        }
    }

    /// A player loses a token at random.
    fn lose_auxilium(&mut self, seat: Seat) {
        let mut stock = self.state.rex(seat).stock;
        if let Some(kind) = stock.draw(self.dice) {
            self.spend(seat, kind);
            self.tell(Event::Returned { seat, kind });
        }
    }

    /// Auctoritas: first or last, in this season, and twice also in the next.
    pub(crate) fn choose_place(&mut self, seat: Seat, first: bool) {
        self.answered();
        self.put_in_rota(seat, first);
        if self.state.effect.left > 1 && self.state.season != Season::Messis {
            self.state.rex_mut(seat).carried = if first { 1 } else { 2 };
        }
        self.state.effect.on = false;
        self.tell(Event::Placed { seat, first });
    }
}

impl Latium {
    /// Can a player who is in haste move or attack?
    fn can_rush(&self, state: &State, seat: Seat) -> bool {
        let marches = state.effect.left > 0 && self.can_march(state, seat);
        marches || self.attackable(state, seat) != 0
    }
}
