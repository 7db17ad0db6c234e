//! Section 2: stocks, the purchase of provinces, the first emperor, the armies.

use ludi_engine::{Dice, Listener, Rng, Seat, SeatSet};

use crate::Imperivm;
use crate::rules::action::{Action, Resource};
use crate::rules::cards::{Cards, Holding};
use crate::rules::event::Event;
use crate::rules::flow::Play;
use crate::rules::note::Note;
use crate::rules::province::{EVERYWHERE, ITALIA, PROVINCES, Province, provinces};
use crate::rules::slot::Pile;
use crate::rules::state::{Ask, Ending, NONE, Offer, Purse, Stage, State};
use crate::rules::turn::Turns;
use crate::rules::why::Why;

impl Imperivm {
    /// Deals the hands and goes on to the first purchase.
    pub(crate) fn set_up<R: Rng, L: Listener<Imperivm>>(
        &self,
        dice: &mut Dice<R>,
        listener: &mut L,
    ) -> State {
        let mut state = self.empty_table();
        let mut play = Play { game: self, state: &mut state, dice, listener };
        let count = self.components.start(self.edition).hand;
        for seat in Seat::all(self.seats) {
            for _ in 0..count {
                let card = play.state.deck.draw(play.dice);
                play.state.deck -= Cards::one(card);
                play.state.hands[seat.index()].put(card, true);
            }
            let cards = Some(play.state.hand(seat));
            play.tell_more(
                seat,
                Event::Dealt { seat, count, cards },
                Event::Dealt { seat, count, cards: None },
            );
        }
        let first = Seat::new(play.dice.below(u32::from(self.seats)) as usize);
        play.state.turn = first;
        play.tell(Event::FirstBuyer { seat: first });
        if self.provinces_dealt {
            play.deal_provinces();
        }
        play.go_on();
        state
    }

    /// Everything in its place, nothing dealt yet.
    pub(crate) fn empty_table(&self) -> State {
        let start = self.components.start(self.edition);
        let nobody = Seat::new(0);
        State {
            hands: [Holding::default(); 6],
            picked: [Cards::NONE; 6],
            gifts: [Cards::NONE; 6],
            gift_to: [nobody; 6],
            deck: self.components.deck(),
            discard: Cards::NONE,
            drawn: Holding::default(),
            reinforcement: Holding::default(),
            owned: [0; 6],
            notes: [Note::default(); 6],
            path: 0,
            purses: [Purse { coins: start.coins, power: start.power }; 6],
            public: Purse { coins: start.public_coins, power: start.public_power },
            oaths: [Pile::default(); 6],
            oaths_seen: [[0; 6]; 6],
            laid: [[Pile::default(); 6]; 2],
            stage: Stage::Purchase,
            ask: Ask::Nothing,
            pending: SeatSet::EMPTY,
            sealed: SeatSet::EMPTY,
            turn: nobody,
            emperor: nobody,
            reigned: false,
            imperial: false,
            marched: false,
            prisoner: None,
            unsettled: false,
            dominion: 0,
            turns: Turns::default(),
            morale: self.components.tracks.start,
            border: self.components.tracks.start,
            loyalty: [1; 6],
            armies: [NONE; 6],
            pawns: [0; 6],
            lacks: [0; 6],
            offers: [Offer::default(); 6],
            sealed_offers: [Offer::default(); 6],
            public_offer: Offer::default(),
            keep: 0,
            target: NONE,
            head: NONE,
            defender: nobody,
            base: NONE,
            roll: 0,
            ending: Ending::Open,
        }
    }

    /// The provinces that nobody has bought yet; Italia is not for sale.
    #[inline]
    pub(crate) fn for_sale(&self, state: &State) -> u64 {
        let bought = state.owned.iter().fold(ITALIA.bit(), |bought, owned| bought | owned);
        EVERYWHERE & !bought
    }

    /// Both ways to pay: who has only one is not asked.
    pub(crate) fn list_prices(&self, actions: &mut Vec<Action>) {
        actions.extend([Action::Pay(Resource::Coins), Action::Pay(Resource::Power)]);
    }
}

