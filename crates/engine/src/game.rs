//! A whole game: four contracts.

use crate::{Board, Mind};

/// A game that people can play: its [`Rules`](crate::Rules), its
/// [`Words`](crate::Words), its [`Board`] and its [`Mind`]. Each is a folder in
/// the source of a game. Whatever has all four is a game.
pub trait Game: Board + Mind {}

impl<G: Board + Mind> Game for G {}
