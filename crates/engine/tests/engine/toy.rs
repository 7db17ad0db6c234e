//! A small game with everything the laws are about: sealed bids, hidden hands,
//! a face-down urn, secret and open steps, dice, two endings.
//!
//! Twelve lots are in an urn; everybody holds three. All bid in secret for the
//! first turn, and may bid anew until the last bid is in. On a turn a seat rolls a die (a six wins), draws a lot, or lays
//! one face down and then turns it up for its points or keeps it for good. The
//! match ends with a six, or when the seat whose turn it is can do nothing. Each
//! seat also has an omen, known to itself, of which nothing ever comes.
//!
//! A table opened as usual is honest. A box of components that is the name of a
//! [`Flaw`] breaks the game in one place; `self.has(…)` marks these. Flaws of
//! what does not depend on a table are parameters of the type.

mod flaw;
mod state;
mod view;
mod words;

use std::cell::Cell;

use ludi_engine::{
    AmountRange, Board, Dice, Edition, GlossaryEntry, Info, Lang, Listener, MinuteRange, Outcome,
    Phrase, Promise, PromiseKind, Prompt, Refusal, Rng, Rules, Scene, ScoreLine, Seat, SeatRange,
    SeatSet, Setup, SetupError, Term, Told, Viewer, Voice, Weight, Words, phrase,
};

pub(crate) use flaw::Flaw;
pub(crate) use state::{LOTS, NONE, Phase, State};
use state::{bits, value};
pub(crate) use view::{Action, Event, PlayerView, View};

thread_local! {
    /// How many worlds were drawn by the test of this thread.
    pub(crate) static RESAMPLED: Cell<u32> = const { Cell::new(0) };
}

/// The toy, with a flaw outside of any table, and a state with so many bytes of
/// ballast.
#[derive(Clone, Debug)]
pub(crate) struct Toy<const FLAW: u8 = 0, const BALLAST: usize = 0> {
    seats: u8,
    flaw: Flaw,
    /// How often each seat may roll: twice, by the first rules once.
    rolls: u8,
}

impl<const FLAW: u8, const BALLAST: usize> Toy<FLAW, BALLAST> {
    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }

    fn left(&self, state: &mut State<BALLAST>) {
        state.turn = state.turn.left(self.seats);
        let mut legal = Vec::new();
        self.legal(state, state.turn, &mut legal);
        if legal.is_empty() && !self.has(Flaw::Stuck) {
            state.phase = Phase::Spent;
        }
    }

    /// Why the action is not possible, if it is not.
    fn why_not(&self, state: &State<BALLAST>, seat: Seat, action: Action) -> Option<Refusal> {
        let hand = state.hands[seat.index()];
        if !self.to_act(state).contains(seat) && !self.may_change(state).contains(seat) {
            return Some(words::refusal("turn", phrase!("why-not-asked")));
        }
        let fits = match action {
            Action::Bid(_) => state.phase == Phase::Bidding,
            Action::Turn | Action::Keep => state.phase == Phase::Laid,
            Action::Lay(_) | Action::Draw | Action::Roll => state.phase == Phase::Asking,
        };
        if !fits {
            let rule = if self.has(Flaw::UnknownRule) { "9.9" } else { "turn" };
            return Some(words::refusal(rule, phrase!("why-something-else")));
        }
        match action {
            Action::Bid(bid) if bid == state.bids[seat.index()] => {
                Some(words::refusal("bid", phrase!("why-same-bid", bid = bid)))
            }
            Action::Lay(lot) if hand >> lot & 1 == 0 => {
                let open = self.has(Flaw::RefusalLeak) && state.urn >> lot & 1 == 1;
                let rule = if open { "draw" } else { "lay" };
                Some(words::refusal(rule, phrase!("why-not-in-hand")))
            }
            Action::Draw if state.urn == 0 && !self.has(Flaw::IllegalAccepted) => {
                Some(words::refusal("draw", phrase!("why-urn-empty")))
            }
            Action::Roll if state.rolls[seat.index()] == 0 => {
                Some(words::refusal("roll", phrase!("why-no-rolls")))
            }
            Action::Roll if self.has(Flaw::LegalLeak) && state.urn & 1 == 1 => {
                Some(words::refusal("roll", phrase!("why-no-rolls")))
            }
            _ => None,
        }
    }

    fn tell<L: Listener<Self>>(listener: &mut L, seat: Seat, in_full: Event, others: Event) {
        listener.tell(Told::to_seat(seat, in_full, Some(others)));
    }
}

