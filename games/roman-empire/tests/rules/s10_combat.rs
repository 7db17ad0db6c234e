//! Section 10: combat.

use ludi_roman_empire::scenario::Position;
use ludi_roman_empire::view::FortView;
use ludi_roman_empire::{Action, Ask, Clash, Event, Throw, Token, Way};

use crate::common::{
    armies, assert_asks, attack, card, count, done_until, fort, four, legions, named, play,
    refusal, to,
};

#[test]
fn s10_the_battle_for_gallia_throw_by_throw() {
    // Caligula leads faction 0; then the Suebi of faction 1 come.
    let mut position = four(2)
        .people_of(2, "Galli", "Lugdunensis", 2)
        .legions(0, "Aquitania", 3)
        .people_of(1, "Suebi", "Belgica", 1)
        .points(0, 1, 0)
        .hidden(0, Token::Emperor, 2)
        .token(1, Token::Emperor, 1)
        .token(1, Token::Barbarian, 3)
        .order();
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province("Aquitania"));
    play(&mut position, &[lift, lift]);
    let over_the_border = attack(&position, "Lugdunensis", Way::Clear);
    position.load(&[5, 4, 4]);
    play(&mut position, &[over_the_border]);
    assert_eq!(armies(&position, "Lugdunensis").1, 1);
    // A tie, then a six of the Galli.
    assert_asks(&position, Ask::GoOn, &[0]);
    position.load(&[3, 1, 3, 5, 3, 6]);
    play(&mut position, &[Action::Fight]);
    assert_eq!(
        count(&position, |event| matches!(event, Event::Thrown { result: Throw::Tie, .. })),
        1
    );
    assert_eq!(armies(&position, "Lugdunensis").1, 1);
    // The second legion wins.
    position.load(&[6, 2, 5]);
    let fort_there = Action::Fort(position.province("Lugdunensis"));
    play(&mut position, &[over_the_border, fort_there]);
    assert_eq!(armies(&position, "Lugdunensis"), (Some(legions(0)), 1));
    assert_eq!(fort(&position, "Lugdunensis"), Some(FortView::Fort));
    let suebi = four(2)
        .legions(0, "Lugdunensis", 1)
        .fort("Lugdunensis")
        .legions(0, "Aquitania", 1)
        .people_of(1, "Suebi", "Belgica", 1)
        .barbarian_phase(1, 3);
    the_suebi_attack(suebi);
}

fn the_suebi_attack(mut position: Position) {
    done_until(&mut position, Ask::Place);
    let through_the_wood = attack(&position, "Lugdunensis", Way::Difficult);
    position.load(&[4, 3, 4, 2]);
    play(&mut position, &[through_the_wood]);
    assert_eq!(count(&position, |event| matches!(event, Event::Thrown { defender: 5, .. })), 1);
    // The next army: the legion may retreat, and stays.
    play(&mut position, &[through_the_wood]);
    assert_asks(&position, Ask::Retreat, &[0]);
    position.load(&[4, 1, 3, 2, 6, 2, 4, 1]);
    play(&mut position, &[Action::Done]);
    assert_eq!(position.dice.drawn(), 8);
    // The legion is gone, the fort stands alone: fight it or give up.
    assert_eq!(armies(&position, "Lugdunensis"), (Some(legions(0)), 0));
    assert_asks(&position, Ask::GoOn, &[1]);
    position.load(&[6, 5, 3, 2]);
    play(&mut position, &[Action::Fight]);
    assert_eq!(fort(&position, "Lugdunensis"), None);
    let suebi = named(&position, "Suebi");
    assert_eq!(armies(&position, "Lugdunensis"), (Some(suebi), 1));
    // Others may follow it there.
    let more = to(&position, "Lugdunensis");
    play(&mut position, &[more]);
    assert_eq!(armies(&position, "Lugdunensis"), (Some(suebi), 2));
}

/// Legions of faction 0 in Cisalpina attack Roma, which faction 1 holds with two and
/// perhaps a fort, over a clear border.
fn roma(fortified: Option<FortView>) -> Position {
    let scenario =
        four(2).legions(0, "Cisalpina", 3).legions(1, "Roma", 2).legions(1, "Sicilia", 2);
    let scenario = match fortified {
        None => scenario,
        Some(FortView::Fort) => scenario.fort("Roma"),
        Some(FortView::Fortress) => scenario.fortress("Roma"),
    };
    let mut position = scenario.roman_phase(0, 2);
    let lift = Action::Lift(position.province("Cisalpina"));
    play(&mut position, &[lift, lift]);
    position
}

