//! The hash of a state, the same in every build and on every machine.

use std::hash::{Hash, Hasher};

use siphasher::sip::SipHasher13;

/// The hash of a state: what each row of a log carries.
pub fn digest<T: Hash>(value: &T) -> u64 {
    let mut hasher = Portable(SipHasher13::new());
    value.hash(&mut hasher);
    hasher.finish()
}

/// SipHash-1-3 fed with the same bytes everywhere: the standard `write_*`
/// methods pass a number's bytes in the order and width of the machine.
struct Portable(SipHasher13);

macro_rules! little_endian {
    ($($write:ident: $type:ty as $wide:ty),* $(,)?) => {$(
        fn $write(&mut self, number: $type) {
            self.0.write(&(number as $wide).to_le_bytes());
        }
    )*};
}

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        self.0.finish()
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0.write(bytes);
    }

    little_endian! {
        write_u16: u16 as u16,
        write_u32: u32 as u32,
        write_u64: u64 as u64,
        write_u128: u128 as u128,
        write_usize: usize as u64,
        write_i16: i16 as i16,
        write_i32: i32 as i32,
        write_i64: i64 as i64,
        write_i128: i128 as i128,
        write_isize: isize as i64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written down once, from a run on a little-endian 64-bit machine: records
    /// made by one build must verify in all others.
    #[test]
    fn a_digest_never_changes() {
        #[derive(Hash)]
        enum Phase {
            #[expect(dead_code, reason = "makes the discriminant of the next one matter")]
            First,
            Second(i8),
        }
        assert_eq!(
            digest(&(Phase::Second(-1), [1u8, 2, 3], 7u16, Some(9u32))),
            6_963_301_339_850_822_422
        );
    }
}
