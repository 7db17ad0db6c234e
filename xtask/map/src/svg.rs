//! The map as a picture, `map.svg`.
//!
//! Colours are attributes of groups, never of the shapes themselves: a page that
//! takes a shape with `<use>` gives it its own colour. All ids begin with `map-`, so
//! that the picture can stand inside a page as it is.

use std::fmt::{Result, Write};

use crate::lane::Route;
use crate::layout::spacing;
use crate::letters::{BASE, LINE, width};
use crate::map_file::{BarrierKind, Kind};
use crate::name::{Name, SPACING};
use crate::path::{closed, number, open};
use crate::sheet::Sheet;

const SEA: &str = "#ece1c6";
const CLOSED_SEA: &str = "#d9cfb4";
const INK: &str = "#4a3523";
const MARBLE: &str = "#fbf6ea";
const TERRACOTTA: &str = "#d8977a";
const OUTSIDE: &str = "#dccdaa";
const LANE: &str = "#7c2b1d";

const FONT: &str =
    "Palatino,'Palatino Linotype','Book Antiqua','URW Palladio L',P052,Georgia,serif";

/// Writes the picture.
pub(crate) fn picture(sheet: &Sheet) -> String {
    let mut svg = String::new();
    write(&mut svg, sheet).expect("a string can be written to");
    svg
}

fn write(svg: &mut String, sheet: &Sheet) -> Result {
    let [width, height] = [sheet.plan.sheet.width, sheet.plan.sheet.height].map(number);
    writeln!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="{FONT}">
<defs>
<pattern id="map-hatch" width="8" height="3" patternUnits="userSpaceOnUse"><path d="M0 1.5h8" stroke="{INK}" stroke-width=".6"/></pattern>
<clipPath id="map-sheet"><path d="M0 0h{width}v{height}h-{width}z"/></clipPath>"##
    )?;
    clips(svg, sheet)?;
    writeln!(
        svg,
        r##"</defs>
<g clip-path="url(#map-sheet)">
<path id="map-sea" d="M0 0h{width}v{height}h-{width}z" fill="{SEA}"/>"##
    )?;
    waters(svg, sheet)?;
    lands(svg, sheet)?;
    captions(svg, sheet)?;
    routes(svg, sheet)?;
    names(svg, sheet)?;
    writeln!(svg, "</g>")?;
    frame(svg, sheet)?;
    writeln!(svg, "</svg>")
}

/// The shapes of the provinces, each stretched to its box: what a button of that
/// shape is clipped with.
fn clips(svg: &mut String, sheet: &Sheet) -> Result {
    for place in 0..sheet.provinces.len() {
        let id = sheet.id(place);
        let [[left, top], [right, bottom]] = sheet.bounds(place);
        writeln!(
            svg,
            r##"<clipPath id="map-clip-{id}" clipPathUnits="objectBoundingBox"><use href="#map-province-{id}" transform="scale({:.6} {:.6}) translate({:.1} {:.1})"/></clipPath>"##,
            1.0 / (right - left),
            1.0 / (bottom - top),
            -left,
            -top,
        )?;
    }
    Ok(())
}

