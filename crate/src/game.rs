//! A game: its plies, with undo and redo, repetition and the result.

use crate::games::{AnyPosition, GameId};
use crate::moves::{Moves, WrittenMove};
use crate::notation::{Faults, read_move, read_position, write_move, write_position};
use crate::occurrences::Occurrences;
use crate::outcome::Outcome;
use crate::position::{Closing, Exploration};
use crate::refusal::{Refusal, RefusalCode};
use crate::setup::Total;
use crate::side::Side;
use crate::trace::{ToldStep, Trace};

/// The game after some plies.
#[derive(Clone, Debug)]
struct State {
    position: AnyPosition,
    outcome: Option<Outcome>,
}

/// A game under way or finished. It owns the history: positions do not know
/// what was before them.
///
/// ```
/// use empiki::{Game, Side};
///
/// let mut game = Game::from_text("oware 1,0x5/1,0x5 s 23,23")?;
/// for turn in ["A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"] {
///     game.play_text(turn)?;
/// }
/// assert_eq!(game.result_text(), "draw repetition 24-24");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    /// The position as it was given; the first state has collected what a finished one leaves.
    given: AnyPosition,
    /// The state at the start and after each ply, those that can be redone included.
    states: Vec<State>,
    /// Where the positions of the states were met.
    met: Occurrences,
    /// The ply behind each state but the first.
    plies: Vec<(Side, crate::Move)>,
    ply: usize,
    /// How the players ended the game after the last ply.
    closed: Option<State>,
}

/// What a played turn did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The turn.
    pub turn: crate::Move,
    /// Who played it.
    pub mover: Side,
    /// Its steps, with what the end of the game collects.
    pub steps: Vec<ToldStep>,
    /// The result, if the game is over.
    pub outcome: Option<Outcome>,
}

/// Why a game cannot be closed by the players: it is over.
const OVER: Refusal = Refusal::new(RefusalCode::GameOver, "notation-finished");

impl Game {
    /// A game from the default start.
    #[must_use]
    pub fn start(game: GameId) -> Game {
        Game::from_position(game.start())
    }

    /// A game from any position, which is judged at once as far as pits and stores tell.
    #[must_use]
    pub fn from_position(given: AnyPosition) -> Game {
        let mut position = given.clone();
        let outcome = position.settle(&mut ());
        let mut met = Occurrences::new();
        met.push(&position);
        Game {
            given,
            states: vec![State { position, outcome }],
            met,
            plies: Vec::new(),
            ply: 0,
            closed: None,
        }
    }

    /// A game from a position text.
    ///
    /// # Errors
    /// All faults of the text.
    pub fn from_text(text: &str) -> Result<Game, Faults> {
        read_position(text, Total::Required).map(Game::from_position)
    }

    fn state(&self) -> &State {
        match &self.closed {
            Some(closed) if self.is_at_end() => closed,
            _ => &self.states[self.ply],
        }
    }

    fn is_at_end(&self) -> bool {
        self.ply == self.plies.len()
    }

    /// Forgets the plies that could be redone, and how the game was closed after them.
    fn cut(&mut self) {
        self.states.truncate(self.ply + 1);
        self.met.truncate(self.ply + 1);
        self.plies.truncate(self.ply);
        self.closed = None;
    }

