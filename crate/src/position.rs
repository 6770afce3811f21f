//! The contract of a game.

use crate::board::{PitSet, Seeds, Shape};
use crate::laps::{Course, Laps};
use crate::match_rules::MatchRules;
use crate::moves::{Move, Moves, WrittenMove};
use crate::options::{OptionSpec, OptionValues, Rules};
use crate::outcome::{Ending, Figures, Outcome, Winner};
use crate::refusal::Refusal;
use crate::setup::{Arrangement, Setup, SetupError, SetupErrors, Total};
use crate::side::Side;
use crate::trace::{ChoiceCase, Lap, Trace};

/// Options that people know by one name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// What programs call it.
    pub id: &'static str,
    /// The options that are not default, as `key=value` separated by spaces.
    pub options: &'static str,
}

/// What is fixed about a game, as data.
#[derive(Clone, Copy, Debug)]
pub struct GameSpec {
    /// The word of texts: `oware`.
    pub name: &'static str,
    /// The board.
    pub shape: Shape,
    /// Whether players choose directions.
    pub has_directions: bool,
    /// Whether a turn may go on from where its last seed falls, perhaps for ever.
    pub has_relays: bool,
    /// Whether a turn can be lost on time.
    pub has_lost_turns: bool,
    /// Whether positions count turns taken and capturing turns.
    pub has_counters: bool,
    /// Whether captured seeds leave the board, so that fewer than all may be left.
    pub may_lose_seeds: bool,
    /// Options of play, part of a position's text.
    pub play_options: &'static [OptionSpec],
    /// Options of set-up and match, part of a game record only.
    pub record_options: &'static [OptionSpec],
    /// The starting seeds for values of the record options; `None` when players arrange them freely.
    pub start: fn(&OptionValues) -> Option<Seeds>,
    /// Whether a game can end so; result texts are checked with it.
    pub is_possible: fn(&Outcome) -> bool,
    /// Options that people know by one name, the best known first.
    pub presets: &'static [Preset],
    /// What players may do who arrange their seeds freely; none when a preset places them.
    pub arrangement: fn(&OptionValues) -> Option<Arrangement>,
    /// The pits that show why a game ended so; none where the pits do not tell.
    pub evidence: fn(&Outcome) -> PitSet,
    /// What a match is for values of the record options.
    pub match_rules: fn(&OptionValues) -> MatchRules,
}

/// A direction that the mover has to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// Why there is a choice.
    pub case: ChoiceCase,
    /// The counter-clockwise lap; the clockwise one differs in its direction only.
    pub lap: Lap,
}

/// A turn as far as its choices are answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exploration {
    /// Seeds on the board then; those of the lap in question lie in the hand (captured) or in their pit.
    pub seeds: Seeds,
    /// The next choice; none when the turn is complete.
    pub question: Option<Question>,
}

/// Why players or counting end a game that the board does not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    /// The position came back too often.
    Repetition,
    /// The game reached its limit of plies.
    PlyCap,
    /// A side gave up.
    Resigned(Side),
    /// Both agreed.
    Agreed,
}

/// A playable position of a game, history not included. Two positions are equal
/// when they are the same for repetition.
///
/// Turns are judged as a whole: a move is legal or not, and what it does
/// depends on nothing but the position.
pub trait Position: Clone + Eq + std::hash::Hash + std::fmt::Debug + Sized {
    /// The play options.
    type Rules: Rules;
    /// A turn under way, lap by lap.
    type Laps: Laps;

    /// What is fixed about the game.
    const SPEC: GameSpec;

    /// The position of an arrangement in which [`Position::from_setup`] found no fault; others may panic.
    fn from_checked(setup: &Setup) -> Self;

    /// The arrangement of this position.
    fn setup(&self) -> Setup;

    /// Who moves.
    fn mover(&self) -> Side;

    /// A number by which a search knows the position again: under the same rules, positions with equal keys go on
    /// in the same way (but for chance, once in many thousand million million). Rules and limits of plies are left out.
    fn key(&self) -> u64;

    /// Adds the legal turns of a game that is not over, in all pits.
    fn add_moves(&self, moves: &mut Moves);

    /// Why a turn may not be played; `None` when it is legal. Decided by trying the turn, not from a list.
    fn why_not(&self, written: WrittenMove) -> Option<Refusal>;

    /// Plays a legal turn, whose steps go to `trace`, and says how the game
    /// ended, if it did. After a turn that never ends the position is as before.
    fn sow<T: Trace>(&mut self, turn: Move, trace: &mut T) -> Option<Outcome>;

    /// The laps of a legal turn, or of one that is struck because it never ends; omitted choices are
    /// counter-clockwise.
    fn course(&self, turn: Move) -> Course<Self::Laps>;

    /// Whether the game is over as far as pits and stores tell; seeds that the
    /// ending hands out are collected.
    fn settle<T: Trace>(&mut self, trace: &mut T) -> Option<Outcome>;

