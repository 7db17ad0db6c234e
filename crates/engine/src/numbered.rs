//! Things that are known by a number, such as provinces and cards, and sets of them as
//! bits.

/// A type for things with numbers from 1 on, as they are printed: how many there are,
/// and what one of them is called where a number is refused.
///
/// ```
/// ludi_engine::numbered! {
///     /// A hill of Rome.
///     pub struct Hill: 7, "a hill"
/// }
///
/// let aventine = Hill::new(2).unwrap();
/// assert_eq!((aventine.index(), aventine.bit()), (1, 0b10));
/// assert_eq!(serde_json::to_string(&aventine).unwrap(), "2");
/// assert_eq!(Hill::new(8), None);
/// let refused = serde_json::from_str::<Hill>("8").unwrap_err().to_string();
/// assert!(refused.starts_with("a hill is 1 to 7"), "{refused}");
/// ```
#[macro_export]
macro_rules! numbered {
    ($(#[$doc:meta])* pub struct $name:ident: $count:expr, $what:literal) => {
        $(#[$doc])*
        /// In JSON it is its number, from 1.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// The one with this number, from 1.
            pub fn new(number: u8) -> Option<$name> {
                (1..=$count as u8).contains(&number).then(|| $name(number - 1))
            }

            /// All of them, in order.
            pub fn all() -> impl Iterator<Item = $name> + Clone {
                (0..$count as u8).map($name)
            }

            /// The one at this place of all, from 0, which must be there.
            #[inline]
            pub const fn from_index(index: u8) -> $name {
                debug_assert!((index as usize) < $count as usize);
                $name(index)
            }

            /// Its place among all, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its number, from 1.
            pub const fn number(self) -> u8 {
                self.0 + 1
            }

            /// Its bit in a set.
            #[inline]
            pub const fn bit(self) -> u64 {
                1 << self.0
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_u8(self.number())
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let number = <u8 as ::serde::Deserialize>::deserialize(from)?;
                let refused = || ::serde::de::Error::custom(format!("{} is 1 to {}", $what, $count));
                $name::new(number).ok_or_else(refused)
            }
        }
    };
}

/// The places of the bits of a set, in order.
#[inline]
pub fn bits(set: u64) -> impl Iterator<Item = u8> {
    let mut left = set;
    std::iter::from_fn(move || {
        let place = (left != 0).then(|| left.trailing_zeros() as u8)?;
        left &= left - 1;
        Some(place)
    })
}
