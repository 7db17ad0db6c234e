//! What the toy says.

use ludi_engine::{Lang, Phrase, Promise, Prompt, Refusal, Rule, Seat, Term, Viewer, phrase};

use super::{Action, Event, Phase};

pub(super) fn refusal(rule: &'static str, reason: Phrase) -> Refusal {
    Refusal { rule: Rule(rule), reason }
}

/// The prompt; `leak` is something the viewer should not know.
pub(super) fn prompt(phase: Phase, turn: Seat, viewer: Viewer, leak: Option<u32>) -> Prompt {
    let asked = viewer == Viewer::Seat(turn);
    let (rule, text) = match phase {
        Phase::Bidding => ("bid", phrase!("prompt-bid")),
        Phase::Asking if asked => ("turn", phrase!("prompt-turn", lots = leak.unwrap_or(1))),
        Phase::Asking => ("turn", phrase!("prompt-other", seat = turn)),
        Phase::Laid => ("lay", phrase!("prompt-laid", seat = turn)),
        Phase::Six => ("roll", phrase!("prompt-over")),
        Phase::Spent => ("turn", phrase!("prompt-over")),
    };
    Prompt { rule: Rule(rule), text }
}

pub(super) fn label(action: Action) -> Phrase {
    match action {
        Action::Bid(bid) => phrase!("label-bid", bid = bid),
        Action::Lay(lot) => phrase!("label-lay", lot = lot),
        Action::Turn => phrase!("label-turn"),
        Action::Keep => phrase!("label-keep"),
        Action::Draw => phrase!("label-draw"),
        Action::Roll => phrase!("label-roll"),
    }
}

pub(super) fn describe(event: &Event) -> Prompt {
    let (rule, text) = match *event {
        Event::Dealt { seat, .. } => ("turn", phrase!("event-dealt", seat = seat)),
        Event::Bid { seat, .. } => ("bid", phrase!("event-bid", seat = seat)),
        Event::Opened { ref bids } => {
            let bids: Vec<Phrase> =
                bids.iter().map(|bid| phrase!("label-bid", bid = *bid)).collect();
            ("bid", phrase!("event-opened", bids = bids))
        }
        Event::Laid { seat, lot: Some(lot) } => {
            ("lay", phrase!("event-laid", seat = seat, lot = lot))
        }
        Event::Laid { seat, lot: None } => ("lay", phrase!("event-laid-unseen", seat = seat)),
        Event::Turned { seat, lot } => ("lay", phrase!("event-turned", seat = seat, lot = lot)),
        Event::Kept { seat } => ("lay", phrase!("event-kept", seat = seat)),
        Event::Drawn { seat, .. } => ("draw", phrase!("event-drawn", seat = seat)),
        Event::Rolled { seat, die } => ("roll", phrase!("event-rolled", seat = seat, die = die)),
    };
    Prompt { rule: Rule(rule), text }
}

pub(super) fn term(term: Term<'_>) -> Option<Phrase> {
    match term {
        Term::About => Some(phrase!("about")),
        Term::Edition("toy") => Some(phrase!("edition-toy")),
        _ => None,
    }
}

/// The promise; a silent one says less than it should.
pub(super) fn promise(promise: &Promise, silent: bool) -> Option<Phrase> {
    match &*promise.kind {
        "help" => Some(phrase!("promise-help")),
        "toll" if silent => Some(phrase!("promise-help")),
        "toll" => Some(phrase!("promise-toll", who = promise.who(), amount = promise.amount())),
        _ => None,
    }
}

pub(super) fn texts(lang: Lang) -> &'static str {
    match lang {
        Lang::It => include_str!("it.ftl"),
        Lang::En => include_str!("en.ftl"),
    }
}

pub(super) fn rules(lang: Lang) -> &'static str {
    match lang {
        Lang::It => {
            "## turn · Il turno\n## bid · L'offerta\n## lay · Posare\n## draw · Pescare\n## roll · Tirare\n"
        }
        Lang::En => {
            "## turn · The turn\n## bid · The bid\n## lay · Laying\n## draw · Drawing\n## roll · Rolling\n"
        }
    }
}
