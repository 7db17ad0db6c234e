//! `ludi verify` on a record whose key was drawn by commit and reveal.

use ludi_engine::{
    Contribution, Contributor, KeyDraw, LeftOut, LeftOutReason, Mixture, Opening, Players, Seat,
    Seed, Setup,
};
use ludi_games::find;
use serde_json::Value;

use crate::house::House;

/// A draw of this number with Livia and Gaius, who open.
fn draw(number: u32) -> KeyDraw {
    let seed = Seed::new([number as u8; 32]);
    let contributors = ["Livia", "Gaius"].into_iter().enumerate().map(|(seat, name)| {
        let (seat, contribution) = (Seat::new(seat), Contribution([number as u8; 32]));
        let commitment = contribution.commitment(&seed.commitment(), number, seat);
        let opening = Opening::Opened(contribution);
        Contributor { seat, name: name.to_owned(), commitment, opening }
    });
    let contributors = contributors.collect();
    KeyDraw { commitment: seed.commitment(), seed, contributors, left_out: Vec::new() }
}

/// The record of a match that is just dealt: in the first draw Gaius did not open,
/// in the second everybody did, but for Nero who had no script.
fn record() -> String {
    let (mut first, mut last) = (draw(1), draw(2));
    first.contributors[1].opening = Opening::Late;
    let (name, reason) = ("Nero".to_owned(), LeftOutReason::NoCommitment);
    last.left_out.push(LeftOut { seat: Seat::new(2), name, reason });
    let contributions = vec![Contribution([2; 32]); 2];
    let mixture = Mixture::drawn(last.seed, contributions, vec![first, last]).expect("two draws");
    let names = ["Livia", "Gaius", "Nero"].map(str::to_owned).to_vec();
    let players = Players { names, bots: vec![None; 3] };
    let game = find("caligula").expect("a game");
    let setup = Setup::new(game.info, 3);
    let table = game.open(game.info.rules_version, setup, mixture.into(), players);
    table.expect("a table").record()
}

#[test]
fn verify_tells_who_took_part_in_which_draw() {
    let house = House::new();
    house.write("drawn.jsonl", &record());
    let said = house.ludi("verify drawn.jsonl").well().out;
    for sentence in [
        "draw 1 was abandoned and begun again; contributions not opened: Gaius",
        "draw 2: Livia, Gaius opened what they had committed to",
        "draw 2 left out: Nero",
        "The record is authentic.",
    ] {
        assert!(said.contains(sentence), "{said}");
    }
    let said = house.ludi("verify drawn.jsonl --lang it").well().out;
    assert!(
        said.contains("estrazione 2") && said.contains("La registrazione è autentica."),
        "{said}"
    );
    let report: Value =
        serde_json::from_str(&house.ludi("verify drawn.jsonl --json").well().out).unwrap();
    assert_eq!(report["draws"][0]["not_opened"][0], "Gaius");
    assert_eq!(report["draws"][1]["digest"].as_str().unwrap().len(), 64);
}

#[test]
fn verify_names_what_was_tampered_with() {
    let house = House::new();
    let record = record();
    let (first, rest) = record.split_once('\n').unwrap();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut header: Value = serde_json::from_str(first).unwrap();
        change(&mut header["draws"]);
        format!("{header}\n{rest}")
    };
    let other = || Value::from("77".repeat(32));
    type Change<'a> = &'a dyn Fn(&mut Value);
    let cases: [(Change<'_>, &str); 5] = [
        (&|draws| draws[1]["contributors"][0]["opening"]["opened"] = other(), "what seat 1 opened"),
        (&|draws| draws[1]["contributors"][0]["commitment"] = other(), "had committed to"),
        (&|draws| draws[1]["contributors"].as_array_mut().unwrap().reverse(), "order of their"),
        (&|draws| draws[0]["seed"] = other(), "draw 1 of the key is wrong: the seed"),
        (&|draws| _ = draws.as_array_mut().unwrap().remove(0), "draw 1 of the key is wrong"),
    ];
    for (change, sentence) in cases {
        house.write("false.jsonl", &changed(change));
        house.ludi("verify false.jsonl").fails(1, &[sentence]);
    }
}