/// Seas without ships: hatched all over.
fn waters(svg: &mut String, sheet: &Sheet) -> Result {
    if sheet.closed_seas.is_empty() {
        return Ok(());
    }
    let seas = closed(&sheet.closed_seas);
    writeln!(svg, r##"<g fill="{CLOSED_SEA}"><path id="map-closed-sea" d="{seas}"/></g>"##)?;
    writeln!(svg, r##"<use href="#map-closed-sea" fill="url(#map-hatch)" opacity=".5"/>"##)
}

fn lands(svg: &mut String, sheet: &Sheet) -> Result {
    writeln!(
        svg,
        r##"<g fill="none" stroke="url(#map-hatch)" stroke-width="13" stroke-linejoin="round" opacity=".55"><use href="#map-outside" opacity=".6"/><use href="#map-provinces"/></g>
<g fill="none" stroke="{INK}" stroke-linejoin="round"><use href="#map-outside" stroke-width="1.4" opacity=".6"/><use href="#map-provinces" stroke-width="1.8"/></g>
<g fill="{OUTSIDE}"><path id="map-outside" d="{}"/></g>
<g fill="{MARBLE}" stroke="{INK}" stroke-width=".9" stroke-linejoin="round"><g id="map-provinces">"##,
        closed(&sheet.outside)
    )?;
    for (place, shapes) in sheet.provinces.iter().enumerate() {
        writeln!(svg, r#"<path id="map-province-{}" d="{}"/>"#, sheet.id(place), closed(shapes))?;
    }
    writeln!(svg, "</g>")?;
    for chief in sheet.plan.province.iter().filter(|province| province.chief) {
        let id = &chief.id;
        writeln!(
            svg,
            r##"<use href="#map-province-{id}" fill="{TERRACOTTA}" stroke-width="1.2"/>"##
        )?;
    }
    writeln!(svg, "</g>")?;
    barriers(svg, sheet)?;
    if !sheet.difficult.is_empty() {
        let lines = open(&sheet.difficult);
        writeln!(
            svg,
            r#"<g fill="none" stroke="{INK}" stroke-width="9" stroke-dasharray="1.6 3.2"><path id="map-difficult" d="{lines}"/></g>"#
        )?;
    }
    let limes = open(&sheet.limes);
    writeln!(
        svg,
        r#"<g fill="none" stroke="{LANE}" stroke-width="1.6" stroke-linejoin="round"><path id="map-limes" d="{limes}"/></g>"#
    )
}

/// Lakes, marshes and peaks between provinces, each with signs all over it.
fn barriers(svg: &mut String, sheet: &Sheet) -> Result {
    if sheet.barriers.is_empty() {
        return Ok(());
    }
    writeln!(
        svg,
        r##"<defs><pattern id="map-marsh" width="9" height="7" patternUnits="userSpaceOnUse"><path d="M1 5h6M2.5 5v-3M4 5v-4M5.5 5v-3" fill="none" stroke="{INK}" stroke-width=".8"/></pattern>
<pattern id="map-peaks" width="13" height="10" patternUnits="userSpaceOnUse"><path d="M1 9l5-8l5 8" fill="none" stroke="{INK}" stroke-width="1.2"/></pattern></defs>
<g id="map-barriers" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">"##
    )?;
    for (barrier, shapes) in sheet.plan.barrier.iter().zip(&sheet.barriers) {
        let (ground, signs) = match barrier.kind {
            BarrierKind::Lake => (SEA, "url(#map-hatch)"),
            BarrierKind::Marsh => (OUTSIDE, "url(#map-marsh)"),
            BarrierKind::Peaks => (OUTSIDE, "url(#map-peaks)"),
        };
        let shape = closed(shapes);
        writeln!(svg, r#"<path d="{shape}" fill="{ground}"/><path d="{shape}" fill="{signs}"/>"#)?;
    }
    writeln!(svg, "</g>")
}

fn routes(svg: &mut String, sheet: &Sheet) -> Result {
    let group = |svg: &mut String, open: &str, paths: &mut dyn Iterator<Item = String>| {
        writeln!(svg, "<g {open}>")?;
        for path in paths {
            writeln!(svg, "{path}")?;
        }
        writeln!(svg, "</g>")
    };
    let path = |route: &Route| format!(r#"<path d="{}"/>"#, route.path());
    group(
        svg,
        &format!(
            r#"id="map-ties" fill="none" stroke="{INK}" stroke-width="1.5" stroke-dasharray="0 4" stroke-linecap="round" opacity=".7""#
        ),
        &mut sheet.lanes.ties.iter().map(path),
    )?;
    group(
        svg,
        &format!(
            r#"id="map-lanes" fill="none" stroke="{LANE}" stroke-width="1.7" stroke-dasharray="5 4" stroke-linecap="round""#
        ),
        &mut sheet.lanes.lanes.iter().map(|lane| {
            let [from, to] = lane.provinces.map(|number| sheet.id(number));
            format!(r#"<path id="map-lane-{from}-{to}" d="{}"/>"#, lane.route.path())
        }),
    )?;
    group(
        svg,
        &format!(r#"id="map-harbours" fill="{MARBLE}" stroke="{LANE}" stroke-width="1.2""#),
        &mut sheet.lanes.lanes.iter().flat_map(|lane| lane.route.harbours()).map(|harbour| {
            let [x, y] = harbour.map(number);
            format!(r#"<circle cx="{x}" cy="{y}" r="2.6"/>"#)
        }),
    )?;
    if sheet.lanes.bridges.is_empty() {
        return Ok(());
    }
    // A dark line under a light one, longer than narrow water is wide.
    let bridges = sheet.lanes.bridges.iter().map(|bridge| {
        let [from, to] = bridge.provinces.map(|number| sheet.id(number));
        format!(r#"<path id="map-bridge-{from}-{to}" d="{}"/>"#, bridge.route.path())
    });
    writeln!(svg, r#"<g stroke="{LANE}" stroke-width="11" stroke-linecap="round">"#)?;
    group(svg, r#"id="map-bridges" fill="none""#, &mut { bridges })?;
    writeln!(
        svg,
        r##"</g><g stroke="{MARBLE}" stroke-width="6" stroke-linecap="round"><use href="#map-bridges"/></g>"##
    )
}

fn names(svg: &mut String, sheet: &Sheet) -> Result {
    writeln!(
        svg,
        r#"<g id="map-names" fill="{INK}" stroke="{MARBLE}" stroke-opacity=".85" stroke-linejoin="round" paint-order="stroke" text-anchor="middle" font-weight="600">"#
    )?;
    for (province, places) in sheet.plan.province.iter().zip(&sheet.layout.places) {
        name(svg, &places.name, if province.chief { r#" font-weight="bold""# } else { "" })?;
    }
    writeln!(svg, "</g>")
}

/// The lines around a middle. Each is set to the width that was computed for it, in
/// any font.
fn text(svg: &mut String, lines: &[String], size: f64, spacing: f64) -> Result {
    let count = lines.len() as f64;
    for (row, words) in (0_u8..).zip(lines) {
        let down = (f64::from(row) - (count - 1.0) / 2.0) * LINE + BASE;
        let [down, length] = [down, width(words, spacing)].map(|share| number(share * size));
        write!(
            svg,
            r#"<text y="{down}" textLength="{length}" lengthAdjust="spacingAndGlyphs">{words}</text>"#
        )?;
    }
    Ok(())
}

fn name(svg: &mut String, name: &Name, attributes: &str) -> Result {
    let (place, size) = (place(name.around.at, name.turn), number(name.size));
    let halo = number(name.size * 0.2);
    write!(svg, r#"<g {place} font-size="{size}" stroke-width="{halo}"{attributes}>"#)?;
    text(svg, &name.lines, name.size, SPACING)?;
    writeln!(svg, "</g>")
}

fn captions(svg: &mut String, sheet: &Sheet) -> Result {
    writeln!(
        svg,
        r#"<g id="map-captions" fill="{INK}" text-anchor="middle" font-style="italic">"#
    )?;
    for (caption, placed) in sheet.plan.caption.iter().zip(&sheet.layout.captions) {
        let opacity = match caption.kind {
            Kind::Sea | Kind::Land => ".65",
            Kind::Island => ".9",
        };
        let (place, size) = (place(placed.around.at, caption.turn), number(caption.size));
        let share = spacing(caption.kind);
        write!(
            svg,
            r#"<g {place} font-size="{size}" opacity="{opacity}" letter-spacing="{share}em">"#
        )?;
        text(svg, &placed.lines, caption.size, share)?;
        writeln!(svg, "</g>")?;
    }
    writeln!(svg, "</g>")
}

fn place(at: [f64; 2], turn: f64) -> String {
    let [x, y] = at.map(number);
    let turn = if turn == 0.0 { String::new() } else { format!(" rotate({turn})") };
    format!(r#"transform="translate({x} {y}){turn}""#)
}

fn frame(svg: &mut String, sheet: &Sheet) -> Result {
    let rule = |inset: f64, thickness: f64| {
        let [width, height] = [sheet.plan.sheet.width, sheet.plan.sheet.height]
            .map(|side| number(side - 2.0 * inset));
        format!(
            r#"<rect x="{inset}" y="{inset}" width="{width}" height="{height}" stroke-width="{thickness}"/>"#
        )
    };
    writeln!(
        svg,
        r#"<g id="map-frame" fill="none" stroke="{INK}">{}{}</g>"#,
        rule(2.0, 4.0),
        rule(7.5, 1.0)
    )
}
