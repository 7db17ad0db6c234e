//! Tables and who sits at them, as they are kept.

use ludi_engine::{Contribution, DiceKeys, Lang, Mixture, Seat, SeatSet, Seed, Setup};

use super::{Draw, Line, PersonId, SecretHash, Standing, StoreError, TableId, Time};

/// What is fixed when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// Its name.
    pub id: TableId,
    /// The game.
    pub game: String,
    /// The version of the rules it is played by, to the end.
    pub rules: u32,
    /// Edition, seats and options.
    pub setup: Setup,
    /// The secret of the server for the first draw of the key. Its commitment is
    /// published.
    pub seed: Seed,
    /// The language of the table.
    pub lang: Lang,
    /// Who finds it.
    pub visibility: Visibility,
    /// After how many minutes of somebody's absence the others may vote for a
    /// bot in that seat; never if nothing is said.
    pub absence: Option<u16>,
    /// When it was opened.
    pub opened: Time,
    /// The table whose rematch it is.
    pub parent: Option<TableId>,
    /// What the table is called, if whoever opened it said so.
    pub name: Option<String>,
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Everyone: it is listed.
    Open,
    /// Whoever was given its address.
    ByLink,
}

impl Visibility {
    /// The usual [`Terms::absence`]: friends wait for one another.
    pub fn absence(self) -> Option<u16> {
        match self {
            Visibility::Open => Some(10),
            Visibility::ByLink => None,
        }
    }
}

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// It waits for players; nothing has been dealt.
    Gathering,
    /// It is being played.
    Playing,
    /// The match is over: nobody has to act. A step taken back reopens it.
    Over,
    /// It was given up.
    Closed,
}

/// Who sits on a seat. A bot and a person together: the bot plays for the
/// person, who may take the seat back.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Occupant {
    /// The person whose seat it is.
    pub person: Option<PersonId>,
    /// What the person is called here, if not by name: several people on one
    /// device are one person to the server, with several seats.
    pub alias: Option<String>,
    /// The level of the bot that plays it.
    pub bot: Option<String>,
}

impl Occupant {
    /// This person.
    pub fn person(id: PersonId) -> Occupant {
        Occupant { person: Some(id), ..Occupant::default() }
    }

    /// A bot of this level.
    pub fn bot(level: &str) -> Occupant {
        Occupant { bot: Some(level.to_owned()), ..Occupant::default() }
    }
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatEntry {
    /// Who sits there.
    pub occupant: Occupant,
    /// The alias or else the name of the person. Looked up when read, ignored
    /// when written.
    pub name: Option<String>,
    /// The secret link that leads to it.
    pub link: Option<SeatLink>,
}

/// A secret link to a seat. It serves once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatLink {
    /// The hash of the secret.
    pub hash: SecretHash,
    /// Who gave it. Nobody knows of links that are older than this was kept.
    pub from: Option<PersonId>,
    /// Until when it serves; as long as the seat is nobody's if nothing is said.
    pub until: Option<Time>,
}

/// Somebody else on a seat, and all that goes with it: at once, or not at all.
/// If it is another person, the link to the seat leads nowhere afterwards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatChange {
    /// The seat.
    pub seat: Seat,
    /// Who must sit there before.
    pub from: Occupant,
    /// Who sits there then.
    pub to: Occupant,
    /// The link that is used for it, which must still lead there.
    pub link: Option<SecretHash>,
    /// The line that tells of it.
    pub notice: Option<Line>,
}

impl SeatChange {
    /// A change without a link, of which nothing is told.
    pub fn new(seat: Seat, from: Occupant, to: Occupant) -> SeatChange {
        SeatChange { seat, from, to, link: None, notice: None }
    }
}

/// Where a table that goes on from a finished match has its first rows from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Origin {
    /// The table of that match.
    pub table: TableId,
    /// The last row that both have; 0 if only the deal.
    pub after: u64,
    /// Where the dice of that match came from. No secret any more.
    pub dice_keys: DiceKeys,
}

/// A table as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableEntry {
    /// What was fixed when it was opened.
    pub terms: Terms,
    /// The match it goes on from, if it is a fork.
    pub origin: Option<Origin>,
    /// How far it is.
    pub status: Status,
    /// What was added to the key of the dice, where the match began before there
    /// were draws.
    pub contributions: Vec<Contribution>,
    /// The draws of the key, the last of which counts. None at a fork, whose new
    /// dice are the server's alone, and where the match began before there were any.
    pub draws: Vec<Draw>,
    /// Its seats, in order.
    pub seats: Vec<SeatEntry>,
    /// How many rows its log has.
    pub rows: u64,
    /// Who has to act after the last row.
    pub to_act: SeatSet,
    /// When the last row was added, or else when it was opened.
    pub moved: Time,
    /// How the match stood when that was last noted.
    pub standing: Option<Standing>,
}

impl TableEntry {
    /// Where the dice of its match come from, once it has begun.
    pub fn dice_keys(&self) -> Result<DiceKeys, StoreError> {
        let (seed, contributions) = match self.draws.last() {
            Some(last) => (last.seed, last.contributions()),
            None => (self.terms.seed, self.contributions.clone()),
        };
        let draws = self.draws.iter().map(Draw::key_draw).collect();
        let mixture = Mixture::drawn(seed, contributions, draws);
        let mixture = mixture
            .map_err(|error| StoreError::Damaged(format!("table {}: {error}", self.terms.id)))?;
        Ok(match &self.origin {
            Some(Origin { after, dice_keys, .. }) => dice_keys.forked(*after, mixture),
            None => mixture.into(),
        })
    }

    /// The turn, while it is played.
    pub fn turn(&self) -> Option<u16> {
        self.standing.as_ref().filter(|_| self.status == Status::Playing)?.turn
    }

    /// Places and points, if the match is over and they were noted at its end.
    pub fn result(&self) -> Option<&Standing> {
        let standing = self.standing.as_ref()?;
        (self.status == Status::Over && standing.rows == self.rows).then_some(standing)
    }

    /// Is it the table of a lesson, whose dice were fixed beforehand? Its result is
    /// nobody's.
    pub fn is_lesson(&self) -> bool {
        self.terms.seed.is_of_lesson()
    }

    /// Does it wait for this person?
    pub fn waits_for(&self, person: PersonId) -> bool {
        self.status == Status::Playing
            && self.to_act.iter().filter_map(|seat| self.seats.get(seat.index())).any(|entry| {
                let Occupant { person: who, bot, .. } = &entry.occupant;
                *who == Some(person) && bot.is_none()
            })
    }
}

/// Which tables to list. Each list has the table that moved last first, where one
/// that is being played counts as of when it was opened: when its last row was
/// made may be a secret. In the public ones a person's second table comes after
/// everybody's first: whose a table is, the first seat with a person says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those anyone may join: open and gathering.
    ToJoin,
    /// Those anyone may watch: open and being played.
    ToWatch,
    /// Those at which this person has a seat, unless given up; those that wait
    /// for the person first.
    Of(PersonId),
    /// Those of them that gather or are being played.
    RunningOf(PersonId),
    /// Those of them that are over, of this game or of all.
    FinishedOf(PersonId, Option<&'static str>),
    /// The rematches of this one, however they are found. Its forks are none.
    After(TableId),
    /// All that are being played, however they are found.
    Live,
    /// All that gather or are being played, however they are found.
    Unfinished,
    /// All that are over, however they are found.
    Over,
}
