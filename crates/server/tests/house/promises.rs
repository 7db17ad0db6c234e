//! Promises, as those at a table make and read them without a script.

use crate::common::{self, Browser, Page, Party, new_house, settings};

impl Party {
    fn promise(&self, person: usize, form: &[(&str, &str)]) -> Page {
        self.people[person].send(&format!("{}promise", self.table), form)
    }

    /// What each reads among the lines of this list, of promises alone.
    fn read(&self, page: &str, list: &str) -> [Vec<String>; 4] {
        let lines = format!("{list} li.promise");
        let address = format!("{}{page}", self.table);
        self.people.each_ref().map(|person| person.get(&address).texts(&lines))
    }
}

const STAB: &str = "I will stab the emperor with at least 3 Pugio.";

#[test]
fn a_promise_is_read_by_those_who_may_hear_it() {
    let (_folder, house) = new_house();
    let party = Party::begun(&house, "caligula");
    party.step(0);
    let alone = [("kind", "spare-tokens"), ("who", "2"), ("amount", "77"), ("to", "1")];
    assert_eq!(party.promise(0, &alone).status, 303);
    let aloud = [("kind", "stab"), ("amount", "3"), ("to", "aloud-0")];
    assert_eq!(party.promise(1, &aloud).status, 303);
    assert_eq!(party.promise(2, &[("kind", "join-plot"), ("to", "")]).status, 303);

    let alone = "❧ Anna <b> promises Bruno, in private: \
        I will leave the tokens of Cora where they are.";
    let aloud = format!("Bruno promises Anna <b>: {STAB}");
    let to_all = "Cora promises all: I will join a plot against the emperor.";
    let others = vec![aloud.clone(), to_all.to_owned()];
    let two = vec![alone.to_owned(), aloud, to_all.to_owned()];
    let expected = [two.clone(), two, others.clone(), others];
    assert_eq!(party.read("", "#chat-lines"), expected);
    assert_eq!(party.read("", "#log-lines"), expected);
    // In the replay they stand at their row, and not before it.
    let numbered =
        expected.map(|lines| lines.iter().map(|line| format!("1 {line}")).collect::<Vec<_>>());
    assert_eq!(party.read("replay?row=1", "#log-lines"), numbered);
    assert_eq!(party.read("replay?row=0", "#log-lines"), [const { Vec::<String>::new() }; 4]);

    // Each reads them in a language of its own.
    let italian = Browser::with(&house, &format!("{}; lang=it", party.people[2].cookie));
    let lines = italian.get(&party.table).texts("#log-lines li.promise");
    let stab = "Bruno promette a Anna <b>: Pugnalerò l’imperatore con almeno 3 Pugio.";
    let plot = "Cora promette a tutti: Parteciperò a una congiura contro l’imperatore.";
    assert_eq!(lines, [stab, plot]);
}

#[test]
fn promises_stand_at_their_moment_and_outlive_the_house() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let house = common::open(&place, |_| settings());
    let party = Party::begun(&house, "caligula");
    party.step(0);
    let stab = [("kind", "stab"), ("amount", "3"), ("to", "1"), ("key", "once")];
    for _ in 0..2 {
        assert_eq!(party.promise(0, &stab).status, 303);
    }
    party.step(0);
    party.step(0);
    let lines = |party: &Party, person: usize| {
        let page = party.people[person].get(&party.table);
        (page.texts("#log-lines li"), page.all("#log-lines li", "data-row"))
    };
    let (texts, rows) = lines(&party, 1);
    let at = texts.iter().position(|line| line.contains(STAB)).unwrap();
    assert_eq!(texts.iter().filter(|line| line.contains(STAB)).count(), 1);
    assert_eq!(rows[at], "1");
    assert!(rows[..at].iter().all(|row| row == "0" || row == "1"), "{rows:?}");
    assert!(rows[at + 1..].iter().all(|row| row == "2" || row == "3"), "{rows:?}");
    assert!(at > 0 && at + 1 < rows.len(), "{rows:?}");
    let before = lines(&party, 1);
    drop(house);
    let house = common::open(&place, |_| settings());
    let party = party.in_house(&house);
    assert_eq!(lines(&party, 1), before);
    assert!(!lines(&party, 2).0.iter().any(|line| line.contains(STAB)));
}

