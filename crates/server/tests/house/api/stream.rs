//! Streams: what each is told, and what is said.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Sample, Stream, command};
use crate::common::Program;

#[test]
fn a_stream_tells_every_seat_what_it_may_know() {
    let sample = Sample::new();
    let (players, table) = sample.playing();
    let path = format!("{table}/stream");
    let mut streams: Vec<Stream> = players.iter().map(|player| player.stream(&path)).collect();
    let mut spectator = sample.stranger().stream(&path);
    let mut seen: Vec<Value> = streams.iter_mut().map(|stream| stream.next()).collect();
    assert_eq!(spectator.next()["seat"], Value::Null);
    let mut row = 0;
    for number in 0..40 {
        let actor = seen.iter().position(|seen| seen["actions"][0].is_object()).unwrap();
        let command = command(&seen[actor], &format!("k{number}"));
        let (status, done) = players[actor].post(&format!("{table}/act"), command);
        assert_eq!((status, done["row"].as_u64()), (200, Some(row + 1)));
        row += 1;
        seen = streams.iter_mut().map(|stream| stream.next()).collect();
        seen.push(spectator.next());
        for (seat, seen) in seen.iter().enumerate() {
            assert_eq!((&seen["row"], &seen["log_after"]), (&json!(row), &json!(row - 1)));
            let lines = seen["log"].as_array().unwrap();
            assert!(lines.iter().all(|line| line["row"] == row), "{lines:?}");
            let hands = seen["view"]["players"].as_array().unwrap().iter();
            for (other, hand) in hands.enumerate() {
                assert_eq!(hand["hand_tokens"].is_null(), other != seat, "{hand}");
            }
        }
        seen.pop();
    }
    assert!(spectator.is_silent() && streams.iter_mut().all(Stream::is_silent));
}

#[test]
fn a_program_acts_by_its_stream() {
    let sample = Sample::new();
    let (players, table) = sample.playing();
    let path = format!("{table}/stream");
    let mut streams: Vec<Stream> = players.iter().map(|player| player.stream(&path)).collect();
    let mut spectator = sample.stranger().stream(&path);
    let seen: Vec<Value> = streams.iter_mut().map(Stream::next).collect();
    assert_eq!(spectator.next()["row"], 0);
    let actor = seen.iter().position(|seen| seen["actions"][0].is_object()).unwrap();
    let command = command(&seen[actor], "first");
    let problem = |stream: &mut Stream<'_>, command: &Value| {
        stream.say(command);
        stream.next()["problem"]["error"].clone()
    };

    // Nothing of this is done, and nobody else hears of it.
    assert_eq!(problem(&mut spectator, &command), "no-token");
    assert_eq!(problem(&mut streams[actor], &json!("ave")), "unreadable");
    let mut other = command.clone();
    other["action"] = json!({ "fly": 1 });
    assert_eq!(problem(&mut streams[actor], &other), "unknown");
    let mut stale = command.clone();
    stale["expected"] = json!(7);
    assert_eq!(problem(&mut streams[actor], &stale), "stale");
    assert!(spectator.is_silent() && streams.iter_mut().all(Stream::is_silent));

    // What is done all are told of, and that is the answer.
    streams[actor].say(&command);
    for stream in streams.iter_mut().chain([&mut spectator]) {
        assert_eq!(stream.next()["row"], 1);
    }
    streams[actor].say(&command);
    assert_eq!(streams[actor].next(), json!({ "row": 1 }));
    assert!(spectator.is_silent() && streams.iter_mut().all(Stream::is_silent));
}

#[test]
fn whoever_comes_back_is_told_only_what_is_new() {
    let sample = Sample::new();
    let (players, table) = sample.playing();
    let mut rows = 0;
    while rows < 6 {
        for player in &players {
            let seen = player.get(&table).1;
            if seen["actions"][0].is_object() {
                let done = player.post(&format!("{table}/act"), command(&seen, &rows.to_string()));
                rows = done.1["row"].as_u64().unwrap();
            }
        }
    }
    let told = players[0].stream(&format!("{table}/stream?after=3")).next();
    assert_eq!((&told["row"], &told["log_after"]), (&json!(rows), &json!(3)));
    assert!(told["log"].as_array().unwrap().iter().all(|line| line["row"].as_u64() > Some(3)));
    assert_eq!(told["log"], players[0].get(&format!("{table}?after=3")).1["log"]);
}

