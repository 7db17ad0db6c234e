//! A match with its types, behind those of a [`Table`]: its log in words, and actions
//! as JSON.

use std::any::Any;
use std::mem::take;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::event_history::{Entry, EventHistory};
use crate::json::JsonText;
use crate::kept_views::KeptViews;
use crate::record::{self, Header};
use crate::shared_html::SharedHtml;
use crate::surprise::surprises;
use crate::undo::is_told;
use crate::{
    ActError, Audience, Beat, Board, Choice, Dice, DiceKeys, Draw, EventLine, Foresight,
    Impossible, Info, LogLine, Match, Outcome, Part, PartCache, PartSheet, Phrase, Picture,
    Players, Prompt, RecordError, Recurring, Refusal, Row, Scene, Seat, SeatSet, Setup, SetupError,
    ShownBeat, Silence, Step, Table, Transcript, Viewer, Voice, digest,
};

/// Opens a table by a version of the rules that [`Info::plays`] allows.
pub fn open<G: Board>(
    rules: u32,
    setup: Setup,
    dice_keys: DiceKeys,
    players: Players,
) -> Result<Box<dyn Table>, SetupError> {
    let mut transcript = Transcript::default();
    let played = Match::<G>::start_by(rules, setup, dice_keys, &mut transcript)?;
    let mut history = EventHistory::new();
    note(&mut history, &played, transcript, Audience::default());
    Ok(Box::new(Hosted::new(played, players, history)))
}

/// Opens a table from its record, checking all of it.
pub fn read<G: Board>(text: &str) -> Result<Box<dyn Table>, RecordError> {
    let mut history = EventHistory::new();
    let (Header { names, bots, .. }, played) = record::replay::<G, _>(
        text,
        &mut Transcript::default(),
        |transcript, played: &Match<G>| match played.rows().last() {
            Some(Row { step: Step::TakeBack(_), .. }) => {
                history.forget(played.in_force());
            }
            _ => note(&mut history, played, take(transcript), Audience::default()),
        },
    )?;
    let players = Players { names, bots };
    Ok(Box::new(Hosted::new(played, players, history)))
}

/// Takes note of the last row of a match.
fn note<G: Board>(
    history: &mut EventHistory<G>,
    played: &Match<G>,
    transcript: Transcript<G>,
    audience: Audience,
) {
    let row = played.rows().len() as u64;
    history.push(Entry { row, transcript, audience, after: *played.state() });
}

/// Room for most views as JSON, in bytes.
const VIEW: usize = 4 << 10;

/// Room for most actions.
const ACTION: usize = 64;

struct Hosted<G: Board> {
    played: Match<G>,
    players: Players,
    history: EventHistory<G>,
    /// Who could notice the last row.
    audience: Audience,
    /// What each viewer may know now.
    views: KeptViews<G>,
    /// What was drawn of its boards.
    parts: Arc<PartCache>,
}

impl<G: Board> Hosted<G> {
    fn new(played: Match<G>, players: Players, history: EventHistory<G>) -> Hosted<G> {
        let (audience, parts) = (Audience::default(), Arc::default());
        Hosted { played, players, history, audience, views: KeptViews::default(), parts }
    }

    /// What a viewer may know now.
    fn view_of(&self, viewer: Viewer) -> &G::View {
        self.views.get(self.played.game(), self.played.state(), viewer)
    }

    fn scene(
        &self,
        viewer: Viewer,
        voice: &Voice<'_>,
        plays: bool,
        [choices, instead]: [&[Choice<G::Action>]; 2],
    ) -> SharedHtml {
        let (game, view) = (self.played.game(), self.view_of(viewer));
        self.parts.board(Some(viewer), |parts| {
            let parts = Some(parts);
            game.board(&Scene { view, plays, choices, instead, voice: *voice, parts })
        })
    }

    /// What the rules say against an action, if anything.
    fn refused(&self, seat: Seat, action: G::Action) -> Option<Refusal> {
        let mut trial = *self.played.state();
        // The dice of a trial decide nothing: what is legal is thrown away.
        let dice = &mut Dice::fast(0);
        self.played.game().apply(&mut trial, seat, action, dice, &mut Silence).err()
    }

    fn typed_choices(&self, seat: Seat) -> Vec<Choice<G::Action>> {
        let mut actions = Vec::new();
        self.played.legal(seat, &mut actions);
        self.labelled(seat, actions)
    }

    fn typed_alternatives(&self, seat: Seat) -> Vec<Choice<G::Action>> {
        let mut actions = Vec::new();
        self.played.alternatives(seat, &mut actions);
        self.labelled(seat, actions)
    }

    fn labelled(&self, seat: Seat, actions: Vec<G::Action>) -> Vec<Choice<G::Action>> {
        if actions.is_empty() {
            return Vec::new();
        }
        let (game, state) = (self.played.game(), self.played.state());
        let view = self.view_of(Viewer::Seat(seat));
        let choice = |action| Choice {
            action,
            label: game.label(state, seat, action),
            preview: game.preview(view, action),
            number: G::number(action),
        };
        actions.into_iter().map(choice).collect()
    }
}

