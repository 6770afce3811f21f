//! The exact proof that a turn never ends, or that it does.
//!
//! A turn whose choices are fixed is a deterministic walk over finitely many
//! states: it never ends exactly when a state recurs. Brent's cycle finding
//! shows that in constant memory, however long the period is. The cap on laps
//! plays no part.

use crate::game::Game;
use crate::games::with_position;
use crate::laps::{Course, Laps};
use crate::outcome::Ending;
use crate::refusal::{Refusal, RefusalCode};

/// What is proved about a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It ends.
    Ends {
        /// Its laps.
        laps: u64,
    },
    /// It never ends.
    Endless {
        /// Laps from a state to its first recurrence.
        period: u64,
        /// Laps before the part that is repeated.
        after: u64,
    },
    /// The limit of the proof was reached.
    Unknown {
        /// Laps of the turn that were examined.
        laps: u64,
        /// Choices of direction met in them, each of which is the beginning of another turn.
        branches: u32,
    },
}

/// As the command line prints it: `endless period=66 after=0`.
impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Verdict::Ends { laps } => write!(f, "ends laps={laps}"),
            Verdict::Endless { period, after } => {
                write!(f, "endless period={period} after={after}")
            }
            Verdict::Unknown { laps, branches } => {
                write!(f, "unknown laps={laps} branches={branches}")
            }
        }
    }
}

/// How far a proof is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Laps sown so far, those sown again included.
    pub laps: u64,
    /// Choices of direction met so far.
    pub branches: u32,
    /// What is proved; none while the proof is under way.
    pub verdict: Option<Verdict>,
}

/// A proof under way, which goes on as far as it is told and can be left at any time.
///
/// ```
/// use empiki::endless::{DEFAULT_LIMIT, Proof, Verdict};
/// use empiki::Game;
///
/// let game = Game::from_text("omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1")?;
/// let mut proof = Proof::start(&game, "H", DEFAULT_LIMIT)?;
/// let progress = proof.advance(1_000_000);
/// assert_eq!(progress.verdict, Some(Verdict::Endless { period: 66, after: 0 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Proof(State);

enum State {
    Fixed(u64),
    Search(Box<dyn Search>),
}

/// The laps of a turn that are examined when nobody asks for more or fewer. Proving how the periodic part begins
/// can take twice as many again.
pub const DEFAULT_LIMIT: u64 = 2_000_000_000;

impl Proof {
    /// Begins to examine a turn of the player to move; omitted choices are counter-clockwise. At most `limit` of its
    /// laps are examined.
    ///
    /// # Errors
    /// Why the turn may not be played. One that is refused only because it never ends is examined all the same, and
    /// so is one of a game that ended because no turn does.
    pub fn start(game: &Game, turn: &str, limit: u64) -> Result<Proof, Refusal> {
        let written = game.read_move(turn)?;
        let ended = game.outcome().map(|outcome| outcome.ending);
        let refusal = match ended {
            None | Some(Ending::NeverEnding) => game.position().why_not(written),
            Some(_) => game.why_not(written),
        };
        match refusal {
            Some(refusal) if refusal.code != RefusalCode::NeverEnding => Err(refusal),
            _ => Ok(Proof(with_position!(game.position(), position => {
                State::of(crate::Position::course(position, written.meant), limit)
            }))),
        }
    }

    /// Sows at most `laps` laps more, or one or two above, and says how far the proof is.
    pub fn advance(&mut self, laps: u64) -> Progress {
        match &mut self.0 {
            State::Fixed(laps) => Progress {
                laps: *laps,
                branches: 0,
                verdict: Some(Verdict::Ends { laps: *laps }),
            },
            State::Search(search) => search.advance(laps),
        }
    }
}

impl std::fmt::Debug for Proof {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let progress = match &self.0 {
            State::Fixed(_) => None,
            State::Search(search) => Some(search.progress()),
        };
        f.debug_tuple("Proof").field(&progress).finish()
    }
}

impl State {
    fn of<L: Laps>(course: Course<L>, limit: u64) -> State {
        match course {
            Course::Fixed(laps) => State::Fixed(laps),
            Course::Relay(start) => State::Search(Box::new(Brent::new(start, limit))),
        }
    }
}

/// A search of some game's turns: one call a portion of laps, so that the laps themselves are sown without one.
trait Search {
    fn advance(&mut self, laps: u64) -> Progress;
    fn progress(&self) -> Progress;
}

/// Brent's cycle finding.
struct Brent<L> {
    start: L,
    /// Waits until the hare is at its place again, or is set to where the hare is.
    tortoise: L,
    /// Walks through the turn.
    hare: L,
    phase: Phase,
    /// Laps sown in all.
    sown: u64,
    /// Most laps of the turn that are examined.
    limit: u64,
}

