//! What a choice says it will do is what it does.

use ludi_engine::{Seat, Words};
use ludi_game_tests::previews::{self, Previewed, number};
use ludi_roman_empire::side::Side;
use ludi_roman_empire::view::FactionView;
use ludi_roman_empire::{Action, Ask, RomanEmpire, Stage, View};

use crate::common::{done_until, four, play};

/// How many games are played to find choices of each kind.
const GAMES: u64 = 40;

/// With three players a seat has one faction.
fn own(view: &View, seat: Seat) -> &FactionView {
    view.factions.iter().find(|faction| faction.seat == seat).expect("a faction")
}

/// Whose phase it is, and what is done in it.
fn part(view: &View) -> (Option<Side>, Stage, u8) {
    (view.phase.as_ref().map(|phase| phase.side), view.stage, view.turn)
}

#[test]
fn numbers_come_true() {
    let (mut bought, mut lifted, mut scored) = (0, 0, 0);
    previews::played::<RomanEmpire>(GAMES, |Previewed { seat, action, preview, before, after }| {
        let roman = |view: &View| i64::from(own(view, seat).roman);
        match (preview.key, action) {
            // Provinces and kingdoms count once more at the very end.
            ("preview-roman", Action::Done) => {
                if after.stage == Stage::Over {
                    return;
                }
                assert_eq!(before.ask, Ask::Score);
                assert_eq!(number(&preview, "before"), roman(&before));
                assert_eq!(number(&preview, "after"), roman(&after));
                scored += 1;
            }
            // What follows the last thing built may be scored at once.
            ("preview-roman", _) if part(&after) == part(&before) => {
                assert_eq!(number(&preview, "before"), roman(&before), "{action:?}");
                assert_eq!(number(&preview, "after"), roman(&after), "{action:?}");
                bought += 1;
            }
            ("preview-hand", _) => {
                let hand = |view: &View| i64::from(view.phase.as_ref().expect("a phase").hand);
                assert_eq!(number(&preview, "before"), hand(&before));
                assert_eq!(number(&preview, "after"), hand(&after));
                lifted += 1;
            }
            _ => {}
        }
    });
    assert!(bought > 20 && lifted > 20 && scored > 5, "{bought} {lifted} {scored}");
}

/// What costs nothing has no numbers to show.
#[test]
fn a_free_fort_says_nothing_of_points() {
    let mut position = four(1).without_start(0).roman_phase(0, 2);
    done_until(&mut position, Ask::Start);
    let start = position.legal()[0];
    play(&mut position, &[start]);
    let forts = position.legal().into_iter().filter(|action| matches!(action, Action::Fort(_)));
    let previews: Vec<_> =
        forts.map(|fort| position.game.preview(&position.view(0), fort)).collect();
    assert_eq!(previews, [None]);
}
