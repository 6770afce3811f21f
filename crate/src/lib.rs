//! Three mancala games as a rules engine: **Omweso** (Buganda, 4×8), **Oware**
//! (Abapa, 2×6) and **Bao Kigogo** (Gogo, 4×12).
//!
//! Each game has exactly one implementation of its move, which tells every
//! step of sowing to a [`Trace`]. Search passes `()` and pays nothing;
//! animation, narration and lessons record the steps.
//!
//! ```
//! use empiki::{Game, GameId};
//!
//! let mut game = Game::start(GameId::Oware);
//! assert_eq!(game.legal_texts(), ["A", "B", "C", "D", "E", "F"]);
//! game.play_text("C")?;
//! assert_eq!(game.position_text(), "oware 4x2,0,5x3/5,4x5 n 0,0");
//! # Ok::<(), empiki::Refusal>(())
//! ```
//!
//! Layers, each using only those to its right: `wasm` → [`api`] → [`endless`] →
//! [`tablebase`] → [`search`] → [`record`] → [`game`], [`match_score`] → [`notation`] → [`games`] →
//! [`mod@perft`] → [`position`] → vocabulary ([`options`], [`side`], [`board`], [`moves`], [`trace`],
//! [`laps`], [`outcome`], [`match_rules`], [`refusal`], [`setup`]). There is no clock, no chance and no input or
//! output in the library: what varies is handed in.

pub mod api;
pub mod board;
mod codes;
pub mod endless;
pub mod game;
pub mod games;
mod joined;
pub mod key;
pub mod laps;
mod listed;
pub mod match_rules;
pub mod match_score;
pub mod moves;
pub mod notation;
mod occurrences;
pub mod options;
pub mod outcome;
pub mod perft;
#[cfg(target_arch = "wasm32")]
mod plain;
pub mod position;
pub mod record;
pub mod refusal;
pub mod search;
pub mod setup;
pub mod side;
pub mod tablebase;
pub mod trace;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use board::{Pit, Seeds, Shape};
pub use game::Game;
pub use games::{AnyPosition, GameId};
pub use moves::Move;
pub use outcome::{Ending, Outcome, Winner};
pub use position::Position;
pub use refusal::{Refusal, RefusalCode};
pub use setup::{Setup, SetupError, SetupErrors};
pub use side::Side;
pub use trace::{Step, Trace};
