//! The symbols of a game's `assets/emblems.svg`.

use maud::{Markup, html};

/// The emblems of a game.
pub trait Emblem: Copy {
    /// The id of the symbol, as a reference to it: `#emblem-…`.
    fn href(self) -> &'static str;
}

/// An emblem. It only decorates: words stand beside it, or name what it is on.
pub fn emblem(sign: impl Emblem) -> Markup {
    html! { svg .emblem aria-hidden="true" { use href=(sign.href()) {} } }
}

/// Several emblems of the same kind.
pub fn emblems(sign: impl Emblem, count: u8) -> Markup {
    html! { @for _ in 0..count { (emblem(sign)) } }
}
