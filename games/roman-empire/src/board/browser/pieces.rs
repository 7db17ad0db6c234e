//! What stands on the map: cities, forts and armies, and the odds of attacks.

use ludi_board::{Drawing, SharedMarkup, class_if, classes, emblem, part, picture};
use ludi_engine::phrase;
use maud::{Markup, html};

use super::Board;
use super::atlas::place_class;
use super::signs::{Emblem, army_class};
use crate::rules::prospect::percent;
use crate::rules::province::Province;
use crate::rules::side::Side;
use crate::rules::view::{CityView, FortView, ProvinceView, View};
use crate::words::{province_name, side_name};

impl Board<'_> {
    pub(super) fn pieces_once(&self) -> SharedMarkup {
        let View { turn, provinces, peoples, realms, .. } = self.view;
        let shows = ("pieces", turn, provinces, peoples, realms);
        self.once(shows, |_| false, || part("board-pieces", self.pieces()))
    }

    fn pieces(&self) -> Markup {
        html! {
            @for (province, here) in Province::all().zip(&self.view.provinces) {
                (self.city(province, here))
                (self.fort(province, here))
                @let owner = here.side.and_then(|side| self.owner(side));
                @let shows = ("stack", province, here.side, here.armies, owner);
                (self.once(shows, |_| false, || self.stack(province, here)))
            }
        }
    }

    /// How likely each attack that is one click away is to win its first round.
    pub(super) fn odds(&self) -> Markup {
        html! { @for province in Province::all() { (self.odds_on(province)) } }
    }

    /// A city, or a place for one.
    fn city(&self, province: Province, here: &ProvinceView) -> Markup {
        let is_site = self.game.components.map.sites & province.bit() != 0;
        if here.city.is_none() && !is_site {
            return html! {};
        }
        let great = self.game.is_great_in(self.view.turn, province);
        let name = province_name(self.game, province);
        let (term, said) = match here.city {
            None => ("site", phrase!("table-site", province = name)),
            Some(CityView::Intact) => ("city", phrase!("table-city", province = name)),
            Some(CityView::Looted) => ("ruin", phrase!("table-ruin", province = name)),
        };
        let class = classes(&["spot", term, &place_class(province), class_if(great, "great")]);
        picture(&class, term, &self.say(said), emblem(Emblem::City(here.city)))
    }

    fn fort(&self, province: Province, here: &ProvinceView) -> Markup {
        let name = province_name(self.game, province);
        let Some(fort) = here.fort else { return html! {} };
        let (term, said) = match fort {
            FortView::Fort => ("fort", phrase!("table-fort", province = name)),
            FortView::Fortress => ("fortress", phrase!("table-fortress", province = name)),
        };
        let lone = here.side.filter(|_| here.armies == 0);
        let colour = lone.map_or(String::new(), |side| self.side_class(side));
        let class = classes(&["spot", term, &place_class(province), &colour]);
        picture(&class, term, &self.say(said), emblem(Emblem::Fort(fort)))
    }

    /// The armies of a province, with their number.
    fn stack(&self, province: Province, here: &ProvinceView) -> Markup {
        let Some(side) = here.side.filter(|_| here.armies > 0) else { return html! {} };
        let class = classes(&["stack", "army", &self.side_class(side), &place_class(province)]);
        let face = html! { (self.token_of(side)) b { (here.armies) } };
        picture(&class, army_class(side), &self.stack_name(province, side, here.armies), face)
    }

    fn stack_name(&self, province: Province, side: Side, armies: u8) -> String {
        let (at, name) = (province_name(self.game, province), side_name(self.game, side));
        self.say(match self.owner(side).filter(|_| !side.is_roman()) {
            Some(owner) => phrase!(
                "table-stack-of",
                side = name,
                owner = crate::words::faction_name(self.game, owner),
                province = at,
                armies = armies
            ),
            None => phrase!("table-stack", side = name, province = at, armies = armies),
        })
    }

    fn odds_on(&self, province: Province) -> Markup {
        let Some(way) = self.attack_on(province) else { return html! {} };
        let Some(mover) = self.view.mover() else { return html! {} };
        let odds = self.game.prospect(self.view, mover, 1, province, way);
        let (round, battle) = (percent(odds.round), percent(odds.battle));
        let name = self.say(phrase!("preview-attack", round = round, battle = battle));
        let class = format!("odds-on {}", place_class(province));
        picture(&class, "odds", &name, html! { (round) "%" })
    }
}