#[derive(Clone, Copy)]
enum Phase {
    /// The hare runs until it meets the tortoise.
    Seeking {
        /// Laps since the tortoise was set.
        lead: u64,
        /// The lead at which it is set again; each is twice the one before.
        most: u64,
    },
    /// From the start, the hare is sent a period ahead.
    Leading { period: u64, lead: u64 },
    /// Both run abreast until they are in the same state: there the periodic part begins.
    Abreast { period: u64, after: u64 },
    /// It is proved.
    Over(Verdict),
}

/// How a run of the hare stopped.
enum Stop {
    /// After the laps allowed.
    Allowed,
    /// The turn has ended.
    Ended,
    /// The hare met the tortoise.
    Met,
}

impl<L: Laps> Brent<L> {
    fn new(start: L, limit: u64) -> Self {
        let mut search = Brent {
            start,
            tortoise: start,
            hare: start,
            phase: Phase::Seeking { lead: 0, most: 1 },
            sown: 0,
            limit,
        };
        search.stop_at_limit();
        search
    }

    /// Sows up to `laps` laps of the turn.
    fn seek(&mut self, laps: u64, lead: u64, most: u64) {
        let allowed = laps.min(most - lead).min(self.limit - self.sown);
        let (sown, stop) = run(&mut self.hare, &self.tortoise, allowed);
        self.sown += sown;
        let lead = lead + sown;
        self.phase = match stop {
            Stop::Ended => Phase::Over(Verdict::Ends { laps: self.sown }),
            Stop::Met => self.lead(lead),
            Stop::Allowed if lead == most => {
                self.tortoise = self.hare;
                let most = most.saturating_mul(2);
                Phase::Seeking { lead: 0, most }
            }
            Stop::Allowed => Phase::Seeking { lead, most },
        };
        self.stop_at_limit();
    }

    /// All laps up to now were of the turn; those that follow a recurrence are sown again and have no limit.
    fn stop_at_limit(&mut self) {
        if matches!(self.phase, Phase::Seeking { .. }) && self.sown >= self.limit {
            let (laps, branches) = (self.sown, self.hare.branches());
            self.phase = Phase::Over(Verdict::Unknown { laps, branches });
        }
    }

    /// A state recurs after so many laps.
    fn lead(&mut self, period: u64) -> Phase {
        self.tortoise = self.start;
        self.hare = self.start;
        Phase::Leading { period, lead: 0 }
    }

    fn send_ahead(&mut self, laps: u64, period: u64, lead: u64) {
        let allowed = laps.min(period - lead);
        for _ in 0..allowed {
            self.hare.sow_lap();
        }
        self.sown += allowed;
        let lead = lead + allowed;
        self.phase = if lead == period {
            Phase::Abreast { period, after: 0 }
        } else {
            Phase::Leading { period, lead }
        };
    }

    /// Each lap is sown twice.
    fn run_abreast(&mut self, laps: u64, period: u64, mut after: u64) {
        for _ in 0..laps.div_ceil(2) {
            if self.hare == self.tortoise {
                self.phase = Phase::Over(Verdict::Endless { period, after });
                return;
            }
            self.hare.sow_lap();
            self.tortoise.sow_lap();
            self.sown += 2;
            after += 1;
        }
        self.phase = Phase::Abreast { period, after };
    }
}

impl<L: Laps> Search for Brent<L> {
    fn advance(&mut self, laps: u64) -> Progress {
        let end = self.sown.saturating_add(laps);
        while self.sown < end {
            let laps = end - self.sown;
            match self.phase {
                Phase::Seeking { lead, most } => self.seek(laps, lead, most),
                Phase::Leading { period, lead } => self.send_ahead(laps, period, lead),
                Phase::Abreast { period, after } => self.run_abreast(laps, period, after),
                Phase::Over(_) => break,
            }
        }
        self.progress()
    }

    fn progress(&self) -> Progress {
        let verdict = match self.phase {
            Phase::Over(verdict) => Some(verdict),
            _ => None,
        };
        Progress {
            laps: self.sown,
            branches: self.hare.branches(),
            verdict,
        }
    }
}

/// Sows laps until the turn ends or is in the other's state.
fn run<L: Laps>(hare: &mut L, tortoise: &L, most: u64) -> (u64, Stop) {
    // Copies, so that both stay in registers.
    let (mut runner, waiting) = (*hare, *tortoise);
    let mut stop = Stop::Allowed;
    let mut sown = 0;
    while sown < most {
        sown += 1;
        if runner.sow_lap() {
            stop = Stop::Ended;
            break;
        }
        if runner == waiting {
            stop = Stop::Met;
            break;
        }
    }
    *hare = runner;
    (sown, stop)
}
