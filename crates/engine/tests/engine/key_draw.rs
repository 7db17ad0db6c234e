//! The key is drawn by commit and reveal, and a record shows every draw.

use ludi_engine::record::{Header, replay, write};
use ludi_engine::{
    Contribution, Contributor, KeyDraw, KeyDrawError, KeyDrawFault, LeftOut, LeftOutReason, Match,
    Mixture, Opening, Players, RecordError, Rules, Seat, Seed, Setup, Silence,
};

use crate::toy::Toy;

/// Somebody who commits in draw `number` of the house with this seed, and opens.
fn contributor(seed: Seed, number: u32, seat: usize) -> Contributor {
    let (contribution, seat) =
        (Contribution([10 * number as u8 + seat as u8; 32]), Seat::new(seat));
    let commitment = contribution.commitment(&seed.commitment(), number, seat);
    let name = format!("Guest {seat}");
    Contributor { seat, name, commitment, opening: Opening::Opened(contribution) }
}

fn draw(phrase: &str, number: u32) -> KeyDraw {
    let seed = Seed::from_phrase(phrase);
    let contributors = vec![contributor(seed, number, 0), contributor(seed, number, 1)];
    KeyDraw { commitment: seed.commitment(), seed, contributors, left_out: Vec::new() }
}

/// Two draws: in the first, seat 3 did not open; in the second it is left out.
fn draws() -> Vec<KeyDraw> {
    let mut first = draw("first", 1);
    let late = contributor(first.seed, 1, 2);
    first.contributors.push(Contributor { opening: Opening::Late, ..late.clone() });
    let mut second = draw("second", 2);
    let reason = LeftOutReason::NotOpened;
    second.left_out.push(LeftOut { seat: late.seat, name: late.name, reason });
    vec![first, second]
}

fn mixture() -> Mixture {
    let opened = |one: &Contributor| match one.opening {
        Opening::Opened(contribution) => contribution,
        other => panic!("{other:?}"),
    };
    let draws = draws();
    let contributions = draws[1].contributors.iter().map(opened).collect();
    Mixture::drawn(draws[1].seed, contributions, draws).expect("true draws")
}

/// The record of a match of three that is just dealt and begun.
fn record() -> String {
    let setup = Setup::new(&<Toy>::INFO, 3);
    let mut played = Match::<Toy>::start(setup, mixture(), &mut Silence).expect("a table");
    let mut legal = Vec::new();
    while let Some(seat) = played.to_act().first() {
        legal.clear();
        played.legal(seat, &mut legal);
        played.act(seat, legal[0], &mut Silence).expect("legal");
    }
    let names = ["Livia", "Gaius", "Nero"].map(str::to_owned).to_vec();
    write(&played, &Players { names, bots: vec![None; 3] })
}

fn read(text: &str) -> Result<(Header, Match<Toy>), RecordError> {
    replay::<Toy, _>(text, &mut Silence, |_, _| ())
}

/// What is wrong with the record after this change of its first line.
fn error(change: impl FnOnce(&mut Header)) -> RecordError {
    let text = record();
    let (first, rest) = text.split_once('\n').expect("a first line");
    let mut header = serde_json::from_str(first).expect("a header");
    change(&mut header);
    let first = serde_json::to_string(&header).expect("plain data");
    read(&format!("{first}\n{rest}")).expect_err("a false record was read")
}

fn wrong(number: u32, fault: KeyDrawFault) -> RecordError {
    RecordError::KeyDraw(KeyDrawError { number, fault })
}

/// SHA-256 values from Python's `hashlib`.
#[test]
fn commitments_and_transcripts_are_sha256_of_text() {
    let seed = Seed::new(std::array::from_fn(|i| i as u8));
    let contribution = Contribution([1; 32]);
    let contributor = |seat| Contributor {
        seat: Seat::new(seat),
        name: "Livia".to_owned(),
        commitment: contribution.commitment(&seed.commitment(), 2, Seat::new(seat)),
        opening: Opening::Left,
    };
    let contributors = vec![contributor(0), contributor(3)];
    assert_eq!(
        contributors[0].commitment.to_string(),
        "3d7bc916bfc1fb82be98246a5715d0c23b0f137a3e5202d3182009f79577b2f2"
    );
    let commitment = seed.commitment();
    let draw = KeyDraw { commitment, seed, contributors, left_out: Vec::new() };
    assert_eq!(draw.digest(2), "e1f76204f7582a0e9854c47561ff8bf0992b1b10e993f14116b7bb14df7ed505");
}

