//! The cards that a viewer cannot see, dealt anew.
//!
//! Each place of such a card says what may lie there. One place after the other
//! gets a card at random, out of all those with which the places after it can
//! still be filled. Whether they can is found by passing cards on from place to
//! place. How the cards lie in truth only proves that there is a way: no chance
//! depends on it, so that nobody who imagines a world peeks.

use arrayvec::ArrayVec;
use ludi_engine::{Dice, Rng, Seat};

use crate::Imperivm;
use crate::rules::cards::{Card, Cards, Holding, Suit};
use crate::rules::slot::Slot;
use crate::rules::state::{Ask, State};

/// All suits, as bits.
const ANY: u8 = 7;
/// The most cards that a box may have.
const MOST: usize = 240;
/// How often a card is drawn from all before those that do not fit are sorted out.
const TRIES: u32 = 16;

/// Where a card lies.
#[derive(Clone, Copy)]
enum Home {
    Hand(Seat),
    /// A face-down card of a seat, by its number.
    Slot(Seat, u8),
    Reinforcement,
    Drawn,
    Deck,
}

/// A place, and what is known of the card there.
#[derive(Clone, Copy)]
struct Place {
    home: Home,
    /// The suits it may have, as bits.
    suits: u8,
    /// It came out of the deck as it was last made.
    fresh: bool,
    /// It may be one that the viewer gave away; then its age is not known.
    doubted: bool,
    /// The least value it must have.
    least: u8,
}

/// A hidden card.
#[derive(Clone, Copy)]
struct Hidden {
    card: Card,
    fresh: bool,
    /// The viewer gave it away and remembers it.
    given: bool,
}

impl Place {
    #[inline]
    fn takes(&self, hidden: Hidden) -> bool {
        self.suits & hidden.card.suit().bit() != 0
            && (self.doubted || self.fresh == hidden.fresh && !hidden.given)
            && self.least <= hidden.card.value()
    }
}

/// A world being drawn for a viewer.
pub(crate) struct Redraw<'a> {
    game: &'a Imperivm,
    me: Option<Seat>,
    state: &'a State,
    places: ArrayVec<Place, MOST>,
    /// What lies in each place.
    cards: ArrayVec<Hidden, MOST>,
}

