//! The Legend: what elective and collective cards do.

use crate::common;
use crate::common::{
    card, cards, decline_all, draws, first, hand_tokens, play, refusal, resolve, second, tokens,
    values_seen,
};
use ludi_caligula::components::Deck::{Legionarii, Nobiles, Plebs, Praetoriani, Tribuni};
use ludi_caligula::components::Pile::{Coniura, Pugio};
use ludi_caligula::scenario::{Position, Scenario};
use ludi_caligula::view::SpaceView;
use ludi_caligula::{Action, Ask, Caligula, Event, Spot};
use ludi_engine::{Rules, Seat, Setup, Viewer};

/// Seat 0 of three wins card `number` of value 4 or less, which is then asked of it.
fn winning(scenario: Scenario, number: u8) -> Position {
    let deck = [Plebs, Legionarii, Praetoriani, Tribuni, Nobiles][usize::from(number - 1) / 11];
    let position = resolve(scenario.civitas(1, number).token(0, 4, first(deck)), deck);
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::Effect));
    position
}

/// The same, but nothing can be done with the card.
fn in_vain(scenario: Scenario, number: u8) -> bool {
    let deck = [Plebs, Legionarii, Praetoriani, Tribuni, Nobiles][usize::from(number - 1) / 11];
    let position = resolve(scenario.civitas(1, number).token(0, 4, first(deck)), deck);
    let event = Event::InVain { seat: Seat::new(0), civitas: number - 1 };
    position.events().contains(&event) && draws(&position).is_empty()
}

// legend.aut.

#[test]
fn s_legend_aut_the_player_chooses_one_effect() {
    // Card 14: a Pugio or a Coniura card.
    for (which, pile, hand) in [(0, Pugio, [1, 1]), (1, Coniura, [2, 0])] {
        let mut position = winning(Scenario::new(3), 14);
        assert_eq!(position.legal(), [Action::Pass, Action::Use(0), Action::Use(1)]);
        play(&mut position, 0, &[Action::Use(which)]);
        assert_eq!(draws(&position), [(0, pile)], "one only");
        assert_eq!(cards(&position, 0), hand);
        assert_eq!(position.all().ask, Ask::StartPlot);
    }
}

#[test]
fn s_legend_aut_each_of_a_collective_card_chooses_for_himself() {
    // Card 19, collective 3: a Pugio or a Coniura card.
    let scenario = Scenario::new(3).civitas(1, 19);
    let scenario = scenario.token(0, 4, first(Legionarii)).token(1, 3, first(Legionarii));
    let mut position = resolve(scenario, Legionarii);
    play(&mut position, 0, &[Action::Use(1)]);
    play(&mut position, 1, &[Action::Use(0)]);
    assert_eq!(draws(&position), [(0, Coniura), (1, Pugio)]);
}

#[test]
fn s_legend_aut_a_card_with_one_effect_has_no_other() {
    let mut position = winning(Scenario::new(3), 13);
    for which in [1, 2, u8::MAX] {
        let refused = refusal(&mut position, 0, Action::Use(which));
        assert_eq!(refused, ("legend.aut", "why-no-such-effect"));
    }
}

// legend.destroy: card 7 destroys a Nobiles card or draws a Coniura.

#[test]
fn s_legend_destroy_the_first_card_leaves_and_the_second_slides_with_its_tokens() {
    let scenario = Scenario::new(3).civitas(1, 45).civitas(2, 46).token(1, 4, first(Nobiles));
    let scenario = scenario.token(2, 3, first(Nobiles)).token(1, 2, second(Nobiles));
    let mut position = winning(scenario, 7);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(position.legal(), [first(Nobiles), second(Nobiles)].map(Action::Civitas));
    play(&mut position, 0, &[Action::Civitas(first(Nobiles))]);
    assert_eq!(card(&position, first(Nobiles)), Some(46));
    assert_eq!(tokens(&position, first(Nobiles)), [(0, 1, 2)]);
    let new = card(&position, second(Nobiles)).unwrap();
    assert!((47..=55).contains(&new), "card {new}");
    assert_eq!(position.all().decks[4], 8);
}

#[test]
fn s_legend_destroy_the_second_card_may_be_chosen() {
    let scenario = Scenario::new(3).civitas(1, 45).civitas(2, 46).token(1, 4, first(Nobiles));
    let mut position = winning(scenario.token(2, 3, second(Nobiles)), 7);
    play(&mut position, 0, &[Action::Use(0), Action::Civitas(second(Nobiles))]);
    assert_eq!(card(&position, first(Nobiles)), Some(45));
    assert_eq!(tokens(&position, first(Nobiles)), [(0, 1, 4)]);
    assert_eq!(tokens(&position, second(Nobiles)), []);
    assert_eq!(hand_tokens(&position, 2), [-1, 0, 1, 2, 3, 4]);
}

