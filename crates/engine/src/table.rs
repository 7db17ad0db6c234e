//! A match without its types, for programs that host any game: the server and
//! the terminal.

use std::any::Any;
use std::mem::take;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::event_history::{Entry, EventHistory};
use crate::record::{self, Header};
use crate::undo::notices;
use crate::{
    Audience, Beat, Board, Dice, DiceKeys, Draw, EventLine, Info, Match, Outcome, Part, Phrase,
    Players, Prompt, RecordError, Recurring, Refusal, Row, Scene, Seat, SeatSet, Setup, SetupError,
    Silence, Step, Transcript, Viewer, Voice, digest,
};

/// A match of any game, with its log in words. See [`Match`] for what each
/// method does; actions are JSON here.
pub trait Table: Send + Sync {
    /// The facts about the game.
    fn info(&self) -> &'static Info;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// Who sits where.
    fn players(&self) -> &Players;
    /// Others sit here now. Nothing of the match changes.
    fn reseat(&mut self, players: Players);
    /// Where its dice come from: a secret until the match is over.
    fn dice_keys(&self) -> &DiceKeys;
    /// How many rows the log has.
    fn rows(&self) -> u64;
    /// Who could notice the last row: whose it is, and whoever it told or showed
    /// anything. For all others nothing has happened.
    fn audience(&self) -> Audience;
    /// The hash of the state as it is: the one a row that led here has.
    fn hash(&self) -> u64;
    /// The same match once more, to go on with apart from this one.
    fn fork(&self) -> Box<dyn Table>;
    /// The same match in a world that this viewer holds possible; the number
    /// chooses which. The log is as it was.
    fn imagined(&self, viewer: Viewer, world: u64) -> Box<dyn Table>;
    /// Who has to act; nobody when it is over.
    fn to_act(&self) -> SeatSet;
    /// Who may still change what it has sealed.
    fn may_change(&self) -> SeatSet;
    /// What this seat may do.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
    /// What this seat may do instead of its last step: that is taken back by it.
    fn alternatives(&self, seat: Seat) -> Vec<Value>;
    /// Does this action only decline what is offered?
    fn declines(&self, action: &Value) -> bool;
    /// What this seat may *not* do now, and why.
    fn impossible(&self, seat: Seat) -> Vec<Impossible>;
    /// Why this seat cannot do this now, if it cannot.
    fn why(&self, seat: Seat, action: &Value) -> Result<(), ActError>;
    /// Carries out an action.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), ActError>;
    /// How many of its last steps this seat may take back.
    fn retractable(&self, seat: Seat) -> u32;
    /// Takes steps back; `false` if they are more than may be.
    #[must_use]
    fn take_back(&mut self, seat: Seat, steps: u32) -> bool;
    /// What this viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text, without the detour by a tree: for those who send it on.
    fn view_text(&self, viewer: Viewer) -> Box<RawValue>;
    /// Which part of the match it is, where the game has parts. No secret.
    fn part(&self) -> Option<Part>;
    /// What is going on, in a sentence.
    fn prompt(&self, viewer: Viewer) -> Prompt;
    /// A question that comes to this seat again and again in a turn.
    fn recurring(&self, seat: Seat) -> Option<Recurring<Value>>;
    /// Why this seat can do nothing for a while, and until when.
    fn idle(&self, seat: Seat) -> Option<Phrase>;
    /// The board as a terminal shows it.
    fn draw(&self, viewer: Viewer, voice: &Voice<'_>, width: usize) -> String;
    /// The board as a browser shows it.
    fn board(&self, viewer: Viewer, voice: &Voice<'_>) -> String;
    /// The same to one who only looks, without choices.
    fn still(&self, viewer: Viewer, voice: &Voice<'_>) -> String;
    /// What this viewer saw happen after row `since` (0: from the deal on).
    fn log(&self, viewer: Viewer, since: u64) -> Vec<LogLine>;
    /// The same for programs.
    fn events(&self, viewer: Viewer, since: u64) -> Vec<EventLine>;
    /// The beats of a row as this viewer saw them, the last of which is its end;
    /// of the deal with 0, of a row that is not in force none.
    fn beats(&self, viewer: Viewer, row: u64) -> Vec<ShownBeat<'_>>;
    /// May players look again at what they saw before?
    fn recalls(&self) -> bool;
    /// The result, when it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// Everything that chance gave, once the match is over.
    fn draws(&self) -> Option<Vec<Draw>>;
    /// The match as a file.
    fn record(&self) -> String;
    /// The [`Match`] of its type, for those who know it: bots.
    fn as_match(&self) -> &dyn Any;
}

/// Something a seat may do.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A = Value> {
    /// The action to send.
    pub action: A,
    /// What to write on the button.
    pub label: Phrase,
    /// What it will do, where there is something to say.
    pub preview: Option<Phrase>,
}

/// Something a seat may not do now.
#[derive(Clone, PartialEq, Debug)]
pub struct Impossible {
    /// The action.
    pub action: Value,
    /// What would be written on its button.
    pub label: Phrase,
    /// Why not.
    pub refusal: Refusal,
}

/// A line of the log, as one viewer saw it.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The row it came from; 0 for the deal.
    pub row: u64,
    /// The beat of the row, from 1, as this viewer counts them.
    pub beat: u32,
    /// The sentence and its rule.
    pub text: Prompt,
}

/// A beat of a row, as one viewer saw it.
pub struct ShownBeat<'a> {
    /// Which of [`Info::beats`] it is, if the rules marked it.
    pub kind: Option<&'static str>,
    /// What happened since the beat before.
    pub lines: Vec<Prompt>,
    /// What the table looked like then.
    pub picture: Box<dyn Picture + 'a>,
}

