//! The log in words: a line for each event, and the rule behind it.

use ludi_engine::{Phrase, Prompt, Rule, phrase};

use super::effect::effect_of;
use super::{
    camp_name, card_name, dice_shown, diocese_name, faction_name, faction_names, grade_name,
    province_name, side_name, side_within, token_name, way_name,
};
use crate::RomanEmpire;
use crate::rules::cards::Card;
use crate::rules::event::{Event, Throw};
use crate::rules::province::Province;
use crate::rules::side::{Faction, Side};
use crate::rules::state::Token;

/// The line of the log for an event, and the rule it comes from.
pub(crate) fn describe(game: &RomanEmpire, event: &Event) -> Prompt {
    let (rule, text) = tokens(game, event)
        .or_else(|| cards(game, event))
        .or_else(|| building(game, event))
        .or_else(|| battle(game, event))
        .unwrap_or_else(|| points(game, event));
    Prompt { rule: Rule(rule), text }
}

type Line = (&'static str, Phrase);

/// The deal, the choice and the order of play.
fn tokens(game: &RomanEmpire, event: &Event) -> Option<Line> {
    let of = |faction: Faction| faction_name(game, faction);
    Some(match event {
        &Event::Dealt { faction, cards: None } => {
            ("2", phrase!("log-dealt", faction = of(faction)))
        }
        Event::Dealt { faction, cards: Some(cards) } => {
            let cards: Vec<Phrase> =
                cards.iter().map(|&card: &Card| card_name(game, card)).collect();
            ("2", phrase!("log-dealt-own", faction = of(*faction), cards = cards))
        }
        &Event::OrderThrown { faction, die } => {
            ("5.1", phrase!("log-order-thrown", faction = of(faction), die = die))
        }
        Event::TurnBegins { turn, order } => {
            let order = faction_names(game, order.iter().copied());
            ("5.1", phrase!("log-turn-begins", turn = *turn, order = order))
        }
        &Event::TokenDrawn { faction, kind, turn, token } => match (kind, token) {
            (kind, Some(token)) => {
                let token = token_name(game, kind, turn, token);
                ("5.4", phrase!("log-token-drawn-own", faction = of(faction), token = token))
            }
            (Token::Barbarian, None) => {
                ("5.4", phrase!("log-barbarian-drawn", faction = of(faction)))
            }
            (Token::Emperor, None) => ("5.4", phrase!("log-emperor-drawn", faction = of(faction))),
        },
        &Event::TokenKept { faction, kind: Token::Barbarian } => {
            ("5.4", phrase!("log-barbarian-kept", faction = of(faction)))
        }
        &Event::TokenKept { faction, kind: Token::Emperor } => {
            ("5.4", phrase!("log-emperor-kept", faction = of(faction)))
        }
        &Event::TokenPassed { from, to, kind, turn, token } => match (kind, token) {
            (kind, Some(token)) => {
                let token = token_name(game, kind, turn, token);
                (
                    "5.4",
                    phrase!("log-token-passed-own", from = of(from), to = of(to), token = token),
                )
            }
            (Token::Barbarian, None) => {
                ("5.4", phrase!("log-barbarian-passed", from = of(from), to = of(to)))
            }
            (Token::Emperor, None) => {
                ("5.4", phrase!("log-emperor-passed", from = of(from), to = of(to)))
            }
        },
        &Event::BarbariansCome { faction, turn, token } => {
            let token = token_name(game, Token::Barbarian, turn, token);
            ("6", phrase!("log-barbarians-come", faction = of(faction), token = token))
        }
        &Event::PeopleTakenOver { faction, from, people } => {
            let people = side_name(game, Side::People(people));
            let (faction, from) = (of(faction), of(from));
            ("6", phrase!("log-taken-over", people = people, faction = faction, from = from))
        }
        &Event::EmperorComes { faction, turn, token } => {
            let token = token_name(game, Token::Emperor, turn, token);
            ("6", phrase!("log-emperor-comes", faction = of(faction), token = token))
        }
        &Event::EmperorDamned { faction } => {
            ("7", phrase!("log-emperor-damned", faction = of(faction)))
        }
        &Event::FactionDead { faction } => {
            ("13", phrase!("log-faction-dead", faction = of(faction)))
        }
        &Event::NoPhase { faction } => ("13", phrase!("log-no-phase", faction = of(faction))),
        _ => return None,
    })
}

/// Event cards and what they do.
fn cards(game: &RomanEmpire, event: &Event) -> Option<Line> {
    let of = |faction: Faction| faction_name(game, faction);
    let at = |province: Province| province_name(game, province);
    let side_of = |side: Side| side_name(game, side);
    Some(match *event {
        Event::CardPlayed { faction, card } => {
            let (name, effect) = (card_name(game, card), effect_of(game, card));
            ("7", phrase!("log-card", faction = of(faction), card = name, effect = effect))
        }
        Event::RealmAppears { faction, realm, province } => {
            let side = side_of(Side::Realm(realm));
            let line =
                phrase!("log-realm", faction = of(faction), side = side, province = at(province));
            ("7.2", line)
        }
        Event::Displaced { side, from, to: Some(to) } => {
            ("7.2", phrase!("log-displaced", side = side_of(side), from = at(from), to = at(to)))
        }
        Event::Displaced { side, from, to: None } => {
            ("7.2", phrase!("log-displaced-lost", side = side_of(side), from = at(from)))
        }
        Event::RebelsGone { province, count } => {
            ("7.2", phrase!("log-rebels-gone", province = at(province), count = count))
        }
        Event::FortGone { province } => ("7.2", phrase!("log-fort-gone", province = at(province))),
        Event::Arrived { side, province } => {
            let rule = match side {
                Side::Realm(_) => "7.2",
                Side::Faction(_) => "9.3",
                _ => "9.2",
            };
            (rule, phrase!("log-arrived", side = side_of(side), province = at(province)))
        }
        Event::CityFounded { province } => {
            ("9.3", phrase!("log-city-founded", province = at(province)))
        }
        Event::FortFounded { province } => {
            ("7.2", phrase!("log-fort-founded", province = at(province)))
        }
        Event::RebelsRise { side, province, count } => {
            let line = phrase!(
                "log-rebels-rise",
                side = side_of(side),
                province = at(province),
                count = count
            );
            ("11", line)
        }
        Event::RebelsBeaten { province } => {
            ("11", phrase!("log-rebels-beaten", province = at(province)))
        }
        Event::Treason { side, from, province } => {
            let (side, from) = (side_within(game, side), side_within(game, from));
            ("7", phrase!("log-treason", side = side, from = from, province = at(province)))
        }
        Event::ArmiesDie { side, province, count } => {
            let line = phrase!(
                "log-armies-die",
                side = side_of(side),
                province = at(province),
                count = count
            );
            ("7.3", line)
        }
        Event::CityRuined { province } => {
            ("7", phrase!("log-city-ruined", province = at(province)))
        }
        Event::Famine { faction, camp, points } => {
            let (faction, camp) = (of(faction), camp_name(camp));
            ("7", phrase!("log-famine", faction = faction, camp = camp, points = points))
        }
        Event::Spared { faction } => ("17", phrase!("log-spared", faction = of(faction))),
        Event::Damned { faction } => ("7", phrase!("log-damned", faction = of(faction))),
        Event::Tribute { faction, points } => {
            ("7", phrase!("log-tribute", faction = of(faction), points = points))
        }
        Event::Levied { faction, count } => {
            ("7", phrase!("log-levied", faction = of(faction), count = count))
        }
        _ => return None,
    })
}

/// Building, lifting and placing.
fn building(game: &RomanEmpire, event: &Event) -> Option<Line> {
    let of = |faction: Faction| faction_name(game, faction);
    let at = |province: Province| province_name(game, province);
    let side_of = |side: Side| side_name(game, side);
    Some(match *event {
        Event::Recruited { faction, price } => {
            ("8.2.1", phrase!("log-recruited", faction = of(faction), price = price))
        }
        Event::Bribed { faction, province, count, price } => {
            let line = phrase!(
                "log-bribed",
                faction = of(faction),
                province = at(province),
                count = count,
                price = price
            );
            ("8.2.2", line)
        }
        Event::FortBuilt { faction, province, price } => {
            let (faction, province) = (of(faction), at(province));
            ("8.2.3", phrase!("log-fort", faction = faction, province = province, price = price))
        }
        Event::FortressBuilt { faction, province } => {
            ("8.2.3", phrase!("log-fortress", faction = of(faction), province = at(province)))
        }
        Event::Rebuilt { faction, province } => {
            ("8.2.4", phrase!("log-rebuilt", faction = of(faction), province = at(province)))
        }
        Event::ExtraLegions { faction, count } => {
            ("5.3", phrase!("log-extra-legions", faction = of(faction), count = count))
        }
        Event::NewArmies { people, count } => {
            let side = side_of(Side::People(people));
            ("8.1", phrase!("log-new-armies", side = side, count = count))
        }
        Event::Lifted { side, province } => {
            let rule = if side.is_roman() { "8.2.1" } else { "9.2.1" };
            (rule, phrase!("log-lifted", side = side_of(side), province = at(province)))
        }
        Event::Placed { side, province } => {
            ("9", phrase!("log-placed", side = side_of(side), province = at(province)))
        }
        Event::NotPlaced { side, count } => {
            ("9", phrase!("log-not-placed", side = side_of(side), count = count))
        }
        Event::CityBuilt { faction, province } => {
            ("9.3.3", phrase!("log-city-built", faction = of(faction), province = at(province)))
        }
        _ => return None,
    })
}

/// Battles and what comes of them.
fn battle(game: &RomanEmpire, event: &Event) -> Option<Line> {
    let of = |faction: Faction| faction_name(game, faction);
    let at = |province: Province| province_name(game, province);
    let side_of = |side: Side| side_name(game, side);
    Some(match event {
        &Event::Attacked { side, province, way, defender } => {
            let line = phrase!(
                "log-attacked",
                side = side_of(side),
                province = at(province),
                way = way_name(way),
                defender = side_within(game, defender)
            );
            ("10", line)
        }
        &Event::AutomaticVictory { side, province, loser } => {
            let (side, loser) = (side_of(side), side_within(game, loser));
            ("10.5", phrase!("log-automatic", side = side, loser = loser, province = at(province)))
        }
        Event::Thrown { attack, defence, attacker, defender, result } => {
            let (attack, defence) = (dice_shown(attack), dice_shown(defence));
            let result = match result {
                Throw::Attacker => phrase!("throw-attacker"),
                Throw::Defender => phrase!("throw-defender"),
                Throw::Tie => phrase!("throw-tie"),
            };
            let line = phrase!(
                "log-thrown",
                attack = attack,
                attacker = *attacker,
                defence = defence,
                defender = *defender,
                result = result
            );
            ("10", line)
        }
        &Event::Rerolled { faction } => ("17", phrase!("log-rerolled", faction = of(faction))),
        &Event::EmperorKilled { faction } => {
            ("5.3", phrase!("log-emperor-killed", faction = of(faction)))
        }
        &Event::ArmyLost { side, province, back: false } => {
            ("10", phrase!("log-army-lost", side = side_of(side), province = at(province)))
        }
        &Event::ArmyLost { side, province, back: true } => {
            ("7", phrase!("log-army-back", side = side_of(side), province = at(province)))
        }
        &Event::FortBeaten { province } => {
            ("10.4", phrase!("log-fort-beaten", province = at(province)))
        }
        &Event::Retreated { side, from, to } => {
            ("10.1", phrase!("log-retreated", side = side_of(side), from = at(from), to = at(to)))
        }
        &Event::BrokeOff { side, from, to: Some(to) } => {
            ("10", phrase!("log-broke-off", side = side_of(side), from = at(from), to = at(to)))
        }
        &Event::BrokeOff { side, from, to: None } => {
            ("10", phrase!("log-broke-off-lost", side = side_of(side), from = at(from)))
        }
        &Event::FortCaptured { side, province } => {
            ("10.4", phrase!("log-fort-captured", side = side_of(side), province = at(province)))
        }
        &Event::FortRazed { side, province } => {
            ("10.4", phrase!("log-fort-razed", side = side_of(side), province = at(province)))
        }
        &Event::Conquered { side, province, from } => {
            let (side, from) = (side_of(side), side_within(game, from));
            ("12", phrase!("log-conquered", side = side, province = at(province), from = from))
        }
        Event::Looted { faction, camp, province, dice, points } => {
            let line = phrase!(
                "log-looted",
                faction = of(*faction),
                camp = camp_name(*camp),
                province = at(*province),
                dice = dice_shown(dice),
                points = *points
            );
            ("12", line)
        }
        &Event::Offered { faction, to, points } => {
            let (faction, to) = (of(faction), of(to));
            ("16", phrase!("log-offered", faction = faction, to = to, points = points))
        }
        &Event::OfferTaken { faction, to, points } => {
            let (faction, to) = (of(faction), of(to));
            ("16", phrase!("log-offer-taken", faction = faction, to = to, points = points))
        }
        &Event::OfferRefused { faction, to } => {
            ("16", phrase!("log-offer-refused", faction = of(faction), to = of(to)))
        }
        &Event::PaidOff { faction, to, points } => {
            let (faction, to) = (of(faction), of(to));
            ("7", phrase!("log-paid-off", faction = faction, to = to, points = points))
        }
        _ => return None,
    })
}

/// Points.
fn points(game: &RomanEmpire, event: &Event) -> Line {
    let of = |faction: Faction| faction_name(game, faction);
    match event {
        &Event::DioceseScored { faction, camp, diocese, grade, points } => {
            let grade = grade_name(grade);
            let line = phrase!(
                "log-diocese",
                faction = of(faction),
                camp = camp_name(camp),
                diocese = diocese_name(game, diocese),
                grade = grade,
                points = points
            );
            ("15.3", line)
        }
        &Event::Scored { faction, camp, cities, dioceses, bonus } => {
            let line = phrase!(
                "log-scored",
                faction = of(faction),
                camp = camp_name(camp),
                cities = cities,
                dioceses = dioceses,
                bonus = bonus,
                total = cities + dioceses + bonus
            );
            (if camp == crate::Camp::Roman { "15.2" } else { "15.1" }, line)
        }
        &Event::Triumph { faction, points } => {
            ("15.2", phrase!("log-triumph", faction = of(faction), points = points))
        }
        &Event::FinalProvinces { faction, points } => {
            ("15.2", phrase!("log-final-provinces", faction = of(faction), points = points))
        }
        Event::FinalKingdom { faction, realm, dice, points } => {
            let line = phrase!(
                "log-final-kingdom",
                faction = of(*faction),
                side = side_name(game, Side::Realm(*realm)),
                dice = dice_shown(dice),
                points = *points
            );
            ("15.2", line)
        }
        _ => ("4", phrase!("log-nothing")),
    }
}