#[test]
fn s_legend_destroy_tokens_go_home_unseen() {
    let scenario = Scenario::new(3).token(1, 4, first(Nobiles)).token(1, 0, first(Praetoriani));
    let mut position = winning(scenario, 7);
    play(&mut position, 0, &[Action::Use(0), Action::Civitas(first(Nobiles))]);
    assert_eq!(hand_tokens(&position, 1), [-1, 1, 2, 3, 4]);
    assert_eq!(position.view(0).players[1].hand_tokens, None);
    assert_eq!(position.view(0).players[1].tokens_in_hand, 5);
    let other = position.view(0).civitas[first(Praetoriani).index()].clone().unwrap();
    let SpaceView::Token(token) = &other.spaces[0] else { panic!("no token") };
    assert_eq!(token.could_be[..], [-1, 0, 1, 2, 3, 4], "nothing learnt of the other");
}

#[test]
fn s_legend_destroy_with_nothing_to_turn_up_a_place_stays_empty() {
    let scenario = Scenario::new(3).civitas(1, 45).civitas(2, 46).deck_left(Nobiles, 0);
    let mut position = winning(scenario, 7);
    play(&mut position, 0, &[Action::Use(0), Action::Civitas(first(Nobiles))]);
    assert_eq!(card(&position, first(Nobiles)), Some(46), "a last card is in position 1");
    assert_eq!(card(&position, second(Nobiles)), None);
}

#[test]
fn s_legend_destroy_of_a_single_card_needs_no_choice() {
    let mut position = winning(Scenario::new(3).face_up_left(Nobiles, 1), 7);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(card(&position, first(Nobiles)), None);
    assert_eq!(position.all().ask, Ask::StartPlot);
}

#[test]
fn s_legend_destroy_only_cards_of_the_colour_shown() {
    let mut position = winning(Scenario::new(3), 7);
    play(&mut position, 0, &[Action::Use(0)]);
    for spot in [first(Tribuni), second(Plebs), first(Plebs)] {
        let refused = refusal(&mut position, 0, Action::Civitas(spot));
        assert_eq!(refused, ("legend.destroy", "why-other-deck"));
    }
    let refused = refusal(&mut position, 0, Action::Pass);
    assert_eq!(refused, ("legend.destroy", "why-something-else"));
}

#[test]
fn s_legend_destroy_without_a_card_of_the_colour_cannot_be_chosen() {
    let mut position = winning(Scenario::new(3).face_up_left(Nobiles, 0), 7);
    assert_eq!(position.legal(), [Action::Pass, Action::Use(1)]);
    let refused = refusal(&mut position, 0, Action::Use(0));
    assert_eq!(refused, ("2B.optional", "why-effect-in-vain"));
}

#[test]
fn s_legend_destroy_as_in_the_figure_a_plebs_card_or_a_pugio() {
    // Card 15, elective 2.
    let mut position = winning(Scenario::new(3).civitas(1, 6).civitas(2, 9), 15);
    play(&mut position, 0, &[Action::Use(0), Action::Civitas(second(Plebs))]);
    assert_eq!(common::resolved(&position), [15, 6]);
    assert_ne!(card(&position, first(Plebs)), Some(9));
    let mut position = winning(Scenario::new(3), 15);
    play(&mut position, 0, &[Action::Use(1)]);
    assert_eq!(draws(&position), [(0, Pugio)]);
}

#[test]
fn s_legend_destroy_never_takes_the_card_being_resolved() {
    // On no card of ours: somebody's own card 7 destroys a Plebs card.
    let ours = include_str!("../../data/caligula.toml");
    let mut setup = Setup::new(&Caligula::INFO, 3);
    setup.components = Some(ours.replace("destroy-nobiles", "destroy-plebs"));
    let mut position = winning(Scenario::with(&setup).unwrap().civitas(2, 9), 7);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(position.all().ask, Ask::StartPlot, "the other one, without a question");
    assert_eq!(position.all().decks[0], 7);
    for spot in [first(Plebs), second(Plebs)] {
        assert!(![None, Some(7), Some(9)].contains(&card(&position, spot)));
    }
}

// legend.draw-coniura and legend.draw-pugio.