/// What a table looked like to somebody, with no choices.
pub trait Picture {
    /// As JSON.
    fn view(&self) -> Value;
    /// The board as a terminal shows it.
    fn draw(&self, voice: &Voice<'_>, width: usize) -> String;
    /// The board as a browser shows it.
    fn board(&self, voice: &Voice<'_>) -> String;
}

/// A view, and the game that can draw it.
struct View<'a, G: Board> {
    game: &'a G,
    view: G::View,
}

impl<G: Board> Picture for View<'_, G> {
    fn view(&self) -> Value {
        json(&self.view)
    }

    fn draw(&self, voice: &Voice<'_>, width: usize) -> String {
        self.game.draw(&self.view, voice, width)
    }

    fn board(&self, voice: &Voice<'_>) -> String {
        self.game.board(&Scene { view: &self.view, choices: &[], instead: &[], voice: *voice })
    }
}

/// Why an action was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum ActError {
    /// It is not an action of this game at all.
    Unknown,
    /// The rules forbid it.
    Refused(Refusal),
}

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
    Ok(Box::new(Hosted { played, players, history, audience: Audience::default() }))
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
    Ok(Box::new(Hosted { played, players, history, audience: Audience::default() }))
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

struct Hosted<G: Board> {
    played: Match<G>,
    players: Players,
    history: EventHistory<G>,
    /// Who could notice the last row.
    audience: Audience,
}

impl<G: Board> Hosted<G> {
    fn scene(
        &self,
        viewer: Viewer,
        voice: &Voice<'_>,
        [choices, instead]: [&[Choice<G::Action>]; 2],
    ) -> String {
        let view = self.played.view(viewer);
        self.played.game().board(&Scene { view: &view, choices, instead, voice: *voice })
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
        let view = self.played.view(Viewer::Seat(seat));
        let choice = |action| Choice {
            action,
            label: game.label(state, seat, action),
            preview: game.preview(&view, action),
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
        let Hosted { played, players, history, audience } = self;
        Box::new(Hosted {
            played: played.clone(),
            players: players.clone(),
            history: history.clone(),
            audience: *audience,
        })
    }

    fn imagined(&self, viewer: Viewer, world: u64) -> Box<dyn Table> {
        let Hosted { played, players, history, audience } = self;
        Box::new(Hosted {
            played: played.imagined(viewer, &mut Dice::fast(world)),
            players: players.clone(),
            history: history.clone(),
            audience: *audience,
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
        let choice = |Choice { action, label, preview }| {
            let action = json(&action);
            Choice { action, label, preview }
        };
        choices.map(choice).collect()
    }

    fn alternatives(&self, seat: Seat) -> Vec<Value> {
        self.typed_alternatives(seat).iter().map(|choice| json(&choice.action)).collect()
    }

    fn declines(&self, action: &Value) -> bool {
        G::Action::deserialize(action).is_ok_and(|action| self.played.game().declines(action))
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

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), ActError> {
        let action = G::Action::deserialize(action).map_err(|_| ActError::Unknown)?;
        let (before, mut transcript) = (*self.played.state(), Transcript::default());
        self.played.act(seat, action, &mut transcript).map_err(ActError::Refused)?;
        let (game, after) = (self.played.game(), self.played.state());
        let mut audience = Audience::default();
        for viewer in Viewer::all(game.seats()) {
            if viewer == Viewer::Seat(seat) || notices(game, &before, after, &transcript, viewer) {
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
            self.audience = self.history.forget(self.played.in_force());
        }
        taken_back
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.played.view(viewer))
    }

    fn view_text(&self, viewer: Viewer) -> Box<RawValue> {
        let text = serde_json::value::to_raw_value(&self.played.view(viewer));
        text.expect("views are plain data")
    }

    fn part(&self) -> Option<Part> {
        G::part(&self.played.view(Viewer::Spectator))
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
        self.played.game().draw(&self.played.view(viewer), voice, width)
    }

    fn board(&self, viewer: Viewer, voice: &Voice<'_>) -> String {
        let (choices, instead) = match viewer {
            Viewer::Seat(seat) => (self.typed_choices(seat), self.typed_alternatives(seat)),
            Viewer::Spectator | Viewer::Historian => (Vec::new(), Vec::new()),
        };
        self.scene(viewer, voice, [&choices, &instead])
    }

    fn still(&self, viewer: Viewer, voice: &Voice<'_>) -> String {
        self.scene(viewer, voice, [&[], &[]])
    }

    fn log(&self, viewer: Viewer, since: u64) -> Vec<LogLine> {
        let game = self.played.game();
        let mut lines = Vec::new();
        for entry in self.history.since(since) {
            for (beat, shown) in (1..).zip(entry.transcript.beats(viewer)) {
                let line = |event| LogLine { row: entry.row, beat, text: game.describe(event) };
                lines.extend(shown.events.into_iter().map(line));
            }
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

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and actions are plain data")
}