#[test]
fn what_cannot_be_promised_is_refused_with_a_sentence() {
    let (_folder, house) = new_house();
    let mut party = Party::gather(&house, "caligula");
    let plot = [("kind", "join-plot")];
    let refused = |party: &Party, person: usize, form: &[(&str, &str)]| {
        let answer = party.promise(person, form);
        (answer.status, answer.text("#notice"))
    };
    let answer = |status: u16, sentence: &str| (status, sentence.to_owned());
    assert_eq!(refused(&party, 0, &plot), answer(409, "The match has not begun."));
    let begin = format!("{}begin", party.table);
    party.people[0].done(&begin, &[]);

    let no_seat = answer(403, "You have no seat at this table, so nothing was done.");
    assert_eq!(refused(&party, 3, &plot), no_seat);
    let unknown = answer(422, "There is no such promise in this game.");
    assert_eq!(refused(&party, 0, &[]), unknown);
    assert_eq!(refused(&party, 0, &[("kind", "let-pass")]), unknown);
    let nobody = answer(422, "There is nobody there.");
    for to in ["0", "aloud-0", "3", "aloud-5"] {
        assert_eq!(refused(&party, 0, &[("kind", "join-plot"), ("to", to)]), nobody, "{to}");
    }
    let of_whom =
        answer(422, "The promise does not say about whom: choose somebody else at the table.");
    for who in ["", "0", "4"] {
        let spare = [("kind", "spare-tokens"), ("who", who), ("to", "1")];
        assert_eq!(refused(&party, 0, &spare), of_whom, "{who}");
    }
    let how_much = answer(422, "The promise does not say how much: from 1 to 9.");
    for amount in ["", "0", "10", "-1", "99999", "many"] {
        let stab = [("kind", "stab"), ("amount", amount)];
        assert_eq!(refused(&party, 0, &stab), how_much, "{amount}");
    }
    for (name, value) in
        [("to", "x"), ("to", "64"), ("to", "aloud-6"), ("who", "255"), ("who", "-1")]
    {
        let answer = party.promise(0, &[("kind", "join-plot"), (name, value)]);
        assert_eq!(answer.status, 422, "{name} {value}");
        assert!(answer.body.contains("There is no such seat at this table."), "{}", answer.body);
    }
    // Nothing of all this was kept.
    assert_eq!(party.read("", "#chat-lines"), [const { Vec::<String>::new() }; 4]);
}

#[test]
fn nothing_is_promised_when_it_is_over() {
    let (_folder, house) = new_house();
    let mut livia = Browser::at(&house);
    let table = livia.play_now("Livia");
    let page = livia.my_turn(&table);
    assert_eq!(page.all("#promise form", "action"), [format!("{table}promise")]);
    // There is nobody but bots: they hear what all hear.
    let to = page.all("#promise [name='to'] option", "value");
    assert!(to.len() > 1 && to[1..].iter().all(|to| to.starts_with("aloud-")), "{to:?}");
    let promise =
        |to: &str| livia.send(&format!("{table}promise"), &[("kind", "join-plot"), ("to", to)]);
    assert_eq!(promise("1").status, 422);
    assert_eq!(promise("aloud-1").status, 303);
    for turn in 0.. {
        let page = livia.my_turn(&table);
        if page.is_over() {
            break;
        }
        let row = page.row().to_string();
        let choices = page.all("#choices button", "value");
        let form =
            [("expected", &*row), ("key", &row), ("sure", &choices[turn * 7 % choices.len()])];
        assert_eq!(livia.send(&format!("{table}act"), &form).status, 303);
    }
    let answer = promise("aloud-1");
    assert_eq!((answer.status, answer.text("#notice")), (409, "The match is over.".to_owned()));
    let page = livia.get(&table);
    assert!(page.all("#promise form", "action").is_empty());
    assert_eq!(page.texts("#chat-lines li.promise").len(), 1);
}
