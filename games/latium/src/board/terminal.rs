//! The board as a terminal shows it: the squares with their villages, the other players,
//! then the viewer and what is going on. Everything is said in words.

use anstyle::Style;
use ludi_board::figure;
use ludi_board::terminal::{BOLD, INDENT, NOW, Page};
use ludi_engine::{Phrase, Voice, phrase};

use crate::Latium;
use crate::board::browser::{bond_name, stage_name};
use crate::board::seats::SEATS;
use crate::rules::gods::Kind;
use crate::rules::state::Bond;
use crate::rules::view::{BattleView, LineView, PlayerView, SideView, View, VillageView};
use crate::rules::village::Square;
use crate::rules::works::{ARA, OPPIDUM};
use crate::words::{card_name, force_name, kind_name, season_name, square_name, village_name};

/// The board, in lines of at most `width` columns.
pub(crate) fn draw(game: &Latium, view: &View, voice: &Voice<'_>, width: usize) -> String {
    let mut page = Page::new(width);
    let board = Board { game, view, voice };
    for square in Square::all() {
        board.square(square, &mut page);
    }
    // A small screen shows the end: when it is, what the viewer has, and what is going on.
    let (own, others): (Vec<&PlayerView>, Vec<&PlayerView>) =
        view.players.iter().partition(|player| view.me == Some(player.seat));
    for player in others {
        board.player(player, &mut page);
    }
    board.heading(&mut page);
    for player in own {
        board.player(player, &mut page);
    }
    board.now(&mut page);
    page.to_string()
}

/// What every part of the board is drawn from.
struct Board<'a> {
    game: &'a Latium,
    view: &'a View,
    voice: &'a Voice<'a>,
}

