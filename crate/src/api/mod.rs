//! What the page is told: plain data, and one session a game. Tested natively;
//! `wasm` only carries it across.

mod session;
#[cfg(feature = "types")]
pub mod typescript;
mod views;

pub use session::{ApiError, Session};
pub use views::{
    BoardView, Cell, ChoiceCaseName, DestinationName, ErrorDetail, ExplorationView, FaultView,
    GameInfo, GameName, GameView, LapView, NumberRange, OptionInfo, OptionScope, PlyView,
    QuestionView, ReasonName, RefusalView, ResultView, SideName, StartView, StepView, TraceView,
    WinnerName, games,
};
