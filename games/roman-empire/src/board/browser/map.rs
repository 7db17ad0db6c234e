//! The map: nine dioceses, borders, and provinces to click.

use arrayvec::ArrayVec;
use ludi_board::{Drawing, MapWords, class_if, classes, part};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::atlas::{ATLAS, place_class};
use super::signs::diocese_class;
use crate::rules::action::{Action, Way};
use crate::rules::province::{PROVINCES, Province};
use crate::rules::state::Ask;
use crate::words::{diocese_name, province_name, side_within};

impl Board<'_> {
    pub(super) fn map(&self) -> Markup {
        let words = MapWords {
            map: phrase!("table-map"),
            nearer: phrase!("table-nearer"),
            farther: phrase!("table-farther"),
            whole: phrase!("table-whole"),
        };
        let sheet = html! {
            (self.once("lands", |_| false, || self.lands()))
            @let marks = self.marks();
            (self.once(("outlines", &marks), |_| false, || part("board-outlines", outlines(&marks))))
            (part("board-provinces", html! {
                @for province in Province::all() {
                    @let here = &self.view.provinces[province.index()];
                    @let shows = ("province", province, here.side, here.armies, self.view.ask);
                    @let holds = |action| province_of(action) == Some(province);
                    (self.once(shows, holds, || self.province(province)))
                }
            }))
            (self.pieces_once())
            (part("board-odds", self.odds()))
        };
        self.map_window(words, &sheet)
    }

    /// The sea and the dioceses, which never change.
    fn lands(&self) -> Markup {
        ATLAS.chart(&html! {
            use href="#map-sea" {}
            use .closed href="#map-closed-sea" {}
            g .coast clip-path="url(#map-sheet)" {
                g .hatching { use href="#map-outside" {} use href="#map-provinces" {} }
                use .outside href="#map-outside" {}
                @for (province, place) in Province::all().zip(&ATLAS.places) {
                    @let diocese = diocese_class(province.diocese());
                    use class={ "land " (diocese) } href={ "#map-province-" (place.id) } {}
                    use class={ "weave " (diocese) } href={ "#map-province-" (place.id) } {}
                }
                use href="#map-barriers" {}
                @for layer in ["foot", "slope", "peak"] {
                    use class={ "difficult " (layer) } href="#map-difficult" {}
                }
                use .limes href="#map-limes" {}
            }
        })
    }

    /// What is happening to each province.
    fn marks(&self) -> ArrayVec<&'static str, PROVINCES> {
        Province::all().map(|province| self.mark(province)).collect()
    }

    /// What is happening to a province.
    fn mark(&self, province: Province) -> &'static str {
        let battle = self.view.battle.as_ref().is_some_and(|battle| battle.province == province);
        let arrival = self.view.arrival.is_some_and(|arrival| arrival.province == province);
        if battle || arrival {
            "target"
        } else if self.view.struck.contains(&province) {
            "struck"
        } else {
            match self.chosen(province) {
                Some(Action::Attack(..)) => "lit attacked",
                Some(_) => "lit",
                None => "",
            }
        }
    }

    /// What a click on a province does, if anything is to be done with it: of several the first
    /// in the order of actions.
    fn chosen(&self, province: Province) -> Option<Action> {
        let actions = self.scene.choices.iter().map(|choice| choice.action);
        actions.filter(|&action| province_of(action) == Some(province)).min()
    }

    /// The same with what it is asked about if it does nothing.
    fn action_of(&self, province: Province) -> Action {
        self.chosen(province).unwrap_or(match self.view.ask {
            Ask::Build => Action::Fort(province),
            Ask::Lift => Action::Lift(province),
            _ => Action::Province(province),
        })
    }

    /// The attack that a click on a province begins.
    pub(super) fn attack_on(&self, province: Province) -> Option<Way> {
        match self.chosen(province) {
            Some(Action::Attack(_, way)) => Some(way),
            _ => None,
        }
    }

    /// What else may be done with provinces than what a click on them does.
    pub(super) fn other_actions(&self) -> Vec<(Action, Province)> {
        let choices = self.scene.choices.iter().map(|choice| choice.action);
        let of_provinces = choices.filter_map(|action| Some((action, province_of(action)?)));
        of_provinces.filter(|&(action, province)| self.action_of(province) != action).collect()
    }

    fn province(&self, province: Province) -> Markup {
        let number = province.number();
        let diocese = diocese_name(self.game, province.diocese());
        let name = province_name(self.game, province);
        let here = &self.view.provinces[province.index()];
        let said = self.say(match here.side {
            Some(side) => phrase!(
                "table-province",
                province = name,
                diocese = diocese,
                side = side_within(self.game, side),
                armies = here.armies
            ),
            None => phrase!("table-province-empty", province = name, diocese = diocese),
        });
        let class = classes(&[
            "province",
            &place_class(province),
            class_if(self.attack_on(province).is_some(), "attacked"),
        ]);
        self.thing(
            self.action_of(province),
            &format!("province-{number}"),
            &class,
            "province",
            &said,
            html! { i {} },
        )
    }
}

/// What stands out on the land, under the names.
fn outlines(marks: &[&str]) -> Markup {
    ATLAS.chart(&html! {
        g .coast clip-path="url(#map-sheet)" {
            @for (mark, place) in marks.iter().zip(&ATLAS.places) {
                @if !mark.is_empty() {
                    use class={ "outline " (mark) } href={ "#map-province-" (place.id) } {}
                }
            }
        }
        @for part in ["captions", "bridges", "names", "frame"] { use href={ "#map-" (part) } {} }
    })
}

/// The province that an action is about.
fn province_of(action: Action) -> Option<Province> {
    Some(match action {
        Action::Province(at)
        | Action::Attack(at, _)
        | Action::Lift(at)
        | Action::Bribe(at)
        | Action::Fort(at)
        | Action::Fortress(at)
        | Action::Rebuild(at) => at,
        _ => return None,
    })
}
