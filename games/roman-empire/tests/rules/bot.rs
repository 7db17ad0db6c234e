//! The bot: it sees no more than its seat does, has something to say about every choice,
//! beats chance, and among its like nothing that is dealt decides the game.

use std::collections::BTreeMap;

use ludi_bots::Level;
use ludi_engine::{Dice, Listener, Mind, Rules, Seat, Setup, Told, Viewer};
use ludi_game_tests::{bots, open};
use ludi_roman_empire::scenario::Position;
use ludi_roman_empire::{Action, Ask, Event, RomanEmpire, State, Way};

use crate::common::{attack, card, done_until, faction, four, play, to};

/// A table of so many seats, with the options on or off.
fn table(seats: u8, options: &str) -> RomanEmpire {
    let mut setup = Setup::new(&RomanEmpire::INFO, seats);
    for option in RomanEmpire::INFO.options {
        setup.options.insert(option.id.to_owned(), options.to_owned());
    }
    open(&setup)
}

#[test]
fn scores_do_not_depend_on_what_is_hidden() {
    for (seats, options) in [(2, "off"), (3, "on"), (4, "off"), (4, "on")] {
        bots::know_only_what_they_see(&table(seats, options), 0..4);
    }
}

#[test]
fn most_choices_have_a_reason() {
    bots::say_why(&table(4, "on"), 0..2, 0.9);
    bots::say_why(&table(2, "off"), 0..1, 0.9);
}

/// A people that arrives may find a city to loot before anybody else decides.
#[test]
fn a_rollout_is_cut_between_phases_outside_of_battles() {
    for (seats, options) in [(2, "off"), (3, "off"), (4, "on")] {
        bots::know_where_to_cut(&table(seats, options), 0..10, 40, |view| {
            view.battle.is_none() || view.ask == Ask::Loot
        });
    }
}

#[test]
fn it_beats_random_players() {
    for seats in 2..=4 {
        let share = bots::share_against_random(&table(seats, "off"), 200);
        assert!(share > 0.95, "{share} with {seats}");
    }
}

/// Who had which people and emperor.
#[derive(Default)]
struct Holders {
    /// By what it is called: the factions that had it.
    of: Vec<(String, usize)>,
}

impl Listener<RomanEmpire> for Holders {
    fn tell(&mut self, told: Told<Event>) {
        match told.event {
            Event::EmperorComes { faction, turn, token } => {
                self.of.push((format!("emperor {token} of turn {turn}"), faction.index()));
            }
            Event::BarbariansCome { faction, turn, token } => {
                self.of.push((format!("people {token} of turn {turn}"), faction.index()));
            }
            _ => {}
        }
    }

    fn beat(&mut self, _: &'static str, _: &State) {}
}

/// A game among bots, with what each faction had in it.
fn play_heard(game: &RomanEmpire, seed: u64) -> (State, Holders) {
    let (mut chance, mut mind) = (Dice::fast(seed), Dice::fast(!seed));
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    let mut holders = Holders::default();
    let mut state = game.deal(&mut chance, &mut holders);
    while let Some(seat) = game.to_act(&state).first() {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let lens = game.lens(&state, seat);
        let chosen = Level::Heuristic.choose(game, &lens, &legal, &mut mind, &mut scratch);
        game.apply(&mut state, seat, legal[chosen], &mut chance, &mut holders).expect("legal");
    }
    (state, holders)
}

/// Each of four bots wins a quarter. Whoever has a certain seat, start, people or emperor
/// is to win between 15 and 35 of a hundred games: nothing here is surely outside of that.
#[test]
fn among_bots_no_seat_start_people_or_emperor_decides() {
    const GAMES: u64 = 1_500;
    let game = table(4, "off");
    let mut wins: BTreeMap<String, [f64; 2]> = BTreeMap::new();
    for seed in 0..GAMES {
        let (end, Holders { mut of }) = play_heard(&game, seed);
        let outcome = game.outcome(&end).expect("over");
        for faction in game.view(&end, Viewer::Historian).factions {
            let start = faction.start.expect("all have started");
            of.push((format!("seat {}", faction.seat.index()), faction.faction.index()));
            of.push((game.components().map.name(start).to_owned(), faction.faction.index()));
        }
        for (what, faction) in of {
            let [won, played] = wins.entry(what).or_default();
            *won += outcome.win_share(Seat::new(faction));
            *played += 1.0;
        }
    }
    assert_eq!(wins.len(), 4 + 4 + 35 + 42);
    for (what, [won, played]) in wins {
        let share = won / played;
        // Twice the error of the share: 95 of 100 are within.
        let error = 2.0 * (share * (1.0 - share) / played).sqrt();
        let outside = share + error < 0.15 || share - error > 0.35;
        assert!(!outside, "{what}: {share:.3} ± {error:.3}");
    }
}

/// What the bot likes best here.
fn best(position: &Position) -> Action {
    let seat = position.game.to_act(&position.state).first().expect("somebody is asked");
    bots::best(&position.game, &position.state, seat)
}

#[test]
fn barbarians_go_where_there_is_something_to_loot() {
    let mut position = four(4)
        .people_of(0, "Marcomanni", "Raetia", 2)
        .legions(1, "Cisalpina", 1)
        .city("Cisalpina")
        .legions(2, "Dalmatia", 3)
        .barbarian_phase(0, 2);
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province("Raetia"));
    play(&mut position, &[lift, Action::Done]);
    assert_eq!(best(&position), attack(&position, "Cisalpina", Way::Difficult));
}

