//! Tables that were opened when the rules were others.

use ludi_bots::AnyGame;
use ludi_engine::{Lang, Rules, Seat, SeatSet, Seed, Setup};
use ludi_imperivm::Imperivm;
use ludi_server::store::{Occupant, SeatEntry, Store, TableId, Terms, Time, Visibility};

use crate::common::{Browser, Open, new_house_of};

/// Lays a table of three bots that was begun by this version of the rules.
fn lay_table(house: &Open, rules: u32) -> String {
    let id = TableId::new([rules as u8; 10]);
    let terms = Terms {
        id,
        game: Imperivm::INFO.id.to_owned(),
        rules,
        setup: Setup::new(&Imperivm::INFO, 3),
        seed: Seed::new([7; 32]),
        lang: Lang::En,
        visibility: Visibility::Open,
        absence: None,
        opened: Time(0),
        parent: None,
        name: None,
    };
    let bot = SeatEntry { occupant: Occupant::bot("random"), ..SeatEntry::default() };
    house.wait(house.store.open_table(terms, vec![bot; 3])).unwrap();
    let to_act = SeatSet::only(Seat::new(0));
    let draws = house.wait(house.store.table(id)).unwrap().unwrap().draws;
    let begun = house.store.change_draws(id, &draws, &draws, Some(to_act));
    assert!(house.wait(begun).unwrap());
    format!("/tables/{id}/")
}

#[test]
fn a_table_of_every_version_that_is_played_opens_and_no_other() {
    let (_folder, house) = new_house_of(AnyGame::of::<Imperivm>());
    let watcher = Browser::at(&house);
    let info = Imperivm::INFO;
    for rules in info.oldest_rules_version..=info.rules_version {
        let page = watcher.get(&lay_table(&house, rules));
        assert_eq!(page.status, 200, "version {rules}: {}", page.body);
    }
    let table = lay_table(&house, info.rules_version + 1);
    for path in [table.clone(), format!("{table}replay?row=0")] {
        let page = watcher.get(&path);
        assert!(page.status >= 400, "{path}: {}", page.status);
        assert!(
            page.body.contains("a version of the rules that the server does not have"),
            "{path}: {}",
            page.body
        );
    }
}