impl<R: Rng, L: Listener<Imperivm>> Play<'_, R, L> {
    /// Asks whose turn it is to buy; when all is bought, the empire is founded.
    pub(crate) fn next_purchase(&mut self) {
        if self.game.for_sale(self.state) != 0 {
            self.ask(self.state.turn, Ask::Buy);
        } else {
            self.found_empire();
        }
    }

    /// Deals all provinces at random in the order in which they would be bought. Everybody
    /// pays for each with whatever is left more of, with a coin if that is the same.
    fn deal_provinces(&mut self) {
        self.tell(Event::ProvincesDealt);
        loop {
            let left: Vec<Province> = provinces(self.game.for_sale(self.state)).collect();
            if left.is_empty() {
                return;
            }
            let province = left[self.dice.below(left.len() as u32) as usize];
            let seat = self.state.turn;
            let Purse { coins, power } = self.state.purses[seat.index()];
            let coin = self.game.edition.coins_buy_provinces() && coins >= power;
            self.buy(seat, province, if coin { Resource::Coins } else { Resource::Power });
        }
    }

    pub(crate) fn choose_province(&mut self, seat: Seat, province: Province) -> Result<(), Why> {
        if province == ITALIA {
            return Err(Why::ItaliaNotForSale);
        }
        if self.game.for_sale(self.state) & province.bit() == 0 {
            return Err(Why::ProvinceTaken);
        }
        self.state.target = province.index() as u8;
        let Purse { coins, power } = self.state.purses[seat.index()];
        if !self.game.edition.coins_buy_provinces() || coins == 0 {
            self.buy(seat, province, Resource::Power);
        } else if power == 0 {
            self.buy(seat, province, Resource::Coins);
        } else {
            self.ask(seat, Ask::Price);
        }
        Ok(())
    }

    pub(crate) fn pay(&mut self, seat: Seat, with: Resource) -> Result<(), Why> {
        let Some(province) = self.state.target() else { return Err(Why::ProvinceTaken) };
        self.buy(seat, province, with);
        Ok(())
    }

    fn buy(&mut self, seat: Seat, province: Province, with: Resource) {
        let state = &mut *self.state;
        *state.purses[seat.index()].of_mut(with) -= 1;
        state.owned[seat.index()] |= province.bit();
        state.target = NONE;
        state.turn = seat.left(self.game.seats);
        self.answered(seat);
        self.tell(Event::Bought { seat, province, with });
    }

    /// The first emperor is whoever, with the fewest provinces, sits to the left
    /// of somebody with more: the one who would have bought next.
    fn found_empire(&mut self) {
        let game = self.game;
        let state = &mut *self.state;
        debug_assert_ne!((PROVINCES - 1) % usize::from(game.seats), 0);
        let seat = state.turn;
        state.emperor = seat;
        let purse = &mut state.purses[seat.index()];
        let with = if purse.power > 0 { Resource::Power } else { Resource::Coins };
        *purse.of_mut(with) -= 1;
        let start = game.components.start(game.edition);
        let extra = Purse { coins: start.emperor_coins, power: start.emperor_power };
        purse.add(extra);
        state.owned[seat.index()] |= ITALIA.bit();
        state.armies[seat.index()] = ITALIA.index() as u8;
        state.turn = seat.left(game.seats);
        state.stage = Stage::Armies;
        self.tell(Event::FirstEmperor { seat, with });
        if !extra.is_empty() {
            self.tell(Event::ImperialPurse { seat, purse: extra });
        }
    }

    /// Asks the next general where his army begins, from the emperor's left on.
    pub(crate) fn next_army(&mut self) {
        let seat = self.state.turn;
        if seat == self.state.emperor {
            self.state.turn = seat.left(self.game.seats);
            self.state.stage = Stage::Turn;
        } else {
            self.ask(seat, Ask::Army);
        }
    }

    pub(crate) fn place_army(&mut self, seat: Seat, province: Province) -> Result<(), Why> {
        if !self.state.owns(seat, province) {
            return Err(Why::NotYourProvince(ludi_engine::Rule("2")));
        }
        self.state.armies[seat.index()] = province.index() as u8;
        self.state.turn = seat.left(self.game.seats);
        self.answered(seat);
        self.tell(Event::ArmyPlaced { seat, province });
        Ok(())
    }
}