impl<const FLAW: u8, const BALLAST: usize> Rules for Toy<FLAW, BALLAST> {
    type State = State<BALLAST>;
    type Action = Action;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "sortes",
        name: "Sortes",
        seats: SeatRange { min: 2, max: 3 },
        minutes: MinuteRange { min: 1, max: 2 },
        weight: Weight::Easy,
        editions: &[Edition { id: "toy", seats: SeatRange { min: 2, max: 3 } }],
        options: &[],
        endings: if FLAW == Flaw::EndingNeverReached as u8 {
            &["six", "spent", "miracle"]
        } else {
            &["six", "spent"]
        },
        beats: &["opened", "kept", "die"],
        sections: &["turn", "bid", "lay", "draw", "roll"],
        promises: &[
            PromiseKind { id: "help", who: false, amount: None },
            PromiseKind { id: "toll", who: true, amount: Some(AmountRange { min: 1, max: 6 }) },
        ],
        rules_version: 2,
        oldest_rules_version: 1,
    };

    fn open(setup: &Setup, rules: u32) -> Result<Self, SetupError> {
        setup.check(&Self::INFO)?;
        let flaw = setup.components.as_deref().map_or(Ok(Flaw::None), Flaw::named)?;
        Ok(Toy { seats: setup.seats, flaw, rolls: if rules == 1 { 1 } else { 2 } })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn deal<R: Rng, L: Listener<Self>>(
        &self,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> State<BALLAST> {
        let mut state = State::new(self.rolls);
        for seat in Seat::all(self.seats) {
            for _ in 0..3 {
                state.hands[seat.index()] |= state.take_from_urn(dice);
            }
            state.omens[seat.index()] = dice.below(6) as u8 + 1;
            let lots = Some(bits(state.hands[seat.index()]));
            let others = if self.has(Flaw::DealLeak) { lots.clone() } else { None };
            Self::tell(
                listener,
                seat,
                Event::Dealt { seat, lots },
                Event::Dealt { seat, lots: others },
            );
        }
        if self.has(Flaw::UndoAcrossDie) || self.has(Flaw::UndoAcrossReveal) {
            state.look_ahead(dice);
        }
        if self.has(Flaw::OutsideWorld) {
            state.points[0] = flaw::count_calls();
        }
        state
    }

    fn to_act(&self, state: &State<BALLAST>) -> SeatSet {
        match state.phase {
            Phase::Bidding => state.bidders(self.seats, false),
            Phase::Asking | Phase::Laid => SeatSet::only(state.turn),
            Phase::Six | Phase::Spent => SeatSet::EMPTY,
        }
    }

    fn may_change(&self, state: &State<BALLAST>) -> SeatSet {
        match state.phase {
            Phase::Bidding => state.bidders(self.seats, true),
            Phase::Asking | Phase::Laid | Phase::Six | Phase::Spent => SeatSet::EMPTY,
        }
    }

    fn legal(&self, state: &State<BALLAST>, seat: Seat, actions: &mut Vec<Action>) {
        actions.extend(
            self.action_space()
                .into_iter()
                .filter(|action| self.why_not(state, seat, *action).is_none()),
        );
        if self.has(Flaw::IllegalAccepted) {
            actions.retain(|action| *action != Action::Draw || state.urn != 0);
        }
        if self.has(Flaw::ListedTwice) && state.phase == Phase::Laid {
            actions.extend_from_within(..);
        }
    }

    fn apply<R: Rng, L: Listener<Self>>(
        &self,
        state: &mut State<BALLAST>,
        seat: Seat,
        action: Action,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.why_not(state, seat, action) {
            if self.has(Flaw::RefusalChanges) {
                state.points[0] += 1;
            }
            return Err(refusal);
        }
        let me = seat.index();
        match action {
            Action::Bid(bid) => {
                let changed = std::mem::replace(&mut state.bids[me], bid) > 0;
                if changed && self.has(Flaw::SeenChange) {
                    state.points[me] ^= 1;
                }
                let told = !changed || self.has(Flaw::ToldChange);
                let others = told.then_some(Event::Bid { seat, bid: None });
                listener.tell(Told::to_seat(seat, Event::Bid { seat, bid: Some(bid) }, others));
                let bids = &state.bids[..usize::from(self.seats)];
                if !bids.contains(&0) {
                    let bids = bids.to_vec();
                    let first = (0..bids.len()).max_by_key(|seat| (bids[*seat], usize::MAX - seat));
                    state.turn = Seat::new(first.expect("there are seats"));
                    state.phase = Phase::Asking;
                    // Everybody saw the bids, and then they are of no use: this
                    // is told by an event and shown by no view.
                    listener.tell(Told::to_all(Event::Opened { bids }));
                    listener.beat("opened", state);
                    state.bids = [0; 3];
                }
            }
            Action::Lay(lot) => {
                state.hands[me] &= !(1 << lot);
                state.laid = lot;
                state.phase = Phase::Laid;
                let others = if self.has(Flaw::EventLeak) { Some(lot) } else { None };
                Self::tell(
                    listener,
                    seat,
                    Event::Laid { seat, lot: Some(lot) },
                    Event::Laid { seat, lot: others },
                );
            }
            Action::Turn => {
                let lot = state.laid;
                state.shown |= 1 << lot;
                if self.has(Flaw::DoubledCard) {
                    state.kept[me] |= 1 << lot;
                }
                state.points[me] += value(lot);
                state.laid = NONE;
                state.phase = Phase::Asking;
                listener.tell(Told::to_all(Event::Turned { seat, lot }));
                self.left(state);
            }
            Action::Keep => {
                if self.has(Flaw::LegalRefused) && state.laid == 7 {
                    return Err(words::refusal("lay", phrase!("why-something-else")));
                }
                if !self.has(Flaw::LostCard) {
                    state.kept[me] |= 1 << state.laid;
                }
                let laid = std::mem::replace(&mut state.laid, NONE);
                state.phase = Phase::Asking;
                listener.tell(Told::to_all(Event::Kept { seat }));
                if self.has(Flaw::BeatShows) {
                    let mut seen = *state;
                    seen.kept[me] &= !(1 << laid);
                    seen.shown |= 1 << laid;
                    listener.beat("kept", &seen);
                    listener.tell(Told::to_all(Event::Kept { seat }));
                }
                listener.beat("kept", state);
                self.left(state);
            }
            Action::Draw => {
                let lot = if self.has(Flaw::UndoAcrossReveal) {
                    state.take_first()
                } else {
                    state.take_from_urn(dice)
                };
                state.hands[me] |= lot;
                let lot = Some(lot.trailing_zeros() as u8);
                let others = Event::Drawn { seat, lot: None };
                Self::tell(listener, seat, Event::Drawn { seat, lot }, others);
                self.left(state);
            }
            Action::Roll => {
                let die = if self.has(Flaw::UndoAcrossDie) {
                    state.foreseen()
                } else {
                    dice.below(6) as u8 + 1
                };
                listener.tell(Told::to_all(Event::Rolled { seat, die }));
                listener.beat(if self.has(Flaw::UnnamedBeat) { "omen" } else { "die" }, state);
                if self.has(Flaw::Endless) {
                    return Ok(());
                }
                state.rolls[me] -= 1;
                if die == 6 {
                    state.phase = Phase::Six;
                } else {
                    self.left(state);
                }
            }
        }
        Ok(())
    }

    /// Which lot is laid stays hidden.
    fn reveals_nothing(&self, _: &State<BALLAST>, _: &State<BALLAST>, action: Action) -> bool {
        let denied = self.has(Flaw::RevealsUnsaid) && action == Action::Turn;
        denied || matches!(action, Action::Lay(_))
    }

    fn view(&self, state: &State<BALLAST>, viewer: Viewer) -> View {
        let sees = |seat: Seat| viewer == Viewer::Historian || viewer == Viewer::Seat(seat);
        let player = |seat: Seat| {
            let (i, sees) = (seat.index(), sees(seat));
            // At the beat where bids are opened, and at no other time, all lie there.
            let at_beat = !state.bids[..usize::from(self.seats)].contains(&0);
            let open_hand =
                sees || self.has(Flaw::ViewLeak) || (self.has(Flaw::BeatLeak) && at_beat);
            PlayerView {
                has_bid: state.bids[i] > 0,
                bid: (sees && state.bids[i] > 0).then_some(state.bids[i]),
                hand_size: state.hands[i].count_ones(),
                hand: open_hand.then(|| bits(state.hands[i])),
                kept_size: state.kept[i].count_ones(),
                kept: sees.then(|| bits(state.kept[i])),
                omen: sees.then_some(state.omens[i]),
                points: state.points[i],
                rolls: state.rolls[i],
            }
        };
        let all = viewer == Viewer::Historian;
        let mut shown = bits(state.shown);
        if self.has(Flaw::OrderLeak) && !all && state.urn & 0xff != 0 {
            shown.reverse();
        }
        let mut urn: Vec<_> = bits(state.urn).into_iter().map(Some).collect();
        if !all {
            let counted = |lot: &u8| !self.has(Flaw::LengthLeak) || lot.is_multiple_of(2);
            urn = urn.into_iter().flatten().filter(counted).map(|_| None).collect();
        }
        View {
            me: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Spectator | Viewer::Historian => None,
            },
            phase: state.phase,
            turn: state.turn,
            players: Seat::all(self.seats).map(player).collect(),
            laid: (state.laid != NONE).then(|| sees(state.turn).then_some(state.laid)),
            shown,
            urn,
        }
    }

    fn resample<R: Rng>(
        &self,
        state: &State<BALLAST>,
        viewer: Viewer,
        dice: &mut Dice<R>,
    ) -> State<BALLAST> {
        RESAMPLED.set(RESAMPLED.get() + 1);
        let mut world = *state;
        if viewer != Viewer::Historian && !self.has(Flaw::LazyResample) {
            let stays = if self.has(Flaw::UndoAcrossReveal) { world.first() } else { 0 };
            world.redraw(self.seats, viewer, stays, dice);
            if self.has(Flaw::PartlyLazyResample) {
                world.omens = state.omens;
            }
            let gives_up = self.has(Flaw::PeekingResample) && dice.below(8) == 0
                || self.has(Flaw::PeekingWhereItMatters) && state.phase == Phase::Laid;
            if gives_up {
                world = *state;
            }
            if self.has(Flaw::ResampleLoses) && world.urn != 0 && world.urn >> 15 == 0 {
                world.urn = world.urn & (world.urn - 1) | 1 << 15;
            }
        }
        world
    }

    fn outcome(&self, state: &State<BALLAST>) -> Option<Outcome> {
        let ending = match state.phase {
            Phase::Six => "six",
            Phase::Spent if !self.has(Flaw::NoOutcome) => "spent",
            _ => return None,
        };
        let seats = usize::from(self.seats);
        let points = |seat: usize| {
            let kept = if self.has(Flaw::OutcomeLeak) { state.kept[seat].into() } else { 0 };
            i32::from(state.points[seat]) + kept
        };
        let scores: Vec<i32> = (0..seats).map(points).collect();
        let place = |seat: usize| match state.phase {
            Phase::Six if state.turn.index() == seat => 1,
            Phase::Six => 2,
            _ => 1 + scores.iter().filter(|score| **score > scores[seat]).count() as u8,
        };
        let worse = u8::from(self.has(Flaw::NobodyFirst));
        Some(Outcome {
            ending,
            places: (0..seats).map(|seat| place(seat) + worse).collect(),
            breakdown: vec![ScoreLine { label: phrase!("score-lots"), values: scores.clone() }],
            scores,
        })
    }

    fn action_space(&self) -> Vec<Action> {
        let bids = (1..=3).map(Action::Bid);
        let lays = (0..LOTS).map(Action::Lay);
        let others = [Action::Turn, Action::Keep, Action::Draw, Action::Roll];
        bids.chain(lays).chain(others).collect()
    }

    fn inventory(&self, state: &State<BALLAST>, components: &mut Vec<u32>) {
        let laid = if state.laid == NONE { 0 } else { 1 << state.laid };
        for place in state.hands.iter().chain(&state.kept).chain([&state.urn, &state.shown, &laid])
        {
            components.extend(bits(*place).into_iter().map(u32::from));
        }
    }
}

