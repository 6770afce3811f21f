//! What a table of endgames tells the search.

/// What is known of the rest of a game: the seeds that the player to move still wins minus those that the opponent
/// still wins, when both play as well as they can and the game is played out.
///
/// The bounds hold for a position before which none was met since the last capture (or since the start): landing on one
/// that was met ends the game by repetition, so it may change what both can force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// At least so much, −48 to 48.
    pub least: i8,
    /// At most so much; equal to `least` when the worth is known exactly.
    pub most: i8,
}

/// A table of endgames.
pub trait Probe {
    /// The most seeds in the pits of a position that the table holds.
    fn most_seeds(&self) -> u8;

    /// What is known of a position, `None` when it is not in the table. `pits` are the counts of the mover's six
    /// pits, then of the opponent's, each from its owner's left.
    fn bounds(&self, pits: &[u8; 12]) -> Option<Bounds>;
}
