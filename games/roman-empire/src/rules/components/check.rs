//! What the components of a file must be like for a match to be playable.

use std::ops::RangeInclusive;

use toml::Spanned;

use super::file::{
    CardsBlock, ChartBlock, CountersBlock, EmperorRow, EventRow, File, HordeRow, MapBlock, Mistake,
    RealmKind, RealmRow,
};
use super::{
    BARBARIANS, Bonus, Components, Counters, EMPERORS, Emperor, Horde, Map, PeopleFace, TURNS,
};
use crate::rules::cards::{CARDS, Card, Effect, Face, PILES, RealmFace};
use crate::rules::province::{DIOCESES, Diocese, PER_DIOCESE, PROVINCES, Province};
use crate::rules::side::{FACTIONS, PEOPLES, People, REALMS, Realm};

/// The most letters of a name, so that it fits on the board.
const NAME: usize = 24;
/// The most armies of a people.
const HORDE: i64 = 12;

type Names = Spanned<Vec<Spanned<String>>>;
type Rows<T> = Spanned<Vec<Spanned<T>>>;

/// Everything in a file, checked.
pub(super) fn whole(file: &File) -> Result<Components, Mistake> {
    macro_rules! section {
        ($name:ident, $check:expr) => {
            match &file.$name {
                Some(block) => $check(block).map_err(|mistake: Mistake| {
                    match file.ours.contains(&stringify!($name)) {
                        true => mistake.in_ours(stringify!($name)),
                        false => mistake,
                    }
                })?,
                None => return Err(Mistake::new(&Spanned::new(0..0, ()), "a section is missing")),
            }
        };
    }
    let map = section!(map, map_of);
    let factions = section!(factions, |block: &Spanned<super::file::FactionsBlock>| {
        array(&block.get_ref().names, "factions", checked_name)
    });
    let points: [(String, [u8; TURNS]); DIOCESES] =
        section!(points, |block: &Spanned<super::file::PointsBlock>| {
            array(&block.get_ref().dioceses, "dioceses", |row| points_of(row, &map))
        });
    let points_in_order = |name: &str| map.dioceses.iter().position(|other| other == name);
    let mut values = [[0; TURNS]; DIOCESES];
    for (name, turns) in points {
        if let Some(at) = points_in_order(&name) {
            values[at] = turns;
        }
    }
    let counters = section!(counters, counters_of);
    let peoples = section!(peoples, |block: &Spanned<super::file::PeoplesBlock>| {
        peoples_of(&block.get_ref().list)
    });
    let barbarians = section!(barbarians, |block: &Spanned<ChartBlock<HordeRow>>| barbarians_of(
        &block.get_ref().chart,
        &map,
        &peoples
    ));
    let emperors = section!(emperors, |block: &Spanned<ChartBlock<EmperorRow>>| {
        emperors_of(&block.get_ref().chart)
    });
    let realms: [(RealmFace, Face); REALMS] =
        section!(realms, |block: &Spanned<CardsBlock<RealmRow>>| {
            let mut number = 0;
            array(&block.get_ref().cards, "kingdoms and tribes", |row| {
                number += 1;
                realm_of(row, &map, number)
            })
        });
    let events: [Face; CARDS - REALMS] =
        section!(events, |block: &Spanned<CardsBlock<EventRow>>| {
            let cards = &block.get_ref().cards;
            let mut number = REALMS as i64;
            array(cards, "events", |row| {
                number += 1;
                event_of(row, &map, number)
            })
        });
    let (realms, faces): (Vec<_>, Vec<_>) = realms.into_iter().unzip();
    let faces: Vec<Face> = faces.into_iter().chain(events).collect();
    let piles = piles_of(&faces, file)?;
    let size = || Mistake::new(&Spanned::new(0..0, ()), "cards are missing");
    Ok(Components {
        factions,
        map,
        points: values,
        counters,
        peoples,
        barbarians,
        emperors: Box::new(emperors),
        realms: Box::new(realms.try_into().map_err(|_| size())?),
        cards: Box::new(faces.try_into().map_err(|_| size())?),
        piles,
    })
}

fn within(number: &Spanned<i64>, range: RangeInclusive<i64>, what: &str) -> Result<u8, Mistake> {
    let value = *number.get_ref();
    if range.contains(&value) {
        return Ok(value as u8);
    }
    let (low, high) = (range.start(), range.end());
    Err(Mistake::new(number, format!("{what} must be from {low} to {high}, not {value}")))
}

