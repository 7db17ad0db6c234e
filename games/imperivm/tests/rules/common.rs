//! Short ways to set up and look at a table.

use ludi_engine::{
    Lang, Match, Phrase, Rules, Seat, Seed, Setup, Silence, Speech, Viewer, Voice, Words,
};
use ludi_imperivm::cards::{Card, Side, Suit};
use ludi_imperivm::scenario::{Position, Scenario, card};
use ludi_imperivm::{Action, Ask, Edition, Event, Imperivm};

pub(crate) use ludi_imperivm::Edition::{Draft1, Draft2};

pub(crate) const BOTH: [Edition; 2] = [Draft2, Draft1];

pub(crate) fn militia(value: u8) -> Card {
    card(Side::Loyal, Suit::Militia, value)
}

pub(crate) fn religion(value: u8) -> Card {
    card(Side::Loyal, Suit::Religion, value)
}

pub(crate) fn empire(value: u8) -> Card {
    card(Side::Loyal, Suit::Empire, value)
}

/// The traitor's card of the same suit and value.
pub(crate) fn traitor(loyal: Card) -> Card {
    card(Side::Traitor, loyal.suit(), loyal.value())
}

pub(crate) fn setup(edition: Edition, seats: u8) -> Setup {
    let id = match edition {
        Draft2 => "draft2",
        Draft1 => "draft1",
    };
    Setup { edition: id.to_owned(), ..Setup::new(&Imperivm::INFO, seats) }
}

/// A match just dealt.
pub(crate) fn dealt(edition: Edition, seats: u8, seed: &str) -> Match<Imperivm> {
    let seed = Seed::from_phrase(seed);
    Match::start(setup(edition, seats), seed, &mut Silence).expect("a table")
}

/// Plays the first choice of whoever is asked until `until` holds.
pub(crate) fn play_first_until(
    played: &mut Match<Imperivm>,
    until: impl Fn(&Match<Imperivm>) -> bool,
) {
    let mut legal = Vec::new();
    while !until(played) {
        let seat = played.to_act().first().expect("somebody is asked");
        legal.clear();
        played.legal(seat, &mut legal);
        played.act(seat, legal[0], &mut Silence).expect("a legal action");
    }
}

/// A table of four of this draft; seat 3 is the emperor.
pub(crate) fn four(edition: Edition) -> Scenario {
    Scenario::new(edition, 4)
}

/// A seat does all this, one after the other.
#[track_caller]
pub(crate) fn play(position: &mut Position, seat: usize, actions: &[Action]) {
    ludi_game_tests::play(actions, |action| position.act(seat, action));
}

/// Says what is asked, and of whom.
#[track_caller]
pub(crate) fn assert_asks(position: &Position, ask: Ask, seats: &[usize]) {
    assert_eq!((position.ask(), position.asked()), (ask, seats.to_vec()));
}

/// The section and the reason for which an action is refused; nothing changes.
#[track_caller]
pub(crate) fn refusal(
    position: &mut Position,
    seat: usize,
    action: Action,
) -> (&'static str, &'static str) {
    ludi_game_tests::refusal(&position.game, &mut position.state, Seat::new(seat), action)
}

/// Everybody passes, or does what comes nearest to it, while this is asked.
pub(crate) fn pass_through(position: &mut Position, asks: &[Ask]) {
    while asks.contains(&position.ask()) {
        let seat = position.asked()[0];
        let legal = position.legal(seat);
        let nothing = [Action::Pass, Action::Done, Action::Amount(0)];
        let action = nothing.into_iter().find(|action| legal.contains(action));
        position.act(seat, action.unwrap_or(legal[0])).expect("a legal action");
    }
}

/// Attacks a neighbouring province with one Militia; the defender does nothing.
pub(crate) fn conquer(position: &mut Position, seat: usize, target: &str, with: Card) {
    let target = position.province(target);
    play(position, seat, &[Action::Province(target), Action::Card(with)]);
    pass_through(position, &[Ask::Reinforcement, Ask::DefenceDraw, Ask::Defence]);
}

/// The seat that owns a province.
pub(crate) fn owner(position: &Position, name: &str) -> usize {
    let province = position.province(name);
    position.all().owners[province.index()].expect("an owner").index()
}

/// Where the army of a seat is.
pub(crate) fn army(position: &Position, seat: usize) -> Option<String> {
    let at = position.all().players[seat].army?;
    Some(position.game.components().map.name(at).to_owned())
}

pub(crate) fn loyalty(position: &Position, seat: usize) -> i8 {
    position.all().players[seat].loyalty
}

pub(crate) fn emperor(position: &Position) -> usize {
    position.all().emperor.expect("an emperor").index()
}

/// The cards in a seat's hand.
pub(crate) fn hand(position: &Position, seat: usize) -> Vec<Card> {
    position.all().players[seat].hand.expect("nothing is hidden").iter().collect()
}

/// How many events are of this kind.
pub(crate) fn count(position: &Position, is: impl Fn(&Event) -> bool) -> usize {
    position.events().iter().filter(|event| is(event)).count()
}

pub(crate) fn province(position: &Position, name: &str) -> Action {
    Action::Province(position.province(name))
}

pub(crate) fn name(seat: usize) -> Action {
    Action::Name(Seat::new(seat))
}

/// Words in a language, with names for the seats.
pub(crate) fn in_words(lang: Lang, phrase: &Phrase) -> String {
    let speech = Speech::new(lang, &[Imperivm::texts(lang)]);
    let names = ["Livia", "Cassius", "Agrippina", "Seianus"].map(str::to_owned);
    Voice { speech: &speech, names: &names }.say(phrase)
}

/// What a seat is told or asked, in English.
pub(crate) fn said(position: &Position, seat: usize) -> String {
    let viewer = Viewer::Seat(Seat::new(seat));
    in_words(Lang::En, &position.game.prompt(&position.state, viewer).text)
}

/// What stands on a button of a seat, in English.
pub(crate) fn label(position: &Position, seat: usize, action: Action) -> String {
    in_words(Lang::En, &position.game.label(&position.state, Seat::new(seat), action))
}

/// The sections that the lines of the log cite for events of a kind, and the lines
/// in English.
pub(crate) fn lines(
    position: &Position,
    is: impl Fn(&Event) -> bool,
) -> Vec<(&'static str, String)> {
    let events = position.events();
    let line = |event: &Event| {
        let line = position.game.describe(event);
        (line.rule.0, in_words(Lang::En, &line.text))
    };
    events.iter().filter(|event| is(event)).map(line).collect()
}
