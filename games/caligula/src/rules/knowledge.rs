//! What the players can work out of what is hidden, and worlds drawn from it.
//!
//! Hidden are the kinds of cards in a hand (the pile each came from is open) and
//! the values of tokens on cards. Of the cards all know at least the kinds in
//! `known`. Of each placed token all know a set of values it might have: what
//! its owner owned when he placed it, less what has been shown elsewhere since.

use arrayvec::ArrayVec;
use ludi_engine::{Dice, MAX_SEATS, Rng, Seat, Viewer};

use crate::Caligula;
use crate::rules::components::{Card, Pile};
use crate::rules::resolution::go_home;
use crate::rules::state::{NONE, State, Token, bits, card_of};

/// A token goes home without being shown.
///
/// What all knew together of this token and the others of its owner can then no
/// longer be written as one set for each token; each remaining token keeps the
/// values that it could still have, taking the one that leaves into account.
pub(crate) fn go_home_unseen(state: &mut State, place: usize, space: u8) {
    let seat = state.tokens[place][usize::from(space)].seat();
    narrow(state, seat);
    go_home(state, place, space);
}

/// The tokens of a seat that lie face down: where, and what they could be.
type FaceDown = ArrayVec<(u8, u8, u8), 8>;

fn face_down_of(state: &State, seat: Seat) -> FaceDown {
    std::mem::take(&mut all_face_down(state)[seat.index()])
}

/// Those of all seats.
fn all_face_down(state: &State) -> [FaceDown; MAX_SEATS] {
    let mut tokens: [FaceDown; MAX_SEATS] = Default::default();
    for (place, space, token) in state.face_down() {
        let known = could_be(state, token);
        tokens[token.seat().index()].push((place as u8, space as u8, known));
    }
    tokens
}

fn token_at(state: &State, (place, space, _): (u8, u8, u8)) -> Token {
    state.tokens[usize::from(place)][usize::from(space)]
}

/// What all know this placed token might be, as bits.
pub(crate) fn could_be(state: &State, token: Token) -> u8 {
    (state.could_be[token.seat().index()] >> (8 * token.bit())) as u8
}

/// Strikes out the values that a seat's face-down tokens cannot have because
/// others need them: if so many tokens can only have as many values between
/// them, no other token has one of these.
fn narrow(state: &mut State, seat: Seat) {
    let tokens = face_down_of(state, seat);
    let mut values_of_set = [0u8; 256];
    let mut needed_by_others = [0u8; 8];
    for set in 1..1usize << tokens.len() {
        let first = set.trailing_zeros() as usize;
        let values = values_of_set[set & (set - 1)] | tokens[first].2;
        values_of_set[set] = values;
        if values.count_ones() == set.count_ones() {
            for (token, needed) in needed_by_others.iter_mut().enumerate() {
                *needed |= if set >> token & 1 == 0 { values } else { 0 };
            }
        }
    }
    for (&place, needed) in tokens.iter().zip(needed_by_others) {
        let lane = 8 * token_at(state, place).bit();
        state.could_be[seat.index()] &= !(u64::from(needed) << lane);
    }
}

/// All sets of values as bits, the smaller first.
const BY_SIZE: [u8; 256] = {
    let (mut sets, mut at, mut size) = ([0; 256], 0, 0);
    while size <= 8 {
        let mut set = 0usize;
        while set < 256 {
            if set.count_ones() == size {
                sets[at] = set as u8;
                at += 1;
            }
            set += 1;
        }
        size += 1;
    }
    sets
};

/// Where the sets of each size begin: how many are smaller.
const STARTS: [usize; 9] = [0, 1, 9, 37, 93, 163, 219, 247, 255];

const _: () = {
    let mut at = 0;
    while at < BY_SIZE.len() {
        let size = BY_SIZE[at].count_ones() as usize;
        assert!(STARTS[size] <= at && (size == 8 || at < STARTS[size + 1]));
        at += 1;
    }
};

/// In how many ways tokens can be given values, each from its set and no two the
/// same.
struct Assignments<'a> {
    masks: &'a [u8],
    /// `ways[i][used]`: for the tokens from `i` on, when these values are used.
    ways: [[u16; 256]; 9],
}

