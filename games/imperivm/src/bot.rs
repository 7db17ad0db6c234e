//! The rule of thumb by which bots play Imperivm Romanvm.

use ludi_bots::Heuristic;

use crate::Imperivm;
use crate::action::Action;
use crate::cards::Side;
use crate::state::Ask;
use crate::view::View;

/// How much a card of the other side is worth getting rid of in an oath.
const SIDE: f32 = 2.0;

impl Heuristic for Imperivm {
    /// Keeps its resources for when the empire needs them, taxes in measure,
    /// swears as it stands in public.
    fn judge(&self, view: &View, legal: &[Action], scores: &mut Vec<f32>) {
        let loyal = view.me.is_none_or(|me| view.players[me.index()].loyalty > 0);
        let side = if loyal { Side::Loyal } else { Side::Traitor };
        scores.extend(legal.iter().map(|&action| match (view.ask, action) {
            (Ask::Oath | Ask::BorderCard | Ask::MoraleCard, Action::Card(card))
                if card.side() == side =>
            {
                SIDE
            }
            (Ask::UprisingBid | Ask::BarbarianBid, Action::Amount(amount)) => {
                let fair = view.needed.unwrap_or(0).div_ceil(view.players.len() as u16);
                let wanted = if loyal { fair } else { 0 };
                -f32::from(wanted.abs_diff(u16::from(amount)))
            }
            (Ask::Tribute, Action::Amount(amount)) => -(f32::from(amount) - 1.0).abs(),
            (Ask::Donation | Ask::PlotBid, Action::Amount(amount)) => {
                -(f32::from(amount) - 2.0).abs()
            }
            (Ask::Target | Ask::Donation | Ask::DefenceDraw, Action::Pass) => -1.0,
            _ => 0.0,
        }));
    }
}