#[test]
fn s_legend_draw_coniura_one_card_from_the_coniura_pile() {
    let mut position = winning(Scenario::new(3), 6);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!((draws(&position), cards(&position, 0)), (vec![(0, Coniura)], [2, 0]));
    assert_eq!(position.all().piles[0].unseen, 16);
}

#[test]
fn s_legend_draw_coniura_is_in_vain_with_an_empty_pile() {
    assert!(in_vain(Scenario::new(3).pile_drawn_by(1, Coniura), 6));
}

#[test]
fn s_legend_draw_pugio_one_card_from_the_pugio_pile() {
    let mut position = winning(Scenario::new(3), 12);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!((draws(&position), cards(&position, 0)), (vec![(0, Pugio)], [1, 1]));
    assert_eq!(position.all().piles[1].unseen, 13);
}

#[test]
fn s_legend_draw_pugio_only_the_drawer_sees_which_card() {
    let mut position = winning(Scenario::new(3), 12);
    play(&mut position, 0, &[Action::Use(0)]);
    let seen = |viewer| {
        let drawn = |event| match event {
            Event::Drawn { card, .. } => Some(card.is_some()),
            _ => None,
        };
        position.events_for(viewer).into_iter().find_map(drawn)
    };
    assert_eq!(seen(Viewer::Seat(Seat::new(0))), Some(true));
    assert_eq!(seen(Viewer::Seat(Seat::new(1))), Some(false));
    assert_eq!(position.view(1).players[0].known, [0, 1, 0, 0]);
}

#[test]
fn s_legend_draw_pugio_is_in_vain_with_an_empty_pile() {
    assert!(in_vain(Scenario::new(3).pile_drawn_by(1, Pugio), 12));
}

// legend.gain-token: card 45 alone, card 47 or the Primus, card 51 collective.

#[test]
fn s_legend_gain_token_the_5_first_then_the_6() {
    let mut position = winning(Scenario::new(3), 45);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(hand_tokens(&position, 0), [-1, 0, 1, 2, 3, 4, 5]);
    let mut position = winning(Scenario::new(3).gained(0, 5), 45);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(hand_tokens(&position, 0), [-1, 0, 1, 2, 3, 4, 5, 6]);
    assert_eq!(position.view(1).players[0].tokens.len(), 8, "all see who has them");
}

#[test]
fn s_legend_gain_token_cannot_be_chosen_by_who_has_both() {
    assert!(in_vain(Scenario::new(3).gained(0, 6), 45));
    let scenario = Scenario::new(3).gained(0, 6).civitas(1, 47).token(0, 5, first(Nobiles));
    let mut position = resolve(scenario, Nobiles);
    assert_eq!(position.legal(), [Action::Pass, Action::Use(1)]);
    let refused = refusal(&mut position, 0, Action::Use(0));
    assert_eq!(refused, ("2B.optional", "why-effect-in-vain"));
}

#[test]
fn s_legend_gain_token_everybody_has_his_own() {
    let mut scenario = Scenario::new(5).civitas(1, 51);
    for seat in [0, 1] {
        scenario = scenario.token(seat, 4, first(Nobiles)).token(seat, 1, first(Nobiles));
    }
    let mut position = resolve(scenario, Nobiles);
    for seat in [0, 1] {
        play(&mut position, seat, &[Action::Use(0)]);
        assert!(hand_tokens(&position, seat).contains(&5));
    }
}

#[test]
fn s_legend_gain_token_can_be_placed_in_the_same_turn() {
    // After Nobiles comes a Plebs card that places a token.
    let scenario = Scenario::new(3).civitas(1, 45).civitas(1, 4).sequentia([6, 5, 1, 2, 3, 4]);
    let scenario = scenario.token(0, 4, first(Nobiles)).token(0, 1, first(Plebs));
    let mut position = scenario.at_sequentia(1);
    play(&mut position, 0, &[Action::Use(0)]);
    for seat in [0, 1, 2] {
        play(&mut position, seat, &[Action::Pass]);
    }
    play(&mut position, 0, &[Action::Use(0), Action::Token(5), Action::Civitas(first(Nobiles))]);
    assert_eq!(tokens(&position, first(Nobiles)), [(0, 0, 5)]);
}

#[test]
fn s_legend_gain_token_is_for_the_rest_of_the_match() {
    let mut position = winning(Scenario::new(3), 45);
    play(&mut position, 0, &[Action::Use(0)]);
    decline_all(&mut position);
    assert_eq!((position.all().turn, position.all().ask), (2, Ask::Token));
    while position.asked() != Some(0) {
        let (seat, action) = (position.asked().unwrap(), position.legal()[0]);
        play(&mut position, seat, &[action]);
    }
    assert!(position.legal().contains(&Action::Token(5)));
    assert!(!position.legal().contains(&Action::Token(6)));
}

