//! A table as bytes.
//!
//! `EMPIKI` · version · rule set · most seeds · a byte a position · checksum, eight bytes from the lowest (Fowler,
//! Noll and Vo's hash 1a over all before it). A position's byte counts the values that its number of seeds allows,
//! from the least: bytes below the number of values are exact values, those above are pairs of a least and a greatest
//! value, in the order of the greatest, then of the least.

use super::index::{level, positions};
use super::{MOST_SEEDS, RulesId, Tablebase};

const MAGIC: &[u8] = b"EMPIKI";
/// Another version cannot be read.
const VERSION: u8 = 1;
const HEADER: usize = MAGIC.len() + 3;
const CHECKSUM: usize = 8;

/// Why bytes are no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableError {
    /// They are fewer than any table has.
    TooShort,
    /// They are something else.
    Foreign,
    /// The table is of another version.
    OtherVersion,
    /// The table holds for other rules.
    OtherRules,
    /// The length is not that of a table with so many seeds.
    WrongLength,
    /// Some bytes have changed.
    Damaged,
}

/// The number of values that positions with so many seeds may have.
const fn values(seeds: u8, step: u8) -> u8 {
    2 * seeds / step + 1
}

/// The byte for bounds.
pub fn code([least, most]: [i8; 2], seeds: u8, step: u8) -> u8 {
    let place = |value: i8| ((value + seeds as i8) as u8) / step;
    let (least, most) = (place(least), place(most));
    if least == most {
        least
    } else {
        values(seeds, step) + most * (most - 1) / 2 + least
    }
}

/// The bounds that a byte means.
pub fn decode(code: u8, seeds: u8, step: u8) -> [i8; 2] {
    let value = |place: u8| (place * step) as i8 - seeds as i8;
    let Some(mut least) = code.checked_sub(values(seeds, step)) else {
        return [value(code); 2];
    };
    let mut most = 1;
    while least >= most {
        least -= most;
        most += 1;
    }
    [value(least), value(most)]
}

/// The number of bytes that mean something.
fn codes(seeds: u8, rules: RulesId) -> u16 {
    let values = u16::from(values(seeds, rules.step()));
    match rules {
        RulesId::Abapa => values * (values + 1) / 2,
        // All values are exact.
        RulesId::Awari => values,
    }
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let hash = bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash: u64, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    hash.to_le_bytes()
}

impl Tablebase {
    /// The table as bytes.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEADER + self.codes.len() + CHECKSUM);
        bytes.extend(MAGIC);
        bytes.extend([VERSION, self.rules as u8, self.seeds]);
        bytes.extend(&self.codes);
        bytes.extend(checksum(&bytes));
        bytes
    }

    /// Reads a table.
    ///
    /// # Errors
    /// Why the bytes are no table for these rules.
    pub fn read(bytes: &[u8], rules: RulesId) -> Result<Tablebase, TableError> {
        let Some((header, rest)) = bytes.split_first_chunk::<HEADER>() else {
            return Err(TableError::TooShort);
        };
        let Some((codes, sum)) = rest.split_last_chunk::<CHECKSUM>() else {
            return Err(TableError::TooShort);
        };
        let seeds = read_header(header, rules)?;
        if seeds > MOST_SEEDS || codes.len() != positions(seeds) {
            return Err(TableError::WrongLength);
        }
        let is_whole = checksum(&bytes[..HEADER + codes.len()]) == *sum;
        if !is_whole || !have_meaning(codes, seeds, rules) {
            return Err(TableError::Damaged);
        }
        Ok(Tablebase {
            rules,
            seeds,
            codes: codes.to_vec(),
        })
    }
}

/// The most seeds of the table.
fn read_header(header: &[u8; HEADER], rules: RulesId) -> Result<u8, TableError> {
    let [magic @ .., version, of_rules, seeds] = header;
    if magic != MAGIC {
        Err(TableError::Foreign)
    } else if *version != VERSION {
        Err(TableError::OtherVersion)
    } else if *of_rules != rules as u8 {
        Err(TableError::OtherRules)
    } else {
        Ok(*seeds)
    }
}

fn have_meaning(bytes: &[u8], seeds: u8, rules: RulesId) -> bool {
    (0..=seeds).all(|seeds| {
        let codes = codes(seeds, rules);
        bytes[level(seeds)]
            .iter()
            .all(|&byte| u16::from(byte) < codes)
    })
}