#[test]
fn a_whisper_reaches_its_two_ends_alone() {
    let sample = Sample::new();
    let (players, table) = sample.playing();
    let stranger = sample.stranger();
    let (path, lines) = (format!("{table}/stream"), format!("{table}/lines"));
    let everybody = players.iter().chain([&stranger]);
    let mut streams: Vec<Stream<'_>> = everybody.map(|one| one.stream(&path)).collect();
    for stream in &mut streams {
        assert_eq!(stream.next()["row"], 0);
    }
    let whisper = json!({ "text": "Et tu", "to": 1, "key": "w" });
    for _ in 0..2 {
        assert_eq!(players[0].post(&lines, whisper.clone()).0, 204);
    }
    for stream in &mut streams[..2] {
        let said = &stream.next()["said"];
        assert_eq!((&said["from"], &said["seat"]), (&json!("Livia"), &json!(0)));
        assert_eq!((&said["to"], &said["text"]), (&json!("Marcus"), &json!("Et tu")));
    }
    // It is said once, and others do not even hear that it was.
    assert!(streams.iter_mut().all(Stream::is_silent));

    assert_eq!(players[2].post(&lines, json!({ "text": "Ave", "key": "a" })).0, 204);
    for (stream, number) in streams.iter_mut().zip([2, 2, 1, 1]) {
        let said = &stream.next()["said"];
        assert_eq!((&said["text"], &said["to"]), (&json!("Ave"), &Value::Null));
        assert_eq!(said["number"], number);
    }
    for (player, known) in players.iter().zip([2, 2, 1]) {
        let (_, kept) = player.get(&lines);
        assert_eq!(kept.as_array().unwrap().len(), known);
        // Whoever comes back hears what it has missed.
        for heard in 0..=known {
            let mut stream = player.stream(&format!("{path}?heard={heard}"));
            assert_eq!(stream.next()["row"], 0);
            for line in &kept.as_array().unwrap()[heard..] {
                assert_eq!(stream.next()["said"], *line);
            }
            assert!(stream.is_silent());
        }
    }
}

#[test]
fn a_whisper_ends_the_wait_of_its_ends_alone() {
    let sample = Sample::new();
    let (players, table) = sample.playing();
    // Whoever is asked does not wait: it speaks.
    let asked = players.iter().position(|player| player.get(&table).1["actions"][0].is_object());
    let [from, to, third] = [0, 1, 2].map(|seat| (asked.unwrap() + seat) % 3);
    let patience = Duration::from_secs(2);
    let wait = |program: &Program| {
        let (start, seconds) = (Instant::now(), patience.as_secs());
        let answer = program.get(&format!("{table}?after=0&wait={seconds}"));
        assert_eq!(answer.status, 200, "{}", answer.body);
        start.elapsed()
    };
    thread::scope(|scope| {
        let waiting = [to, third].map(|seat| {
            let (wait, program) = (&wait, &players[seat].program);
            scope.spawn(move || wait(program))
        });
        thread::sleep(patience / 4);
        let whisper = json!({ "text": "Et tu", "to": to, "key": "w" });
        assert_eq!(players[from].post(&format!("{table}/lines"), whisper).0, 204);
        let [heard, unheard] = waiting.map(|waiting| waiting.join().unwrap());
        assert!(heard < patience && unheard >= patience, "{heard:?} and {unheard:?}");
    });
}

#[test]
fn a_promise_is_told_to_those_who_may_hear_it_in_their_language() {
    let sample = Sample::new();
    let (mut players, table) = sample.playing();
    players[1].program.lang = "it";
    let (path, lines) = (format!("{table}/stream"), format!("{table}/lines"));
    let mut streams: Vec<Stream<'_>> = players.iter().map(|one| one.stream(&path)).collect();
    for stream in &mut streams {
        assert_eq!(stream.next()["row"], 0);
    }
    let promises = format!("{table}/promises");
    let promise = json!({ "kind": "spare-tokens", "who": 2, "to": 1, "key": "p" });
    for _ in 0..2 {
        assert_eq!(players[0].post(&promises, promise.clone()).0, 204);
    }
    let kept = json!({ "kind": "spare-tokens", "who": 2, "amount": null, "to": 1, "row": 0 });
    let words = [
        "I will leave the tokens of Julia where they are.",
        "Lascerò dove sono i gettoni di Julia.",
    ];
    for (stream, words) in streams.iter_mut().zip(words) {
        let said = &stream.next()["said"];
        assert_eq!((&said["promise"], &said["text"]), (&kept, &json!(words)));
        assert_eq!((&said["from"], &said["to"]), (&json!("Livia"), &json!("Marcus")));
    }
    assert!(streams.iter_mut().all(Stream::is_silent));
    assert_eq!(players[2].get(&lines).1, json!([]));

    let mut aloud = promise;
    aloud["aloud"] = json!(true);
    aloud["key"] = json!("q");
    assert_eq!(players[0].post(&promises, aloud).0, 204);
    for stream in &mut streams {
        let said = &stream.next()["said"];
        assert_eq!((&said["promise"], &said["to"]), (&kept, &Value::Null));
    }
}
