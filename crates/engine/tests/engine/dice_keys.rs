//! The dice of a match come from the seed of the house, all contributions in
//! their order, and after a fork from new ones.

use ludi_engine::record::{Fault, Header, replay, write};
use ludi_engine::{
    Contribution, DiceKeys, Match, Mixture, Players, RecordError, Rules, Seat, Seed, Setup,
    Silence, Step,
};

use crate::toy::{Action, State, Toy};

fn contributions() -> Vec<Contribution> {
    (1..=3).map(|n| Contribution([n; 32])).collect()
}

fn mixture(phrase: &str) -> Mixture {
    Mixture::new(Seed::from_phrase(phrase), contributions())
}

/// A whole match: two bids, then always the first legal action.
fn play(dice_keys: impl Into<DiceKeys>) -> Match<Toy> {
    let setup = Setup::new(&<Toy>::INFO, 2);
    let mut played = Match::<Toy>::start(setup, dice_keys, &mut Silence).expect("a table");
    played.act(Seat::new(0), Action::Bid(2), &mut Silence).expect("a bid");
    played.act(Seat::new(1), Action::Bid(1), &mut Silence).expect("a bid");
    go_on(&mut played);
    played
}

fn go_on(played: &mut Match<Toy>) {
    let mut legal = Vec::new();
    while let Some(seat) = played.to_act().first() {
        legal.clear();
        played.legal(seat, &mut legal);
        played.act(seat, legal[0], &mut Silence).expect("legal");
    }
}

/// The match up to this row, then with other dice.
fn fork(played: &Match<Toy>, after: u64, mixture: Mixture) -> Match<Toy> {
    let dice_keys = played.dice_keys().forked(after, mixture);
    let mut fork =
        Match::<Toy>::start(played.setup().clone(), dice_keys, &mut Silence).expect("a table");
    for row in &played.rows()[..after as usize] {
        let Step::Act(action) = row.step else { panic!("nothing was taken back") };
        fork.act(row.seat, action, &mut Silence).expect("the same row");
        assert_eq!(fork.rows().last(), Some(row));
    }
    fork
}

fn record(played: &Match<Toy>) -> String {
    let names = vec!["Livia".to_owned(), "Gaius".to_owned()];
    write(played, &Players { names, bots: vec![None, None] })
}

fn read(text: &str) -> Result<Match<Toy>, RecordError> {
    replay::<Toy, _>(text, &mut Silence, |_, _| ()).map(|(_, played)| played)
}

/// The record with another first line.
fn with_header(text: &str, change: impl FnOnce(&mut Header)) -> String {
    let (first, rest) = text.split_once('\n').expect("a first line");
    let mut header = serde_json::from_str(first).expect("a header");
    change(&mut header);
    format!("{}\n{rest}", serde_json::to_string(&header).expect("plain data"))
}

/// The state after the deal at a table of three, whose nine lots in hand are one
/// of thousands.
fn deal(contributions: &[Contribution]) -> State<0> {
    let mixture = Mixture::new(Seed::from_phrase("deal"), contributions.to_vec());
    *Match::<Toy>::start(Setup::new(&<Toy>::INFO, 3), mixture, &mut Silence)
        .expect("a table")
        .state()
}

#[test]
fn one_bit_of_any_contribution_changes_the_dice() {
    let honest = Seed::from_phrase("bits").mixed_with(&contributions());
    for bit in 0..3 * 256 {
        let mut changed = contributions();
        changed[bit / 256].0[bit / 8 % 32] ^= 1 << (bit % 8);
        let key = Seed::from_phrase("bits").mixed_with(&changed);
        assert_ne!(key, honest, "bit {bit}");
        let words = |key: &Seed| -> Vec<u32> {
            let mut dice = key.stream(0);
            (0..4).map(|_| dice.below(u32::MAX)).collect()
        };
        assert_ne!(words(&key), words(&honest), "bit {bit}");
    }
}

#[test]
fn contributions_their_order_and_their_number_change_the_deal() {
    let [one, two, three] = contributions()[..] else { panic!("three contributions") };
    let mut flipped = one;
    flipped.0[31] ^= 0x80;
    let mixed: [&[Contribution]; 8] = [
        &[],
        &[one],
        &[flipped],
        &[one, two],
        &[two, one],
        &[one, one],
        &[one, two, three],
        &[three, two, one],
    ];
    let deals = mixed.map(deal);
    for (n, state) in deals.iter().enumerate() {
        assert!(!deals[..n].contains(state), "{:?} deals as something before it", mixed[n]);
    }
}

