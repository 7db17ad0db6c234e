//! What may be taken back, and what not.

use ludi_engine::{Match, Rules, Seat, Seed, Setup, Silence, Step};

use crate::toy::{Action, Phase, RESAMPLED, Toy};

const LIVIA: usize = 0;
const GAIUS: usize = 1;

struct TestMatch(Match<Toy>);

impl TestMatch {
    /// Two seats, of which seat 1 has the first turn.
    fn start() -> TestMatch {
        let setup = Setup::new(&<Toy>::INFO, 2);
        let seed = Seed::from_phrase("undo");
        let mut play = TestMatch(Match::start(setup, seed, &mut Silence).expect("a table"));
        play.act(LIVIA, Action::Bid(3));
        play.act(GAIUS, Action::Bid(1));
        play
    }

    fn act(&mut self, seat: usize, action: Action) {
        self.0.act(Seat::new(seat), action, &mut Silence).expect("legal");
    }

    fn lay(&mut self, seat: usize) {
        let lot = self.0.state().hands[seat].trailing_zeros() as u8;
        self.act(seat, Action::Lay(lot));
    }

    fn retractable(&self) -> [u32; 2] {
        [LIVIA, GAIUS].map(|seat| self.0.retractable(Seat::new(seat)))
    }
}

#[test]
fn a_secret_step_can_be_taken_back_until_somebody_else_acts() {
    let mut play = TestMatch::start();
    let before = *play.0.state();
    play.lay(LIVIA);
    assert_eq!(play.retractable(), [1, 0]);
    play.act(LIVIA, Action::Keep);
    assert_eq!(play.retractable(), [2, 0]);
    assert!(!play.0.take_back(Seat::new(LIVIA), 3));
    assert!(!play.0.take_back(Seat::new(LIVIA), 0));
    assert!(!play.0.take_back(Seat::new(GAIUS), 1));
    let mut other = TestMatch(play.0.clone());
    assert!(play.0.take_back(Seat::new(LIVIA), 2));
    assert_eq!(*play.0.state(), before);
    assert_eq!(play.0.rows().last().unwrap().step, Step::TakeBack(2));
    assert_eq!(play.retractable(), [0, 0]);

    other.lay(GAIUS);
    assert_eq!(other.retractable(), [0, 1]);
}

#[test]
fn a_lot_turned_up_stays_up() {
    let mut play = TestMatch::start();
    play.lay(LIVIA);
    play.act(LIVIA, Action::Turn);
    assert_eq!(play.retractable(), [0, 0]);
}

#[test]
fn chance_is_final() {
    let mut play = TestMatch::start();
    play.act(LIVIA, Action::Draw);
    assert_eq!(play.retractable(), [0, 0]);
    play.act(GAIUS, Action::Roll);
    assert_eq!(play.retractable(), [0, 0]);
}

/// The last bid shows all bids, though no view keeps them.
#[test]
fn what_only_an_event_tells_is_told() {
    let setup = Setup::new(&<Toy>::INFO, 2);
    let mut play = TestMatch(Match::start(setup, Seed::from_phrase("undo"), &mut Silence).unwrap());
    play.act(LIVIA, Action::Bid(3));
    assert_eq!(play.retractable(), [1, 0]);
    play.act(GAIUS, Action::Bid(1));
    assert_eq!(play.0.state().phase, Phase::Asking);
    assert_eq!(play.retractable(), [0, 0]);
}

#[test]
fn no_stream_of_dice_serves_twice() {
    let mut play = TestMatch::start();
    play.lay(LIVIA);
    assert!(play.0.take_back(Seat::new(LIVIA), 1));
    let mut honest = play.0.dice_keys().dice(5);
    let hand = play.0.state().hands[LIVIA];
    let urn = play.0.state().urn;
    play.act(LIVIA, Action::Draw);
    let drawn = play.0.state().hands[LIVIA] & !hand;
    assert_eq!(Some(drawn.trailing_zeros()), honest.pick_bit(urn.into()));
}

/// Whether a step revealed something is found out once, whoever asks how often,
/// and is known to a copy of the match, too.
#[test]
fn what_a_step_revealed_is_found_once_and_remembered() {
    let mut play = TestMatch::start();
    play.lay(LIVIA);
    play.act(LIVIA, Action::Keep);
    assert_eq!(play.retractable(), [2, 0]);
    let drawn = RESAMPLED.get();
    assert!(drawn > 0);
    for _ in 0..10 {
        assert_eq!(play.retractable(), [2, 0]);
        assert_eq!(TestMatch(play.0.clone()).retractable(), [2, 0]);
    }
    assert!(play.0.take_back(Seat::new(LIVIA), 1));
    assert_eq!(play.retractable(), [1, 0]);
    assert_eq!(RESAMPLED.get(), drawn);
    // Another step is another question.
    play.act(LIVIA, Action::Turn);
    assert_eq!(play.retractable(), [0, 0]);
    assert!(RESAMPLED.get() > drawn);
}

/// Who has sealed its bid may take it back, whatever others change in secret
/// meanwhile: if it could not, it would know of it. What they changed stays.
#[test]
fn what_others_do_unnoticed_takes_no_step_back_away() {
    let [livia, gaius, attia] = [0, 1, 2].map(Seat::new);
    let setup = Setup::new(&<Toy>::INFO, 3);
    let mut played =
        Match::<Toy>::start(setup, Seed::from_phrase("undo"), &mut Silence).expect("a table");
    let act = |played: &mut Match<Toy>, seat, bid| {
        played.act(seat, Action::Bid(bid), &mut Silence).expect("legal");
    };
    act(&mut played, livia, 1);
    act(&mut played, gaius, 2);
    let retractable =
        |played: &Match<Toy>| [livia, gaius, attia].map(|seat| played.retractable(seat));
    assert_eq!(retractable(&played), [0, 1, 0]);
    act(&mut played, livia, 3);
    assert_eq!(retractable(&played), [1, 1, 0]);
    assert!(played.take_back(gaius, 1));
    assert_eq!(played.state().bids, [3, 0, 0]);
    assert_eq!(played.in_force(), [1, 3]);
    assert_eq!(retractable(&played), [1, 0, 0]);
    act(&mut played, gaius, 1);
    // That Gaius has bidden, all notice.
    assert_eq!(retractable(&played), [0, 1, 0]);
}
