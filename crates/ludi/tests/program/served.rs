//! The house of the program, opened for a test.
#![expect(clippy::unwrap_used, reason = "a test that cannot run its program has failed")]

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use ludi_engine::{Lang, Seat, SeatSet, Seed, Setup};
use ludi_server::store::{
    Occupant, SeatEntry, Sqlite, Store, StoreError, TableId, Terms, Time, Visibility,
};

use crate::house::House;

/// A running `ludi serve`, which ends with this.
pub(crate) struct Served {
    pub(crate) child: Child,
    /// What it printed: `http://…`.
    pub(crate) home: String,
    /// What it prints after that.
    out: BufReader<ChildStdout>,
    /// Where its log goes.
    log: PathBuf,
}

/// An answer of the house.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: String,
}

impl House {
    /// Opens the house with this command line, at any port and without pauses.
    pub(crate) fn serve(&self, line: &str) -> Served {
        self.started(self.command(line))
    }

    /// The same, but started by a shell with this script, which has the program
    /// and its arguments as `$0` and `$@`.
    #[cfg(unix)]
    pub(crate) fn serve_by(&self, script: &str, line: &str) -> Served {
        let program = self.command(line);
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", script]).arg(program.get_program()).args(program.get_args());
        shell.current_dir(self.path("")).stdout(std::process::Stdio::piped());
        for (name, value) in program.get_envs() {
            match value {
                Some(value) => shell.env(name, value),
                None => shell.env_remove(name),
            };
        }
        self.started(shell)
    }

    fn started(&self, mut command: std::process::Command) -> Served {
        let log = self.path("log");
        command.env("LUDI_ADDR", "127.0.0.1:0").env("LUDI_BOT_PAUSE", "0");
        command.env("LUDI_UNDO_PAUSE", "0");
        let mut child = command.stderr(File::create(&log).unwrap()).spawn().unwrap();
        let mut home = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut home).unwrap();
        let home = home.trim_end().to_owned();
        assert!(home.starts_with("http://127.0.0.1:"), "{home}: {}", read(&log));
        Served { child, home, out, log }
    }

    /// Where the database is unless something else is said.
    pub(crate) fn database(&self) -> PathBuf {
        self.path("data/ludi/house.db")
    }

    /// Lays a table for two bots, which begin as soon as somebody looks.
    pub(crate) fn lay_table(&self, number: u8) -> TableId {
        let id = TableId::new([number; 10]);
        let info = ludi_games::info("caligula").expect("a game");
        let terms = Terms {
            id,
            game: info.id.to_owned(),
            rules: info.rules_version,
            setup: Setup::new(info, 2),
            seed: Seed::new([number; 32]),
            lang: Lang::En,
            visibility: Visibility::Open,
            absence: None,
            opened: Time(0),
            parent: None,
            name: None,
        };
        let bot = SeatEntry { occupant: Occupant::bot("random"), ..SeatEntry::default() };
        let to_act: SeatSet = [Seat::new(0)].into_iter().collect();
        with_store(&self.database(), async move |store| {
            store.open_table(terms, vec![bot.clone(), bot]).await?;
            let draws = store.table(id).await?.expect("just opened").draws;
            assert!(store.change_draws(id, &draws, &draws, Some(to_act)).await?);
            Ok(())
        });
        id
    }
}

/// Does something with a store.
pub(crate) fn with_store<T>(
    place: &Path,
    work: impl AsyncFnOnce(&dyn Store) -> Result<T, StoreError>,
) -> T {
    let store = Sqlite::open(place).unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(work(&store)).unwrap()
}

impl Served {
    /// Gets a page, with these headers.
    pub(crate) fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
        let agent: ureq::Agent = config.build().into();
        let mut request = agent.get(format!("{}{path}", self.home));
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut answer = request.call().unwrap();
        let status = answer.status().as_u16();
        Answer { status, body: answer.body_mut().read_to_string().unwrap() }
    }

    /// The next line that it prints.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line
    }

    /// Sends a form as a page with this cookie: the status, the session if a new
    /// one is opened, and the page.
    pub(crate) fn send_form(
        &self,
        path: &str,
        cookie: &str,
        form: &[(&str, &str)],
    ) -> (u16, Option<String>, String) {
        let config = ureq::Agent::config_builder().http_status_as_error(false).max_redirects(0);
        let agent: ureq::Agent = config.build().into();
        let request = agent.post(format!("{}{path}", self.home)).header("origin", &self.home);
        let answer = request.header("cookie", cookie).send_form(form.iter().copied());
        let mut answer = answer.unwrap();
        let session = answer
            .headers()
            .get("set-cookie")
            .map(|cookie| cookie.to_str().unwrap().split(';').next().unwrap().to_owned());
        (answer.status().as_u16(), session, answer.body_mut().read_to_string().unwrap())
    }

    /// Posts JSON.
    pub(crate) fn post(&self, path: &str, json: &str) -> Answer {
        let config = ureq::Agent::config_builder().http_status_as_error(false);
        let agent: ureq::Agent = config.build().into();
        let request = agent.post(format!("{}{path}", self.home));
        let mut answer = request.header("content-type", "application/json").send(json).unwrap();
        let status = answer.status().as_u16();
        Answer { status, body: answer.body_mut().read_to_string().unwrap() }
    }

    /// Lets the bots of a table begin.
    pub(crate) fn begin(&self, table: TableId) {
        let answer = self.get(&format!("/tables/{table}/"), &[]);
        assert_eq!(answer.status, 200, "{}", answer.body);
    }

    /// A number of the metrics.
    pub(crate) fn metric(&self, name: &str) -> u64 {
        let text = self.get("/metrics", &[]).body;
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
        line.unwrap_or_else(|| panic!("{name} is not in {text}")).parse().unwrap()
    }

    /// What it has logged.
    pub(crate) fn log(&self) -> String {
        read(&self.log)
    }

    /// Sends a signal by its name.
    #[cfg(unix)]
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = std::process::Command::new("kill").args(["-s", name, &pid]).status();
        assert!(sent.unwrap().success());
    }

    /// Waits for its end.
    pub(crate) fn end(&mut self) -> ExitStatus {
        until(|| self.child.try_wait().unwrap())
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended already.
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn read(log: &Path) -> String {
    fs::read_to_string(log).unwrap()
}

/// Waits for something that comes soon.
pub(crate) fn until<T>(mut found: impl FnMut() -> Option<T>) -> T {
    let start = Instant::now();
    loop {
        if let Some(found) = found() {
            return found;
        }
        assert!(start.elapsed() < Duration::from_secs(60), "it does not come");
        thread::sleep(Duration::from_millis(20));
    }
}
