//! The program run as a user runs it, from the command line to the exit code.

#[cfg(unix)]
mod closing;
mod doctor;
mod draws;
mod house;
mod listing;
mod logs;
mod older;
mod playing;
mod records;
mod serve;
mod served;
mod settings;
mod simulate;
