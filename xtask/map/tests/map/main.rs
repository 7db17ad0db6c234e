//! The committed maps show the borders that their games have, and what stands on them
//! can be read. Everything here is computed from the files, without the program that
//! makes them.

mod appendix;
mod borders;
mod history;
mod layout;
mod picture;
mod routes;