/// A list of just so many, each checked.
fn array<T, U, const N: usize>(
    list: &Rows<T>,
    what: &str,
    mut check: impl FnMut(&Spanned<T>) -> Result<U, Mistake>,
) -> Result<[U; N], Mistake> {
    let wrong = || {
        let count = list.get_ref().len();
        Mistake::new(list, format!("there must be {N} {what}, not {count}"))
    };
    if list.get_ref().len() != N {
        return Err(wrong());
    }
    let checked: Result<Vec<U>, Mistake> = list.get_ref().iter().map(&mut check).collect();
    checked?.try_into().map_err(|_| wrong())
}

fn checked_name(name: &Spanned<String>) -> Result<String, Mistake> {
    let text = name.get_ref().trim();
    let letters = text.chars().count();
    if !(1..=NAME).contains(&letters) || text.chars().any(char::is_control) {
        return Err(Mistake::new(name, format!("a name must have 1 to {NAME} letters")));
    }
    Ok(text.to_owned())
}

fn province_of(name: &Spanned<String>, names: &[String]) -> Result<Province, Mistake> {
    let at = names.iter().position(|other| other == name.get_ref());
    at.map(|at| Province::from_index(at as u8))
        .ok_or_else(|| Mistake::new(name, format!("there is no province {}", name.get_ref())))
}

fn map_of(block: &Spanned<MapBlock>) -> Result<Map, Mistake> {
    let of = block.get_ref();
    let mut dioceses: Vec<String> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    let (mut coast, mut sites) = (0, 0);
    let rows: [(); PROVINCES] = array(&of.provinces, "provinces", |row| {
        let row = row.get_ref();
        let name = checked_name(&row.name)?;
        if names.contains(&name) {
            return Err(Mistake::new(&row.name, format!("there are two provinces {name}")));
        }
        let diocese = checked_name(&row.diocese)?;
        if names.len().is_multiple_of(PER_DIOCESE) {
            if dioceses.contains(&diocese) {
                let what = format!("the five provinces of {diocese} must stand together");
                return Err(Mistake::new(&row.diocese, what));
            }
            dioceses.push(diocese);
        } else if dioceses.last() != Some(&diocese) {
            return Err(Mistake::new(&row.diocese, "a diocese must have five provinces"));
        }
        coast |= u64::from(row.coast) << names.len();
        sites |= u64::from(row.site) << names.len();
        names.push(name);
        Ok(())
    })?;
    debug_assert_eq!(rows.len(), names.len());
    let mut borders = [[0u64; 3]; PROVINCES];
    for (kind, list) in [&of.clear, &of.difficult, &of.straits].into_iter().enumerate() {
        for border in list {
            let [one, other]: [Province; 2] =
                array(border, "provinces at a border", |name| province_of(name, &names))?;
            if one == other {
                return Err(Mistake::new(border, "a province cannot border on itself"));
            }
            borders[one.index()][kind] |= other.bit();
            borders[other.index()][kind] |= one.bit();
        }
    }
    let neighbours = borders.map(|borders| borders.iter().fold(0, |all, kind| all | kind));
    let starts: [Province; FACTIONS] =
        array(&of.starts, "starting provinces", |name| province_of(name, &names))?;
    let starts = starts.iter().fold(0, |set, province| set | province.bit());
    if starts.count_ones() as usize != FACTIONS {
        return Err(Mistake::new(&of.starts, "there must be four different starting provinces"));
    }
    let named = |name: &str| {
        let at = names.iter().position(|other| other == name);
        at.map(|at| Province::from_index(at as u8))
            .ok_or_else(|| Mistake::new(&of.provinces, format!("the rules need a province {name}")))
    };
    let (roma, thracia) = (named("Roma")?, named("Thracia")?);
    let map = Map {
        names: names.try_into().map_err(|_| Mistake::new(block, "provinces are missing"))?,
        dioceses: dioceses.try_into().map_err(|_| Mistake::new(block, "dioceses are missing"))?,
        borders,
        neighbours,
        coast,
        sites,
        starts,
        roma,
        thracia,
    };
    match connected(&map) {
        true => Ok(map),
        false => Err(Mistake::new(&of.provinces, "every province must be within reach by land")),
    }
}

fn connected(map: &Map) -> bool {
    let mut seen = 1;
    for _ in 0..PROVINCES {
        seen |= map.around(seen);
    }
    seen.count_ones() as usize == PROVINCES
}

fn points_of(
    row: &Spanned<super::file::PointsRow>,
    map: &Map,
) -> Result<(String, [u8; TURNS]), Mistake> {
    let of = row.get_ref();
    let name = of.name.get_ref();
    if !map.dioceses.contains(name) {
        return Err(Mistake::new(&of.name, format!("there is no diocese {name}")));
    }
    let value = |number: &Spanned<i64>| within(number, 0..=9, "the value of a diocese");
    Ok((name.clone(), array(&of.turns, "turns", value)?))
}

