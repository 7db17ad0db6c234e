//! An address to give away: to copy, to share, and to hold a telephone at.

use ludi_engine::phrase;
use maud::{Markup, html};
use qrcode::{Color, QrCode};

use super::reader::Reader;

/// How many modules of nothing stand around a code.
const QUIET: usize = 4;

/// What an address is good for, and the address. The script copies and shares it.
pub(super) fn address(reader: &Reader, what: &str, address: &str) -> Markup {
    html! {
        p { (what) }
        div .address {
            (code(address, &reader.say(&phrase!("address-code"))))
            div {
                code .link tabindex="0" { (address) }
                p .ways {
                    button .copy type="button" data-done=(reader.say(&phrase!("address-copied"))) {
                        (reader.say(&phrase!("address-copy")))
                    }
                    button .share type="button" { (reader.say(&phrase!("address-share"))) }
                }
                p .hint { (reader.say(&phrase!("address-hint"))) }
            }
        }
    }
}

/// The address as a QR code; nothing if it is too long for one.
fn code(address: &str, name: &str) -> Markup {
    let Ok(code) = QrCode::new(address) else { return html! {} };
    let side = code.width() + 2 * QUIET;
    html! {
        svg .qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(name) {
            path .light d={ "M0 0h" (side) "v" (side) "h-" (side) "z" } {}
            path .dark d=(dark_modules(&code)) {}
        }
    }
}

/// The dark modules, a stroke for each run of them in a line.
fn dark_modules(code: &QrCode) -> String {
    let width = code.width();
    let mut path = String::new();
    for (y, line) in code.to_colors().chunks(width).enumerate() {
        let mut x = 0;
        for run in line.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                let (from, down, long) = (x + QUIET, y + QUIET, run.len());
                path += &format!("M{from} {down}h{long}v1h-{long}z");
            }
            x += run.len();
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::{QUIET, dark_modules};
    use qrcode::{Color, QrCode};

    /// Every dark module is covered by a stroke, and no light one.
    #[test]
    fn the_strokes_are_the_dark_modules() {
        let code = QrCode::new("https://ludi.example/seats/0123456789abcdef").unwrap();
        let width = code.width();
        let mut drawn = vec![Color::Light; width * width];
        for stroke in dark_modules(&code).split_terminator('z') {
            let (at, long) = stroke.trim_start_matches('M').split_once('h').unwrap();
            let (x, y) = at.split_once(' ').unwrap();
            let number = |text: &str| text.parse::<usize>().unwrap();
            let from = (number(y) - QUIET) * width + number(x) - QUIET;
            let long = number(long.split_once('v').unwrap().0);
            drawn[from..from + long].fill(Color::Dark);
        }
        assert_eq!(drawn, code.to_colors());
    }
}
