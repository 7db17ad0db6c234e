//! What the cards of a file must be like for a match to be playable.

use std::ops::RangeInclusive;

use ludi_engine::components::{Mistake, Spanned, within};

use super::{AugustusBlock, CivitasRow, Decks, PileBlock, SequentiaBlock, SequentiaEffect};
use crate::rules::components::{
    AUGUSTI, Augustus, CIVITAS, Civitas, DECK_SIZE, Deck, Effect, Kind, SEQUENTIAE, SPACES,
    Sequentia,
};

/// The least and the most players.
const SEATS: RangeInclusive<u8> = 2..=5;
/// The SPQR tokens −1 to 4, with which a player starts.
const STARTING_TOKENS: usize = 6;
/// A total of tokens −1 to 6 is never outside.
const VALUES: RangeInclusive<i8> = -1..=21;
/// A turn in which no Sequentia cards are swapped resolves the same deck twice,
/// so there are at most five such turns; every other turn uses up a card that
/// swaps them. With so many of those, and so few points a turn, the match ends
/// and the points of a player stay small.
const SEQUENTIA_SWAPS: usize = 11;
const POINTS: RangeInclusive<u8> = 0..=9;
/// How many emperors the Augustus deck has.
const AUGUSTUS_DECK: usize = 6;
/// The most letters of a name, so that it fits on the board.
const NAME: usize = 24;
/// The most plot cards in a pile.
const PILE: u8 = 32;

const EFFECTS: [(&str, Effect); 19] = [
    ("destroy-plebs", Effect::Destroy(Deck::Plebs)),
    ("destroy-legionarii", Effect::Destroy(Deck::Legionarii)),
    ("destroy-praetoriani", Effect::Destroy(Deck::Praetoriani)),
    ("destroy-tribuni", Effect::Destroy(Deck::Tribuni)),
    ("destroy-nobiles", Effect::Destroy(Deck::Nobiles)),
    ("draw-coniura", Effect::DrawConiura),
    ("draw-pugio", Effect::DrawPugio),
    ("gain-token", Effect::GainToken),
    ("take-primus", Effect::TakePrimus),
    ("place-token", Effect::PlaceToken),
    ("swap-tokens", Effect::SwapTokens),
    ("remove-token", Effect::RemoveToken),
    ("swap-ordo", Effect::SwapOrdo),
    ("swap-civitas", Effect::SwapCivitas),
    ("swap-sequentia", Effect::SwapSequentia),
    ("take-back", Effect::TakeBack),
    ("lose-point", Effect::LosePoint),
    ("discard-pugio", Effect::DiscardPugio),
    ("discard-coniura", Effect::DiscardConiura),
];

/// The Civitas cards, deck by deck and then by number.
pub(super) fn civitas(decks: &Spanned<Decks>) -> Result<[Civitas; CIVITAS], Mistake> {
    let mut cards: Vec<Civitas> = Vec::with_capacity(CIVITAS);
    for deck in Deck::ALL {
        let Some(block) = decks.get_ref().get(&deck) else {
            return Err(Mistake::new(decks, format!("the deck {deck:?} is missing")));
        };
        let rows = &block.get_ref().cards;
        if rows.len() != DECK_SIZE {
            let what = format!("{deck:?} must have {DECK_SIZE} cards, not {}", rows.len());
            return Err(Mistake::new(block, what));
        }
        for row in rows {
            let row = row.get_ref();
            let card = civitas_card(deck, row)?;
            if cards.iter().any(|other| other.number == card.number) {
                let what = format!("the number {} is used twice", card.number);
                return Err(Mistake::new(&row.number, what));
            }
            cards.push(card);
        }
    }
    cards.sort_by_key(|card| (card.deck, card.number));

    for seats in SEATS {
        let (room, tokens) = (least_room(&cards, seats), usize::from(seats) * STARTING_TOKENS);
        if room < tokens {
            let what = format!(
                "with {seats} players the ten face-up cards may have only {room} spaces for \
                 {tokens} tokens"
            );
            return Err(Mistake::new(decks, what));
        }
    }
    let swap = |card: &&Civitas| card.effects.contains(&Some(Effect::SwapSequentia));
    let swaps = cards.iter().filter(swap).count();
    if swaps > SEQUENTIA_SWAPS {
        let what = format!("at most {SEQUENTIA_SWAPS} cards can swap-sequentia, not {swaps}");
        return Err(Mistake::new(decks, what));
    }
    Ok(std::array::from_fn(|index| cards[index]))
}

fn civitas_card(deck: Deck, row: &CivitasRow) -> Result<Civitas, Mistake> {
    let number = within("number", &row.number, 1..=CIVITAS as u8)?;
    let value = within("value", &row.value, VALUES)?;
    let spaces = civitas_spaces(&row.spaces)?;
    let effects = civitas_effects(row.kind, &row.effects)?;
    Ok(Civitas { number, deck, kind: row.kind, value, spaces, effects })
}

