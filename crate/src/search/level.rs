//! The levels at which the computer plays. All but the strongest are bounded so narrowly that they answer at once, and
//! all are bounded by what they look at, never by time: they are the same on every device.

use super::deepening::Wish;
use super::novice::{Novice, Sight};
use super::score::Score;
use super::{Limits, Think, Thinking};
use crate::game::Game;
use crate::games::with_position;

/// From 1, which a child beats, to this one, the strongest.
pub const LEVELS: u8 = 6;

/// How a level finds its turns.
#[derive(Clone, Copy)]
enum Way {
    /// By what it sees of this turn and the reply.
    Sees(Sight),
    /// By looking so many nodes ahead, liking some turns better by up to so many hundredths of a seed.
    Searches {
        nodes: u64,
        variety: Score,
        bits: u32,
    },
}

const WAYS: [Way; LEVELS as usize] = [
    Way::Sees(Sight {
        laps: 1,
        longest: 5,
        replies: 0,
    }),
    Way::Sees(Sight {
        laps: u32::MAX,
        longest: u8::MAX,
        replies: 25,
    }),
    Way::Sees(Sight {
        laps: u32::MAX,
        longest: u8::MAX,
        replies: 85,
    }),
    Way::Searches {
        nodes: 250,
        variety: 80,
        bits: 8,
    },
    Way::Searches {
        nodes: 10_000,
        variety: 20,
        bits: 12,
    },
    Way::Searches {
        nodes: 1_500_000,
        variety: 4,
        bits: 18,
    },
];

/// A level begins to think; levels there are not are the nearest. `None` when the game is over.
pub fn begin(game: &Game, level: u8, seed: u64) -> Option<Thinking> {
    if game.outcome().is_some() {
        return None;
    }
    let way = WAYS[usize::from(level.clamp(1, LEVELS)) - 1];
    let thinking: Box<dyn Think> = match way {
        Way::Sees(sight) => with_position!(game.position(), position => {
            Box::new(Novice::new(position, sight, seed))
        }),
        Way::Searches {
            nodes,
            variety,
            bits,
        } => {
            let limits = Limits { nodes, depth: 60 };
            let wish = Wish {
                lines: 1,
                limits,
                bits,
                variety,
                seed,
            };
            return Thinking::begin(game, wish);
        }
    };
    Some(Thinking(thinking))
}
