//! What a choice says it will do is what it does.

use ludi_engine::Seat;
use ludi_game_tests::previews::{self, Previewed, number};
use ludi_imperivm::{Action, Ask, Imperivm};

/// How many games are played to find choices of each kind.
const GAMES: u64 = 40;

/// Of every so many rolls of the die, on how many the people rise at this morale:
/// results above it, but never 19 and 20.
fn percent(morale: i64) -> i64 {
    (1..=20).filter(|roll| *roll > morale && *roll < 19).count() as i64 * 5
}

/// Plays at random and compares every preview of tribute, donation and price with what
/// becomes of it. Gives how many of each were met.
#[test]
fn numbers_come_true() {
    let (mut tribute, mut drawn, mut paid) = (0, 0, 0);
    previews::played::<Imperivm>(GAMES, |Previewed { seat, action, preview, before, after }| {
        let coins = |view: &ludi_imperivm::View| purse(view, seat).0;
        match (preview.key, before.ask, action) {
            // The morale moves when the second of both numbers is named.
            ("preview-tribute", Ask::Tribute, Action::Amount(_)) if after.ask != Ask::Tribute => {
                let morale = i64::from(after.morale);
                if after.ask == Ask::Religion {
                    assert_eq!(number(&preview, "after"), morale);
                    tribute += 1;
                }
                assert_eq!(number(&preview, "then"), percent(number(&preview, "after")));
                assert_eq!(number(&preview, "risk"), percent(number(&preview, "before")));
            }
            ("preview-keep", ..) => {
                if let Some(drawing) = &after.drawing {
                    assert_eq!(number(&preview, "of"), i64::from(drawing.count));
                    assert_eq!(number(&preview, "count"), i64::from(drawing.keep));
                    drawn += 1;
                }
            }
            ("preview-coins", Ask::Price, _) => {
                assert_eq!(number(&preview, "before"), coins(&before));
                assert_eq!(number(&preview, "after"), coins(&after));
                paid += 1;
            }
            _ => {}
        }
    });
    assert!(tribute > 20 && drawn > 20 && paid > 20, "{tribute} {drawn} {paid}");
}

fn purse(view: &ludi_imperivm::View, seat: Seat) -> (i64, i64) {
    let purse = view.players[seat.index()].purse.expect("an own purse");
    (i64::from(purse.coins), i64::from(purse.power))
}
