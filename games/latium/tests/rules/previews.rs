//! What a choice says it will do is what it does.

use ludi_engine::Seat;
use ludi_game_tests::previews::{self, Previewed, number};
use ludi_latium::{Action, Latium, View};

/// How many games are played to find choices of each kind.
const GAMES: u64 = 40;

fn dp(view: &View, seat: Seat) -> i64 {
    view.players[seat.index()].dp.into()
}

#[test]
fn prices_and_chances_come_true() {
    let (mut paid, mut offered, mut asked) = (0, 0, 0);
    previews::played::<Latium>(GAMES, |Previewed { seat, action, preview, before, after }| {
        // What follows the last action of a season may cost more.
        let same = (before.year, before.season) == (after.year, after.season);
        match (preview.key, action) {
            ("preview-dp", _) if same => {
                assert_eq!(number(&preview, "before"), dp(&before, seat), "{action:?}");
                assert_eq!(number(&preview, "after"), dp(&after, seat), "{action:?}");
                paid += 1;
            }
            ("preview-offer", Action::Offer(n)) => {
                assert_eq!(number(&preview, "dp"), dp(&before, seat) - i64::from(n));
                assert_eq!(number(&preview, "actions"), i64::from(n.min(4)));
                offered += 1;
            }
            ("preview-request", Action::Request(_)) => {
                assert!(number(&preview, "plain") <= number(&preview, "gift"));
                asked += 1;
            }
            _ => {}
        }
    });
    assert!(paid > 20 && offered > 20 && asked > 20, "{paid} {offered} {asked}");
}
