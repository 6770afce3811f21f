//! Searching for good turns: for a player who needs an opponent, and for one who wants to know what a position is worth.
//!
//! [`Thinking`] is a search under way. It goes on as far as it is told and can be left at any time; how it is cut into
//! portions changes nothing about its answer.
//!
//! ```
//! use empiki::search::{Limits, Thinking};
//! use empiki::{Game, GameId};
//!
//! let game = Game::start(GameId::Oware);
//! let limits = Limits { nodes: 10_000, depth: 4 };
//! let mut thinking = Thinking::analyse(&game, 3, limits).expect("the game is not over");
//! while !thinking.advance(500) {}
//! assert_eq!(thinking.report().depth, 4);
//! assert_eq!(thinking.report().lines.len(), 3);
//! ```

mod deepening;
mod endgame;
mod evaluate;
mod history;
mod level;
#[cfg(test)]
mod naive;
mod negamax;
mod novice;
mod probe;
mod report;
mod score;
mod transposition;
mod weights;

use std::cmp::Ordering;
use std::rc::Rc;

use crate::game::Game;
use crate::games::with_position;
use crate::key::mix;
use crate::moves::Move;
use crate::position::Position;
use deepening::{Deepening, Wish};
pub use endgame::{ProvedTurn, proved_turn};
#[doc(hidden)]
pub use evaluate::{CLASSES, Evaluate};
use history::History;
pub use level::LEVELS;
pub use probe::{Bounds, Probe};
pub use report::{Choice, Line, Reason, Report, Worth};
use transposition::Transpositions;

/// When a search ends: at whichever is reached first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Turns tried, laps of long turns counted as what they cost.
    pub nodes: u64,
    /// Plies searched completely.
    pub depth: u32,
}

impl Limits {
    /// As deep as a search goes, however long it takes.
    pub const NONE: Limits = Limits {
        nodes: u64::MAX,
        depth: u32::MAX,
    };
}

/// A search for whichever game.
trait Think {
    fn set_table(&mut self, table: Rc<dyn Probe>);
    fn advance(&mut self, nodes: u64) -> bool;
    fn settle(&mut self);
    fn report(&self) -> Report;
    fn choice(&self) -> Option<Choice>;
}

/// A search under way.
pub struct Thinking {
    search: Box<dyn Think>,
    /// The game, as long as a table may know something of it.
    game: Option<Game>,
    /// What a table knows of the position itself.
    proved: Option<ProvedTurn>,
}

/// What was found out about positions is kept in so many bytes, unless asked otherwise.
const MEMORY: usize = 16 << 20;

impl Thinking {
    /// Looks into the current position of a game, for the best `lines` lines. `None` when the game is over.
    #[must_use]
    pub fn analyse(game: &Game, lines: usize, limits: Limits) -> Option<Thinking> {
        Thinking::analyse_with_memory(game, lines, limits, MEMORY)
    }

    /// As [`Thinking::analyse`], with so many bytes for what was found out about positions, or somewhat fewer.
    #[must_use]
    pub fn analyse_with_memory(
        game: &Game,
        lines: usize,
        limits: Limits,
        memory: usize,
    ) -> Option<Thinking> {
        Thinking::begin(game, plain_wish(lines.max(1), limits, memory), true)
    }

    /// Looks for the best turn as [`Thinking::analyse`] does, but not into a position with one turn only, whatever it
    /// is worth. `None` when the game is over.
    #[must_use]
    pub fn choose(game: &Game, limits: Limits) -> Option<Thinking> {
        Thinking::choose_with_memory(game, limits, MEMORY)
    }

    /// As [`Thinking::choose`], with so many bytes for what was found out about positions, or somewhat fewer.
    #[must_use]
    pub fn choose_with_memory(game: &Game, limits: Limits, memory: usize) -> Option<Thinking> {
        let wish = Wish {
            is_for_a_turn: true,
            ..plain_wish(1, limits, memory)
        };
        Thinking::begin(game, wish, true)
    }

    /// Looks for a turn as a level does, 1 to [`LEVELS`]; the same for the same seed. `None` when the game is over.
    #[must_use]
    pub fn of_level(game: &Game, level: u8, seed: u64) -> Option<Thinking> {
        level::begin(game, level, seed)
    }

