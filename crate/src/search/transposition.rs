//! What is known of positions that were searched before.

use super::score::Score;

/// How a kept score compares with the real one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// The real one is as great or greater.
    AtLeast,
    /// The real one is as small or smaller.
    AtMost,
    /// It is the real one.
    Exact,
}

/// What was found out about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What tells its position from others in the same place.
    check: u32,
    /// The score, plies counted from the position.
    pub score: Score,
    /// The place of the best turn among the turns of the position.
    pub best: u16,
    /// Plies that were searched.
    pub depth: u8,
    /// What the score says.
    pub bound: Bound,
    /// That of the table at that time; [`NO_AGE`] where nothing was kept yet.
    age: u8,
}

/// No table is ever of this age.
const NO_AGE: u8 = u8::MAX;

const NOTHING: Entry = Entry {
    check: 0,
    score: 0,
    best: 0,
    depth: 0,
    bound: Bound::AtLeast,
    age: NO_AGE,
};

/// A table with room for two positions in each place. A new one drives out the same position, else that of the two
/// which was kept before the tree under search was begun, else the one searched less deeply.
pub struct Transpositions {
    places: Vec<[Entry; 2]>,
    /// How many trees were begun, as far as it goes into a byte.
    age: u8,
}

impl Transpositions {
    /// The `bits` of the largest table that so many bytes hold; one place there is always.
    pub fn bits_within(bytes: usize) -> u32 {
        let places = bytes / size_of::<[Entry; 2]>();
        places.max(1).ilog2()
    }

    /// A table of 2 to the power of `bits` places.
    pub fn new(bits: u32) -> Transpositions {
        Transpositions {
            places: vec![[NOTHING; 2]; 1 << bits],
            age: 0,
        }
    }

    /// Another tree is begun: a ply deeper, or for the next line.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % NO_AGE;
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.places.len() - 1)
    }

    /// What is known of a position.
    #[inline]
    pub fn get(&self, key: u64) -> Option<&Entry> {
        let entries = &self.places[self.place(key)];
        let check = check(key);
        entries
            .iter()
            .find(|entry| entry.check == check && entry.age != NO_AGE)
    }

    /// Keeps what was found out.
    #[inline]
    pub fn put(&mut self, key: u64, score: Score, best: u16, depth: u8, bound: Bound) {
        let (place, age) = (self.place(key), self.age);
        let entry = Entry {
            check: check(key),
            score,
            best,
            depth,
            bound,
            age,
        };
        let [first, second] = &mut self.places[place];
        let is_first =
            first.check == entry.check || second.check != entry.check && worse(first, second, age);
        *(if is_first { first } else { second }) = entry;
    }
}

/// Whether the first is rather to be given up.
fn worse(first: &Entry, second: &Entry, age: u8) -> bool {
    let rank = |entry: &Entry| (entry.age == age, entry.depth);
    rank(first) <= rank(second)
}

/// The bits of a key that do not say the place.
const fn check(key: u64) -> u32 {
    (key >> 32) as u32
}
