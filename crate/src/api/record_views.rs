//! Plain views of records, set-ups, matches and proofs, as TypeScript sees them.

use crate::listed::Listed;
use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use super::session::ApiError;
use super::views::{BoardView, ErrorDetail, GameName, ResultView, SideName};
use crate::record::{Mode, Notice, Reading, Record, Written};

/// How a game is timed, and whether turns may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum ModeName {
    /// No clock; turns may be taken back.
    Classical,
    /// No clock; turns are binding.
    Contract,
    /// Three seconds to start a turn; turns are binding.
    Blitz,
}

/// What each player places in a free arrangement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct ArrangementInfo {
    /// Seeds each player places.
    pub seeds: u8,
    /// The most in one pit; as many as `seeds` where there is no limit.
    pub most: u8,
    /// Whether both arrange unseen, and reveal together.
    pub is_hidden: bool,
}

/// One reason why an arrangement cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct SetupFaultView {
    /// What is wrong.
    #[cfg_attr(feature = "types", ts(type = "SetupFaultCode"))]
    pub code: &'static str,
    /// The pit in question, by its number over the whole board.
    pub pit: Option<u8>,
    /// The player in question.
    pub side: Option<SideName>,
    /// Seeds counted.
    pub found: Option<u32>,
    /// Seeds there should be, or the most there may be.
    pub expected: Option<u32>,
    /// Whether fewer than `expected` would do.
    pub may_be_fewer: bool,
    /// The option in question.
    pub key: Option<&'static str>,
}

/// Any arrangement of seeds, and everything that keeps it from being played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct SetupView {
    /// The game.
    pub game: GameName,
    /// The arrangement in notation; a position of the game when there are no faults.
    pub position: String,
    /// Its seeds.
    pub board: BoardView,
    /// Who moves.
    pub mover: SideName,
    /// Turns taken by South and North; 0 in games that do not count them.
    pub turns_taken: [u32; 2],
    /// Turns in which South and North captured; 0 in games that do not count them.
    pub capturing_turns: [u32; 2],
    /// Play options that are not the default, as `key=value`.
    pub options: Vec<String>,
    /// All reasons why it cannot be played.
    pub faults: Vec<SetupFaultView>,
    /// How a game that begins so is over at once; none when it goes on or cannot be played.
    pub result: Option<ResultView>,
}

/// One tag of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct TagView {
    /// The name: letters, digits and underscores.
    pub name: String,
    /// The value.
    pub value: String,
}

/// A comment of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct CommentView {
    /// The ply behind which it stands; 0: before the first turn.
    pub ply: usize,
    /// What it says.
    pub text: String,
}

/// Something of a record that could not be taken over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct NoticeView {
    /// What was left out.
    #[cfg_attr(feature = "types", ts(type = "NoticeCode"))]
    pub code: &'static str,
    /// A piece of it, or how many there were.
    pub text: String,
}

/// What a record holds besides its turns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct RecordView {
    /// All tags but `Game`, `Setup`, `Options` and `Result`, in their order.
    pub tags: Vec<TagView>,
    /// The comments, by ply.
    pub comments: Vec<CommentView>,
    /// All options that are not the default, of record and play, as `key=value` sorted by key.
    pub options: String,
    /// What the tag `Mode` names.
    pub mode: Option<ModeName>,
    /// What was left out when it was read.
    pub notices: Vec<NoticeView>,
}

/// A text that was written, and what it had to leave out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct WrittenView {
    /// The text.
    pub text: String,
    /// What was left out.
    pub notices: Vec<NoticeView>,
}

/// One game of a file of records.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct RecordSummary {
    /// The game as a record of this notation; of a game that cannot be read, its text as it stands in the file.
    pub text: String,
    /// The game; none when the text names none.
    pub game: Option<GameName>,
    /// Its plies.
    pub plies: usize,
    /// Its result in notation.
    pub result: String,
    /// Its result as data; none while it goes on, or when it cannot be read.
    pub outcome: Option<ResultView>,
    /// The name of South's player; may be empty.
    pub south: String,
    /// The name of North's player; may be empty.
    pub north: String,
    /// What was left out.
    pub notices: Vec<NoticeView>,
    /// Why it cannot be read; its lines count from the beginning of the file.
    pub error: Option<ErrorDetail>,
}

/// One game of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct MatchGameView {
    /// Who started.
    pub starter: SideName,
    /// How it ended.
    pub result: ResultView,
    /// What South and North scored: points (Omweso) or wins.
    pub points: [u32; 2],
    /// The score after it.
    pub totals: [u32; 2],
    /// Whether it counts; an annulled game is played again.
    pub counts: bool,
}

