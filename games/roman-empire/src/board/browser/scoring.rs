//! Where the points of a phase come from.

use ludi_board::{Drawing, emblem};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::dioceses::swatch;
use super::signs::{Emblem, camp_class};
use crate::rules::action::Camp;
use crate::rules::event::Grade;
use crate::rules::side::Faction;
use crate::rules::standing::Standing;
use crate::words::{camp_name, diocese_name, grade_name};

impl Board<'_> {
    /// What a camp would score now.
    pub(super) fn standing(&self, faction: Faction, camp: Camp) -> Option<&Standing> {
        let standings = self.view.standings.iter();
        standings.into_iter().find(|it| it.faction == faction && it.camp == camp)
    }

    /// The points of a camp line by line, and its points before and after; `counted` says
    /// whether they are in its points already.
    pub(super) fn score_sheet(&self, standing: &Standing, counted: Option<bool>) -> Markup {
        let camp = standing.camp;
        let faction = &self.view.factions[standing.faction.index()];
        let points = match camp {
            Camp::Roman => faction.roman,
            Camp::Barbarian => faction.barbarian,
        };
        let total = standing.total();
        let (before, after) = match counted {
            Some(true) => (points.saturating_sub(total), points),
            _ => (points, points + total),
        };
        html! {
            h3 data-term=(camp_class(camp)) {
                (emblem(Emblem::Camp(camp)))
                (self.say(phrase!("table-score", camp = camp_name(camp))))
            }
            table .sheet-of-points data-term="forecast" {
                tbody {
                    @for part in &standing.dioceses {
                        tr data-term=(grade_term(part.grade)) {
                            th scope="row" {
                                (swatch(part.diocese))
                                (diocese_name(self.game, part.diocese))
                            }
                            td { (self.say(grade_name(part.grade))) }
                            td .figure { (part.points) }
                        }
                    }
                    tr data-term="city" {
                        th scope="row" { (self.say(phrase!("table-score-cities"))) }
                        td {}
                        td .figure { (standing.cities) }
                    }
                    @if standing.bonus > 0 {
                        tr data-term="emperor" {
                            th scope="row" { (self.say(phrase!("table-score-bonus"))) }
                            td {}
                            td .figure { (standing.bonus) }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (self.say(phrase!("table-score-total"))) }
                        td { (before) " → " (after) }
                        td .figure { "+" (total) }
                    }
                }
            }
        }
    }
}

/// The term of a grade.
pub(super) const fn grade_term(grade: Grade) -> &'static str {
    match grade {
        Grade::Presence => "presence",
        Grade::Dominance => "dominance",
        Grade::Control => "control",
    }
}