    /// Ends the game for a reason that the board does not show.
    fn close<T: Trace>(&mut self, closing: Closing, trace: &mut T) -> Outcome;

    /// The occurrence of a position that ends the game, if repetition does.
    fn final_occurrence(&self) -> Option<u32>;

    /// The plies of a game after which it ends without a winner on the board, if any.
    fn ply_cap(&self) -> Option<u32>;

    /// Plays the start of a turn and the answers written, up to the next open
    /// choice. The turn must be legal or the beginning of a legal one.
    fn explore<T: Trace>(&self, written: WrittenMove, trace: &mut T) -> Exploration {
        let mut reached = self.clone();
        reached.sow(written.meant, trace);
        Exploration {
            seeds: reached.setup().seeds,
            question: None,
        }
    }

    /// Calls `met` with each legal turn of a game that is not over, the position it leads to and how the game ended
    /// there, if it did. Where listing turns means playing them, games do both at once. `buffer` may be used for listing.
    fn for_each_turn(
        &self,
        buffer: &mut Moves,
        trace: &mut impl Trace,
        mut met: impl FnMut(Move, Self, Option<Outcome>),
    ) {
        buffer.clear();
        self.add_moves(buffer);
        for &turn in &buffer.list {
            let mut reached = self.clone();
            let outcome = reached.sow(turn, trace);
            met(turn, reached, outcome);
        }
    }

    /// The number of legal turns of a game that is not over. `buffer` may be used for listing them.
    fn count_moves(&self, buffer: &mut Moves) -> u64 {
        buffer.clear();
        self.add_moves(buffer);
        buffer.list.len() as u64
    }

    /// Whether and how the game is over as far as pits and stores tell.
    fn outcome(&self) -> Option<Outcome> {
        self.clone().settle(&mut ())
    }

    /// The legal turns; none when the game is over.
    fn moves(&self) -> Moves {
        let mut moves = Moves::default();
        if self.outcome().is_none() {
            self.add_moves(&mut moves);
        }
        moves
    }

    /// Checks an arrangement.
    ///
    /// # Errors
    /// All reasons why it cannot be played, at once.
    fn from_setup(setup: &Setup, total: Total) -> Result<Self, SetupErrors> {
        let faults = faults(&Self::SPEC, setup, total);
        if faults.is_empty() {
            Ok(Self::from_checked(setup))
        } else {
            Err(SetupErrors(faults))
        }
    }

    /// The starting position under default options.
    fn start() -> Self {
        let spec = Self::SPEC;
        let values = OptionValues::defaults(spec.record_options);
        let seeds = (spec.start)(&values).expect("the default set-up is a preset");
        Self::from_checked(&Setup {
            seeds,
            mover: Side::South,
            turns_taken: [0; 2],
            capturing_turns: [0; 2],
            options: Self::Rules::default().to_values(),
        })
    }
}

/// All reasons why an arrangement cannot be played.
pub(crate) fn faults(spec: &GameSpec, setup: &Setup, total: Total) -> Vec<SetupError> {
    let options = spec.play_options.iter().enumerate();
    let bad_options = options
        .filter(|(place, option)| !option.holds(setup.options.get(*place)))
        .map(|(_, option)| SetupError::BadOption { key: option.key });
    let exceeding = Side::BOTH
        .into_iter()
        .filter(|side| setup.capturing_turns[side.index()] > setup.turns_taken[side.index()])
        .map(|side| SetupError::CapturingTurnsExceedTurns { side });
    faults_of_seeds(&spec.shape, &setup.seeds)
        .chain(wrong_total(spec, &setup.seeds, total))
        .chain(exceeding)
        .chain(bad_options)
        .collect()
}

fn faults_of_seeds(shape: &Shape, seeds: &Seeds) -> impl Iterator<Item = SetupError> {
    let most = shape.seeds;
    let too_large = shape
        .all_pits()
        .map(|pit| (pit, seeds.get(pit)))
        .filter(move |&(_, found)| found > most)
        .map(move |(pit, found)| SetupError::CountTooLarge { pit, found, most });
    let has_needless_stores = !shape.has_stores && seeds.stores != [0; 2];
    too_large.chain(has_needless_stores.then_some(SetupError::NoStores))
}

fn wrong_total(spec: &GameSpec, seeds: &Seeds, total: Total) -> Option<SetupError> {
    let found = seeds.total(2 * spec.shape.pits);
    let expected = u32::from(spec.shape.seeds);
    let may_be_fewer = spec.may_lose_seeds || total == Total::Waived;
    let is_right = found == expected || may_be_fewer && found < expected;
    (!is_right).then_some(SetupError::WrongTotal {
        found,
        expected,
        may_be_fewer,
    })
}

/// The result when a side gives up; `figures` are what the winner scores by it.
#[must_use]
pub fn resigned(loser: Side, figures: Figures) -> Outcome {
    Outcome {
        winner: Winner::Side(loser.other()),
        ending: Ending::Resigned,
        figures,
    }
}