#[test]
fn s10_an_attacker_may_break_off_between_rounds_and_goes_back_to_its_own() {
    let mut position = roma(None);
    let clear = attack(&position, "Roma", Way::Clear);
    position.load(&[6, 6, 1]);
    play(&mut position, &[clear, Action::BreakOff]);
    assert_eq!(armies(&position, "Cisalpina"), (Some(legions(0)), 2));
    assert_eq!(armies(&position, "Roma"), (Some(legions(1)), 1));
    assert_asks(&position, Ask::Place, &[0]);
}

#[test]
fn s10_an_army_that_came_by_sea_may_go_to_any_own_coast() {
    let mut position = four(2)
        .legions(0, "Narbonensis", 2)
        .legions(0, "Syria", 1)
        .legions(0, "Raetia", 1)
        .legions(1, "Sicilia", 2)
        .roman_phase(0, 2);
    let lift = Action::Lift(position.province("Narbonensis"));
    let landing = attack(&position, "Sicilia", Way::Sea);
    position.load(&[6, 6, 1, 1]);
    play(&mut position, &[lift, landing, Action::BreakOff]);
    assert_asks(&position, Ask::Withdraw, &[0]);
    let (syria, raetia) = (to(&position, "Syria"), to(&position, "Raetia"));
    assert_eq!(refusal(&mut position, raetia), ("10", "why-not-friendly"));
    play(&mut position, &[syria]);
    assert_eq!(armies(&position, "Syria"), (Some(legions(0)), 2));
}

#[test]
fn s10_an_army_that_breaks_off_and_has_nowhere_to_go_is_lost() {
    // From their start, which others hold, the Parthi have nobody beside the battle.
    let mut position = four(2)
        .people_of(0, "Parthi", "Roma", 1)
        .legions(1, "Parthia", 1)
        .legions(1, "Armenia", 2)
        .barbarian_phase(0, 5);
    done_until(&mut position, Ask::Place);
    let armenia = attack(&position, "Armenia", Way::Difficult);
    position.load(&[6, 6, 1, 1]);
    play(&mut position, &[armenia, Action::BreakOff]);
    assert_eq!(count(&position, |event| matches!(event, Event::BrokeOff { to: None, .. })), 1);
    assert_eq!(position.all().phase.map(|phase| phase.hand), Some(3));
}

#[test]
fn s10_1_legions_may_retreat_before_every_round_but_the_first_and_by_part() {
    let mut position = roma(Some(FortView::Fort));
    let clear = attack(&position, "Roma", Way::Clear);
    position.load(&[1, 1, 6]);
    play(&mut position, &[clear]);
    // The first round is over; the next army comes.
    play(&mut position, &[clear]);
    assert_asks(&position, Ask::Retreat, &[1]);
    let (sicilia, cisalpina) = (to(&position, "Sicilia"), to(&position, "Cisalpina"));
    assert_eq!(refusal(&mut position, cisalpina), ("10.1", "why-not-friendly"));
    assert_eq!(position.legal(), [sicilia, Action::Done]);
    play(&mut position, &[sicilia]);
    // Sicilia is full now: the other one has to stay.
    assert_eq!(armies(&position, "Sicilia"), (Some(legions(1)), 3));
    assert_ne!(position.ask(), Ask::Retreat);
}

#[test]
fn s10_1_legions_retreat_to_empty_provinces_and_own_lone_forts_but_not_to_others() {
    let mut position = four(2)
        .legions(0, "Cisalpina", 3)
        .legions(1, "Raetia", 1)
        .lone_fort(1, "Pannonia")
        .lone_fort(2, "Marcomannia")
        .legions(2, "Dalmatia", 1)
        .roman_phase(0, 2);
    let lift = Action::Lift(position.province("Cisalpina"));
    let raetia = attack(&position, "Raetia", Way::Difficult);
    position.load(&[1, 1, 6, 6]);
    play(&mut position, &[lift, lift, raetia, raetia]);
    let places =
        ["Germania Superior", "Germania Magna", "Pannonia"].map(|name| to(&position, name));
    assert_eq!(position.legal(), [&places[..], &[Action::Done]].concat());
    // All have left: the province is conquered without a throw.
    let thrown = count(&position, |event| matches!(event, Event::Thrown { .. }));
    play(&mut position, &places[2..]);
    assert_eq!(armies(&position, "Raetia"), (Some(legions(0)), 1));
    assert_eq!(count(&position, |event| matches!(event, Event::Thrown { .. })), thrown);
    assert_eq!(count(&position, |event| matches!(event, Event::Conquered { .. })), 1);
}

