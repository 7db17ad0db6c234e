//! How likely a battle is won, from what decides it: attacks, thresholds, centuriae.

/// What being routed counts, in centuriae.
const ROUT: f32 = 1.5;
/// Who attacks has to lose less: with equal losses he goes.
const DRAW: f32 = 0.45;

/// A force that fights or may come to fight.
#[derive(Clone, Copy)]
pub(super) struct Host {
    pub(super) centuriae: f32,
    /// Lines.
    pub(super) pawns: f32,
    /// Attacks left.
    pub(super) attacks: f32,
    /// What is added to its thresholds.
    pub(super) bonus: f32,
    /// The centuriae that it has lost.
    pub(super) lost: f32,
}

impl Host {
    pub(super) fn new(centuriae: u8, pawns: u8, tokens: u8, bonus: i8) -> Host {
        Host {
            centuriae: centuriae.into(),
            pawns: pawns.into(),
            attacks: f32::from(pawns + tokens),
            bonus: bonus.into(),
            lost: 0.0,
        }
    }

    /// How likely a blow costs it a centuria.
    pub(super) fn weakness(&self) -> f32 {
        if self.pawns < 1.0 {
            return 1.0;
        }
        let schiere = match self.pawns {
            ..=3.0 => 1.0,
            ..=6.0 => 2.0,
            _ => 3.0,
        };
        let lines = (self.pawns / schiere).min(3.0);
        let figures = if self.centuriae > 2.0 * self.pawns { 2.0 } else { 1.0 };
        1.0 - (figures + lines - 1.0 + self.bonus).clamp(0.0, 5.0) / 6.0
    }
}

/// How likely the attacker wins.
pub(super) fn chance(attack: &Host, defence: &Host) -> f32 {
    let (to_attack, to_defence) = (attack.weakness(), defence.weakness());
    let (blows, answers) = (attack.attacks, defence.attacks);
    let dealt = (blows * to_defence).min(defence.centuriae);
    let taken = (answers * to_attack).min(attack.centuriae);
    // How much of the way to a rout either is brought.
    let to_rout = |own: &Host, enemy: &Host| (own.centuriae - enemy.centuriae / 2.0).max(1.0);
    let broken = (dealt / to_rout(defence, attack)).min(1.5);
    let beaten = (taken / to_rout(attack, defence)).min(1.5);
    let ahead = defence.lost + dealt - attack.lost - taken + ROUT * (broken - beaten) - DRAW;
    let spread =
        blows * to_defence * (1.0 - to_defence) + answers * to_attack * (1.0 - to_attack) + 0.3;
    let lead = ahead / spread.sqrt();
    0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
}
