//! Where the provinces lie, as `games/imperivm/data/map-seeds.toml` says it. The
//! fields are described there.

use serde::Deserialize;

use crate::shape::Point;

/// The name of the land outside the Empire.
const OUTSIDE: &str = "-";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Seeds {
    pub(crate) outside: Outside,
    pub(crate) province: Vec<Province>,
    pub(crate) border: Vec<Border>,
    pub(crate) lane: Vec<Lane>,
    pub(crate) tie: Vec<Tie>,
    pub(crate) caption: Vec<Caption>,
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
    pub(crate) label: Option<Point>,
    pub(crate) size: Option<f64>,
    #[serde(default)]
    pub(crate) turn: f64,
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

/// To whom land belongs: a province by its number, or nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Owner {
    Province(usize),
    Outside,
}

impl Seeds {
    pub(crate) fn read(text: &str) -> Result<Seeds, String> {
        let seeds: Seeds = toml::from_str(text).map_err(|error| error.to_string())?;
        for border in &seeds.border {
            seeds.owner(&border.left)?;
            seeds.owner(&border.right)?;
            if border.line.len() < 2 {
                return Err(format!("the border of {} has no line", border.left));
            }
        }
        for lane in &seeds.lane {
            seeds.number(&lane.from)?;
            seeds.number(&lane.to)?;
        }
        for tie in &seeds.tie {
            seeds.number(&tie.province)?;
        }
        let lines = seeds.lane.iter().map(|lane| &lane.line);
        if lines.chain(seeds.tie.iter().map(|tie| &tie.line)).any(|line| line.len() < 2) {
            return Err("a lane or tie has no line".to_owned());
        }
        Ok(seeds)
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
