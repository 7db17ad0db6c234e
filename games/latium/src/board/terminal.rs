//! The board as a terminal shows it: the squares with their villages, the other players,
//! then what is going on and the viewer. Everything is said in words.

use anstyle::Style;
use ludi_board::terminal::{BOLD, Block, INDENT, NOW, Page};
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

/// What every part of the board is drawn from.
pub(super) struct Board<'a> {
    pub(super) game: &'a Latium,
    pub(super) view: &'a View,
    pub(super) voice: &'a Voice<'a>,
}

impl Board<'_> {
    /// The parts from top to bottom, each in all its forms. What goes on and what the viewer
    /// has matter most, then the squares where the viewer or a battle is.
    pub(super) fn blocks(&self, width: usize) -> Vec<Block> {
        let written = |write: &dyn Fn(&mut Page)| Page::written(width, write);
        let mut blocks: Vec<Block> = Square::all()
            .map(|square| {
                let in_full = written(&|page| self.square(square, page));
                match self.matters(square) {
                    Some(rank) => Block { rank, forms: vec![in_full] },
                    None => Block { rank: 7, forms: vec![in_full, Vec::new()] },
                }
            })
            .collect();
        let (own, others): (Vec<&PlayerView>, Vec<&PlayerView>) =
            self.view.players.iter().partition(|player| self.view.me == Some(player.seat));
        let in_full = |players: &[&PlayerView]| {
            written(&|page| players.iter().for_each(|player| self.player(player, page)))
        };
        let in_brief = |players: &[&PlayerView]| {
            written(&|page| players.iter().for_each(|player| self.brief(player, page)))
        };
        blocks
            .push(Block { rank: 6, forms: vec![in_full(&others), in_brief(&others), Vec::new()] });
        blocks.push(Block { rank: 3, forms: vec![written(&|page| self.heading(page))] });
        let battle = self.view.battle.as_ref().map(|battle| &battle.sides);
        blocks.push(Block { rank: 1, forms: vec![written(&|page| self.now_title(page))] });
        for side in battle.into_iter().flatten() {
            let forms = vec![
                written(&|page| self.side(side, page)),
                written(&|page| self.side_in_brief(side, page)),
            ];
            blocks.push(Block { rank: 2, forms });
        }
        blocks.push(Block { rank: 0, forms: vec![in_full(&own), in_brief(&own)] });
        blocks
    }

    fn say(&self, phrase: Phrase) -> String {
        self.voice.say(&phrase)
    }

    /// How much a square matters: that of a march, a battle or the viewer's main village most,
    /// then those where the viewer has another village or a contingent.
    fn matters(&self, square: Square) -> Option<usize> {
        let view = self.view;
        let march = view.march.as_ref().map(|march| march.square);
        let battle = view.battle.as_ref().map(|battle| battle.square);
        let is_mine =
            |village: &VillageView| village.bond.is_some_and(|(seat, _)| view.me == Some(seat));
        let mut here = view.villages.iter().filter(|village| village.square == square);
        let is_main = |village: &VillageView| {
            is_mine(village) && village.bond.is_some_and(|(_, bond)| bond == Bond::Main)
        };
        if march == Some(square) || battle == Some(square) || here.clone().any(is_main) {
            return Some(4);
        }
        let away = view
            .pawns
            .iter()
            .any(|pawn| pawn.square == square && is_mine(&view.villages[pawn.village.index()]));
        (here.any(is_mine) || away).then_some(5)
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

    /// A player with all that is known of it.
    fn player(&self, of: &PlayerView, page: &mut Page) {
        page.write(SEATS.on(of.seat), "", &self.title(of).join(" · "));
        page.write(Style::new(), INDENT, &self.facts(of).join(" · "));
        self.hand(of, page);
    }

    /// The same in as few lines as can be; of the viewer the hand as well.
    fn brief(&self, of: &PlayerView, page: &mut Page) {
        let mut parts = vec![self.title(of).join(" · ")];
        parts.extend(self.facts(of).into_iter().take(3));
        page.write(SEATS.on(of.seat), "", &parts.join(" · "));
        self.hand(of, page);
    }

    fn title(&self, of: &PlayerView) -> Vec<String> {
        let asked = self.view.asked.contains(of.seat);
        let mark = if asked { format!("{NOW} ") } else { String::new() };
        let mut title = vec![format!("{mark}{}", self.voice.name(of.seat))];
        let main = self.view.villages.iter().find(|it| it.bond == Some((of.seat, Bond::Main)));
        title.extend(main.map(|main| village_name(self.game, main.village).to_owned()));
        title.push(self.say(phrase!("table-points", points = of.points)));
        if of.out {
            title.push(self.say(phrase!("table-out")));
        }
        title
    }

    fn facts(&self, of: &PlayerView) -> Vec<String> {
        let mut facts = vec![
            self.say(phrase!("table-dp", dp = of.dp)),
            self.say(phrase!("table-production", dp = of.production)),
            self.say(phrase!("table-consent", consent = of.consent)),
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
        facts
    }

    /// What the viewer holds.
    fn hand(&self, of: &PlayerView, page: &mut Page) {
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

    /// The march, the request, and what the battle is about.
    fn now_title(&self, page: &mut Page) {
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
            page.write(BOLD, "", &self.say(self.battle_title(battle)));
        }
    }

    fn battle_title(&self, battle: &BattleView) -> Phrase {
        let square = square_name(battle.square);
        match battle.village {
            Some(village) => {
                let village = village_name(self.game, village);
                phrase!("table-battle-for", village = village, square = square)
            }
            None => phrase!("table-battle", square = square),
        }
    }

    /// Who fights on a side, and what it has left.
    fn side_in_brief(&self, side: &SideView, page: &mut Page) {
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
    }

    /// The same with all its lines.
    fn side(&self, side: &SideView, page: &mut Page) {
        self.side_in_brief(side, page);
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
