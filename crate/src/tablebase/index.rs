//! Positions as numbers.
//!
//! Let c₀ … c₁₁ be the counts, the mover's pits first, and Pₖ = c₀ + … + cₖ + k. The P grow strictly, so they are a
//! choice of twelve numbers, and the combinatorial number system counts such choices: the number of a position is
//! the sum of C(Pₖ, k + 1). All positions with fewer seeds come before it, since C(n + 11, 12) is their count.

use std::ops::Range;

/// Pits of the board.
const PITS: usize = 12;
/// Pits of a row.
const ROW: usize = 6;
/// The most seeds whose positions are numbered.
pub const MOST_SEEDS: u8 = 18;

/// 1 in each byte of a row.
const ONES: u64 = 0x0101_0101_0101;

/// `[k][seeds]`: C(seeds + k, k + 1), what a pit adds whose seeds together with those before it are so many. Its
/// length is a power of two, so that a masked number needs no check.
static ADDED: [[u32; 32]; PITS] = binomials();

const fn binomials() -> [[u32; 32]; PITS] {
    let mut table = [[0; 32]; PITS];
    let mut k = 0;
    while k < PITS {
        let mut seeds = 1;
        while seeds <= MOST_SEEDS as usize + 1 {
            let fewer_pits = if k == 0 { 1 } else { table[k - 1][seeds] };
            table[k][seeds] = table[k][seeds - 1] + fewer_pits;
            seeds += 1;
        }
        k += 1;
    }
    table
}

/// Seeds in the pits as the mover sees them: a row is six counts, a byte each, the owner's left pit in the lowest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rows {
    /// The mover's pits.
    pub mine: u64,
    /// The opponent's pits.
    pub theirs: u64,
}

impl Rows {
    /// The counts of the mover's pits, then of the opponent's, packed.
    #[must_use]
    pub fn of(pits: &[u8; PITS]) -> Rows {
        let pack = |row: &[u8]| row.iter().rev().fold(0, |row, &n| row << 8 | u64::from(n));
        Rows {
            mine: pack(&pits[..ROW]),
            theirs: pack(&pits[ROW..]),
        }
    }

    /// The counts of the mover's pits, then of the opponent's.
    #[must_use]
    pub fn pits(self) -> [u8; PITS] {
        std::array::from_fn(|pit| {
            let row = if pit < ROW { self.mine } else { self.theirs };
            (row >> (8 * (pit % ROW))) as u8
        })
    }

    /// All seeds in the pits.
    #[must_use]
    #[inline]
    pub fn seeds(self) -> u8 {
        sum(self.mine + self.theirs)
    }

    /// The number of a position with at most [`MOST_SEEDS`] seeds, those with fewer seeds first.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        // Byte k holds the seeds of the pits up to k.
        let mine = self.mine.wrapping_mul(ONES);
        let theirs = self
            .theirs
            .wrapping_mul(ONES)
            .wrapping_add(ONES * (mine >> 40 & 0xFF));
        let mut index = 0;
        for k in 0..ROW {
            index += ADDED[k][(mine >> (8 * k)) as usize & 31];
            index += ADDED[k + ROW][(theirs >> (8 * k)) as usize & 31];
        }
        index as usize
    }

    /// The position with this number, below [`positions`] of [`MOST_SEEDS`].
    #[must_use]
    pub fn at(index: usize) -> Rows {
        let mut rest = index as u32;
        let mut seeds = MOST_SEEDS;
        // The seeds up to and with each pit, from the last one back.
        let mut up_to = [0; PITS];
        for k in (0..PITS).rev() {
            while ADDED[k][usize::from(seeds)] > rest {
                seeds -= 1;
            }
            rest -= ADDED[k][usize::from(seeds)];
            up_to[k] = seeds;
        }
        let mut pits = up_to;
        for k in 1..PITS {
            pits[k] -= up_to[k - 1];
        }
        Rows::of(&pits)
    }

    /// The rows as the other player sees them.
    #[must_use]
    #[inline]
    pub fn turned(self) -> Rows {
        Rows {
            mine: self.theirs,
            theirs: self.mine,
        }
    }

    /// Takes a seed out of a pit, 0–5 the mover's, 6–11 the opponent's. False if it is empty.
    #[inline]
    pub fn take_one(&mut self, pit: u8) -> bool {
        let row = match usize::from(pit) < ROW {
            true => &mut self.mine,
            false => &mut self.theirs,
        };
        let one = 1 << (8 * (pit % ROW as u8));
        if *row & (0xFF * one) == 0 {
            return false;
        }
        *row -= one;
        true
    }

    /// The seeds of the mover's row less those of his opponent's.
    #[must_use]
    #[inline]
    pub fn lead(self) -> i8 {
        sum(self.mine) as i8 - sum(self.theirs) as i8
    }
}

#[inline]
fn sum(row: u64) -> u8 {
    (row.wrapping_mul(ONES) >> 40) as u8
}

/// The positions with up to so many seeds, at most [`MOST_SEEDS`]: C(seeds + 12, 12).
#[must_use]
pub fn positions(seeds: u8) -> usize {
    ADDED[PITS - 1][usize::from(seeds) + 1] as usize
}

/// The numbers of the positions with exactly so many seeds.
#[must_use]
pub fn level(seeds: u8) -> Range<usize> {
    ADDED[PITS - 1][usize::from(seeds)] as usize..positions(seeds)
}