    fn begin(game: &Game, wish: Wish, uses_table: bool) -> Option<Thinking> {
        if game.outcome().is_some() {
            return None;
        }
        let plies_left = plies_left(game);
        let search: Box<dyn Think> = with_position!(game.position(), position => {
            Box::new(Deepening::new(position, history(game), plies_left, wish))
        });
        Some(Thinking {
            search,
            game: uses_table.then(|| game.clone()),
            proved: None,
        })
    }

    /// Endings that are looked up from now on. Only a table of the game that is searched says anything, and only to the
    /// strongest level and to who looks into a position: the others play the same with and without.
    pub fn use_table(&mut self, table: Rc<dyn Probe>) {
        if let Some(game) = self.game.take() {
            self.proved = proved_turn(&game, table.as_ref());
            self.search.set_table(table);
        }
    }

    /// The turn that is proved to win, or to draw at least where no win is proved.
    fn holding(&self) -> Option<&ProvedTurn> {
        self.proved.as_ref().filter(|proved| proved.outcome.is_ge())
    }

    /// Goes on for about so many nodes. True when the search is over.
    pub fn advance(&mut self, nodes: u64) -> bool {
        self.search.advance(nodes)
    }

    /// Ends the search with what it has found.
    pub fn settle(&mut self) {
        self.search.settle();
    }

    /// How far it is.
    #[must_use]
    pub fn report(&self) -> Report {
        let mut report = self.search.report();
        if let Some(proved) = &self.proved {
            put_first(&mut report.lines, proved);
        }
        report
    }

    /// Whether the search has seen a win where a table promises a draw at least.
    fn has_seen_more(&self, proved: &ProvedTurn) -> bool {
        let lines = self.search.report().lines;
        let best = lines.first().map(|line| line.worth);
        proved.outcome.is_eq()
            && matches!(best, Some(Worth::Proved { outcome, .. }) if outcome.is_gt())
    }

    /// The turn that is chosen, as far as the search is.
    #[must_use]
    pub fn choice(&self) -> Option<Choice> {
        let holding = self.holding();
        match holding.filter(|proved| !self.has_seen_more(proved)) {
            Some(proved) => Some(Choice {
                turn: proved.turn,
                reason: Reason::Proved,
            }),
            None => self.search.choice(),
        }
    }
}

fn plain_wish(lines: usize, limits: Limits, memory: usize) -> Wish {
    Wish {
        lines,
        is_for_a_turn: false,
        limits,
        bits: Transpositions::bits_within(memory),
        variety: 0,
        seed: 0,
    }
}

/// A number that a seed draws for a turn, any of 64 bits; the upper ones are the better mixed.
fn drawn(seed: u64, turn: Move) -> u64 {
    let word = u64::from(turn.pit) | u64::from(turn.choices.written()) << 8;
    mix(mix(seed, word), 0)
}

/// What is proved of the position goes before what the search thinks.
fn put_first(lines: &mut Vec<Line>, proved: &ProvedTurn) {
    let is_known = proved.outcome.is_gt() || proved.margin.is_some();
    if !is_known || lines.is_empty() {
        return;
    }
    let place = lines.iter().position(|line| line.turns[0] == proved.turn);
    let turns = match place {
        Some(place) => lines.remove(place).turns,
        None => {
            // It takes the place of the last one: no more are told than were asked for.
            lines.pop();
            vec![proved.turn]
        }
    };
    let worth = Worth::Proved {
        outcome: proved.outcome,
        margin: proved.margin,
        plies: None,
    };
    for line in &mut *lines {
        line.worth = no_better(line.worth, proved.outcome);
    }
    lines.insert(0, Line { turns, worth });
}

/// What a turn is worth where no turn is better than the best.
fn no_better(worth: Worth, best: Ordering) -> Worth {
    match (worth, best) {
        (Worth::Estimate(_), Ordering::Less) => Worth::Proved {
            outcome: Ordering::Less,
            margin: None,
            plies: None,
        },
        (Worth::Estimate(estimate), Ordering::Equal) => Worth::Estimate(estimate.min(0)),
        _ => worth,
    }
}

/// The plies after which the game ends by its limit, if it has one.
fn plies_left(game: &Game) -> Option<u32> {
    let cap = game.position().ply_cap()?;
    Some(cap.saturating_sub(game.ply() as u32))
}

/// The positions of a game up to the current one.
fn history(game: &Game) -> History {
    let mut history = History::new(game.position().final_occurrence());
    for position in game.positions() {
        let (key, spent) = with_position!(position, position => (position.key(), position.spent()));
        history.push(key, spent);
    }
    history
}
