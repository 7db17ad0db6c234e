//! Worlds that a viewer holds possible.
//!
//! Hidden are the cards in the hands of others, their face-down cards, the deck,
//! and what they have chosen or sealed but not shown. Of cards a viewer knows
//! what he has seen: his own, the discards, oaths he has looked at, the suits
//! that a hand is known to lack, and the hand he once gave away. Everybody also
//! knows what the discards were when the deck was made of them: so cards that
//! came out of the deck since then change places only with the deck and with each
//! other, and older ones only with older ones.

use ludi_engine::{Dice, Rng, Seat, Viewer};

use crate::Imperivm;
use crate::action::LARGEST_AMOUNT;
use crate::cards::{Card, Cards, Holding, Suit};
use crate::note::Note;
use crate::slot::Slot;
use crate::state::{Ask, NONE, Offer, Stage, State};

/// How often a world is drawn until one is possible. Where what is known is so
/// much that none is found, the cards stay as they are.
const TRIES: u32 = 200;
/// All suits, as bits.
const ANY: u8 = 7;

impl Imperivm {
    /// A world in which this viewer would have seen the same.
    pub(crate) fn imagine<R: Rng>(
        &self,
        state: &State,
        viewer: Viewer,
        dice: &mut Dice<R>,
    ) -> State {
        let me = match viewer {
            Viewer::Historian => return *state,
            Viewer::Spectator => None,
            Viewer::Seat(seat) => Some(seat),
        };
        if state.stage == Stage::Over {
            return *state;
        }
        let mut world = *state;
        for _ in 0..TRIES {
            let mut redraw = Redraw::of(self, state, me);
            if redraw.deal(dice).is_some() && self.is_possible(&redraw.world) {
                world = redraw.world;
                break;
            }
        }
        for seat in Seat::all(self.seats).filter(|&seat| Some(seat) != me) {
            self.redraw_choice(&mut world, seat, dice);
        }
        for giver in Seat::all(self.seats).filter(|&giver| Some(giver) != me) {
            redraw_memory(&mut world, giver, me, dice);
        }
        world
    }

    /// Could whoever attacks have got so far with this hand?
    fn is_possible(&self, world: &State) -> bool {
        let best = || world.hand(world.turn).of(Suit::Militia).highest();
        match world.ask {
            Ask::Route => self.crossings(world, world.turn) != 0,
            Ask::Consent | Ask::Militia => u32::from(best()) > world.path.count_ones(),
            _ => true,
        }
    }

    /// What another seat has chosen or sealed.
    fn redraw_choice<R: Rng>(&self, world: &mut State, seat: Seat, dice: &mut Dice<R>) {
        let at = seat.index();
        let (pending, sealed) = (world.pending.contains(seat), world.sealed.contains(seat));
        let hand = world.hand(seat);
        if sealed {
            // What he may have begun to choose instead.
            world.picked[at] = Cards::NONE;
        }
        match world.ask {
            Ask::Keep if pending => {
                world.picked[at] = some_of(hand, world.picked[at].len(), dice);
            }
            Ask::Vote if sealed => {
                let least = u32::from(self.edition.vote_is_compulsory());
                let count = least + dice.below(u32::from(hand.len()) + 1 - least);
                world.notes[at] = Note::sealing(some_of(hand, count as u8, dice));
            }
            Ask::Oath if sealed => world.notes[at] = Note::sealing(some_of(hand, 1, dice)),
            Ask::PlotBid | Ask::UprisingBid | Ask::BarbarianBid if sealed => {
                let unsaid = self.unsaid(world, seat, world.ask);
                let purse = world.purses[at];
                world.offers[at] = unsaid;
                world.sealed_offers[at] = Offer {
                    coins: any_amount(unsaid.coins, purse.coins, dice),
                    power: any_amount(unsaid.power, purse.power, dice),
                };
            }
            _ if pending => {
                world.picked[at] = Cards::NONE;
                world.offers[at] = self.unsaid(world, seat, world.ask);
                world.public_offer = self.unsaid_public(world, world.ask);
            }
            _ => {}
        }
    }
}

/// Anything up to what there is, where there is anything to say.
fn any_amount<R: Rng>(unsaid: u8, there: u16, dice: &mut Dice<R>) -> u8 {
    match unsaid {
        NONE => dice.below(u32::from(there.min(u16::from(LARGEST_AMOUNT))) + 1) as u8,
        said => said,
    }
}

