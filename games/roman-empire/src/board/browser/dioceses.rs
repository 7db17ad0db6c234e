//! The dioceses: what each is worth in which turn, and who has how much of it.

use ludi_board::{Drawing, class_if, classes, emblem, picture, roman};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::scoring::grade_term;
use super::signs::{Emblem, camp_class, diocese_class, faction_class};
use crate::rules::action::Action;
use crate::rules::event::Grade;
use crate::rules::province::Diocese;
use crate::rules::standing::{Part, Standing};
use crate::words::{camp_name, diocese_name, faction_name, grade_name};

impl Board<'_> {
    pub(super) fn dioceses(&self) -> Markup {
        html! {
            details #dioceses .fold open {
                summary { (self.say(phrase!("table-dioceses"))) }
                @let shows = ("dioceses", self.view.turn, &self.view.standings);
                @let holds = |action| matches!(action, Action::Diocese(_));
                (self.once(shows, holds, || html! {
                    div #board-dioceses .scrolled tabindex="0" { (self.diocese_table()) }
                }))
            }
        }
    }

    fn diocese_table(&self) -> Markup {
        let standings = &self.view.standings;
        html! {
            table .dioceses {
                thead {
                    tr {
                        th scope="col" { (self.say(phrase!("term-diocese"))) }
                        @for turn in 1..=7_u8 {
                            th scope="col" .worth .now-turn[turn == self.view.turn] data-term="worth" {
                                (roman(turn))
                            }
                        }
                        @for standing in standings { (self.camp_heading(standing)) }
                    }
                }
                tbody {
                    @for diocese in Diocese::all() {
                        tr {
                            th scope="row" { (self.diocese(diocese)) }
                            @for (turn, worth) in (1..).zip(self.game.components.points[diocese.index()]) {
                                td .worth .now-turn[turn == self.view.turn] data-term="worth" { (worth) }
                            }
                            @for standing in standings {
                                td class=(faction_class(standing.faction)) {
                                    @if let Some(part) = standing.dioceses.iter().find(|it| it.diocese == diocese) {
                                        (self.share(part))
                                    }
                                }
                            }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (self.say(phrase!("table-score-cities"))) }
                        td colspan="7" {}
                        @for standing in standings { td .figure data-term="city" { (standing.cities) } }
                    }
                    tr .total {
                        th scope="row" { (self.say(phrase!("table-score-now"))) }
                        td colspan="7" {}
                        @for standing in standings {
                            td .figure data-term="forecast" { (standing.total()) }
                        }
                    }
                }
            }
        }
    }

    /// A diocese on its hue and pattern: a thing to click where a card is aimed at one.
    fn diocese(&self, diocese: Diocese) -> Markup {
        let name = diocese_name(self.game, diocese);
        let face = html! { (swatch(diocese)) (name) };
        let id = format!("diocese-{}", diocese.number());
        html! {
            @if self.scene.label(Action::Diocese(diocese)).is_some() {
                (self.thing(Action::Diocese(diocese), &id, "diocese", "diocese", name, face))
            } @else {
                span id=(id) .diocese data-term="diocese" { (face) }
            }
        }
    }

    fn camp_heading(&self, standing: &Standing) -> Markup {
        let Standing { faction, camp, .. } = *standing;
        let name = self.say(phrase!(
            "label-camp",
            faction = faction_name(self.game, faction),
            camp = camp_name(camp)
        ));
        let class = classes(&["camp", camp_class(camp), faction_class(faction)]);
        html! {
            th scope="col" {
                (picture(&class, camp_class(camp), &name, html! {
                    (emblem(Emblem::Camp(camp)))
                    (self.badge_face(faction))
                }))
            }
        }
    }

    /// What a camp has of a diocese: provinces, and the points for them.
    pub(super) fn share(&self, part: &Part) -> Markup {
        let name = self.say(phrase!(
            "table-share",
            grade = grade_name(part.grade),
            provinces = part.provinces,
            points = part.points
        ));
        let strong = class_if(part.grade > Grade::Presence, "strong");
        let class = classes(&["portion", grade_term(part.grade), strong]);
        picture(
            &class,
            grade_term(part.grade),
            &name,
            html! { span .pips { @for _ in 0..part.provinces { i {} } } b { (part.points) } },
        )
    }
}

/// The hue and the pattern of a diocese.
pub(super) fn swatch(diocese: Diocese) -> Markup {
    let class = diocese_class(diocese);
    html! {
        svg class={ "swatch " (class) } viewBox="0 0 30 20" aria-hidden="true" {
            @for layer in ["land", "weave"] { rect class=(layer) width="30" height="20" {} }
        }
    }
}
