//! The emblems and classes of the board.

use ludi_engine::figure;

use crate::rules::components::{Card, Deck, Effect, Kind, Pile};

/// A symbol of `assets/emblems.svg`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Emblem {
    /// The plebs: an ear of wheat.
    Wheat,
    /// The legionaries: a shield over two spears.
    Shield,
    /// The praetorians: a crested helmet.
    Helmet,
    /// The tribunes: the hand that says no.
    Hand,
    /// The nobles: a temple front.
    Temple,
    /// Coniura.
    Snake,
    /// Pugio.
    Dagger,
    /// The emperors.
    Eagle,
    /// The Primus inter pares, and the turn.
    Wreath,
    /// A victory point.
    Star,
    /// A Favor.
    Favor,
    /// An SPQR token.
    Token,
    /// The marker of the sequence.
    Marker,
    /// Blood.
    Drop,
    /// Something is destroyed or falls.
    Flame,
    /// Two things change places.
    Swap,
    /// From the hand to the table.
    Place,
    /// Back home.
    Home,
    /// One more.
    Plus,
    /// One less.
    Minus,
    /// Order.
    Ordo,
    /// The sequence.
    Sequence,
    /// Cards.
    Cards,
    /// Done.
    Done,
}

impl ludi_board::Emblem for Emblem {
    fn href(self) -> &'static str {
        match self {
            Emblem::Wheat => "#emblem-wheat",
            Emblem::Shield => "#emblem-shield",
            Emblem::Helmet => "#emblem-helmet",
            Emblem::Hand => "#emblem-hand",
            Emblem::Temple => "#emblem-temple",
            Emblem::Snake => "#emblem-snake",
            Emblem::Dagger => "#emblem-dagger",
            Emblem::Eagle => "#emblem-eagle",
            Emblem::Wreath => "#emblem-wreath",
            Emblem::Star => "#emblem-star",
            Emblem::Favor => "#emblem-favor",
            Emblem::Token => "#emblem-token",
            Emblem::Marker => "#emblem-marker",
            Emblem::Drop => "#emblem-drop",
            Emblem::Flame => "#emblem-flame",
            Emblem::Swap => "#emblem-swap",
            Emblem::Place => "#emblem-place",
            Emblem::Home => "#emblem-home",
            Emblem::Plus => "#emblem-plus",
            Emblem::Minus => "#emblem-minus",
            Emblem::Ordo => "#emblem-ordo",
            Emblem::Sequence => "#emblem-sequence",
            Emblem::Cards => "#emblem-cards",
            Emblem::Done => "#emblem-done",
        }
    }
}

/// What a deck is called in ids.
pub(super) const fn deck_id(deck: Deck) -> &'static str {
    match deck {
        Deck::Plebs => "plebs",
        Deck::Legionarii => "legionarii",
        Deck::Praetoriani => "praetoriani",
        Deck::Tribuni => "tribuni",
        Deck::Nobiles => "nobiles",
    }
}

/// The class that has a deck's colour.
pub(super) const fn deck_class(deck: Deck) -> &'static str {
    match deck {
        Deck::Plebs => "deck-plebs",
        Deck::Legionarii => "deck-legionarii",
        Deck::Praetoriani => "deck-praetoriani",
        Deck::Tribuni => "deck-tribuni",
        Deck::Nobiles => "deck-nobiles",
    }
}

pub(super) const fn deck_emblem(deck: Deck) -> Emblem {
    match deck {
        Deck::Plebs => Emblem::Wheat,
        Deck::Legionarii => Emblem::Shield,
        Deck::Praetoriani => Emblem::Helmet,
        Deck::Tribuni => Emblem::Hand,
        Deck::Nobiles => Emblem::Temple,
    }
}

/// The class of a kind of card, which gives its badge a shape, and its term in the
/// glossary.
pub(super) const fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Elective => "elective",
        Kind::Collective => "collective",
        Kind::Negative => "negative",
    }
}