/// So many of these cards, at random.
fn some_of<R: Rng>(mut cards: Cards, count: u8, dice: &mut Dice<R>) -> Cards {
    let mut some = Cards::NONE;
    for _ in 0..count.min(cards.len()) {
        let one = Cards::one(cards.draw(dice));
        cards -= one;
        some += one;
    }
    some
}

/// What another giver remembers is as hidden as the cards; the one who got them
/// knows both.
fn redraw_memory<R: Rng>(world: &mut State, giver: Seat, me: Option<Seat>, dice: &mut Dice<R>) {
    let holder = world.gift_to[giver.index()];
    let count = world.gifts[giver.index()].len();
    if count == 0 || Some(holder) == me {
        return;
    }
    let mut among = world.hand(holder);
    if holder == world.turn {
        among += world.reinforcement.all;
    }
    let doubted = |slot: &Slot| slot.doubt() >> giver.index() & 1 == 1;
    among += world.slots_of(holder).filter(doubted).map(Slot::card).collect();
    world.gifts[giver.index()] = some_of(among, count, dice);
}

/// The cards that a viewer cannot see, taken up to be dealt again: older ones,
/// and those that came out of the deck since it was made.
struct Pools([Cards; 2]);

impl Pools {
    fn take_up(&mut self, holding: Holding) {
        self.0[0] += holding.all - holding.fresh;
        self.0[1] += holding.fresh;
    }

    fn leave(&mut self, holding: Holding) {
        self.0[0] -= holding.all - holding.fresh;
        self.0[1] -= holding.fresh;
    }

    /// A card of these suits from one pool.
    fn draw<R: Rng>(&mut self, fresh: bool, suits: u8, dice: &mut Dice<R>) -> Option<Card> {
        let pool = &mut self.0[usize::from(fresh)];
        let among = if suits == ANY { *pool } else { pool.of_suits(suits) };
        if among.is_empty() {
            return None;
        }
        let card = among.draw(dice);
        *pool -= Cards::one(card);
        Some(card)
    }

    /// As many cards as `like` has, of each age.
    fn draw_like<R: Rng>(
        &mut self,
        like: Holding,
        suits: u8,
        dice: &mut Dice<R>,
    ) -> Option<Holding> {
        let mut drawn = Holding::default();
        for _ in 0..like.fresh.len() {
            drawn.put(self.draw(true, suits, dice)?, true);
        }
        for _ in 0..(like.all - like.fresh).len() {
            drawn.put(self.draw(false, suits, dice)?, false);
        }
        Some(drawn)
    }
}

/// A world being drawn for a viewer.
struct Redraw<'a> {
    game: &'a Imperivm,
    me: Option<Seat>,
    state: &'a State,
    world: State,
    pools: Pools,
}

