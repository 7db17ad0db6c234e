//! What a choice does to numbers that its seat sees. It is found from the view of
//! that seat alone.

use ludi_engine::{Phrase, Seat, phrase};

use crate::Caligula;
use crate::rules::action::{Action, Spot, Throne};
use crate::rules::components::Augustus;
use crate::rules::state::Ask;
use crate::rules::view::{PlayerView, SpaceView, View};

/// The words for what this action does, where there is something to say.
pub(crate) fn preview(game: &Caligula, view: &View, action: Action) -> Option<Phrase> {
    let me = view.players.get(view.me?.index())?;
    match action {
        Action::Civitas(spot) if view.ask == Ask::Space => placed(game, view, me, spot),
        Action::Lay(_) => laid(game, view, me),
        Action::Done if view.ask == Ask::Stab => stab(game, view, me),
        Action::Favor(throne) => favor(game, view, throne),
        _ => None,
    }
}

/// The own total on a card, before and after, and what it takes.
fn placed(game: &Caligula, view: &View, me: &PlayerView, spot: Spot) -> Option<Phrase> {
    let card = view.civitas.get(spot.index())?.as_ref()?;
    let mut total = 0;
    for space in &card.spaces {
        if let SpaceView::Token(token) = space
            && token.seat == me.seat
        {
            // Who has to remember is not told.
            total += i32::from(token.value?);
        }
    }
    let value = game.components.civitas.get(usize::from(card.card))?.value;
    let after = total + i32::from(me.holding?);
    Some(phrase!("preview-total", before = total, after = after, value = value))
}

/// One card more on the table.
fn laid(game: &Caligula, view: &View, me: &PlayerView) -> Option<Phrase> {
    match view.ask {
        Ask::StartPlot | Ask::AnswerPlot => {
            let before = shown(view, me.seat) + count(me);
            Some(phrase!("preview-symbols", before = before, after = before + 1))
        }
        Ask::Defend => {
            let life = life(game, view)?;
            Some(phrase!("preview-life", before = life, after = life + 1))
        }
        Ask::Stab => {
            let daggers = stabs(view)? + count(me) + 1;
            Some(phrase!("preview-daggers", daggers = daggers, life = life(game, view)?))
        }
        _ => None,
    }
}

/// What the daggers laid come to.
fn stab(game: &Caligula, view: &View, me: &PlayerView) -> Option<Phrase> {
    let (daggers, life) = (stabs(view)? + count(me), life(game, view)?);
    Some(match life.checked_sub(daggers) {
        None | Some(0) => phrase!("preview-dies", daggers = daggers, life = life),
        Some(missing) => {
            phrase!("preview-missing", daggers = daggers, life = life, missing = missing)
        }
    })
}

/// What a Favor is worth there.
fn favor(game: &Caligula, view: &View, throne: Throne) -> Option<Phrase> {
    let augustus = match throne {
        Throne::Emperor => emperor(game, view)?,
        Throne::Candidate => {
            let named = view.plot.as_ref()?.named?;
            let card = (*view.candidates.get(usize::from(named).checked_sub(1)?)?)?;
            game.components.augusti.get(usize::from(card))?
        }
    };
    Some(phrase!("preview-favor", points = augustus.points))
}

/// How many cards the seat has laid and not yet shown; each has one symbol that counts.
fn count(me: &PlayerView) -> u8 {
    me.laid.unwrap_or_default().iter().sum()
}

/// How many Coniura symbols a seat has shown in this plot.
fn shown(view: &View, seat: Seat) -> u8 {
    let symbols = view.plot.as_ref().and_then(|plot| plot.symbols.get(seat.index()));
    symbols.copied().unwrap_or(0)
}

/// How many Pugio symbols were played against the emperor so far.
fn stabs(view: &View) -> Option<u8> {
    Some(view.plot.as_ref()?.stabs.iter().sum())
}

/// The emperor's life with his defence.
fn life(game: &Caligula, view: &View) -> Option<u8> {
    Some(emperor(game, view)?.life + view.plot.as_ref()?.defence)
}

fn emperor<'a>(game: &'a Caligula, view: &View) -> Option<&'a Augustus> {
    game.components.augusti.get(usize::from(view.emperor))
}
