//! Where a position of a game was met before, found without looking through the
//! whole game: a record of a few hundred thousand plies is read in a moment.

use std::hash::{Hash, Hasher};

/// The places at which things were met, counted from 0. Those whose hashes share a slot are chained.
#[derive(Clone, Debug)]
pub struct Occurrences {
    /// The hash of what was met at each place, and the place before it in its chain.
    met: Vec<(u32, Option<u32>)>,
    /// The last place of each chain.
    last: Vec<Option<u32>>,
}

impl Occurrences {
    /// Nothing was met yet.
    pub fn new() -> Occurrences {
        Occurrences {
            met: Vec::new(),
            last: vec![None; 16],
        }
    }

    /// Notes what was met next.
    pub fn push(&mut self, thing: &impl Hash) {
        let hash = hash(thing);
        if self.met.len() >= 2 * self.last.len() {
            self.grow();
        }
        self.chain(hash);
    }

    /// Forgets everything but the first places.
    pub fn truncate(&mut self, places: usize) {
        while self.met.len() > places {
            let (hash, before) = self.met.pop().expect("there are more");
            let slot = self.slot(hash);
            self.last[slot] = before;
        }
    }

    /// The places at which the same may have been met, the last one first.
    pub fn candidates(&self, thing: &impl Hash) -> impl Iterator<Item = usize> {
        let hash = hash(thing);
        let first = self.last[self.slot(hash)];
        let chain = std::iter::successors(first, |&place| self.met[place as usize].1);
        let chain = chain.map(|place| place as usize);
        chain.filter(move |&place| self.met[place].0 == hash)
    }

    fn slot(&self, hash: u32) -> usize {
        hash as usize % self.last.len()
    }

    fn chain(&mut self, hash: u32) {
        let slot = self.slot(hash);
        let Ok(place) = u32::try_from(self.met.len()) else {
            unreachable!("a game has fewer plies")
        };
        self.met.push((hash, self.last[slot].replace(place)));
    }

    fn grow(&mut self) {
        self.last = vec![None; 4 * self.last.len()];
        for (hash, _) in std::mem::take(&mut self.met) {
            self.chain(hash);
        }
    }
}

/// Fowler, Noll and Vo's hash: small, and the same on every machine.
struct Fnv(u32);

impl Hasher for Fnv {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }

    fn finish(&self) -> u64 {
        self.0.into()
    }
}

fn hash(thing: &impl Hash) -> u32 {
    let mut hasher = Fnv(0x811c_9dc5);
    thing.hash(&mut hasher);
    hasher.0
}
