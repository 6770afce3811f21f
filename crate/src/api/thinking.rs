//! Searches and tables as the page sees them.

use crate::listed::Listed;
use std::cmp::Ordering;
use std::rc::Rc;

use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use super::session::ApiError;
use crate::board::Shape;
use crate::moves::Move;
use crate::notation::write_move;
use crate::record::Record;
use crate::search::{Choice, LEVELS, Limits, Line, Probe, Reason, Report, Thinking, Worth};
use crate::side::Side;
use crate::tablebase::{Abapa, Builder, RulesId, Tablebase};

/// How a position ends that is proved, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "ProvedOutcome"))]
#[serde(rename_all = "lowercase")]
pub enum ProvedOutcome {
    /// The player to move wins.
    Won,
    /// Nobody wins.
    Drawn,
    /// The player to move loses.
    Lost,
}

/// What is known for certain.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "Proved"))]
#[serde(rename_all = "camelCase")]
pub struct ProvedView {
    /// How it ends with best play, for the player to move.
    pub outcome: ProvedOutcome,
    /// The seeds by which the winner wins when the game is played out, where known.
    pub by: Option<u8>,
    /// Plies to the end, where the search has seen it.
    pub plies: Option<u32>,
}

/// What a position is worth to the player to move.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "Worth"))]
#[serde(rename_all = "camelCase")]
pub struct WorthView {
    /// Estimated seeds by which the player to move is ahead, to the hundredth; 0 when it is proved instead.
    pub seeds: f64,
    /// What a table or a complete search has proved.
    pub proved: Option<ProvedView>,
}

/// A line of play.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "BestLine"))]
#[serde(rename_all = "camelCase")]
pub struct LineView {
    /// The turns in notation, the first by the player to move; at least one.
    pub turns: Vec<String>,
    /// What the position is worth to the player to move when he begins so.
    pub worth: WorthView,
}

/// Why a turn was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "ChoiceReason"))]
#[serde(rename_all = "kebab-case")]
pub enum ChoiceReasonName {
    /// There is no other.
    OnlyTurn,
    /// It takes `seeds`, the most that was seen.
    Captures,
    /// Nothing to take was seen: a pit as full as any.
    FullestPit,
    /// The turn and the reply that was foreseen leave the player `seeds` more (negative: less).
    Exchange,
    /// The player looked `plies` ahead.
    Search,
    /// It keeps what is proved.
    Proved,
}

/// The turn that a level chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "Choice"))]
#[serde(rename_all = "camelCase")]
pub struct ChoiceView {
    /// The turn in notation.
    pub turn: String,
    /// Why, as far as the level saw.
    pub reason: ChoiceReasonName,
    /// Seeds, with `captures` and `exchange`.
    pub seeds: Option<i8>,
    /// Plies, with `search`.
    pub plies: Option<u32>,
}

/// How far a search is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "ThinkingView"))]
#[serde(rename_all = "camelCase")]
pub struct ThinkingView {
    /// Plies that are searched completely.
    pub depth: u32,
    /// Turns tried so far.
    pub nodes: f64,
    /// The best lines, the best first; none until the first depth is done.
    pub lines: Vec<LineView>,
    /// Whether there is nothing more to come.
    pub is_over: bool,
    /// What a level chooses; present when its search is over.
    pub choice: Option<ChoiceView>,
}

/// How far a table of endgames is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[cfg_attr(feature = "types", ts(rename = "TableView"))]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// The most seeds in the pits of its positions when it is complete.
    pub seeds: u8,
    /// Positions of the complete table.
    pub positions: f64,
    /// The share that is done, 0 to 1.
    pub done: f64,
    /// Whether it is complete.
    pub is_complete: bool,
}