#[test]
fn a_commitment_holds_for_one_house_one_draw_and_one_seat() {
    let contribution = Contribution([7; 32]);
    let houses = ["one", "two"].map(|phrase| Seed::from_phrase(phrase).commitment());
    let all: Vec<String> = houses
        .iter()
        .flat_map(|house| [(house, 1, 0), (house, 2, 0), (house, 1, 1)])
        .map(|(house, number, seat)| contribution.commitment(house, number, Seat::new(seat)))
        .map(|commitment| commitment.to_string())
        .collect();
    for (n, commitment) in all.iter().enumerate() {
        assert!(!all[..n].contains(commitment), "{n}");
    }
}

#[test]
fn a_record_holds_every_draw() {
    let text = record();
    let (header, again) = read(&text).unwrap();
    assert_eq!((header.ludi, &*header.draws), (2, &*draws()));
    assert_eq!(again.dice_keys().first(), &mixture());
    let kept = serde_json::to_string(again.dice_keys()).unwrap();
    assert_eq!(serde_json::from_str::<ludi_engine::DiceKeys>(&kept).unwrap(), *again.dice_keys());
}

#[test]
fn a_draw_of_nobody_is_the_seed_of_the_house() {
    let seed = Seed::from_phrase("alone");
    let commitment = seed.commitment();
    let draw = KeyDraw { commitment, seed, contributors: Vec::new(), left_out: Vec::new() };
    let mixture = Mixture::drawn(seed, Vec::new(), vec![draw]).unwrap();
    assert_eq!(*ludi_engine::DiceKeys::from(mixture).key(0), seed);
}

#[test]
fn each_tampering_with_the_draws_is_named() {
    let seat = Seat::new(1);
    let opened = |byte| Opening::Opened(Contribution([byte; 32]));
    let cases: [(RecordError, RecordError, &str); 10] = [
        (
            error(|header| header.draws[0].seed = Seed::from_phrase("chosen")),
            wrong(1, KeyDrawFault::Seed),
            "the seed is not the one that the house had committed to",
        ),
        (
            error(|header| header.draws[1].contributors.swap(0, 1)),
            wrong(2, KeyDrawFault::Order),
            "not in the order of their seats",
        ),
        (
            error(|header| header.draws[1].contributors[1].opening = opened(99)),
            wrong(2, KeyDrawFault::Opening { seat }),
            "what seat 2 opened is not what it had committed to",
        ),
        (
            error(|header| {
                let [first, second] = &mut header.draws[1].contributors[..] else { panic!("two") };
                std::mem::swap(&mut first.opening, &mut second.opening);
            }),
            wrong(2, KeyDrawFault::Opening { seat: Seat::new(0) }),
            "what seat 1 opened",
        ),
        (
            error(|header| header.draws[1].contributors[1].opening = Opening::Left),
            wrong(2, KeyDrawFault::Unopened { seat }),
            "it decided the dice, but seat 2 had not opened",
        ),
        // A draw that everybody had opened was given up because the house liked it
        // not.
        (
            error(|header| _ = header.draws[0].contributors.pop()),
            wrong(1, KeyDrawFault::GivenUp),
            "given up, although nobody had failed to open",
        ),
        // A draw that was given up is kept quiet: the next is not the first.
        (
            error(|header| _ = header.draws.remove(0)),
            wrong(1, KeyDrawFault::Opening { seat: Seat::new(0) }),
            "draw 1 of the key is wrong",
        ),
        (
            error(|header| {
                header.draws[1].seed = header.draws[0].seed;
                header.draws[1].commitment = header.draws[0].commitment;
                header.draws[1].contributors.clear();
            }),
            wrong(2, KeyDrawFault::SeedAgain),
            "used in an earlier draw",
        ),
        (
            error(|header| header.contributions.swap(0, 1)),
            wrong(2, KeyDrawFault::Key),
            "are not those of this draw",
        ),
        (
            error(|header| header.draws[1].left_out[0].seat = seat),
            wrong(2, KeyDrawFault::Both { seat }),
            "seat 2 is listed both as a contributor and as left out",
        ),
    ];
    for (found, wanted, sentence) in cases {
        assert_eq!(found, wanted);
        assert!(found.to_string().contains(sentence), "{found}");
    }
}

/// Whoever takes a contributor out of the last draw altogether has other dice.
#[test]
fn a_contributor_who_is_taken_out_is_missed() {
    let error = error(|header| {
        header.draws[1].contributors.pop();
        header.contributions.pop();
    });
    assert!(matches!(error, RecordError::Row { .. }), "{error}");
}

#[test]
fn a_draw_names_only_seats_that_are_there() {
    let error = error(|header| header.draws[1].left_out[0].seat = Seat::new(5));
    assert!(matches!(error, RecordError::Header(_)), "{error}");
}

/// Records from before there were draws are read as they were.
#[test]
fn a_record_without_draws_is_of_the_older_format() {
    let older = error(|header| {
        header.draws.clear();
        header.ludi = 1;
    });
    assert_eq!(older, RecordError::Checksum, "all of it holds but for the checksum");
}
