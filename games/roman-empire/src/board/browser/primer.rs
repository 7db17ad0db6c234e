//! How to play, on one screen, with pieces of a table laid out for it.

use ludi_board::{Drawing, Primer, emblem, picture};
use ludi_engine::{Phrase, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::{Emblem, army_class};
use crate::rules::action::{Camp, Way};
use crate::rules::cards::Card;
use crate::rules::event::Grade;
use crate::rules::province::Diocese;
use crate::rules::side::{Faction, People, Side};
use crate::rules::standing::Part;
use crate::rules::state::Token;
use crate::rules::view::{CityView, FortView};
use crate::words::{side_name, way_name};

impl Board<'_> {
    /// How to play.
    pub(in crate::board) fn primer(&self) -> Primer {
        Primer {
            aim: vec![
                self.point(self.both_camps(), phrase!("primer-aim-camps")),
                self.point(self.shares(), phrase!("primer-aim-dioceses")),
            ],
            turn: vec![
                self.point(self.tokens(), phrase!("primer-turn-tokens")),
                self.point(self.event(27), phrase!("primer-turn-events")),
                self.point(self.buildings(), phrase!("primer-turn-build")),
                self.point(self.armies(), phrase!("primer-turn-place")),
                self.point(self.throw(), phrase!("primer-turn-battle")),
                self.point(self.scored(), phrase!("primer-turn-score")),
            ],
            end: vec![self.point(self.turns(), phrase!("primer-end-turns"))],
            watch: vec![
                self.point(
                    self.sign(Emblem::City(Some(CityView::Looted)), "ruin", phrase!("term-ruin")),
                    phrase!("primer-watch-loot"),
                ),
                self.point(self.ways(), phrase!("primer-watch-ways")),
                self.point(
                    self.sign(Emblem::Rebels, "rebels", phrase!("term-rebels")),
                    phrase!("primer-watch-rebels"),
                ),
            ],
        }
    }

    fn sign(&self, sign: Emblem, term: &str, name: Phrase) -> Markup {
        picture("sign", term, &self.say(name), emblem(sign))
    }

    fn both_camps(&self) -> Markup {
        html! {
            (self.sign(Emblem::Camp(Camp::Roman), "roman", phrase!("term-roman")))
            (self.sign(Emblem::Camp(Camp::Barbarian), "barbarian", phrase!("term-barbarian")))
        }
    }

    fn shares(&self) -> Markup {
        let share = |provinces: u8, grade: Grade| {
            let points = 2 * u16::from(grade.factor());
            self.share(&Part { diocese: Diocese::from_index(3), provinces, grade, points })
        };
        html! {
            (share(1, Grade::Presence)) (share(3, Grade::Dominance)) (share(5, Grade::Control))
        }
    }

    fn tokens(&self) -> Markup {
        html! {
            (self.sign(Emblem::Token(Token::Barbarian), "horde", phrase!("term-horde")))
            (self.sign(Emblem::Token(Token::Emperor), "emperor", phrase!("term-emperor")))
        }
    }

    fn event(&self, number: u8) -> Markup {
        html! { @if let Some(card) = Card::new(number) { (self.open_card(card)) } }
    }

    fn buildings(&self) -> Markup {
        html! {
            (self.sign(Emblem::Fort(FortView::Fort), "fort", phrase!("term-fort")))
            (self.sign(Emblem::City(Some(CityView::Intact)), "city", phrase!("term-city")))
        }
    }

    fn armies(&self) -> Markup {
        let army = |side: Side, armies: u8| {
            let class = format!("army {}", self.side_class(side));
            let name = self.say(side_name(self.game, side));
            picture(&class, army_class(side), &name, html! { (self.token_of(side)) b { (armies) } })
        };
        html! {
            (army(Side::Faction(Faction::new(0)), 3))
            (army(Side::People(People(0)), 2))
        }
    }

    fn throw(&self) -> Markup {
        let dice = |dice: &[u8]| {
            html! {
                @for &die in dice {
                    (picture("die", "dice", &self.say(phrase!("table-die", die = die)), emblem(Emblem::Die(die))))
                }
            }
        };
        html! {
            (dice(&[5, 2]))
            (self.sign(Emblem::Swords, "battle", phrase!("term-battle")))
            (dice(&[4]))
        }
    }

    fn scored(&self) -> Markup {
        self.stat(Emblem::Points, "forecast", "+9", phrase!("table-forecast", points = 9))
    }

    fn ways(&self) -> Markup {
        html! {
            @for way in [Way::Difficult, Way::Strait, Way::Sea] {
                (self.sign(Emblem::Way(way), super::signs::way_term(way), way_name(way)))
            }
        }
    }
}
