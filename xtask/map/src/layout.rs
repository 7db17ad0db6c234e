//! Names, slots and captions, placed so that none touches another.

use crate::ground::{Ground, Grounds};
use crate::map_file::{Caption, Kind, MapFile, Owner};
use crate::name::{self, Name, half, settings};
use crate::projection::Projection;
use crate::shape::{Point, Shape, distance};
use crate::slots::{self, Group};
use crate::text_box::TextBox;

/// What stays free between two texts, and between a text and a piece.
const GAP: f64 = 2.5;
/// After the first round everybody looks for a better place so often again.
const ROUNDS: usize = 2;
/// What each unit between a name and its pieces costs.
const NEARNESS: f64 = 0.06;
/// How far a caption may go from where it is wanted.
const CAPTION_REACH: i32 = 90;

/// The places of one province.
#[derive(Clone)]
pub(crate) struct Places {
    pub(crate) name: Name,
    pub(crate) slots: Vec<Point>,
}

/// Everything that has a place.
pub(crate) struct Layout {
    pub(crate) places: Vec<Places>,
    /// In the order of the plan.
    pub(crate) captions: Vec<Placed>,
}

/// A caption as it is set.
pub(crate) struct Placed {
    pub(crate) lines: Vec<String>,
    pub(crate) around: TextBox,
}

impl Layout {
    /// `provinces` are the largest pieces of the provinces.
    pub(crate) fn make(
        plan: &MapFile,
        provinces: &[&Shape],
        grounds: &Grounds,
        projection: &Projection,
    ) -> Result<Layout, String> {
        let names: Vec<Vec<Name>> = plan
            .province
            .iter()
            .enumerate()
            .map(|(number, province)| {
                name::candidates(province, number, provinces[number], grounds, plan.sheet)
            })
            .collect();
        let mut placed: Vec<Option<Places>> = vec![None; provinces.len()];
        // Who has least room chooses first.
        let mut order: Vec<usize> = (0..provinces.len()).collect();
        order.sort_by(|a, b| provinces[*a].surface().total_cmp(&provinces[*b].surface()));
        for _ in 0..=ROUNDS {
            for &number in &order {
                placed[number] = None;
                let others: Vec<&Places> = placed.iter().flatten().collect();
                let found = place(plan, provinces[number], &names[number], &others);
                let id = &plan.province[number].id;
                placed[number] = Some(found.ok_or_else(|| {
                    let (names, count) = (names[number].len(), plan.slots.count);
                    format!("{id} has {names} places for its name, none beside {count} slots")
                })?);
            }
        }
        let places: Vec<Places> = placed.into_iter().flatten().collect();
        let captions = captions(plan, &places, grounds, projection)?;
        Ok(Layout { places, captions })
    }
}

/// The best name and slots that leave alone what the others have.
fn place(plan: &MapFile, shape: &Shape, names: &[Name], others: &[&Places]) -> Option<Places> {
    let radius = plan.slots.radius;
    let free_for_piece = |at: Point| {
        others.iter().all(|other| {
            other.name.around.away(at) >= radius + GAP
                && other.slots.iter().all(|slot| distance(at, *slot) >= 2.0 * radius)
        })
    };
    let free_for_name = |name: &Name| {
        others.iter().all(|other| {
            !name.around.meets(&other.name.around, GAP)
                && other.slots.iter().all(|slot| name.around.away(*slot) >= radius + GAP)
        })
    };
    let groups = slots::candidates(plan.slots, shape, free_for_piece);
    let mut best: Option<(f64, &Name, &Group)> = None;
    for name in names {
        if best.is_some_and(|(cost, ..)| name.cost >= cost) {
            break;
        }
        if !free_for_name(name) {
            continue;
        }
        let beside = |group: &&Group| {
            group.centres.iter().all(|centre| name.around.away(*centre) >= radius + GAP)
        };
        let together = groups.iter().filter(beside).map(|group| {
            let away = distance(group.centres[0], name.around.at);
            (name.cost + group.cost + away * NEARNESS, name, group)
        });
        let least = together.min_by(|a, b| a.0.total_cmp(&b.0));
        if least.is_some_and(|(cost, ..)| best.is_none_or(|(least, ..)| cost < least)) {
            best = least;
        }
    }
    best.map(|(_, name, group)| Places { name: name.clone(), slots: group.centres.clone() })
}

/// Captions stand as near as they can to where they are wanted, the first first.
fn captions(
    plan: &MapFile,
    places: &[Places],
    grounds: &Grounds,
    projection: &Projection,
) -> Result<Vec<Placed>, String> {
    let mut steps: Vec<Point> = (-CAPTION_REACH..=CAPTION_REACH)
        .step_by(3)
        .flat_map(|x| (-CAPTION_REACH..=CAPTION_REACH).step_by(3).map(move |y| [x, y]))
        .map(|step| step.map(f64::from))
        .collect();
    steps.sort_by(|a, b| a[0].hypot(a[1]).total_cmp(&b[0].hypot(b[1])));
    let mut placed: Vec<Placed> = Vec::new();
    for caption in &plan.caption {
        let wanted = projection.point(caption.at);
        let is_free = |around: &TextBox| {
            stands(caption, around, grounds)
                && !placed.iter().any(|other| around.meets(&other.around, GAP))
                && places.iter().all(|other| {
                    let apart = |slot: &Point| around.away(*slot) >= plan.slots.radius + GAP;
                    !around.meets(&other.name.around, GAP) && other.slots.iter().all(apart)
                })
        };
        let found = settings(&caption.text).into_iter().find_map(|lines| {
            let half = half(&lines, caption.size, spacing(caption.kind));
            let there =
                |[x, y]: &Point| TextBox::new([wanted[0] + x, wanted[1] + y], half, caption.turn);
            let around = steps.iter().map(there).find(is_free)?;
            Some(Placed { lines, around })
        });
        placed.push(found.ok_or_else(|| format!("there is no place for '{}'", caption.text))?);
    }
    Ok(placed)
}

/// Space after each letter, for size one.
pub(crate) fn spacing(kind: Kind) -> f64 {
    match kind {
        Kind::Sea | Kind::Land => 0.1,
        Kind::Island => 0.02,
    }
}

/// Does a caption stand on what it names, with no lane through it? Islands may be
/// smaller than their names.
fn stands(caption: &Caption, around: &TextBox, grounds: &Grounds) -> bool {
    let mut points = around.samples(2.0, 4.0);
    points.all(|point| {
        grounds.is_within_frame(point)
            && !grounds.is_crossed(point)
            && match (caption.kind, grounds.at(point)) {
                (Kind::Sea, Some(ground)) => ground == Ground::Sea,
                (Kind::Land, Some(ground)) => {
                    matches!(ground, Ground::Land(Owner::Outside | Owner::Barrier(_)))
                }
                (Kind::Island, Some(_)) => true,
                (_, None) => false,
            }
    })
}
