//! What is going on: the card being resolved, or the plot.

use ludi_board::{Drawing, SharedMarkup, classes, emblem, emblems, part, picture, seat_class};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, deck_class, deck_emblem};
use crate::rules::action::Spot;
use crate::rules::state::Stage;
use crate::rules::view::PlotView;
use crate::words::deck_name;

impl Board<'_> {
    /// A panel for what is under way; where that is nothing in particular, what comes next.
    pub(super) fn now(&self) -> SharedMarkup {
        let view = self.view;
        let plot = view.plot.as_ref().map(|plot| (plot, view.emperor, &view.order));
        let shows = ("now", plot, view.resolving, &view.queue, view.stage);
        self.once(
            shows,
            |_| false,
            || {
                let now = match (&view.plot, view.resolving) {
                    (Some(plot), _) => self.plot(plot),
                    (None, Some(spot)) => self.resolution(spot),
                    (None, None) => self.coming(),
                };
                part("board-now", now)
            },
        )
    }

    /// What the turn leads to, in the place of a plot.
    fn coming(&self) -> Markup {
        let words = match self.view.stage {
            Stage::Placement => phrase!("board-coming-sequentia"),
            Stage::Over => return html! {},
            _ => phrase!("board-coming-card"),
        };
        html! { section .now .coming data-term="sequentia" { (self.say(words)) } }
    }

    /// Who gets or suffers the effect of the card being resolved.
    fn resolution(&self, spot: Spot) -> Markup {
        let title =
            phrase!("board-being-resolved", deck = deck_name(spot.deck), position = spot.position);
        html! {
            section class={ "now " (deck_class(spot.deck)) } {
                h3 data-term="resolving" { (emblem(deck_emblem(spot.deck))) (self.say(title)) }
                @if !self.view.queue.is_empty() {
                    p .queue {
                        span { (self.say(phrase!("board-effect-for"))) }
                        @for &seat in &self.view.queue { (self.person(seat)) }
                    }
                }
            }
        }
    }

    fn plot(&self, plot: &PlotView) -> Markup {
        html! {
            section .now .plot {
                h3 data-term="plot" {
                    (emblem(Emblem::Snake))
                    (self.say(phrase!("board-plot")))
                    @if let Some(augustus) = self.augustus(self.view.emperor) {
                        span .against { (emblem(Emblem::Dagger)) (augustus.name) }
                    }
                }
                @match plot.leader {
                    None => p { (self.say(phrase!("board-no-leader"))) },
                    Some(leader) => {
                        ul {
                            @for &seat in &self.view.order { (self.plotter(plot, leader, seat)) }
                        }
                        (self.meter(plot))
                    }
                }
            }
        }
    }

    /// What a seat has shown, and where it stands.
    fn plotter(&self, plot: &PlotView, leader: Seat, seat: Seat) -> Markup {
        let shown = plot.symbols.get(seat.index()).copied().unwrap_or(0);
        let stabs = plot.stabs.get(seat.index()).copied().unwrap_or(0);
        let (class, standing) = if seat == leader {
            ("leads", Some(phrase!("table-leads")))
        } else if plot.passed.contains(&seat) {
            ("passed", Some(phrase!("table-passed")))
        } else if plot.conspirators.contains(&seat) {
            ("joins", Some(phrase!("table-joins")))
        } else {
            ("", None)
        };
        html! {
            li class=(classes(&["plotter", seat_class(seat), class])) {
                (self.person(seat))
                @if let Some(standing) = standing {
                    small data-term=(class) { (self.say(standing)) }
                }
                @if shown > 0 {
                    @let name = self.say(phrase!("table-shown", count = shown));
                    (picture("symbols coniura", "symbols-shown", &name, html! {
                        b { (shown) } (emblems(Emblem::Snake, shown))
                    }))
                }
                @if stabs > 0 {
                    @let name = self.say(phrase!("table-stabs", count = stabs));
                    (picture("symbols pugio", "stabs", &name, html! {
                        b { (stabs) } (emblems(Emblem::Dagger, stabs))
                    }))
                }
            }
        }
    }

    /// The daggers against him, and how many it takes.
    fn meter(&self, plot: &PlotView) -> Markup {
        let life = self.augustus(self.view.emperor).map_or(0, |augustus| augustus.life);
        let needed = life.saturating_add(plot.defence);
        let stabs: u8 = plot.stabs.iter().sum();
        html! {
            p .meter {
                (self.stat(
                    Emblem::Dagger,
                    "stabs",
                    &format!("{stabs}/{needed}"),
                    phrase!("table-meter", stabs = stabs, needed = needed),
                ))
                @if plot.defence > 0 {
                    (self.stat(
                        Emblem::Shield,
                        "defence",
                        &format!("+{}", plot.defence),
                        phrase!("table-defence", count = plot.defence),
                    ))
                }
                progress max=(needed) value=(stabs.min(needed)) aria-hidden="true" {}
            }
        }
    }
}