impl<const FLAW: u8, const BALLAST: usize> Words for Toy<FLAW, BALLAST> {
    fn prompt(&self, state: &State<BALLAST>, viewer: Viewer) -> Prompt {
        let leak = if self.has(Flaw::PromptLeak) {
            Some(state.urn.count_zeros() + u32::from(state.urn))
        } else {
            None
        };
        words::prompt(state.phase, state.turn, viewer, leak)
    }

    fn label(&self, state: &State<BALLAST>, _: Seat, action: Action) -> Phrase {
        match action {
            Action::Keep if self.has(Flaw::MissingText) => phrase!("label-missing"),
            Action::Draw if self.has(Flaw::LabelLeak) => {
                phrase!("label-lay", lot = state.urn.trailing_zeros())
            }
            action => words::label(action),
        }
    }

    fn describe(&self, event: &Event) -> Prompt {
        words::describe(event)
    }

    fn term(term: Term<'_>) -> Option<Phrase> {
        words::term(term)
    }

    fn promise(promise: &Promise) -> Option<Phrase> {
        words::promise(promise, FLAW == Flaw::SilentPromise as u8)
    }

    fn texts(lang: Lang) -> &'static str {
        words::texts(lang)
    }

    fn ledger(lang: Lang) -> &'static str {
        if FLAW == Flaw::SectionWithoutEntry as u8 {
            "## turn · Turns\n"
        } else {
            words::rules(lang)
        }
    }
}

impl<const FLAW: u8, const BALLAST: usize> Board for Toy<FLAW, BALLAST> {
    fn draw_within(&self, view: &View, voice: &Voice<'_>, _: usize, _: usize) -> String {
        voice.say(&words::prompt(view.phase, view.turn, Viewer::Spectator, None).text)
    }

    fn board(&self, scene: &Scene<'_, Self>) -> String {
        scene.choices.iter().map(|choice| scene.voice.say(&choice.label)).collect()
    }

    fn styles() -> &'static str {
        ""
    }

    fn emblems() -> &'static str {
        ""
    }

    fn cover() -> &'static str {
        ""
    }

    fn glossary() -> Vec<GlossaryEntry> {
        Vec::new()
    }

    fn primer(_: &Voice<'_>) -> String {
        String::new()
    }
}
