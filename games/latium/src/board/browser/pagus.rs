//! The Pagus board of each player: DP, production, consent, ara, villages, and what all
//! know of cards and auxilia.

use arrayvec::ArrayVec;
use ludi_board::{
    Cell, Drawing, SharedMarkup, class_if, classes, emblem, emblems, marker, picture, seat_class,
    track,
};
use ludi_engine::{figure, phrase};
use maud::{Markup, html};

use super::signs::{Emblem, bond_class};
use super::{Board, bond_name};
use crate::rules::state::{EXPULSION, MOST_CONSENT};
use crate::rules::view::{PlayerView, VillageView};
use crate::rules::village::VILLAGES;
use crate::rules::works::{ARA, OPPIDUM};
use crate::words::card_name;

fn is_owned(village: &VillageView, by: &PlayerView) -> bool {
    village.bond.is_some_and(|(seat, _)| seat == by.seat)
}

impl Board<'_> {
    pub(super) fn pagi(&self) -> Markup {
        html! {
            details #pagi .fold open {
                summary { (self.say(phrase!("table-pagi"))) }
                ol .pagi { @for player in &self.view.players { (self.pagus_once(player)) } }
            }
        }
    }

    /// What all see of a player is drawn once for all.
    fn pagus_once(&self, of: &PlayerView) -> SharedMarkup {
        let seat = of.seat;
        let figures = (of.out, of.points, of.dp, of.production, of.cards, of.auxilia);
        let tracks = (of.consent, of.ara, of.pacts, of.league, of.bellum, of.legatio);
        let own = self.view.villages.iter().filter(|it| is_owned(it, of));
        let villages: ArrayVec<_, VILLAGES> = own
            .map(|it| (it.village, it.bond, it.familiae, it.huts, it.need, it.oppidum, it.level))
            .collect();
        let historian = self.view.me.is_none();
        let held = historian.then_some((&of.hand, &of.stock));
        let barred = Some(&of.barred).filter(|barred| self.is_me(seat) && !barred.is_empty());
        let known = (&of.shown, &of.known, held, barred);
        let asked = self.view.asked.contains(seat);
        let shows = ("pagus", seat, asked, figures, tracks, villages, known);
        self.once(shows, |_| false, || self.pagus(of))
    }

    fn pagus(&self, of: &PlayerView) -> Markup {
        let seat = of.seat;
        let asked = self.view.asked.contains(seat);
        let class = classes(&[
            "pagus",
            seat_class(seat),
            class_if(asked, "asked"),
            class_if(of.out, "out"),
        ]);
        html! {
            li id={ "board-pagus-" (seat.index()) } class=(class) {
                p .who {
                    (self.counter(seat))
                    span .names {
                        span .name { (self.name(seat)) }
                        small { @if let Some(main) = self.main_of(seat) { (self.village_name(main)) } }
                    }
                    @if of.out { span .role data-term="out" { (self.say(phrase!("table-out"))) } }
                    @else if asked {
                        span .role .asked data-term="asked" { (emblem(Emblem::Marker)) (self.say(phrase!("table-asked"))) }
                    }
                    (self.stat(Emblem::Points, "points", &of.points.to_string(), phrase!("table-points", points = of.points)))
                }
                p .holds {
                    (self.numeral(Emblem::Dp, "dp", of.dp, phrase!("table-dp", dp = of.dp)))
                    (self.stat(
                        Emblem::Dp,
                        "production",
                        &format!("+{}", of.production),
                        phrase!("table-production", dp = of.production),
                    ))
                    (self.stat(Emblem::Card, "card", &of.cards.to_string(), phrase!("table-cards", count = of.cards)))
                    (self.stat(
                        Emblem::Kind(crate::rules::gods::Kind::Religio),
                        "auxilium",
                        &of.auxilia.to_string(),
                        phrase!("table-auxilia", count = of.auxilia),
                    ))
                }
                div .tracks { (self.consent(of)) (self.ara(of)) }
                (self.villages_of(of))
                (self.known(of))
            }
        }
    }

    /// Dissent to the left, consent to the right.
    fn consent(&self, of: &PlayerView) -> Markup {
        let id = format!("consent-{}", of.seat.index());
        let cells = (EXPULSION..=MOST_CONSENT).map(|step| Cell {
            class: classes(&[
                class_if(step < 0, "dissent"),
                class_if(step == EXPULSION, "fatal"),
                class_if(step == of.consent, "current"),
            ]),
            face: html! {
                @if step == of.consent { (marker(&id)) }
                span { (figure(step)) }
            },
        });
        track(
            "consent",
            "consent",
            &self.say(phrase!("table-consent", consent = of.consent)),
            cells,
        )
    }

    fn ara(&self, of: &PlayerView) -> Markup {
        let class = classes(&["steps", class_if(of.ara >= ARA, "finished")]);
        let name = self.say(phrase!("table-ara", step = of.ara, steps = ARA));
        picture(
            &class,
            "ara",
            &name,
            html! {
                (emblem(Emblem::Ara)) @for step in 1..=ARA { i .on[step <= of.ara] {} }
            },
        )
    }

    /// The villages of a player, the main one first.
    fn own_villages(&self, of: &PlayerView) -> Vec<&VillageView> {
        let mut own: Vec<&VillageView> =
            self.view.villages.iter().filter(|it| is_owned(it, of)).collect();
        own.sort_by_key(|it| it.bond.map(|(_, bond)| bond));
        own
    }

    fn villages_of(&self, of: &PlayerView) -> Markup {
        let own = self.own_villages(of);
        html! {
            @if !own.is_empty() {
                ul .holdings { @for village in own { (self.holding(village)) } }
            }
        }
    }

    /// A village as its card shows it.
    fn holding(&self, of: &VillageView) -> Markup {
        let bond = of.bond.map(|(_, bond)| bond);
        let huts = self.say(phrase!("table-huts", count = of.huts));
        let familiae = self.say(phrase!("table-familiae", count = of.familiae));
        let works = (1..OPPIDUM).contains(&of.oppidum);
        html! {
            li class=(bond_class(bond)) {
                span .title data-term=(bond_class(bond)) {
                    (emblem(Emblem::Village(of.size)))
                    span .name { (self.village_name(of.village)) }
                    @if let Some(bond) = bond { small .bond { (self.say(bond_name(bond))) } }
                }
                (picture("stat", "familiae", &familiae, html! { (emblem(Emblem::Familia)) b { (of.familiae) } }))
                (picture("stat", "huts", &huts, html! {
                    (emblem(Emblem::Village(crate::rules::village::Size::Small))) b { (of.huts) }
                }))
                @if of.need > 0 {
                    (picture("stat", "need", &self.say(phrase!("table-need", dp = of.need)), html! {
                        (emblem(Emblem::Dp)) b { "−" (of.need) }
                    }))
                }
                @if works {
                    @let name = self.say(phrase!("table-oppidum", step = of.oppidum, steps = OPPIDUM));
                    (picture("steps", "oppidum", &name, html! {
                        (emblem(Emblem::Oppidum)) @for step in 1..=OPPIDUM { i .on[step <= of.oppidum] {} }
                    }))
                }
                span .marks {
                    @if of.oppidum >= OPPIDUM {
                        span .mark data-term="oppidum" { (emblem(Emblem::Oppidum)) }
                    }
                    @if of.level > 0 {
                        span .mark .level data-term="indignation" { (emblems(Emblem::Flame, of.level)) }
                    }
                }
            }
        }
    }

    /// Pacts, a league, modifiers, cards and auxilia that all have seen.
    fn known(&self, of: &PlayerView) -> Markup {
        let historian = self.view.me.is_none();
        html! {
            @if !of.pacts.is_empty() {
                p .note data-term="pact" {
                    (emblem(Emblem::Pact)) (self.say(phrase!("table-pacts")))
                    @for seat in of.pacts.iter() { (self.counter(seat)) }
                }
            }
            @if of.league { p .note data-term="league" { (self.say(phrase!("table-league"))) } }
            @if of.bellum != 0 {
                p .note data-term="bellum" { (self.say(phrase!("table-bellum", sum = of.bellum))) }
            }
            @if of.legatio > 0 {
                p .note data-term="legatus" { (self.say(phrase!("table-legatio", bonus = of.legatio))) }
            }
            @if !of.shown.is_empty() {
                p .heap data-term="card" {
                    @for &(card, used) in &of.shown {
                        span .chip {
                            (emblem(Emblem::Kind(card.kind()))) " " (self.say(card_name(card)))
                            " " (used) "/" (card.benefits())
                        }
                    }
                }
            }
            @if !of.known.is_empty() { p .heap data-term="auxilium" { (self.heap(&of.known)) } }
            @if historian {
                @if let Some(hand) = &of.hand {
                    p .heap data-term="card" {
                        @for &card in hand { span .chip { (emblem(Emblem::Kind(card.kind()))) " " (self.say(card_name(card))) } }
                    }
                }
                @if let Some(stock) = &of.stock { p .heap data-term="auxilium" { (self.heap(stock)) } }
            }
            @if self.is_me(of.seat) && !of.barred.is_empty() {
                @let villages: Vec<_> = of
                    .barred
                    .iter()
                    .map(|&(village, seasons)| match seasons {
                        Some(count) => phrase!("table-barred-for", village = self.village_name(village), seasons = count),
                        None => phrase!("table-barred-ever", village = self.village_name(village)),
                    })
                    .collect();
                p .note data-term="legatus" { (self.say(phrase!("table-barred", villages = villages))) }
            }
        }
    }
}