#[test]
fn without_contributions_the_key_is_the_seed() {
    let seed = Seed::from_phrase("alone");
    let dice_keys = DiceKeys::from(seed);
    assert_eq!(*dice_keys.key(0), seed);
    assert_eq!(dice_keys, Mixture::new(seed, Vec::new()).into());
    let text = record(&play(seed));
    assert!(!text.contains("contributions") && !text.contains("forks"), "{text}");
}

#[test]
fn bots_draw_from_the_key_too() {
    let draw = |dice_keys: &DiceKeys, row| dice_keys.bot_dice(row, Seat::new(1)).below(u32::MAX);
    let alone = DiceKeys::from(Seed::from_phrase("bots"));
    let mixed = DiceKeys::from(mixture("bots"));
    let forked = mixed.forked(5, mixture("fork"));
    assert_ne!(draw(&alone, 3), draw(&mixed, 3));
    assert_eq!(draw(&mixed, 4), draw(&forked, 4));
    assert_ne!(draw(&mixed, 5), draw(&forked, 5), "the row after the fork has new dice");
}

#[test]
fn a_record_holds_the_contributions() {
    let played = play(mixture("7"));
    let text = record(&played);
    let again = read(&text).unwrap();
    assert_eq!(again.dice_keys(), played.dice_keys());
    assert_eq!((again.rows(), again.state()), (played.rows(), played.state()));
    assert_eq!(record(&again), text);
}

#[test]
fn a_record_with_other_contributions_is_false() {
    let text = record(&play(mixture("7")));
    let removed = with_header(&text, |header| _ = header.contributions.remove(1));
    let altered = with_header(&text, |header| header.contributions[2].0[0] ^= 1);
    let turned = with_header(&text, |header| header.contributions.swap(0, 1));
    for text in [removed, altered, turned] {
        let error = read(&text).expect_err("a false record was read");
        assert_eq!(error, RecordError::Row { row: 1, fault: Fault::Hash });
        assert!(error.to_string().starts_with("row 1 is wrong: it leads to another state"));
    }
}

#[test]
fn a_fork_goes_on_with_new_dice() {
    let played = play(mixture("7"));
    let after = played.rows().len() as u64 / 2;
    let mut forked = fork(&played, after, mixture("fork"));
    assert_eq!(*forked.dice_keys().key(after), *played.dice_keys().key(after));
    assert_ne!(*forked.dice_keys().key(after + 1), *played.dice_keys().key(after + 1));
    go_on(&mut forked);
    assert_ne!(forked.rows(), played.rows(), "the dice were known beforehand");
    let text = record(&forked);
    let again = read(&text).unwrap();
    assert_eq!((again.rows(), again.dice_keys()), (forked.rows(), forked.dice_keys()));
    assert_eq!(record(&again), text);
}

#[test]
fn a_fork_of_a_fork_keeps_only_what_it_needs() {
    let dice_keys = DiceKeys::from(mixture("1")).forked(4, mixture("2"));
    let later = dice_keys.forked(9, mixture("3"));
    let rows =
        |dice_keys: &DiceKeys| dice_keys.forks().iter().map(|fork| fork.after).collect::<Vec<_>>();
    assert_eq!(rows(&later), [4, 9]);
    assert_eq!(rows(&later.forked(4, mixture("5"))), [4]);
    assert_eq!(*later.forked(4, mixture("5")).last(), mixture("5"));
    assert_eq!(rows(&later.forked(0, mixture("5"))), [0]);
    let kept = serde_json::to_string(&later).unwrap();
    assert_eq!(serde_json::from_str::<DiceKeys>(&kept).unwrap(), later);
}

#[test]
fn a_false_fork_is_found_out() {
    let played = play(mixture("7"));
    let after = played.rows().len() as u64 / 2;
    let mut forked = fork(&played, after, mixture("fork"));
    go_on(&mut forked);
    let text = record(&forked);
    let seed = Seed::from_phrase("chosen");
    let error = |change: &dyn Fn(&mut Header)| {
        read(&with_header(&text, change)).expect_err("a false record was read")
    };
    assert_eq!(error(&|header| header.forks[0].seed = seed), RecordError::ForkCommitment { after });
    assert!(matches!(error(&|header| header.forks.clear()), RecordError::Row { .. }));
    let other = |header: &mut Header| header.forks[0].contributions.truncate(1);
    assert!(matches!(error(&other), RecordError::Row { .. }));
    let twice = |header: &mut Header| header.forks.push(header.forks[0].clone());
    assert!(matches!(error(&twice), RecordError::Header(_)));
    let rows = forked.rows().len() as u64;
    let beyond = |header: &mut Header| {
        let mut later = header.forks[0].clone();
        later.after = rows + 1;
        header.forks.push(later);
    };
    assert_eq!(error(&beyond), RecordError::ForkRow { after: rows + 1, rows });
}
