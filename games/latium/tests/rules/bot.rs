//! The bot: it sees no more than its seat does, has something to say about every choice,
//! beats chance, and among its like no main village decides the game.

use std::collections::BTreeMap;

use ludi_bots::Level;
use ludi_engine::{Dice, Listener, Mind, Rules, Seat, Setup, Told, Viewer};
use ludi_game_tests::{bots, open};
use ludi_latium::gods::Kind;
use ludi_latium::scenario::{Position, Scenario};
use ludi_latium::{Action, Ask, Die, Event, Latium, Season, State};

fn table(seats: u8) -> Latium {
    open(&Setup::new(&Latium::INFO, seats))
}

#[test]
fn scores_do_not_depend_on_what_is_hidden() {
    for seats in 2..=4 {
        bots::know_only_what_they_see(&table(seats), 0..3);
    }
}

#[test]
fn most_choices_have_a_reason() {
    for seats in [2, 4] {
        bots::say_why(&table(seats), 0..2, 0.7);
    }
}

#[test]
fn a_rollout_is_cut_between_seasons_outside_of_battles() {
    for seats in 2..=4 {
        // Random players are often driven out in the first years.
        bots::know_where_to_cut(&table(seats), 0..10, 2, |view| {
            view.battle.is_none() && view.march.is_none()
        });
    }
}

/// The lower end of the interval in which 95 of 100 such shares lie.
fn lower_bound(share: f64, games: u64) -> f64 {
    share - 2.0 * (share * (1.0 - share) / games as f64).sqrt()
}

#[test]
fn it_beats_random_players() {
    for seats in 2..=4 {
        let share = bots::share_against_random(&table(seats), 200);
        assert!(lower_bound(share, 200) > 0.9, "{share} with {seats}");
    }
}

/// What has happened in a game.
#[derive(Default)]
struct Ear {
    battles: u32,
    alliances: u32,
    expelled: u32,
}

impl Listener<Latium> for Ear {
    fn tell(&mut self, told: Told<Event>) {
        match told.event {
            Event::BattleBegins { .. } => self.battles += 1,
            Event::Allied { .. } => self.alliances += 1,
            Event::Expelled { .. } => self.expelled += 1,
            _ => {}
        }
    }

