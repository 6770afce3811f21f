//! Pits, their numbers and letters, and seeds on a board.

use crate::key::mix;
use crate::side::Side;

/// The most pits a board has (Bao Kigogo: 2 × 24).
pub const MOST_PITS: usize = 48;

/// A pit, numbered over the whole board: South's ring first (`0 … n − 1`, in
/// the order of the rules), then North's (`n … 2n − 1`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pit(pub u8);

/// The form of a board, which all texts, views and drawings are made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Pits of one player: the length of his part of the ring.
    pub pits: u8,
    /// Rows of one player, 1 or 2.
    pub rows: u8,
    /// Seeds of a whole game.
    pub seeds: u8,
    /// Whether captured seeds are kept in stores.
    pub has_stores: bool,
    /// Whether seeds travel round both players' pits (two rows) or stay on the sower's half (four rows).
    pub is_one_ring: bool,
}

impl Shape {
    /// Pits in a row.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.pits / self.rows
    }

    /// All pits of the board, in the order of their numbers.
    pub fn all_pits(&self) -> impl Iterator<Item = Pit> + use<> {
        (0..2 * self.pits).map(Pit)
    }

    /// The pit at `index` of `side`'s ring.
    #[must_use]
    #[inline]
    pub const fn pit(&self, side: Side, index: u8) -> Pit {
        Pit(index + self.pits * side as u8)
    }

    /// The owner of a pit.
    #[must_use]
    pub const fn owner(&self, pit: Pit) -> Side {
        if pit.0 < self.pits {
            Side::South
        } else {
            Side::North
        }
    }

    /// The index of a pit in its owner's ring.
    #[must_use]
    pub const fn index(&self, pit: Pit) -> u8 {
        pit.0 % self.pits
    }

    /// The next pit of the ring in a direction.
    #[must_use]
    pub fn next(&self, pit: Pit, clockwise: bool) -> Pit {
        let (first, length) = if self.is_one_ring {
            (0, 2 * self.pits)
        } else {
            (self.pit(self.owner(pit), 0).0, self.pits)
        };
        let step = if clockwise { length - 1 } else { 1 };
        Pit(first + (pit.0 - first + step) % length)
    }

    /// The letter of a pit: from the owner's own left, front row first, then
    /// back row; capitals South, small letters North.
    #[must_use]
    pub fn letter(&self, pit: Pit) -> char {
        let index = self.index(pit);
        let place = match self.rows {
            1 => index,
            // The front row's ring indices run right to left.
            _ if index >= self.columns() => self.pits - 1 - index,
            _ => self.columns() + index,
        };
        let first = match self.owner(pit) {
            Side::South => b'A',
            Side::North => b'a',
        };
        char::from(first + place)
    }

    /// The pit that a letter names.
    #[must_use]
    pub fn pit_of(&self, letter: char) -> Option<Pit> {
        self.all_pits().find(|&pit| self.letter(pit) == letter)
    }

    /// Row and column as South sees the board: row 0 is North's outermost row,
    /// column 0 is at South's left.
    #[must_use]
    pub fn cell(&self, pit: Pit) -> (u8, u8) {
        let index = self.index(pit);
        let columns = self.columns();
        let is_front = self.rows == 2 && index >= columns;
        let column = if is_front {
            self.pits - 1 - index
        } else {
            index
        };
        // Distance from the line between the players.
        let depth = u8::from(self.rows == 2 && !is_front);
        match self.owner(pit) {
            Side::South => (self.rows + depth, column),
            Side::North => (self.rows - 1 - depth, columns - 1 - column),
        }
    }
}

/// Seeds as they lie: one count a pit, and the stores (South, North).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seeds {
    pits: [u8; MOST_PITS],
    /// What South and North have captured; 0 in games without stores.
    pub stores: [u8; 2],
}

impl Default for Seeds {
    fn default() -> Self {
        Seeds {
            pits: [0; MOST_PITS],
            stores: [0; 2],
        }
    }
}

impl Seeds {
    /// Seeds in a pit.
    #[must_use]
    pub fn get(&self, pit: Pit) -> u8 {
        self.pits[usize::from(pit.0)]
    }

    /// Puts `count` seeds into a pit, whatever it held.
    pub fn set(&mut self, pit: Pit, count: u8) {
        self.pits[usize::from(pit.0)] = count;
    }

    /// Empties a pit and gives what it held.
    pub fn take(&mut self, pit: Pit) -> u8 {
        std::mem::take(&mut self.pits[usize::from(pit.0)])
    }

    /// The counts of the first `pits` pits.
    #[must_use]
    pub fn counts(&self, pits: u8) -> &[u8] {
        &self.pits[..usize::from(pits)]
    }

    /// All seeds in the first `pits` pits and the stores.
    #[must_use]
    pub fn total(&self, pits: u8) -> u32 {
        self.counts(pits)
            .iter()
            .chain(&self.stores)
            .map(|&n| u32::from(n))
            .sum()
    }
}

/// A set of pits of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PitSet(u64);

impl PitSet {
    /// The set with one pit (number below 64) more.
    #[must_use]
    #[inline]
    pub const fn with(self, pit: Pit) -> PitSet {
        PitSet(self.0 | 1 << pit.0)
    }

