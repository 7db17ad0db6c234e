//! `ludi doctor` and `ludi backup`, beside a running house and after its end.

use std::fs;
use std::process::Command;

use ludi_engine::{Seat, SeatSet, Step};
use ludi_server::store::{Appended, Key, Listing, Row, Time};
use serde_json::json;

use crate::house::House;
use crate::served::{until, with_store};

#[test]
fn a_house_is_sound_while_it_plays_and_after_it_was_killed() {
    let house = House::new();
    house.ludi("doctor").fails(1, &["there is no database at", "house.db"]);
    house.ludi("backup copy.db").fails(1, &["there is no database at", "house.db"]);
    assert!(!house.database().exists() && !house.path("copy.db").exists());
    let (one, other) = (house.lay_table(1), house.lay_table(2));
    let mut served = house.serve("serve");
    served.begin(one);
    served.begin(other);
    until(|| (served.metric("ludi_actions_committed_total") > 30).then_some(()));
    assert!(house.ludi("doctor --all").well().out.contains("All is sound: 2 tables"));
    assert!(house.ludi("backup copy.db --lang it").well().out.contains("Tutto è in copy.db"));
    let copy = fs::read(house.path("copy.db")).unwrap();
    house.ludi("backup copy.db").fails(1, &["copy.db is there already", "never overwrites"]);
    assert_eq!(fs::read(house.path("copy.db")).unwrap(), copy);
    house.ludi("backup nowhere/copy.db").fails(1, &["nowhere/copy.db", "cannot be opened"]);
    served.child.kill().unwrap();
    served.end();
    let sound = house.ludi("doctor --all --lang it").well().out;
    assert!(sound.contains("Tutto è in ordine: 2 tavoli"), "{sound}");
    let sound = house.ludi("doctor --all --db sqlite:copy.db").well().out;
    assert!(sound.contains("All is sound: 2 tables"), "{sound}");
    // The copy is a house that can be played on in.
    let copied = house.serve("serve --db sqlite:copy.db");
    copied.begin(one);
    copied.begin(other);
    until(|| {
        house.ludi("doctor --db sqlite:copy.db").well().out.contains("no table").then_some(())
    });
    assert!(house.ludi("doctor --all --db sqlite:copy.db").well().out.contains("2 tables"));
}

#[test]
fn a_row_that_does_not_hold_is_named() {
    let house = House::new();
    let (good, bad) = (house.lay_table(1), house.lay_table(2));
    let sound = house.ludi("doctor").well().out;
    assert!(sound.contains("2 tables") && sound.contains("rows: 0"), "{sound}");
    let row = Row {
        seat: Seat::new(0),
        step: Step::Act(json!({ "Cross": "Rubicon" })),
        hash: 49,
        to_act: SeatSet::EMPTY,
        key: Key::parse("alea").unwrap(),
        at: Time(1),
    };
    with_store(&house.database(), async move |store| {
        assert_eq!(store.append(bad, 0, row).await?, Appended::Done(1));
        assert_eq!(store.tables(Listing::Over, 9).await?.len(), 1);
        Ok(())
    });
    // That table is over now, and only looked at if all are.
    assert!(house.ludi("doctor").well().out.contains("one table"));
    let ran = house.ludi("doctor --all");
    assert_eq!(ran.out.lines().count(), 1, "{ran:?}");
    assert!(ran.out.contains(bad.as_str()) && ran.out.contains("row 1 "), "{ran:?}");
    assert!(!ran.out.contains(good.as_str()), "{ran:?}");
    ran.fails(1, &["house.db is not sound: one thing is wrong"]);
}

/// A database that nobody may write, in a folder that nobody may write: looked at
/// by somebody to whom that applies, unlike the administrator of the machine.
#[cfg(unix)]
#[test]
fn a_read_only_file_can_be_looked_at() {
    use std::os::unix::fs::PermissionsExt;

    let house = House::new();
    house.lay_table(1);
    let folder = house.path("archive");
    fs::create_dir(&folder).unwrap();
    fs::copy(house.database(), folder.join("house.db")).unwrap();
    let allow = |path: &std::path::Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    allow(&folder.join("house.db"), 0o444);
    allow(&folder, 0o555);
    allow(&house.path(""), 0o755);
    let id = Command::new("id").arg("-u").output().unwrap();
    let ludi = house.command("doctor --db sqlite:archive/house.db");
    let mut command = Command::new("setpriv");
    command.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(ludi.get_program());
    // Only the administrator can become somebody else.
    let mut command = if id.stdout == b"0\n" { command } else { Command::new(ludi.get_program()) };
    let ran = command.args(ludi.get_args()).current_dir(house.path("")).output().unwrap();
    allow(&folder, 0o755);
    let (out, err) =
        (String::from_utf8(ran.stdout).unwrap(), String::from_utf8(ran.stderr).unwrap());
    assert!(ran.status.success() && out.contains("All is sound: one table"), "{out}{err}");
}
