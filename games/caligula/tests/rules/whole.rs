//! Whole games, played at random by players with likings.

use ludi_caligula::components::{Card, Effect, Sequentia};
use ludi_caligula::view::PlayerView;
use ludi_caligula::{Action, Ask, Caligula, Event, View};
use ludi_engine::{Dice, FastRng, Match, Outcome, Seat, SeatSet, Seed, Setup, Told, Viewer};

/// How much a player likes an action: 0 is never, unless nothing else is left.
pub(crate) type Liking = fn(&Caligula, &View, Action) -> u32;

/// A game played to its end.
pub(crate) struct Whole {
    /// The match.
    pub(crate) played: Match<Caligula>,
    /// What happened in it.
    pub(crate) told: Vec<Told<Event>>,
}

impl Whole {
    /// Plays a game.
    pub(crate) fn play(setup: Setup, seed: Seed, liking: Liking) -> Whole {
        Whole::start(setup, seed, liking, false)
    }

    /// Plays a game in which steps are taken back now and then.
    pub(crate) fn play_hesitantly(setup: Setup, seed: Seed, liking: Liking) -> Whole {
        Whole::start(setup, seed, liking, true)
    }

    fn start(setup: Setup, seed: Seed, liking: Liking, hesitant: bool) -> Whole {
        let mut told = Vec::new();
        let mut played = Match::<Caligula>::start(setup, seed, &mut told).expect("a table");
        let mut dice = seed.private_dice(0);
        let mut actions = Vec::new();
        while let Some(seat) = played.to_act().first() {
            actions.clear();
            played.legal(seat, &mut actions);
            let view = played.view(Viewer::Seat(seat));
            let action = choose(&played, &view, &actions, liking, &mut dice);
            played.act(seat, action, &mut told).expect("a legal action");
            if hesitant && dice.below(12) == 0 && played.retractable(seat) > 0 {
                assert!(played.take_back(seat, 1));
            }
        }
        Whole { played, told }
    }

    /// The events, in full; those of steps taken back are among them.
    pub(crate) fn events(&self) -> impl Iterator<Item = &Event> {
        self.told.iter().map(|told| &told.event)
    }

    /// How many turns it had.
    pub(crate) fn turns(&self) -> u8 {
        self.end().turn
    }

    /// How many emperors were killed.
    pub(crate) fn killed(&self) -> usize {
        self.events().filter(|event| matches!(event, Event::EmperorKilled { .. })).count()
    }

    /// What was left on the table.
    pub(crate) fn end(&self) -> View {
        self.played.view(Viewer::Historian)
    }

    /// The result.
    pub(crate) fn outcome(&self) -> Outcome {
        self.played.outcome().expect("a game played to its end")
    }
}

fn choose(
    played: &Match<Caligula>,
    view: &View,
    actions: &[Action],
    liking: Liking,
    dice: &mut Dice<FastRng>,
) -> Action {
    let likings: Vec<u32> =
        actions.iter().map(|&action| liking(played.game(), view, action)).collect();
    let total: u32 = likings.iter().sum();
    if total == 0 {
        return actions[dice.below(actions.len() as u32) as usize];
    }
    let mut left = dice.below(total);
    for (&action, liking) in actions.iter().zip(likings) {
        if left < liking {
            return action;
        }
        left -= liking;
    }
    unreachable!("a draw below the sum of all likings")
}

/// The setup for so many seats, with own tokens shown or hidden.
pub(crate) fn setup(seats: u8, own_tokens: &str) -> Setup {
    let mut setup = Setup::new(&<Caligula as ludi_engine::Rules>::INFO, seats);
    if own_tokens != "shown" {
        setup.options.insert("own-tokens".to_owned(), own_tokens.to_owned());
    }
    setup
}

/// The effect that this action uses, if it uses one.
pub(crate) fn used(game: &Caligula, view: &View, action: Action) -> Option<Effect> {
    let Action::Use(which) = action else { return None };
    let card = view.civitas[view.resolving?.index()].as_ref()?.card;
    game.components().civitas[usize::from(card)].effects[usize::from(which)]
}

/// Likes everything alike.
pub(crate) fn anything(_: &Caligula, _: &View, _: Action) -> u32 {
    1
}

/// Destroys no card and swaps no Sequentia cards.
pub(crate) fn undisturbed(game: &Caligula, view: &View, action: Action) -> u32 {
    let disturbs =
        matches!(used(game, view, action), Some(Effect::Destroy(_) | Effect::SwapSequentia));
    u32::from(!disturbs)
}

/// Takes no advantage and never plots.
pub(crate) fn idle(_: &Caligula, view: &View, action: Action) -> u32 {
    let never = matches!(action, Action::Use(_))
        || matches!((view.ask, action), (Ask::StartPlot, Action::Lay(_)));
    u32::from(!never)
}

/// Takes the Primus and no other advantage, and never plots.
pub(crate) fn proud(game: &Caligula, view: &View, action: Action) -> u32 {
    match used(game, view, action) {
        Some(Effect::TakePrimus) => 10,
        _ => idle(game, view, action),
    }
}

