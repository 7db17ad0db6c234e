//! Whatever a record says, it is read or refused, and no edit passes unnoticed.

#![no_main]

use std::sync::LazyLock;

use caligula::Caligula;

static ORIGINALS: LazyLock<Vec<String>> = LazyLock::new(ludi_fuzz::originals::<Caligula>);

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    ludi_fuzz::any_text::<Caligula>(bytes);
    ludi_fuzz::edited_record::<Caligula>(&ORIGINALS, bytes);
});
