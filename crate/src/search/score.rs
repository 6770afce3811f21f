//! Numbers that a search compares, and what they mean.
//!
//! All are from the view of the player to move, and small enough for sixteen bits:
//!
//! | number | meaning |
//! |---|---|
//! | up to 9,000 | an estimate in hundredths of a seed |
//! | 9,500 and a little | the game ends by repetition or the limit of plies, and is won: true for this path only |
//! | from 20,000 | a table knows that the game is won, by so many seeds |
//! | from 28,000 | the search has seen the game won: 29,000, 128 more for each point of the win, less the plies to it |

use std::cmp::Ordering;

use super::report::Worth;
use crate::outcome::{Figures, Outcome, Winner};
use crate::side::Side;

/// A number from the view of the player to move.
pub type Score = i16;

/// Beyond all others.
pub const INFINITE: Score = 32_000;
/// The greatest estimate.
pub const MOST_ESTIMATED: Score = 9_000;
const BY_REPETITION: Score = 9_500;
const BY_TABLE: Score = 20_000;
const WON: Score = 29_000;
/// Whatever is this great is proved.
const PROVED: Score = BY_TABLE;
/// Whatever is this great was seen by the search, and says how far it is.
const SEEN: Score = 28_000;

/// A win with more points is better than a quicker one. A search looks less far ahead than so many plies.
const A_POINT: Score = 128;

/// What a finished game is worth to `side`, `plies` after the position that is searched.
pub fn of_outcome(outcome: &Outcome, side: Side, plies: u32) -> Score {
    let Winner::Side(winner) = outcome.winner else {
        return 0;
    };
    let points = match outcome.figures {
        Figures::Points(points) => A_POINT * Score::from(points),
        Figures::Scores(_) | Figures::None => 0,
    };
    signed(WON + points - plies as Score, winner == side)
}

/// What a game is worth to `side` that ended in a way which depends on the turns before.
pub fn of_closing(outcome: &Outcome, side: Side) -> Score {
    match outcome.winner {
        Winner::Side(winner) => signed(BY_REPETITION, winner == side),
        Winner::Draw | Winner::Annulled => 0,
    }
}

/// What a final difference of seeds is worth that a table knows.
pub fn of_table(difference: i16) -> Score {
    match difference.cmp(&0) {
        Ordering::Equal => 0,
        order => signed(BY_TABLE + 16 * difference.abs(), order.is_gt()),
    }
}

const fn signed(score: Score, is_good: bool) -> Score {
    if is_good { score } else { -score }
}

/// As a table of transpositions keeps it: plies are counted from the position there, `plies` after the first one.
pub fn to_table(score: Score, plies: u32) -> Score {
    shifted(score, plies as Score)
}

/// As it means in a position `plies` after the first one.
pub fn from_table(score: Score, plies: u32) -> Score {
    shifted(score, -(plies as Score))
}

fn shifted(score: Score, plies: Score) -> Score {
    if score >= SEEN {
        score + plies
    } else if score <= -SEEN {
        score - plies
    } else {
        score
    }
}

/// Whether a score says how the game ends, whatever either player does about it.
pub const fn is_proved(score: Score) -> bool {
    score.abs() >= PROVED
}

/// What a score is worth to somebody who likes the turn. What is proved is not a matter of liking: he might put off a win
/// for ever.
pub const fn liked(score: Score, liking: Score) -> Score {
    if is_proved(score) {
        score
    } else {
        score + liking
    }
}

/// What a score tells people. Only a table that is asked right after the first turn tells the margin: further on the
/// search passes over turns, and takes any loss that a table knows for better than one that it sees.
pub fn worth(score: Score, is_first_turn: bool) -> Worth {
    let size = score.abs();
    if !is_proved(score) {
        return Worth::Estimate(score.clamp(-MOST_ESTIMATED, MOST_ESTIMATED).into());
    }
    let has_end = size >= SEEN;
    Worth::Proved {
        outcome: score.cmp(&0),
        margin: (!has_end && is_first_turn).then_some(((size - BY_TABLE) / 16) as u8),
        plies: has_end.then(|| plies_to(size)),
    }
}

/// Plies to an end that was seen.
fn plies_to(size: Score) -> u32 {
    (WON - size).rem_euclid(A_POINT) as u32
}
