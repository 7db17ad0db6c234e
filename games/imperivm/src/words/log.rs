//! The log in words: a line for each event, and the rule behind it.

use ludi_engine::{Phrase, Prompt, Rule, Seat, phrase};

use super::{
    amount_of, card_name, card_names, loyalty_name, names, province_name, province_names, purse,
    seat_name, suit_form, track_form,
};
use crate::Imperivm;
use crate::rules::action::Resource;
use crate::rules::cards::Cards;
use crate::rules::event::Event;
use crate::rules::province::Province;
use crate::rules::state::{Purse, Track};

/// The line of the log for an event, and the rule it comes from.
pub(crate) fn describe(game: &Imperivm, event: &Event) -> Prompt {
    let (rule, text) = setting(game, event)
        .or_else(|| throne(game, event))
        .or_else(|| war(game, event))
        .or_else(|| purses(event))
        .unwrap_or_else(|| trouble(event));
    Prompt { rule: Rule(rule), text }
}

type Line = (&'static str, Phrase);

/// The beginning, the turns, the armies, the prison.
fn setting(game: &Imperivm, event: &Event) -> Option<Line> {
    let name = |province: Province| province_name(game, province);
    Some(match *event {
        Event::Dealt { seat, count, cards: None } => {
            ("2", phrase!("log-dealt", seat = seat, count = count))
        }
        Event::Dealt { seat, cards: Some(cards), .. } => {
            ("2", phrase!("log-dealt-own", seat = seat, cards = card_names(cards)))
        }
        Event::FirstBuyer { seat } => ("2", phrase!("log-first-buyer", seat = seat)),
        Event::ProvincesDealt => ("2", phrase!("log-provinces-dealt")),
        Event::Bought { seat, province, with } => {
            let price = amount_of(with, 1);
            ("2", phrase!("log-bought", seat = seat, province = name(province), price = price))
        }
        Event::FirstEmperor { seat, with } => {
            ("2", phrase!("log-first-emperor", seat = seat, price = amount_of(with, 1)))
        }
        Event::ImperialPurse { seat, purse: extra } => {
            ("2", phrase!("log-imperial-purse", seat = seat, purse = purse(extra)))
        }
        Event::ArmyPlaced { seat, province } => {
            ("2", phrase!("log-army-placed", seat = seat, province = name(province)))
        }
        Event::ArmyReturned { seat, province } => {
            ("3.6", phrase!("log-army-returned", seat = seat, province = name(province)))
        }
        Event::ArmyRetreated { seat, province } => {
            ("3.2", phrase!("log-army-retreated", seat = seat, province = name(province)))
        }
        Event::ArmyIsGuest { seat, section } => {
            (section, phrase!("log-army-is-guest", seat = seat))
        }
        Event::TurnBegins { seat } => ("3", phrase!("log-turn-begins", seat = seat)),
        Event::DominionBegins { seat, dominion } => {
            ("3", phrase!("log-dominion-begins", seat = seat, dominion = dominion))
        }
        Event::FamilyPawn { seat, pawns } => {
            ("3.5", phrase!("log-family-pawn", seat = seat, pawns = pawns))
        }
        Event::ClergyInterceded { seat, cards } => {
            ("3.6a", phrase!("log-clergy", seat = seat, cards = card_names(cards)))
        }
        Event::Repented { seat, loyalty } => {
            let loyalty = loyalty_name(loyalty.into());
            ("3.6a", phrase!("log-repented", seat = seat, loyalty = loyalty))
        }
        Event::StayedInPrison { seat, emperor, cards: None } => {
            ("3.6a", phrase!("log-stayed", seat = seat, emperor = emperor))
        }
        Event::StayedInPrison { seat, emperor, cards: Some(cards) } => (
            "3.6a",
            phrase!("log-stayed-own", seat = seat, emperor = emperor, cards = card_names(cards)),
        ),
        Event::Freed { seat } => ("3.6", phrase!("log-freed", seat = seat)),
        Event::Jailed { seat } => ("3.6", phrase!("log-jailed", seat = seat)),
        Event::NobodyJailed { seat } => ("3.6", phrase!("log-nobody-jailed", seat = seat)),
        Event::Sworn { seat, card: None } => ("3.5", phrase!("log-sworn", seat = seat)),
        Event::Sworn { seat, card: Some(card) } => {
            ("3.5", phrase!("log-sworn-own", seat = seat, card = card_name(card)))
        }
        Event::OathsTaken { seats } if seats.is_empty() => ("3.5", phrase!("log-no-oaths")),
        Event::OathsTaken { seats } => ("3.5", phrase!("log-oaths-taken", who = names(seats))),
        _ => return None,
    })
}

/// The succession and the plot.
fn throne(game: &Imperivm, event: &Event) -> Option<Line> {
    Some(match *event {
        Event::Proposed { seat, card } => {
            ("3.1", phrase!("log-proposed", seat = seat, card = card_name(card)))
        }
        Event::Voted { seat, cards: None } => ("3.1", phrase!("log-voted", seat = seat)),
        Event::Voted { seat, cards: Some(cards) } => {
            ("3.1", phrase!("log-voted-own", seat = seat, cards = card_names(cards)))
        }
        Event::VoteShown { ref counts, cards } => {
            let counts: Vec<Phrase> = counts
                .iter()
                .map(|&(seat, count)| phrase!("log-count", seat = seat, count = count))
                .collect();
            ("3.1", phrase!("log-vote-shown", counts = counts, cards = card_names(cards)))
        }
        Event::NoSuccession { empire, others } => {
            ("3.1", phrase!("log-no-succession", empire = empire, others = others))
        }
        Event::PeacefulSuccession { loyal, traitor } => {
            ("3.1", phrase!("log-peaceful", loyal = loyal, traitor = traitor))
        }
        Event::PlotBegins { loyal, traitor } => {
            ("3.1", phrase!("log-plot-begins", loyal = loyal, traitor = traitor))
        }
        Event::NobodyFollows { seat } => match game.edition.emperor_chooses_successor() {
            true => ("3.1a", phrase!("log-nobody-follows", seat = seat)),
            false => ("3.1a", phrase!("log-most-loyal", seat = seat)),
        },
        Event::Offered { seat, section, purse: None } => {
            (section, phrase!("log-offered", seat = seat))
        }
        Event::Offered { seat, section, purse: Some(Purse { coins: 0, power: 0 }) } => {
            (section, phrase!("log-offered-nothing", seat = seat))
        }
        Event::Offered { seat, section, purse: Some(offer) } => {
            (section, phrase!("log-offered-own", seat = seat, purse = purse(offer)))
        }
        Event::PlotShown { ref offers } => {
            let offers: Vec<Phrase> = offers
                .iter()
                .map(|&(seat, offer)| phrase!("log-offer", seat = seat, purse = purse(offer)))
                .collect();
            ("3.1b", phrase!("log-plot-shown", offers = offers))
        }
        Event::Acceded { seat, old } => ("3.1", phrase!("log-acceded", seat = seat, old = old)),
        Event::HandGiven { seat, to, cards: Some(cards), .. } if !cards.is_empty() => {
            ("3.1b", phrase!("log-hand-given-own", seat = seat, to = to, cards = card_names(cards)))
        }
        Event::HandGiven { seat, to, count, .. } => {
            ("3.1b", phrase!("log-hand-given", seat = seat, to = to, count = count))
        }
        Event::PurseGiven { seat, to, purse: given } if given.is_empty() => {
            ("3.1a", phrase!("log-nothing-given", seat = seat, to = to))
        }
        Event::PurseGiven { seat, to, purse: given } => {
            ("3.1a", phrase!("log-purse-given", seat = seat, to = to, purse = purse(given)))
        }
        _ => return None,
    })
}

/// Conquests and battles.
fn war(game: &Imperivm, event: &Event) -> Option<Line> {
    let name = |province: Province| province_name(game, province);
    Some(match *event {
        Event::CardLaid { seat, track, card: None } => {
            (laid_by(track), phrase!("log-laid", seat = seat, track = track_form(track)))
        }
        Event::CardLaid { seat, track, card: Some(card) } => {
            let (form, card) = (track_form(track), card_name(card));
            (laid_by(track), phrase!("log-laid-own", seat = seat, track = form, card = card))
        }
        Event::LeaveAsked { seat, target, ref path, owners } => (
            "3.2",
            phrase!(
                "log-leave-asked",
                seat = seat,
                target = name(target),
                path = province_names(game, path.iter().copied()),
                who = names(owners)
            ),
        ),
        Event::LeaveGiven { seat, target } => {
            ("3.2", phrase!("log-leave-given", seat = seat, target = name(target)))
        }
        Event::CalledOff { seat, target } => {
            ("3.2", phrase!("log-called-off", seat = seat, target = name(target)))
        }
        Event::LeaveRefused { seat, target } => {
            ("3.2", phrase!("log-leave-refused", seat = seat, target = name(target)))
        }
        Event::Attacked { seat, defender, target, card, crossed } => (
            "3.2",
            phrase!(
                "log-attacked",
                seat = seat,
                defender = defender,
                target = name(target),
                card = card_name(card),
                crossed = crossed
            ),
        ),
        Event::Reinforced { seat, cards: Some(cards), .. } if !cards.is_empty() => {
            ("3.2", phrase!("log-reinforced-own", seat = seat, cards = card_names(cards)))
        }
        Event::Reinforced { seat, count, .. } => {
            ("3.2", phrase!("log-reinforced", seat = seat, count = count))
        }
        Event::Fought { attacker, defender, attack, defence, totals } if defence.is_empty() => (
            "3.2",
            phrase!(
                "log-fought-undefended",
                attacker = attacker,
                defender = defender,
                attack = card_names(attack),
                attack_total = totals[0],
                defence_total = totals[1]
            ),
        ),
        Event::Fought { attacker, defender, attack, defence, totals } => (
            "3.2",
            phrase!(
                "log-fought",
                attacker = attacker,
                defender = defender,
                attack = card_names(attack),
                defence = card_names(defence),
                attack_total = totals[0],
                defence_total = totals[1]
            ),
        ),
        Event::Conquered { seat, from, target } => {
            ("3.2", phrase!("log-conquered", seat = seat, from = from, target = name(target)))
        }
        Event::Repelled { seat, by, target } => {
            ("3.2", phrase!("log-repelled", seat = seat, by = by, target = name(target)))
        }
        Event::LoyaltyMoved { seat, from, to } => (
            "3.2",
            phrase!(
                "log-loyalty-moved",
                seat = seat,
                from = loyalty_name(from.into()),
                to = loyalty_name(to.into())
            ),
        ),
        Event::BorderWorn { by, border } => {
            ("3.2", phrase!("log-border-worn", by = by, border = border))
        }
        Event::BorderMended { seat, cards, border } => {
            let cards = card_names(cards);
            ("3.2", phrase!("log-border-mended", seat = seat, cards = cards, border = border))
        }
        Event::RomeTaken { seat, old } => {
            ("3.2a", phrase!("log-rome-taken", seat = seat, old = old))
        }
        _ => return None,
    })
}

/// Tribute, donations, cards drawn.
fn purses(event: &Event) -> Option<Line> {
    Some(match *event {
        Event::Taxed { seat, purse: taken, morale } => {
            ("3.3", phrase!("log-taxed", seat = seat, purse = purse(taken), morale = morale))
        }
        Event::Preached { seat, cards, morale } => {
            let cards = card_names(cards);
            ("3.3", phrase!("log-preached", seat = seat, cards = cards, morale = morale))
        }
        Event::Donated { seat, purse: given, draws } => {
            ("3.4", phrase!("log-donated", seat = seat, purse = purse(given), draws = draws))
        }
        Event::RomeDefended { seat, own, public, draws } => (
            "3.2a",
            phrase!(
                "log-rome-defended",
                seat = seat,
                own = purse(own),
                public = purse(public),
                draws = draws
            ),
        ),
        Event::Reshuffled { cards } => ("2", phrase!("log-reshuffled", count = cards)),
        Event::Drawn { seat, cards: Some(cards), .. } if !cards.is_empty() => {
            ("3.4", phrase!("log-drawn-own", seat = seat, cards = card_names(cards)))
        }
        Event::Drawn { seat, count, .. } => {
            ("3.4", phrase!("log-drawn", seat = seat, count = count))
        }
        Event::Kept { seat, count, kept, discarded } => {
            ("3.4", kept_cards(seat, count, kept, discarded))
        }
        _ => return None,
    })
}

/// What was kept and discarded of the cards drawn; which cards were kept only the
/// drawer hears.
fn kept_cards(seat: Seat, count: u8, kept: Option<Cards>, discarded: Cards) -> Phrase {
    let rest = card_names(discarded);
    match kept {
        _ if count == 0 && discarded.is_empty() => phrase!("log-kept-nothing", seat = seat),
        _ if count == 0 => phrase!("log-kept-none", seat = seat, discarded = rest),
        None if discarded.is_empty() => phrase!("log-kept-all", seat = seat, count = count),
        None => phrase!("log-kept", seat = seat, count = count, discarded = rest),
        Some(kept) if discarded.is_empty() => {
            phrase!("log-kept-all-own", seat = seat, kept = card_names(kept))
        }
        Some(kept) => {
            phrase!("log-kept-own", seat = seat, kept = card_names(kept), discarded = rest)
        }
    }
}

/// Uprising, barbarians, the end.
fn trouble(event: &Event) -> Line {
    match *event {
        Event::TrackShown { track, cards, level } => (
            "3.7",
            phrase!(
                "log-track-shown",
                track = track_form(track),
                cards = card_names(cards),
                level = level
            ),
        ),
        Event::Rolled { roll, morale, border } => {
            ("3.7", phrase!("log-rolled", roll = roll, morale = morale, border = border))
        }
        Event::PeopleRise { roll, morale, needed } => (
            "3.7",
            phrase!(
                "log-people-rise",
                roll = roll,
                morale = morale,
                needed = amount_of(Resource::Coins, needed)
            ),
        ),
        Event::BarbariansCome { roll, border, needed } => (
            "3.7",
            phrase!(
                "log-barbarians-come",
                roll = roll,
                border = border,
                needed = amount_of(Resource::Power, needed)
            ),
        ),
        Event::OffersShown { resource, ref offers, total, needed } => {
            let each = |&(seat, amount): &(Seat, u16)| {
                let offer = amount_of(resource, amount);
                phrase!("log-offer", seat = seat, purse = offer)
            };
            let offers: Vec<Phrase> = offers.iter().map(each).collect();
            ("3.7", phrase!("log-offers-shown", offers = offers, total = total, needed = needed))
        }
        Event::PublicPays { resource, amount } => {
            ("3.7", phrase!("log-public-pays", amount = amount_of(resource, amount)))
        }
        Event::EmperorPays { seat, resource, amount } => {
            ("3.7", phrase!("log-emperor-pays", seat = seat, amount = amount_of(resource, amount)))
        }
        Event::EmperorGivesCards { seat, suit, cards } if cards.is_empty() => {
            ("3.7", phrase!("log-emperor-has-no-cards", seat = seat, suit = suit_form(suit)))
        }
        Event::EmperorGivesCards { seat, suit, cards } => (
            "3.7",
            phrase!(
                "log-emperor-gives-cards",
                seat = seat,
                suit = suit_form(suit),
                cards = card_names(cards)
            ),
        ),
        Event::TroubleEnded { resource: Resource::Coins } => ("3.7", phrase!("log-uprising-ended")),
        Event::TroubleEnded { resource: Resource::Power } => {
            ("3.7", phrase!("log-barbarians-beaten"))
        }
        Event::NoTrouble { roll } => ("3.7", phrase!("log-no-trouble", roll = roll)),
        Event::EmpireFalls { resource, missing } => {
            ("4.1", phrase!("log-empire-falls", missing = amount_of(resource, missing)))
        }
        Event::EmpireProspers => ("4.2", phrase!("log-empire-prospers")),
        Event::OathShown { seat, cards, loyalty } => (
            "4",
            phrase!(
                "log-oath-shown",
                seat = seat_name(seat),
                cards = card_names(cards),
                loyalty = loyalty_name(loyalty)
            ),
        ),
        _ => ("4", phrase!("wait-nothing")),
    }
}

/// The section by which a card is laid face down on a track.
fn laid_by(track: Track) -> &'static str {
    match track {
        Track::Morale => "3.3",
        Track::Border => "3.2",
    }
}
