//! Tests of the engine from outside, through texts only. `tests/README.md` tells
//! what is where.

mod agreement;
mod chance;
mod command_line;
mod complete;
mod endless;
mod examples;
mod game;
mod laws;
mod layers;
mod levels;
mod match_command;
#[path = "../../crate/src/bin/empiki/puzzles/motif.rs"]
mod motif;
mod perft;
mod puzzles;
mod record_laws;
mod records;
mod repetition;
mod rule;
mod rules_bao_kigogo;
mod rules_ids;
mod rules_notation;
mod rules_notation_records;
mod rules_omweso;
mod rules_oware;
mod search;
mod search_proved;
#[path = "../../crate/src/bin/empiki/statistics.rs"]
mod statistics;
mod support;
mod tablebase;
mod tablebase_play;
mod texts;
mod twin;
mod uci;
