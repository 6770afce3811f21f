//! Searching, whole and in parts.

use empiki::games::{BaoKigogo, Omweso, Oware};
use empiki::moves::Moves;
use empiki::search::{Evaluate, Limits, Thinking};
use empiki::{Game, GameId};

use super::Random;

/// Bytes for what was found out about positions: as many as the page uses, and none to speak of.
pub const MEMORIES: [usize; 2] = [16 << 20, 0];

/// Analyses the start of a game; gives the turns that were tried.
pub fn searched(game: GameId, memory: usize, nodes: u64) -> u64 {
    let limits = Limits {
        nodes,
        ..Limits::NONE
    };
    let game = Game::start(game);
    let mut thinking = Thinking::analyse_with_memory(&game, 1, limits, memory).expect("a start");
    while !thinking.advance(u64::MAX) {}
    thinking.report().nodes
}

/// Positions as random games reach them.
pub trait Met {
    /// Plays every turn of each; gives the turns.
    fn tried(&self) -> u64;

    /// Estimates each so often; gives their number and something that depends on all estimates.
    fn estimated(&self, rounds: u64) -> (u64, i64);
}

/// So many positions of a game.
pub fn met(game: GameId, count: usize) -> Box<dyn Met> {
    match game {
        GameId::Oware => Box::new(positions::<Oware>(count)),
        GameId::Omweso => Box::new(positions::<Omweso>(count)),
        GameId::BaoKigogo => Box::new(positions::<BaoKigogo>(count)),
    }
}

fn positions<P: Evaluate>(count: usize) -> Vec<P> {
    let mut random = Random::new(5);
    let mut positions: Vec<P> = Vec::with_capacity(count);
    let mut position = P::start();
    while positions.len() < count {
        positions.push(position.clone());
        let turns = position.moves();
        let turn = turns.list[random.below(turns.list.len())];
        if position.sow(turn, &mut ()).is_some() {
            position = P::start();
        }
    }
    positions
}

impl<P: Evaluate> Met for Vec<P> {
    fn tried(&self) -> u64 {
        let mut buffer = Moves::default();
        let mut turns = 0;
        for position in self {
            position.for_each_turn(&mut buffer, &mut (), |_, reached, _| {
                turns += 1;
                std::hint::black_box(&reached);
            });
        }
        turns
    }

    fn estimated(&self, rounds: u64) -> (u64, i64) {
        let mut sum = 0;
        for _ in 0..rounds {
            for position in std::hint::black_box(self) {
                sum += i64::from(position.estimate()) + i64::from(position.lead());
            }
        }
        (self.len() as u64 * rounds, sum)
    }
}
