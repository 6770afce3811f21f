//! The levels at which the computer plays.

use super::deepening::Wish;
use super::{Limits, Thinking};
use crate::game::Game;

/// From 1, which a child beats, to this one, the strongest.
pub const LEVELS: u8 = 6;

/// A level begins to think.
pub fn begin(game: &Game, level: u8, seed: u64) -> Option<Thinking> {
    let nodes = match level {
        0..=4 => 2_000,
        5 => 50_000,
        _ => 1_000_000,
    };
    Thinking::begin(
        game,
        Wish {
            lines: 1,
            limits: Limits { nodes, depth: 60 },
            bits: 16,
            variety: 4,
            seed,
        },
    )
}