    /// Some pits of a side, given by their indices in its ring.
    #[must_use]
    pub fn of(shape: &Shape, side: Side, indices: impl IntoIterator<Item = u8>) -> PitSet {
        let pits = indices.into_iter().map(|index| shape.pit(side, index));
        pits.fold(PitSet::default(), PitSet::with)
    }

    /// Whether no pit is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its pits in the order of their numbers. Captures are told the other way round: front before back, and
    /// a chain of Oware from where the last seed fell.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Pit> {
        (0..64).filter(move |pit| self.0 >> pit & 1 == 1).map(Pit)
    }
}

/// Up to `8 × W` counts of a ring, eight to a machine word, a byte each. One
/// lap is then `W` additions. No byte may pass 127, so that no sum carries into
/// its neighbour: games hold at most 92 seeds. Small code is asked for in wasm, and
/// a call would cost more than what it does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packed<const W: usize>([u64; W]);

/// A bit pattern with 1 in every byte.
pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;

impl<const W: usize> Packed<W> {
    /// No seeds.
    pub const EMPTY: Self = Packed([0; W]);

    /// The seeds of `side`'s ring.
    #[must_use]
    pub fn of(shape: &Shape, side: Side, seeds: &Seeds) -> Self {
        let mut ring = Self::EMPTY;
        for pit in 0..shape.pits {
            ring.put(pit, seeds.get(shape.pit(side, pit)));
        }
        ring
    }

    /// The counts, eight a word, the lowest byte first.
    #[inline(always)]
    pub const fn words(&self) -> &[u64; W] {
        &self.0
    }

    /// A key (see [`mix`]) that also tells these counts from others.
    #[must_use]
    #[inline(always)]
    pub fn key_after(&self, key: u64) -> u64 {
        let mut key = key;
        for &word in &self.0 {
            key = mix(key, word);
        }
        key
    }

    /// Lays this ring's seeds out in `side`'s pits.
    pub fn lay_out(&self, shape: &Shape, side: Side, seeds: &mut Seeds) {
        for pit in 0..shape.pits {
            seeds.set(shape.pit(side, pit), self.get(pit));
        }
    }

    /// Seeds in a pit.
    #[must_use]
    #[inline(always)]
    pub const fn get(&self, pit: u8) -> u8 {
        (self.0[(pit >> 3) as usize] >> (8 * (pit & 7))) as u8
    }

    /// Adds `count` seeds to a pit.
    #[inline(always)]
    pub const fn put(&mut self, pit: u8, count: u8) {
        self.0[(pit >> 3) as usize] += (count as u64) << (8 * (pit & 7));
    }

    /// Empties a pit and gives what it held.
    #[inline(always)]
    pub const fn take(&mut self, pit: u8) -> u8 {
        let count = self.get(pit);
        self.0[(pit >> 3) as usize] &= !(0xFF << (8 * (pit & 7)));
        count
    }

    /// Adds another ring, pit by pit.
    #[inline(always)]
    pub fn add(&mut self, other: &Self) {
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            *word += more;
        }
    }

    /// Sows `seeds` by a table of what each number of seeds up to a whole round adds.
    #[inline(always)]
    pub fn add_laps<const LONGEST: usize>(&mut self, table: &[Self; LONGEST], seeds: u8) {
        let mut left = usize::from(seeds);
        while left >= LONGEST {
            self.add(&table[LONGEST - 1]);
            left -= LONGEST - 1;
        }
        self.add(&table[left]);
    }

    /// Whether no pit holds a seed.
    #[must_use]
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; W]
    }

    /// A word a group of eight pits, with the top bit of a byte set where the pit holds `least` or more (1 … 128).
    #[must_use]
    #[inline(always)]
    pub fn with_at_least(&self, least: u8) -> [u64; W] {
        let mut words = self.0;
        for word in &mut words {
            *word = (*word + ONES * u64::from(128 - least)) & (ONES << 7);
        }
        words
    }

    /// Whether some pit holds `least` or more.
    #[must_use]
    #[inline(always)]
    pub fn has_at_least(&self, least: u8) -> bool {
        let mut any = 0;
        for word in self.with_at_least(least) {
            any |= word;
        }
        any != 0
    }

    /// The pits that hold `least` or more, from the lowest index.
    #[inline(always)]
    pub fn pits_with_at_least(&self, least: u8) -> impl Iterator<Item = u8> + use<W> {
        let mut words = self.with_at_least(least);
        let mut group = 0;
        std::iter::from_fn(move || {
            while group < W && words[group] == 0 {
                group += 1;
            }
            let word = words.get_mut(group)?;
            let pit = 8 * group as u8 + (word.trailing_zeros() / 8) as u8;
            *word &= *word - 1;
            Some(pit)
        })
    }
}

/// What one lap adds to a ring of `8 × W` pits: `table[origin][seeds]`.
#[must_use]
pub const fn lap_additions<const W: usize, const PITS: usize, const MOST: usize>(
    clockwise: bool,
) -> [[Packed<W>; MOST]; PITS] {
    let mut table = [[Packed::EMPTY; MOST]; PITS];
    let step = if clockwise { PITS - 1 } else { 1 };
    let mut origin = 0;
    while origin < PITS {
        let mut pit = origin;
        let mut seeds = 1;
        while seeds < MOST {
            pit = (pit + step) % PITS;
            table[origin][seeds] = table[origin][seeds - 1];
            table[origin][seeds].put(pit as u8, 1);
            seeds += 1;
        }
        origin += 1;
    }
    table
}