impl<'a> Assignments<'a> {
    fn count(masks: &'a [u8]) -> Assignments<'a> {
        let mut ways = [[0; 256]; 9];
        ways[masks.len()] = [1; 256];
        for token in (0..masks.len()).rev() {
            // Before this token, as many values are used as there are tokens.
            for &used in &BY_SIZE[STARTS[token]..STARTS[token + 1]] {
                let sum = bits(masks[token] & !used)
                    .map(|bit| ways[token + 1][usize::from(used | 1 << bit)])
                    .sum();
                ways[token][usize::from(used)] = sum;
            }
        }
        Assignments { masks, ways }
    }

    /// One of them, each equally likely.
    fn draw<R: Rng>(&self, dice: &mut Dice<R>) -> ArrayVec<u8, 8> {
        let mut used = 0u8;
        let mut values = ArrayVec::new();
        for (token, mask) in self.masks.iter().enumerate() {
            let mut left = dice.below(u32::from(self.ways[token][usize::from(used)]));
            for bit in bits(mask & !used) {
                let ways = u32::from(self.ways[token + 1][usize::from(used | 1 << bit)]);
                if left < ways {
                    used |= 1 << bit;
                    values.push(bit);
                    break;
                }
                left -= ways;
            }
        }
        values
    }
}

impl Caligula {
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
        let mut world = *state;
        let others = Seat::all(self.seats).filter(|&seat| Some(seat) != me);
        let face_down = all_face_down(state);
        for seat in others.clone() {
            redraw_tokens(&mut world, seat, &face_down[seat.index()], dice);
        }
        if me != Some(state.asked) {
            // Whether he has laid anything is his secret, too.
            world.laid = [0; 4];
        }
        loop {
            for pile in [Pile::Coniura, Pile::Pugio] {
                redraw_cards(&mut world, others.clone(), pile, dice);
            }
            // He would not be asked if he had nothing to give up.
            let fits = |card: &Card| {
                self.takes(state, *card) && world.hands[state.asked.index()][card.index()] > 0
            };
            if !self.must_discard(state) || Card::ALL.iter().any(fits) {
                return world;
            }
        }
    }
}

/// Gives the face-down tokens of a seat other values that they might have.
fn redraw_tokens<R: Rng>(world: &mut State, seat: Seat, tokens: &FaceDown, dice: &mut Dice<R>) {
    let on_cards: u8 = tokens.iter().fold(0, |set, &place| set | 1 << token_at(world, place).bit());
    let available = world.in_hand[seat.index()] | on_cards;
    let values = draw_values(tokens, available, dice);
    let mut in_hand = available;
    let mut lanes = 0;
    for (&(place, space, mask), &bit) in tokens.iter().zip(&values) {
        world.tokens[usize::from(place)][usize::from(space)] = Token::new(seat, bit);
        lanes |= u64::from(mask) << (8 * bit);
        in_hand &= !(1 << bit);
    }
    world.in_hand[seat.index()] = in_hand;
    world.could_be[seat.index()] = lanes;
    if world.holding != NONE && world.asked == seat {
        world.holding = dice.pick_bit(u64::from(in_hand)).map_or(NONE, |bit| bit as u8);
    }
}

/// Values for these tokens, each from its set and no two the same, each way
/// equally likely.
fn draw_values<R: Rng>(tokens: &FaceDown, available: u8, dice: &mut Dice<R>) -> ArrayVec<u8, 8> {
    if tokens.is_empty() {
        return ArrayVec::new();
    }
    // Most sets leave out little, so most shuffles fit.
    let mut values: ArrayVec<u8, 8> = bits(available).collect();
    for _ in 0..8 {
        dice.shuffle(&mut values);
        if tokens.iter().zip(&values).all(|(&(.., mask), bit)| mask >> bit & 1 == 1) {
            return values;
        }
    }
    let masks: ArrayVec<u8, 8> = tokens.iter().map(|&(.., mask)| mask & available).collect();
    Assignments::count(&masks).draw(dice)
}

/// Mixes the cards of a pile that the viewer has not seen, in hands and on top
/// of the pile, and deals them again.
fn redraw_cards<R: Rng>(
    world: &mut State,
    others: impl Iterator<Item = Seat> + Clone,
    pile: Pile,
    dice: &mut Dice<R>,
) {
    let kinds = [card_of(pile, false).index(), card_of(pile, true).index()];
    let mut pool = world.piles[pile as usize].unseen;
    for seat in others.clone() {
        for (kind, count) in kinds.into_iter().zip(&mut pool) {
            *count += world.hands[seat.index()][kind] - world.known[seat.index()][kind];
        }
    }
    for seat in others {
        let (hand, known) = (&mut world.hands[seat.index()], &world.known[seat.index()]);
        let unknown: u8 = kinds.iter().map(|&kind| hand[kind] - known[kind]).sum();
        for kind in kinds {
            hand[kind] = known[kind];
        }
        for _ in 0..unknown {
            let total = u32::from(pool[0]) + u32::from(pool[1]);
            let dual = usize::from(dice.below(total) >= u32::from(pool[0]));
            pool[dual] -= 1;
            hand[kinds[dual]] += 1;
        }
    }
    world.piles[pile as usize].unseen = pool;
}