impl<G: Board> Table for Hosted<G> {
    fn info(&self) -> &'static Info {
        &G::INFO
    }

    fn seats(&self) -> u8 {
        self.played.game().seats()
    }

    fn players(&self) -> &Players {
        &self.players
    }

    fn reseat(&mut self, players: Players) {
        self.players = players;
    }

    fn dice_keys(&self) -> &DiceKeys {
        self.played.dice_keys()
    }

    fn rows(&self) -> u64 {
        self.played.rows().len() as u64
    }

    fn audience(&self) -> Audience {
        self.audience
    }

    fn hash(&self) -> u64 {
        digest(self.played.state())
    }

    fn fork(&self) -> Box<dyn Table> {
        let Hosted { played, players, history, audience, parts, .. } = self;
        Box::new(Hosted {
            played: played.clone(),
            players: players.clone(),
            history: history.clone(),
            audience: *audience,
            views: KeptViews::default(),
            parts: parts.clone(),
        })
    }

    fn imagined(&self, viewer: Viewer, world: u64) -> Box<dyn Table> {
        let Hosted { played, players, history, audience, parts, .. } = self;
        Box::new(Hosted {
            played: played.imagined(viewer, &mut Dice::fast(world)),
            players: players.clone(),
            history: history.clone(),
            audience: *audience,
            views: KeptViews::default(),
            parts: parts.clone(),
        })
    }

    fn to_act(&self) -> SeatSet {
        self.played.to_act()
    }

    fn may_change(&self) -> SeatSet {
        self.played.may_change()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let choices = self.typed_choices(seat).into_iter();
        let choice = |Choice { action, label, preview, number }| {
            let action = json(&action);
            Choice { action, label, preview, number }
        };
        choices.map(choice).collect()
    }

    fn labels(&self, seat: Seat) -> Vec<(JsonText, Phrase)> {
        let mut actions = Vec::new();
        self.played.legal(seat, &mut actions);
        let (game, state) = (self.played.game(), self.played.state());
        let label = |action| (JsonText::of(&action, ACTION), game.label(state, seat, action));
        actions.into_iter().map(label).collect()
    }

    fn alternatives(&self, seat: Seat) -> Vec<Value> {
        self.typed_alternatives(seat).iter().map(|choice| json(&choice.action)).collect()
    }

    fn declines(&self, action: &Value) -> bool {
        G::Action::deserialize(action).is_ok_and(|action| self.played.game().declines(action))
    }

    fn surprises(&self, seat: Seat, action: &Value) -> bool {
        let (game, state) = (self.played.game(), self.played.state());
        let surprise = |action| surprises(game, state, seat, action);
        G::Action::deserialize(action).is_ok_and(surprise)
    }

    fn impossible(&self, seat: Seat) -> Vec<Impossible> {
        let game = self.played.game();
        let refused = |action| Some((action, self.refused(seat, action)?));
        let said = |(action, refusal)| {
            let label = game.label(self.played.state(), seat, action);
            Impossible { action: json(&action), label, refusal }
        };
        game.action_space().into_iter().filter_map(refused).map(said).collect()
    }

    fn why(&self, seat: Seat, action: &Value) -> Result<(), ActError> {
        let action = G::Action::deserialize(action).map_err(|_| ActError::Unknown)?;
        self.refused(seat, action).map_or(Ok(()), |refusal| Err(ActError::Refused(refusal)))
    }

    fn foresee(&mut self, seat: Seat, action: &Value) -> Option<Foresight> {
        self.played.foresee(seat, G::Action::deserialize(action).ok()?)
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), ActError> {
        let action = G::Action::deserialize(action).map_err(|_| ActError::Unknown)?;
        let (before, mut transcript) = (*self.played.state(), Transcript::default());
        self.played.act(seat, action, &mut transcript).map_err(ActError::Refused)?;
        let seen_before = take(&mut self.views);
        let (game, after) = (self.played.game(), self.played.state());
        let mut audience = Audience::default();
        for viewer in Viewer::all(game.seats()) {
            let sees_other =
                || seen_before.get(game, &before, viewer) != self.views.get(game, after, viewer);
            if viewer == Viewer::Seat(seat)
                || is_told(game, &before, after, &transcript, viewer)
                || sees_other()
            {
                audience.insert(viewer);
            }
        }
        note(&mut self.history, &self.played, transcript, audience);
        self.audience = audience;
        Ok(())
    }

    fn retractable(&self, seat: Seat) -> u32 {
        self.played.retractable(seat)
    }

    fn take_back(&mut self, seat: Seat, steps: u32) -> bool {
        let taken_back = self.played.take_back(seat, steps);
        if taken_back {
            self.views = KeptViews::default();
            self.audience = self.history.forget(self.played.in_force());
        }
        taken_back
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(self.view_of(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> JsonText {
        JsonText::of(self.view_of(viewer), VIEW)
    }

    fn part(&self) -> Option<Part> {
        G::part(self.view_of(Viewer::Spectator))
    }

    fn prompt(&self, viewer: Viewer) -> Prompt {
        self.played.game().prompt(self.played.state(), viewer)
    }

    fn recurring(&self, seat: Seat) -> Option<Recurring<Value>> {
        let Recurring { turn, decline, label } =
            self.played.game().recurring(self.played.state(), seat)?;
        Some(Recurring { turn, decline: decline.map(|action| json(&action)), label })
    }

    fn idle(&self, seat: Seat) -> Option<Phrase> {
        self.played.game().idle(self.played.state(), seat)
    }

    fn draw(&self, viewer: Viewer, voice: &Voice<'_>, width: usize) -> String {
        self.played.game().draw(self.view_of(viewer), voice, width)
    }

    fn draw_within(&self, viewer: Viewer, voice: &Voice<'_>, width: usize, lines: usize) -> String {
        self.played.game().draw_within(self.view_of(viewer), voice, width, lines)
    }

    fn board(&self, viewer: Viewer, voice: &Voice<'_>) -> SharedHtml {
        let (choices, instead) = match viewer {
            Viewer::Seat(seat) => (self.typed_choices(seat), self.typed_alternatives(seat)),
            Viewer::Spectator | Viewer::Historian => (Vec::new(), Vec::new()),
        };
        let plays = matches!(viewer, Viewer::Seat(_)) && !self.to_act().is_empty();
        self.scene(viewer, voice, plays, [&choices, &instead])
    }

    fn still(&self, viewer: Viewer, voice: &Voice<'_>) -> String {
        self.scene(viewer, voice, false, [&[], &[]]).whole()
    }

    fn forget_drawn(&self) {
        self.parts.forget();
    }

    fn log(&self, viewer: Viewer, since: u64) -> Vec<LogLine> {
        let game = self.played.game();
        let mut lines = Vec::new();
        for entry in self.history.since(since) {
            let line = |(beat, event)| LogLine { row: entry.row, beat, text: game.describe(event) };
            lines.extend(entry.transcript.seen_by_beat(viewer).map(line));
        }
        lines
    }

    fn events(&self, viewer: Viewer, since: u64) -> Vec<EventLine> {
        let game = self.played.game();
        let mut lines = Vec::new();
        for entry in self.history.since(since) {
            let before = entry.row.checked_sub(1).and_then(|at| usize::try_from(at).ok());
            let seat = before.and_then(|at| self.played.rows().get(at)).map(|row| row.seat);
            for (beat, shown) in (1..).zip(entry.transcript.beats(viewer)) {
                lines.extend(shown.events.into_iter().map(|event| EventLine {
                    row: entry.row,
                    beat,
                    kind: shown.kind,
                    seat,
                    event: json(event),
                    text: game.describe(event),
                }));
            }
        }
        lines
    }

    fn beats(&self, viewer: Viewer, row: u64) -> Vec<ShownBeat<'_>> {
        let Some(entry) = self.history.row(row) else { return Vec::new() };
        let game = self.played.game();
        let shown = |beat: Beat<'_, G>| ShownBeat {
            kind: beat.kind,
            lines: beat.events.into_iter().map(|event| game.describe(event)).collect(),
            picture: Box::new(View {
                game,
                view: game.view(beat.state.unwrap_or(&entry.after), viewer),
                parts: &self.parts,
            }),
        };
        entry.transcript.beats(viewer).into_iter().map(shown).collect()
    }

    fn recalls(&self) -> bool {
        self.played.game().recalls()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.outcome()
    }

    fn draws(&self) -> Option<Vec<Draw>> {
        self.played.draws()
    }

    fn record(&self) -> String {
        record::write(&self.played, &self.players)
    }

    fn as_match(&self) -> &dyn Any {
        &self.played
    }
}

/// A view, and the game that can draw it.
struct View<'a, G: Board> {
    game: &'a G,
    view: G::View,
    parts: &'a PartCache,
}

impl<G: Board> Picture for View<'_, G> {
    fn view(&self) -> Value {
        json(&self.view)
    }

    fn draw(&self, voice: &Voice<'_>, width: usize) -> String {
        self.game.draw(&self.view, voice, width)
    }

    fn board(&self, voice: &Voice<'_>) -> String {
        let draw = |parts: &PartSheet<'_>| {
            let (view, parts) = (&self.view, Some(parts));
            let (plays, choices, instead) = (false, &[][..], &[][..]);
            self.game.board(&Scene { view, plays, choices, instead, voice: *voice, parts })
        };
        self.parts.board(None, draw).whole()
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and actions are plain data")
}
