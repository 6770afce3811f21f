//! Tables of endgames for Oware, made by retrograde analysis.
//!
//! A table holds every position with up to so many seeds in the pits, a byte each: what the player to move still
//! wins minus what his opponent still wins when both play as well as they can and the game is played out.
//!
//! **Exact entries and bounds.** Under the default rules (Abapa) a position that comes back ends the game and each
//! player keeps his own side, so the worth of a position depends on what has been met since the last capture. The
//! entries hold for a position at which nothing has been met: the start of a game or the position after a capture.
//! For each player there is proved how much he can force (see the module `generate`). Where the two meet, the entry
//! is exact; where they do not, the entry is a pair of bounds and says so. Under the rules of awari, where play that
//! never ends is worth nothing, all entries are exact.
//!
//! **How they are stored.** Positions are numbered without gaps (module `index`), and a byte codes an exact value or
//! a pair of bounds (module `format`); no code means both. Under the default rules the seeds that are won sum up to those
//! in the pits, so with n seeds there are n + 1 values, and (n + 1)(n + 2) / 2 codes: 136 for 15 seeds. Under those of
//! awari there are 2n + 1 values, and no bounds.

mod awari;
mod format;
mod generate;
mod index;
mod rules;

pub use awari::Awari;
pub use format::TableError;
pub use generate::Builder;
pub use index::{MOST_SEEDS, Rows, level, positions};
pub use rules::{Abapa, RuleSet, RulesId};

use crate::search::{Bounds, Probe};

/// A table of endgames.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tablebase {
    rules: RulesId,
    seeds: u8,
    codes: Vec<u8>,
}

impl Tablebase {
    /// The rules for which it holds.
    #[must_use]
    pub const fn rules(&self) -> RulesId {
        self.rules
    }

    /// How often each pair of bounds occurs among the positions with so many seeds (or the most there are, if those are
    /// fewer): by the least value, then by the greatest.
    #[must_use]
    pub fn counts(&self, seeds: u8) -> Vec<(Bounds, u64)> {
        let seeds = seeds.min(self.seeds);
        let mut of_codes = [0; 256];
        for &code in &self.codes[level(seeds)] {
            of_codes[usize::from(code)] += 1;
        }
        let mut counts = Vec::new();
        for least in -(seeds as i8)..=seeds as i8 {
            for (code, &count) in of_codes.iter().enumerate().filter(|&(_, &count)| count > 0) {
                let bounds = self.meaning(code as u8, seeds);
                if bounds.least == least {
                    counts.push((bounds, count));
                }
            }
        }
        counts
    }

    fn meaning(&self, code: u8, seeds: u8) -> Bounds {
        let [least, most] = format::decode(code, seeds, self.rules.step());
        Bounds { least, most }
    }
}

impl Probe for Tablebase {
    fn most_seeds(&self) -> u8 {
        self.seeds
    }

    fn bounds(&self, pits: &[u8; 12]) -> Option<Bounds> {
        let seeds: u32 = pits.iter().map(|&n| u32::from(n)).sum();
        if seeds > self.seeds.into() {
            return None;
        }
        Some(self.meaning(self.codes[Rows::of(pits).index()], seeds as u8))
    }
}
