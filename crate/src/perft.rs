//! Counting the lines of play, the classic check of a move generator.

use crate::moves::{Move, Moves};
use crate::position::Position;

/// Sequences of `depth` turns from a position. A line that ended earlier counts
/// nothing, equal positions count twice, repetition is ignored, and a turn that
/// never ends is a leaf at the last ply only.
///
/// ```
/// use empiki::{games::Oware, perft::perft, Position};
/// assert_eq!(perft(&Oware::start(), 5), 5_219);
/// ```
#[must_use]
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if ends_before(position, depth) {
        return 0;
    }
    let mut buffers = vec![Moves::default(); depth as usize];
    count(position, depth, &mut buffers)
}

/// As [`perft`], by first turn. Empty for depth 0.
#[must_use]
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(Move, u64)> {
    let turns = position.moves().list;
    let is_over = depth == 0 || ends_before(position, depth);
    let mut buffers = vec![Moves::default(); depth as usize];
    let mut leaves = |turn| match is_over {
        true => 0,
        false => count_after(position, turn, depth - 1, &mut buffers),
    };
    turns.into_iter().map(|turn| (turn, leaves(turn))).collect()
}

/// Whether every line from here is shorter than `depth` (at least 1).
fn ends_before<P: Position>(position: &P, depth: u32) -> bool {
    position.ply_cap().is_some_and(|cap| cap < depth) || position.outcome().is_some()
}

/// Lines of `depth` turns from a position that is not over. `buffers` has a list of moves a ply, which are used
/// again and again.
fn count<P: Position>(position: &P, depth: u32, buffers: &mut [Moves]) -> u64 {
    let [moves, rest @ ..] = buffers else {
        unreachable!("a buffer a ply");
    };
    if depth == 1 {
        // The last ply is counted without being played.
        return position.count_moves(moves);
    }
    moves.clear();
    position.add_moves(moves);
    let leaves = moves.list.iter();
    leaves
        .map(|&turn| count_after(position, turn, depth - 1, rest))
        .sum()
}

/// Lines that begin with `turn` and go on for `depth` turns.
#[inline]
fn count_after<P: Position>(position: &P, turn: Move, depth: u32, buffers: &mut [Moves]) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut next = position.clone();
    match next.sow(turn, &mut ()) {
        Some(_) => 0,
        None => count(&next, depth, buffers),
    }
}
