//! Our own cards are those published, and a file may replace a part of them.

use super::*;
use crate::rules::components::{Civitas, DECK_SIZE, Effect, Sequentia};

use Deck::{Legionarii, Nobiles, Plebs, Praetoriani, Tribuni};

#[test]
fn our_file_is_right_and_whole() {
    let whole = READER.whole().unwrap();
    assert_eq!(whole, Components::builtin());
    assert_eq!(whole, READER.read(TEXT).unwrap());
    assert_eq!(whole, READER.read("").unwrap());
}

#[test]
fn every_block_of_ours_names_its_origin() {
    ludi_game_tests::components::name_their_origins(TEXT);
    let table: toml::Table = toml::from_str(TEXT).unwrap();
    let origin = |block: &toml::Value| block["origin"].as_str().unwrap().to_owned();
    let all = |name: &str| table[name].as_array().unwrap().iter().map(origin).collect::<Vec<_>>();

    for deck in table["civitas"].as_table().unwrap().values() {
        assert_eq!(origin(deck), "reconstructed");
    }
    assert_eq!(all("augustus"), ["reconstructed"; 10]);
    let (rulebook, ours) = ("rulebook", "reconstructed");
    assert_eq!(all("sequentia"), [rulebook, rulebook, rulebook, ours, ours, ours]);
    assert_eq!(origin(&table["coniura"]), "public");
    assert_eq!(origin(&table["pugio"]), "public");
}

#[test]
fn our_cards_are_as_many_as_in_the_box() {
    let ours = Components::builtin();
    assert_eq!(ours.cards, [10, 10, 7, 7]);
    let plot_cards: usize = ours.cards.iter().map(|&count| usize::from(count)).sum();
    let ordo_cards = 5;
    let all = ours.civitas.len() + ours.augusti.len() + ours.sequentiae.len();
    assert_eq!(all + plot_cards + ordo_cards, 110);

    let counts = Deck::ALL.map(|deck| {
        let of_kind = |kind| move |card: &&Civitas| card.deck == deck && card.kind == kind;
        [Kind::Elective, Kind::Collective, Kind::Negative]
            .map(|kind| ours.civitas.iter().filter(of_kind(kind)).count())
    });
    assert_eq!(counts, [[4, 5, 2], [5, 4, 2], [5, 4, 2], [6, 3, 2], [6, 3, 2]]);
}

#[test]
fn our_cards_lie_deck_by_deck_and_by_number() {
    for (place, card) in Components::builtin().civitas.iter().enumerate() {
        assert_eq!(usize::from(card.number), place + 1);
        assert_eq!(card.deck, Deck::ALL[place / DECK_SIZE]);
    }
}

#[test]
fn our_civitas_are_those_published() {
    use Effect::*;
    use Kind::{Collective, Elective, Negative};
    let ours = Components::builtin();
    let card = |number: usize| {
        let card = ours.civitas[number - 1];
        let spaces: Vec<u8> = card.spaces.into_iter().flatten().collect();
        let effects: Vec<Effect> = card.effects.into_iter().flatten().collect();
        (card.deck, card.kind, card.value, spaces, effects)
    };
    let wide = || vec![2, 2, 2, 4, 5];
    let narrow = || vec![2, 2, 3, 5];
    let rising = || vec![2, 2, 3, 4, 5];
    assert_eq!(card(1), (Plebs, Collective, 0, wide(), vec![DrawConiura]));
    assert_eq!(card(5), (Plebs, Collective, 2, wide(), vec![DrawConiura, PlaceToken]));
    assert_eq!(card(7), (Plebs, Elective, 2, narrow(), vec![Destroy(Nobiles), DrawConiura]));
    assert_eq!(card(10), (Plebs, Negative, 1, rising(), vec![LosePoint]));
    assert_eq!(card(15), (Legionarii, Elective, 2, narrow(), vec![Destroy(Plebs), DrawPugio]));
    assert_eq!(card(18), (Legionarii, Collective, 5, wide(), vec![DrawPugio]));
    assert_eq!(card(22), (Legionarii, Negative, 1, rising(), vec![TakeBack]));
    assert_eq!(card(25), (Praetoriani, Elective, 4, narrow(), vec![TakePrimus]));
    assert_eq!(
        card(26),
        (Praetoriani, Elective, 3, narrow(), vec![Destroy(Legionarii), DrawPugio])
    );
    assert_eq!(card(33), (Praetoriani, Negative, 2, rising(), vec![DiscardConiura, DiscardPugio]));
    assert_eq!(card(37), (Tribuni, Elective, 2, narrow(), vec![SwapTokens]));
    assert_eq!(card(38), (Tribuni, Elective, 3, narrow(), vec![Destroy(Praetoriani), DrawConiura]));
    assert_eq!(card(39), (Tribuni, Elective, 2, narrow(), vec![RemoveToken, SwapCivitas]));
    assert_eq!(card(45), (Nobiles, Elective, 3, rising(), vec![GainToken]));
    assert_eq!(card(49), (Nobiles, Elective, 2, narrow(), vec![SwapOrdo, SwapSequentia]));
    assert_eq!(card(50), (Nobiles, Elective, 4, rising(), vec![Destroy(Tribuni), GainToken]));
    assert_eq!(card(52), (Nobiles, Collective, 6, wide(), vec![GainToken]));
    assert_eq!(card(55), (Nobiles, Negative, 2, rising(), vec![DiscardConiura, LosePoint]));
}

