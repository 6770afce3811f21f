//! Positions, turns and results as text, both ways. One grammar for the three
//! games; the rules are in `www/rules/notation.md`.

mod fault;
mod moves;
mod position;
mod result;
mod transcript;

pub(crate) use fault::part;
pub use fault::{Fault, FaultCode, Faults, Place};
pub use moves::{read_move, write_move};
pub use position::{
    read_options, read_position, read_setup, write_options, write_position, write_setup,
};
pub use result::read_outcome;
pub use transcript::{Tag, Taken, Transcript, Word, is_tag_name, take_apart, write_tag};
