//! What the rules of a game work with while they carry out an action.

/// A type for a game being played: its table, state, dice and listener, with the ways to
/// tell what happens. The rules of the game are further methods of it.
///
/// The type belongs to the game, since its rules stand in many files, each with an `impl`.
#[macro_export]
macro_rules! play {
    ($(#[$doc:meta])* pub(crate) struct $name:ident: $game:ty) => {
        $(#[$doc])*
        pub(crate) struct $name<'a, R, L> {
            pub(crate) game: &'a $game,
            pub(crate) state: &'a mut <$game as $crate::Rules>::State,
            pub(crate) dice: &'a mut $crate::Dice<R>,
            pub(crate) listener: &'a mut L,
        }

        impl<R: $crate::Rng, L: $crate::Listener<$game>> $name<'_, R, L> {
            /// Tells everybody.
            #[inline]
            pub(crate) fn tell(&mut self, event: <$game as $crate::Rules>::Event) {
                $crate::Listener::<$game>::tell(self.listener, $crate::Told::to_all(event));
            }

            /// Tells these seats more than the others.
            #[inline]
            pub(crate) fn tell_more(
                &mut self,
                seats: impl Into<$crate::SeatSet>,
                event: <$game as $crate::Rules>::Event,
                others: <$game as $crate::Rules>::Event,
            ) {
                let only = Some(seats.into());
                let told = $crate::Told { event, only, others: Some(others) };
                $crate::Listener::<$game>::tell(self.listener, told);
            }

            /// Marks a moment that a person must see, one of the game's `BEATS`.
            #[inline]
            pub(crate) fn beat(&mut self, kind: &'static str) {
                $crate::Listener::<$game>::beat(self.listener, kind, self.state);
            }
        }
    };
}
