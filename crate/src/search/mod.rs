//! Searching for good turns.

mod probe;
mod report;

pub use probe::{Bounds, Probe};
pub use report::{Choice, Line, Reason, Report, Worth};

/// The levels at which the computer plays: 1, which a child beats, to this one, the strongest.
pub const LEVELS: u8 = 6;
