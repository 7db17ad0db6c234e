//! A browser that plays a whole match against one bot.

use std::thread;
use std::time::Duration;

use crate::common::{Browser, Page};

impl Browser {
    /// Opens a table against one bot and begins.
    pub(crate) fn play(&mut self) -> String {
        let form = [("game", "caligula"), ("name", "Livia"), ("opponents", "1")];
        let table = self.done("/play", &form).location;
        self.done(&format!("{table}begin"), &[]);
        table
    }

    /// Plays to the end, by a rule of thumb; `look` sees each page first, with
    /// the number of the turn. Three times a step is taken back.
    pub(crate) fn play_on(&mut self, table: &str, mut look: impl FnMut(&Browser, usize, &Page)) {
        let mut backs = 0;
        for turn in 0..3000 {
            let page = self.get(table);
            look(self, turn, &page);
            if page.is_over() {
                return;
            }
            let expected = page.row().to_string();
            if backs < 3 && !page.all("button.undo", "value").is_empty() {
                backs += 1;
                self.post(&format!("{table}undo"), &[("expected", &expected), ("steps", "1")]);
                continue;
            }
            let choices = page.all("button.act[name='action']", "value");
            let Some(choice) = choices.get((turn * 7 + backs) % choices.len().max(1)) else {
                thread::sleep(Duration::from_millis(5));
                continue;
            };
            self.post(&format!("{table}act"), &[("expected", &expected), ("sure", choice)]);
        }
        panic!("the match at {table} does not end");
    }
}

impl Page {
    /// The values of 32 bytes that it shows.
    pub(crate) fn values(&self) -> Vec<String> {
        let is_value =
            |text: &String| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        self.texts("code").into_iter().filter(is_value).collect()
    }
}
