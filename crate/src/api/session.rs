//! One game as the page holds it: texts and numbers in, views out.

use super::record_views::{RecordView, WrittenView};
use super::views::{
    BoardView, ErrorDetail, ExplorationView, GameView, LapView, PlyView, QuestionView, RefusalView,
    ResultView, StartView, TraceView, step_views,
};
use crate::board::{Pit, Seeds, Shape};
use crate::game::{Game, Played};
use crate::games::GameId;
use crate::listed::Listed;
use crate::moves::{Move, MoveKind, Moves, WrittenMove};
use crate::notation::{Faults, read_options, write_move};
use crate::options::OptionValues;
use crate::position::Question;
use crate::record::{Record, RecordError};
use crate::refusal::{Refusal, RefusalCode};
use crate::setup::Setup;
use crate::side::Side;

/// Why a call failed; the game is then unchanged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ApiError {
    /// The position text has faults.
    BadPosition(Faults),
    /// The options text has faults.
    BadOptions(Faults),
    /// The turn cannot be played.
    BadTurn(Refusal),
    /// No game has this name.
    UnknownGame,
    /// Free set-up has no start of its own: give a position.
    NeedsPosition,
    /// There is no ply to take back.
    NothingToUndo,
    /// There is no ply to play again.
    NothingToRedo,
    /// The game has no such ply.
    NoSuchPly,
    /// The game is over.
    GameOver,
    /// Not "south" or "north".
    BadSide,
    /// The text is no record, or cannot be written as one.
    BadRecord(RecordError),
    /// The text is no link to a game.
    BadLink(RecordError),
    /// The players' arrangement has faults.
    BadArrangement,
    /// The record can have no such tag or comment.
    BadAnnotation,
    /// A line of a match is no starter and result.
    BadResults,
    /// There is no such level.
    BadLevel,
    /// The bytes are no table of endgames of this version, or are damaged.
    BadTable,
}

impl ApiError {
    /// All codes, for the TypeScript union. "engine-dead" is raised by the page after a panic.
    pub const CODES: [&'static str; 18] = [
        "bad-level",
        "bad-table",
        "bad-record",
        "bad-link",
        "bad-arrangement",
        "bad-annotation",
        "bad-results",
        "bad-position",
        "bad-options",
        "bad-turn",
        "unknown-game",
        "needs-position",
        "nothing-to-undo",
        "nothing-to-redo",
        "no-such-ply",
        "game-over",
        "bad-side",
        "engine-dead",
    ];

    /// The word that programs compare, one of [`ApiError::CODES`].
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            ApiError::BadPosition(_) => "bad-position",
            ApiError::BadOptions(_) => "bad-options",
            ApiError::BadTurn(_) => "bad-turn",
            ApiError::UnknownGame => "unknown-game",
            ApiError::NeedsPosition => "needs-position",
            ApiError::NothingToUndo => "nothing-to-undo",
            ApiError::NothingToRedo => "nothing-to-redo",
            ApiError::NoSuchPly => "no-such-ply",
            ApiError::GameOver => "game-over",
            ApiError::BadSide => "bad-side",
            ApiError::BadRecord(_) => "bad-record",
            ApiError::BadLink(_) => "bad-link",
            ApiError::BadArrangement => "bad-arrangement",
            ApiError::BadAnnotation => "bad-annotation",
            ApiError::BadResults => "bad-results",
            ApiError::BadLevel => "bad-level",
            ApiError::BadTable => "bad-table",
        }
    }

    /// The error as data.
    #[must_use]
    pub fn detail(&self) -> ErrorDetail {
        let (refusal, faults) = match self {
            ApiError::BadTurn(refusal) => (Some(RefusalView::from(*refusal)), Vec::new()),
            ApiError::BadPosition(faults) | ApiError::BadOptions(faults) => {
                (None, faults.0.iter().cloned().map(Into::into).listed())
            }
            ApiError::BadRecord(error) | ApiError::BadLink(error) => (
                error.refusal.map(RefusalView::from),
                error.faults.iter().cloned().map(Into::into).listed(),
            ),
            _ => (None, Vec::new()),
        };
        ErrorDetail {
            code: self.code(),
            refusal,
            faults,
        }
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            ApiError::BadPosition(faults) | ApiError::BadOptions(faults) => {
                write!(f, "{}: {faults}", self.code())
            }
            ApiError::BadTurn(refusal) => write!(f, "{}: {refusal}", self.code()),
            ApiError::BadRecord(error) | ApiError::BadLink(error) => {
                write!(f, "{}: {error}", self.code())
            }
            _ => f.write_str(self.code()),
        }
    }
}

