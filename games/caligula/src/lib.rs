//! Caligula.
mod action;
