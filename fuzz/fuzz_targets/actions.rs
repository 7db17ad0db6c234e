//! Whatever is tried, the rules hold.

#![no_main]

use caligula::Caligula;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzz::actions::<Caligula>(bytes));
