//! Section 2C, the conspiracy as a whole, and its first part: the plot.

use crate::common::last_line;
use crate::conspiracy;
use crate::conspiracy::{
    CONIURA, CONIURA_DUAL, DONE, PASS, PUGIO, PUGIO_DUAL, conspirators, count, hand_sizes,
    happened, leader, play, points, refuses, table,
};
use ludi_caligula::components::{Card, Pile};
use ludi_caligula::scenario::Scenario;
use ludi_caligula::{Action, Ask, Caligula, Event, Stage};
use ludi_engine::{Lang, Match, Rules, Seat, Seed, Setup, Silence, Speech, Viewer, Voice, Words};

#[test]
fn s_2c_a_conspiracy_may_follow_each_of_the_six_sequentia_cards() {
    let mut position = Scenario::new(2).at_sequentia(1);
    for place in 1..=6 {
        assert_eq!(position.all().ask, Ask::StartPlot);
        assert_eq!(position.all().marker, place);
        // The second Sequentia card hands the Ordo cards on.
        let order = if place == 1 { [0, 1] } else { [1, 0] };
        play(&mut position, &[(order[0], PASS), (order[1], PASS)]);
    }
    assert_eq!(count(&position, |event| *event == Event::NoPlot), 6);
    assert_eq!(position.all().stage, Stage::Placement);
    assert_eq!(position.all().turn, 2);
}

#[test]
fn s_2c_a_conspiracy_waits_until_the_sequentia_card_is_resolved_completely() {
    // Tribuni, Praetoriani, Nobiles; no token lies on them.
    let position = Scenario::new(2).at_sequentia(3);
    assert_eq!(position.all().ask, Ask::StartPlot);
    assert_eq!(position.all().marker, 3);
    let gone: Vec<Event> = position
        .events()
        .into_iter()
        .filter(|event| matches!(event, Event::Discarded { .. }))
        .collect();
    let [tribuni, praetoriani, nobiles] = [33, 22, 44].map(|civitas| Event::Discarded { civitas });
    assert_eq!(gone, [tribuni, praetoriani, nobiles]);
}

#[test]
fn s_2c_plot_favor_and_assassination_follow_each_other() {
    let mut position =
        table(&[[0, 2, 0, 0], [0, 0, 0, 1]]).augusti("Galba", ["Caracalla", "Pertinax"]).at_plot(1);
    let stage = |position: &ludi_caligula::scenario::Position| position.all().stage;
    assert_eq!(stage(&position), Stage::Plot);
    play(&mut position, &[(0, CONIURA_DUAL), (0, DONE), (1, PASS)]);
    assert_eq!(stage(&position), Stage::Favor);
    play(&mut position, &[(0, Action::Name(1)), (0, conspiracy::ON_EMPEROR)]);
    assert_eq!(stage(&position), Stage::Defence);
    play(&mut position, &[(1, PASS)]);
    assert_eq!(stage(&position), Stage::Assassination);
}

#[test]
fn s_2c_after_a_failed_conspiracy_the_next_sequentia_card_offers_another() {
    let mut position = table(&[[2, 0, 0, 0], [1, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS), (0, Action::Name(1))]);
    play(&mut position, &[(1, PASS), (0, PASS)]);
    // One at most after each card: the next question comes after the second.
    assert_eq!(position.all().marker, 2);
    assert_eq!(position.all().ask, Ask::StartPlot);
    play(&mut position, &[(1, PASS), (0, CONIURA), (0, DONE)]);
    assert_eq!(count(&position, |event| matches!(event, Event::PlotStarted { .. })), 2);
}

#[test]
fn s_2c_only_the_seat_asked_may_act_and_only_as_asked() {
    let mut position = table(&[[1, 0, 0, 0], [1, 0, 0, 0]]).at_plot(1);
    refuses(&mut position, 1, PASS, "why-not-asked", "turn");
    refuses(&mut position, 0, Action::Name(1), "why-something-else", "2C.plot");
    refuses(&mut position, 0, Action::Use(0), "why-something-else", "2C.plot");
    refuses(&mut position, 0, Action::Token(4), "why-something-else", "2C.plot");
}

#[test]
fn s_2c_plot_the_first_in_order_is_asked_first_and_the_last_last() {
    let mut position = table(&[[1, 0, 0, 0]; 5]).order(&[3, 0, 4, 1, 2]).at_plot(1);
    play(&mut position, &[(3, PASS), (0, PASS), (4, PASS), (1, PASS), (2, PASS)]);
}

