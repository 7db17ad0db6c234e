//! The board in the terminal and in the browser, through whole games.

use anstream::adapter::strip_str;
use ludi_engine::{Board, Choice, Lang, Match, Scene, Silence, Speech, Viewer, Voice, Words};
use ludi_imperivm::Imperivm;
use unicode_width::UnicodeWidthStr;

use crate::common::{BOTH, dealt};

/// Plays a game at random and looks at it now and then.
fn look(played: &mut Match<Imperivm>, mut at: impl FnMut(&Match<Imperivm>)) {
    let mut dice = ludi_engine::Dice::fast(5);
    let mut legal = Vec::new();
    let mut steps = 0;
    while let Some(seat) = played.to_act().first() {
        if steps % 9 == 0 {
            at(played);
        }
        steps += 1;
        legal.clear();
        played.legal(seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize];
        played.act(seat, action, &mut Silence).expect("a legal action");
    }
    at(played);
}

fn names() -> Vec<String> {
    ["Marcus", "Livia", "Gaius Iulius Caesar Germanicus", "Tu\u{1b}[31mllia"]
        .map(str::to_owned)
        .to_vec()
}

#[test]
fn the_board_keeps_to_the_width_of_the_terminal_in_every_language() {
    let names = names();
    for edition in BOTH {
        for lang in Lang::ALL {
            let speech = Speech::new(lang, &[Imperivm::texts(lang)]);
            let voice = Voice { speech: &speech, names: &names };
            look(&mut dealt(edition, 4, "board"), |played| {
                for viewer in Viewer::all(4) {
                    let view = played.view(viewer);
                    for width in [40, 80, 132] {
                        let board = played.game().draw(&view, &voice, width);
                        let plain = strip_str(&board).to_string();
                        assert!(plain.lines().all(|line| line.width() <= width), "{plain}");
                        assert!(plain.contains("Livia") && !plain.contains("31mllia\u{1b}"));
                    }
                }
            });
        }
    }
}

#[test]
fn the_page_has_a_button_for_every_choice() {
    let (names, speech) = (names(), Speech::new(Lang::En, &[Imperivm::texts(Lang::En)]));
    look(&mut dealt(BOTH[0], 4, "page"), |played| {
        let Some(seat) = played.to_act().first() else { return };
        let mut legal = Vec::new();
        played.legal(seat, &mut legal);
        let label = |action| played.game().label(played.state(), seat, action);
        let choices: Vec<_> = legal
            .iter()
            .map(|&action| Choice { action, label: label(action), preview: None, number: None })
            .collect();
        let view = played.view(Viewer::Seat(seat));
        let voice = Voice { speech: &speech, names: &names };
        let page = played.game().board(&Scene {
            view: &view,
            plays: true,
            choices: &choices,
            instead: &[],
            voice,
            parts: None,
        });
        assert!(page.matches("class=\"act").count() >= choices.len(), "{page}");
    });
}