impl std::error::Error for ApiError {}

type Answer<T> = Result<T, ApiError>;

/// One game.
///
/// ```
/// use empiki::api::Session;
///
/// let mut session = Session::start("omweso", "setup=two16 firstTurnCapture=allowed", "south")?;
/// let start = &session.legal_moves()[0];
/// let trace = session.play(&start.turns[0].clone())?;
/// assert_eq!(session.view().board, trace.after);
/// # Ok::<(), empiki::api::ApiError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    record: Record,
}

/// The side with this name.
pub(super) fn read_side(name: &str) -> Answer<Side> {
    match name {
        "south" => Ok(Side::South),
        "north" => Ok(Side::North),
        _ => Err(ApiError::BadSide),
    }
}

/// The game with this name.
pub(super) fn read_game(name: &str) -> Answer<GameId> {
    GameId::from_name(name).ok_or(ApiError::UnknownGame)
}

impl Session {
    /// A new game; `options` are `key=value` pairs separated by spaces, `starter` is `south` or `north`.
    ///
    /// # Errors
    /// When there is no such game, or the options have faults, or leave the set-up to the players.
    pub fn start(game: &str, options: &str, starter: &str) -> Answer<Session> {
        let game = read_game(game)?;
        let (play, record) = read_options(game, options).map_err(ApiError::BadOptions)?;
        let seeds = (game.spec().start)(&record).ok_or(ApiError::NeedsPosition)?;
        let starter = read_side(starter)?;
        Ok(Session::of_seeds(game, seeds, starter, play, record))
    }

    /// A game from what both players arranged: the seeds of their pits in the order of the rules.
    ///
    /// # Errors
    /// When there is no such game or side, the options have faults or leave nothing to arrange, or an arrangement has
    /// faults.
    pub fn arranged(
        game: &str,
        options: &str,
        halves: [&[u32]; 2],
        starter: &str,
    ) -> Answer<Session> {
        let game = read_game(game)?;
        let (play, record) = read_options(game, options).map_err(ApiError::BadOptions)?;
        let seeds = super::setups::arranged(game, &record, halves)?;
        let starter = read_side(starter)?;
        Ok(Session::of_seeds(game, seeds, starter, play, record))
    }

    fn of_seeds(
        game: GameId,
        seeds: Seeds,
        mover: Side,
        play: OptionValues,
        record: OptionValues,
    ) -> Session {
        let setup = Setup {
            seeds,
            mover,
            turns_taken: [0; 2],
            capturing_turns: [0; 2],
            options: play,
        };
        // A full set of seeds can be played.
        let position = game.from_checked(&setup);
        Session {
            record: Record::of(Game::from_position(position), record),
        }
    }

    /// A game from a position text. Of `options` those count that a position does not have.
    ///
    /// # Errors
    /// All faults of the text, or of the options.
    pub fn from_position(text: &str, options: &str) -> Answer<Session> {
        let game = Game::from_text(text).map_err(ApiError::BadPosition)?;
        let (_, options) = read_options(game.id(), options).map_err(ApiError::BadOptions)?;
        Ok(Session {
            record: Record::of(game, options),
        })
    }

    /// The first game of a text of records or OGN, at its last ply.
    ///
    /// # Errors
    /// What is wrong, with line, column and ply.
    pub fn from_record(text: &str) -> Answer<Session> {
        let record = Record::read(text).map_err(ApiError::BadRecord)?;
        Ok(Session { record })
    }

    /// The game of a link, at its last ply: a whole address, or its fragment.
    ///
    /// # Errors
    /// What is wrong.
    pub fn from_link(text: &str) -> Answer<Session> {
        let record = Record::read_link(text).map_err(ApiError::BadLink)?;
        Ok(Session { record })
    }

    /// What the record holds besides its turns.
    #[must_use]
    pub fn annotations(&self) -> RecordView {
        RecordView::of(&self.record)
    }

