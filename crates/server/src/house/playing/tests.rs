use ludi_engine::{Dice, DiceKeys, FastRng, Mixture, Seed, Setup};
use ludi_roman_empire::RomanEmpire;

use super::*;

const ANNA: Seat = Seat::new(0);

fn mixture(phrase: &str) -> Mixture {
    Mixture::new(Seed::from_phrase(phrase), Vec::new())
}

/// Anna against three bots.
fn open(game: &AnyGame, keys: DiceKeys) -> Box<dyn Table> {
    let names = ["Anna", "Bot", "Bot", "Bot"].map(str::to_owned).to_vec();
    let bot = || Some("random".to_owned());
    let players = Players { names, bots: vec![None, bot(), bot(), bot()] };
    let setup = Setup::new(game.info, 4);
    game.open(game.info.rules_version, setup, keys, players).expect("a table")
}

fn act_at_random(table: &mut dyn Table, dice: &mut Dice<FastRng>) -> (Seat, Value) {
    let seat = table.to_act().first().expect("somebody is asked");
    let mut choices = table.choices(seat);
    let action = choices.swap_remove(dice.below(choices.len() as u32) as usize).action;
    table.act(seat, &action).expect("it is possible");
    (seat, action)
}

/// Whoever is not sure must not learn how the dice would fall by being asked once more.
#[test]
fn whether_something_is_asked_once_more_does_not_go_by_the_dice() {
    let game = AnyGame::of::<RomanEmpire>();
    let keys = DiceKeys::from(mixture("the match"));
    let (mut table, mut dice) = (open(&game, keys.clone()), Dice::fast(1));
    let (mut rows, mut compared) = (Vec::new(), 0);
    while table.outcome().is_none() && compared < 400 {
        let thrown: Vec<Value> = table
            .choices(ANNA)
            .into_iter()
            .map(|choice| choice.action)
            .filter(|action| table.surprises(ANNA, action))
            .collect();
        // From here on with other dice.
        let mut worlds = ["one", "two", "three"].map(|phrase| {
            let mut world = open(&game, keys.forked(rows.len() as u64, mixture(phrase)));
            for (seat, action) in rows.iter().filter(|_| !thrown.is_empty()) {
                world.act(*seat, action).expect("it was possible");
            }
            LiveMatch::dealt(world, game.clone(), Metrics::new())
        });
        for action in &thrown {
            let asked_again = worlds.each_mut().map(|world| {
                let ahead = world.table.foresee(ANNA, action).expect("it is possible");
                world.final_choice(ANNA, action, ahead, Lang::En, false).is_some()
            });
            let same = asked_again.iter().all(|again| *again == asked_again[0]);
            assert!(same, "{action} tells of the dice at row {}", rows.len());
            compared += 1;
        }
        rows.push(act_at_random(&mut *table, &mut dice));
    }
    assert!(compared >= 100, "{compared} prove little");
}