impl<'a> Redraw<'a> {
    fn of(game: &'a Imperivm, state: &'a State, me: Option<Seat>) -> Redraw<'a> {
        let pools = Pools([Cards::NONE, state.deck]);
        let mut redraw = Redraw { game, me, state, world: *state, pools };
        for seat in redraw.others() {
            redraw.pools.take_up(state.hands[seat.index()]);
            for slot in state.slots_of(seat).skip(redraw.seen_of(seat)) {
                redraw.pools.0[usize::from(slot.fresh())] += Cards::one(slot.card());
            }
        }
        if Some(state.turn) != me {
            redraw.pools.take_up(state.reinforcement);
        }
        if redraw.draws_unseen() {
            redraw.pools.take_up(state.drawn);
        }
        redraw
    }

    fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        Seat::all(self.game.seats).filter(move |&seat| Some(seat) != me)
    }

    /// Are there cards just drawn by somebody else?
    fn draws_unseen(&self) -> bool {
        self.state.ask == Ask::Keep && self.me.is_none_or(|me| !self.state.pending.contains(me))
    }

    /// How many of the oath cards of a seat, which come first among its face-down
    /// cards, the viewer has seen.
    fn seen_of(&self, seat: Seat) -> usize {
        self.me.map_or(0, |me| usize::from(self.state.oaths_seen[seat.index()][me.index()]))
    }

    /// The viewer who remembers a gift, and who got it.
    fn gift(&self) -> Option<(Seat, Seat)> {
        let giver = self.me.filter(|me| !self.state.gifts[me.index()].is_empty())?;
        Some((giver, self.state.gift_to[giver.index()]))
    }

    /// Deals the cards again, what is known most of first; `None` if that leaves
    /// something without a card it could be.
    fn deal<R: Rng>(&mut self, dice: &mut Dice<R>) -> Option<()> {
        let gift = self.gift();
        let holder = gift.map(|(_, holder)| holder);
        if let Some((giver, holder)) = gift {
            self.deal_to_holder(giver, holder, dice)?;
        }
        let attacker = self.state.turn;
        if Some(attacker) != self.me && Some(attacker) != holder {
            let like = self.state.reinforcement;
            self.world.reinforcement = self.pools.draw_like(like, Suit::Militia.bit(), dice)?;
        }
        for seat in self.others() {
            let seen = self.seen_of(seat);
            for slot in self.world.slots_of_mut(seat).skip(seen) {
                if !is_doubted(*slot, gift) {
                    let card = self.pools.draw(slot.fresh(), ANY & !slot.lacks(), dice)?;
                    *slot = slot.with(card, slot.fresh());
                }
            }
        }
        // Those who are known to lack a suit before those who may hold anything.
        for limited in [true, false] {
            for seat in self.others().filter(|&seat| Some(seat) != holder) {
                let lacks = self.state.lacks[seat.index()];
                if (lacks != 0) == limited {
                    let like = self.state.hands[seat.index()];
                    let hand = self.pools.draw_like(like, ANY & !lacks, dice)?;
                    self.world.hands[seat.index()] = hand;
                }
            }
        }
        if self.draws_unseen() {
            self.world.drawn = self.pools.draw_like(self.state.drawn, ANY, dice)?;
        }
        self.world.deck = self.pools.0[1];
        Some(())
    }

    /// The hand of whom the viewer gave cards to, with the face-down cards that
    /// may be among them: what is remembered and as many others as there are, all
    /// mixed.
    fn deal_to_holder<R: Rng>(
        &mut self,
        giver: Seat,
        holder: Seat,
        dice: &mut Dice<R>,
    ) -> Option<()> {
        let gift = Some((giver, holder));
        let seen = self.seen_of(holder);
        let attacks = holder == self.state.turn;
        let mut held = self.state.hands[holder.index()];
        if attacks {
            held.put_all(self.state.reinforcement);
        }
        for slot in self.state.slots_of(holder).skip(seen) {
            if is_doubted(slot, gift) {
                held.put(slot.card(), slot.fresh());
            }
        }
        let mut mixed = held.take_all(held.all.common(self.state.gifts[giver.index()]));
        self.pools.leave(mixed);
        let lacks = self.state.lacks[holder.index()];
        mixed.put_all(self.pools.draw_like(held, ANY & !lacks, dice)?);

        if attacks {
            self.world.reinforcement = Holding::default();
            for _ in 0..self.state.reinforcement.all.len() {
                let (card, fresh) = pick(&mut mixed, Suit::Militia.bit(), dice)?;
                self.world.reinforcement.put(card, fresh);
            }
        }
        for slot in self.world.slots_of_mut(holder).skip(seen) {
            if is_doubted(*slot, gift) {
                let (card, fresh) = pick(&mut mixed, ANY & !slot.lacks(), dice)?;
                *slot = slot.with(card, fresh);
            }
        }
        if !mixed.all.of_suits(lacks).is_empty() {
            return None;
        }
        self.world.hands[holder.index()] = mixed;
        Some(())
    }
}

/// Does the giver wonder whether this is a card he gave away?
fn is_doubted(slot: Slot, gift: Option<(Seat, Seat)>) -> bool {
    gift.is_some_and(|(giver, _)| slot.doubt() >> giver.index() & 1 == 1)
}

/// A card of these suits out of a holding, and its age.
fn pick<R: Rng>(from: &mut Holding, suits: u8, dice: &mut Dice<R>) -> Option<(Card, bool)> {
    let among = from.all.of_suits(suits);
    if among.is_empty() {
        return None;
    }
    let card = among.draw(dice);
    Some((card, from.take(card)))
}
