//! What each game gives the search besides its rules: an estimate of a position. The only file of the search that
//! names games.

use super::probe::{Bounds, Probe};
use super::score::{MOST_ESTIMATED, Score};
use super::weights::{self, Weights};
use crate::board::Packed;
use crate::games::{BaoKigogo, Omweso, Oware};
use crate::position::Position;

/// A game that can be searched.
pub trait Evaluate: Position {
    /// What the position looks like for the player to move, in hundredths of a seed, at most
    /// [`MOST_ESTIMATED`] either way.
    fn estimate(&self) -> Score;

    /// The seeds by which the player to move is ahead: captured ones where they are kept, else those on his side.
    fn lead(&self) -> Score;

    /// The seeds that have left play for good, counted upwards or downwards: equal numbers are necessary for a position to
    /// come back.
    fn spent(&self) -> i16;

    /// The plies beyond the horizon in which captures are still looked at.
    const CAPTURES_AHEAD: i8;

    /// The nodes of the two levels below the strongest, by which each is as far from the next as can be measured.
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

/// The sum of what each count of a row is worth.
#[inline]
fn sum_of(words: impl Iterator<Item = u64>, weights: &[[i16; 16]]) -> i32 {
    let mut sum = 0;
    for (word, weights) in words.zip(weights.chunks(8)) {
        let mut left = word;
        for of_pit in weights {
            sum += i32::from(of_pit[(left & 0xFF).min(15) as usize]);
            left >>= 8;
        }
    }
    sum
}

impl Evaluate for Oware {
    #[inline]
    fn estimate(&self) -> Score {
        let [mine, theirs] = self.packed_rows();
        let pits = sum_of([mine].into_iter(), &weights::OWARE[..6])
            + sum_of([theirs].into_iter(), &weights::OWARE[6..]);
        within(A_SEED * i32::from(self.lead()) + pits)
    }

    #[inline]
    fn lead(&self) -> Score {
        let [mine, theirs] = self.stores_of_mover().map(Score::from);
        mine - theirs
    }

    #[inline]
    fn spent(&self) -> i16 {
        self.stores_of_mover().map(i16::from).iter().sum()
    }

    const CAPTURES_AHEAD: i8 = 2;
    const NODES_OF_LEVELS: [u64; 2] = [60, 2_000];

    fn in_table(&self, table: &dyn Probe) -> Option<Bounds> {
        let have_tables = self.rules().have_tables();
        have_tables.then(|| table.bounds(&self.pits_of_mover()))?
    }
}

/// The classes of counts that games of many laps tell apart, for a pit as it stands.
const CLASSES: [u8; 16] = [0, 1, 2, 3, 4, 4, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7];

/// The sum of what the class of each count of a half is worth.
#[inline]
fn sum_of_classes<const W: usize>(half: &Packed<W>, weights: &[[i16; 8]]) -> i32 {
    let mut sum = 0;
    for (word, weights) in half.words().zip(weights.chunks(8)) {
        let mut left = word;
        for of_pit in weights {
            let class = CLASSES[(left & 0xFF).min(15) as usize];
            sum += i32::from(of_pit[usize::from(class)]);
            left >>= 8;
        }
    }
    sum
}

/// All seeds of a half: the bytes added up.
#[inline]
fn seeds_of<const W: usize>(half: &Packed<W>) -> Score {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let sums = half.words().map(|word| word.wrapping_mul(ONES) >> 56);
    sums.sum::<u64>() as Score
}

/// The seeds that lie on the mover's side more than on his opponent's.
#[inline]
fn lead_of_halves<const W: usize>([mine, theirs]: [&Packed<W>; 2]) -> Score {
    seeds_of(mine) - seeds_of(theirs)
}

/// Halves in which seeds are captured by the column.
fn estimate_of_halves<const W: usize>([mine, theirs]: [&Packed<W>; 2], weights: &Weights) -> Score {
    let pits = sum_of_classes(mine, weights.mine) + sum_of_classes(theirs, weights.theirs);
    within(A_SEED * i32::from(lead_of_halves([mine, theirs])) + pits)
}

impl Evaluate for Omweso {
    #[inline]
    fn estimate(&self) -> Score {
        estimate_of_halves(self.halves_of_mover(), &weights::OMWESO)
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
        estimate_of_halves(self.halves_of_mover(), &weights::BAO_KIGOGO)
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
