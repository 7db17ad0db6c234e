//! The hash of a state, the same in every build and on every machine.

use std::hash::{Hash, Hasher};

use siphasher::sip::SipHasher13;

/// The hash of a state: what each row of a log carries.
pub fn digest<T: Hash>(value: &T) -> u64 {
    let mut hasher = Portable { sip: SipHasher13::new(), buffer: [0; BUFFER], filled: 0 };
    value.hash(&mut hasher);
    hasher.finish()
}

/// Most states fit.
const BUFFER: usize = 512;

/// SipHash-1-3 fed with the same bytes everywhere: the standard `write_*`
/// methods pass a number's bytes in the order and width of the machine. The
/// bytes are gathered first, since a state is hashed a byte at a time.
struct Portable {
    sip: SipHasher13,
    buffer: [u8; BUFFER],
    filled: usize,
}

impl Portable {
    /// The bytes of a number. How many is known when this is compiled, so that it
    /// is a single store: a state has hundreds of numbers.
    #[inline(always)]
    fn put<const N: usize>(&mut self, bytes: [u8; N]) {
        if self.filled + N > BUFFER {
            self.flush();
        }
        self.buffer[self.filled..self.filled + N].copy_from_slice(&bytes);
        self.filled += N;
    }

    #[cold]
    fn flush(&mut self) {
        self.sip.write(&self.buffer[..self.filled]);
        self.filled = 0;
    }
}

macro_rules! little_endian {
    ($($write:ident: $type:ty as $wide:ty),* $(,)?) => {$(
        #[inline]
        fn $write(&mut self, number: $type) {
            self.put((number as $wide).to_le_bytes());
        }
    )*};
}

impl Hasher for Portable {
    fn finish(&self) -> u64 {
        let mut sip = self.sip;
        sip.write(&self.buffer[..self.filled]);
        sip.finish()
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        if self.filled + bytes.len() > BUFFER {
            self.flush();
        }
        if bytes.len() > BUFFER {
            self.sip.write(bytes);
        } else {
            self.buffer[self.filled..][..bytes.len()].copy_from_slice(bytes);
            self.filled += bytes.len();
        }
    }

    little_endian! {
        write_u8: u8 as u8,
        write_i8: i8 as i8,
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
    /// However many bytes there are, they count as one after the other.
    #[test]
    fn a_digest_reads_every_byte_once() {
        let bytes: Vec<u8> = (0..=255).cycle().take(2000).collect();
        for length in [0, 1, 511, 512, 513, 1024, 2000] {
            let mut sip = SipHasher13::new();
            sip.write(&(length as u64).to_le_bytes());
            sip.write(&bytes[..length]);
            assert_eq!(digest(&bytes[..length].to_vec()), sip.finish(), "{length} bytes");
        }
    }
}