impl<'a> Redraw<'a> {
    pub(crate) fn of(game: &'a Imperivm, state: &'a State, me: Option<Seat>) -> Redraw<'a> {
        let (places, cards) = (ArrayVec::new(), ArrayVec::new());
        let mut redraw = Redraw { game, me, state, places, cards };
        // Where least is known of a card comes last.
        redraw.take_up(|place| place.doubted);
        redraw.take_up(|place| !place.doubted && (place.suits != ANY || place.least > 0));
        redraw.take_up(|place| !place.doubted && place.suits == ANY && place.least == 0);
        redraw.mark_gift();
        redraw
    }

    /// A world: every place that is not in the deck gets a card.
    pub(crate) fn deal<R: Rng>(mut self, dice: &mut Dice<R>) -> State {
        let in_deck = |place: &Place| matches!(place.home, Home::Deck);
        let count = self.places.iter().position(in_deck).unwrap_or(self.places.len());
        for at in 0..count {
            self.fill(at, dice);
        }
        self.world()
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

    /// Takes up the hidden cards in places like these, those of the deck last.
    fn take_up(&mut self, wanted: impl Fn(&Place) -> bool) {
        let state = self.state;
        let gift = self.gift();
        let holder = gift.map(|(_, holder)| holder);
        let attacker = Some(state.turn).filter(|&turn| Some(turn) != self.me);
        let place = |home, suits, doubted| Place { home, suits, fresh: false, doubted, least: 0 };
        for seat in self.others() {
            let suits = ANY & !state.lacks[seat.index()];
            let hand = place(Home::Hand(seat), suits, Some(seat) == holder);
            let shown = if Some(seat) == attacker { self.game.militia_shown(state) } else { 0 };
            self.take_up_holding(state.hands[seat.index()], hand, shown, &wanted);
            for (number, slot) in state.slots_of(seat).enumerate().skip(self.seen_of(seat)) {
                let home = Home::Slot(seat, number as u8);
                let doubted = gift.is_some_and(|(giver, _)| slot.doubt() >> giver.index() & 1 == 1);
                let face_down = place(home, ANY & !slot.lacks(), doubted);
                self.push(slot.card(), Place { fresh: slot.fresh(), ..face_down }, &wanted);
            }
        }
        if attacker.is_some() {
            let face_down = place(Home::Reinforcement, Suit::Militia.bit(), attacker == holder);
            self.take_up_holding(state.reinforcement, face_down, 0, &wanted);
        }
        if self.draws_unseen() {
            self.take_up_holding(state.drawn, place(Home::Drawn, ANY, false), 0, &wanted);
        }
        let deck = Holding { all: state.deck, fresh: state.deck };
        self.take_up_holding(deck, place(Home::Deck, ANY, false), 0, &wanted);
    }

    /// Takes up cards that are held together. One of them must be Militia of the
    /// value `shown`, if that is not 0.
    fn take_up_holding(
        &mut self,
        held: Holding,
        place: Place,
        mut shown: u8,
        wanted: &impl Fn(&Place) -> bool,
    ) {
        for card in held.all.kinds() {
            for number in 0..held.all.count(card) {
                let mut place = Place { fresh: number < held.fresh.count(card), ..place };
                if shown > 0 && card.suit() == Suit::Militia && card.value() >= shown {
                    place.suits = Suit::Militia.bit();
                    place.least = std::mem::take(&mut shown);
                }
                self.push(card, place, wanted);
            }
        }
    }

    #[inline]
    fn push(&mut self, card: Card, place: Place, wanted: &impl Fn(&Place) -> bool) {
        if wanted(&place) {
            self.places.push(place);
            self.cards.push(Hidden { card, fresh: place.fresh, given: false });
        }
    }

    /// Of the cards where a gift may lie, those that the viewer remembers.
    fn mark_gift(&mut self) {
        let Some((giver, _)) = self.gift() else { return };
        let mut gift = self.state.gifts[giver.index()];
        for (place, hidden) in self.places.iter().zip(&mut self.cards) {
            if place.doubted && gift.count(hidden.card) > 0 {
                gift -= Cards::one(hidden.card);
                hidden.given = true;
            }
        }
    }

    /// Puts a card into a place, each that is possible there equally likely.
    fn fill<R: Rng>(&mut self, at: usize, dice: &mut Dice<R>) {
        let count = self.cards.len() - at;
        for _ in 0..TRIES {
            let from = at + dice.below(count as u32) as usize;
            if self.bring(from, at) {
                return;
            }
        }
        let takes = |from: &usize| self.places[at].takes(self.cards[*from]);
        let mut left: ArrayVec<usize, MOST> = (at..self.cards.len()).filter(takes).collect();
        while !left.is_empty() {
            let from = left.swap_remove(dice.below(left.len() as u32) as usize);
            if self.bring(from, at) {
                return;
            }
        }
    }

    /// Brings a card to a place, if it may lie there and the others can still be
    /// placed; else nothing changes. Places before `to` are filled for good.
    #[inline]
    fn bring(&mut self, from: usize, to: usize) -> bool {
        if !self.places[to].takes(self.cards[from]) {
            return false;
        }
        if from == to || self.places[from].takes(self.cards[to]) {
            self.cards.swap(from, to);
            return true;
        }
        self.pass_on(from, to)
    }

    /// The card at `to` goes to another place, whose card goes to another, until
    /// one fits at `from`: the shortest such chain, if there is any.
    fn pass_on(&mut self, from: usize, to: usize) -> bool {
        let mut reached: ArrayVec<usize, MOST> = ArrayVec::new();
        let mut came_from = [to; MOST];
        let mut seen = [false; MOST];
        reached.push(to);
        let mut next = 0;
        while next < reached.len() {
            let here = reached[next];
            next += 1;
            for there in to + 1..self.places.len() {
                if seen[there] || !self.places[there].takes(self.cards[here]) {
                    continue;
                }
                seen[there] = true;
                came_from[there] = here;
                if there == from {
                    let brought = self.cards[from];
                    let mut place = from;
                    while place != to {
                        self.cards[place] = self.cards[came_from[place]];
                        place = came_from[place];
                    }
                    self.cards[to] = brought;
                    return true;
                }
                reached.push(there);
            }
        }
        false
    }

    /// The world in which the cards lie like this.
    fn world(self) -> State {
        let mut world = *self.state;
        for seat in self.others() {
            world.hands[seat.index()] = Holding::default();
        }
        if Some(world.turn) != self.me {
            world.reinforcement = Holding::default();
        }
        if self.draws_unseen() {
            world.drawn = Holding::default();
        }
        world.deck = Cards::NONE;
        for (place, &Hidden { card, fresh, .. }) in self.places.iter().zip(&self.cards) {
            match place.home {
                Home::Hand(seat) => world.hands[seat.index()].put(card, fresh),
                Home::Slot(seat, number) => {
                    if let Some(slot) = world.slots_of_mut(seat).nth(usize::from(number)) {
                        *slot = Slot::with(*slot, card, fresh);
                    }
                }
                Home::Reinforcement => world.reinforcement.put(card, fresh),
                Home::Drawn => world.drawn.put(card, fresh),
                Home::Deck => world.deck += Cards::one(card),
            }
        }
        world
    }
}
