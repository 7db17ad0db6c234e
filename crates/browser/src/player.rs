//! Somebody who plays at a table, at random but legally.

use ludi_engine::{Dice, FastRng};

use crate::{Device, Fault, Sight, Window};

/// With what a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Clicks or taps things on the board; the list only where there are none.
    Pointer,
    /// Clicks or taps choices of the list.
    List,
    /// Presses keys: numbers and Enter, or the number that is asked for, and every third time Tab and Enter.
    Keyboard,
}

/// Nobody who wants to play on offers more.
const LARGEST_NUMBER: u32 = 8;

/// More decisions than any match takes.
const ENDLESS: usize = 2000;

/// A player in a window that shows a table.
pub struct Player {
    /// Where the player sees the table.
    pub window: Window,
    hand: Hand,
    dice: Dice<FastRng>,
    decisions: usize,
    confirmations: usize,
}

impl Player {
    /// A player who decides by these dice.
    pub fn new(window: Window, hand: Hand, seed: u64) -> Player {
        Player { window, hand, dice: Dice::fast(seed), decisions: 0, confirmations: 0 }
    }

    /// How many decisions were taken so far.
    pub fn decisions(&self) -> usize {
        self.decisions
    }

    /// How many of them had to be confirmed.
    pub fn confirmations(&self) -> usize {
        self.confirmations
    }

    /// Goes in from the front page of a house as somebody new: a name, and
    /// *play now* at this game against so many bots.
    pub fn play_now(&mut self, front: &str, game: &str, name: &str, bots: u8) -> Result<(), Fault> {
        self.window.go(front)?;
        let offer = format!("form.offer:has(input[name=game][value={game}])");
        let field = format!("{offer} input[name=name]");
        match self.hand {
            Hand::Pointer | Hand::List => self.window.press(&field)?,
            Hand::Keyboard => self.window.tab_to(&field, 0)?,
        }
        self.window.wait_for_focus(&field, 0)?;
        self.window.type_text(name)?;
        self.choose_bots(&format!("{offer} select[name=opponents]"), bots)?;
        let play = format!("{offer} button.main");
        match self.hand {
            Hand::Pointer | Hand::List => self.window.press(&play)?,
            Hand::Keyboard => {
                self.window.tab_to(&play, 0)?;
                self.window.key("Enter")?;
            }
        }
        self.window.table().map(drop)
    }

    /// Opens a table against so many bots with these options of the game, and begins. The
    /// browser takes no part in the draw of the key, as without a script: the dice are
    /// those of the house.
    pub fn play_by_dice_of_house(
        &mut self,
        front: &str,
        game: &str,
        bots: u8,
        options: &[(&str, &str)],
    ) -> Result<(), Fault> {
        let window = &mut self.window;
        let device = window.device();
        window.turn_to(Device { script: false, ..device })?;
        window.go(&format!("{front}games/{game}/open?seats={}", bots + 1))?;
        window.fill("form.terms input[name=name]", "Livia")?;
        for (option, value) in options {
            window.choose(&format!("select[name=option-{option}]"), value)?;
        }
        window.press("form.terms button.main")?;
        window.press("#gathering button.fill[value=heuristic]")?;
        window.press("#gathering button.begin")?;
        window.table()?;
        window.turn_to(device)?;
        window.reload()?;
        window.table().map(drop)
    }

    /// A list that folds out is drawn outside of the page, where only keys lead.
    fn choose_bots(&mut self, select: &str, bots: u8) -> Result<(), Fault> {
        let window = &mut self.window;
        let chosen = format!("document.querySelector({select:?}).value === '{bots}'");
        if !window.look::<bool>(&chosen)? {
            window.tab_to(select, 0)?;
            window.key(&bots.to_string())?;
            window.wait::<bool>("the number of bots", &chosen)?;
        }
        Ok(())
    }

    /// Which of these players at the same table is asked; none if the match is
    /// over. Nobody else plays there.
    pub fn whose_turn(players: &mut [Player]) -> Result<Option<usize>, Fault> {
        for (n, player) in players.iter_mut().enumerate() {
            let table = player.window.latest_table()?;
            if table.asked && !table.over {
                return Ok(Some(n));
            }
        }
        Ok(None)
    }

    /// Waits until the player is asked or the match is over.
    pub fn my_turn(&mut self) -> Result<Sight, Fault> {
        let ready = "table.asked || table.over";
        if self.window.device().script || self.decisions == 0 {
            return self.window.table_when("my turn", ready);
        }
        // Without a script the page looks again by itself, which the first turn
        // has shown; a player in a hurry does not wait for it.
        let address = self.window.address()?;
        for _ in 0..ENDLESS {
            let table = self.window.table()?;
            if table.asked || table.over {
                return Ok(table);
            }
            self.window.go(&address)?;
        }
        self.window.table_when("my turn", ready)
    }

