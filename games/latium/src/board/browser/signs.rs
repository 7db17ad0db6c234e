//! The emblems and classes of the board.

use crate::rules::action::Action;
use crate::rules::gods::{KINDS, Kind};
use crate::rules::state::Bond;
use crate::rules::village::Size;

/// A symbol of `assets/emblems.svg`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Emblem {
    /// What a god protects.
    Kind(Kind),
    /// A village: a hut for each tribus.
    Village(Size),
    /// A main village, and the end.
    Rex,
    /// DP.
    Dp,
    /// An ara.
    Ara,
    /// An oppidum.
    Oppidum,
    /// Familiae.
    Familia,
    /// Warriors.
    Legion,
    /// A legatus.
    Legatus,
    /// Indignation.
    Flame,
    /// A Beneficium.
    Card,
    /// A pact.
    Pact,
    /// Points.
    Points,
    /// A march.
    Step,
    /// A battle.
    Swords,
    /// A die that shows this.
    Die(u8),
    /// Who is to act.
    Marker,
}

impl ludi_board::Emblem for Emblem {
    fn href(self) -> &'static str {
        const KIND: [&str; KINDS] = [
            "#emblem-salus",
            "#emblem-divitiae",
            "#emblem-maiestas",
            "#emblem-defensio",
            "#emblem-populus",
            "#emblem-auctoritas",
            "#emblem-bellum",
            "#emblem-celeritas",
            "#emblem-legatio",
            "#emblem-concordia",
            "#emblem-religio",
            "#emblem-labores",
        ];
        const DICE: [&str; 6] = [
            "#emblem-die-1",
            "#emblem-die-2",
            "#emblem-die-3",
            "#emblem-die-4",
            "#emblem-die-5",
            "#emblem-die-6",
        ];
        match self {
            Emblem::Kind(kind) => KIND[kind as usize],
            Emblem::Village(Size::Small) => "#emblem-hut-small",
            Emblem::Village(Size::Medium) => "#emblem-hut-medium",
            Emblem::Village(Size::Large) => "#emblem-hut-large",
            Emblem::Rex => "#emblem-rex",
            Emblem::Dp => "#emblem-dp",
            Emblem::Ara => "#emblem-ara",
            Emblem::Oppidum => "#emblem-oppidum",
            Emblem::Familia => "#emblem-familia",
            Emblem::Legion => "#emblem-legion",
            Emblem::Legatus => "#emblem-legatus",
            Emblem::Flame => "#emblem-flame",
            Emblem::Card => "#emblem-scroll",
            Emblem::Pact => "#emblem-pact",
            Emblem::Points => "#emblem-points",
            Emblem::Step => "#emblem-step",
            Emblem::Swords => "#emblem-swords",
            Emblem::Die(die) => DICE[usize::from(die.clamp(1, 6)) - 1],
            Emblem::Marker => "#emblem-marker",
        }
    }
}

/// The class of a size.
pub(super) const fn size_class(size: Size) -> &'static str {
    match size {
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}

/// The class and the term of how a village belongs to a player, or to none.
pub(super) const fn bond_class(bond: Option<Bond>) -> &'static str {
    match bond {
        Some(Bond::Main) => "main",
        Some(Bond::Ally) => "ally",
        Some(Bond::Subject) => "subject",
        None => "independent",
    }
}

/// What an action does to a village: its emblem, and the term and class that say so.
pub(super) const fn deed(action: Action) -> Option<(Emblem, &'static str)> {
    Some(match action {
        Action::Attack(_) => (Emblem::Swords, "attack"),
        Action::Quell(_) => (Emblem::Legion, "quell"),
        Action::Request(_) => (Emblem::Legatus, "legatus"),
        Action::Feed(_) => (Emblem::Dp, "need"),
        Action::Hut(_) => (Emblem::Village(Size::Small), "huts"),
        Action::Oppidum(_) => (Emblem::Oppidum, "oppidum"),
        Action::March(_) | Action::Step(_) => (Emblem::Step, "march"),
        _ => return None,
    })
}
