//! The map as a picture, `map.svg`.
//!
//! Colours are attributes of groups, never of the shapes themselves: a page that
//! takes a shape with `<use>` gives it its own colour.

use std::fmt::Write;

use crate::path::{closed, number, open};
use crate::place::Label;
use crate::projection::{HEIGHT, WIDTH};
use crate::seeds::Kind;
use crate::sheet::Sheet;

const SEA: &str = "#ece1c6";
const INK: &str = "#4a3523";
const MARBLE: &str = "#fbf6ea";
const TERRACOTTA: &str = "#d8977a";
const OUTSIDE: &str = "#dccdaa";
const LANE: &str = "#7c2b1d";

/// The province that stands out.
const ITALIA: &str = "italia";

const FONT: &str =
    "Palatino,'Palatino Linotype','Book Antiqua','URW Palladio L',P052,Georgia,serif";

/// Writes the picture.
pub(crate) fn picture(sheet: &Sheet) -> String {
    let (width, height) = (number(WIDTH), number(HEIGHT));
    let land = closed(&sheet.outside);
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="{FONT}">
<defs>
<pattern id="hatch" width="8" height="3" patternUnits="userSpaceOnUse"><path d="M0 1.5h8" stroke="{INK}" stroke-width=".6"/></pattern>
<clipPath id="sheet"><path d="M0 0h{width}v{height}h-{width}z"/></clipPath>
</defs>
<g clip-path="url(#sheet)">
<path id="sea" d="M0 0h{width}v{height}h-{width}z" fill="{SEA}"/>
<g fill="none" stroke="url(#hatch)" stroke-width="13" stroke-linejoin="round" opacity=".55"><use href="#outside" opacity=".6"/><use href="#provinces"/></g>
<g fill="none" stroke="{INK}" stroke-linejoin="round"><use href="#outside" stroke-width="1.4" opacity=".6"/><use href="#provinces" stroke-width="1.8"/></g>
<g fill="{OUTSIDE}"><path id="outside" d="{land}"/></g>
<g fill="{MARBLE}" stroke="{INK}" stroke-width=".9" stroke-linejoin="round"><g id="provinces">
"##
    );
    for (place, shapes) in sheet.provinces.iter().enumerate() {
        let (id, shape) = (sheet.id(place), closed(shapes));
        line(&mut svg, format_args!(r#"<path id="province-{id}" d="{shape}"/>"#));
    }
    line(
        &mut svg,
        format_args!(
            r##"</g><use href="#province-{ITALIA}" fill="{TERRACOTTA}" stroke-width="1.2"/></g>"##
        ),
    );
    let limes = open(&sheet.limes);
    line(
        &mut svg,
        format_args!(
            r#"<g fill="none" stroke="{LANE}" stroke-width="1.6" stroke-linejoin="round"><path id="limes" d="{limes}"/></g>"#
        ),
    );
    captions(&mut svg, sheet);
    lanes(&mut svg, sheet);
    names(&mut svg, sheet);
    svg.push_str("</g>\n");
    let rule = |inset: f64, thickness: f64| {
        let (width, height) = (number(WIDTH - 2.0 * inset), number(HEIGHT - 2.0 * inset));
        format!(
            r#"<rect x="{inset}" y="{inset}" width="{width}" height="{height}" stroke-width="{thickness}"/>"#
        )
    };
    line(
        &mut svg,
        format_args!(
            r#"<g id="frame" fill="none" stroke="{INK}">{}{}</g>"#,
            rule(2.0, 4.0),
            rule(7.5, 1.0)
        ),
    );
    svg.push_str("</svg>\n");
    svg
}

fn line(svg: &mut String, text: std::fmt::Arguments<'_>) {
    writeln!(svg, "{text}").expect("a string can be written to");
}

fn lanes(svg: &mut String, sheet: &Sheet) {
    line(
        svg,
        format_args!(
            r#"<g id="ties" fill="none" stroke="{INK}" stroke-width="1.5" stroke-dasharray="0 4" stroke-linecap="round" opacity=".7">"#
        ),
    );
    for tie in &sheet.lanes.ties {
        line(svg, format_args!(r#"<path d="{}"/>"#, tie.path()));
    }
    line(
        svg,
        format_args!(
            r#"</g><g id="lanes" fill="none" stroke="{LANE}" stroke-width="1.7" stroke-dasharray="5 4" stroke-linecap="round">"#
        ),
    );
    for lane in &sheet.lanes.lanes {
        let [from, to] = lane.provinces.map(|number| sheet.id(number));
        line(svg, format_args!(r#"<path id="lane-{from}-{to}" d="{}"/>"#, lane.route.path()));
    }
    line(
        svg,
        format_args!(r#"</g><g id="harbours" fill="{MARBLE}" stroke="{LANE}" stroke-width="1.2">"#),
    );
    for harbour in sheet.lanes.lanes.iter().flat_map(|lane| lane.route.harbours()) {
        let [x, y] = harbour.map(number);
        line(svg, format_args!(r#"<circle cx="{x}" cy="{y}" r="2.6"/>"#));
    }
    svg.push_str("</g>\n");
}

fn names(svg: &mut String, sheet: &Sheet) {
    line(
        svg,
        format_args!(
            r#"<g id="names" fill="{INK}" stroke="{MARBLE}" stroke-opacity=".85" stroke-linejoin="round" paint-order="stroke" text-anchor="middle" letter-spacing=".08em">"#
        ),
    );
    for (place, places) in sheet.places.iter().enumerate() {
        let weight =
            if sheet.id(place) == ITALIA { r#" font-weight="bold" stroke="none""# } else { "" };
        text(svg, &places.label, weight);
    }
    svg.push_str("</g>\n");
}

/// The middle of the capitals lies on the label's point.
fn text(svg: &mut String, label: &Label, attributes: &str) {
    let [x, y] = label.at.map(number);
    let size = label.size;
    let turn = if label.turn == 0.0 { String::new() } else { format!(" rotate({})", label.turn) };
    let halo = number(size * 0.22);
    write!(svg, r#"<g transform="translate({x} {y}){turn}" font-size="{size}" stroke-width="{halo}"{attributes}>"#)
        .expect("a string can be written to");
    let count = label.lines.len() as f64;
    for (row, words) in (0_u8..).zip(&label.lines) {
        let down = (f64::from(row) - (count - 1.0) / 2.0) * 1.1 + 0.35;
        write!(svg, r#"<text y="{}">{words}</text>"#, number(down * size))
            .expect("a string can be written to");
    }
    svg.push_str("</g>\n");
}

fn captions(svg: &mut String, sheet: &Sheet) {
    line(
        svg,
        format_args!(r#"<g id="captions" fill="{INK}" text-anchor="middle" font-style="italic">"#),
    );
    for caption in &sheet.seeds.caption {
        let [x, y] = sheet.projection.point(caption.at).map(number);
        let (opacity, spacing) = match caption.kind {
            Kind::Sea => (".55", ".3em"),
            Kind::Land => (".5", ".35em"),
            Kind::Island => (".85", ".04em"),
        };
        let turn =
            if caption.turn == 0.0 { String::new() } else { format!(" rotate({})", caption.turn) };
        let (size, words) = (caption.size, &caption.text);
        line(
            svg,
            format_args!(
                r#"<text transform="translate({x} {y}){turn}" font-size="{size}" opacity="{opacity}" letter-spacing="{spacing}">{words}</text>"#
            ),
        );
    }
    svg.push_str("</g>\n");
}
