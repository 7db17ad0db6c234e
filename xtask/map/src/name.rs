//! Where the name of a province could stand, and how good that is.

use crate::ground::{Ground, Grounds};
use crate::letters::{HEIGHT, LINE, width};
use crate::map_file::{Owner, Paper, Province};
use crate::shape::{Point, Shape, distance};
use crate::text_box::TextBox;

/// The least size of a name in pixels on a screen 1440 wide, and the largest.
const SIZES: [f64; 2] = [11.5, 14.5];
const STEP_OF_SIZE: f64 = 0.75;
/// What a name is turned by, if nothing else is asked for.
const TURNS: [f64; 7] = [0.0, -25.0, 25.0, -50.0, 50.0, -75.0, 75.0];
/// Names are tried at points this far apart, and so far beyond their province.
const STEP: f64 = 5.0;
const BEYOND: f64 = 30.0;
/// Less than this share of a name on its own land could be read as another's;
const LEAST_OWN: f64 = 0.5;
/// if all the rest is sea, this is enough.
const LEAST_OWN_AT_SEA: f64 = 0.1;
/// Space after each letter, for size one.
pub(crate) const SPACING: f64 = 0.02;

/// A name as it is set.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub(crate) lines: Vec<String>,
    pub(crate) size: f64,
    /// Degrees clockwise.
    pub(crate) turn: f64,
    pub(crate) around: TextBox,
    /// How far it is from the best imaginable.
    pub(crate) cost: f64,
}

/// All places where the name would be on its own land for the most part, the best
/// first.
pub(crate) fn candidates(
    province: &Province,
    number: usize,
    shape: &Shape,
    grounds: &Grounds,
    paper: Paper,
) -> Vec<Name> {
    let heart = shape.heart();
    let [least, greatest] = shape.bounds();
    let [smallest, largest] = SIZES.map(|pixels| pixels * paper.width / paper.pixels);
    let turns = province.turn.as_ref().map_or(&TURNS[..], std::slice::from_ref);
    let mut found = Vec::new();
    for lines in settings(&province.name) {
        let mut size = largest;
        while size >= smallest {
            let half = half(&lines, size, SPACING);
            for &turn in turns {
                for at in grid(least, greatest) {
                    let around = TextBox::new(at, half, turn);
                    let Some(strain) = strain(&around, number, grounds, size) else { continue };
                    let cost = strain
                        + (largest - size) * 0.6
                        + turn.abs() * if province.turn.is_some() { 0.0 } else { 0.13 }
                        + distance(at, heart) * 0.03
                        + lines.len() as f64;
                    found.push(Name { lines: lines.clone(), size, turn, around, cost });
                }
            }
            size -= STEP_OF_SIZE * paper.width / paper.pixels;
        }
    }
    found.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    found
}

/// In one line, and with each word in its own.
pub(crate) fn settings(name: &str) -> Vec<Vec<String>> {
    let words: Vec<String> = name.split(' ').map(str::to_owned).collect();
    let one_line = vec![name.to_owned()];
    if words.len() > 1 { vec![one_line, words] } else { vec![one_line] }
}

/// Half the width and height of these lines.
pub(crate) fn half(lines: &[String], size: f64, spacing: f64) -> Point {
    let widest = lines.iter().map(|line| width(line, spacing)).fold(0.0, f64::max);
    let height = HEIGHT + LINE * (lines.len() - 1) as f64;
    [widest, height].map(|side| side * size / 2.0)
}

fn grid(least: Point, greatest: Point) -> impl Iterator<Item = Point> {
    let count = move |axis: usize| ((greatest[axis] - least[axis] + 2.0 * BEYOND) / STEP) as u32;
    let place =
        move |axis: usize, number: u32| least[axis] - BEYOND + STEP * (f64::from(number) + 0.5);
    (0..count(0))
        .flat_map(move |column| (0..count(1)).map(move |row| [place(0, column), place(1, row)]))
}

/// What is bad about the ground under a name; nothing if it cannot stand there.
fn strain(around: &TextBox, number: usize, grounds: &Grounds, size: f64) -> Option<f64> {
    if !around.corners().iter().all(|corner| grounds.is_within_frame(*corner)) {
        return None;
    }
    let [mut all, mut own, mut foreign, mut abroad, mut crossed] = [0_u32; 5];
    for point in around.samples(size * 0.12, 7.0) {
        all += 1;
        crossed += u32::from(grounds.is_crossed(point));
        match grounds.at(point)? {
            Ground::Land(Owner::Province(owner)) if owner == number => own += 1,
            Ground::Land(Owner::Province(_)) => foreign += 1,
            Ground::Land(Owner::Barrier(_) | Owner::Outside) => abroad += 1,
            Ground::Sea => {}
        }
    }
    let share = |count: u32| f64::from(count) / f64::from(all);
    let sea = all - own - foreign - abroad;
    let least = if foreign + abroad == 0 { LEAST_OWN_AT_SEA } else { LEAST_OWN };
    (share(own) >= least).then(|| {
        share(foreign) * 90.0 + share(abroad) * 30.0 + share(sea) * 15.0 + share(crossed) * 60.0
    })
}