#[test]
fn s_2c_plot_if_nobody_starts_the_next_sequentia_card_follows() {
    let mut position = table(&[[1, 0, 0, 0]; 3]).at_plot(1);
    play(&mut position, &[(0, PASS), (1, PASS), (2, PASS)]);
    assert!(happened(&position, &Event::NoPlot));
    assert!(happened(&position, &Event::SequentiaReached { place: 2, sequentia: 1 }));
    assert_eq!(hand_sizes(&position), [1, 1, 1]);
}

#[test]
fn s_2c_plot_who_starts_plays_at_least_one_coniura_symbol_and_leads() {
    let mut position = table(&[[2, 0, 0, 0], [1, 0, 0, 0]]).at_plot(1);
    assert_eq!(leader(&position), None);
    assert_eq!(position.legal(), [PASS, CONIURA]);
    refuses(&mut position, 0, DONE, "why-nothing-laid", "2C");
    play(&mut position, &[(0, CONIURA), (0, DONE)]);
    assert_eq!(leader(&position), Some(0));
    let cards = [1, 0, 0, 0];
    assert!(happened(&position, &Event::PlotStarted { seat: Seat::new(0), cards, total: 1 }));
}

#[test]
fn s_2c_plot_who_starts_may_play_more_than_one_symbol() {
    let mut position = table(&[[2, 1, 0, 1], [4, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, CONIURA), (0, CONIURA_DUAL), (0, PUGIO_DUAL)]);
    play(&mut position, &[(0, DONE)]);
    assert_eq!(position.all().plot.map(|plot| plot.symbols[0]), Some(4));
    // The other needs as many.
    play(&mut position, &[(1, CONIURA), (1, CONIURA), (1, CONIURA)]);
    refuses(&mut position, 1, DONE, "why-too-few", "2C.plot");
    play(&mut position, &[(1, CONIURA), (1, DONE)]);
    assert_eq!(conspirators(&position), [0, 1]);
}

#[test]
fn s_2c_plot_any_card_with_the_symbol_counts_and_no_other() {
    let mut position = table(&[[0, 1, 2, 1], [1, 0, 0, 0]]).at_plot(1);
    assert_eq!(position.legal(), [PASS, CONIURA_DUAL, PUGIO_DUAL]);
    refuses(&mut position, 0, PUGIO, "why-no-coniura-symbol", "2C.plot");
    refuses(&mut position, 0, CONIURA, "why-no-such-card", "2B.cards");
    play(&mut position, &[(0, PUGIO_DUAL)]);
    // The one there was is laid already.
    refuses(&mut position, 0, PUGIO_DUAL, "why-no-such-card", "2B.cards");
    play(&mut position, &[(0, DONE)]);
    assert_eq!(leader(&position), Some(0));
}

#[test]
fn s_2c_plot_with_cards_laid_one_shows_them_or_takes_them_back() {
    let mut position = table(&[[1, 0, 0, 0], [1, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA)]);
    assert_eq!(position.legal(), [DONE]);
    refuses(&mut position, 0, PASS, "why-already-laid", "2C");

    // In a match, until somebody is asked whether to start a plot.
    let setup = Setup::new(&Caligula::INFO, 2);
    let seed = Seed::from_phrase("laid");
    let mut played = Match::<Caligula>::start(setup, seed, &mut Silence).expect("a table");
    let ask = |played: &Match<Caligula>| played.view(Viewer::Historian).ask;
    while ask(&played) != Ask::StartPlot {
        let seat = played.to_act().first().expect("it is not over");
        let mut legal = Vec::new();
        played.legal(seat, &mut legal);
        played.act(seat, legal[0], &mut Silence).expect("legal");
    }
    let seat = played.to_act().first().expect("it is not over");
    let legal = |played: &Match<Caligula>| {
        let mut legal = Vec::new();
        played.legal(seat, &mut legal);
        legal
    };
    let (before, could) = (*played.state(), legal(&played));
    let steps = played.retractable(seat);
    assert_eq!(could[0], PASS);
    let lay = could.iter().find(|action| matches!(action, Action::Lay(_)));
    played.act(seat, *lay.expect("a Coniura card"), &mut Silence).expect("legal");
    assert_eq!(legal(&played)[0], DONE);
    let prompt = played.game().prompt(played.state(), Viewer::Seat(seat));
    assert_eq!(prompt.text.key, "prompt-start-plot-laid");
    assert_eq!(played.retractable(seat), steps + 1);
    assert!(played.take_back(seat, 1));
    assert_eq!((*played.state(), legal(&played)), (before, could));
    played.act(seat, PASS, &mut Silence).expect("as if nothing had been laid");
}

