//! What is measured, the same natively and in wasm: each workload does a fixed
//! amount of work from a seed and says how much it did.

pub mod plain;
pub mod search;
pub mod untraced;

use empiki::endless::{DEFAULT_LIMIT, Proof, Verdict};
use empiki::games::{Omweso, Oware};
use empiki::moves::{Move, Moves};
use empiki::perft::perft;
use empiki::position::Position;
use empiki::setup::Total;
use empiki::tablebase::{Abapa, Builder, positions};
use empiki::trace::{RuleId, Step, Trace};
use empiki::{Game, Side, board::Seeds};

/// xorshift64*: small, quick, and the same everywhere.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((high * bound as u64) >> 32) as usize
    }
}

/// Leaves of Oware's perft from the start.
pub fn oware_perft(depth: u32) -> u64 {
    perft(&Oware::start(), depth)
}

/// The most plies of a playout.
pub const MOST_PLIES: u64 = 300;

/// Random Oware games without a repetition table; gives the plies.
pub fn oware_playouts(games: u32) -> u64 {
    let mut random = Random::new(7);
    let mut moves = Moves::default();
    let mut plies = 0;
    for _ in 0..games {
        let mut position = Oware::start();
        for _ in 0..MOST_PLIES {
            moves.list.clear();
            position.add_moves(&mut moves);
            let turn = moves.list[random.below(moves.list.len())];
            plies += 1;
            if position.sow(turn, &mut ()).is_some() {
                break;
            }
        }
    }
    plies
}

/// Positions of Omweso as games reach them, with a start in each.
pub fn omweso_turns(count: usize) -> Vec<(Omweso, Move)> {
    let mut random = Random::new(11);
    let mut turns = Vec::with_capacity(count);
    while turns.len() < count {
        let position = scattered(&mut random);
        let pit = random.below(16) as u8;
        if position.why_not(Move::sow(pit).into()).is_none() {
            turns.push((position, Move::sow(pit)));
        }
    }
    turns
}

/// Random arrangements, 32 seeds a side.
fn scattered(random: &mut Random) -> Omweso {
    let mut setup = Omweso::start().setup();
    setup.seeds = Seeds::default();
    setup.turns_taken = [1, 1];
    let shape = Omweso::SPEC.shape;
    for side in Side::BOTH {
        for _ in 0..32 {
            let pit = shape.pit(side, random.below(16) as u8);
            setup.seeds.set(pit, setup.seeds.get(pit) + 1);
        }
    }
    Omweso::from_setup(&setup, Total::Required).expect("64 seeds")
}

/// Proves that a turn never ends; gives the laps that this took.
pub fn endless_turn() -> u64 {
    const POSITION: &str = "omweso 1,2,5,2,1,2,4,3,2,1,2,1,3,2,5,24/0x4,1,0x9,2,1 s 1,1 1,1";
    let game = Game::from_text(POSITION).expect("a position");
    let mut proof = Proof::start(&game, "J", DEFAULT_LIMIT).expect("a legal turn");
    let progress = proof.advance(u64::MAX);
    assert!(matches!(
        progress.verdict,
        Some(Verdict::Endless {
            period: 1_565_991,
            ..
        })
    ));
    progress.laps
}

/// Makes a table of endgames; gives its positions.
pub fn oware_table(seeds: u8) -> u64 {
    let mut builder = Builder::new(Abapa, seeds);
    while !builder.advance(u32::MAX) {}
    positions(seeds) as u64
}

/// Laps and seeds of turns.
#[derive(Default, Clone, Copy)]
pub struct Tally {
    pub laps: u64,
    pub seeds: u64,
}

impl Trace for Tally {
    #[inline(always)]
    fn step(&mut self, step: Step, _: RuleId) {
        if let Step::Lap(lap) = step {
            self.laps += 1;
            self.seeds += u64::from(lap.seeds);
        }
    }
}

/// Plays each turn once; gives something that depends on all of them.
pub fn omweso_relays<T: Trace>(turns: &[(Omweso, Move)], trace: &mut T) -> u64 {
    let mut sum = 0;
    for (position, turn) in turns {
        let mut position = *position;
        sum += u64::from(position.sow(*turn, trace).is_some());
        sum += u64::from(position.mover() == Side::South);
    }
    sum
}
