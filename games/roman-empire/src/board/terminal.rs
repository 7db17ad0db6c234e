//! The board as a terminal shows it: the dioceses with who is in them, the factions, the
//! tokens of the turn, then what is going on. Everything is said in words.

use anstyle::Style;
use ludi_board::roman;
use ludi_board::terminal::{BOLD, Block, INDENT, NOW, Page};
use ludi_engine::{Phrase, Voice, phrase};

use crate::RomanEmpire;
use crate::board::seats::{SEATS, colour_of};
use crate::rules::action::Camp;
use crate::rules::event::Grade;
use crate::rules::prospect::percent;
use crate::rules::province::{Diocese, Province, provinces};
use crate::rules::side::{Faction, Side};
use crate::rules::standing::Standing;
use crate::rules::state::{Ask, Stage, Token};
use crate::rules::view::{BattleView, CityView, FactionView, FortView, TokenView, View};
use crate::words::effect::effect_of;
use crate::words::factor::factor_name;
use crate::words::{
    camp_name, card_name, dice_shown, diocese_name, faction_name, grade_name, province_name,
    short_side_name, side_name, stage_name, token_name, way_name,
};

/// What every part of the board is drawn from.
pub(super) struct Board<'a> {
    pub(super) game: &'a RomanEmpire,
    pub(super) view: &'a View,
    pub(super) voice: &'a Voice<'a>,
}