    /// Which game it is.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.position().game()
    }

    /// The position at the current ply.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.state().position
    }

    /// The positions from the start to the current ply, which comes last.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &AnyPosition> {
        let earlier = self.states[..self.ply].iter();
        earlier
            .map(|state| &state.position)
            .chain([self.position()])
    }

    /// The text of the current position.
    #[must_use]
    pub fn position_text(&self) -> String {
        write_position(self.position())
    }

    /// The result at the current ply.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.state().outcome
    }

    /// The text of the result; `-` while the game goes on.
    #[must_use]
    pub fn result_text(&self) -> String {
        self.outcome()
            .map_or_else(|| "-".to_owned(), |outcome| outcome.to_string())
    }

    /// The position from which the game was begun, as it was given.
    #[must_use]
    pub fn given(&self) -> &AnyPosition {
        &self.given
    }

    /// The result after the last ply, those that can be redone included.
    #[must_use]
    pub fn final_outcome(&self) -> Option<Outcome> {
        let last = self.states.last().expect("a game has its first state");
        self.closed.as_ref().unwrap_or(last).outcome
    }

    /// How many plies there are, those that can be redone included.
    #[must_use]
    pub fn last_ply(&self) -> usize {
        self.plies.len()
    }

    /// Plies played up to the current position.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// All plies as who played and the text, those that can be redone included.
    pub fn plies(&self) -> impl Iterator<Item = (Side, String)> {
        let shape = &self.id().spec().shape;
        self.plies
            .iter()
            .map(|&(side, turn)| (side, write_move(shape, side, turn)))
    }

    /// The legal turns; none when the game is over.
    #[must_use]
    pub fn moves(&self) -> Moves {
        let mut moves = Moves::default();
        if self.outcome().is_none() {
            self.position().add_moves(&mut moves);
        }
        moves
    }

    /// The legal turns as texts, sorted by byte.
    #[must_use]
    pub fn legal_texts(&self) -> Vec<String> {
        self.write_moves(&self.moves())
    }

    /// Writes turns of the player to move, sorted by byte.
    #[must_use]
    pub fn write_moves(&self, moves: &Moves) -> Vec<String> {
        let texts = moves.list.iter().map(|&turn| self.write_move(turn));
        let mut texts: Vec<_> = texts.collect();
        texts.sort_unstable();
        texts
    }

    /// Writes a turn of the player to move.
    #[must_use]
    pub fn write_move(&self, turn: crate::Move) -> String {
        write_move(&self.id().spec().shape, self.position().mover(), turn)
    }

    /// Reads a turn of the player to move, without judging whether it is legal.
    ///
    /// # Errors
    /// Why the text is no turn of his.
    pub fn read_move(&self, text: &str) -> Result<WrittenMove, Refusal> {
        read_move(&self.id().spec().shape, self.position().mover(), text)
    }

    /// Why a turn cannot be played now; `None` when it can.
    #[must_use]
    pub fn why_not(&self, written: WrittenMove) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(OVER);
        }
        self.position().why_not(written)
    }

    /// Plays the start of a turn and the choices written, up to the next open choice, on a copy.
    ///
    /// # Errors
    /// Why there is no such turn. A turn that may not be played as a whole can still be explored.
    pub fn explore<T: Trace>(&self, text: &str, trace: &mut T) -> Result<Exploration, Refusal> {
        let written = self.read_move(text)?;
        match self.why_not(written) {
            Some(refusal) if refusal.code != RefusalCode::NeverEnding => Err(refusal),
            _ => Ok(self.position().explore(written, trace)),
        }
    }

    /// Plays a turn; plies that could be redone are forgotten.
    ///
    /// # Errors
    /// Why the turn cannot be played; the game is then unchanged.
    pub fn play(&mut self, written: WrittenMove) -> Result<Played, Refusal> {
        if let Some(refusal) = self.why_not(written) {
            return Err(refusal);
        }
        let turn = written.meant;
        let mut state = self.states[self.ply].clone();
        let mover = state.position.mover();
        let mut steps = Vec::new();
        state.outcome = state.position.sow(turn, &mut steps);
        self.cut();
        self.judge_history(&mut state, &mut steps);
        let outcome = state.outcome;
        self.met.push(&state.position);
        self.states.push(state);
        self.plies.push((mover, turn));
        self.ply += 1;
        Ok(Played {
            turn,
            mover,
            steps,
            outcome,
        })
    }

    /// Plays a turn given as text.
    ///
    /// # Errors
    /// Why the turn cannot be played; the game is then unchanged.
    pub fn play_text(&mut self, text: &str) -> Result<Played, Refusal> {
        if self.outcome().is_some() {
            return Err(OVER);
        }
        let written = self.read_move(text)?;
        self.play(written)
    }

    /// Endings that the position alone does not show: repetition, then the limit of plies.
    fn judge_history(&self, state: &mut State, steps: &mut Vec<ToldStep>) {
        if state.outcome.is_some() {
            return;
        }
        let closing = if self.recurs(&state.position) {
            Closing::Repetition
        } else if self.reaches_ply_cap(&state.position) {
            Closing::PlyCap
        } else {
            return;
        };
        state.outcome = Some(state.position.close(closing, steps));
    }

    /// Whether the position that follows the current one comes once too often.
    /// Seeds that were captured never come back, so an equal position is one since the last capture.
    fn recurs(&self, next: &AnyPosition) -> bool {
        let Some(last_allowed) = next.final_occurrence() else {
            return false;
        };
        let earlier = self
            .met
            .candidates(next)
            .filter(|&place| self.states[place].position == *next);
        earlier.count() + 1 >= last_allowed as usize
    }

    fn reaches_ply_cap(&self, next: &AnyPosition) -> bool {
        next.ply_cap()
            .is_some_and(|cap| self.ply + 1 >= cap as usize)
    }

    /// Replays a ply (counted from 1), for its steps.
    #[must_use]
    pub fn replay(&self, ply: usize) -> Option<Played> {
        let &(_, turn) = self.plies.get(ply.checked_sub(1)?)?;
        let mut earlier = self.clone();
        earlier.go_to(ply - 1);
        earlier.play(turn.into()).ok()
    }

    /// Takes back the way the players ended the game, else one ply. False when there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        if self.is_at_end() && self.closed.take().is_some() {
            return true;
        }
        let can = self.ply > 0;
        self.ply -= usize::from(can);
        can
    }

    /// Plays again the ply that was taken back last. False when there is none.
    pub fn redo(&mut self) -> bool {
        let can = !self.is_at_end();
        self.ply += usize::from(can);
        can
    }

    /// Goes to the position after a number of plies. False when there are not so many.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let can = ply <= self.plies.len();
        if can {
            self.ply = ply;
        }
        can
    }

    /// A side gives up.
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self, side: Side) -> Result<Outcome, Refusal> {
        self.close(Closing::Resigned(side))
    }

    /// The players agree to end the game here.
    ///
    /// # Errors
    /// When the game is over.
    pub fn agree(&mut self) -> Result<Outcome, Refusal> {
        self.close(Closing::Agreed)
    }

    fn close(&mut self, closing: Closing) -> Result<Outcome, Refusal> {
        if self.outcome().is_some() {
            return Err(OVER);
        }
        let mut position = self.position().clone();
        let outcome = position.close(closing, &mut ());
        self.cut();
        self.closed = Some(State {
            position,
            outcome: Some(outcome),
        });
        Ok(outcome)
    }
}
