//! What a search tells.

use std::cmp::Ordering;

use crate::moves::Move;

/// What a position is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// An estimate in hundredths of a seed; positive when the player to move is ahead.
    Estimate(i32),
    /// Known from a table or a complete search.
    Proved {
        /// Greater: the player to move wins; less: he loses.
        outcome: Ordering,
        /// The seeds by which the winner wins when the game is played out, where they are counted and known exactly.
        margin: Option<u8>,
        /// Plies to the end, where the search has seen it.
        plies: Option<u32>,
    },
}

/// A line of play and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The turns, the first by the player to move, then by turns; at least one.
    pub turns: Vec<Move>,
    /// What the position is worth to the player to move when he begins so.
    pub worth: Worth,
}

/// Why a turn was chosen, as far as whoever chose it saw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There is no other.
    OnlyTurn,
    /// He saw that it takes so many seeds, and nothing that takes more (and does not lose at once).
    Captures(u8),
    /// He saw nothing to take, and moves a pit as full as any (of those that do not lose at once).
    FullestPit,
    /// Of what he saw, turn and reply leave him best off: with so many seeds more (or less).
    Exchange(i8),
    /// He looked so many plies ahead.
    Search(u32),
    /// It keeps what is proved, or wins at once.
    Proved,
}

/// The turn that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The turn.
    pub turn: Move,
    /// Why.
    pub reason: Reason,
}

/// How far a search is and what it has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Plies that are searched completely.
    pub depth: u32,
    /// Turns tried so far.
    pub nodes: u64,
    /// The best lines, the best first; empty until the first depth is done.
    pub lines: Vec<Line>,
    /// Whether there is nothing more to come.
    pub is_over: bool,
}
