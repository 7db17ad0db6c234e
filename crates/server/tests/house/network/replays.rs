//! A match is played again once for all who look back at it, whatever moment they see.

use std::thread;

use super::house_with;
use crate::common::{Browser, Open};

/// How many logs the house has played again.
fn replayed(house: &Open) -> u64 {
    let metrics = Browser::at(house).get("/metrics").body;
    let count = metrics.lines().find_map(|line| line.strip_prefix("ludi_logs_replayed_total "));
    count.unwrap().parse().unwrap()
}

#[test]
fn a_match_is_played_again_once_however_many_look() {
    let (_folder, house) = house_with(|settings| settings);
    let mut player = Browser::at(&house);
    let table = player.play_now("Livia");
    let act = |player: &mut Browser, key: &str| {
        let page = player.my_turn(&table);
        let action = page.one("#choices button", "value");
        let row = page.row().to_string();
        let form = [("expected", &*row), ("key", key), ("sure", &*action)];
        assert_eq!(player.send(&format!("{table}act"), &form).status, 303);
    };
    // Whoever begins: now the match is beyond its deal.
    act(&mut player, "first");
    // Nothing moves while it is her turn.
    player.my_turn(&table);
    let before = replayed(&house);
    let cookie = &player.cookie.clone();
    let look = |path: &str, cookie: &str| {
        let page = Browser::with(&house, cookie).get(&format!("{table}{path}"));
        assert_eq!(page.status, 200, "{}", page.body);
        page.text("#log-lines")
    };
    let logs = thread::scope(|scope| {
        let look = &look;
        let all: Vec<_> = (0..12)
            .map(|n| scope.spawn(move || look("replay", if n % 2 == 0 { cookie } else { "" })))
            .collect();
        all.into_iter().map(|one| one.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(replayed(&house), before + 1);
    // Each saw it through the own eyes all the same.
    assert!(logs.iter().step_by(2).all(|log| *log == logs[0]));
    assert!(logs.iter().skip(1).step_by(2).all(|log| *log == logs[1]));
    for _ in 0..2 {
        look("replay?row=0", "");
    }
    // Another moment of it is found on the way.
    assert_eq!(replayed(&house), before + 1);
    // What happens since makes another match of it.
    act(&mut player, "second");
    look("replay", "");
    assert!(replayed(&house) > before + 1);
}
