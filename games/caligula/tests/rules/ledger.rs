//! The ledger of rules: every section in both languages, every section tested.

ludi_game_tests::ledger_tests!(ludi_caligula::Caligula, crate::SOURCES);