#[test]
fn s10_1_barbarians_do_not_retreat() {
    let mut position = four(2)
        .legions(0, "Cisalpina", 2)
        .people_of(1, "Galli", "Roma", 2)
        .people_of(1, "Galli", "Sicilia", 1)
        .roman_phase(0, 2);
    let lift = Action::Lift(position.province("Cisalpina"));
    let clear = attack(&position, "Roma", Way::Clear);
    position.load(&[6, 6, 1, 6, 6, 1]);
    play(&mut position, &[lift, clear, Action::Fight]);
    assert_eq!(armies(&position, "Roma"), (Some(legions(0)), 1));
}

/// How both throw when faction 0 attacks Galli next door this way, with this card.
fn clash(from: &str, target: &str, way: Way, number: Option<u8>) -> Clash {
    let hand: Vec<u8> = number.into_iter().collect();
    let mut position = four(2)
        .legions(0, from, 2)
        .people_of(1, "Galli", target, 2)
        .hand(0, &hand)
        .roman_phase(0, 2);
    if let Some(number) = number {
        play(&mut position, &[card(number)]);
    }
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province(from));
    let battle = attack(&position, target, way);
    position.load(&[6, 6, 1, 1]);
    play(&mut position, &[lift, battle]);
    position.all().battle.expect("a battle").clash
}

#[test]
fn s10_2_a_difficult_border_gives_the_defender_a_die() {
    assert_eq!(clash("Roma", "Cisalpina", Way::Clear, None).defence_dice, 1);
    assert_eq!(clash("Raetia", "Cisalpina", Way::Difficult, None).defence_dice, 2);
    // Scouts know a path, over mountains only.
    assert_eq!(clash("Raetia", "Cisalpina", Way::Difficult, Some(40)).defence_dice, 1);
    assert_eq!(clash("Roma", "Sicilia", Way::Strait, Some(40)).defence_dice, 2);
    assert_eq!(clash("Roma", "Sicilia", Way::Sea, Some(40)).defence_dice, 2);
}

#[test]
fn s10_2_the_attacker_chooses_the_border() {
    let mut position = four(2)
        .legions(0, "Roma", 2)
        .legions(0, "Raetia", 1)
        .people_of(1, "Galli", "Cisalpina", 1)
        .roman_phase(0, 2);
    let lift = Action::Lift(position.province("Roma"));
    play(&mut position, &[lift]);
    for way in [Way::Clear, Way::Difficult, Way::Sea] {
        assert!(position.legal().contains(&attack(&position, "Cisalpina", way)), "{way:?}");
    }
    let strait = attack(&position, "Cisalpina", Way::Strait);
    assert_eq!(refusal(&mut position, strait), ("10.2", "why-no-such-way"));
}

#[test]
fn s10_3_a_strait_is_a_border_that_helps_the_defender() {
    let strait = clash("Roma", "Sicilia", Way::Strait, None);
    assert_eq!((strait.defence_dice, strait.defence_bonus), (2, 0));
    let landing = clash("Roma", "Sicilia", Way::Sea, None);
    assert_eq!((landing.defence_dice, landing.defence_bonus), (2, 1));
    let fleet = clash("Roma", "Sicilia", Way::Sea, Some(41));
    assert_eq!((fleet.defence_dice, fleet.defence_bonus), (1, 0));
}

#[test]
fn s10_4_a_fort_adds_one_and_a_fortress_wins_ties() {
    let look = |fortified| {
        let mut position = roma(fortified);
        let clear = attack(&position, "Roma", Way::Clear);
        position.load(&[6, 6, 1]);
        play(&mut position, &[clear]);
        let clash = position.all().battle.expect("a battle").clash;
        (clash.defence_bonus, clash.defender_wins_ties)
    };
    assert_eq!(look(None), (0, false));
    assert_eq!(look(Some(FortView::Fort)), (1, false));
    assert_eq!(look(Some(FortView::Fortress)), (1, true));
    // A four and the fortress against a five: the defender wins.
    let mut position = roma(Some(FortView::Fortress));
    let clear = attack(&position, "Roma", Way::Clear);
    position.load(&[5, 1, 4]);
    play(&mut position, &[clear]);
    assert_eq!((position.dice.drawn(), armies(&position, "Roma").1), (3, 2));
}