    fn beat(&mut self, _: &'static str, _: &State) {}
}

/// A game among bots, from its deal to its end, with what was heard.
fn play_heard(game: &Latium, seed: u64) -> (State, State, Ear) {
    let (mut chance, mut mind) = (Dice::fast(seed), Dice::fast(!seed));
    let (mut legal, mut scratch) = (Vec::new(), Vec::new());
    let mut ear = Ear::default();
    let deal = game.deal(&mut chance, &mut ear);
    let mut state = deal;
    while let Some(seat) = game.to_act(&state).first() {
        legal.clear();
        game.legal(&state, seat, &mut legal);
        let lens = game.lens(&state, seat);
        let chosen = Level::Heuristic.choose(game, &lens, &legal, &mut mind, &mut scratch);
        game.apply(&mut state, seat, legal[chosen], &mut chance, &mut ear).expect("legal");
    }
    (deal, state, ear)
}

/// Each of four bots wins a quarter. Whoever has a certain seat or main village is to win
/// between 15 and 35 of a hundred games: nothing here is surely outside of that. Hardly
/// anybody is driven out, and there is no game without a battle or an alliance.
#[test]
fn among_bots_no_main_village_decides_and_few_are_driven_out() {
    const GAMES: u64 = 800;
    let game = table(4);
    let mut wins: BTreeMap<String, [f64; 2]> = BTreeMap::new();
    let mut expelled = 0;
    for seed in 0..GAMES {
        let (deal, end, ear) = play_heard(&game, seed);
        assert!(ear.battles > 0 && ear.alliances > 0, "nothing happens in game {seed}");
        expelled += ear.expelled;
        let outcome = game.outcome(&end).expect("over");
        for village in game.view(&deal, Viewer::Historian).villages {
            let Some((seat, _)) = village.bond else { continue };
            let main = game.components().name(village.village).to_owned();
            for what in [main, format!("seat {}", seat.index())] {
                let [won, played] = wins.entry(what).or_default();
                *won += outcome.win_share(seat);
                *played += 1.0;
            }
        }
    }
    assert_eq!(wins.len(), 4 + 8);
    for (what, [won, played]) in wins {
        let share = won / played;
        // Twice the error of the share: 95 of 100 are within.
        let error = 2.0 * (share * (1.0 - share) / played).sqrt();
        let outside = share + error < 0.15 || share - error > 0.35;
        assert!(!outside, "{what}: {share:.3} ± {error:.3}");
    }
    let share = f64::from(expelled) / (4 * GAMES) as f64;
    assert!(share < 0.1, "{share} are driven out");
}

/// What the bot likes best here.
fn best(position: &Position) -> Action {
    let seat = position.game.to_act(&position.state).first().expect("somebody is asked");
    bots::best(&position.game, &position.state, seat)
}

#[test]
fn four_actions_are_bought_and_the_people_have_to_eat() {
    let game = table(4);
    let state = game.deal(&mut Dice::fast(1), &mut ludi_engine::Silence);
    for seat in Seat::all(4) {
        let Action::Offer(dp) = bots::best(&game, &state, seat) else { panic!("no offer") };
        // Of 48 DP the people need 36 in the first year.
        assert!((4..=12).contains(&dp), "{dp}");
    }
}

#[test]
fn the_main_village_is_fed_first() {
    let position = Scenario::new(2).ally(0, "Collatia").dp(0, 13).feed(Season::Semen);
    assert_eq!(best(&position), Action::Feed(position.village("Roma")));
}

/// The first seat does what it likes best, others pass, until the season ends.
fn play_season(position: &mut Position, season: Season) {
    while position.season() == season {
        let asked = position.asked()[0];
        let passes = asked != 0 && position.ask() == Ask::Turn;
        let action = if passes { Action::Done } else { best(position) };
        position.act_as(asked, action).expect("legal");
    }
}

#[test]
fn a_missing_hut_is_built_before_winter_ends() {
    let mut position = Scenario::new(2).familiae("Roma", 13, 3).dp(0, 60).act(Season::Hiems);
    play_season(&mut position, Season::Hiems);
    assert_eq!(position.at("Roma").huts, 4);
}

#[test]
fn an_ally_is_not_given_away() {
    let mut position = Scenario::new(2).ally(1, "Corbium").dp(0, 60).act(Season::Hiems);
    let corbium = position.village("Corbium");
    position.act(Action::Request(corbium)).expect("may be asked");
    position.act(Action::Gift).expect("can be paid");
    position.act(Action::Die(Die::D6)).expect("a die");
    assert_eq!(best(&position), Action::Refuse);
}

#[test]
fn a_legion_takes_what_surrenders_when_nobody_can_come_for_its_home() {
    // Lavinium is far from Praeneste; small villages submit to eight centuriae.
    let mut position =
        Scenario::new(2).main(0, "Lavinium").main(1, "Praeneste").dp(0, 60).act(Season::Semen);
    play_season(&mut position, Season::Semen);
    let subdued = |event: &Event| matches!(event, Event::Subdued { seat, .. } if seat.index() == 0);
    assert!(position.events().iter().any(subdued));
}

#[test]
fn a_main_village_in_reach_of_a_strong_rival_is_not_left_alone() {
    // Aricia, whose legion is at home, is next to Albalonga.
    let mut position = Scenario::new(3).dp(1, 60).act(Season::Semen);
    position.act(Action::Done).expect("passes");
    assert_eq!(position.asked(), [1]);
    assert!(!matches!(best(&position), Action::March(_)), "{:?}", best(&position));
}

/// What the bot gives for an action that is possible here.
fn score(position: &Position, action: Action) -> f32 {
    let seat = position.game.to_act(&position.state).first().expect("somebody is asked");
    let (legal, mut scores) = (position.legal(), Vec::new());
    position.game.judge(&position.game.lens(&position.state, seat), &legal, &mut scores);
    let at = legal.iter().position(|&other| other == action).expect("it is possible");
    scores[at]
}

#[test]
fn a_pact_is_ended_when_the_partner_can_be_conquered_in_the_next_season() {
    // Aricia is next to Albalonga, of which only a weak garrison is left.
    let scenario =
        || Scenario::new(2).main(0, "Aricia").main(1, "Albalonga").ally(0, "Bovillae").pact(0, 1);
    let worth_it = |position: &Position| {
        score(position, Action::EndPact(Seat::new(1))) > score(position, Action::Done)
    };
    assert!(!worth_it(&scenario().dp(0, 60).act(Season::Semen)), "Albalonga is strong");
    let weak = || scenario().dp(0, 60).familiae("Albalonga", 2, 3);
    assert!(worth_it(&weak().act(Season::Hiems)) && worth_it(&weak().act(Season::Semen)));
    assert!(!worth_it(&weak().act(Season::Messis)), "there is no war in winter");
}

#[test]
fn a_partner_is_helped_to_keep_his_main_village_but_not_to_win_others() {
    // The legions of Roma and Aricia stand in the square of Albalonga.
    let there = |pact: [usize; 2]| {
        let scenario = (0..3).fold(Scenario::new(3), |scenario, seat| scenario.dp(seat, 300));
        scenario.pact(pact[0], pact[1]).legion_in("Roma", "D3").legion_in("Aricia", "D3")
    };
    for (pact, likes) in [([1, 2], true), ([0, 2], false)] {
        let mut position = there(pact).act(Season::Semen);
        let albalonga = position.village("Albalonga");
        for action in [Action::Attack(albalonga), Action::Accept] {
            position.act(action).expect("legal");
        }
        assert_eq!((position.ask(), position.asked()), (Ask::Join, vec![2]));
        assert_eq!(score(&position, Action::Accept) > score(&position, Action::Refuse), likes);
    }
}

#[test]
fn a_lost_centuria_comes_back_by_populus_in_an_even_battle() {
    let played = std::cell::Cell::new(0);
    let game = table(4);
    for seed in 0..10 {
        bots::play(
            &game,
            |_| Level::Heuristic,
            seed,
            |state, seat, legal| {
                let populus =
                    legal.iter().any(|action| matches!(action, Action::Play(Kind::Populus, _)));
                if populus && matches!(bots::best(&game, state, seat), Action::Play(..)) {
                    played.set(played.get() + 1);
                }
            },
        );
    }
    assert!(played.get() > 0);
}

#[test]
fn no_judgement_allocates() {
    let game = table(4);
    let (mut legal, mut scores) = (Vec::with_capacity(1_024), Vec::with_capacity(1_024));
    let counted =
        allocation_counter::measure(|| bots::play_with(&game, 1, &mut legal, &mut scores));
    assert_eq!(counted.count_total, 0);
}
