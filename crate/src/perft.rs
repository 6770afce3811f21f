//! Counting the lines of play, the classic check of a move generator.

use crate::moves::Moves;
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
    let is_cut_short = position.ply_cap().is_some_and(|cap| cap < depth);
    if is_cut_short || position.outcome().is_some() {
        return 0;
    }
    let mut buffers = vec![Moves::default(); depth as usize];
    count(position, depth, &mut buffers)
}

/// `position` is not over. `buffers` has a list of moves a ply, so that counting allocates nothing.
fn count<P: Position>(position: &P, depth: u32, buffers: &mut [Moves]) -> u64 {
    if depth == 1 {
        // The last ply is counted without being played.
        return position.count_moves();
    }
    let [moves, rest @ ..] = buffers else {
        unreachable!("a buffer a ply");
    };
    moves.list.clear();
    position.add_moves(moves);
    let mut leaves = 0;
    for &turn in &moves.list {
        let mut next = position.clone();
        if next.sow(turn, &mut ()).is_none() {
            leaves += count(&next, depth - 1, rest);
        }
    }
    leaves
}
