//! What a player sees of a table, as far as it matters for playing.

use serde::Deserialize;

use crate::{Fault, Window};

/// The table page at one moment.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Sight {
    /// How many rows the log has, as this reader counts them.
    pub row: u64,
    /// Is the reader asked for a decision?
    pub asked: bool,
    /// Is the match over?
    pub over: bool,
    /// How many legal actions are on the board itself.
    pub things: u32,
    /// How many are in the list.
    pub choices: u32,
    /// The largest number that may be filled in, where a number is asked for.
    pub most: Option<u32>,
    /// Is a command under way? Its answer may be anything yet.
    pub busy: bool,
    /// Are beats shown, and the rest only after them?
    pub playing: bool,
    /// Is it asked whether one is sure?
    pub sure: bool,
    /// Why the last command was refused; empty if it was not.
    pub refused: String,
}

impl Sight {
    /// What may be done, on the board.
    pub const THINGS: &str = "#board button[name=action]:not(.why, .choice)";
    /// What may be done, in the list.
    pub const CHOICES: &str = "#choices button.choice";
    /// The step before what cannot be taken back.
    pub const SURE: &str = "#notice button[name=sure]";

    fn script() -> String {
        format!(
            "(() => {{
                const prompt = document.querySelector('#prompt');
                if (!prompt || document.readyState === 'loading') return null;
                const count = (selector) => document.querySelectorAll(selector).length;
                const asked = prompt.dataset.asked === 'true';
                const number = document.querySelector('#board .number input');
                return {{
                    row: Number(prompt.dataset.row),
                    asked,
                    over: count('#result table') > 0,
                    things: count({:?}),
                    choices: count({:?}),
                    most: asked && number ? Number(number.max) : null,
                    busy: count('[aria-busy]') > 0,
                    playing: count('.playing') > 0,
                    sure: count({:?}) > 0,
                    refused: document.querySelector('#notice .refused')?.innerText ?? '',
                }};
            }})()",
            Sight::THINGS,
            Sight::CHOICES,
            Sight::SURE,
        )
    }
}

/// Compares what the page shows with the same page loaded now. What scripts add is left
/// out, and so is what the reader has folded. The order of attributes means nothing.
const AS_LOADED: &str = "(() => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href, false);
    request.send();
    const loaded = new DOMParser().parseFromString(request.responseText, 'text/html');
    const plain = (page, id) => {
        const part = page.getElementById(id).cloneNode(true);
        for (const added of part.querySelectorAll('.zoom, .dial')) added.remove();
        for (const one of [part, ...part.querySelectorAll('*')]) {
            for (const name of ['style', 'open']) one.removeAttribute(name);
            const attributes = [...one.attributes].sort((a, b) => a.name < b.name ? -1 : 1);
            for (const { name } of attributes) one.removeAttribute(name);
            for (const { name, value } of attributes) one.setAttribute(name, value);
        }
        return part.outerHTML;
    };
    for (const id of ['prompt', 'commands', 'requests', 'board', 'result', 'own-seat', 'chat', 'promise', 'log']) {
        const [shown, wanted] = [document, loaded].map((page) => plain(page, id));
        let at = 0;
        while (at < shown.length && shown[at] === wanted[at]) at++;
        if (shown !== wanted) throw Error(`#${id} shows ${shown.substr(at - 40, 160)} instead of ${wanted.substr(at - 40, 160)}`);
    }
    return true;
})()";

impl Window {
    /// Waits until the page of a table shows what it shows when it is loaded now.
    pub fn shows_what_is_loaded(&mut self) -> Result<(), Fault> {
        self.wait::<bool>("what a page shows that is loaded now", AS_LOADED).map(drop)
    }

    /// Unfolds the rules and waits until they show the section that the prompt cites.
    pub fn reads_the_rules(&mut self) -> Result<(), Fault> {
        let cited = "('§ ' + document.querySelector('#rule h2').innerText)
            .startsWith(document.querySelector('#prompt .rule').innerText)";
        self.look::<Option<bool>>("(document.getElementById('rules').open = true, null)")?;
        self.wait::<bool>("the section of the prompt", cited).map(drop)
    }

    /// The table as it is shown, once it is.
    pub fn table(&mut self) -> Result<Sight, Fault> {
        self.wait("a table", &Sight::script())
    }

    /// The table as the house has it now for this reader: waits until the page
    /// shows it. Readers count rows each in their own way, so what one has seen
    /// says nothing of another's page.
    pub fn latest_table(&mut self) -> Result<Sight, Fault> {
        let row: u64 = self.look(
            "(() => {
                const request = new XMLHttpRequest();
                request.open('GET', location.href, false);
                request.send();
                const page = new DOMParser().parseFromString(request.responseText, 'text/html');
                return Number(page.querySelector('#prompt').dataset.row);
            })()",
        )?;
        self.table_when("the others' decision", &format!("table.row >= {row}"))
    }

    /// Waits for a table of which this holds: an expression of `table`.
    pub fn table_when(&mut self, what: &str, holds: &str) -> Result<Sight, Fault> {
        let script = format!("((table) => table && ({holds}) ? table : null)({})", Sight::script());
        self.wait(what, &script)
    }
}
