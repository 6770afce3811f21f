//! Searches and tables as the page sees them.

use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

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
    /// Nothing to take was seen: the fullest pit.
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
