//! The board as a terminal shows it: a few lines for each player, then what is
//! going on. Everything is said in words.

use anstyle::Style;
use ludi_board::terminal::{BOLD, Block, DIM, INDENT, Line, NOW, Page, columns};
use ludi_engine::{Phrase, Seat, Voice, phrase};

use crate::Imperivm;
use crate::board::seats::SEATS;
use crate::rules::action::Resource;
use crate::rules::cards::Cards;
use crate::rules::province::{ITALIA, Province};
use crate::rules::state::{Ask, Stage};
use crate::rules::view::{PlayerView, View};
use crate::words::{amount_of, card_name, card_names, loyalty_name, part_name, purse, suit_name};

/// The most columns of a name in the table of the players.
const NAME: usize = 14;

/// What every part of the board is drawn from.
pub(super) struct Board<'a> {
    pub(super) game: &'a Imperivm,
    pub(super) view: &'a View,
    pub(super) voice: &'a Voice<'a>,
}

impl Board<'_> {
    fn cards(&self, cards: Cards) -> Vec<Phrase> {
        card_names(cards)
    }

    /// The parts from top to bottom, each in all its forms. What goes on and the cards of
    /// the viewer matter most, what is for sale least: it is what can be chosen.
    pub(super) fn blocks(&self, width: usize) -> Vec<Block> {
        let written = |write: &dyn Fn(&mut Page)| Page::written(width, write);
        let in_full = written(&|page| {
            self.view.players.iter().for_each(|player| self.player(player, page));
        });
        let mut players = vec![in_full, self.table(width)];
        if let Some(me) = self.view.me {
            players.push(written(&|page| self.player(&self.view.players[me.index()], page)));
        }
        let heading = [written(&|page| self.heading(page)), written(&|page| self.headline(page))];
        vec![
            Block { rank: 1, forms: heading.into() },
            Block { rank: 3, forms: vec![written(&|page| self.unsold(page)), Vec::new()] },
            Block { rank: 2, forms: players },
            Block { rank: 0, forms: vec![written(&|page| self.now(page))] },
        ]
    }

    fn say(&self, phrase: Phrase) -> String {
        self.voice.say(&phrase)
    }

    fn heading(&self, page: &mut Page) {
        let [heading, tracks, deck] = self.headings();
        page.write(BOLD, "", &heading);
        page.write(Style::new(), "", &tracks);
        page.write(Style::new(), "", &deck);
    }

    /// The same, one after the other.
    fn headline(&self, page: &mut Page) {
        page.write(Style::new(), "", &self.headings().join(" · "));
    }

    fn headings(&self) -> [String; 3] {
        let view = self.view;
        let heading = phrase!("board-heading", stage = part_name(view));
        let tracks = phrase!(
            "board-tracks",
            dominion = view.dominion,
            morale = view.morale,
            border = view.border,
            public = purse(view.public)
        );
        let deck = phrase!("board-deck", deck = view.deck_size, discard = view.discard.len());
        [heading, tracks, deck].map(|phrase| self.say(phrase))
    }

    /// The players in a line each: what everybody knows of all of them.
    fn table(&self, width: usize) -> Vec<Line> {
        let head = [
            phrase!("board-column-family"),
            phrase!("board-column-loyalty"),
            phrase!("board-column-cards"),
            phrase!("board-column-coins"),
            phrase!("board-column-power"),
            phrase!("board-column-provinces"),
            phrase!("board-column-army"),
        ];
        let mut rows = vec![head.map(|phrase| Line::styled(DIM, self.say(phrase)))];
        rows.extend(self.view.players.iter().map(|player| self.row(player)));
        columns(rows).into_iter().map(|line| line.cut(width)).collect()
    }

    fn row(&self, player: &PlayerView) -> [Line; 7] {
        let (view, seat) = (self.view, player.seat);
        let sign = if view.asked.contains(seat) { NOW } else { " " };
        let name = Line::styled(SEATS.on(seat), self.voice.name(seat)).cut(NAME);
        let mut who = Line::plain(format!("{sign} ")).then(name);
        if view.emperor == Some(seat) {
            who = who.text(" · ").text(self.say(phrase!("board-emperor")));
        }
        if view.prisoner == Some(seat) {
            who = who.text(" · ").text(self.say(phrase!("board-prisoner")));
        }
        let amount = |resource| match player.purse {
            Some(purse) => purse.of(resource).to_string(),
            None => "?".to_owned(),
        };
        let army = player.army.map_or("–", |at| self.game.components.map.name(at));
        [
            who,
            Line::plain(self.say(loyalty_name(player.loyalty.into()))),
            Line::plain(player.hand_size.to_string()),
            Line::plain(amount(Resource::Coins)),
            Line::plain(amount(Resource::Power)),
            Line::plain(player.provinces.to_string()),
            Line::plain(army),
        ]
    }

    /// The names of the provinces of this owner.
    fn provinces(&self, owner: Option<Seat>) -> String {
        let map = &self.game.components.map;
        // Italia is nobody's at first, and not for sale.
        let owned = Province::all().filter(|&at| {
            self.view.owners[at.index()] == owner && (owner.is_some() || at != ITALIA)
        });
        owned.map(|province| map.name(province)).collect::<Vec<_>>().join(", ")
    }

    fn unsold(&self, page: &mut Page) {
        if self.view.stage == Stage::Purchase {
            let unsold = self.provinces(None);
            page.write(
                Style::new(),
                "",
                &format!("{}: {unsold}", self.say(phrase!("board-nobody"))),
            );
        }
    }

    fn player(&self, player: &PlayerView, page: &mut Page) {
        let view = self.view;
        let name = self.voice.name(player.seat);
        let family = &self.game.components.families[player.seat.index()];
        let asked =
            if view.asked.contains(player.seat) { format!("{NOW} ") } else { String::new() };
        let mut title = vec![format!("{asked}{name} ({family})")];
        if view.emperor == Some(player.seat) {
            title.push(self.say(phrase!("board-emperor")));
        }
        if view.prisoner == Some(player.seat) {
            title.push(self.say(phrase!("board-prisoner")));
        }
        title.push(self.say(loyalty_name(player.loyalty.into())));
        page.write(SEATS.on(player.seat), "", &title.join(" · "));

        let mut facts = vec![self.say(phrase!("board-cards", count = player.hand_size))];
        facts.extend(player.purse.map(|open| self.say(purse(open))));
        facts.push(self.say(match player.army {
            Some(at) => phrase!("board-army", province = self.game.components.map.name(at)),
            None => phrase!("board-no-army"),
        }));
        if player.family_pawns > 0 {
            facts.push(self.say(phrase!("board-family", pawns = player.family_pawns)));
        }
        facts.extend(self.hidden(player));
        if !player.lacks.is_empty() {
            let suits: Vec<Phrase> = player.lacks.iter().map(|&suit| suit_name(suit)).collect();
            facts.push(self.say(phrase!("board-lacks", suits = suits)));
        }
        if !player.remembered.is_empty() {
            let cards = self.cards(player.remembered);
            facts.push(self.say(phrase!("board-remembered", cards = cards)));
        }
        page.write(Style::new(), INDENT, &facts.join(" · "));
        if player.provinces > 0 {
            page.write(Style::new(), INDENT, &self.provinces(Some(player.seat)));
        }
    }

    /// Oath cards and cards face down on the tracks.
    fn hidden(&self, player: &PlayerView) -> Vec<String> {
        let mut facts = Vec::new();
        let seen: Cards = player.oath.iter().flatten().copied().collect();
        let count = player.oath.len();
        if !seen.is_empty() {
            let cards = self.cards(seen);
            facts.push(self.say(phrase!("board-oath-seen", count = count, cards = cards)));
        } else if count > 0 {
            facts.push(self.say(phrase!("board-oath", count = count)));
        }
        match (player.laid, player.laid_cards) {
            ([0, 0], _) => {}
            (_, Some([morale, border])) => facts.push(self.say(phrase!(
                "board-laid-own",
                morale = self.cards(morale),
                border = self.cards(border)
            ))),
            ([morale, border], None) => {
                facts.push(self.say(phrase!("board-laid", morale = morale, border = border)));
            }
        }
        facts
    }

    /// The battle, the die, the viewer's own cards.
    fn now(&self, page: &mut Page) {
        let view = self.view;
        if let Some(battle) = &view.battle {
            let target = self.game.components.map.name(battle.target);
            let (attacker, defender) = (battle.attacker, battle.defender);
            let line = match battle.card {
                Some(card) => phrase!(
                    "board-battle-card",
                    attacker = attacker,
                    defender = defender,
                    target = target,
                    card = card_name(card),
                    count = battle.reinforcement
                ),
                None => phrase!(
                    "board-battle",
                    attacker = attacker,
                    defender = defender,
                    target = target
                ),
            };
            page.write(BOLD, "", &self.say(line));
        }
        if let (Some(roll), Some(needed)) = (view.roll, view.needed) {
            let resource = match view.stage {
                Stage::Uprising => Resource::Coins,
                _ => Resource::Power,
            };
            let needed = amount_of(resource, needed);
            page.write(BOLD, "", &self.say(phrase!("board-trouble", roll = roll, needed = needed)));
        }
        let Some(me) = view.me.map(|me| &view.players[me.index()]) else { return };
        if let Some(hand) = me.hand {
            page.write(BOLD, "", &self.say(phrase!("board-hand", cards = self.cards(hand))));
        }
        if let Some(drawn) = view.drawing.as_ref().and_then(|drawing| drawing.cards) {
            page.write(BOLD, "", &self.say(phrase!("board-drawn", cards = self.cards(drawn))));
        }
        if let Some(sealed) = &me.sealed {
            let line = match view.ask {
                Ask::Vote | Ask::Oath => phrase!("board-sealed", what = self.cards(sealed.cards)),
                _ => phrase!("board-sealed", what = purse(sealed.offer)),
            };
            page.write(BOLD, "", &self.say(line));
        }
        if let Some(picked) = me.picked.filter(|picked| !picked.is_empty()) {
            page.write(BOLD, "", &self.say(phrase!("board-picked", cards = self.cards(picked))));
        }
    }
}