impl Board<'_> {
    fn say(&self, phrase: Phrase) -> String {
        self.voice.say(&phrase)
    }

    fn heading(&self, page: &mut Page) {
        let parts = [
            phrase!("turn-year", year = self.view.year),
            season_name(self.view.season),
            stage_name(self.view.stage),
        ];
        page.write(BOLD, "", &parts.map(|part| self.say(part)).join(" · "));
    }

    /// The villages of a square and the contingents that have come there.
    fn square(&self, square: Square, page: &mut Page) {
        let here = self.view.villages.iter().filter(|village| village.square == square);
        let mut parts: Vec<String> = here.map(|village| self.village(village)).collect();
        for player in &self.view.players {
            let away = self.view.pawns.iter().filter(|pawn| {
                let home = &self.view.villages[pawn.village.index()];
                pawn.square == square
                    && home.square != square
                    && home.bond.is_some_and(|(seat, _)| seat == player.seat)
            });
            let pawns: Vec<u8> = away.map(|pawn| pawn.centuriae).collect();
            if !pawns.is_empty() {
                let centuriae: u8 = pawns.iter().sum();
                parts.push(self.say(phrase!(
                    "table-contingent",
                    seat = player.seat,
                    pawns = pawns.len(),
                    centuriae = centuriae
                )));
            }
        }
        if !parts.is_empty() {
            page.write(Style::new(), "", &format!("{}  {}", square.name(), parts.join(" · ")));
        }
    }

    fn village(&self, of: &VillageView) -> String {
        let name = village_name(self.game, of.village);
        if of.destroyed {
            return self.say(phrase!("table-village-destroyed", village = name));
        }
        let mut parts = vec![self.say(match of.bond {
            Some((seat, bond)) => phrase!(
                "table-village",
                village = name,
                seat = seat,
                bond = bond_name(bond),
                strength = of.strength
            ),
            None => phrase!("table-village-free", village = name, strength = of.strength),
        })];
        if of.oppidum > 0 {
            parts.push(self.say(phrase!("table-oppidum", step = of.oppidum, steps = OPPIDUM)));
        }
        if of.level > 0 {
            parts.push(self.say(phrase!("board-level", level = of.level)));
        }
        if let Some(seat) = of.besieger {
            parts.push(self.say(phrase!("board-siege", seat = seat)));
        }
        parts.join(", ")
    }

    fn player(&self, of: &PlayerView, page: &mut Page) {
        let asked = self.view.asked.contains(of.seat);
        let mut title = vec![self.voice.name(of.seat).to_owned()];
        let main = self.view.villages.iter().find(|it| it.bond == Some((of.seat, Bond::Main)));
        title.extend(main.map(|main| village_name(self.game, main.village).to_owned()));
        title.push(self.say(phrase!("table-points", points = of.points)));
        if of.out {
            title.push(self.say(phrase!("table-out")));
        }
        let mark = if asked { format!("{NOW} ") } else { String::new() };
        page.write(SEATS.on(of.seat), "", &format!("{mark}{}", title.join(" · ")));

        let mut facts = vec![
            self.say(phrase!("table-dp", dp = of.dp)),
            self.say(phrase!("table-production", dp = of.production)),
            self.say(phrase!("table-consent", consent = figure(of.consent).as_str())),
        ];
        // What is not there takes no room on a small screen.
        let counted = [
            (of.ara, phrase!("table-ara", step = of.ara, steps = ARA)),
            (of.actions, phrase!("table-actions", count = of.actions)),
            (of.cards, phrase!("table-cards", count = of.cards)),
            (of.auxilia, phrase!("table-auxilia", count = of.auxilia)),
        ];
        let there = counted.into_iter().filter(|(count, _)| *count > 0);
        facts.extend(there.map(|(_, said)| self.say(said)));
        if let Some(offer) = of.offer {
            facts.push(self.say(phrase!("table-offered", dp = offer)));
        }
        for partner in of.pacts.iter() {
            facts.push(self.say(phrase!("board-pact", seat = partner)));
        }
        page.write(Style::new(), INDENT, &facts.join(" · "));
        if self.view.me == Some(of.seat) {
            let cards = of.hand.as_deref().unwrap_or_default();
            let cards: Vec<Phrase> = cards.iter().map(|&card| card_name(card)).collect();
            let kinds = kinds_named(of.stock.as_deref().unwrap_or_default());
            let cards = (!cards.is_empty()).then(|| phrase!("board-cards", cards = cards));
            let kinds = (!kinds.is_empty()).then(|| phrase!("board-auxilia", auxilia = kinds));
            for line in cards.into_iter().chain(kinds) {
                page.write(Style::new(), INDENT, &self.say(line));
            }
        }
    }

    /// The march, the request, the battle.
    fn now(&self, page: &mut Page) {
        if let Some(march) = &self.view.march {
            page.write(
                BOLD,
                "",
                &self.say(phrase!("table-march", square = square_name(march.square))),
            );
        }
        if let Some(request) = &self.view.request {
            let village = village_name(self.game, request.village);
            page.write(BOLD, "", &self.say(phrase!("table-request", village = village)));
        }
        if let Some(battle) = &self.view.battle {
            self.battle(battle, page);
        }
    }

    fn battle(&self, battle: &BattleView, page: &mut Page) {
        let square = square_name(battle.square);
        let title = match battle.village {
            Some(village) => {
                let village = village_name(self.game, village);
                phrase!("table-battle-for", village = village, square = square)
            }
            None => phrase!("table-battle", square = square),
        };
        page.write(BOLD, "", &self.say(title));
        for side in &battle.sides {
            self.side(side, page);
        }
    }

    fn side(&self, side: &SideView, page: &mut Page) {
        let mut parts = vec![
            self.say(force_name(self.game, side.force)),
            self.say(phrase!("table-attacks", count = side.attacks)),
            self.say(phrase!("table-lost", count = side.lost)),
            self.say(phrase!("table-auxilia", count = side.tokens)),
        ];
        if let Some(laid) = side.laid.as_deref().filter(|laid| !laid.is_empty()) {
            let kinds: Vec<&str> = laid.iter().map(|&kind| kind_name(kind)).collect();
            parts.push(kinds.join(", "));
        }
        page.write(BOLD, INDENT, &parts.join(" · "));
        for schiera in &side.schiere {
            let title =
                phrase!("table-schiera", number = schiera.slot + 1, threshold = schiera.threshold);
            let mut parts = vec![self.say(title)];
            parts.extend(schiera.lines.iter().map(|line| self.line(line)));
            parts.extend(schiera.dice.iter().map(|die| format!("[{die}]")));
            page.write(Style::new(), INDENT, &parts.join(" · "));
        }
        let waiting = if side.schiere.is_empty() { &side.pawns } else { &side.reserve };
        if !waiting.is_empty() {
            let lines: Vec<String> = waiting.iter().map(|line| self.line(line)).collect();
            page.write(Style::new(), INDENT, &lines.join(" · "));
        }
    }

    fn line(&self, line: &LineView) -> String {
        let village = village_name(self.game, line.village);
        self.say(phrase!(
            "table-line",
            village = village,
            centuriae = line.centuriae,
            damage = line.damage
        ))
    }
}

/// The names of auxilia, as phrases of a list.
fn kinds_named(kinds: &[Kind]) -> Vec<Phrase> {
    kinds.iter().map(|&kind| phrase!("kind", kind = kind_name(kind))).collect()
}
