//! What the page is told: plain data, and one session a game. Tested natively;
//! `wasm` only carries it across.

mod matches;
mod proof;
mod record_views;
mod session;
mod setups;
mod thinking;
#[cfg(feature = "types")]
pub mod typescript;
mod views;

pub use matches::match_score;
pub use proof::ProofSession;
pub use record_views::{
    ArrangementInfo, CommentView, GoalName, GoalView, MatchGameView, MatchView, MatchWinner,
    ModeName, NoticeView, ProofView, RecordSummary, RecordView, SetupFaultView, SetupView,
    StarterName, TagView, VerdictName, WrittenView, read_records,
};
pub use session::{ApiError, Session};
pub use setups::{arrangement, check_setup, read_setup};
pub use thinking::{
    ChoiceReasonName, ChoiceView, LineView, ProvedOutcome, ProvedView, SearchSession, TableSession,
    TableView, ThinkingView, WorthView,
};
pub use views::{
    BoardView, Cell, ChoiceCaseName, DestinationName, ErrorDetail, ExplorationView, FaultView,
    GameInfo, GameName, GameView, KeyValue, LapView, NumberRange, OptionInfo, OptionScope, PlyView,
    PresetInfo, QuestionView, ReasonName, RefusalView, ResultView, SideName, StartView, StepView,
    TraceView, WinnerName, games,
};
