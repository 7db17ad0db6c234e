//! What the map of a game shows, as its `data/map.toml` says it. The fields are
//! described in `xtask/map/README.md`.

use serde::Deserialize;

use crate::shape::Point;

/// The name of the land that is nobody's.
const OUTSIDE: &str = "-";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MapFile {
    pub(crate) sheet: Paper,
    pub(crate) slots: Slots,
    pub(crate) outside: Outside,
    pub(crate) province: Vec<Province>,
    #[serde(default)]
    pub(crate) barrier: Vec<Barrier>,
    #[serde(default)]
    pub(crate) border: Vec<Border>,
    #[serde(default)]
    pub(crate) difficult: Vec<[String; 2]>,
    #[serde(default)]
    pub(crate) lane: Vec<Lane>,
    #[serde(default)]
    pub(crate) bridge: Vec<Lane>,
    #[serde(default)]
    pub(crate) tie: Vec<Tie>,
    #[serde(default)]
    pub(crate) caption: Vec<Caption>,
    #[serde(default)]
    pub(crate) closed_sea: Vec<Point>,
}

/// How large the sheet is, and how the Earth is laid on it.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Paper {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) pixels: f64,
    pub(crate) meridian: f64,
    pub(crate) parallels: [f64; 2],
    pub(crate) scale: f64,
    pub(crate) north: f64,
    pub(crate) west: f64,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Slots {
    pub(crate) count: usize,
    pub(crate) radius: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Outside {
    pub(crate) seeds: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Province {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) seeds: Vec<Point>,
    #[serde(default)]
    pub(crate) islands: Vec<Point>,
    pub(crate) turn: Option<f64>,
    #[serde(default)]
    pub(crate) chief: bool,
}

/// Nobody's land that is drawn for what it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Barrier {
    pub(crate) kind: BarrierKind,
    pub(crate) seeds: Vec<Point>,
}

#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum BarrierKind {
    Lake,
    Marsh,
    Peaks,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Border {
    pub(crate) left: String,
    pub(crate) right: String,
    pub(crate) line: Vec<Point>,
    #[serde(default)]
    pub(crate) strait: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Lane {
    pub(crate) from: String,
    pub(crate) to: String,
    pub(crate) line: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tie {
    pub(crate) province: String,
    pub(crate) line: Vec<Point>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Caption {
    pub(crate) text: String,
    pub(crate) kind: Kind,
    pub(crate) at: Point,
    pub(crate) size: f64,
    #[serde(default)]
    pub(crate) turn: f64,
}

/// What a caption names.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Sea,
    Land,
    Island,
}

/// To whom land belongs: a province or a barrier by its number, or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Owner {
    Province(usize),
    Barrier(usize),
    Outside,
}

impl MapFile {
    pub(crate) fn read(text: &str) -> Result<MapFile, String> {
        let plan: MapFile = toml::from_str(text).map_err(|error| error.to_string())?;
        for border in &plan.border {
            plan.owner(&border.left)?;
            plan.owner(&border.right)?;
            if border.line.len() < 2 {
                return Err(format!("the border of {} has no line", border.left));
            }
        }
        for id in plan.difficult.iter().flatten() {
            plan.number(id)?;
        }
        for lane in plan.lane.iter().chain(&plan.bridge) {
            plan.number(&lane.from)?;
            plan.number(&lane.to)?;
        }
        for tie in &plan.tie {
            plan.number(&tie.province)?;
        }
        let lines = plan.lane.iter().chain(&plan.bridge).map(|lane| &lane.line);
        if lines.chain(plan.tie.iter().map(|tie| &tie.line)).any(|line| line.len() < 2) {
            return Err("a lane, bridge or tie has no line".to_owned());
        }
        Ok(plan)
    }

    /// The number of the province with this id.
    pub(crate) fn number(&self, id: &str) -> Result<usize, String> {
        let number = self.province.iter().position(|province| province.id == id);
        number.ok_or_else(|| format!("there is no province {id}"))
    }

    /// The same, or nobody.
    pub(crate) fn owner(&self, id: &str) -> Result<Owner, String> {
        if id == OUTSIDE { Ok(Owner::Outside) } else { self.number(id).map(Owner::Province) }
    }
}
