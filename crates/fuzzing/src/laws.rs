//! The laws, each in a few lines, on a match that bytes play.

use std::collections::HashSet;

use ludi_engine::text::Speech;
use ludi_engine::{
    Dice, Game, Lang, Match, Players, Prompt, Seat, Silence, Step, Viewer, digest, read, record,
};

use crate::walk::{Now, finish, walk};

/// Law 1: a match ends, and until then somebody can act.
pub(crate) fn ends<G: Game>(bytes: &[u8]) {
    let played = walk::<G>(bytes, |now, _| {
        let (to_act, over) = (now.played.to_act(), now.played.outcome().is_some());
        assert_eq!(to_act.is_empty(), over, "{:?}", now.played.state());
        for seat in to_act.iter() {
            assert!(!legal(now.played, seat).is_empty(), "seat {seat} is stuck");
        }
        Ok(())
    });
    played.iter().for_each(|played| _ = finish(played));
}

/// Law 2: what is listed is accepted and nothing else; a refusal changes nothing.
pub(crate) fn legality<G: Game>(bytes: &[u8]) {
    walk::<G>(bytes, |now, bytes| {
        let (game, before) = (now.played.game(), *now.played.state());
        let seats: Vec<Seat> = Seat::all(game.seats()).collect();
        let (seat, action) = (*bytes.choose(&seats)?, *bytes.choose(&game.action_space())?);
        let listed = legal(now.played, seat);
        for action in listed.iter().chain([&action]) {
            let mut after = before;
            let done = game.apply(&mut after, seat, *action, &mut Dice::fast(0), &mut Silence);
            assert_eq!(done.is_ok(), listed.contains(action), "{action:?} in {before:?}");
            assert!(done.is_ok() || after == before, "{action:?} was refused in {before:?}");
        }
        Ok(())
    });
}

/// Law 3: a log played again is the match, and so is its record.
pub(crate) fn replay<G: Game>(bytes: &[u8]) {
    let Some(played) = walk::<G>(bytes, |_, _| Ok(())) else { return };
    let setup = played.setup().clone();
    let mut again =
        Match::<G>::start(setup, played.dice_keys().clone(), &mut Silence).expect("the same table");
    for row in played.rows() {
        match row.step {
            Step::Act(action) => again.act(row.seat, action, &mut Silence).expect("it was legal"),
            Step::TakeBack(steps) => assert!(again.take_back(row.seat, steps)),
        }
        assert_eq!(again.rows().last(), Some(row));
    }
    assert_eq!(again.state(), played.state());
    let names = Seat::all(played.game().seats()).map(|seat| format!("«{seat}»")).collect();
    let bots = Seat::all(played.game().seats()).map(|_| None).collect();
    let text = record::write(&played, &Players { names, bots });
    assert_eq!(read::<G>(&text).expect("a record").record(), text);
}

/// Law 4: in a world that looks the same to a viewer, all it is told is the same.
pub(crate) fn secrecy<G: Game>(bytes: &[u8]) {
    walk::<G>(bytes, |now, bytes| {
        let (game, state) = (now.played.game(), now.played.state());
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        let (viewer, dice) = (*bytes.choose(&viewers)?, u64::from(bytes.arbitrary::<u8>()?));
        let world = game.resample(state, viewer, &mut Dice::fast(dice));
        assert_eq!(game.view(&world, viewer), game.view(state, viewer));
        assert_eq!(game.prompt(&world, viewer), game.prompt(state, viewer));
        assert_eq!(game.to_act(&world), game.to_act(state));
        assert_eq!(game.may_change(&world), game.may_change(state));
        assert_eq!(game.outcome(&world), game.outcome(state));
        let Viewer::Seat(seat) = viewer else { return Ok(()) };
        let (mut here, mut there) = (Vec::new(), Vec::new());
        game.legal(state, seat, &mut here);
        game.legal(&world, seat, &mut there);
        assert_eq!(here, there, "what seat {seat} may do in {state:?}");
        let why_not = |mut state: G::State, action| {
            game.apply(&mut state, seat, action, &mut Dice::fast(0), &mut Silence).err()
        };
        let other = *bytes.choose(&game.action_space())?;
        assert_eq!(why_not(*state, other), why_not(world, other), "{other:?} in {state:?}");
        for action in here {
            assert_eq!(game.label(state, seat, action), game.label(&world, seat, action));
        }
        Ok(())
    });
}

/// Law 4, of sealed choices: whoever changes one does so unseen.
pub(crate) fn unseen_change<G: Game>(bytes: &[u8]) {
    walk::<G>(bytes, |now: &Now<'_, G>, _| {
        let (game, after) = (now.played.game(), now.played.state());
        let changed = now.last_act.filter(|(before, seat)| !game.to_act(before).contains(*seat));
        let Some((before, seat)) = changed else { return Ok(()) };
        assert_eq!(game.to_act(&before), game.to_act(after));
        for viewer in Viewer::all(game.seats()).filter(|viewer| *viewer != Viewer::Seat(seat)) {
            assert!(now.told.iter().all(|told| told.seen_by(viewer).is_none()), "{before:?}");
            assert_eq!(game.view(&before, viewer), game.view(after, viewer));
            assert_eq!(game.prompt(&before, viewer), game.prompt(after, viewer));
        }
        Ok(())
    });
}

