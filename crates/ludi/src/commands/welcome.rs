//! `ludi` alone: what can be done.

use ludi_engine::phrase;

use crate::failure::Failure;
use crate::games::GAMES;
use crate::layout::{KEY, STRONG, styled, wrap};
use crate::screen::Screen;
use crate::words::Words;

/// Shows the welcome.
pub(crate) fn run(words: &Words) -> Result<(), Failure> {
    let mut screen = Screen::new();
    let width = screen.width().min(90);
    let game = GAMES[0].id;
    let commands = [
        (format!("ludi play {game}"), phrase!("welcome-play")),
        ("ludi games".to_owned(), phrase!("welcome-games")),
        (format!("ludi simulate {game} --games 1000"), phrase!("welcome-simulate")),
        ("ludi replay FILE".to_owned(), phrase!("welcome-replay")),
        ("ludi verify FILE".to_owned(), phrase!("welcome-verify")),
        ("ludi --help".to_owned(), phrase!("welcome-help")),
    ];
    let mut text = format!("\n  {}\n\n", styled(STRONG, "LUDI ROMANI"));
    text.push_str(&wrap(&words.say(&phrase!("welcome")), width, "  ", "  "));
    text.push('\n');
    let column = commands.iter().map(|(command, _)| command.len()).max().unwrap_or(0);
    for (command, what) in commands {
        let first = format!("  {}{}  ", styled(KEY, &command), " ".repeat(column - command.len()));
        text.push_str(&wrap(&words.say(&what), width, &first, &" ".repeat(column + 4)));
    }
    text.push('\n');
    screen.show(&text)
}