#[test]
fn s_2c_plot_to_decline_and_to_show_come_first_whatever_else_can_be_laid() {
    for cards in [[1, 0, 0, 0], [2, 1, 0, 0], [1, 1, 2, 1]] {
        let mut position = table(&[cards, [2, 2, 0, 2]]).at_plot(1);
        assert_eq!(position.legal()[0], PASS);
        play(&mut position, &[(0, CONIURA)]);
        assert_eq!(position.legal()[0], DONE);
        play(&mut position, &[(0, DONE)]);
        assert_eq!(position.legal()[0], PASS, "to answer");
        play(&mut position, &[(1, CONIURA)]);
        assert_eq!(position.legal()[0], DONE, "to accept");
        play(&mut position, &[(1, CONIURA)]);
        assert_eq!(position.legal()[0], DONE, "to raise");
    }
}

/// What the seat asked is told, in English.
fn asked_in_words(position: &ludi_caligula::scenario::Position) -> String {
    let seat = Seat::new(position.asked().expect("somebody is asked"));
    let speech = Speech::new(Lang::En, &[Caligula::texts(Lang::En)]);
    let names: Vec<String> = ["Livia", "Gaius"].map(str::to_owned).into();
    let prompt = position.game.prompt(&position.state, Viewer::Seat(seat));
    Voice { speech: &speech, names: &names }.say(&prompt.text)
}

#[test]
fn s_2c_plot_the_question_says_what_can_still_be_done_with_cards_laid() {
    let mut position = table(&[[2, 0, 1, 0], [4, 0, 0, 0]]).at_plot(1);
    let ends = |position: &_, end: &str| {
        let asked = asked_in_words(position);
        assert!(asked.ends_with(end), "{asked}");
    };
    play(&mut position, &[(0, CONIURA)]);
    ends(&position, ": lay more, start the plot, or take back what you laid.");
    play(&mut position, &[(0, CONIURA)]);
    ends(&position, ": start the plot, or take back what you laid.");
    play(&mut position, &[(0, DONE), (1, CONIURA)]);
    ends(&position, ": lay more, or take back what you laid.");
    play(&mut position, &[(1, CONIURA)]);
    ends(&position, ": lay more, show them, or take back what you laid.");
    play(&mut position, &[(1, CONIURA), (1, CONIURA)]);
    ends(&position, ": show them, or take back what you laid.");
    let scenario = table(&[[1, 0, 2, 0], [0, 0, 0, 0]]);
    let mut position = scenario.augusti("Galba", ["Caracalla", "Pertinax"]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (0, Action::Name(1))]);
    play(&mut position, &[(0, conspiracy::ON_EMPEROR), (0, PUGIO)]);
    ends(&position, ": lay more, stab, or take back what you laid.");
    play(&mut position, &[(0, PUGIO)]);
    ends(&position, ": stab, or take back what you laid.");
}

#[test]
fn s_2c_plot_who_does_not_start_one_is_told_to_all() {
    let mut position = table(&[[1, 0, 0, 0], [0, 0, 1, 0], [1, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, PASS), (1, PASS)]);
    let heard = position.events_for(Viewer::Spectator);
    let who = |event: &Event| match event {
        Event::PlotNotStarted { seat } => Some(seat.index()),
        _ => None,
    };
    assert_eq!(heard.iter().filter_map(who).collect::<Vec<_>>(), [0, 1]);
    let said = last_line(&position, |event| who(event).is_some());
    assert_eq!(said, ("2C.plot", "Gaius does not start a plot.".to_owned()));
}

#[test]
fn s_2c_plot_the_others_answer_in_order_from_the_leader_on() {
    // Seat by seat Ordo 2, 4, 1, 5, 3: the third leads, then 4, 5, 1, 2.
    let mut position = table(&[[1, 0, 0, 0]; 5]).order(&[2, 0, 4, 1, 3]).at_plot(1);
    play(&mut position, &[(2, PASS), (0, PASS), (4, CONIURA), (4, DONE)]);
    play(&mut position, &[(1, PASS), (3, CONIURA), (3, DONE), (2, CONIURA), (2, DONE), (0, PASS)]);
    assert_eq!(leader(&position), Some(4));
    assert_eq!(conspirators(&position), [2, 3, 4]);
}