    /// Takes one decision, when it is this player's turn; gives the table after
    /// it, or none if the match is over.
    pub fn decide(&mut self) -> Result<Option<Sight>, Fault> {
        let before = self.my_turn()?;
        if before.over {
            return Ok(None);
        }
        match (self.hand, before.most) {
            (_, Some(most)) => {
                let number = self.dice.below(most.min(LARGEST_NUMBER) + 1);
                self.fill_in(&number.to_string())?;
            }
            (Hand::Pointer, None) if before.things > 0 => {
                let n = self.dice.below(before.things) as usize;
                self.window.press_nth(Sight::THINGS, n)?;
            }
            (Hand::Pointer | Hand::List, None) => {
                let n = self.dice.below(before.choices) as usize;
                self.unfold()?;
                self.window.press_nth(Sight::CHOICES, n)?;
            }
            (Hand::Keyboard, None) if self.decisions.is_multiple_of(3) && before.things > 0 => {
                let n = self.dice.below(before.things) as usize;
                self.window.tab_to(Sight::THINGS, n)?;
                self.window.key("Enter")?;
            }
            (Hand::Keyboard, None) => {
                let n = self.dice.below(before.choices) as usize;
                for digit in (n + 1).to_string().chars() {
                    self.window.key(&digit.to_string())?;
                }
                self.window.wait_for_focus(Sight::CHOICES, n)?;
                self.window.key("Enter")?;
            }
        }
        // Others may act meanwhile: a later row alone is no answer.
        let later = format!("(table.row > {} || table.playing)", before.row);
        let answered = format!("!table.busy && ({later} || table.sure || table.refused)");
        let mut after = self.window.table_when("an answer", &answered)?;
        if after.sure {
            self.confirm()?;
            let gone_on = format!("!table.busy && !table.sure && ({later} || table.refused)");
            after = self.window.table_when("an answer to the confirmation", &gone_on)?;
        }
        if !after.refused.is_empty() {
            return Err(Fault::Page(format!("what was lit was refused: {}", after.refused)));
        }
        self.decisions += 1;
        self.window.is_clean()?;
        Ok(Some(after))
    }

    /// Fills in the number that is asked for, and sends it.
    fn fill_in(&mut self, number: &str) -> Result<(), Fault> {
        let script = self.window.device().script;
        let place = if script { "#board .dial" } else { "#board .number" };
        let field = format!("{place} input[type=number]");
        self.window.wait_for(&field)?;
        match self.hand {
            Hand::Pointer | Hand::List => {
                self.window.fill(&field, number)?;
                return self.window.press(&format!("{place} button"));
            }
            // The first key leads there.
            Hand::Keyboard if script => {
                let (first, rest) = number.split_at(1);
                self.window.key(first)?;
                self.window.wait_for_focus(&field, 0)?;
                self.window.type_text(rest)?;
            }
            Hand::Keyboard => {
                self.window.tab_to(&field, 0)?;
                self.window.type_text(number)?;
            }
        }
        self.window.key("Enter")
    }

    fn confirm(&mut self) -> Result<(), Fault> {
        self.confirmations += 1;
        match self.hand {
            Hand::Pointer | Hand::List => self.window.press(Sight::SURE),
            Hand::Keyboard => {
                self.window.tab_to(Sight::SURE, 0)?;
                self.window.key("Enter")
            }
        }
    }

    fn unfold(&mut self) -> Result<(), Fault> {
        if self.window.has("#choices:not([open]) > summary")? {
            self.window.press("#choices > summary")?;
        }
        Ok(())
    }

    /// Decides until the match is over.
    pub fn play_to_the_end(&mut self) -> Result<(), Fault> {
        for _ in 0..ENDLESS {
            if self.decide()?.is_none() {
                return Ok(());
            }
        }
        Err(Fault::Page(format!("no end after {ENDLESS} decisions")))
    }

    /// Leaves the rest of the match to a bot, and comes back from the front page when the
    /// match is over: a page that follows every step of bots is in their way.
    pub fn hand_over_to_the_end(&mut self, front: &str) -> Result<(), Fault> {
        self.my_turn()?;
        let table = self.window.address()?;
        self.window.look::<bool>("document.getElementById('own-seat').open = true")?;
        self.window.press("#own-seat .hand-over")?;
        self.window.wait_for("#own-seat .take-back, #result table")?;
        for _ in 0..ENDLESS {
            self.window.go(front)?;
            if self.window.has("#finished li")? {
                self.window.go(&table)?;
                return self.window.table_when("the end", "table.over").map(drop);
            }
        }
        Err(Fault::Page("the bots do not come to an end".to_owned()))
    }

    /// The score sheet has a row for each of so many seats, and this name.
    pub fn score_is_shown(&mut self, seats: usize, name: &str) -> Result<(), Fault> {
        self.window.table_when("the score", "table.over")?;
        let rows: Vec<String> = self.window.look(
            "[...document.querySelectorAll('#result table tr')]
                    .filter((row) => row.querySelector('td')).map((row) => row.innerText)",
        )?;
        if rows.len() == seats && rows.iter().any(|row| row.contains(name)) {
            return Ok(());
        }
        Err(Fault::Page(format!("no score sheet for {seats} seats with {name}: {rows:?}")))
    }
}
