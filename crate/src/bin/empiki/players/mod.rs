//! Players of a match: by what name they are called, and how they choose their turns.

mod command;
mod greedy;
mod material;
mod monte_carlo;
mod random;
mod reference;
mod search;
mod tree;

use std::time::Duration;

use empiki::moves::WrittenMove;
use empiki::options::read_number;
use empiki::search::LEVELS;
use empiki::{Game, GameId};
pub use greedy::captured_by;
pub use material::lead;
use search::{Bound, Searcher};

use crate::arguments::MOST_NUMBER;
use crate::tables::Table;

/// Somebody who plays games.
pub trait Player {
    /// A game begins. What is left to chance in it depends on `seed` alone.
    fn begin(&mut self, seed: u64);

    /// A legal turn of a game that is not over.
    ///
    /// # Errors
    /// Why there is none; the match ends with it.
    fn choose(&mut self, game: &Game) -> Result<WrittenMove, String>;

    /// Turns tried for the last choice, by players who search.
    fn nodes(&self) -> u64 {
        0
    }
}

/// What a player is, as a command calls him.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Level(u8),
    Nodes(u64),
    MoveTime(Duration),
    Greedy,
    Random,
    /// Playouts a turn.
    MonteCarlo(u32),
    /// Playouts a turn.
    Tree(u32),
    Reference(Duration),
    Command(String),
}

/// All names of players, for messages.
pub const NAMES: &str =
    "level:1-6, nodes:N, movetime:MS, greedy, random, mc:N, mcts:N, reference[:MS] or cmd:COMMAND";
/// The yardstick's time when none is given.
const REFERENCE_TIME: Duration = Duration::from_millis(100);
/// More playouts would fill the memory with the tree.
const MOST_PLAYOUTS: u32 = 200_000;

impl Kind {
    /// Reads a player's name.
    ///
    /// # Errors
    /// What is right.
    pub fn read(text: &str, game: GameId) -> Result<Kind, String> {
        let (name, value) = match text.split_once(':') {
            Some((name, value)) => (name, Some(value)),
            None => (text, None),
        };
        let wrong = || format!("{text:?} is no player; there are {NAMES}");
        let number = |most| {
            let number = read_number(value.unwrap_or_default());
            let number = number.filter(|number| (1..=most).contains(number));
            number.ok_or_else(|| format!("{name} takes a number, 1-{most}: {text:?}"))
        };
        let time = || number(MOST_NUMBER).map(|millis| Duration::from_millis(millis.into()));
        Ok(match (name, value) {
            ("level", Some(_)) => Kind::Level(number(LEVELS.into())? as u8),
            ("nodes", Some(_)) => Kind::Nodes(number(MOST_NUMBER)?.into()),
            ("movetime", Some(_)) => Kind::MoveTime(time()?),
            ("greedy", None) => Kind::Greedy,
            ("random", None) => Kind::Random,
            ("mc", Some(_)) => Kind::MonteCarlo(number(MOST_PLAYOUTS)?),
            ("mcts", Some(_)) => Kind::Tree(number(MOST_PLAYOUTS)?),
            ("reference", _) if game != GameId::Oware => {
                return Err("the reference plays oware only".to_owned());
            }
            ("reference", None) => Kind::Reference(REFERENCE_TIME),
            ("reference", Some(_)) => Kind::Reference(time()?),
            ("cmd", Some(command)) if !command.trim().is_empty() => {
                Kind::Command(command.to_owned())
            }
            _ => return Err(wrong()),
        })
    }

    /// Whether it is a program of its own, which is started once and may keep what it likes from game to game.
    pub fn is_program(&self) -> bool {
        matches!(self, Kind::Command(_))
    }

    /// A player of this kind; those of the search look endings of Oware up in the table, if there is one.
    ///
    /// # Errors
    /// Why his program cannot be started.
    pub fn player(&self, table: Option<&Table>) -> Result<Box<dyn Player>, String> {
        let search = |bound| Box::new(Searcher::new(bound, table.cloned()));
        Ok(match self {
            Kind::Level(level) => search(Bound::Level(*level)),
            Kind::Nodes(nodes) => search(Bound::Nodes(*nodes)),
            Kind::MoveTime(time) => search(Bound::Time(*time)),
            Kind::Greedy => Box::new(greedy::Greedy::default()),
            Kind::Random => Box::new(random::Random::default()),
            Kind::MonteCarlo(playouts) => Box::new(monte_carlo::MonteCarlo::new(*playouts)),
            Kind::Tree(playouts) => Box::new(tree::TreeSearch::new(*playouts)),
            Kind::Reference(time) => Box::new(reference::Reference::new(*time)),
            Kind::Command(command) => Box::new(command::Program::start(command)?),
        })
    }
}
