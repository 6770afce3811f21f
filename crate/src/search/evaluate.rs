//! What each game gives the search besides its rules: an estimate of a position. The only file of the search that
//! names games.

use super::probe::{Bounds, Probe};
use super::score::{MOST_ESTIMATED, Score};
use super::weights::{self, Weights};
use crate::board::{ONES, Packed};
use crate::games::{BaoKigogo, Omweso, Oware};
use crate::position::Position;

/// A game that can be searched.
pub trait Evaluate: Position {
    /// What the position looks like for the player to move, in hundredths of a seed, at most
    /// `score::MOST_ESTIMATED` either way.
    fn estimate(&self) -> Score;

    /// The seeds by which the player to move is ahead: captured ones where they are kept, else those on his side.
    fn lead(&self) -> Score;

    /// The seeds that have left play for good, counted upwards or downwards: equal numbers are necessary for a position to
    /// come back.
    fn spent(&self) -> i16;

    /// The plies beyond the horizon in which captures are still looked at.
    const CAPTURES_AHEAD: i8;

    /// The nodes of the two levels below the strongest, the weaker one first: measured, so that each level is clearly
    /// above the one below (`empiki ladder`).
    const NODES_OF_LEVELS: [u64; 2];

    /// Bounds of the final difference of seeds for the player to move, when a table knows the position.
    fn in_table(&self, _table: &dyn Probe) -> Option<Bounds> {
        None
    }
}

/// Hundredths of a seed.
const A_SEED: i32 = 100;

fn within(estimate: i32) -> Score {
    let most = i32::from(MOST_ESTIMATED);
    estimate.clamp(-most, most) as Score
}

/// The sum of what each count of a word's pits is worth, as many as there are weights.
#[inline(always)]
fn sum_of(word: u64, weights: &[[i16; 16]]) -> i32 {
    let (mut sum, mut left) = (0, at_most_15(word));
    for of_pit in weights {
        sum += i32::from(of_pit[(left & 15) as usize]);
        left >>= 8;
    }
    sum
}

/// Each byte (up to 127) as it is, or 15 if it is more.
#[inline(always)]
const fn at_most_15(word: u64) -> u64 {
    let tops = (word + ONES * 112) & (ONES * 128);
    // 15 where the top bit is set.
    let more = (tops >> 3) - (tops >> 7);
    word & !(more * 17) | more
}

impl Evaluate for Oware {
    #[inline]
    fn estimate(&self) -> Score {
        let [mine, theirs] = self.packed_rows();
        let pits = sum_of(mine, &weights::OWARE[..6]) + sum_of(theirs, &weights::OWARE[6..]);
        within(A_SEED * i32::from(self.lead()) + pits)
    }

    #[inline]
    fn lead(&self) -> Score {
        let [mine, theirs] = self.stores_of_mover();
        Score::from(mine) - Score::from(theirs)
    }

    #[inline]
    fn spent(&self) -> i16 {
        let [south, north] = self.stores();
        i16::from(south) + i16::from(north)
    }

    const CAPTURES_AHEAD: i8 = 2;
    const NODES_OF_LEVELS: [u64; 2] = [60, 2_000];

    fn in_table(&self, table: &dyn Probe) -> Option<Bounds> {
        let have_tables = self.rules().have_tables();
        have_tables.then(|| table.bounds(&self.pits_of_mover()))?
    }
}

/// The classes of counts that games of many laps tell apart, for a pit as it stands. Weights are learned by class.
pub const CLASSES: [usize; 16] = [0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7];

/// What each count is worth in each pit of a half of `PITS` pits: the mover's, and his opponent's.
struct Worths<const PITS: usize> {
    mine: [[i16; 16]; PITS],
    theirs: [[i16; 16]; PITS],
}

static OMWESO: Worths<16> = worths(&weights::OMWESO);
static BAO_KIGOGO: Worths<24> = worths(&weights::BAO_KIGOGO);

const fn worths<const PITS: usize>(weights: &Weights) -> Worths<PITS> {
    Worths {
        mine: by_count(weights.mine),
        theirs: by_count(weights.theirs),
    }
}

/// Classes are looked up once for all, not at each estimate.
const fn by_count<const PITS: usize>(by_class: &[[i16; 8]]) -> [[i16; 16]; PITS] {
    let mut worths = [[0; 16]; PITS];
    let mut pit = 0;
    while pit < PITS {
        let mut count = 0;
        while count < 16 {
            worths[pit][count] = by_class[pit][CLASSES[count]];
            count += 1;
        }
        pit += 1;
    }
    worths
}

/// The sum of what each count of a half is worth.
#[inline(always)]
fn sum_of_half<const W: usize>(half: &Packed<W>, weights: &[[i16; 16]]) -> i32 {
    let mut sum = 0;
    for (&word, weights) in half.words().iter().zip(weights.chunks_exact(8)) {
        sum += sum_of(word, weights);
    }
    sum
}

/// All seeds of a half: the bytes added up, which no sum of a game passes.
#[inline(always)]
fn seeds_of<const W: usize>(half: &Packed<W>) -> Score {
    let mut pits = 0;
    for word in half.words() {
        pits += word;
    }
    (pits.wrapping_mul(ONES) >> 56) as Score
}

/// The seeds that lie on the mover's side more than on his opponent's.
#[inline(always)]
fn lead_of_halves<const W: usize>([mine, theirs]: [&Packed<W>; 2]) -> Score {
    seeds_of(mine) - seeds_of(theirs)
}

/// Halves in which seeds are captured by the column.
fn estimate_of_halves<const W: usize, const PITS: usize>(
    [mine, theirs]: [&Packed<W>; 2],
    worths: &Worths<PITS>,
) -> Score {
    let pits = sum_of_half(mine, &worths.mine) + sum_of_half(theirs, &worths.theirs);
    within(A_SEED * i32::from(lead_of_halves([mine, theirs])) + pits)
}

impl Evaluate for Omweso {
    #[inline]
    fn estimate(&self) -> Score {
        estimate_of_halves(self.halves_of_mover(), &OMWESO)
    }

    #[inline]
    fn lead(&self) -> Score {
        lead_of_halves(self.halves_of_mover())
    }

    /// Seeds change sides and never leave the board.
    #[inline]
    fn spent(&self) -> i16 {
        0
    }

    const CAPTURES_AHEAD: i8 = 2;
    const NODES_OF_LEVELS: [u64; 2] = [150, 1_500];
}

impl Evaluate for BaoKigogo {
    #[inline]
    fn estimate(&self) -> Score {
        estimate_of_halves(self.halves_of_mover(), &BAO_KIGOGO)
    }

    #[inline]
    fn lead(&self) -> Score {
        lead_of_halves(self.halves_of_mover())
    }

    /// Fewer and fewer are left.
    #[inline]
    fn spent(&self) -> i16 {
        let [mine, theirs] = self.halves_of_mover();
        seeds_of(mine) + seeds_of(theirs)
    }

    const CAPTURES_AHEAD: i8 = 0;
    const NODES_OF_LEVELS: [u64; 2] = [400, 4_000];
}

#[cfg(test)]
mod tests {
    use super::at_most_15;

    #[test]
    fn counts_above_fifteen_are_worth_as_much_as_fifteen() {
        for count in 0..=127_u64 {
            let (word, other) = (count << 40 | 3, count.min(15) << 40 | 3);
            assert_eq!(at_most_15(word), other, "{count} seeds");
        }
    }
}
