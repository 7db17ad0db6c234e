//! Positions to draw: made by hand, and of games played at random.

use arrayvec::ArrayVec;
use ludi_engine::{Dice, Rules, Seat, Setup, Silence, Viewer};

use crate::Caligula;
use crate::rules::action::{Spot, Throne};
use crate::rules::components::{Card, Deck};
use crate::rules::state::{Ask, Stage, State};
use crate::rules::view::{CivitasView, PileView, PlayerView, PlotView, SpaceView, TokenView, View};

pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub(super) fn seats(indices: &[usize]) -> ArrayVec<Seat, 5> {
    indices.iter().copied().map(Seat::new).collect()
}

pub(super) fn token(owner: usize, value: Option<i8>) -> SpaceView {
    SpaceView::Token(TokenView { seat: seat(owner), value, could_be: (-1..=4).collect() })
}

pub(super) fn open(seats: u8) -> Caligula {
    Caligula::open(&Setup::new(&Caligula::INFO, seats), Caligula::INFO.rules_version)
        .expect("a table")
}

/// Five players in the middle of an assassination; Livia, at seat 2, looks.
pub(super) fn assassination() -> View {
    let player =
        |at: usize, ordo: u8, victory: u8, conspiracy: u8, favor: Option<Throne>| PlayerView {
            seat: seat(at),
            ordo,
            victory,
            conspiracy,
            primus: at == 3,
            favor,
            tokens: (-1..=if at == 4 { 5 } else { 4 }).collect(),
            tokens_in_hand: at as u8 + 1,
            hand_tokens: (at == 1).then(|| [-1, 3].into_iter().collect()),
            holding: None,
            cards: [at as u8, 2],
            known: if at == 2 { [0, 1, 0, 0] } else { [0; 4] },
            hand: (at == 1).then_some([0, 1, 1, 1]),
            laid: (at == 1).then_some([0, 0, 1, 0]),
        };
    let civitas = Spot::all().map(|spot| {
        let card = spot.deck as u8 * 11 + spot.position * 3;
        let mut spaces: ArrayVec<SpaceView, 5> = ArrayVec::new();
        if spot.deck == Deck::Plebs && spot.position == 1 {
            spaces.extend([token(1, Some(-1)), token(0, None), SpaceView::Free, SpaceView::Closed]);
        } else {
            spaces.extend([token(4, None), SpaceView::Free, SpaceView::Free]);
        }
        (spot != Spot { deck: Deck::Nobiles, position: 2 }).then_some(CivitasView { card, spaces })
    });
    View {
        me: Some(seat(1)),
        turn: 3,
        stage: Stage::Assassination,
        ask: Ask::Stab,
        asked: Some(seat(1)),
        order: seats(&[2, 0, 1, 4, 3]),
        players: [
            player(0, 2, 4, 1, Some(Throne::Candidate)),
            player(1, 3, 2, 0, Some(Throne::Emperor)),
            player(2, 1, 0, 0, None),
            player(3, 5, 11, 2, Some(Throne::Emperor)),
            player(4, 4, 1, 0, None),
        ]
        .into_iter()
        .collect(),
        civitas: civitas.collect(),
        decks: [5, 6, 7, 8, 0],
        unseen: [0; 5],
        sequentia: [4, 0, 2, 5, 1, 3],
        marker: 3,
        resolving: None,
        queue: ArrayVec::new(),
        emperor: 1,
        candidates: [Some(7), Some(2)],
        augusti_left: 3,
        augusti_unseen: 0,
        piles: [
            PileView {
                unseen: 9,
                kinds: None,
                bottom: [Card::ConiuraDual, Card::ConiuraSingle].into_iter().collect(),
            },
            PileView { unseen: 4, kinds: None, bottom: ArrayVec::new() },
        ],
        plot: Some(PlotView {
            leader: Some(seat(0)),
            symbols: [2, 2, 1, 0, 0].into_iter().collect(),
            passed: seats(&[2, 3, 4]),
            conspirators: seats(&[0, 1]),
            named: Some(1),
            defence: 1,
            stabs: [3, 0, 0, 0, 0].into_iter().collect(),
        }),
        blood_shed: false,
    }
}

/// A card of the Plebs is being resolved; nobody plots.
pub(super) fn resolution() -> View {
    let mut view = assassination();
    view.stage = Stage::Resolution;
    view.ask = Ask::Effect;
    view.plot = None;
    view.resolving = Some(Spot { deck: Deck::Tribuni, position: 1 });
    view.queue = seats(&[1, 4]);
    view.players[0].favor = None;
    view.players[1].laid = None;
    view
}

/// Views of a game played at random, some for each part of a turn.
pub(super) fn played(seats: u8, seed: u64) -> Vec<(State, View)> {
    let game = open(seats);
    let mut dice = Dice::fast(seed);
    let mut state = game.deal(&mut dice, &mut Silence);
    let mut seen = Vec::new();
    let mut actions = Vec::new();
    let mut step = 0;
    while let Some(seat) = game.to_act(&state).first() {
        let viewer = match step % 7 {
            0..=4 => Viewer::Seat(Seat::new(step % usize::from(seats))),
            5 => Viewer::Spectator,
            _ => Viewer::Historian,
        };
        seen.push((state, game.view(&state, viewer)));
        actions.clear();
        game.legal(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut dice, &mut Silence).expect("a legal action");
        step += 1;
    }
    seen.push((state, game.view(&state, Viewer::Historian)));
    seen
}
