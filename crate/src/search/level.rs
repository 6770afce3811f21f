//! The levels at which the computer plays. All but the strongest are bounded so narrowly that they answer at once, and
//! all are bounded by what they look at, never by time: they are the same on every device, unless whoever has the
//! strongest think does not wait for its end.

use super::deepening::Wish;
use super::evaluate::Evaluate;
use super::novice::{Novice, Sight};
use super::score::Score;
use super::{Limits, Think, Thinking};
use crate::game::Game;
use crate::games::with_position;

/// From 1, which a child beats, to this one, the strongest.
pub const LEVELS: u8 = 6;

/// Of a hundred replies those that the novices think of, who are the first three levels.
const REPLIES: [u64; 3] = [0, 45, 95];
/// The first one counts no further than this.
const SHORT_SIGHTED: Sight = Sight {
    laps: 1,
    longest: 5,
    replies: REPLIES[0],
};
/// The nodes of the strongest, for which a browser takes some tenths of a second.
const MOST_NODES: u64 = 1_000_000;
/// Hundredths of a seed by which the other three like some turns better, at most, for variety.
const VARIETY: [Score; 3] = [60, 25, 4];
/// The sizes of their tables of transpositions: 2 to the power of each, in places.
const BITS: [u32; 3] = [8, 12, 18];

fn sight(level: u8) -> Sight {
    match level {
        1 => SHORT_SIGHTED,
        _ => Sight {
            laps: u32::MAX,
            longest: u8::MAX,
            replies: REPLIES[usize::from(level) - 1],
        },
    }
}

fn wish([less, more]: [u64; 2], level: u8, seed: u64) -> Wish {
    let place = usize::from(level) - 4;
    let nodes = [less, more, MOST_NODES][place];
    Wish {
        lines: 1,
        is_for_a_turn: true,
        limits: Limits {
            nodes,
            ..Limits::NONE
        },
        bits: BITS[place],
        variety: VARIETY[place],
        seed,
    }
}

fn nodes_of_levels<P: Evaluate>(_: &P) -> [u64; 2] {
    P::NODES_OF_LEVELS
}

/// A level begins to think; levels there are not are the nearest. `None` when the game is over.
pub fn begin(game: &Game, level: u8, seed: u64) -> Option<Thinking> {
    if game.outcome().is_some() {
        return None;
    }
    let level = level.clamp(1, LEVELS);
    if level > 3 {
        let nodes = with_position!(game.position(), position => nodes_of_levels(position));
        return Thinking::begin(game, wish(nodes, level, seed), level == LEVELS);
    }
    let novice: Box<dyn Think> = with_position!(game.position(), position => {
        Box::new(Novice::new(position, sight(level), seed))
    });
    Some(Thinking {
        search: novice,
        game: None,
        proved: None,
    })
}
