//! The map of Latium vetus: twenty squares, 28 villages, contingents and legati. Squares
//! and villages are what one clicks.

use std::hash::Hash;

use arrayvec::ArrayVec;
use ludi_board::{
    Drawing, MapWords, SharedMarkup, class_if, classes, emblem, emblems, part, picture, seat_class,
};
use ludi_engine::{Phrase, Seat, phrase};
use maud::{Markup, html};

use super::sheet::{HEIGHT, WIDTH, square_class, village_class};
use super::signs::{Emblem, bond_class, deed, size_class};
use super::{Board, bond_name};
use crate::rules::action::Action;
use crate::rules::state::Ask;
use crate::rules::view::{PawnView, VillageView};
use crate::rules::village::{Square, VILLAGES, Village};
use crate::rules::works::OPPIDUM;

impl Board<'_> {
    pub(super) fn map(&self) -> Markup {
        let words = MapWords {
            map: phrase!("table-map"),
            nearer: phrase!("table-nearer"),
            farther: phrase!("table-farther"),
            whole: phrase!("table-whole"),
        };
        let sheet = html! {
            (self.once("land", |_| false, land))
            (self.squares_once())
            (self.villages_once())
            (self.contingents_once())
        };
        self.map_window(words, &sheet)
    }

    fn squares_once(&self) -> SharedMarkup {
        let view = self.view;
        let fight = view.battle.as_ref().map(|battle| battle.square);
        let march = view.march.as_ref().map(|march| march.square);
        let shows = ("squares", view.ask == Ask::Step, fight, march);
        let holds = |action| matches!(action, Action::Step(_) | Action::March(_));
        self.once(shows, holds, || part("board-squares", self.squares()))
    }

    fn squares(&self) -> Markup {
        html! { @for square in land_squares() { (self.square_once(square)) } }
    }

    fn villages_once(&self) -> SharedMarkup {
        let view = self.view;
        let villages = view.villages.iter().map(Self::village_shows);
        let villages: ArrayVec<_, VILLAGES> = villages.collect();
        let legatus = view.request.as_ref().map(|request| (request.village, request.seat));
        // What decides what each of them is asked about.
        let of_whom = (view.ask == Ask::Turn).then_some(view.me);
        let asks = self.scene.plays.then_some((view.ask == Ask::Feed, of_whom));
        let shows = ("villages", villages, legatus, asks);
        let holds = |action| village_of(action).is_some();
        self.once(shows, holds, || part("board-villages", self.villages()))
    }

    fn villages(&self) -> Markup {
        html! { @for village in &self.view.villages { (self.village_once(village)) } }
    }

    fn contingents_once(&self) -> SharedMarkup {
        let away = self.away();
        let stacks = || {
            html! {
                @for square in land_squares() { (self.contingents(square, &away)) }
            }
        };
        self.once(("contingents", &away), |_| false, || part("board-contingents", stacks()))
    }

    /// What a click on a village does, if anything is to be done with it.
    pub(super) fn chosen(&self, village: Village) -> Option<Action> {
        let actions = [
            Action::Village(village),
            Action::Feed(village),
            Action::Quell(village),
            Action::Attack(village),
            Action::Request(village),
            Action::Hut(village),
            Action::Oppidum(village),
        ];
        actions.into_iter().find(|&action| self.may(action))
    }

    /// What a click on a square does.
    pub(super) fn chosen_square(&self, square: Square) -> Option<Action> {
        [Action::Step(square), Action::March(square)].into_iter().find(|&action| self.may(action))
    }

    fn square_once(&self, square: Square) -> SharedMarkup {
        let shows = ("square", square, self.view.ask == Ask::Step, self.happens_at(square));
        let holds = |action| matches!(action, Action::Step(at) | Action::March(at) if at == square);
        self.once(shows, holds, || self.square(square))
    }

    /// Is there a battle in this square, or a contingent on its way?
    fn happens_at(&self, square: Square) -> [bool; 2] {
        let here = |at: Square| at == square;
        let fight = self.view.battle.as_ref().is_some_and(|battle| here(battle.square));
        let march = self.view.march.as_ref().is_some_and(|march| here(march.square));
        [fight, march]
    }

    fn square(&self, square: Square) -> Markup {
        let name = square.name();
        let chosen = self.chosen_square(square);
        let asked_about = match self.view.ask {
            Ask::Step => Action::Step(square),
            _ => Action::March(square),
        };
        let [fight, march] = self.happens_at(square);
        let class = classes(&[
            "square",
            &square_class(square),
            class_if(fight, "fought"),
            class_if(march, "marched"),
        ]);
        self.thing(
            chosen.unwrap_or(asked_about),
            &format!("square-{name}"),
            &class,
            "square",
            &self.say(phrase!("square", name = name.as_str())),
            html! { small { (name) } },
        )
    }

    fn village_once(&self, of: &VillageView) -> SharedMarkup {
        let holds = |action| village_of(action) == Some(of.village);
        let request = self.view.request.as_ref().filter(|request| request.village == of.village);
        let legatus = request.map(|request| request.seat);
        let asked_about = self.scene.plays.then(|| self.asked_about(of));
        let shows = ("village", of.village, Self::village_shows(of), legatus, asked_about);
        self.once(shows, holds, || self.village_on_map(of))
    }

    /// What the map shows of a village itself.
    fn village_shows(of: &VillageView) -> impl Hash + use<> {
        let marks = (of.oppidum, of.level, of.place, of.besieger);
        (of.bond, of.destroyed, of.strength, marks)
    }

    /// What those who play may ask about a village with which nothing is to be done.
    fn asked_about(&self, of: &VillageView) -> Action {
        let (village, owner) = (of.village, of.bond.map(|(seat, _)| seat));
        match self.view.ask {
            Ask::Feed => Action::Feed(village),
            // Nobody but others asks a village for an alliance.
            Ask::Turn if owner.is_some() && owner == self.view.me => Action::Hut(village),
            Ask::Turn => Action::Request(village),
            _ => Action::Village(village),
        }
    }

    fn village_on_map(&self, of: &VillageView) -> Markup {
        let village = of.village;
        let chosen = self.chosen(village);
        let done = chosen.and_then(deed);
        let owner = of.bond.map(|(seat, _)| seat);
        let class = classes(&[
            "village",
            &square_class(of.square),
            &village_class(village),
            size_class(of.size),
            bond_class(of.bond.map(|(_, bond)| bond)),
            owner.map_or("", seat_class),
            class_if(of.destroyed, "destroyed"),
            done.map_or("", |(_, term)| term),
        ]);
        let face = html! {
            span .token {
                (emblem(Emblem::Village(of.size)))
                @if of.destroyed { b data-term="destroyed" { "×" } }
                @else { b data-term="strength" { (of.strength) } }
            }
            span .name { (self.village_name(village)) }
            span .marks { (self.marks(of)) }
            @if let Some((sign, term)) = done { span .deed data-term=(term) { (emblem(sign)) } }
        };
        self.thing(
            chosen.unwrap_or_else(|| self.asked_about(of)),
            &format!("village-{}", village.number()),
            &class,
            bond_class(of.bond.map(|(_, bond)| bond)),
            &self.say(self.village_said(of)),
            face,
        )
    }

    /// What has been built at a village, and how it feels.
    pub(super) fn marks(&self, of: &VillageView) -> Markup {
        let request = self.view.request.as_ref().filter(|request| request.village == of.village);
        html! {
            @if of.oppidum >= OPPIDUM {
                span .mark .oppidum data-term="oppidum" { (emblem(Emblem::Oppidum)) }
            }
            @if of.level > 0 {
                span .mark .level data-term="indignation" { (emblems(Emblem::Flame, of.level)) }
            }
            @if of.place != 0 {
                span .mark .place data-term="defensio" {
                    (emblem(Emblem::Kind(crate::rules::gods::Kind::Defensio)))
                    (ludi_engine::figure(of.place))
                }
            }
            @if let Some(seat) = of.besieger {
                span .mark .siege data-term="siege" { (emblem(Emblem::Swords)) }
                span class={ "counter " (seat_class(seat)) } data-term="siege" {
                    (ludi_board::letter(seat))
                }
            }
            @if let Some(request) = request {
                span #legatus data-piece="legatus" class={ "mark legate " (seat_class(request.seat)) }
                    data-term="legatus" { (emblem(Emblem::Legatus)) }
            }
        }
    }

    /// A village in words.
    fn village_said(&self, of: &VillageView) -> Phrase {
        let name = self.village_name(of.village);
        match of.bond {
            _ if of.destroyed => phrase!("table-village-destroyed", village = name),
            Some((seat, bond)) => phrase!(
                "table-village",
                village = name,
                seat = seat,
                bond = bond_name(bond),
                strength = of.strength
            ),
            None => phrase!("table-village-free", village = name, strength = of.strength),
        }
    }

    /// The pawns of legions that have left the squares of their villages.
    fn away(&self) -> Vec<AwayPawn> {
        let pawns = self.view.pawns.iter();
        let away = pawns.filter(|pawn| self.village(pawn.village).square != pawn.square);
        let away = away.filter_map(|pawn| {
            let (seat, PawnView { square, centuriae, ready, .. }) =
                (self.owner(pawn.village)?, *pawn);
            Some(AwayPawn { square, seat, centuriae, ready })
        });
        away.collect()
    }

    /// The pawns of legions that have come to a square, a stack for each player.
    fn contingents(&self, square: Square, away: &[AwayPawn]) -> Markup {
        let stack = |seat: Seat| -> Vec<&AwayPawn> {
            away.iter().filter(|pawn| (pawn.square, pawn.seat) == (square, seat)).collect()
        };
        let seats = self.view.players.iter().map(|player| player.seat);
        let stacks: Vec<(Seat, Vec<&AwayPawn>)> =
            seats.map(|seat| (seat, stack(seat))).filter(|(_, pawns)| !pawns.is_empty()).collect();
        html! {
            @if !stacks.is_empty() {
                div class={ "contingents " (square_class(square)) } {
                    @for (seat, pawns) in stacks {
                        @let centuriae: u8 = pawns.iter().map(|pawn| pawn.centuriae).sum();
                        @let name = self.say(phrase!(
                            "table-contingent", seat = seat, pawns = pawns.len(), centuriae = centuriae
                        ));
                        @let class = classes(&[
                            "contingent",
                            seat_class(seat),
                            class_if(!pawns.iter().any(|pawn| pawn.ready), "weary"),
                        ]);
                        (picture(&class, "legion", &name, html! {
                            (emblem(Emblem::Legion)) b { (centuriae) }
                        }))
                    }
                }
            }
        }
    }
}

/// A pawn of a legion on another square than that of its village.
#[derive(Hash)]
struct AwayPawn {
    square: Square,
    seat: Seat,
    centuriae: u8,
    ready: bool,
}

fn land_squares() -> impl Iterator<Item = Square> {
    Square::all().filter(|square| square.is_land())
}

/// The village that an action is about.
pub(super) fn village_of(action: Action) -> Option<Village> {
    match action {
        Action::Village(village)
        | Action::Feed(village)
        | Action::Quell(village)
        | Action::Attack(village)
        | Action::Request(village)
        | Action::Hut(village)
        | Action::Oppidum(village) => Some(village),
        _ => None,
    }
}

/// The land, which never changes.
fn land() -> Markup {
    html! {
        svg .chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } aria-hidden="true" {
            use href="#map-sea" {}
            g clip-path="url(#map-sheet)" {
                @for part in ["shore", "land", "hills", "rivers", "lakes", "grid", "captions", "frame"] {
                    use href={ "#map-" (part) } {}
                }
            }
        }
    }
}
