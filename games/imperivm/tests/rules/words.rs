//! What players are told where the rules alone would leave them guessing.

use ludi_engine::{Lang, Seat, Viewer, Words};
use ludi_imperivm::cards::Suit;
use ludi_imperivm::province::{Province, provinces};
use ludi_imperivm::scenario::Position;
use ludi_imperivm::{Action, Ask, Event, Imperivm, Purse, Stage};

use crate::SOURCES;
use crate::common::*;

/// At morale 0 the results 1 to 18 of the die bring an uprising: 90 %.
#[test]
fn s3_3_who_taxes_is_told_how_likely_the_people_rise() {
    let taxing = |morale| four(Draft1).levels(morale, 20).at_stage(0, Stage::Tribute);
    let bottom = said(&taxing(0), 0);
    assert!(bottom.contains("cannot lower it any more") && bottom.contains("90 %"), "{bottom}");
    for (morale, percent) in [(1, "85 %"), (10, "40 %"), (17, "5 %"), (18, " 0 %"), (20, " 0 %")] {
        let told = said(&taxing(morale), 0);
        assert!(told.contains(percent) && told.contains("lowers it by one"), "{told}");
    }
    let laying = four(Draft2).levels(0, 20).hand(0, &[militia(1)]).at_stage(0, Stage::Tribute);
    assert_asks(&laying, Ask::MoraleCard, &[0]);
    assert!(said(&laying, 0).contains("90 %"));
}

/// What is said is what happens: of all rolls so many bring trouble.
#[test]
fn s3_7_the_risk_told_is_that_of_the_die() {
    for (morale, percent) in [(0, 90), (7, 55), (18, 0)] {
        let rises = |seed| {
            let scenario = four(Draft1).levels(morale, 20).public(0, 0);
            let position = scenario.at_stage_with(3, Stage::Trouble, seed);
            count(&position, |event| matches!(event, Event::PeopleRise { .. }))
        };
        let rises: usize = (0..4_000).map(rises).sum();
        assert!(rises.abs_diff(40 * percent) < 120, "{rises} of 4000 at {morale}");
    }
}

#[test]
fn s3_4_who_has_no_power_is_warned_that_no_card_is_kept() {
    let told = |power| said(&four(Draft2).purse(0, 5, power).at_stage(0, Stage::Donation), 0);
    assert!(told(0).contains("Without power you keep none"), "{}", told(0));
    assert!(!told(1).contains("Without power"), "{}", told(1));
}

#[test]
fn s3_1_the_vote_says_what_decides_between_peace_and_plot() {
    let mut position = four(Draft2).hand(0, &[empire(1), empire(2)]).at_turn(0);
    play(&mut position, 0, &[Action::Card(empire(1))]);
    let told = said(&position, 0);
    assert!(told.contains("more loyal than traitor Empire makes it peaceful, else it is a plot"));
}

#[test]
fn s3_7_what_is_needed_is_needed_from_all_together() {
    let rising = |seed| four(Draft2).levels(0, 20).at_stage_with(3, Stage::Trouble, seed);
    let position = (0..100).map(rising).find(|position| position.ask() == Ask::UprisingBid);
    let position = position.expect("an uprising");
    let needed = position.all().needed.expect("trouble");
    let told = said(&position, 0);
    assert!(told.contains(&format!("all together must find {needed} coins")), "{told}");
}

/// The sections that sealed offers cite: the plot's, or that of the trouble.
#[test]
fn s3_1b_a_sealed_offer_cites_what_it_is_for() {
    let offered = |event: &Event| matches!(event, Event::Offered { .. });
    let mut plot = four(Draft2).hand(0, &[empire(1), traitor(empire(5))]).at_turn(0);
    let vote = [empire(1), traitor(empire(5))].map(Action::Card);
    play(&mut plot, 0, &vote);
    play(&mut plot, 0, &[Action::Done, Action::Amount(0), Action::Amount(0)]);
    let nothing = "Livia has sealed an offer: nothing.".to_owned();
    assert_eq!(lines(&plot, offered), [("3.1b", nothing)]);
    let rising = |seed| four(Draft2).levels(0, 20).at_stage_with(3, Stage::Trouble, seed);
    let position = (0..100).map(rising).find(|position| position.ask() == Ask::UprisingBid);
    let mut position = position.expect("an uprising");
    play(&mut position, 0, &[Action::Amount(1)]);
    let coin = "Livia has sealed an offer of 1 coin.".to_owned();
    assert_eq!(lines(&position, offered), [("3.7", coin)]);
}

#[test]
fn s3_1a_an_emperor_who_stays_in_the_first_draft_is_the_most_loyal() {
    let follows = |edition, loyalty| {
        let hand = [empire(1), empire(5)];
        let scenario = (0..3).fold(four(edition), |scenario, seat| scenario.loyalty(seat, loyalty));
        let mut position = scenario.loyalty(3, 4).hand(0, &hand).at_turn(0);
        play(&mut position, 0, &hand.map(Action::Card));
        play(&mut position, 0, &[Action::Done]);
        lines(&position, |event| matches!(event, Event::NobodyFollows { .. }))
    };
    let line = |words: &str| vec![("3.1a", words.to_owned())];
    assert_eq!(follows(Draft1, 2), line("Seianus stays emperor: nobody is as loyal."));
    let nobody = line("Seianus stays emperor: nobody else is loyal and free.");
    assert_eq!(follows(Draft2, -2), nobody);
}

