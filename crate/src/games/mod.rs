//! The registry of games. A game is one file here and one line in
//! [`register!`](self) below; games never import each other.

mod bao_kigogo;
mod omweso;
mod oware;

pub use bao_kigogo::{BaoKigogo, BaoKigogoRules};
pub use omweso::{Omweso, OmwesoRules};
pub use oware::{GrandSlam, Leftovers, Oware, OwareRules, Play, Repetition};

use crate::moves::{Move, Moves, WrittenMove};
use crate::outcome::Outcome;
use crate::position::{Closing, Exploration, GameSpec, Position};
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupErrors, Total};
use crate::side::Side;
use crate::trace::Trace;

macro_rules! register {
    ($($(#[$doc:meta])* $game:ident,)*) => {
        /// A game, by name.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId { $($(#[$doc])* $game,)* }

        impl GameId {
            /// All games.
            pub const ALL: &'static [GameId] = &[$(GameId::$game,)*];

            /// What is fixed about the game.
            #[must_use]
            pub const fn spec(self) -> &'static GameSpec {
                match self { $(GameId::$game => const { &<$game as Position>::SPEC },)* }
            }

            /// The position of an arrangement.
            ///
            /// # Errors
            /// All reasons why it cannot be played.
            pub fn position(self, setup: &Setup, total: Total) -> Result<AnyPosition, SetupErrors> {
                match self {
                    $(GameId::$game => $game::from_setup(setup, total).map(AnyPosition::$game),)*
                }
            }

            /// The position of an arrangement that is known to have no fault; others may panic.
            #[must_use]
            pub fn from_checked(self, setup: &Setup) -> AnyPosition {
                match self { $(GameId::$game => AnyPosition::$game($game::from_checked(setup)),)* }
            }

            /// The starting position under default options.
            #[must_use]
            pub fn start(self) -> AnyPosition {
                match self { $(GameId::$game => AnyPosition::$game($game::start()),)* }
            }
        }

        /// A position of a game that is known at run time only.
        #[derive(Clone, PartialEq, Eq, Hash, Debug)]
        pub enum AnyPosition { $($(#[$doc])* $game($game),)* }

        /// Runs the same code for whichever game it is.
        macro_rules! with_position {
            ($any:expr, $position:ident => $body:expr) => {
                match $any { $($crate::AnyPosition::$game($position) => $body,)* }
            };
        }
        pub(crate) use with_position;

        impl AnyPosition {
            /// The game.
            #[must_use]
            pub fn game(&self) -> GameId {
                match self { $(AnyPosition::$game(_) => GameId::$game,)* }
            }
        }
    };
}

register! {
    /// Oware (Abapa).
    Oware,
    /// Omweso.
    Omweso,
    /// Bao Kigogo.
    BaoKigogo,
}

impl GameId {
    /// The game with this name, as texts write it.
    #[must_use]
    pub fn from_name(name: &str) -> Option<GameId> {
        GameId::ALL
            .iter()
            .copied()
            .find(|game| game.spec().name == name)
    }
}

/// As [`Position`], decided at run time.
#[allow(missing_docs, reason = "documented at the trait")]
impl AnyPosition {
    #[must_use]
    pub fn setup(&self) -> Setup {
        with_position!(self, position => position.setup())
    }

    #[must_use]
    pub fn mover(&self) -> Side {
        with_position!(self, position => position.mover())
    }

    #[must_use]
    pub fn why_not(&self, written: WrittenMove) -> Option<Refusal> {
        with_position!(self, position => position.why_not(written))
    }

    pub fn sow<T: Trace>(&mut self, turn: Move, trace: &mut T) -> Option<Outcome> {
        with_position!(self, position => position.sow(turn, trace))
    }

    pub fn settle<T: Trace>(&mut self, trace: &mut T) -> Option<Outcome> {
        with_position!(self, position => position.settle(trace))
    }

    pub fn close<T: Trace>(&mut self, closing: Closing, trace: &mut T) -> Outcome {
        with_position!(self, position => position.close(closing, trace))
    }

    pub fn explore<T: Trace>(&self, written: WrittenMove, trace: &mut T) -> Exploration {
        with_position!(self, position => position.explore(written, trace))
    }

    #[must_use]
    pub fn final_occurrence(&self) -> Option<u32> {
        with_position!(self, position => position.final_occurrence())
    }

    #[must_use]
    pub fn ply_cap(&self) -> Option<u32> {
        with_position!(self, position => position.ply_cap())
    }

    pub fn add_moves(&self, moves: &mut Moves) {
        with_position!(self, position => position.add_moves(moves));
    }

    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        with_position!(self, position => crate::perft::perft(position, depth))
    }

    #[must_use]
    pub fn divide(&self, depth: u32) -> Vec<(Move, u64)> {
        with_position!(self, position => crate::perft::divide(position, depth))
    }
}