#[test]
fn s_2c_plot_not_to_start_is_not_to_pass() {
    let mut position = table(&[[2, 0, 0, 0], [2, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, PASS)]);
    assert!(!happened(&position, &Event::Passed { seat: Seat::new(0) }));
    play(&mut position, &[(1, CONIURA), (1, DONE)]);
    assert_eq!(position.all().ask, Ask::AnswerPlot);
    play(&mut position, &[(0, CONIURA), (0, CONIURA), (0, DONE)]);
    assert_eq!(leader(&position), Some(0));
}

#[test]
fn s_2c_plot_everybody_is_asked_once_whether_to_start() {
    let mut position = table(&[[2, 0, 0, 0]; 3]).at_plot(1);
    play(&mut position, &[(0, PASS), (1, PASS), (2, PASS)]);
    assert_eq!(position.all().marker, 2, "nobody is asked again after the same card");
}

#[test]
fn s_2c_plot_a_pass_is_final() {
    let mut position = table(&[[3, 0, 0, 0]; 3]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PASS)]);
    assert!(happened(&position, &Event::Passed { seat: Seat::new(1) }));
    play(&mut position, &[(2, CONIURA), (2, CONIURA), (2, DONE)]);
    // The raise goes past him who has passed.
    play(&mut position, &[(0, CONIURA), (0, DONE)]);
    assert_eq!(position.all().stage, Stage::Favor);
    assert_eq!(conspirators(&position), [0, 2]);
}

#[test]
fn s_2c_plot_to_accept_is_to_play_exactly_as_many() {
    let mut position = table(&[[2, 0, 0, 0], [3, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, CONIURA), (0, DONE)]);
    play(&mut position, &[(1, CONIURA)]);
    refuses(&mut position, 1, DONE, "why-too-few", "2C.plot");
    play(&mut position, &[(1, CONIURA), (1, DONE)]);
    let cards = [2, 0, 0, 0];
    assert!(happened(&position, &Event::Accepted { seat: Seat::new(1), cards, total: 2 }));
    assert_eq!(leader(&position), Some(0));
    assert_eq!(conspirators(&position), [0, 1]);
}

#[test]
fn s_2c_plot_to_raise_is_to_play_more_and_to_lead() {
    let mut position = table(&[[2, 0, 0, 0], [2, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, CONIURA), (1, DONE)]);
    let cards = [2, 0, 0, 0];
    assert!(happened(&position, &Event::Raised { seat: Seat::new(1), cards, total: 2 }));
    assert_eq!(leader(&position), Some(1));
    assert_eq!(position.asked(), Some(0), "whom the raise has outbid decides again");
}

#[test]
fn s_2c_plot_a_raise_is_accepted_by_adding_what_is_missing() {
    // The rulebook's own case: one, then two, then one more.
    let mut position = table(&[[3, 0, 0, 0], [2, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(0, CONIURA), (0, DONE)]);
    let cards = [1, 0, 0, 0];
    assert!(happened(&position, &Event::Accepted { seat: Seat::new(0), cards, total: 2 }));
    let said = last_line(&position, |event| matches!(event, Event::Accepted { .. }));
    let line = "Livia joins with a plain Coniura: 2 symbols in all.";
    assert_eq!(said, ("2C.plot", line.to_owned()));
    assert_eq!(leader(&position), Some(1));
    assert_eq!(position.all().stage, Stage::Favor);
}

#[test]
fn s_2c_plot_adding_more_than_is_missing_is_a_new_raise() {
    let mut position = table(&[[3, 0, 0, 0], [3, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, CONIURA), (1, DONE)]);
    play(&mut position, &[(0, CONIURA), (0, CONIURA), (0, DONE)]);
    let cards = [2, 0, 0, 0];
    assert!(happened(&position, &Event::Raised { seat: Seat::new(0), cards, total: 3 }));
    assert_eq!(leader(&position), Some(0));
    play(&mut position, &[(1, CONIURA), (1, DONE)]);
    assert_eq!(conspirators(&position), [0, 1]);
}

#[test]
fn s_2c_plot_the_leader_cannot_raise_when_all_have_accepted() {
    let mut position = table(&[[3, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]).at_plot(1);
    play(
        &mut position,
        &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, DONE), (2, CONIURA), (2, DONE)],
    );
    assert_eq!(position.all().stage, Stage::Favor);
    refuses(&mut position, 0, CONIURA, "why-something-else", "2C.favor");
}