fn counters_of(block: &Spanned<CountersBlock>) -> Result<Counters, Mistake> {
    let of = block.get_ref();
    Ok(Counters {
        // Nine start in a game of three.
        legions: within(&of.legions, 9..=15, "the legions of a faction")?,
        cities: within(&of.cities, 4..=45, "cities")?,
        forts: within(&of.forts, 4..=45, "forts")?,
        fortresses: within(&of.fortresses, 0..=45, "fortresses")?,
        rebels: within(&of.rebels, 1..=45, "Rebels")?,
    })
}

fn peoples_of(list: &Rows<super::file::PeopleRow>) -> Result<Vec<PeopleFace>, Mistake> {
    let mut peoples: Vec<PeopleFace> = Vec::new();
    for row in list.get_ref() {
        let of = row.get_ref();
        let name = checked_name(&of.name)?;
        if peoples.iter().any(|other| other.name == name) {
            return Err(Mistake::new(&of.name, format!("there are two peoples {name}")));
        }
        let armies = within(&of.armies, 1..=HORDE, "the armies of a people")?;
        peoples.push(PeopleFace { name, armies });
    }
    if peoples.len() > PEOPLES {
        return Err(Mistake::new(list, format!("there must be at most {PEOPLES} peoples")));
    }
    Ok(peoples)
}

/// Checks that the rows of a chart go turn by turn and token by token.
fn placed(turn: &Spanned<i64>, token: &Spanned<i64>, at: usize, per: usize) -> Result<(), Mistake> {
    let due = ((at / per + 1) as i64, (at % per + 1) as i64);
    if (*turn.get_ref(), *token.get_ref()) == due {
        return Ok(());
    }
    Err(Mistake::new(turn, format!("here turn {} token {} is due", due.0, due.1)))
}

/// A flat chart, turn by turn.
fn by_turn<T, const N: usize>(flat: Vec<T>) -> Option<[[T; N]; TURNS]> {
    let mut rest = flat.into_iter();
    let turns: Vec<[T; N]> = (0..TURNS)
        .map_while(|_| rest.by_ref().take(N).collect::<Vec<T>>().try_into().ok())
        .collect();
    turns.try_into().ok()
}

fn barbarians_of(
    chart: &Rows<HordeRow>,
    map: &Map,
    peoples: &[PeopleFace],
) -> Result<[[Horde; BARBARIANS]; TURNS], Mistake> {
    let mut at = 0;
    let flat: [Horde; BARBARIANS * TURNS] = array(chart, "entries", |row| {
        let of = row.get_ref();
        placed(&of.turn, &of.token, at, BARBARIANS)?;
        let name = of.people.get_ref();
        let Some(people) = peoples.iter().position(|other| other.name == *name) else {
            return Err(Mistake::new(&of.people, format!("there is no people {name}")));
        };
        let most = i64::from(peoples[people].armies);
        let horde = Horde {
            people: People(people as u8),
            start: province_of(&of.start, &map.names)?,
            strength: within(&of.strength, 1..=most, "the strength of this people")?,
        };
        let turn = &chart.get_ref()[at / BARBARIANS * BARBARIANS..at];
        if turn.iter().any(|other| other.get_ref().people.get_ref() == name) {
            return Err(Mistake::new(&of.people, format!("{name} come twice in a turn")));
        }
        at += 1;
        Ok(horde)
    })?;
    by_turn(flat.to_vec()).ok_or_else(|| Mistake::new(chart, "entries are missing"))
}

fn emperors_of(chart: &Rows<EmperorRow>) -> Result<[[Emperor; EMPERORS]; TURNS], Mistake> {
    let mut at = 0;
    let flat: [Emperor; EMPERORS * TURNS] = array(chart, "entries", |row| {
        let of = row.get_ref();
        placed(&of.turn, &of.token, at, EMPERORS)?;
        at += 1;
        let bonus = |number: &Option<Spanned<i64>>, most, what| {
            number.as_ref().map_or(Ok(0), |number| within(number, 0..=most, what))
        };
        Ok(Emperor {
            name: checked_name(&of.name)?,
            bonus: Bonus {
                legions: bonus(&of.legions, 8, "extra legions")?,
                attack: bonus(&of.attack, 3, "what is added to a die")?,
                die: of.die,
                ties: of.ties,
                provinces: of.provinces,
            },
        })
    })?;
    by_turn(flat.into()).ok_or_else(|| Mistake::new(chart, "entries are missing"))
}

