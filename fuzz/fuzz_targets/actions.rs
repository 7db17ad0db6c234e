//! Whatever is tried, the rules hold.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzz::actions(bytes));
