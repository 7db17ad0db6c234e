//! What a choice says it will do is what it does.

use ludi_caligula::{Action, Ask, Caligula, View};
use ludi_engine::{Dice, Rules, Setup, Silence, Viewer, Words};
use ludi_game_tests::previews::{self, Previewed, number};

/// How many games are played to find choices of each kind.
const GAMES: u64 = 60;

/// The Pugio symbols against the emperor, as everybody sees them.
fn stabs(view: &View) -> i64 {
    view.plot.as_ref().map_or(0, |plot| plot.stabs.iter().copied().map(i64::from).sum())
}

#[test]
fn numbers_come_true() {
    let (mut shown, mut dead) = (0, 0);
    previews::played::<Caligula>(GAMES, |Previewed { seat, action, preview, before, after }| {
        match (preview.key, action) {
            ("preview-symbols", Action::Lay(_)) => {
                let laid = |view: &View| {
                    let laid = view.players[seat.index()].laid.unwrap_or_default();
                    laid.iter().copied().map(i64::from).sum::<i64>()
                };
                let step = number(&preview, "after") - number(&preview, "before");
                assert_eq!(step, laid(&after) - laid(&before));
                shown += 1;
            }
            ("preview-missing" | "preview-dies", Action::Done) => {
                // While others are still asked, what was played lies on the table.
                if after.ask == Ask::Stab && after.plot.is_some() {
                    assert_eq!(number(&preview, "daggers"), stabs(&after));
                }
                if preview.key == "preview-dies" {
                    let enough = number(&preview, "daggers") >= number(&preview, "life");
                    assert!(enough, "{preview:?}");
                }
                dead += 1;
            }
            _ => {}
        }
    });
    assert!(shown > 20 && dead > 5, "{shown} {dead}");
}

/// The own total on a card counts what lies there already, and says what it takes.
#[test]
fn a_token_says_what_it_makes_of_the_total() {
    let game = Caligula::open(&Setup::new(&Caligula::INFO, 2), Caligula::INFO.rules_version);
    let game = game.expect("a table of two");
    let mut dice = Dice::fast(7);
    let mut state = game.deal(&mut dice, &mut Silence);
    let mut legal = Vec::new();
    let mut totals = std::collections::HashMap::new();
    for _ in 0..20 {
        let seat = game.to_act(&state).first().expect("somebody places");
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        let view = game.view(&state, Viewer::Seat(seat));
        if let Action::Civitas(spot) = action {
            let preview = game.preview(&view, action).expect("a total");
            let total = totals.entry((seat, spot)).or_insert(0);
            assert_eq!(number(&preview, "before"), *total);
            let held = view.players[seat.index()].holding.expect("a token in hand");
            *total += i64::from(held);
            assert_eq!(number(&preview, "after"), *total);
        }
        game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("it is legal");
    }
}
