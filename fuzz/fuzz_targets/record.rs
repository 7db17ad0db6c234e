//! Whatever a record says, it is read or refused, and no edit passes unnoticed.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| ludi_fuzzing::target("record", bytes));