fn civitas_spaces(list: &Spanned<Vec<Spanned<i64>>>) -> Result<[Option<u8>; SPACES], Mistake> {
    let count = list.get_ref().len();
    if !(2..=SPACES).contains(&count) {
        let what = format!("a card must have from 2 to {SPACES} spaces, not {count}");
        return Err(Mistake::new(list, what));
    }
    let mut spaces = [None; SPACES];
    for (place, written) in list.get_ref().iter().enumerate() {
        let from = within("a space", written, SEATS)?;
        if place < 2 && from > *SEATS.start() {
            return Err(Mistake::new(written, "the first two spaces must be 2: always usable"));
        }
        if place > 0 && spaces[place - 1] > Some(from) {
            let what = "a space must not need fewer players than the one to its left";
            return Err(Mistake::new(written, what));
        }
        spaces[place] = Some(from);
    }
    Ok(spaces)
}

fn civitas_effects(
    kind: Kind,
    list: &Spanned<Vec<Spanned<String>>>,
) -> Result<[Option<Effect>; 2], Mistake> {
    let count = list.get_ref().len();
    if !(1..=2).contains(&count) {
        let what = format!("a card must have one or two effects, not {count}");
        return Err(Mistake::new(list, what));
    }
    let mut effects = [None; 2];
    for (place, written) in list.get_ref().iter().enumerate() {
        let word = written.get_ref();
        let Some((_, effect)) = EFFECTS.iter().find(|(known, _)| known == word) else {
            let known = EFFECTS.map(|(known, _)| known).join(", ");
            let what = format!("{word:?} is not an effect: there is {known}");
            return Err(Mistake::new(written, what));
        };
        match (kind, is_penalty(*effect)) {
            (Kind::Negative, false) => {
                let what = format!("{word} is no penalty, as the effects of a negative card are");
                return Err(Mistake::new(written, what));
            }
            (Kind::Elective | Kind::Collective, true) => {
                let what = format!("{word} is a penalty, which only a negative card can have");
                return Err(Mistake::new(written, what));
            }
            _ => {}
        }
        if effects.contains(&Some(*effect)) {
            return Err(Mistake::new(written, format!("the card has {word} twice")));
        }
        effects[place] = Some(*effect);
    }
    Ok(effects)
}

fn is_penalty(effect: Effect) -> bool {
    use Effect::{DiscardConiura, DiscardPugio, LosePoint, TakeBack};
    matches!(effect, TakeBack | LosePoint | DiscardPugio | DiscardConiura)
}

/// How many spaces can be used with so many players when the two smallest cards
/// of each deck lie face up.
fn least_room(cards: &[Civitas], seats: u8) -> usize {
    let room = |card: &Civitas| card.spaces.iter().flatten().filter(|&&from| from <= seats).count();
    let smallest_two = |deck: &[Civitas]| {
        let mut rooms: Vec<usize> = deck.iter().map(room).collect();
        rooms.sort_unstable();
        rooms.iter().take(2).sum::<usize>()
    };
    cards.chunks(DECK_SIZE).map(smallest_two).sum()
}

/// The emperors, the one who reigns first at the head.
pub(super) fn augusti(
    blocks: &Spanned<Vec<Spanned<AugustusBlock>>>,
) -> Result<[Augustus; AUGUSTI], Mistake> {
    let mut first = None;
    let mut others: Vec<Augustus> = Vec::with_capacity(AUGUSTI);
    for block in blocks.get_ref() {
        let written = block.get_ref();
        let emperor = augustus(written)?;
        if first.iter().chain(&others).any(|other: &Augustus| other.name == emperor.name) {
            let what = format!("the name {:?} is used twice", emperor.name);
            return Err(Mistake::new(&written.name, what));
        }
        if !written.start {
            others.push(emperor);
        } else if let Some(first) = first.replace(emperor) {
            let what = format!("{} already reigns first", first.name);
            return Err(Mistake::new(block, what));
        }
    }
    for seats in SEATS {
        let plays = |emperor: &&Augustus| (emperor.from_seats..=emperor.to_seats).contains(&seats);
        let count = others.iter().filter(plays).count();
        if count != AUGUSTUS_DECK {
            let what = format!(
                "with {seats} players {AUGUSTUS_DECK} emperors must be in the deck, not {count}"
            );
            return Err(Mistake::new(blocks, what));
        }
    }
    let Some(first) = first else {
        return Err(Mistake::new(blocks, "one emperor must have start = true"));
    };
    others.insert(0, first);
    others.try_into().map_err(|all: Vec<Augustus>| {
        Mistake::new(blocks, format!("there must be {AUGUSTI} emperors, not {}", all.len()))
    })
}