#[test]
fn s10_4_discipline_and_fortress_cancel_out_and_engines_ignore_walls() {
    let both = Clash {
        attack_dice: 2,
        attack_bonus: 0,
        defence_dice: 1,
        defence_bonus: 1,
        attacker_wins_ties: true,
        defender_wins_ties: true,
    };
    assert_eq!(both.result(&[5, 1], &[4]), (5, 5, Throw::Tie));
    assert_eq!(Clash { defender_wins_ties: false, ..both }.result(&[5], &[4]).2, Throw::Attacker);
    let mut position = four(2)
        .legions(0, "Cisalpina", 2)
        .legions(1, "Roma", 2)
        .fortress("Roma")
        .hand(0, &[39])
        .roman_phase(0, 2);
    play(&mut position, &[card(39)]);
    let (lift, clear) =
        (Action::Lift(position.province("Cisalpina")), attack(&position, "Roma", Way::Clear));
    position.load(&[5, 1, 4]);
    play(&mut position, &[lift, clear]);
    assert_eq!(armies(&position, "Roma").1, 1);
}

#[test]
fn s10_4_romans_capture_or_raze_a_lone_fort_without_a_fight() {
    let table = || four(2).legions(0, "Cisalpina", 2).lone_fort(1, "Roma").roman_phase(0, 2);
    for (choice, left) in [(Action::Capture, Some(FortView::Fort)), (Action::Raze, None)] {
        let mut position = table();
        let (lift, roma) = (Action::Lift(position.province("Cisalpina")), to(&position, "Roma"));
        play(&mut position, &[lift, roma]);
        assert_asks(&position, Ask::Fort, &[0]);
        play(&mut position, &[choice]);
        assert_eq!(
            (armies(&position, "Roma"), fort(&position, "Roma")),
            ((Some(legions(0)), 1), left)
        );
        assert_eq!(count(&position, |event| matches!(event, Event::Thrown { .. })), 0);
    }
}

#[test]
fn s10_4_others_must_beat_a_lone_fort_like_an_army() {
    let mut position = four(2)
        .people_of(0, "Suebi", "Germania Magna", 3)
        .lone_fort(1, "Saxonia")
        .barbarian_phase(0, 3);
    done_until(&mut position, Ask::Place);
    let saxonia = attack(&position, "Saxonia", Way::Clear);
    // A three and the fort beat a three; then a five wins.
    position.load(&[3, 1, 3]);
    play(&mut position, &[saxonia]);
    assert_eq!(fort(&position, "Saxonia"), Some(FortView::Fort));
    position.load(&[5, 1, 3]);
    play(&mut position, &[saxonia]);
    assert_eq!(fort(&position, "Saxonia"), None);
    assert_eq!(armies(&position, "Saxonia"), (Some(named(&position, "Suebi")), 1));
}

#[test]
fn s10_5_armies_of_ones_own_give_way_without_dice_and_without_loot() {
    let mut position = four(5)
        .people_of(0, "Goti", "Scythia", 1)
        .realm_of(0, "Daci", "Dacia", 2)
        .fort("Dacia")
        .city("Dacia")
        .barbarian_phase(0, 3);
    done_until(&mut position, Ask::Place);
    let dacia = to(&position, "Dacia");
    play(&mut position, &[dacia]);
    assert_asks(&position, Ask::Place, &[0]);
    assert_eq!(armies(&position, "Dacia"), (Some(named(&position, "Goti")), 1));
    assert_eq!(fort(&position, "Dacia"), None);
    assert_eq!(count(&position, |event| matches!(event, Event::AutomaticVictory { .. })), 1);
    assert_eq!(position.points(0), (0, 0));
}

#[test]
fn s10_5_legions_may_keep_the_fort_of_their_own_kingdom() {
    let mut position = four(2)
        .legions(0, "Thracia", 2)
        .realm_of(0, "Daci", "Dacia", 1)
        .fort("Dacia")
        .city("Dacia")
        .roman_phase(0, 2);
    let (lift, dacia) = (Action::Lift(position.province("Thracia")), to(&position, "Dacia"));
    play(&mut position, &[lift, dacia, Action::Capture]);
    assert_eq!(armies(&position, "Dacia"), (Some(legions(0)), 1));
    assert_eq!(fort(&position, "Dacia"), Some(FortView::Fort));
    assert_ne!(position.ask(), Ask::Loot);
}
