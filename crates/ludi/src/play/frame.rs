//! One screen of the table: head, board, what happened, what is asked.

use ludi_engine::{Choice, LogLine, NumberRange, Seat, Table, Viewer, phrase};
use textwrap::core::display_width;

use super::Voices;
use crate::layout::{
    DIM, KEY, STRONG, choices, choices_within, divider, pages_of_choices, styled, wrap,
};

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
        let title = format!("{} · {who}", self.table.info().name);
        let board = (!whole).then(|| phrase!("frame-help-board"));
        let keys = board.into_iter().chain([phrase!("frame-help")]);
        // A long name leaves no room for all of them; `h` lists them.
        let heads = keys.map(|keys| divider(&title, &self.voices.say(&keys), self.width));
        let mut fitting = heads.filter(|head| display_width(head.trim_end()) <= self.width);
        fitting.next().unwrap_or_else(|| divider(&title, "", self.width))
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

/// What a seat is asked, as it is shown.
#[derive(Debug)]
pub(crate) struct Question {
    /// The prompt with its rule, and the choices or a page of them.
    pub(crate) text: String,
    /// How many pages the choices have.
    pub(crate) pages: usize,
}

/// How many lines a question has at most: the board needs the greater part of the screen.
fn most_lines(height: usize) -> usize {
    height / 5 * 2 + 1
}

/// The question to a seat. What choices do is said where there is room for it; where there is
/// none for all of them, they are shown page by page: this one, from 0, and after the last the
/// first again. Of a number that is asked for the range is said.
pub(crate) fn question(
    table: &dyn Table,
    voices: &Voices,
    seat: Seat,
    (width, height): (usize, usize),
    page: usize,
) -> Question {
    let prompt = table.prompt(Viewer::Seat(seat));
    let sentence = voices.game().say(&prompt.text);
    let sentence = format!("{}  {}", styled(STRONG, &sentence), voices.cite(prompt.rule));
    let text = wrap(&sentence, width, "", "");
    let short = |choice: &Choice| voices.game().say(&choice.label);
    let long = |choice: &Choice| match &choice.preview {
        Some(preview) => format!("{} ({})", short(choice), voices.game().say(preview)),
        None => short(choice),
    };
    let all = table.choices(seat);
    if let Some(NumberRange { label, first, last, .. }) = NumberRange::of(&all) {
        let range = styled(KEY, &format!("{first}–{last}"));
        let label = voices.game().say(&label);
        return Question { text: text + &format!("  {range}  {label}\n"), pages: 1 };
    }
    let room = most_lines(height).saturating_sub(text.lines().count());
    let [long, short]: [Vec<String>; 2] =
        [&long as &dyn Fn(&Choice) -> String, &short].map(|label| all.iter().map(label).collect());
    for labels in [&long, &short] {
        let list = choices(labels, width);
        if list.lines().count() <= room {
            return Question { text: text + &list, pages: 1 };
        }
    }
    // One line says that there are more.
    let pages = pages_of_choices(&short, width, room.saturating_sub(1));
    let shown = pages[page % pages.len()].clone();
    let (first, last, count) = (shown.start + 1, shown.end, short.len());
    let more = phrase!("frame-choices-more", first = first, last = last, count = count);
    let more = format!("  {}\n", styled(DIM, &voices.say(&more)));
    Question { text: text + &choices_within(&short, shown, width) + &more, pages: pages.len() }
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