/// How many worlds are drawn, how many must differ for enough freedom, and how
/// often the true one may be among them.
const WORLDS: usize = 32;
const FREEDOM: usize = 12;
const HITS: usize = 8;

/// Law 4, of imagined worlds: the true one does not come up again and again where
/// no other comes up twice.
pub(crate) fn peeking<G: Game>(bytes: &[u8]) {
    walk::<G>(bytes, |now, bytes| {
        let (game, state) = (now.played.game(), now.played.state());
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        let viewer = *bytes.choose(&viewers)?;
        let dice = &mut Dice::fast(u64::from(bytes.arbitrary::<u8>()?));
        let worlds: Vec<u64> =
            (0..WORLDS).map(|_| digest(&game.resample(state, viewer, dice))).collect();
        let (hits, others): (Vec<u64>, Vec<u64>) =
            worlds.into_iter().partition(|world| *world == digest(state));
        let different = others.iter().collect::<HashSet<_>>().len();
        let stands_out = hits.len() > HITS && others.len() == different && different >= FREEDOM;
        assert!(!stands_out, "{} of {WORLDS} worlds are {state:?}", hits.len());
        Ok(())
    });
}

/// Law 5: a step taken back leads to the very state before; whoever has noticed the
/// last step of another takes nothing back.
pub(crate) fn undo<G: Game>(bytes: &[u8]) {
    walk::<G>(bytes, |now, _| {
        let Some((before, last)) = now.last_act else { return Ok(()) };
        let (game, after) = (now.played.game(), now.played.state());
        for seat in Seat::all(game.seats()) {
            let steps = now.played.retractable(seat);
            if seat != last && steps > 0 {
                let viewer = Viewer::Seat(seat);
                let heard = now.told.iter().any(|told| told.seen_by(viewer).is_some());
                let saw = game.view(&before, viewer) != game.view(after, viewer);
                assert!(!heard && !saw, "seat {seat} has noticed what seat {last} did");
            }
            let mut back = now.played.clone();
            assert!(!back.take_back(seat, steps + 1) && !back.take_back(seat, 0));
            assert_eq!(back.state(), now.played.state(), "nothing was taken back");
            if steps > 0 {
                assert!(back.take_back(seat, 1));
                assert!(seat != last || *back.state() == before);
                assert_eq!(back.retractable(seat), steps - 1);
            }
        }
        Ok(())
    });
}

/// Law 6: every component is in exactly one place, in imagined worlds, too.
pub(crate) fn conservation<G: Game>(bytes: &[u8]) {
    let mut first = Vec::new();
    walk::<G>(bytes, |now, bytes| {
        let (game, state) = (now.played.game(), now.played.state());
        let inventory = |state: &G::State| {
            let mut components = Vec::new();
            game.inventory(state, &mut components);
            components.sort_unstable();
            components
        };
        if first.is_empty() {
            first = inventory(state);
        }
        assert_eq!(inventory(state), first, "{state:?}");
        let dice = &mut Dice::fast(u64::from(bytes.arbitrary::<u8>()?));
        let world = game.resample(state, Viewer::Spectator, dice);
        assert_eq!(inventory(&world), first, "imagined from {state:?}");
        Ok(())
    });
}

/// Law 7: everything can be said in every language, and cites a rule there is.
pub(crate) fn words<G: Game>(bytes: &[u8]) {
    let speeches = Lang::ALL.map(|lang| Speech::new(lang, &[G::texts(lang)]));
    walk::<G>(bytes, |now, bytes| {
        let (game, state) = (now.played.game(), now.played.state());
        let names: Vec<String> = Seat::all(game.seats()).map(|seat| seat.to_string()).collect();
        let says = |Prompt { rule, text }: Prompt| {
            assert!(G::INFO.sections.contains(&rule.0), "there is no section {}", rule.0);
            speeches.iter().for_each(|speech| _ = speech.say(&text, &names).expect("words"));
        };
        for viewer in Viewer::all(game.seats()) {
            says(game.prompt(state, viewer));
        }
        for told in now.told {
            says(game.describe(&told.event));
            told.others.iter().for_each(|event| says(game.describe(event)));
        }
        let action = *bytes.choose(&game.action_space())?;
        for seat in Seat::all(game.seats()) {
            let rule = game.prompt(state, Viewer::Seat(seat)).rule;
            says(Prompt { rule, text: game.label(state, seat, action) });
            let mut trial = *state;
            let done = game.apply(&mut trial, seat, action, &mut Dice::fast(0), &mut Silence);
            done.err().into_iter().for_each(|no| says(Prompt { rule: no.rule, text: no.reason }));
        }
        Ok(())
    });
}

/// Law 8: whatever is played, the match ends in one of the ways it can end, with
/// a place and a score for every seat.
pub(crate) fn endings<G: Game>(bytes: &[u8]) {
    let Some(played) = walk::<G>(bytes, |_, _| Ok(())) else { return };
    let (game, seats) = (played.game(), usize::from(played.game().seats()));
    let outcome = game.outcome(&finish(&played)).expect("it is over");
    assert!(G::INFO.endings.contains(&outcome.ending), "{}", outcome.ending);
    assert_eq!((outcome.places.len(), outcome.scores.len()), (seats, seats));
    for line in &outcome.breakdown {
        assert_eq!(line.values.len(), seats);
    }
}

fn legal<G: Game>(played: &Match<G>, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    played.legal(seat, &mut actions);
    actions
}
