//! Rows that were acknowledged outlive a killed program.

use std::env;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use ludi_server::store::Sqlite;
use ludi_server::store::conformance::{AnyStore, killed};

/// Set for the program that is to be killed: where its database is.
const VICTIM: &str = "LUDI_TEST_VICTIM";

/// This very program again, appending until it is killed.
fn victim(place: &Path) -> Child {
    Command::new(env::current_exe().expect("a program knows where it is"))
        .args(["--exact", "no_acknowledged_row_is_lost", "--nocapture"])
        .env(VICTIM, place)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("a program can start itself")
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_row_is_lost() {
    let open = |place: &Path| -> AnyStore { Arc::new(Sqlite::open(place).unwrap()) };
    if let Some(place) = env::var_os(VICTIM) {
        killed::append_forever(open(Path::new(&place)), io::stderr()).await.unwrap();
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("house.db");
    let mut heard = String::new();
    let mut before = 0;
    for round in 0..20 {
        let mut child = victim(&place);
        let mut said = BufReader::new(child.stderr.take().unwrap());
        // Each round dies a little later than the one before.
        for _ in 0..=round * 17 {
            said.read_line(&mut heard).unwrap();
        }
        child.kill().unwrap();
        said.read_to_string(&mut heard).unwrap();
        child.wait().unwrap();
        let rows = killed::kept_what_it_acknowledged(&open(&place), &heard).await;
        assert!(rows > before, "nothing was acknowledged in round {round}: {heard}");
        before = rows;
        heard.truncate(heard.rfind('\n').map_or(0, |end| end + 1));
    }
}
