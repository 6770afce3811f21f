//! Positions, turns and results as text, both ways. One grammar for the three
//! games; the rules are in `www/rules/notation.md`.

mod fault;
mod moves;
mod position;
mod result;

pub use fault::{Fault, FaultCode, Faults};
pub use moves::{read_move, write_move};
pub use position::{read_options, read_position, read_setup, write_position, write_setup};
pub use result::read_outcome;
