//! The search of this project, bounded by a level, by nodes or by time.

use std::time::{Duration, Instant};

use empiki::Game;
use empiki::moves::WrittenMove;
use empiki::search::{Limits, Thinking};

use super::Player;
use crate::chance::Chance;
use crate::tables::Table;

/// What ends the thinking about a turn.
#[derive(Clone, Copy)]
pub enum Bound {
    Level(u8),
    Nodes(u64),
    Time(Duration),
}

/// The clock is looked at after so many nodes.
const NODES_A_LOOK: u64 = 500;
/// Without a clock, any portion serves.
const NODES_A_PORTION: u64 = 100_000;

pub struct Searcher {
    bound: Bound,
    table: Option<Table>,
    chance: Chance,
    nodes: u64,
}

impl Searcher {
    /// Thinks about each turn up to a bound, with a table of endgames if there is one.
    pub fn new(bound: Bound, table: Option<Table>) -> Searcher {
        Searcher {
            bound,
            table,
            chance: Chance::new(0),
            nodes: 0,
        }
    }

    fn begin_thinking(&mut self, game: &Game) -> Option<Thinking> {
        match self.bound {
            Bound::Level(level) => Thinking::of_level(game, level, self.chance.number()),
            Bound::Nodes(nodes) => {
                let limits = Limits {
                    nodes,
                    ..Limits::NONE
                };
                Thinking::choose(game, limits)
            }
            Bound::Time(_) => Thinking::choose(game, Limits::NONE),
        }
    }
}

impl Player for Searcher {
    fn begin(&mut self, seed: u64) {
        self.chance = Chance::new(seed);
    }

    fn choose(&mut self, game: &Game) -> Result<WrittenMove, String> {
        let until = match self.bound {
            Bound::Time(time) => Some(Instant::now() + time),
            Bound::Level(_) | Bound::Nodes(_) => None,
        };
        let thinking = self.begin_thinking(game);
        let mut thinking = thinking.ok_or("the game is over".to_owned())?;
        let table = self.table.as_ref();
        if let Some(table) = table.and_then(|table| table.for_game(game)) {
            thinking.use_table(table);
        }
        match until {
            None => while !thinking.advance(NODES_A_PORTION) {},
            Some(until) => {
                while !thinking.advance(NODES_A_LOOK) && Instant::now() < until {}
                thinking.settle();
            }
        }
        self.nodes = thinking.report().nodes;
        let choice = thinking.choice();
        choice
            .map(|choice| choice.turn.into())
            .ok_or("the search chose no turn".to_owned())
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}