#[test]
fn s_2c_plot_somebody_who_accepted_less_may_pass_later_and_loses_his_cards() {
    let mut position = table(&[[2, 0, 0, 0], [1, 0, 0, 1], [2, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, PUGIO_DUAL), (1, DONE)]);
    play(&mut position, &[(2, CONIURA), (2, CONIURA), (2, DONE), (0, CONIURA), (0, DONE)]);
    play(&mut position, &[(1, PASS)]);
    assert_eq!(conspirators(&position), [0, 2]);
    assert_eq!(hand_sizes(&position), [0, 1, 0]);
}

#[test]
fn s_2c_plot_a_former_leader_may_pass_and_loses_his_cards() {
    let mut position = table(&[[2, 0, 0, 0], [2, 0, 0, 0]]).at_plot(1);
    play(
        &mut position,
        &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, CONIURA), (1, DONE), (0, PASS)],
    );
    assert_eq!(leader(&position), Some(1));
    assert_eq!(conspirators(&position), [1]);
    assert_eq!(hand_sizes(&position), [1, 0]);
    assert_eq!(position.all().piles[Pile::Coniura as usize].bottom[..], [Card::ConiuraSingle; 3]);
}

#[test]
fn s_2c_plot_a_lone_leader_goes_on_alone() {
    let mut position = table(&[[1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, PASS), (1, CONIURA), (1, DONE), (2, PASS), (0, PASS)]);
    assert_eq!(position.all().stage, Stage::Favor);
    assert_eq!(conspirators(&position), [1]);
    assert!(happened(&position, &Event::PlotSettled { leader: Seat::new(1), symbols: 1 }));
}

#[test]
fn s_2c_plot_too_few_symbols_to_reach_the_leader_leave_only_the_pass() {
    let mut position = table(&[[3, 0, 0, 0], [1, 1, 2, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, CONIURA), (0, CONIURA), (0, DONE)]);
    assert_eq!(position.legal(), [PASS]);
    refuses(&mut position, 1, CONIURA, "why-cannot-reach", "2C.plot");
    refuses(&mut position, 1, CONIURA_DUAL, "why-cannot-reach", "2C.plot");
    refuses(&mut position, 1, PUGIO, "why-no-coniura-symbol", "2C.plot");
}

#[test]
fn s_2c_plot_symbols_played_before_count_towards_the_total() {
    let mut position = table(&[[1, 0, 0, 1], [2, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA), (1, CONIURA), (1, DONE)]);
    // One card is left, and with the one before it makes two.
    assert_eq!(position.legal(), [PASS, PUGIO_DUAL]);
    play(&mut position, &[(0, PUGIO_DUAL), (0, DONE)]);
    assert_eq!(conspirators(&position), [0, 1]);
}

#[test]
fn s_2c_plot_cards_stay_before_their_players_until_the_plot_is_over() {
    let mut position = table(&[[1, 0, 0, 1], [0, 1, 0, 0], [0, 0, 0, 2]]).at_plot(1);
    play(&mut position, &[(0, CONIURA), (0, DONE), (1, CONIURA_DUAL), (1, DONE)]);
    let under = |position: &ludi_caligula::scenario::Position| {
        position.all().piles.map(|pile| pile.bottom.to_vec())
    };
    assert_eq!(under(&position), [vec![], vec![]]);
    play(&mut position, &[(2, PUGIO_DUAL), (2, PUGIO_DUAL), (2, DONE), (0, PASS)]);
    // Seat 1 has no card left: all can see that he passes. Every card goes under
    // the pile it came from, in the order played, whoever takes part in the end.
    assert!(happened(&position, &Event::Passed { seat: Seat::new(1) }));
    assert_eq!(conspirators(&position), [2]);
    assert_eq!(
        under(&position),
        [vec![Card::ConiuraSingle, Card::ConiuraDual], vec![Card::PugioDual, Card::PugioDual]]
    );
}