#[test]
fn s_legend_gain_token_is_none_of_those_placed_before() {
    let mut position = winning(Scenario::new(3).token(0, 1, first(Tribuni)), 45);
    play(&mut position, 0, &[Action::Use(0)]);
    let civitas = position.view(1).civitas[first(Tribuni).index()].clone().unwrap();
    let SpaceView::Token(token) = &civitas.spaces[0] else { panic!("no token") };
    assert_eq!(token.could_be[..], [-1, 0, 1, 2, 3], "not the 4 either, which was shown");
}

// legend.primus: card 48.

#[test]
fn s_legend_primus_is_taken_from_the_table() {
    let mut position = winning(Scenario::new(3), 48);
    assert!(position.all().players.iter().all(|player| !player.primus));
    play(&mut position, 0, &[Action::Use(0)]);
    let holders: Vec<bool> = position.all().players.iter().map(|player| player.primus).collect();
    assert_eq!(holders, [true, false, false]);
}

#[test]
fn s_legend_primus_is_taken_from_whoever_has_it() {
    let mut position = winning(Scenario::new(3).primus(2), 48);
    play(&mut position, 0, &[Action::Use(0)]);
    let holders: Vec<bool> = position.all().players.iter().map(|player| player.primus).collect();
    assert_eq!(holders, [true, false, false]);
}

#[test]
fn s_legend_primus_cannot_be_taken_by_its_holder() {
    assert!(in_vain(Scenario::new(3).primus(0), 48));
}

// legend.place-token: card 4, collective 1.

#[test]
fn s_legend_place_token_from_the_hand_on_any_free_space() {
    let mut position = winning(Scenario::new(3), 4);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(position.legal(), [-1, 0, 1, 2, 3].map(Action::Token), "not the one on card 4");
    play(&mut position, 0, &[Action::Token(-1)]);
    let all_but_this = Spot::all().filter(|&spot| spot != first(Plebs));
    assert_eq!(position.legal(), all_but_this.map(Action::Civitas).collect::<Vec<_>>());
    play(&mut position, 0, &[Action::Civitas(second(Praetoriani))]);
    assert_eq!(tokens(&position, second(Praetoriani)), [(0, 0, -1)]);
    assert_eq!(values_seen(&position, 1, second(Praetoriani)), [None]);
}

#[test]
fn s_legend_place_token_once_chosen_must_be_done() {
    let mut position = winning(Scenario::new(3), 4);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!(refusal(&mut position, 0, Action::Pass), ("legend.place-token", "why-must-place"));
}

#[test]
fn s_legend_place_token_counts_at_once_on_a_card_resolved_next() {
    // Tribuni comes right after Plebs: card 36, elective 2.
    let mut position = winning(Scenario::new(3).civitas(1, 36).token(1, 2, first(Tribuni)), 4);
    play(&mut position, 0, &[Action::Use(0), Action::Token(3), Action::Civitas(first(Tribuni))]);
    assert_eq!((position.asked(), position.all().ask), (Some(0), Ask::Effect));
    assert_eq!(position.all().resolving, Some(first(Tribuni)));
}

#[test]
fn s_legend_place_token_with_one_in_hand_asks_only_where() {
    let mut scenario = Scenario::new(3);
    for (value, spot) in [(0, 4), (1, 5), (2, 8), (3, 9)] {
        scenario = scenario.token(0, value, Spot::from_index(spot));
    }
    let mut position = winning(scenario, 4);
    play(&mut position, 0, &[Action::Use(0)]);
    assert_eq!((position.all().ask, position.all().players[0].holding), (Ask::Space, Some(-1)));
}

#[test]
fn s_legend_place_token_is_in_vain_without_a_token_in_hand() {
    let mut scenario = Scenario::new(3);
    for (value, spot) in [(-1, 4), (0, 4), (1, 5), (2, 8), (3, 9)] {
        scenario = scenario.token(0, value, Spot::from_index(spot));
    }
    assert!(in_vain(scenario, 4));
}

#[test]
fn s_legend_place_token_is_in_vain_without_a_free_space() {
    let mut scenario = Scenario::new(3).civitas(2, 2);
    for deck in [Legionarii, Praetoriani, Tribuni, Nobiles] {
        scenario = scenario.face_up_left(deck, 0);
    }
    for value in 0..3 {
        scenario = scenario.token(1, value, second(Plebs));
    }
    assert!(in_vain(scenario, 4), "the free spaces of the card itself do not count");
}
