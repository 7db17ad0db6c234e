//! What is wrong with a setup is found, and said in a sentence.

use ludi_engine::{Edition, GameOption, Info, Rules, SeatRange, Setup};

use crate::toy::Toy;

const BLOOD: GameOption = GameOption { id: "blood", values: &["much", "little"] };

const INFO: Info = Info {
    id: "ludus",
    name: "Ludus",
    editions: &[
        Edition { id: "second", seats: SeatRange { min: 3, max: 6 } },
        Edition { id: "first", seats: SeatRange { min: 4, max: 6 } },
    ],
    options: &[BLOOD],
    ..<Toy>::INFO
};

fn wrong(change: impl FnOnce(&mut Setup)) -> String {
    let mut setup = Setup::new(&INFO, 4);
    change(&mut setup);
    setup.check(&INFO).expect_err("a wrong setup").to_string()
}

#[test]
fn the_default_is_right() {
    let setup = Setup::new(&INFO, 3);
    assert_eq!(setup.check(&INFO), Ok(()));
    assert_eq!((setup.edition.as_str(), setup.option(&BLOOD)), ("second", "much"));
}

#[test]
fn what_was_chosen_counts() {
    let mut setup = Setup::new(&INFO, 4);
    setup.options.insert("blood".to_owned(), "little".to_owned());
    assert_eq!(setup.check(&INFO), Ok(()));
    assert_eq!(setup.option(&BLOOD), "little");
}

#[test]
fn seats_depend_on_the_edition() {
    assert_eq!(
        wrong(|setup| setup.seats = 7),
        "Ludus in the edition second is for 3 to 6 seats, not 7"
    );
    let first = |setup: &mut Setup| {
        setup.edition = "first".to_owned();
        setup.seats = 3;
    };
    assert_eq!(wrong(first), "Ludus in the edition first is for 4 to 6 seats, not 3");
}

#[test]
fn unknown_things_are_named_with_those_there_are() {
    assert_eq!(
        wrong(|setup| setup.edition = "third".to_owned()),
        "ludus has no edition 'third': there is second, first"
    );
    let option = |id: &str, value: &str| {
        let (id, value) = (id.to_owned(), value.to_owned());
        wrong(|setup| {
            setup.options.insert(id, value);
        })
    };
    assert_eq!(option("bread", "much"), "ludus has no option 'bread': there is blood");
    assert_eq!(option("blood", "none"), "the option blood cannot be 'none': it is much or little");
}