    /// Sets a tag of the record; an empty value removes it.
    ///
    /// # Errors
    /// When the record can have no such tag.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Answer<()> {
        let is_set = self.record.set_tag(name, value);
        is_set.then_some(()).ok_or(ApiError::BadAnnotation)
    }

    /// Sets the comment behind a ply, 0 for the start; an empty one removes it.
    ///
    /// # Errors
    /// When the game has no such ply.
    pub fn set_comment(&mut self, ply: usize, text: &str) -> Answer<()> {
        let is_set = self.record.set_comment(ply, text);
        is_set.then_some(()).ok_or(ApiError::BadAnnotation)
    }

    /// The whole game as a record, plies that can be redone included.
    #[must_use]
    pub fn record(&self) -> String {
        self.record.write()
    }

    /// The whole game as OGN.
    ///
    /// # Errors
    /// When it is no game of Oware under the default rules.
    pub fn ogn(&self) -> Answer<WrittenView> {
        let written = self.record.write_ogn().map_err(ApiError::BadRecord)?;
        Ok(written.into())
    }

    /// The whole game as a link; `base` is the page's address without fragment.
    #[must_use]
    pub fn link(&self, base: &str) -> WrittenView {
        self.record.write_link(base).into()
    }

    fn game(&self) -> &Game {
        self.record.game()
    }

    fn shape(&self) -> &'static Shape {
        &self.game().id().spec().shape
    }

    fn seeds(&self) -> Seeds {
        self.game().position().setup().seeds
    }

    fn board(&self) -> BoardView {
        BoardView::of(self.shape(), &self.seeds())
    }

    /// The state at the current ply.
    #[must_use]
    pub fn view(&self) -> GameView {
        let game = self.game();
        let plies = game.plies().map(|(side, turn)| PlyView {
            turn,
            side: side.into(),
        });
        let options = game.position().setup().options;
        GameView {
            game: game.id().into(),
            position: game.position_text(),
            board: self.board(),
            mover: game.position().mover().into(),
            ply: game.ply(),
            plies: plies.listed(),
            result: self.result(game.outcome()),
            options: options.write(game.id().spec().play_options),
        }
    }

    fn result(&self, outcome: Option<crate::Outcome>) -> Option<ResultView> {
        outcome.map(|outcome| ResultView::of(self.game().id(), outcome))
    }

    /// The legal turns, by start. A start of which listing was given up may have none listed; it is marked `cut`.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<StartView> {
        let moves = self.game().moves();
        let has_turns =
            |pit: &u8| moves.cut.contains(pit) || moves.list.iter().any(|turn| turn.pit == *pit);
        let starts = (0..self.shape().pits).filter(has_turns);
        starts.map(|pit| self.start_view(&moves, pit)).listed()
    }

    fn start_view(&self, moves: &Moves, pit: u8) -> StartView {
        let turns = moves.list.iter().filter(|turn| turn.pit == pit);
        StartView {
            pit: self.shape().pit(self.game().position().mover(), pit).0,
            turns: turns.map(|&turn| self.game().write_move(turn)).listed(),
            cut: moves.cut.contains(&pit),
        }
    }

    /// Why the ordinary turn from a pit (numbered over the whole board) cannot be played; `None` when it can.
    #[must_use]
    pub fn why_not(&self, pit: usize) -> Option<RefusalView> {
        let is_over = self.game().outcome().is_some();
        match u8::try_from(pit) {
            Ok(pit) if pit < 2 * self.shape().pits => {
                self.why_not_turn(&self.shape().letter(Pit(pit)).to_string())
            }
            _ if is_over => self.why_not_turn(""),
            _ => Some(Refusal::new(RefusalCode::NoSuchPit, "notation-pits").into()),
        }
    }

    /// Why a turn cannot be played; `None` when it can.
    #[must_use]
    pub fn why_not_turn(&self, turn: &str) -> Option<RefusalView> {
        let refusal = match self.game().read_move(turn) {
            // A finished game refuses every pit for the same reason.
            Err(_) if self.game().outcome().is_some() => self.game().why_not(Move::sow(0).into()),
            Err(refusal) => Some(refusal),
            Ok(written) => self.game().why_not(written),
        };
        refusal.map(Into::into)
    }

    /// Plays the start of a turn and the choices written, up to the next open choice, without changing the game.
    ///
    /// # Errors
    /// Why no turn begins so.
    pub fn explore(&self, turn: &str) -> Answer<ExplorationView> {
        let mut steps = Vec::new();
        let explored = self
            .game()
            .explore(turn, &mut steps)
            .map_err(ApiError::BadTurn)?;
        let written = self.game().read_move(turn).map_err(ApiError::BadTurn)?;
        let before = self.seeds();
        Ok(ExplorationView {
            before: BoardView::of(self.shape(), &before),
            steps: step_views(self.shape(), before, &steps),
            after: BoardView::of(self.shape(), &explored.seeds),
            question: explored
                .question
                .map(|question| self.question(written, question)),
            turn: turn.to_owned(),
        })
    }

    fn question(&self, written: WrittenMove, question: Question) -> QuestionView {
        let lap = |is_clockwise| {
            let lap = crate::trace::Lap {
                is_clockwise,
                ..question.lap
            };
            LapView::of(self.shape(), lap)
        };
        let moves = self.game().moves();
        QuestionView {
            origin: question.lap.origin.0,
            seeds: question.lap.seeds,
            case: question.case.into(),
            counter_clockwise: lap(false),
            clockwise: lap(true),
            counter_clockwise_is_legal: goes_on(&moves, written, false),
            clockwise_is_legal: goes_on(&moves, written, true),
        }
    }

    /// Plays a turn.
    ///
    /// # Errors
    /// Why it cannot be played; the game is then unchanged.
    pub fn play(&mut self, turn: &str) -> Answer<TraceView> {
        let before = self.seeds();
        let played = self.record.play_text(turn).map_err(ApiError::BadTurn)?;
        Ok(self.trace(before, &played, self.board()))
    }

    fn trace(&self, before: Seeds, played: &Played, after: BoardView) -> TraceView {
        TraceView {
            turn: write_move(self.shape(), played.mover, played.turn),
            mover: played.mover.into(),
            before: BoardView::of(self.shape(), &before),
            steps: step_views(self.shape(), before, &played.steps),
            after,
            result: self.result(played.outcome),
        }
    }

    /// The steps of a ply, counted from 1.
    ///
    /// # Errors
    /// When the game has no such ply.
    pub fn trace_of(&self, ply: usize) -> Answer<TraceView> {
        let played = self.game().replay(ply).ok_or(ApiError::NoSuchPly)?;
        let mut at = self.clone();
        at.record.game_mut().go_to(ply - 1);
        let before = at.seeds();
        at.record.game_mut().go_to(ply);
        Ok(self.trace(before, &played, at.board()))
    }

    /// Takes back a ply, or the way the players ended the game.
    ///
    /// # Errors
    /// When there is none.
    pub fn undo(&mut self) -> Answer<GameView> {
        self.moved_to(|game| game.undo(), ApiError::NothingToUndo)
    }

    /// Plays again the ply that was taken back last.
    ///
    /// # Errors
    /// When there is none.
    pub fn redo(&mut self) -> Answer<TraceView> {
        if self.record.game_mut().redo() {
            self.trace_of(self.game().ply())
        } else {
            Err(ApiError::NothingToRedo)
        }
    }

    /// Goes to the position after a number of plies.
    ///
    /// # Errors
    /// When the game has not so many.
    pub fn go_to(&mut self, ply: usize) -> Answer<GameView> {
        self.moved_to(|game| game.go_to(ply), ApiError::NoSuchPly)
    }

    fn moved_to(
        &mut self,
        go: impl FnOnce(&mut Game) -> bool,
        error: ApiError,
    ) -> Answer<GameView> {
        if go(self.record.game_mut()) {
            Ok(self.view())
        } else {
            Err(error)
        }
    }

    /// A side ("south" or "north") gives up.
    ///
    /// # Errors
    /// When the game is over, or there is no such side.
    pub fn resign(&mut self, side: &str) -> Answer<GameView> {
        let side = read_side(side)?;
        self.closed(|game| game.resign(side).is_ok())
    }

    /// The players agree to end the game here.
    ///
    /// # Errors
    /// When the game is over.
    pub fn agree(&mut self) -> Answer<GameView> {
        self.closed(|game| game.agree().is_ok())
    }

    fn closed(&mut self, close: impl FnOnce(&mut Game) -> bool) -> Answer<GameView> {
        if !close(self.record.game_mut()) {
            return Err(ApiError::GameOver);
        }
        self.record.cut_comments();
        Ok(self.view())
    }
}

/// Whether one of the legal turns begins with the answers written and then goes this way.
fn goes_on(moves: &Moves, written: WrittenMove, is_clockwise: bool) -> bool {
    let WrittenMove { meant, answers } = written;
    let begins_so = |turn: &Move| {
        turn.kind == MoveKind::Sow
            && turn.pit == meant.pit
            && (0..answers).all(|number| {
                turn.choices.is_clockwise(number) == meant.choices.is_clockwise(number)
            })
            && turn.choices.is_clockwise(answers) == is_clockwise
    };
    moves.cut.contains(&meant.pit) || moves.list.iter().any(begins_so)
}