impl Board<'_> {
    /// The parts from top to bottom, each in all its forms. What goes on and the cards of
    /// whoever is asked matter most, then the dioceses where the armies are that move or fight.
    pub(super) fn blocks(&self, width: usize) -> Vec<Block> {
        let written = |write: &dyn Fn(&mut Page)| Page::written(width, write);
        let stage = written(&|page| self.stage(page));
        let heading = written(&|page| {
            self.stage(page);
            self.supply(page);
        });
        let mut blocks = vec![Block { rank: 1, forms: vec![heading, stage] }];
        blocks.extend(Diocese::all().map(|diocese| {
            let in_full = written(&|page| self.diocese(diocese, page));
            match self.matters(diocese) {
                true => Block { rank: 2, forms: vec![in_full] },
                false => Block { rank: 4, forms: vec![in_full, Vec::new()] },
            }
        }));
        let factions = &self.view.factions;
        let in_full = written(&|page| {
            for faction in factions {
                self.standing(faction, page);
                self.facts(faction, page);
            }
        });
        let in_brief =
            written(&|page| factions.iter().for_each(|faction| self.standing(faction, page)));
        blocks.push(Block { rank: 5, forms: vec![in_full, in_brief, Vec::new()] });
        blocks.push(Block { rank: 0, forms: vec![written(&|page| self.now(page))] });
        // Whoever has two factions plays one of them at a time.
        let hands = [false, true].map(|all| written(&|page| self.hands(all, page)));
        let [asked, all] = hands;
        blocks.push(Block { rank: 1, forms: vec![all, asked] });
        blocks
    }

    fn say(&self, phrase: Phrase) -> String {
        self.voice.say(&phrase)
    }

    /// Is there a battle in this diocese, or an army of the side that moves?
    fn matters(&self, diocese: Diocese) -> bool {
        let field = self.view.battle.as_ref().map(|battle| battle.province);
        let mover = self.view.mover();
        provinces(diocese.provinces()).any(|province| {
            let side = self.view.provinces[province.index()].side;
            field == Some(province) || field.is_none() && mover.is_some() && side == mover
        })
    }

    fn stage(&self, page: &mut Page) {
        page.write(BOLD, "", &self.say(stage_name(self.game, self.view)));
    }

    /// The counters that are left.
    fn supply(&self, page: &mut Page) {
        let supply = &self.view.supply;
        let left = phrase!(
            "board-supply",
            cities = supply.cities,
            forts = supply.forts,
            fortresses = supply.fortresses,
            rebels = supply.rebels
        );
        page.write(Style::new(), "", &self.say(left));
    }

    /// A diocese: its value in this turn, its provinces, who has how much of it.
    fn diocese(&self, diocese: Diocese, page: &mut Page) {
        let turn = usize::from(self.view.turn.max(1)) - 1;
        let worth = self.game.components.points[diocese.index()][turn];
        let name = diocese_name(self.game, diocese);
        let shares: Vec<Phrase> = self
            .view
            .standings
            .iter()
            .filter_map(|standing| {
                let part = standing.dioceses.iter().find(|part| part.diocese == diocese)?;
                (part.grade > Grade::Presence).then(|| {
                    phrase!(
                        "board-share",
                        faction = self.faction_letter(standing),
                        camp = camp_name(standing.camp),
                        grade = grade_name(part.grade)
                    )
                })
            })
            .collect();
        let mut title = self.say(phrase!("board-diocese", diocese = name, worth = worth));
        if !shares.is_empty() {
            title = format!("{title} · {}", self.say(phrase!("board-shares", shares = shares)));
        }
        page.write(BOLD, "", &title);
        let there: Vec<String> =
            provinces(diocese.provinces()).map(|province| self.province(province)).collect();
        page.write(Style::new(), INDENT, &there.join(" · "));
    }

    fn faction_letter(&self, standing: &Standing) -> Phrase {
        faction_name(self.game, standing.faction)
    }

    /// A province: who is there with how much, its city and its fort.
    fn province(&self, province: Province) -> String {
        let here = &self.view.provinces[province.index()];
        let mut parts = vec![province_name(self.game, province).to_owned()];
        if let Some(side) = here.side {
            let name = self.say(short_side_name(self.game, side));
            parts.push(if here.armies > 0 { format!("{name} ×{}", here.armies) } else { name });
        }
        let city = match here.city {
            Some(CityView::Intact) => Some(phrase!("board-city")),
            Some(CityView::Looted) => Some(phrase!("board-ruin")),
            None => None,
        };
        let fort = match here.fort {
            Some(FortView::Fort) => Some(phrase!("board-fort")),
            Some(FortView::Fortress) => Some(phrase!("board-fortress")),
            None => None,
        };
        parts.extend(city.into_iter().chain(fort).map(|thing| self.say(thing)));
        parts.join(" ")
    }

    /// A faction and its points.
    fn standing(&self, of: &FactionView, page: &mut Page) {
        let asked =
            if self.view.asked.contains(&of.faction) { format!("{NOW} ") } else { String::new() };
        let mut title = vec![format!("{asked}{}", self.say(faction_name(self.game, of.faction)))];
        title.push(self.say(phrase!(
            "board-points",
            roman = of.roman,
            barbarian = of.barbarian,
            total = of.roman + of.barbarian
        )));
        if of.dead {
            title.push(self.say(phrase!("table-dead")));
        }
        page.write(SEATS.on(colour_of(of.faction)), "", &title.join(" · "));
    }

    /// What a faction has besides.
    fn facts(&self, of: &FactionView, page: &mut Page) {
        let mut facts = vec![
            self.say(phrase!("table-pool", count = of.pool)),
            self.say(phrase!("board-cards", count = of.colours.len())),
        ];
        facts.extend(self.token(of.barbarians, Token::Barbarian));
        facts.extend(self.token(of.emperor, Token::Emperor));
        let peoples = self.followers(of.faction);
        if !peoples.is_empty() {
            facts.push(self.say(phrase!("board-peoples", peoples = peoples)));
        }
        page.write(Style::new(), INDENT, &facts.join(" · "));
    }

    fn token(&self, token: Option<TokenView>, kind: Token) -> Option<String> {
        Some(self.say(match (token?.number, kind) {
            (Some(number), _) => token_name(self.game, kind, self.view.turn, number),
            (None, Token::Barbarian) => phrase!("table-token-barbarian"),
            (None, Token::Emperor) => phrase!("table-token-emperor"),
        }))
    }

    /// The peoples, kingdoms and tribes of a faction that are on the map.
    fn followers(&self, faction: Faction) -> Vec<Phrase> {
        let owner = |side: Side| match side {
            Side::People(people) => self.view.peoples[people.index()],
            Side::Realm(realm) => self.view.realms[realm.index()],
            _ => None,
        };
        let mut sides: Vec<Side> = Vec::new();
        for side in self.view.provinces.iter().filter_map(|here| here.side) {
            if owner(side) == Some(faction) && !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides.into_iter().map(|side| side_name(self.game, side)).collect()
    }

    /// The token, the battle, the score, the card.
    fn now(&self, page: &mut Page) {
        let view = self.view;
        if let Some(phase) = &view.phase {
            let hand = phrase!("table-in-hand", count = phase.hand);
            page.write(BOLD, "", &self.say(hand));
        }
        if let Some(battle) = &view.battle {
            self.battle(battle, page);
        }
        if view.stage == Stage::Score {
            self.score(page);
        }
        if let Some(card) = view.card {
            let effect = effect_of(self.game, card);
            let line = phrase!("label-card", card = card_name(self.game, card), effect = effect);
            page.write(BOLD, "", &self.say(line));
        }
    }

    /// The cards of the viewer's factions: of all, or of those that are asked.
    fn hands(&self, all: bool, page: &mut Page) {
        let view = self.view;
        let own = view.factions.iter().filter(|own| Some(own.seat) == view.me);
        for own in own.filter(|own| all || view.asked.contains(&own.faction)) {
            let cards = own.hand.as_deref().unwrap_or_default().iter().map(|&card| {
                let (first, last) = self.game.components.face(card).turns;
                phrase!(
                    "board-card",
                    card = card_name(self.game, card),
                    first = roman(first).as_str(),
                    last = roman(last).as_str()
                )
            });
            let cards: Vec<Phrase> = cards.collect();
            let faction = self.game.components.factions[own.faction.index()].as_str();
            let hand = phrase!("board-hand", faction = faction, cards = cards);
            page.write(Style::new(), "", &self.say(hand));
        }
    }

    fn battle(&self, battle: &BattleView, page: &mut Page) {
        let view = self.view;
        let line = phrase!(
            "board-battle",
            attacker = side_name(self.game, battle.attacker),
            count = battle.attackers,
            province = province_name(self.game, battle.province),
            way = way_name(battle.way)
        );
        page.write(BOLD, "", &self.say(line));
        let factors = self.game.factors(view, battle.attacker, battle.province, battle.way);
        for attackers in [true, false] {
            let own = factors.iter().filter(|factor| factor.is_attackers() == attackers);
            let own: Vec<Phrase> = own.map(|&factor| factor_name(factor)).collect();
            let line = match attackers {
                true => phrase!("board-attack", factors = own),
                false => phrase!("board-defence", factors = own),
            };
            page.write(Style::new(), INDENT, &self.say(line));
        }
        if !battle.attack.is_empty() {
            let line = phrase!(
                "board-dice",
                attack = dice_shown(&battle.attack),
                defence = dice_shown(&battle.defence)
            );
            page.write(Style::new(), INDENT, &self.say(line));
        }
        let rounds = self.game.rounds_to_win(view, battle.attacker, battle.province);
        if battle.attackers > 0 && rounds > 0 {
            let odds = self.game.prospect(
                view,
                battle.attacker,
                battle.attackers,
                battle.province,
                battle.way,
            );
            let (round, whole) = (percent(odds.round), percent(odds.battle));
            let line = phrase!("preview-attack", round = round, battle = whole);
            page.write(Style::new(), INDENT, &self.say(line));
        }
    }

    /// Where the points of the phase come from.
    fn score(&self, page: &mut Page) {
        let Some(phase) = &self.view.phase else { return };
        let camp = if phase.side.is_roman() { Camp::Roman } else { Camp::Barbarian };
        let mut standings = self.view.standings.iter();
        let Some(standing) = standings.find(|it| it.faction == phase.faction && it.camp == camp)
        else {
            return;
        };
        let line = phrase!(
            "log-scored",
            faction = faction_name(self.game, standing.faction),
            camp = camp_name(camp),
            cities = standing.cities,
            dioceses = standing.of_dioceses(),
            bonus = standing.bonus,
            total = standing.total()
        );
        let before = self.view.ask == Ask::Score;
        page.write(if before { Style::new() } else { BOLD }, "", &self.say(line));
    }
}