#[test]
fn a_city_that_is_taken_is_looted() {
    let mut position = four(5)
        .people_of(0, "Goti", "Dacia", 2)
        .legions(1, "Thracia", 1)
        .city("Thracia")
        .barbarian_phase(0, 3);
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province("Dacia"));
    let thracia = attack(&position, "Thracia", Way::Clear);
    position.load(&[6, 6, 1]);
    play(&mut position, &[lift, Action::Done, thracia]);
    assert_eq!((position.ask(), best(&position)), (Ask::Loot, Action::Loot));
}

#[test]
fn a_fortress_full_of_legions_is_left_alone() {
    // Three legions in a fortress over a difficult border, and an empty province beside.
    let mut position = four(4)
        .people_of(0, "Marcomanni", "Marcomannia", 2)
        .legions(1, "Raetia", 3)
        .fortress("Raetia")
        .barbarian_phase(0, 2);
    done_until(&mut position, Ask::Lift);
    let lift = Action::Lift(position.province("Marcomannia"));
    play(&mut position, &[lift, Action::Done]);
    assert!(matches!(best(&position), Action::Province(_)), "{:?}", best(&position));
}

#[test]
fn a_revolt_is_aimed_where_it_wins_a_city() {
    let mut position = four(2)
        .legions(0, "Aquitania", 1)
        .legions(1, "Tarraconensis", 1)
        .city("Tarraconensis")
        .legions(2, "Baetica", 3)
        .hand(0, &[19])
        .roman_phase(0, 2);
    assert_eq!(best(&position), card(19));
    play(&mut position, &[card(19)]);
    assert_eq!(best(&position), to(&position, "Tarraconensis"));
}

/// Two players pass between four factions.
#[test]
fn a_weak_token_goes_to_a_rival_and_not_to_the_other_faction_of_the_same_player() {
    let game = table(2, "off");
    let mut passed = [0, 0];
    for seed in 0..20 {
        bots::play(
            &game,
            |_| Level::Heuristic,
            seed,
            |state, seat, legal| {
                let is_own = |to: usize| game.seat_of(faction(to)) == seat;
                let may = |to: usize| legal.contains(&Action::PassTo(faction(to)));
                let [own, other] =
                    [true, false].map(|own| (0..4).any(|to| is_own(to) == own && may(to)));
                // Who may keep it and does not thinks little of it.
                if own
                    && other
                    && legal.contains(&Action::Keep)
                    && let Action::PassTo(to) = bots::best(&game, state, seat)
                {
                    passed[usize::from(is_own(to.index()))] += 1;
                }
            },
        );
    }
    assert!(passed[0] > 20 && passed[1] == 0, "{passed:?}");
}

#[test]
fn no_judgement_allocates() {
    let game = table(4, "on");
    let (mut legal, mut scores) = (Vec::with_capacity(128), Vec::with_capacity(128));
    let counted =
        allocation_counter::measure(|| bots::play_with(&game, 1, &mut legal, &mut scores));
    assert_eq!(counted.count_total, 0);
}
