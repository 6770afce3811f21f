//! Any arrangement of seeds, and what keeps it from being played.

use crate::board::{Pit, Seeds};
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
        }
    }
}

impl std::fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let reasons: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&reasons.join("; "))
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