#[test]
fn s3_4_cards_kept_and_discarded_are_said_in_whole_sentences() {
    let position: Position = four(Draft2).at_turn(0);
    let kept = |cards: &[_], rest: &[_]| {
        let seat = Seat::new(0);
        let (all, discarded) = (cards.iter().copied().collect(), rest.iter().copied().collect());
        let count = cards.len() as u8;
        [Some(all), None].map(|kept| {
            let event = Event::Kept { seat, count, kept, discarded };
            in_words(Lang::It, &position.game.describe(&event).text)
        })
    };
    let [own, others] = kept(&[militia(1)], &[]);
    assert_eq!(
        (&*own, &*others),
        ("Livia tiene Milizia 1 leale.", "Livia tiene la carta pescata.")
    );
    let [own, others] = kept(&[], &[militia(1)]);
    assert_eq!(own, others);
    assert_eq!(own, "Livia non tiene nessuna carta; scartate: Milizia 1 leale.");
    let [own, others] = kept(&[militia(1)], &[militia(2)]);
    assert_eq!(own, "Livia, carte tenute: Milizia 1 leale; scartate: Milizia 2 leale.");
    assert_eq!(others, "Livia, carte tenute: 1; scartate: Milizia 2 leale.");
    let [own, others] = kept(&[], &[]);
    assert_eq!(
        (&*own, &*others),
        ("Livia non tiene nessuna carta.", "Livia non tiene nessuna carta.")
    );
}

#[test]
fn s2_one_power_is_said_as_one_in_italian() {
    let text = Imperivm::texts(Lang::It);
    assert!(!text.contains("} di potere") && text.contains("[one] 1 segnalino potere"));
}

/// Sentences in which an amount or a list may be empty, in both languages.
#[test]
fn s3_nothing_one_and_many_have_their_own_forms() {
    let position: Position = four(Draft2).at_turn(0);
    let (seat, to) = (Seat::new(0), Seat::new(3));
    let cards = |cards: &[_]| cards.iter().copied().collect();
    let says = |event: Event, it: &str, en: &str| {
        let text = position.game.describe(&event).text;
        assert_eq!((&*in_words(Lang::It, &text), &*in_words(Lang::En, &text)), (it, en));
    };
    for seen in [None, Some(cards(&[]))] {
        says(
            Event::HandGiven { seat, to, count: 0, cards: seen },
            "Livia non ha carte da cedere a Seianus.",
            "Livia has no cards to hand over to Seianus.",
        );
        says(
            Event::Reinforced { seat, count: 0, cards: seen },
            "Livia non aggiunge nulla.",
            "Livia adds nothing.",
        );
        says(
            Event::Drawn { seat, count: 0, cards: seen },
            "Livia non pesca carte.",
            "Livia draws no card.",
        );
    }
    says(
        Event::PurseGiven { seat, to, purse: Purse { coins: 0, power: 0 } },
        "Livia non cede monete né segnalini potere a Seianus.",
        "Livia hands no coins and no power over to Seianus.",
    );
    says(
        Event::PurseGiven { seat, to, purse: Purse { coins: 2, power: 1 } },
        "Livia cede 2 monete e 1 segnalino potere a Seianus.",
        "Livia hands 2 coins and 1 power over to Seianus.",
    );
    says(
        Event::EmperorGivesCards { seat, suit: Suit::Religion, cards: cards(&[]) },
        "Livia non ha carte Religione da dare.",
        "Livia has no Religion cards to give.",
    );
    says(
        Event::EmperorGivesCards { seat, suit: Suit::Militia, cards: cards(&[militia(2)]) },
        "Livia dà tutte le sue carte Milizia: Milizia 2 leale.",
        "Livia gives all Militia cards: loyal Militia 2.",
    );
    says(
        Event::Fought {
            attacker: seat,
            defender: to,
            attack: cards(&[militia(2)]),
            defence: cards(&[]),
            totals: [2, 0],
        },
        "Livia attacca con Milizia 2 leale: 2. Seianus non difende: 0.",
        "Attack of Livia with loyal Militia 2: 2. Seianus does not defend: 0.",
    );
    says(
        Event::RomeDefended {
            seat,
            own: Purse { coins: 0, power: 0 },
            public: Purse { coins: 1, power: 0 },
            draws: 2,
        },
        "Livia difende l’Italia (risorse proprie: nulla; pubbliche: 1 moneta) e pesca 2 carte.",
        "Livia defends Italia (own resources: nothing; public: 1 coin) and draws 2 cards.",
    );
}

#[test]
fn s5_neighbours_are_said_where_one_buys() {
    let mut played = dealt(Draft2, 3, "neighbours");
    play_first_until(&mut played, |_| true);
    let seat = played.to_act().first().expect("a buyer");
    let game = played.game();
    for province in Province::all() {
        let action = Action::Province(province);
        let preview = game.preview(&played.view(Viewer::Seat(seat)), action);
        let said = in_words(Lang::En, &preview.expect("what the map shows"));
        let map = &game.components().map;
        for neighbour in provinces(map.neighbours[province.index()]) {
            assert!(said.contains(map.name(neighbour)), "{said}");
        }
    }
    let view = played.view(Viewer::Spectator);
    assert_eq!(view.stage, Stage::Purchase);
}

/// Each ledger has a line for each province, with all its neighbours.
#[test]
fn s5_the_borders_are_in_the_rules_in_words() {
    let position = four(Draft2).at_turn(0);
    let map = &position.game.components().map;
    for name in ["RULES.md", "RULES.it.md"] {
        let ledger = SOURCES.file(name);
        for province in Province::all() {
            let neighbours: Vec<&str> =
                provinces(map.neighbours[province.index()]).map(|other| map.name(other)).collect();
            let line = format!("| {} | {} |", map.name(province), neighbours.join(", "));
            assert!(ledger.lines().any(|told| told == line), "{name} should say: {line}");
        }
    }
}
