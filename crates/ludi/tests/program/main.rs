//! The program run as a user runs it, from the command line to the exit code.

mod house;
mod listing;
mod playing;
mod records;
mod simulate;