/// Gathers daggers, leads only a plot that can kill, and then stabs.
pub(crate) fn bloody(game: &Caligula, view: &View, action: Action) -> u32 {
    let Some(me) = view.me else { return 1 };
    let hand = view.players[me.index()].hand.unwrap_or_default();
    let daggers = hand[1] + hand[2] + hand[3];
    let life = game.components().augusti[usize::from(view.emperor)].life;
    match (view.ask, action) {
        (_, Action::Use(_)) => match used(game, view, action) {
            Some(Effect::DrawPugio) => 40,
            Some(Effect::DrawConiura) => 20,
            _ => 10,
        },
        (Ask::StartPlot, Action::Lay(card)) => {
            let left = if card == Card::ConiuraSingle { daggers } else { daggers - 1 };
            if left >= life { 8 } else { 0 }
        }
        (Ask::StartPlot, Action::Done) => 100,
        (Ask::Stab, Action::Lay(_)) => 100,
        (Ask::Defend, Action::Lay(_)) => 1,
        (Ask::Defend, Action::Pass) => 8,
        _ => 2,
    }
}

/// Would the card give this effect?
fn offers(game: &Caligula, card: u8, wanted: fn(Effect) -> bool) -> bool {
    game.components().civitas[usize::from(card)].effects.into_iter().flatten().any(wanted)
}

/// Likes a placement on cards that give such an effect, with tokens above 1.
fn after(game: &Caligula, view: &View, action: Action, wanted: fn(Effect) -> bool) -> u32 {
    let holding = view.me.and_then(|me| view.players[me.index()].holding);
    match (view.ask, action) {
        (Ask::Space, Action::Civitas(spot)) if holding > Some(1) => {
            let card = view.civitas[spot.index()].as_ref().map(|civitas| civitas.card);
            if card.is_some_and(|card| offers(game, card, wanted)) { 60 } else { 1 }
        }
        _ => 1,
    }
}

/// Does the Sequentia card at this place of the row, from 1, resolve cards?
fn resolves(game: &Caligula, view: &View, place: u8) -> bool {
    let card = view.sequentia[usize::from(place) - 1];
    matches!(game.components().sequentiae[usize::from(card)], Sequentia::Resolve(_))
}

/// Destroys cards, and swaps Sequentia cards so that one is resolved twice.
pub(crate) fn hasty(game: &Caligula, view: &View, action: Action) -> u32 {
    match (view.ask, action) {
        (Ask::Effect, Action::Use(_)) => match used(game, view, action) {
            Some(Effect::Destroy(_) | Effect::SwapSequentia) => 100,
            _ => 1,
        },
        // One that is done comes again instead of one that resolves nothing.
        (Ask::FirstSequentia, Action::Sequentia(place)) => {
            u32::from(place < view.marker && resolves(game, view, place))
        }
        (Ask::SecondSequentia(_), Action::Sequentia(place)) => {
            u32::from(place > view.marker && !resolves(game, view, place))
        }
        _ => after(game, view, action, |effect| {
            matches!(effect, Effect::Destroy(_) | Effect::SwapSequentia)
        }),
    }
}

/// Swaps Sequentia cards so that one which resolves cards is left out, and takes
/// no other advantage.
pub(crate) fn slow(game: &Caligula, view: &View, action: Action) -> u32 {
    match (view.ask, action) {
        (Ask::Effect, Action::Use(_)) => match used(game, view, action) {
            Some(Effect::SwapSequentia) if slower(game, view) => 1000,
            _ => 0,
        },
        // One that resolves nothing and is done comes again instead.
        (Ask::FirstSequentia, Action::Sequentia(place)) => {
            u32::from(place < view.marker && !resolves(game, view, place))
        }
        (Ask::SecondSequentia(_), Action::Sequentia(place)) => {
            u32::from(place > view.marker && resolves(game, view, place))
        }
        _ => after(game, view, action, |effect| effect == Effect::SwapSequentia),
    }
}

/// Is there a Sequentia card to come that resolves, and one done that does not?
fn slower(game: &Caligula, view: &View) -> bool {
    (1..view.marker).any(|place| !resolves(game, view, place))
        && (view.marker + 1..=6).any(|place| resolves(game, view, place))
}

/// By what the winner was decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Decided {
    Points,
    Primus,
    ConspiracyPoints,
    Cards,
    Shared,
}

/// Who has won by what lies on the table at the end, and by what.
pub(crate) fn decided(end: &View) -> (SeatSet, Decided) {
    type Has = fn(&PlayerView) -> u8;
    let criteria: [(Decided, Has); 4] = [
        (Decided::Points, |player| player.victory + player.conspiracy),
        (Decided::Primus, |player| u8::from(player.primus)),
        (Decided::ConspiracyPoints, |player| player.conspiracy),
        (Decided::Cards, |player| player.cards[0] + player.cards[1]),
    ];
    let mut tied: Vec<Seat> = end.players.iter().map(|player| player.seat).collect();
    for (decided, has) in criteria {
        let most = tied.iter().map(|seat| has(&end.players[seat.index()])).max();
        tied.retain(|seat| Some(has(&end.players[seat.index()])) == most);
        if tied.len() == 1 {
            return (tied.into_iter().collect(), decided);
        }
    }
    (tied.into_iter().collect(), Decided::Shared)
}
