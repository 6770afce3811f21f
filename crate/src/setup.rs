//! Any arrangement of seeds, and what keeps it from being played.

use crate::board::{Pit, Seeds, Shape};
use crate::joined::joined;
use crate::options::OptionValues;
use crate::side::Side;

/// Any arrangement, playable or not: what an editor holds and a text says. A
/// [`Position`](crate::Position) is an arrangement that can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Seeds in pits and stores.
    pub seeds: Seeds,
    /// Who moves.
    pub mover: Side,
    /// Turns taken by South and North (Omweso).
    pub turns_taken: [u32; 2],
    /// Turns in which South and North captured (Omweso).
    pub capturing_turns: [u32; 2],
    /// The play options, in the order of the game's list.
    pub options: OptionValues,
}

/// The greatest number of turns that a position tells (nine digits); counting stops there.
pub const MOST_TURNS_TOLD: u32 = 999_999_999;

/// One reason why an arrangement cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupError {
    /// The seeds on the board and in stores are not the game's.
    WrongTotal {
        /// Seeds counted.
        found: u32,
        /// Seeds of the game.
        expected: u32,
        /// Whether fewer are allowed.
        may_be_fewer: bool,
    },
    /// A pit holds more than all seeds of the game.
    CountTooLarge {
        /// The pit.
        pit: Pit,
        /// What it holds.
        found: u8,
        /// All seeds of the game.
        most: u8,
    },
    /// Seeds lie in a store, but the game has none.
    NoStores,
    /// An option has a value that it does not take.
    BadOption {
        /// The option.
        key: &'static str,
    },
    /// A player has captured in more turns than he has taken.
    CapturingTurnsExceedTurns {
        /// The player.
        side: Side,
    },
    /// A player has not arranged as many seeds as he has.
    WrongSideTotal {
        /// The player.
        side: Side,
        /// Seeds that he has placed.
        found: u32,
        /// Seeds that he has.
        expected: u32,
    },
    /// A pit of a free arrangement holds more than was agreed.
    OverSetupCap {
        /// The pit.
        pit: Pit,
        /// What it holds.
        found: u8,
        /// What it may hold.
        most: u8,
    },
}

/// What players may do who arrange their seeds freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrangement {
    /// Seeds that each player places, all of them in his own pits.
    pub seeds: u8,
    /// The most in a pit; all his seeds when there is no cap.
    pub most: u8,
    /// Whether both arrange unseen, and reveal together.
    pub is_hidden: bool,
}

/// All reasons why `side`'s seeds are no free arrangement; what the other has placed plays no part. A cap of all
/// seeds is none: that a pit holds more is told by the total.
#[must_use]
pub fn arrangement_faults(
    shape: &Shape,
    arrangement: Arrangement,
    side: Side,
    seeds: &Seeds,
) -> Vec<SetupError> {
    let Arrangement {
        seeds: all, most, ..
    } = arrangement;
    let pits = (0..shape.pits).map(|index| shape.pit(side, index));
    let counts: Vec<_> = pits.map(|pit| (pit, seeds.get(pit))).collect();
    let found = counts.iter().map(|&(_, count)| u32::from(count)).sum();
    let expected = u32::from(all);
    let total = SetupError::WrongSideTotal {
        side,
        found,
        expected,
    };
    let over_cap = counts
        .into_iter()
        .filter(|&(_, found)| found > most && most < all)
        .map(|(pit, found)| SetupError::OverSetupCap { pit, found, most });
    (found != expected)
        .then_some(total)
        .into_iter()
        .chain(over_cap)
        .collect()
}

/// All reasons why an arrangement cannot be played, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupErrors(pub Vec<SetupError>);

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            SetupError::WrongTotal {
                found,
                expected,
                may_be_fewer,
            } => {
                let most = if may_be_fewer { "at most " } else { "" };
                write!(f, "{found} seeds in all, not {most}{expected}")
            }
            SetupError::CountTooLarge { found, most, .. } => {
                write!(f, "{found} seeds in a pit, more than the game's {most}")
            }
            SetupError::NoStores => write!(f, "seeds in a store, which this game has not"),
            SetupError::BadOption { key } => write!(f, "not a value of {key}"),
            SetupError::CapturingTurnsExceedTurns { side } => {
                write!(f, "{side} has captured in more turns than were taken")
            }
            SetupError::WrongSideTotal {
                side,
                found,
                expected,
            } => write!(f, "{side} has placed {found} seeds, not {expected}"),
            SetupError::OverSetupCap { found, most, .. } => {
                write!(f, "{found} seeds in a pit, more than the {most} agreed")
            }
        }
    }
}

impl std::fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let reasons: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&joined(&reasons, "; "))
    }
}

impl std::error::Error for SetupErrors {}

/// Whether an arrangement must hold exactly the game's seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Total {
    /// The game's own number.
    Required,
    /// Any number up to the game's own: for editors and lessons.
    Waived,
}