/// A search under way in a game.
///
/// ```
/// use empiki::api::{SearchSession, Session};
///
/// let record = Session::start("oware", "", "south")?.record();
/// let mut search = SearchSession::of_level(&record, 0, 4, 7)?;
/// while !search.advance(100.0).is_over {}
/// assert!(search.view().choice.is_some());
/// # Ok::<(), empiki::api::ApiError>(())
/// ```
pub struct SearchSession {
    thinking: Thinking,
    shape: &'static Shape,
    mover: Side,
    is_level: bool,
}

impl SearchSession {
    /// Looks into the position after `ply` plies of a record for the best `lines` lines (1 or more), deeper and deeper.
    ///
    /// # Errors
    /// What is wrong with the record, or when it has no such ply, or the game is over there.
    pub fn analyse(record: &str, ply: usize, lines: usize) -> Result<SearchSession, ApiError> {
        SearchSession::begin(record, ply, false, |game| {
            Thinking::analyse(game, lines, Limits::NONE)
        })
    }

    /// Looks for the turn of a level (1 to [`LEVELS`]); the same for the same seed.
    ///
    /// # Errors
    /// As [`SearchSession::analyse`], or when there is no such level.
    pub fn of_level(
        record: &str,
        ply: usize,
        level: usize,
        seed: u64,
    ) -> Result<SearchSession, ApiError> {
        let level = u8::try_from(level).unwrap_or(0);
        if !(1..=LEVELS).contains(&level) {
            return Err(ApiError::BadLevel);
        }
        SearchSession::begin(record, ply, true, |game| {
            Thinking::of_level(game, level, seed)
        })
    }

    fn begin(
        record: &str,
        ply: usize,
        is_level: bool,
        think: impl FnOnce(&crate::Game) -> Option<Thinking>,
    ) -> Result<SearchSession, ApiError> {
        let mut record = Record::read(record).map_err(ApiError::BadRecord)?;
        if !record.game_mut().go_to(ply) {
            return Err(ApiError::NoSuchPly);
        }
        let game = record.game();
        let thinking = think(game).ok_or(ApiError::GameOver)?;
        Ok(SearchSession {
            thinking,
            shape: &game.id().spec().shape,
            mover: game.position().mover(),
            is_level,
        })
    }

    /// Endings that are looked up from now on.
    pub fn use_table(&mut self, table: Rc<dyn Probe>) {
        self.thinking.use_table(table);
    }

    /// Goes on for about so many nodes, at least one, and tells how far the search is.
    pub fn advance(&mut self, nodes: f64) -> ThinkingView {
        self.thinking.advance((nodes as u64).max(1));
        self.view()
    }

    /// Ends the search with what it has found.
    pub fn settle(&mut self) -> ThinkingView {
        self.thinking.settle();
        self.view()
    }

    /// How far the search is.
    #[must_use]
    pub fn view(&self) -> ThinkingView {
        let Report {
            depth,
            nodes,
            lines,
            is_over,
        } = self.thinking.report();
        let choice = self.thinking.choice().filter(|_| self.is_level && is_over);
        ThinkingView {
            depth,
            nodes: nodes as f64,
            lines: lines.iter().map(|line| self.line(line)).listed(),
            is_over,
            choice: choice.map(|choice| self.choice(choice)),
        }
    }

    fn write(&self, number: usize, turn: Move) -> String {
        let side = if number.is_multiple_of(2) {
            self.mover
        } else {
            self.mover.other()
        };
        write_move(self.shape, side, turn)
    }

    fn line(&self, line: &Line) -> LineView {
        let turns = line.turns.iter().enumerate();
        LineView {
            turns: turns
                .map(|(number, &turn)| self.write(number, turn))
                .listed(),
            worth: line.worth.into(),
        }
    }

