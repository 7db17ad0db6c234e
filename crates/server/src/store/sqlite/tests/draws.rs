//! Tables of older databases, and the draw of their key.

use super::*;
use crate::store::DrawStage;

/// A database from before there were draws of the key.
#[tokio::test]
async fn tables_from_before_the_draws_go_on() {
    let folder = TempDir::new().unwrap();
    let place = folder.path().join("house.db");
    let [gathers, plays] = [1, 2].map(sample::terms);
    let added = ludi_engine::Contribution([9; 32]);
    {
        let db = Connection::open(&place).unwrap();
        let steps = ["schema.sql", "alias.sql", "forks.sql", "promises.sql"].len();
        for step in &open::MIGRATIONS[..steps] {
            db.execute_batch(step).unwrap();
        }
        db.pragma_update(None, "application_id", open::APPLICATION).unwrap();
        db.pragma_update(None, "user_version", steps as u32).unwrap();
        for (terms, status) in [(&gathers, "gathering"), (&plays, "playing")] {
            let seed = serde_json::to_value(terms.seed).unwrap();
            db.execute(
                "INSERT INTO tables (id, game, rules, setup, seed, commitment, contributions,
                     lang, visibility, status, opened)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 'it', 'open', ?8, 1)",
                rusqlite::params![
                    terms.id,
                    terms.game,
                    terms.rules,
                    serde_json::to_string(&terms.setup).unwrap(),
                    seed.as_str(),
                    terms.seed.commitment().to_string(),
                    serde_json::to_string(&[added]).unwrap(),
                    status,
                ],
            )
            .unwrap();
            let table = db.last_insert_rowid();
            for seat in 0..terms.setup.seats {
                db.execute("INSERT INTO seats (table_number, seat) VALUES (?1, ?2)", (table, seat))
                    .unwrap();
            }
        }
    }
    let store = open(&place);
    // What had been added before there was anything to hold it to is forgotten.
    let table = store.table(gathers.id).await.unwrap().unwrap();
    let open = [Draw::new(gathers.seed, DrawStage::Open)];
    assert_eq!((&table.contributions[..], &table.draws[..]), (&[][..], &open[..]));
    assert_eq!(store.change_draws(gathers.id, &open, &open, None).await, Ok(true));
    // What is being played keeps its dice.
    let table = store.table(plays.id).await.unwrap().unwrap();
    let mixture = ludi_engine::Mixture::new(plays.seed, vec![added]);
    assert_eq!(table.dice_keys(), Ok(mixture.into()));
}