#[test]
fn our_emperors_are_those_published() {
    let ours = Components::builtin();
    let all: Vec<_> = ours
        .augusti
        .iter()
        .map(|a| (a.name.as_str(), a.from_seats, a.to_seats, a.life, a.spaces, a.points))
        .collect();
    assert_eq!(
        all,
        [
            ("Caligvla", 2, 5, 3, 0, 0),
            ("Claudius", 4, 5, 4, 3, 2),
            ("Commodus", 4, 5, 5, 2, 3),
            ("Nero", 4, 5, 4, 2, 2),
            ("Domitianus", 2, 3, 4, 1, 3),
            ("Vitellius", 2, 3, 2, 2, 1),
            ("Elagabalo", 2, 3, 3, 1, 2),
            ("Galba", 2, 5, 3, 2, 1),
            ("Caracalla", 2, 5, 4, 2, 2),
            ("Pertinax", 2, 5, 3, 1, 2),
        ]
    );
}

#[test]
fn our_sequentiae_are_those_published() {
    let decks =
        |decks: &[Deck]| Sequentia::Resolve(std::array::from_fn(|place| decks.get(place).copied()));
    assert_eq!(
        Components::builtin().sequentiae,
        [
            Sequentia::Draw,
            Sequentia::Ordo,
            decks(&[Tribuni, Praetoriani, Nobiles]),
            decks(&[Legionarii, Plebs]),
            decks(&[Plebs, Tribuni, Legionarii]),
            decks(&[Nobiles, Praetoriani]),
        ]
    );
}

#[test]
fn a_section_replaces_ours_whole_and_the_others_stay() {
    // The emperors from the last to the first: the one who starts comes first
    // all the same. They need not say where they come from.
    let start = TEXT.find("[[augustus]]").unwrap();
    let end = TEXT.find("# Sequentia").unwrap();
    let mut blocks: Vec<_> =
        TEXT[start..end].split_inclusive("origin = \"reconstructed\"").collect();
    blocks.pop();
    blocks.reverse();
    let emperors = blocks.join("\n").replace("origin = \"reconstructed\"", "");
    let read = READER.read(&emperors.replace("Galba", " Otho ")).unwrap();
    let ours = Components::builtin();
    let names: Vec<_> = read.augusti.iter().map(|augustus| augustus.name.as_str()).collect();
    assert_eq!(
        names,
        [
            "Caligvla",
            "Pertinax",
            "Caracalla",
            "Otho",
            "Elagabalo",
            "Vitellius",
            "Domitianus",
            "Nero",
            "Commodus",
            "Claudius",
        ]
    );
    assert_eq!(Components { augusti: ours.augusti.clone(), ..read }, ours);

    let read = READER.read("[pugio]\nsingle = 31\ndual = 1\norigin = \"printed\"").unwrap();
    assert_eq!(read, Components { cards: [10, 10, 31, 1], ..ours.clone() });
    let read = READER.read("coniura = { single = 0, dual = 5 }").unwrap();
    assert_eq!(read, Components { cards: [0, 5, 7, 7], ..ours });
}

#[test]
fn the_rows_of_a_deck_may_be_in_any_order() {
    let row = |number: &str| TEXT.lines().find(|line| line.contains(number)).unwrap();
    let (first, ninth) = (row("number = 1,"), row("number = 9,"));
    let swapped = TEXT.replace(ninth, "NINTH").replace(first, ninth).replace("NINTH", first);
    assert_ne!(swapped, TEXT);
    assert_eq!(READER.read(&swapped).unwrap(), Components::builtin());
}
