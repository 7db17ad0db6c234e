//! What a table shows beat by beat, and for how long.

use serde::Deserialize;

use crate::{Fault, Window};

/// A beat that was on the screen.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct SeenBeat {
    /// The row, and which of its beats.
    pub beat: String,
    /// How long it was to be shown, in milliseconds.
    pub wanted: f64,
    /// How long it was.
    pub shown: f64,
    /// Which of the game's beats it is; empty if the rules did not mark it.
    pub kind: String,
    /// Whose row it is.
    pub seat: String,
    /// How many things on the board were marked.
    pub marks: u32,
    /// How many beats it was joined of.
    pub joined: u32,
}

/// Everything a table showed since somebody began to watch it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Watched {
    /// The beats, without one that is still shown.
    pub beats: Vec<SeenBeat>,
    /// What the live region was told, line by line.
    pub told: Vec<String>,
    /// The row at which it began.
    pub since: u64,
}

/// Writes down what is shown, and when the question last changed.
const WATCH: &str = "(() => {
    const box = document.getElementById('happening');
    const watched = window.watched = { beats: [], told: [], since: Number(document.getElementById('prompt').dataset.row) };
    let current;
    new MutationObserver(() => {
        const { beat, ms, kind, seat, joined } = box.dataset;
        if (beat === current?.beat) return;
        const now = performance.now();
        if (current?.wanted) watched.beats.push({ ...current, shown: now - current.since });
        current = beat && { beat, wanted: Number(ms), kind, seat, joined: Number(joined), since: now, marks: document.querySelectorAll('.beat-mark').length };
    }).observe(box, { attributes: true, attributeFilter: ['data-beat'] });
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const line of addedNodes) watched.told.push(line.textContent);
    }).observe(document.getElementById('latest'), { childList: true });
    window.asked_at = performance.now();
    new MutationObserver(() => { window.asked_at = performance.now(); })
        .observe(document.getElementById('prompt'), { attributes: true, attributeFilter: ['data-row'] });
    return true;
})()";

/// The lines of the log after a row, as they are told.
const LOGGED: &str = "[...document.querySelectorAll('#log-lines li[data-row]')]
    .filter(({ dataset: { row } }) => Number(row) > watched.since)
    .map((line) => { const copy = line.cloneNode(true); copy.querySelector('.rule')?.remove(); return copy.textContent.trim(); })";

impl Window {
    /// Takes down from now on what the table shows.
    pub fn watch_beats(&mut self) -> Result<(), Fault> {
        self.wait::<bool>("a table to watch", WATCH).map(drop)
    }

    /// What was taken down so far.
    pub fn watched(&mut self) -> Result<Watched, Fault> {
        self.look("({ ...watched })")
    }

    /// The lines of the log since the table is watched.
    pub fn logged(&mut self) -> Result<Vec<String>, Fault> {
        self.look(LOGGED)
    }

    /// Waits until so many milliseconds have passed since the question last changed.
    pub fn wait_since_question(&mut self, pause: u64) -> Result<(), Fault> {
        let passed = format!("performance.now() - asked_at >= {pause}");
        self.wait::<bool>("some milliseconds", &passed).map(drop)
    }

    /// Are beats shown now?
    pub fn plays_beats(&mut self) -> Result<bool, Fault> {
        self.has(".table-page.playing")
    }

    /// Waits until no beats are shown, however many there are: for each of them.
    pub fn wait_for_end_of_beats(&mut self) -> Result<(), Fault> {
        let shown = "document.getElementById('happening')?.dataset.beat ?? ''";
        while self.plays_beats()? {
            let beat: String = self.look(shown)?;
            let next =
                format!("!document.querySelector('.table-page.playing') || ({shown}) !== {beat:?}");
            self.wait::<bool>("the end of the beats, or the next", &next)?;
        }
        Ok(())
    }
}