#[test]
fn s_2c_plot_worked_example_with_four_players() {
    let mut position = table(&[[2, 0, 0, 0], [1, 1, 0, 0], [2, 0, 0, 0], [1, 0, 0, 1]]).at_plot(1);
    // 1 does not start.
    play(&mut position, &[(0, PASS)]);
    // 2 starts with one card and leads.
    play(&mut position, &[(1, CONIURA), (1, DONE)]);
    assert_eq!(leader(&position), Some(1));
    // 3 passes and plays nothing.
    play(&mut position, &[(2, PASS)]);
    // 4 accepts with one card.
    play(&mut position, &[(3, CONIURA), (3, DONE)]);
    assert_eq!(leader(&position), Some(1));
    assert_eq!(conspirators(&position), [1, 3]);
    // 1 raises with two cards and leads now.
    play(&mut position, &[(0, CONIURA), (0, CONIURA), (0, DONE)]);
    assert_eq!(leader(&position), Some(0));
    // 2 accepts with one more; 3 has passed and can do nothing; 4 accepts with one more.
    play(&mut position, &[(1, CONIURA_DUAL), (1, DONE), (3, PUGIO_DUAL), (3, DONE)]);
    // 1 leads for good, 2 and 4 are with him, 3 defends.
    assert_eq!(position.all().stage, Stage::Favor);
    assert_eq!(leader(&position), Some(0));
    assert_eq!(conspirators(&position), [0, 1, 3]);
    assert!(happened(&position, &Event::PlotSettled { leader: Seat::new(0), symbols: 2 }));
    // Every card is back under its own pile.
    assert_eq!(hand_sizes(&position), [0, 0, 2, 0]);
    let [coniura, pugio] = position.all().piles.map(|pile| pile.bottom.to_vec());
    let single = Card::ConiuraSingle;
    assert_eq!(coniura, [single, single, single, single, Card::ConiuraDual]);
    assert_eq!(pugio, [Card::PugioDual]);
    assert_eq!(points(&position), [(0, 0); 4]);
}

#[test]
fn s_2c_plot_a_seat_without_cards_is_passed_over() {
    let mut position = table(&[[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]]).at_plot(1);
    play(&mut position, &[(1, CONIURA), (1, DONE)]);
    assert_eq!(conspirators(&position), [1]);
    assert!(happened(&position, &Event::Passed { seat: Seat::new(0) }));
    assert!(happened(&position, &Event::Passed { seat: Seat::new(2) }));
}

#[test]
fn s_2c_plot_if_nobody_has_a_card_there_is_no_plot() {
    let position = table(&[[0, 0, 0, 0]; 2]).at_plot(1);
    // All six conspiracies of the turn go by, and the next turn begins.
    assert_eq!(position.all().stage, Stage::Placement);
    assert_eq!(count(&position, |event| *event == Event::NoPlot), 6);
}

#[test]
fn s_2c_plot_the_question_does_not_tell_who_lacks_the_symbol() {
    // Seat 0 has a card from the Pugio pile; whether it bears the Coniura symbol
    // changes only what he himself may do.
    let with = table(&[[0, 0, 0, 1], [1, 0, 0, 0]]).at_plot(1);
    let without = table(&[[0, 0, 1, 0], [1, 0, 0, 0]]).at_plot(1);
    assert_eq!((with.asked(), without.asked()), (Some(0), Some(0)));
    assert_eq!(with.legal(), [PASS, PUGIO_DUAL]);
    assert_eq!(without.legal(), [PASS]);
    assert_eq!(with.view(1), without.view(1));
    assert_ne!(with.view(0), without.view(0));

    // The same when he has to answer.
    let answer = |hand| {
        let mut position = table(&[[1, 0, 0, 0], hand]).at_plot(1);
        play(&mut position, &[(0, CONIURA), (0, DONE)]);
        let before = position.view(0);
        play(&mut position, &[(1, PASS)]);
        (before, position.view(0), position.events_for(Viewer::Seat(Seat::new(0))))
    };
    assert_eq!(answer([0, 0, 0, 1]), answer([0, 0, 1, 0]));
}

#[test]
fn s_2c_plot_cards_laid_are_a_secret_until_they_are_shown() {
    let mut position = table(&[[2, 0, 0, 0], [1, 0, 0, 0]]).at_plot(1);
    let before = position.view(1);
    play(&mut position, &[(0, CONIURA), (0, CONIURA)]);
    assert_eq!(position.view(1), before);
    assert_eq!(position.view(0).players[0].laid, Some([2, 0, 0, 0]));
    play(&mut position, &[(0, DONE)]);
    let told = Event::PlotStarted { seat: Seat::new(0), cards: [2, 0, 0, 0], total: 2 };
    assert!(position.events_for(Viewer::Seat(Seat::new(1))).contains(&told));
}
