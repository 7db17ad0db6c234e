//! Streams: what each is told, and what is said.

use serde_json::{Value, json};

use super::{Sample, Stream, command};

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
    let whisper = json!({ "text": "Et tu", "to": 1, "key": "w" });
    assert_eq!(players[0].post(&format!("{table}/lines"), whisper).0, 204);
    assert_eq!(players[1].get(&format!("{table}/lines")).1[0]["to"], "Marcus");
    assert_eq!(players[2].get(&format!("{table}/lines")).1, json!([]));
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