fn turns_of(turns: &Spanned<Vec<Spanned<i64>>>) -> Result<(u8, u8), Mistake> {
    let [first, last]: [u8; 2] =
        array(turns, "turns", |turn| within(turn, 1..=TURNS as i64, "a turn"))?;
    match first <= last {
        true => Ok((first, last)),
        false => Err(Mistake::new(turns, "the first turn must not be after the last")),
    }
}

fn realm_of(row: &Spanned<RealmRow>, map: &Map, number: i64) -> Result<(RealmFace, Face), Mistake> {
    let of = row.get_ref();
    let number = within(&of.number, number..=number, "the number of the card")?;
    let name = checked_name(&of.name)?;
    let loot = match (&of.loot, of.kind) {
        (Some(loot), RealmKind::Kingdom) => Some(within(loot, 0..=9, "what a city is worth")?),
        (None, RealmKind::Tribe) => None,
        (Some(loot), _) => return Err(Mistake::new(loot, "a tribe has no city")),
        (None, _) => return Err(Mistake::new(row, "what is the city of this kingdom worth?")),
    };
    let face = RealmFace {
        name: name.clone(),
        start: province_of(&of.start, &map.names)?,
        armies: within(&of.armies, 1..=9, "the armies of a kingdom or tribe")?,
        loot,
    };
    let effect = Effect::Realm { realm: Realm(number - 1) };
    Ok((face, Face { name, pile: of.pile, effect, turns: turns_of(&of.turns)? }))
}

fn event_of(row: &Spanned<EventRow>, map: &Map, number: i64) -> Result<Face, Mistake> {
    let of = row.get_ref();
    within(&of.number, number..=number, "the number of the card")?;
    let count = || match &of.count {
        Some(count) => within(count, 1..=9, "a count"),
        None => Err(Mistake::new(row, "how many? there is no count")),
    };
    let effect = match of.effect.get_ref().as_str() {
        "revolt" => Effect::Revolt { within: dioceses_of(&of.dioceses, map)?, count: count()? },
        "barbarian-rebellion" => Effect::BarbarianRebellion { count: count()? },
        "legion-rebellion" => Effect::LegionRebellion { count: count()? },
        "treason" => Effect::Treason,
        "epidemic" => Effect::Epidemic,
        "pestilence" => Effect::Pestilence,
        "plague" => Effect::Plague,
        "wrath" => Effect::Wrath,
        "favor" => Effect::Favor,
        "famine" => Effect::Famine,
        "general" => Effect::General,
        "engines" => Effect::Engines,
        "scouts" => Effect::Scouts,
        "fleet" => Effect::Fleet,
        "discipline" => Effect::Discipline,
        "ambush" => Effect::Ambush,
        "levy" => Effect::Levy { count: count()? },
        "reserve" => Effect::Reserve { count: count()? },
        "limes" => Effect::Limes { count: count()? },
        "colony" => Effect::Colony,
        "triumph" => Effect::Triumph { count: count()? },
        "tribute" => Effect::Tribute,
        "largess" => Effect::Largess { count: count()? },
        "subsidy" => Effect::Subsidy { count: count()? },
        "damnation" => Effect::Damnation,
        "booty" => Effect::Booty { count: count()? },
        other => return Err(Mistake::new(&of.effect, format!("there is no effect {other}"))),
    };
    let name = checked_name(&of.name)?;
    Ok(Face { name, pile: of.pile, effect, turns: turns_of(&of.turns)? })
}

fn dioceses_of(names: &Option<Names>, map: &Map) -> Result<u64, Mistake> {
    let mut within = 0;
    for name in names.iter().flat_map(|names| names.get_ref()) {
        let found = Diocese::all().find(|at| map.dioceses[at.index()] == *name.get_ref());
        let Some(diocese) = found else {
            return Err(Mistake::new(name, format!("there is no diocese {}", name.get_ref())));
        };
        within |= diocese.provinces();
    }
    Ok(within)
}

/// The cards of each pile. Everybody gets one of each, so four must be left when the
/// optional card or its rival is taken out.
fn piles_of(faces: &[Face], file: &File) -> Result<[u64; PILES], Mistake> {
    let mut piles = [0u64; PILES];
    for (card, face) in Card::all().zip(faces) {
        piles[face.pile as usize] |= card.bit();
    }
    let fewest = piles.iter().map(|pile| pile.count_ones() as usize).min();
    match (fewest, &file.events) {
        (Some(fewest), Some(block)) if fewest <= FACTIONS => {
            Err(Mistake::new(block, "every colour must have five cards or more"))
        }
        _ => Ok(piles),
    }
}