    fn choice(&self, choice: Choice) -> ChoiceView {
        let (reason, seeds, plies) = match choice.reason {
            Reason::OnlyTurn => (ChoiceReasonName::OnlyTurn, None, None),
            Reason::Captures(seeds) => (ChoiceReasonName::Captures, Some(seeds as i8), None),
            Reason::FullestPit => (ChoiceReasonName::FullestPit, None, None),
            Reason::Exchange(seeds) => (ChoiceReasonName::Exchange, Some(seeds), None),
            Reason::Search(plies) => (ChoiceReasonName::Search, None, Some(plies)),
            Reason::Proved => (ChoiceReasonName::Proved, None, None),
        };
        ChoiceView {
            turn: self.write(0, choice.turn),
            reason,
            seeds,
            plies,
        }
    }
}

impl From<Worth> for WorthView {
    fn from(worth: Worth) -> Self {
        match worth {
            Worth::Estimate(hundredths) => WorthView {
                seeds: f64::from(hundredths) / 100.0,
                proved: None,
            },
            Worth::Proved {
                outcome,
                margin,
                plies,
            } => WorthView {
                seeds: 0.0,
                proved: Some(ProvedView {
                    outcome: match outcome {
                        Ordering::Greater => ProvedOutcome::Won,
                        Ordering::Equal => ProvedOutcome::Drawn,
                        Ordering::Less => ProvedOutcome::Lost,
                    },
                    by: margin,
                    plies,
                }),
            },
        }
    }
}

/// A table of endgames for Oware, or one that is being made.
pub struct TableSession {
    state: TableState,
    /// The most seeds in the pits.
    seeds: u8,
}

enum TableState {
    Making(Box<Builder<Abapa>>),
    Made(Rc<Tablebase>),
    /// Its memory is given back.
    Spent,
}

impl TableSession {
    /// The most seeds of a table that the page makes: beyond that it does not fit in a browser's memory.
    pub const MOST_SEEDS: u8 = 15;

    /// Begins to make a table of all positions with up to so many seeds in the pits, 1 to
    /// [`TableSession::MOST_SEEDS`]; other numbers are the nearest.
    #[must_use]
    pub fn build(seeds: usize) -> TableSession {
        let seeds = seeds.clamp(1, TableSession::MOST_SEEDS.into()) as u8;
        TableSession {
            state: TableState::Making(Box::new(Builder::new(Abapa, seeds))),
            seeds,
        }
    }

    /// A table that was made before.
    ///
    /// # Errors
    /// When the bytes are no such table, are of another version, or damaged.
    pub fn read(bytes: &[u8]) -> Result<TableSession, ApiError> {
        let table = Tablebase::read(bytes, RulesId::Abapa).map_err(|_| ApiError::BadTable)?;
        Ok(TableSession {
            seeds: table.most_seeds(),
            state: TableState::Made(Rc::new(table)),
        })
    }

    /// Goes on for about so many positions, at least one, and tells how far the table is.
    pub fn advance(&mut self, positions: f64) -> TableView {
        if let TableState::Making(builder) = &mut self.state
            && builder.advance((positions as u32).max(1))
            && let TableState::Making(builder) =
                std::mem::replace(&mut self.state, TableState::Spent)
            && let Some(table) = builder.finish()
        {
            self.state = TableState::Made(Rc::new(table));
        }
        self.view()
    }

    /// How far the table is.
    #[must_use]
    pub fn view(&self) -> TableView {
        let done = match &self.state {
            TableState::Making(builder) => builder.done(),
            TableState::Made(_) => 1.0,
            TableState::Spent => 0.0,
        };
        TableView {
            seeds: self.seeds,
            positions: crate::tablebase::positions(self.seeds) as f64,
            done,
            is_complete: self.table().is_some(),
        }
    }

    /// The table, when it is complete.
    #[must_use]
    pub fn table(&self) -> Option<Rc<Tablebase>> {
        match &self.state {
            TableState::Made(table) => Some(table.clone()),
            TableState::Making(_) | TableState::Spent => None,
        }
    }

    /// What [`TableSession::read`] reads; nothing until the table is complete.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.table().map_or_else(Vec::new, |table| table.bytes())
    }
}