fn augustus(block: &AugustusBlock) -> Result<Augustus, Mistake> {
    let name = block.name.get_ref().trim();
    if name.is_empty() || name.chars().count() > NAME || name.contains(char::is_control) {
        let what = format!("a name must have from 1 to {NAME} letters");
        return Err(Mistake::new(&block.name, what));
    }
    let from_seats = within("from", &block.from, SEATS)?;
    let to_seats = within("to", &block.to, from_seats..=*SEATS.end())?;
    if block.start && (from_seats..=to_seats) != SEATS {
        let what = "the emperor who reigns first must do so with 2 to 5 players";
        return Err(Mistake::new(&block.from, what));
    }
    let spaces = if block.start { 0..=0 } else { 1..=SPACES as u8 };
    Ok(Augustus {
        name: name.to_owned(),
        from_seats,
        to_seats,
        life: within("life", &block.life, 1..=PILE)?,
        spaces: within("spaces", &block.spaces, spaces)?,
        points: within("points", &block.points, POINTS)?,
    })
}

/// The Sequentia cards, in the order of the file.
pub(super) fn sequentiae(
    blocks: &Spanned<Vec<Spanned<SequentiaBlock>>>,
) -> Result<[Sequentia; SEQUENTIAE], Mistake> {
    let mut cards: Vec<Sequentia> = Vec::with_capacity(SEQUENTIAE);
    let mut icons = [0; Deck::ALL.len()];
    for block in blocks.get_ref() {
        cards.push(sequentia(block, &mut icons)?);
    }
    let count =
        |effect| blocks.get_ref().iter().filter(|block| block.get_ref().effect == effect).count();
    let (draw, ordo) = (count(SequentiaEffect::Draw), count(SequentiaEffect::Ordo));
    let resolve = count(SequentiaEffect::Resolve);
    let wrong_counts =
        || format!("there must be 1 draw, 1 ordo and 4 resolve, not {draw}, {ordo} and {resolve}");
    if (draw, ordo) != (1, 1) {
        return Err(Mistake::new(blocks, wrong_counts()));
    }
    let cards = cards.try_into().map_err(|_| Mistake::new(blocks, wrong_counts()))?;
    if !icons.contains(&2) {
        return Err(Mistake::new(blocks, "at least one deck must be resolved twice"));
    }
    Ok(cards)
}

fn sequentia(
    block: &Spanned<SequentiaBlock>,
    icons: &mut [u8; Deck::ALL.len()],
) -> Result<Sequentia, Mistake> {
    let SequentiaBlock { effect, decks: list, .. } = block.get_ref();
    let list = match (effect, list) {
        (SequentiaEffect::Draw, None) => return Ok(Sequentia::Draw),
        (SequentiaEffect::Ordo, None) => return Ok(Sequentia::Ordo),
        (SequentiaEffect::Resolve, Some(list)) => list,
        (SequentiaEffect::Resolve, None) => {
            return Err(Mistake::new(block, "a resolve card must have decks"));
        }
        (SequentiaEffect::Draw | SequentiaEffect::Ordo, Some(list)) => {
            return Err(Mistake::new(list, "only a resolve card can have decks"));
        }
    };
    let mut decks = [None; Deck::ALL.len()];
    let count = list.get_ref().len();
    if !(1..=decks.len()).contains(&count) {
        let what = format!("a resolve card must have from 1 to {} decks, not {count}", decks.len());
        return Err(Mistake::new(list, what));
    }
    for (slot, written) in decks.iter_mut().zip(list.get_ref()) {
        let deck = *written.get_ref();
        icons[deck as usize] += 1;
        if icons[deck as usize] > 2 {
            let what = format!("{deck:?} is resolved a third time: no deck can be more than twice");
            return Err(Mistake::new(written, what));
        }
        *slot = Some(deck);
    }
    Ok(Sequentia::Resolve(decks))
}

/// The single and dual cards of the Coniura pile.
pub(super) fn coniura(block: &Spanned<PileBlock>) -> Result<[u8; 2], Mistake> {
    // Everybody starts with a dual card.
    pile(block, *SEATS.end())
}

/// The single and dual cards of the Pugio pile.
pub(super) fn pugio(block: &Spanned<PileBlock>) -> Result<[u8; 2], Mistake> {
    pile(block, 0)
}

fn pile(block: &Spanned<PileBlock>, least_dual: u8) -> Result<[u8; 2], Mistake> {
    let PileBlock { single, dual, .. } = block.get_ref();
    let single = within("single", single, 0..=PILE)?;
    let dual = within("dual", dual, least_dual..=PILE)?;
    let all = single + dual;
    if !(1..=PILE).contains(&all) {
        let what = format!("a pile must have from 1 to {PILE} cards, not {all}");
        return Err(Mistake::new(block, what));
    }
    Ok([single, dual])
}
