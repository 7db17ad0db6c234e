//! The house as programs see it.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;
use std::{env, fs};

use ludi_server::store::Sqlite;
use ludi_server::{House, Settings, boxed, openapi, serve};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, WebSocket};

/// A house that is being served, until it is dropped.
struct Open {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    runtime: Option<Runtime>,
    /// The document of the API, and the routes that were called.
    document: Value,
    called: RefCell<BTreeSet<String>>,
}

fn open(place: &Path) -> Open {
    let runtime = Runtime::new().unwrap();
    let store = Arc::new(Sqlite::open(place).unwrap());
    let settings = Settings { bot_pause: Duration::ZERO, ..Settings::default() };
    let games = vec![boxed::<caligula::Caligula>()];
    let house = Arc::new(House::new(store, games, settings));
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    runtime.spawn(serve(listener, house, async { _ = stopped.await }));
    Open {
        address,
        stop: Some(stop),
        runtime: Some(runtime),
        document: serde_json::from_str(&openapi()).unwrap(),
        called: RefCell::default(),
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        if let (Some(stop), Some(runtime)) = (self.stop.take(), self.runtime.take()) {
            _ = stop.send(());
            runtime.shutdown_timeout(Duration::from_secs(5));
        }
    }
}

/// The path with the name of each part, as the document has it.
fn template(path: &str) -> String {
    let path = path.split('?').next().unwrap();
    let part = |part: &str| match part.len() {
        16 => "{id}".to_owned(),
        _ => part.to_owned(),
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

impl Open {
    /// Checks that a document of the API tells of such an answer.
    fn check(&self, method: &str, path: &str, status: u16, body: &Value) {
        let route = template(path);
        let operation = &self.document["paths"][&route][method];
        let answers = &operation["responses"];
        let answer = answers.get(status.to_string()).unwrap_or(&answers["default"]);
        assert!(answer.is_object(), "{method} {route} does not document {status}: {body}");
        self.called.borrow_mut().insert(format!("{method} {route}"));
        let content = answer["content"].as_object().into_iter().flatten().next();
        match content {
            Some((_, content)) => self.fits(&content["schema"], body),
            None => assert_eq!(*body, Value::Null, "{method} {route} has a body"),
        }
    }

    fn fits(&self, schema: &Value, body: &Value) {
        let wrong = self.wrong(schema, body, "");
        assert!(wrong.is_none(), "{wrong:?} in {body}");
    }

    /// Where a value does not fit its schema, and why: as much of JSON Schema as
    /// the document uses, and a panic for any more.
    fn wrong(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        let told = ["description", "format", "minimum", "propertyNames"];
        for (rule, given) in schema.as_object().unwrap() {
            let wrong = match &**rule {
                "$ref" => {
                    let place = given.as_str().unwrap().strip_prefix('#').unwrap();
                    self.wrong(self.document.pointer(place).unwrap(), value, at)
                }
                "oneOf" => {
                    let fits = |one: &&Value| self.wrong(one, value, at).is_none();
                    let fitting = given.as_array().unwrap().iter().filter(fits).count();
                    (fitting != 1).then(|| format!("{at}: {fitting} of {given} fit"))
                }
                "type" => {
                    let is = match value {
                        Value::Null => "null",
                        Value::Bool(_) => "boolean",
                        Value::Number(number) if number.is_f64() => "number",
                        Value::Number(_) => "integer",
                        Value::String(_) => "string",
                        Value::Array(_) => "array",
                        Value::Object(_) => "object",
                    };
                    let fits =
                        given == is || given.as_array().is_some_and(|all| all.contains(&json!(is)));
                    (!fits).then(|| format!("{at}: {is} instead of {given}"))
                }
                "enum" => {
                    let fits = given.as_array().unwrap().contains(value);
                    (!fits).then(|| format!("{at}: {value} is none of {given}"))
                }
                "required" => {
                    let missing = |name: &&Value| value.get(name.as_str().unwrap()).is_none();
                    let missing = given.as_array().unwrap().iter().find(missing);
                    missing.map(|name| format!("{at}: there is no {name}"))
                }
                "properties" => value.as_object().and_then(|value| {
                    let known = given.as_object().unwrap();
                    value.iter().find_map(|(name, value)| match known.get(name) {
                        Some(schema) => self.wrong(schema, value, &format!("{at}/{name}")),
                        None => Some(format!("{at}: {name} is not documented")),
                    })
                }),
                "items" => value.as_array().and_then(|values| {
                    let mut each = values.iter().enumerate();
                    each.find_map(|(n, value)| self.wrong(given, value, &format!("{at}/{n}")))
                }),
                _ => {
                    assert!(told.contains(&&**rule), "the test does not know {rule}");
                    None
                }
            };
            if wrong.is_some() {
                return wrong;
            }
        }
        None
    }
}

/// A program that calls the house.
struct Program<'a> {
    house: &'a Open,
    token: Option<String>,
    lang: &'static str,
}

impl<'a> Program<'a> {
    fn stranger(house: &'a Open) -> Program<'a> {
        Program { house, token: None, lang: "en" }
    }

    fn guest(house: &'a Open, name: &str) -> Program<'a> {
        let mut program = Program::stranger(house);
        let (status, answer) = program.post("/guests", json!({ "name": name }));
        assert_eq!(status, 201);
        program.token = Some(answer["token"].as_str().unwrap().to_owned());
        program
    }

    fn get(&self, path: &str) -> (u16, Value) {
        self.send("get", path, String::new())
    }

    fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.send("post", path, body)
    }

    /// Sends it, and checks that the answer is as documented.
    fn send(&self, method: &str, path: &str, body: String) -> (u16, Value) {
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        let agent: ureq::Agent = config.into();
        let address = format!("http://{}/api/v1{path}", self.house.address);
        let token = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let mut answer = if method == "get" {
            let mut request = agent.get(address).header("accept-language", self.lang);
            if let Some(token) = token {
                request = request.header("authorization", token);
            }
            request.call().unwrap()
        } else {
            let mut request = agent.post(address).header("accept-language", self.lang);
            if let Some(token) = token {
                request = request.header("authorization", token);
            }
            request.header("content-type", "application/json").send(body).unwrap()
        };
        let status = answer.status().as_u16();
        let text = answer.body_mut().read_to_string().unwrap();
        let body = match serde_json::from_str(&text) {
            Ok(body) => body,
            Err(_) if text.is_empty() => Value::Null,
            Err(_) => Value::String(text),
        };
        self.house.check(method, path, status, &body);
        (status, body)
    }

    fn stream(&self, path: &str) -> Stream {
        let address = format!("ws://{}/api/v1{path}", self.house.address);
        let mut request = address.into_client_request().unwrap();
        if let Some(token) = &self.token {
            let token = format!("Bearer {token}").parse().unwrap();
            request.headers_mut().insert("authorization", token);
        }
        let stream = TcpStream::connect(self.house.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
        Stream(tungstenite::client(request, stream).unwrap().0)
    }
}

struct Stream(WebSocket<TcpStream>);

impl Stream {
    fn next(&mut self, house: &Open) -> Value {
        let message = self.0.read().unwrap();
        let told = serde_json::from_str(message.to_text().unwrap()).unwrap();
        house.fits(&json!({ "$ref": "#/components/schemas/Report" }), &told);
        told
    }

    fn is_silent(&mut self) -> bool {
        let patience = Some(Duration::from_millis(300));
        self.0.get_ref().set_read_timeout(patience).unwrap();
        self.0.read().is_err()
    }
}

fn sample() -> (tempfile::TempDir, Open) {
    let folder = tempfile::tempdir().unwrap();
    let house = open(&folder.path().join("house.db"));
    (folder, house)
}

/// Opens a table for these programs, which all sit down, and begins.
fn table(players: &[&Program<'_>]) -> String {
    let opening = json!({ "game": "caligula", "seats": players.len(), "open": true });
    let (status, opened) = players[0].post("/tables", opening);
    assert_eq!(status, 201);
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    for player in &players[1..] {
        assert_eq!(player.post(&format!("{table}/sit"), json!({})).0, 204);
    }
    assert_eq!(players[0].post(&format!("{table}/begin"), Value::Null).0, 204);
    table
}

/// The table as soon as it waits for this program, or is over.
fn turn_of(player: &Program<'_>, table: &str) -> Value {
    let mut seen = player.get(table).1;
    while seen["status"] == "playing" && seen["actions"][0].is_null() {
        seen = player.get(&format!("{table}?after={}&wait=20", seen["row"])).1;
    }
    seen
}

fn command(seen: &Value, key: &str) -> Value {
    json!({ "expected": seen["row"], "key": key, "action": seen["actions"][0]["action"] })
}

#[test]
fn the_document_is_what_the_code_says() {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    if env::var_os("LUDI_WRITE_DOCS").is_some() {
        fs::write(&place, openapi()).unwrap();
    }
    let kept = fs::read_to_string(&place).unwrap();
    assert!(kept == openapi(), "docs/openapi.json is old: LUDI_WRITE_DOCS=1 writes it anew");
}

#[test]
fn every_route_answers_what_it_documents() {
    let (_folder, house) = sample();
    let [livia, marcus] = ["Livia", "Marcus"].map(|name| Program::guest(&house, name));
    let (_, games) = livia.get("/games");
    let game = &games[0];
    assert_eq!(game["id"], "caligula");
    let opening = json!({ "game": "caligula", "seats": 3, "open": true, "lang": "it",
        "others": [{}, { "bot": "random" }] });
    let (_, opened) = livia.post("/tables", opening);
    let table = format!("/tables/{}", opened["id"].as_str().unwrap());
    let at = |what: &str| format!("{table}/{what}");
    let (_, to_join) = marcus.get("/tables?list=join");
    assert_eq!(to_join[0]["id"], opened["id"]);
    assert_eq!(to_join[0]["seats"][0], json!({ "name": "Livia", "person": true, "bot": null }));

    assert_eq!(livia.post(&at("begin"), Value::Null).1["error"], "empty-seats");
    assert_eq!(marcus.post(&at("sit"), json!({ "seat": 0 })).1["error"], "taken");
    assert_eq!(marcus.post(&at("sit"), json!({ "seat": 1 })).0, 204);
    assert_eq!(marcus.post(&at("stand"), Value::Null).0, 204);
    assert_eq!(livia.get(&table).1["seats"][1]["name"], "");
    assert_eq!(livia.post(&at("fill"), json!({ "level": "god" })).1["error"], "unknown");
    assert_eq!(livia.post(&at("fill"), json!({})).0, 204);
    assert_eq!(livia.get(&table).1["status"], "gathering");
    assert_eq!(livia.post(&at("begin"), Value::Null).0, 204);
    assert_eq!(livia.get(&at("record")).1["error"], "not-over");
    let (_, watched) = marcus.get("/tables?list=watch");
    assert_eq!(watched[0]["id"], opened["id"]);
    assert_eq!(livia.get("/tables?list=mine").1[0]["id"], opened["id"]);
    assert_eq!(Program::stranger(&house).get("/tables?list=mine").0, 401);

    let say = json!({ "text": "Ave!", "key": "k1" });
    assert_eq!(livia.post(&at("lines"), say.clone()).0, 204);
    assert_eq!(livia.post(&at("lines"), say).0, 204);
    let (_, lines) = marcus.get(&at("lines"));
    assert_eq!(lines.as_array().unwrap().len(), 1);
    assert_eq!(lines[0]["text"], "Ave!");

    assert_eq!(livia.get(&at("stream")).0, 426);
    let mut stream = livia.stream(&at("stream"));
    assert_eq!(stream.next(&house)["log_after"], Value::Null);
    house.called.borrow_mut().insert("get /tables/{id}/stream".to_owned());

    let mut seen = turn_of(&livia, &table);
    assert_eq!(seen["seat"], 0);
    let (_, why) = livia.post(&at("why"), json!({ "action": seen["actions"][0]["action"] }));
    assert_eq!(why["possible"], true);
    let (mut moves, mut undone) = (0, false);
    while seen["status"] != "over" {
        let (status, done) = livia.post(&at("act"), command(&seen, &format!("act-{moves}")));
        assert_eq!(status, 200, "{done}");
        moves += 1;
        let then = livia.get(&format!("{table}?undo=1")).1;
        if !undone && then["retractable"].as_u64() > Some(0) {
            let back = json!({ "expected": then["row"], "key": "back", "view": true });
            let (status, done) = livia.post(&at("undo"), back);
            // A bot may have been faster.
            undone = status == 200;
            assert!(!undone || done["table"]["log_after"].is_null(), "{done}");
        }
        seen = turn_of(&livia, &table);
    }
    assert!(undone && moves > 10, "{moves}");
    assert_eq!(seen["outcome"]["places"].as_array().unwrap().len(), 3);
    let (_, record) = marcus.get(&at("record"));
    assert!(record.as_str().unwrap().contains("\"caligula\""), "{record}");

    let routes: BTreeSet<String> = house.document["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().keys().map(move |method| format!("{method} {path}"))
        })
        .collect();
    assert_eq!(*house.called.borrow(), routes);
    let served = ureq::get(format!("http://{}/api/v1/openapi.json", house.address)).call();
    assert_eq!(served.unwrap().body_mut().read_to_string().unwrap(), openapi());
}

#[test]
fn a_stream_tells_every_seat_what_it_may_know() {
    let (_folder, house) = sample();
    let players = ["Livia", "Marcus", "Julia"].map(|name| Program::guest(&house, name));
    let table = table(&players.each_ref());
    let path = format!("{table}/stream");
    let mut streams: Vec<Stream> = players.iter().map(|player| player.stream(&path)).collect();
    let mut spectator = Program::stranger(&house).stream(&path);
    let mut seen: Vec<Value> = streams.iter_mut().map(|stream| stream.next(&house)).collect();
    assert_eq!(spectator.next(&house)["seat"], Value::Null);
    let mut row = 0;
    for number in 0..40 {
        let actor = seen.iter().position(|seen| seen["actions"][0].is_object()).unwrap();
        let command = command(&seen[actor], &format!("k{number}"));
        let (status, done) = players[actor].post(&format!("{table}/act"), command);
        assert_eq!((status, done["row"].as_u64()), (200, Some(row + 1)));
        row += 1;
        seen = streams.iter_mut().map(|stream| stream.next(&house)).collect();
        seen.push(spectator.next(&house));
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
    let (_folder, house) = sample();
    let players = ["Livia", "Marcus", "Julia"].map(|name| Program::guest(&house, name));
    let table = table(&players.each_ref());
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
    let told = players[0].stream(&format!("{table}/stream?after=3")).next(&house);
    assert_eq!((&told["row"], &told["log_after"]), (&json!(rows), &json!(3)));
    assert!(told["log"].as_array().unwrap().iter().all(|line| line["row"].as_u64() > Some(3)));
    assert_eq!(told["log"], players[0].get(&format!("{table}?after=3")).1["log"]);
}

#[test]
fn what_is_wrong_is_refused_with_a_sentence() {
    let (_folder, house) = sample();
    let players = ["Livia", "Marcus", "Julia"].map(|name| Program::guest(&house, name));
    let [livia, marcus, julia] = &players;
    let path = table(&[livia, marcus, julia]);
    let act = format!("{path}/act");
    let seen: Vec<Value> = players.iter().map(|player| player.get(&path).1).collect();
    let actor = seen.iter().position(|seen| seen["actions"][0].is_object()).unwrap();
    let other = (actor + 1) % 3;
    let good = command(&seen[actor], "k");

    let stranger = Program::stranger(&house);
    assert_eq!(stranger.post(&act, good.clone()).0, 401);
    let forged = Program { token: Some("00ff".to_owned()), ..Program::stranger(&house) };
    assert_eq!(forged.post(&act, good.clone()).0, 401);
    assert_eq!(forged.get(&path).0, 401);
    let passer = Program::guest(&house, "Nemo");
    assert_eq!(passer.post(&act, good.clone()).1["error"], "no-seat");
    let italian = Program { lang: "it", ..Program::guest(&house, "Nemo") };
    let (status, answer) = italian.post(&act, good.clone());
    assert_eq!(status, 403);
    assert!(answer["sentence"].as_str().unwrap().contains("posto"), "{answer}");

    let (status, refused) = players[other].post(&act, good.clone());
    assert_eq!((status, &refused["error"]), (422, &json!("refused")));
    assert!(refused["rule"].is_string(), "{refused}");
    let wrong = |field: &str, value: Value| {
        let mut command = good.clone();
        command[field] = value;
        players[actor].post(&act, command)
    };
    assert_eq!(wrong("expected", json!(999)).1["error"], "stale");
    assert_eq!(wrong("action", json!({ "No": 1 })).1["error"], "unknown");
    assert_eq!(wrong("key", json!("a b")).1["error"], "unreadable");
    assert_eq!(wrong("seat", json!(77)).1["error"], "unreadable");
    assert_eq!(wrong("more", json!(1)).1["error"], "unreadable");
    assert_eq!(players[actor].send("post", &act, "{".to_owned()).0, 422);
    let (status, large) = players[actor].send("post", &act, "x".repeat(1 << 20));
    assert_eq!((status, &large["error"]), (413, &json!("too-large")));
    assert_eq!(livia.get("/tables/0000000000000000").0, 404);
    assert_eq!(livia.get(&format!("{path}?seat=x")).0, 422);
    assert_eq!(livia.post("/tables", json!({ "game": "chess", "seats": 2 })).0, 404);
    assert_eq!(livia.post("/tables", json!({ "game": "caligula", "seats": 9 })).0, 422);
    assert_eq!(livia.get("/tables?list=all").0, 422);
    assert_eq!(livia.get(&path).1["row"], 0);

    assert_eq!(players[actor].post(&act, good.clone()), (200, json!({ "row": 1 })));
    assert_eq!(players[actor].post(&act, good), (200, json!({ "row": 1 })));
    assert_eq!(livia.get(&path).1["row"], 1);
}

#[test]
fn the_example_bot_plays_to_the_end() {
    let (_folder, house) = sample();
    let bot = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let play = |address: String| {
        let mut python = Command::new("python3");
        // The house is here, not behind a proxy.
        python.arg(&bot).arg(address).env("no_proxy", "*");
        python.output().expect("python3 is installed")
    };
    let alone = play(format!("http://{}", house.address));
    let said = String::from_utf8(alone.stdout).unwrap();
    assert!(alone.status.success(), "{}", String::from_utf8_lossy(&alone.stderr));
    assert!(said.lines().last().unwrap().starts_with("over: {"), "{said}");

    let livia = Program::guest(&house, "Livia");
    let opening = json!({ "game": "caligula", "seats": 3, "others": [{}, { "bot": "random" }] });
    let id = livia.post("/tables", opening).1["id"].as_str().unwrap().to_owned();
    let address = format!("http://{}/tables/{id}/", house.address);
    std::thread::scope(|scope| {
        let joined = scope.spawn(|| play(address));
        let table = format!("/tables/{id}");
        let mut seen = livia.get(&table).1;
        while seen["seats"][1]["name"] == "" {
            seen = livia.get(&format!("{table}?after=0&wait=5")).1;
        }
        assert_eq!(livia.post(&format!("{table}/begin"), Value::Null).0, 204);
        seen = livia.get(&table).1;
        while seen["status"] != "over" {
            if seen["actions"][0].is_object() {
                let key = format!("k{}", seen["row"]);
                assert_eq!(livia.post(&format!("{table}/act"), command(&seen, &key)).0, 200);
            }
            seen = livia.get(&format!("{table}?after={}&wait=20", seen["row"])).1;
        }
        let joined = joined.join().unwrap();
        assert!(joined.status.success(), "{}", String::from_utf8_lossy(&joined.stderr));
    });
}