/// Who won a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum MatchWinner {
    /// South.
    South,
    /// North.
    North,
    /// Nobody.
    Draw,
}

/// Who starts the next game of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum StarterName {
    /// South.
    South,
    /// North.
    North,
    /// It is drawn by lot.
    Lot,
}

/// What ends a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum GoalName {
    /// Its one game.
    Single,
    /// Points or wins.
    Points,
    /// Points or wins, or so many more than the other.
    Lead,
    /// Wins one after the other.
    Row,
    /// The players.
    Open,
}

/// How far a match goes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct GoalView {
    /// What ends it.
    pub kind: GoalName,
    /// The points or wins, in a row if they must be.
    pub points: Option<u32>,
    /// So many more than the other will do.
    pub lead: Option<u32>,
}

/// How a match stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "camelCase")]
pub struct MatchView {
    /// Its games.
    pub games: Vec<MatchGameView>,
    /// South's and North's points or wins.
    pub totals: [u32; 2],
    /// Wins one after the other, up to now.
    pub row: [u32; 2],
    /// The points or wins that win it; none in an open series, or where wins in a row do.
    pub target: Option<u32>,
    /// How far it goes.
    pub goal: GoalView,
    /// Whether it is decided.
    pub is_over: bool,
    /// Who won it.
    pub winner: Option<MatchWinner>,
    /// Who starts the next game; none when it is over.
    pub next: Option<StarterName>,
}

/// What a proof has found out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum VerdictName {
    /// Nothing yet.
    Running,
    /// The turn ends.
    Ends,
    /// The turn never ends.
    Endless,
    /// The limit was reached first.
    Unknown,
}

/// How far the proof that a turn ends or does not end has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct ProofView {
    /// Laps examined so far.
    pub laps: f64,
    /// What is known.
    pub verdict: VerdictName,
    /// The laps of a turn that ends.
    pub length: Option<f64>,
    /// The laps after which a turn that never ends repeats itself.
    pub period: Option<f64>,
    /// The laps before it begins to do so.
    pub after: Option<f64>,
    /// Choices of direction met on the way: so many other turns branch off.
    pub branches: f64,
}

impl From<Mode> for ModeName {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Classical => ModeName::Classical,
            Mode::Contract => ModeName::Contract,
            Mode::Blitz => ModeName::Blitz,
        }
    }
}

impl From<&Notice> for NoticeView {
    fn from(notice: &Notice) -> Self {
        NoticeView {
            code: notice.code.word(),
            text: notice.text.clone(),
        }
    }
}

fn notice_views(notices: &[Notice]) -> Vec<NoticeView> {
    notices.iter().map(Into::into).listed()
}

impl From<Written> for WrittenView {
    fn from(written: Written) -> Self {
        WrittenView {
            notices: notice_views(&written.notices),
            text: written.text,
        }
    }
}

impl RecordView {
    pub(super) fn of(record: &Record) -> RecordView {
        let tags = record.tags().iter().map(|(name, value)| TagView {
            name: name.clone(),
            value: value.clone(),
        });
        let comments = record.comments().iter().map(|comment| CommentView {
            ply: comment.ply,
            text: comment.text.clone(),
        });
        RecordView {
            tags: tags.listed(),
            comments: comments.listed(),
            options: record.options_text(),
            mode: record.mode().map(Into::into),
            notices: notice_views(record.notices()),
        }
    }
}

/// The games of a text of records or OGN, each judged by itself.
#[must_use]
pub fn read_records(text: &str) -> Vec<RecordSummary> {
    let readings = Record::read_all(text);
    readings.into_iter().map(RecordSummary::of).listed()
}

impl RecordSummary {
    fn of(reading: Reading<'_>) -> RecordSummary {
        match reading.record {
            Ok(record) => RecordSummary::of_record(&record),
            Err(error) => RecordSummary {
                text: reading.text.to_owned(),
                game: None,
                plies: 0,
                result: String::new(),
                outcome: None,
                south: String::new(),
                north: String::new(),
                notices: Vec::new(),
                error: Some(ApiError::BadRecord(error).detail()),
            },
        }
    }

    fn of_record(record: &Record) -> RecordSummary {
        let tag = |name| record.tag(name).unwrap_or_default().to_owned();
        let game = record.game();
        let result = game.final_outcome();
        RecordSummary {
            text: record.write(),
            game: Some(game.id().into()),
            plies: game.last_ply(),
            result: result.map_or_else(|| "-".to_owned(), |outcome| outcome.to_string()),
            outcome: result.map(|outcome| ResultView::of(game.id(), outcome)),
            south: tag("South"),
            north: tag("North"),
            notices: notice_views(record.notices()),
            error: None,
        }
    }
}