/// The total that brings the effect: a negative card strikes those below.
pub(super) fn kind_value(kind: Kind, value: i8) -> String {
    match kind {
        Kind::Elective | Kind::Collective => format!("≥{}", figure(value)),
        Kind::Negative => format!("<{}", figure(value)),
    }
}

/// What an effect does, and to what.
pub(super) const fn effect_emblems(effect: Effect) -> [Emblem; 2] {
    match effect {
        Effect::Destroy(deck) => [Emblem::Flame, deck_emblem(deck)],
        Effect::DrawConiura => [Emblem::Plus, Emblem::Snake],
        Effect::DrawPugio => [Emblem::Plus, Emblem::Dagger],
        Effect::GainToken => [Emblem::Plus, Emblem::Token],
        Effect::TakePrimus => [Emblem::Plus, Emblem::Wreath],
        Effect::PlaceToken => [Emblem::Place, Emblem::Token],
        Effect::SwapTokens => [Emblem::Swap, Emblem::Token],
        Effect::RemoveToken | Effect::TakeBack => [Emblem::Home, Emblem::Token],
        Effect::SwapOrdo => [Emblem::Swap, Emblem::Ordo],
        Effect::SwapCivitas => [Emblem::Swap, Emblem::Cards],
        Effect::SwapSequentia => [Emblem::Swap, Emblem::Sequence],
        Effect::LosePoint => [Emblem::Minus, Emblem::Star],
        Effect::DiscardPugio => [Emblem::Minus, Emblem::Dagger],
        Effect::DiscardConiura => [Emblem::Minus, Emblem::Snake],
    }
}

/// The term of the glossary for an effect.
pub(super) const fn effect_term(effect: Effect) -> &'static str {
    match effect {
        Effect::Destroy(_) => "destroy",
        Effect::DrawConiura => "draw-coniura",
        Effect::DrawPugio => "draw-pugio",
        Effect::GainToken => "gain-token",
        Effect::TakePrimus => "take-primus",
        Effect::PlaceToken => "place-token",
        Effect::SwapTokens => "swap-tokens",
        Effect::RemoveToken => "remove-token",
        Effect::SwapOrdo => "swap-ordo",
        Effect::SwapCivitas => "swap-civitas",
        Effect::SwapSequentia => "swap-sequentia",
        Effect::TakeBack => "take-back",
        Effect::LosePoint => "lose-point",
        Effect::DiscardPugio => "discard-pugio",
        Effect::DiscardConiura => "discard-coniura",
    }
}

pub(super) const fn pile_emblem(pile: Pile) -> Emblem {
    match pile {
        Pile::Coniura => Emblem::Snake,
        Pile::Pugio => Emblem::Dagger,
    }
}

/// The class of a pile of plot cards, and its term in the glossary.
pub(super) const fn pile_class(pile: Pile) -> &'static str {
    match pile {
        Pile::Coniura => "coniura",
        Pile::Pugio => "pugio",
    }
}

/// What a kind of plot card is called in ids.
pub(super) const fn card_id(card: Card) -> &'static str {
    match card {
        Card::ConiuraSingle => "coniura-single",
        Card::ConiuraDual => "coniura-dual",
        Card::PugioSingle => "pugio-single",
        Card::PugioDual => "pugio-dual",
    }
}

/// The term of the glossary for a kind of plot card.
pub(super) const fn card_term(card: Card) -> &'static str {
    match card {
        Card::ConiuraSingle => "coniura",
        Card::PugioSingle => "pugio",
        Card::ConiuraDual | Card::PugioDual => "dual",
    }
}

/// The symbols on a plot card, that of its own pile first.
pub(super) const fn card_emblems(card: Card) -> &'static [Emblem] {
    match card {
        Card::ConiuraSingle => &[Emblem::Snake],
        Card::ConiuraDual => &[Emblem::Snake, Emblem::Dagger],
        Card::PugioSingle => &[Emblem::Dagger],
        Card::PugioDual => &[Emblem::Dagger, Emblem::Snake],
    }
}
