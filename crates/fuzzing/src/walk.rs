//! A match that bytes play: what is done in it, by whom, and what is taken back.

use arbitrary::{Result, Unstructured};
use ludi_engine::{Dice, Game, Info, Match, Seat, Seed, Setup, Silence, Told};

/// No match takes so many decisions.
const MOST_DECISIONS: u32 = 50_000;

/// A moment of a match.
pub(crate) struct Now<'a, G: Game> {
    /// The match as it is now.
    pub(crate) played: &'a Match<G>,
    /// What was just done, and in which state; nothing after the deal and after
    /// steps were taken back.
    pub(crate) last_act: Option<(G::State, Seat)>,
    /// What was told of it.
    pub(crate) told: &'a [Told<G::Event>],
}

/// Plays a match as the bytes say, up to their end or its own, and shows each
/// moment to `look`, which may take bytes for what it tries.
pub(crate) fn walk<G: Game>(
    bytes: &[u8],
    mut look: impl FnMut(&Now<'_, G>, &mut Unstructured<'_>) -> Result<()>,
) -> Option<Match<G>> {
    let mut bytes = Unstructured::new(bytes);
    let mut told = Vec::new();
    let setup = setup(&G::INFO, &mut bytes).ok()?;
    let seed = Seed::from_phrase(&bytes.arbitrary::<u32>().ok()?.to_string());
    let mut played =
        Match::<G>::start(setup, seed, &mut told).expect("the setup is one of the game's");
    let mut last_act = None;
    // Bytes that run out end the walk; that is no fault.
    loop {
        let moment = Now { played: &played, last_act, told: &told };
        if look(&moment, &mut bytes).is_err() || bytes.is_empty() || played.to_act().is_empty() {
            return Some(played);
        }
        told.clear();
        match step(&mut played, &mut told, &mut bytes) {
            Ok(done) => last_act = done,
            Err(_) => return Some(played),
        }
    }
}

/// One step: mostly somebody acts, now and then a sealed choice is changed or
/// steps are taken back.
fn step<G: Game>(
    played: &mut Match<G>,
    told: &mut Vec<Told<G::Event>>,
    bytes: &mut Unstructured<'_>,
) -> Result<Option<(G::State, Seat)>> {
    let kind = bytes.int_in_range(0..=15)?;
    let changing = played.may_change();
    let among = if kind == 1 && !changing.is_empty() { changing } else { played.to_act() };
    let seats: Vec<Seat> = among.iter().collect();
    let seat = *bytes.choose(&seats)?;
    if kind == 0 {
        let _ = played.take_back(seat, bytes.int_in_range(0..=4)?);
        return Ok(None);
    }
    let mut actions = Vec::new();
    played.legal(seat, &mut actions);
    let (before, action) = (*played.state(), *bytes.choose(&actions)?);
    played.act(seat, action, told).expect("what is listed is legal");
    Ok(Some((before, seat)))
}

fn setup(info: &Info, bytes: &mut Unstructured<'_>) -> Result<Setup> {
    let edition = bytes.choose(info.editions)?;
    let seats = bytes.int_in_range(edition.seats.min..=edition.seats.max)?;
    let mut setup = Setup { edition: edition.id.to_owned(), ..Setup::new(info, seats) };
    for option in info.options {
        setup.options.insert(option.id.to_owned(), (*bytes.choose(option.values)?).to_owned());
    }
    Ok(setup)
}

/// Leaves a match to chance until it ends; gives its last state.
pub(crate) fn finish<G: Game>(played: &Match<G>) -> G::State {
    let game = played.game();
    let mut state = *played.state();
    let mut dice = Dice::fast(0);
    let mut actions = Vec::new();
    for _ in 0..MOST_DECISIONS {
        let Some(seat) = game.to_act(&state).first() else { return state };
        actions.clear();
        game.legal(&state, seat, &mut actions);
        let action = actions[dice.below(actions.len() as u32) as usize];
        let applied = game.apply(&mut state, seat, action, &mut dice, &mut Silence);
        assert_eq!(applied, Ok(()), "{action:?} in {state:?}");
    }
    panic!("the match does not end");
}
