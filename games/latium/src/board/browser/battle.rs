//! The acies: both sides with their schiere, damage, dice, auxilia and attacks left. The
//! first lines meet in the middle.

use std::hash::Hash;

use arrayvec::ArrayVec;
use ludi_board::{Drawing, class_if, classes, emblem, picture, seat_class};
use ludi_engine::{Seat, phrase};
use maud::{Markup, html};

use super::Board;
use super::signs::Emblem;
use crate::rules::acies::{ATTACKER, WIDTH};
use crate::rules::action::Action;
use crate::rules::event::Force;
use crate::rules::gods::Kind;
use crate::rules::view::{BattleView, LineView, SchieraView, SideView};
use crate::rules::village::{VILLAGES, Village};
use crate::words::{kind_name, square_name};

impl Board<'_> {
    /// All that a battle is drawn from, but for what is clicked in it.
    pub(super) fn battle_shows(&self, battle: &BattleView) -> impl Hash {
        let owners: ArrayVec<Option<Seat>, VILLAGES> =
            Village::all().map(|village| self.owner(village)).collect();
        let own = battle.sides.iter().position(|side| self.leads(side));
        (battle, owners, own, self.enemy(battle))
    }

    pub(super) fn battle(&self, battle: &BattleView) -> Markup {
        let square = square_name(battle.square);
        let title = match battle.village {
            Some(village) => {
                phrase!("table-battle-for", village = self.village_name(village), square = square)
            }
            None => phrase!("table-battle", square = square),
        };
        html! {
            section .now .battle {
                h3 data-term="battle" { (emblem(Emblem::Swords)) (self.say(title)) }
                @for (at, side) in battle.sides.iter().enumerate() { (self.side(battle, at, side)) }
                @if let Some(kind) = battle.token {
                    p .played data-term="auxilium" {
                        (emblem(Emblem::Kind(kind))) (self.say(phrase!("table-played", kind = kind_name(kind))))
                    }
                }
                // Before it is known who leads the village, nobody does.
                @let led = battle.sides[ATTACKER].force != Force::Player(battle.leader);
                @if led && matches!(battle.sides[1].force, Force::Village(_)) {
                    p .note data-term="battle" { (self.say(phrase!("table-led", seat = battle.leader))) }
                }
            }
        }
    }

    fn side(&self, battle: &BattleView, at: usize, side: &SideView) -> Markup {
        let colour = match side.force {
            Force::Player(seat) => seat_class(seat),
            Force::Village(_) => "nobody",
        };
        let class = classes(&["side", class_if(at == ATTACKER, "attacker"), colour]);
        let drawn_up = !side.schiere.is_empty();
        html! {
            div class=(class) {
                p .who {
                    @match side.force {
                        Force::Player(seat) => (self.person(seat)),
                        Force::Village(village) => {
                            span .person { span .name { (self.village_name(village)) } }
                        }
                    }
                    (self.stat(Emblem::Swords, "attacks", &side.attacks.to_string(), phrase!("table-attacks", count = side.attacks)))
                    (self.stat(Emblem::Flame, "lost", &side.lost.to_string(), phrase!("table-lost", count = side.lost)))
                    (self.stat(
                        Emblem::Kind(Kind::Religio), "auxilium", &side.tokens.to_string(),
                        phrase!("table-auxilia", count = side.tokens),
                    ))
                }
                @if drawn_up {
                    div .schiere {
                        @for slot in 0..WIDTH as u8 {
                            @match side.schiere.iter().find(|it| it.slot == slot) {
                                Some(schiera) => (self.schiera(battle, at, schiera)),
                                None => span .schiera .empty {},
                            }
                        }
                    }
                } @else {
                    div .muster { @for line in &side.pawns { (self.line(line)) } }
                }
                @if let Some((sizes, held)) = &side.sealed {
                    @let sizes: Vec<_> = sizes.iter().filter(|&&size| size > 0).map(|&size| phrase!("schiera", lines = size)).collect();
                    @if !sizes.is_empty() {
                        p .note data-term="schiera" { (self.say(phrase!("table-draws-up", schiere = sizes))) }
                    }
                    @if *held == Some(true) { p .note data-term="reserve" { (self.say(phrase!("table-held"))) } }
                }
                @if drawn_up && !side.reserve.is_empty() {
                    div .muster data-term="reserve" {
                        small { (self.say(phrase!("table-reserve"))) }
                        @for line in &side.reserve { (self.line(line)) }
                    }
                }
                (self.laid(side))
            }
        }
    }

    /// A schiera: to click for the side that it is an enemy of.
    fn schiera(&self, battle: &BattleView, at: usize, schiera: &SchieraView) -> Markup {
        let front_last = at == ATTACKER;
        let lines: Vec<&LineView> = match front_last {
            true => schiera.lines.iter().rev().collect(),
            false => schiera.lines.iter().collect(),
        };
        let throw = html! {
            span .throw {
                span .threshold data-term="threshold" { "≤ " (schiera.threshold) }
                @for &die in &schiera.dice {
                    span class=(classes(&["die", class_if(die > schiera.threshold, "hit")])) data-term="dice" {
                        (emblem(Emblem::Die(die)))
                    }
                }
            }
        };
        let face = html! {
            @if !front_last { (throw) }
            @for line in lines { (self.line(line)) }
            @if front_last { (throw) }
        };
        let name = self.say(phrase!(
            "table-schiera",
            number = schiera.slot + 1,
            threshold = schiera.threshold
        ));
        let id = format!("schiera-{at}-{}", schiera.slot);
        if self.enemy(battle) == Some(at) {
            return self.thing(
                Action::Schiera(schiera.slot),
                &id,
                "schiera",
                "schiera",
                &name,
                face,
            );
        }
        html! { span id=(id) .schiera data-term="schiera" role="img" aria-label=(name) { (face) } }
    }

    /// The side that the viewer chooses schiere of, if it has to.
    fn enemy(&self, battle: &BattleView) -> Option<usize> {
        let me = self.view.me.filter(|_| self.scene.is_asked())?;
        let mine = battle.sides.iter().position(|side| side.force == Force::Player(me));
        // Who fights for nobody leads the village that defends.
        Some(mine.map_or(ATTACKER, |mine| 1 - mine))
    }

    /// A line: its centuriae, those that were hit, and whose they are.
    fn line(&self, line: &LineView) -> Markup {
        let village = self.village_name(line.village);
        let name = self.say(phrase!(
            "table-line",
            village = village,
            centuriae = line.centuriae,
            damage = line.damage
        ));
        let colour = self.owner(line.village).map_or("nobody", seat_class);
        picture(
            &classes(&["line", colour]),
            "line",
            &name,
            html! {
                span .name { (village) }
                span .pips {
                    @for _ in 0..line.centuriae { i .on {} }
                    @for _ in 0..line.damage { i .hit {} }
                }
            },
        )
    }

    /// Is this the viewer's side?
    fn leads(&self, side: &SideView) -> bool {
        matches!(side.force, Force::Player(seat) if self.is_me(seat))
    }

    /// The auxilia that the viewer has laid, to play.
    fn laid(&self, side: &SideView) -> Markup {
        let laid = side.laid.as_deref().unwrap_or_default();
        let own = self.leads(side);
        let plays = |kind: Kind| -> Vec<Action> {
            let choices = self.scene.choices.iter().map(|choice| choice.action);
            choices.filter(|action| matches!(*action, Action::Play(it, _) if it == kind)).collect()
        };
        let there = |kind: Kind| laid.contains(&kind) || own && !plays(kind).is_empty();
        html! {
            @for kind in Kind::ALL.into_iter().filter(|&kind| there(kind)) {
                div .auxilium .laid data-term="auxilium" {
                    span .band { (emblem(Emblem::Kind(kind))) b { (kind_name(kind)) } }
                    @if own { @for action in plays(kind) { (self.token_use(kind, action)) } }
                }
            }
        }
    }
}
