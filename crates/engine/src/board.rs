//! What a game must be able to show.

use crate::{GlossaryEntry, Scene, Voice, Words};

/// The board of a game, in the terminal and in the browser. It is drawn from
/// views alone, so that it can show nothing that the viewer may not know.
pub trait Board: Words {
    /// The board as a terminal shows it: lines of at most `width` columns, with
    /// ANSI styles that may be stripped without losing meaning. Where there is room for
    /// only so many lines it is what matters for what is asked, the hand always. If it is
    /// longer nevertheless, its end is shown.
    fn draw_within(
        &self,
        view: &Self::View,
        voice: &Voice<'_>,
        width: usize,
        lines: usize,
    ) -> String;

    /// The same with room for everything.
    fn draw(&self, view: &Self::View, voice: &Voice<'_>, width: usize) -> String {
        self.draw_within(view, voice, width, usize::MAX)
    }

    /// The board as a browser shows it: HTML without style or script, with a
    /// button for each choice of the scene, and ids that stay with their pieces.
    /// Says nothing that is not in the scene.
    ///
    /// It is an element with the id `board`, made of *parts*: elements whose id begins
    /// with `board-`, none within another. As long as the same viewer looks at the
    /// same match, every part is there, in the same place, and whatever is outside of
    /// the parts is the same: only parts have to be sent anew.
    fn board(&self, scene: &Scene<'_, Self>) -> String;

    /// How to play, on one screen and in 90 seconds: the aim, a turn, the end and what
    /// to watch, beside pieces as the board draws them. HTML without style or script,
    /// drawn with the stylesheet and the emblems of the board.
    fn primer(voice: &Voice<'_>) -> String;

    /// What everything on the board means. Each emblem and each number of
    /// [`Board::board`] and [`Board::primer`] is in an element with a `data-term`, the id
    /// of an entry; the nearest such element counts.
    fn glossary() -> Vec<GlossaryEntry>;

    /// The stylesheet of the board. It builds on the colours of the server, which
    /// are custom properties of the page.
    fn styles() -> &'static str;

    /// An `<svg>` of the `<symbol>`s that the board is drawn with; the page has
    /// it once, before the board, so that not every change sends it again.
    fn emblems() -> &'static str;

    /// The picture on the box: an `<svg>` that needs no style, script or id.
    fn cover() -> &'static str;
}
