//! One screen of the table: head, board, what happened, what is asked.

use ludi_engine::{Choice, LogLine, NumberRange, Seat, Table, Viewer, phrase};

use super::Voices;
use crate::layout::{DIM, KEY, STRONG, choices, divider, styled, wrap};

/// What is shown to a seat.
pub(crate) struct Frame<'a> {
    /// The table.
    pub(crate) table: &'a dyn Table,
    /// Who speaks.
    pub(crate) voices: &'a Voices,
    /// Who looks.
    pub(crate) viewer: Viewer,
    /// The log is shown from after this row on.
    pub(crate) since: u64,
    /// What the program has to say.
    pub(crate) notices: &'a [String],
    /// The columns of the screen.
    pub(crate) width: usize,
    /// The lines of the screen.
    pub(crate) height: usize,
}

impl Frame<'_> {
    /// The frame around what is asked, which comes last.
    pub(crate) fn around(&self, question: &str) -> String {
        let voice = self.voices.game();
        let notices: String =
            self.notices.iter().map(|notice| wrap(notice, self.width, "» ", "  ")).collect();
        // Beside these: a line for the head, one below the board, one to type in.
        let taken = [&*notices, question].map(|part| part.lines().count()).iter().sum::<usize>();
        let free = self.height.saturating_sub(taken + 3);
        let mut board = self.table.draw(self.viewer, &voice, self.width);
        let whole = board.lines().count() <= free;
        if !whole {
            board = self.table.draw_within(self.viewer, &voice, self.width, free);
        }
        let board = lower_end(&board, free);
        let mut text = self.head(whole);
        text.push_str(board);
        // The board needs the screen more than the log does, which `l` shows.
        let room = free.saturating_sub(board.lines().count());
        if room > 2 {
            text.push_str(&self.log(room));
        }
        text.push_str(&divider("", "", self.width));
        text.push_str(&notices);
        text.push_str(question);
        text
    }

    /// Whose screen it is, and the keys that show what is not on it.
    fn head(&self, whole: bool) -> String {
        let who = match self.viewer {
            Viewer::Seat(seat) => self.voices.say(&phrase!(
                "frame-seat",
                name = self.voices.game().names[seat.index()].as_str(),
                seat = seat.index() + 1,
                seats = self.table.seats(),
            )),
            _ => self.voices.say(&phrase!("frame-over")),
        };
        let keys = if whole { phrase!("frame-help") } else { phrase!("frame-help-board") };
        let help = self.voices.say(&keys);
        divider(&format!("{} · {who}", self.table.info().name), &help, self.width)
    }

    /// The last lines of the log that fit into `room`.
    fn log(&self, room: usize) -> String {
        let lines = log_lines(&self.table.log(self.viewer, self.since), self.voices, self.width);
        if lines.is_empty() {
            return String::new();
        }
        // The heading is a line, too.
        let room = room - 1;
        let hidden = if lines.len() > room { lines.len() + 1 - room } else { 0 };
        let mut text = divider(&self.voices.say(&phrase!("frame-log")), "", self.width);
        if hidden > 0 {
            let more = self.voices.say(&phrase!("frame-log-more", count = hidden));
            text.push_str(&format!("{}\n", styled(DIM, &more)));
        }
        text.push_str(&lines[hidden..].concat());
        text
    }
}

/// The end of a board that has more lines than there is room for: the hand is there.
fn lower_end(board: &str, room: usize) -> &str {
    let hidden = board.lines().count().saturating_sub(room);
    match board.match_indices('\n').nth(hidden.saturating_sub(1)) {
        Some((end, _)) if hidden > 0 => &board[end + 1..],
        _ => board,
    }
}

/// The question to a seat: the prompt with its rule, and the choices. What they do is said
/// as long as that leaves half of the screen to the board. Of a number that is asked for the
/// range is said.
pub(crate) fn question(
    table: &dyn Table,
    voices: &Voices,
    seat: Seat,
    (width, height): (usize, usize),
) -> String {
    let prompt = table.prompt(Viewer::Seat(seat));
    let sentence = voices.game().say(&prompt.text);
    let sentence = format!("{}  {}", styled(STRONG, &sentence), voices.cite(prompt.rule));
    let short = |choice: &Choice| voices.game().say(&choice.label);
    let long = |choice: &Choice| match &choice.preview {
        Some(preview) => format!("{} ({})", short(choice), voices.game().say(preview)),
        None => short(choice),
    };
    let all = table.choices(seat);
    if let Some(NumberRange { label, first, last, .. }) = NumberRange::of(&all) {
        let range = styled(KEY, &format!("{first}–{last}"));
        let label = voices.game().say(&label);
        return wrap(&sentence, width, "", "") + &format!("  {range}  {label}\n");
    }
    let list = |label: &dyn Fn(&Choice) -> String| {
        let labels: Vec<String> = all.iter().map(label).collect();
        choices(&labels, width)
    };
    let whole = list(&long);
    let is_long = whole.lines().count() > height / 2;
    wrap(&sentence, width, "", "") + &if is_long { list(&short) } else { whole }
}

/// Lines of the log as they are shown; an entry is a line of the screen.
pub(crate) fn log_lines(log: &[LogLine], voices: &Voices, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for line in log {
        let sentence = voices.game().say(&line.text.text);
        let entry = format!("{sentence}  {}", voices.cite(line.text.rule));
        lines.extend(wrap(&entry, width, "· ", "  ").lines().map(|line| format!("{line}\n")));
    }
    lines
}
