//! The map: provinces to click, their owners, the armies.

use arrayvec::ArrayVec;
use ludi_board::{Drawing, MapWords, class_if, classes, emblem, letter, part, seat_class};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::atlas::{ATLAS, place_class};
use super::signs::Emblem;
use crate::rules::action::Action;
use crate::rules::province::{ITALIA, Province};
use crate::words::province_name;

impl Board<'_> {
    pub(super) fn map(&self) -> Markup {
        let words = MapWords {
            map: phrase!("table-map"),
            nearer: phrase!("table-nearer"),
            farther: phrase!("table-farther"),
            whole: phrase!("table-whole"),
        };
        let view = self.view;
        let owners = &view.owners;
        let battle = view.battle.as_ref().map(|battle| (battle.target, &battle.path));
        let armies = view.players.iter().map(|player| player.army);
        let armies: ArrayVec<Option<Province>, 6> = armies.collect();
        let (never, is_province) = (|_| false, |action| matches!(action, Action::Province(_)));
        let outlines = || part("board-outlines", self.outlines());
        let provinces = || part("board-provinces", self.provinces());
        let sheet = html! {
            (self.once(("lands", owners), never, || part("board-lands", self.lands())))
            (self.once(("outlines", view.buying, battle), is_province, outlines))
            (self.once(("provinces", owners), is_province, provinces))
            (self.once(("pieces", owners, armies), never, || part("board-pieces", self.pieces())))
        };
        self.map_window(words, &sheet)
    }

    fn provinces(&self) -> Markup {
        html! {
            @for province in Province::all() {
                @let owner = self.view.owners[province.index()];
                @let holds = |action| action == Action::Province(province);
                (self.once(("province", province, owner), holds, || self.province(province)))
            }
        }
    }

    /// Pawns of owners, and armies.
    fn pieces(&self) -> Markup {
        html! {
            @for province in Province::all() { (self.pawn(province)) }
            @for player in &self.view.players {
                @if let Some(at) = player.army { (self.army(player.seat, at)) }
            }
        }
    }

    /// What is happening to a province.
    fn mark(&self, province: Province) -> &'static str {
        let battle = self.view.battle.as_ref();
        if self.view.buying == Some(province)
            || battle.is_some_and(|battle| battle.target == province)
        {
            "target"
        } else if battle.is_some_and(|battle| battle.path.contains(&province)) {
            "crossed"
        } else {
            self.lit(Action::Province(province))
        }
    }

    /// The sea, and the land in the colours of its owners.
    fn lands(&self) -> Markup {
        ATLAS.chart(&html! {
            use href="#map-sea" {}
            g .coast clip-path="url(#map-sheet)" {
                g .hatching { use href="#map-outside" {} use href="#map-provinces" {} }
                use .outside href="#map-outside" {}
                @for (province, place) in Province::all().zip(&ATLAS.places) {
                    @let owner = self.view.owners[province.index()].map_or("free", seat_class);
                    use class={ "land " (owner) } href={ "#map-province-" (place.id) } {}
                }
                use .limes href="#map-limes" {}
            }
        })
    }

    /// What stands out on the land, under the names. It changes more often than the
    /// land.
    fn outlines(&self) -> Markup {
        ATLAS.chart(&html! {
            g .coast clip-path="url(#map-sheet)" {
                @for (province, place) in Province::all().zip(&ATLAS.places) {
                    @let italia = class_if(province == ITALIA, "italia");
                    @let outline = classes(&[italia, self.mark(province)]);
                    @if !outline.is_empty() {
                        use class={ "outline " (outline) } href={ "#map-province-" (place.id) } {}
                    }
                }
            }
            @for part in ["captions", "ties", "lanes", "harbours", "names", "frame"] {
                use href={ "#map-" (part) } {}
            }
        })
    }

    fn province(&self, province: Province) -> Markup {
        let name = province_name(self.game, province);
        let said = self.say(match self.view.owners[province.index()] {
            Some(owner) => phrase!("table-province", province = name, owner = owner),
            None => phrase!("table-province-free", province = name),
        });
        let number = province.number();
        self.thing(
            Action::Province(province),
            &format!("province-{number}"),
            &format!("province {}", place_class(province)),
            if province == ITALIA { "italia" } else { "province" },
            &said,
            html! { i {} },
        )
    }

    /// The pawn of the owner.
    fn pawn(&self, province: Province) -> Markup {
        html! {
            @if let Some(owner) = self.view.owners[province.index()] {
                span id={ "pawn-" (province.number()) } class=(classes(&[
                    "pawn",
                    &place_class(province),
                    seat_class(owner),
                    class_if(province == ITALIA, "of-emperor"),
                ])) data-term=(if province == ITALIA { "emperor" } else { "pawn" }) aria-hidden="true" {
                    @if province == ITALIA { (emblem(Emblem::Wreath)) }
                    b { (letter(owner)) }
                }
            }
        }
    }

    fn army(&self, seat: Seat, at: Province) -> Markup {
        let province = province_name(self.game, at);
        let name = self.say(phrase!("table-army", seat = seat, province = province));
        html! {
            span id={ "army-" (seat.index()) } data-piece={ "army-" (seat.index()) }
                class={ "army " (place_class(at)) " " (seat_class(seat)) }
                data-term="army" role="img" aria-label=(name) {
                span .vexillum { (emblem(Emblem::Family(seat))) }
            }
        }
    }
}
