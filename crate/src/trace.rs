//! The steps of a turn, and who listens to them.

use crate::board::{Pit, PitSet, Seeds, Shape};
use crate::side::Side;

/// The id of a sentence in the rules texts (`www/rules/`), such as `omweso-capture`.
pub type RuleId = &'static str;

/// When a choice of direction arises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChoiceCase {
    /// The first lap of the turn.
    Start,
    /// A relay that starts in a reverse pit.
    Relay,
    /// Seeds just taken by a counter-clockwise lap.
    AfterForwardCapture,
    /// Seeds just taken by a clockwise lap.
    AfterReverseCapture,
}

/// How the seeds of a lap fall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// One in each following pit.
    OneByOne,
    /// One in each following pit but the origin.
    SkipOrigin,
    /// Two in the next pit and one in the pit after that (okwesera).
    TwoThenOne,
}

/// One lift and its sowing, however many seeds it has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lap {
    /// The pit whose seeds, or in whose place captured seeds, are sown.
    pub origin: Pit,
    /// Seeds sown.
    pub seeds: u8,
    /// Whether they were lifted from the origin; if not they are captured seeds.
    pub is_lifted: bool,
    /// The direction.
    pub is_clockwise: bool,
    /// How they fall.
    pub manner: Manner,
}

impl Lap {
    /// The pits in which the seeds fall, in order.
    pub fn drops(self, shape: &Shape) -> impl Iterator<Item = Pit> {
        let shape = *shape;
        let mut pit = self.origin;
        (0..self.seeds).map(move |seed| {
            let stays = self.manner == Manner::TwoThenOne && seed == 1;
            if !stays {
                pit = shape.next(pit, self.is_clockwise);
            }
            if self.manner == Manner::SkipOrigin && pit == self.origin {
                pit = shape.next(pit, self.is_clockwise);
            }
            pit
        })
    }
}

/// Where captured seeds go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Destination {
    /// Into the mover's hand, to be sown.
    Hand,
    /// Into the mover's store.
    Store,
    /// Off the board.
    Off,
}

/// Why a turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RestReason {
    /// The last seed fell in an empty pit.
    Empty,
    /// The one lap of the turn is sown.
    Sown,
    /// A capture ends the turn.
    Captured,
}

/// One step of a turn, in the field's words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The mover chose the direction of the lap that follows.
    Choice {
        /// The lap that was chosen.
        lap: Lap,
        /// Why there was a choice.
        case: ChoiceCase,
    },
    /// A lap was sown.
    Lap(Lap),
    /// The last seed fell in an occupied pit, whose seeds are lifted next.
    Relay {
        /// The pit.
        pit: Pit,
        /// What is lifted from it, the seed just dropped included.
        seeds: u8,
    },
    /// Pits were captured.
    Capture {
        /// Who captures.
        side: Side,
        /// Where the last seed fell.
        at: Pit,
        /// The pits that were taken.
        pits: PitSet,
        /// All seeds taken.
        seeds: u8,
        /// Where they go.
        to: Destination,
    },
    /// Pits that a capture would have taken keep their seeds.
    Spared {
        /// The pits.
        pits: PitSet,
    },
    /// The turn ends in a pit.
    Rest {
        /// Where the last seed fell.
        pit: Pit,
        /// Why nothing follows.
        reason: RestReason,
    },
    /// At the end of the game a player takes what lies in some pits.
    Collect {
        /// Who takes.
        side: Side,
        /// The pits, all emptied.
        pits: PitSet,
        /// All seeds taken.
        seeds: u8,
    },
    /// The turn passed the cap: the board is again as it was before the turn.
    NeverEnding {
        /// Laps sown until then.
        laps: u32,
    },
    /// The turn was lost on time.
    LostOnTime,
}

/// Who listens to the steps of a turn. Moves are generic over it, so that
/// listening with `()` compiles to nothing.
pub trait Trace {
    /// Called once for each step, in order, with the rule it rests on.
    fn step(&mut self, step: Step, rule: RuleId);
}

/// Nobody listens.
impl Trace for () {
    #[inline(always)]
    fn step(&mut self, _: Step, _: RuleId) {}
}

/// A step and the rule it rests on.
pub type ToldStep = (Step, RuleId);

/// Everything is kept.
impl Trace for Vec<ToldStep> {
    fn step(&mut self, step: Step, rule: RuleId) {
        self.push((step, rule));
    }
}

/// The seeds after `steps`, starting from `before`: what every viewer does, and
/// the law that every trace obeys.
///
/// ```
/// use empiki::{Game, GameId, trace::replay};
///
/// let mut game = Game::start(GameId::Omweso);
/// let before = game.position().setup().seeds;
/// let played = game.play_text("M")?;
/// let after = replay(&GameId::Omweso.spec().shape, before, &played.steps);
/// assert_eq!(after, game.position().setup().seeds);
/// # Ok::<(), empiki::Refusal>(())
/// ```
#[must_use]
pub fn replay(shape: &Shape, before: Seeds, steps: &[ToldStep]) -> Seeds {
    steps
        .iter()
        .fold((before, before), |(seeds, turn_start), (step, _)| {
            (apply(shape, seeds, turn_start, *step), turn_start)
        })
        .0
}

/// The seeds after one step of a turn that began with `turn_start`.
pub(crate) fn apply(shape: &Shape, mut seeds: Seeds, turn_start: Seeds, step: Step) -> Seeds {
    match step {
        Step::Lap(lap) => {
            if lap.is_lifted {
                seeds.take(lap.origin);
            }
            for pit in lap.drops(shape) {
                seeds.set(pit, seeds.get(pit) + 1);
            }
        }
        Step::Capture { side, pits, to, .. } => {
            let taken: u8 = pits.iter().map(|pit| seeds.take(pit)).sum();
            if to == Destination::Store {
                seeds.stores[side.index()] += taken;
            }
        }
        Step::Collect { side, pits, .. } => {
            let taken: u8 = pits.iter().map(|pit| seeds.take(pit)).sum();
            seeds.stores[side.index()] += taken;
        }
        Step::NeverEnding { .. } => return turn_start,
        Step::Choice { .. }
        | Step::Relay { .. }
        | Step::Spared { .. }
        | Step::Rest { .. }
        | Step::LostOnTime => {}
    }
    seeds
}
