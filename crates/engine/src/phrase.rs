//! What is to be said, before it is put in a language.

use crate::Seat;

/// A message key of the game's texts with its arguments. Rules build phrases,
/// [`Speech`](crate::Speech) turns them into Italian or English.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phrase {
    /// The message in `text/*.ftl`.
    pub key: &'static str,
    /// What its variables stand for.
    pub args: Vec<(&'static str, Arg)>,
}

/// What a variable of a phrase stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Arg {
    /// A number, which the text may also choose a plural by.
    Number(i64),
    /// A seat, said as the name of who sits there.
    Seat(Seat),
    /// A proper name, the same in all languages.
    Name(String),
    /// Another phrase.
    Phrase(Phrase),
    /// Several phrases, said one after the other with commas.
    List(Vec<Phrase>),
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Arg {
        Arg::List(phrases)
    }
}

impl From<&str> for Arg {
    fn from(name: &str) -> Arg {
        Arg::Name(name.to_owned())
    }
}

macro_rules! number_arg {
    ($($type:ty)*) => {$(
        impl From<$type> for Arg {
            fn from(number: $type) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )*};
}
number_arg!(i8 i32 i64 u8 u16 u32 usize);

/// `phrase!("key")` or `phrase!("key", seat = seat, count = 3)`.
///
/// Keys are written out as literals in this macro and nowhere else, which lets
/// [`text::check`](crate::text::check) find missing and unused keys in the
/// sources.
#[macro_export]
macro_rules! phrase {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Phrase {
            key: $key,
            args: vec![$((stringify!($name), $crate::Arg::from($value))),*],
        }
    };
}
