//! Why a turn cannot be played.

use crate::board::Pit;
use crate::codes::codes;
use crate::trace::RuleId;

codes! {
    /// The reasons for which a turn is refused.
    RefusalCode {
    GameOver = "game-over": "the game is over",
    BadTurnText = "bad-turn-text": "not a turn: a pit's letter, then + or - for each choice, or *, or --",
    NoSuchPit = "no-such-pit": "this board has no such pit",
    NotYourPit = "not-your-pit": "the pit is the opponent's",
    EmptyPit = "empty-pit": "the pit is empty",
    TooFewSeeds = "too-few-seeds": "only one seed: two are needed",
    SingleMayWait = "single-may-wait": "a single may move only when no pit holds two or more",
    SingleBlocked = "single-blocked": "a single may move only into an empty pit",
    MustFeed = "must-feed": "this would leave the opponent without seeds",
    GrandSlam = "grand-slam": "this would capture all of the opponent's seeds",
    NeverEnding = "never-ending": "this turn never ends",
    TooManyChoices = "too-many-choices": "more choices of direction are written than arise",
    NoOkwesera = "no-okwesera": "okwesera is not played here",
    OkweseraNeedsThree = "okwesera-needs-three": "okwesera needs exactly three seeds",
    OkweseraAfterCapture = "okwesera-after-capture": "okwesera ends with the first capture of the game",
    NoLostTurn = "no-lost-turn": "turns are lost on time in Omweso only",
    }
}

/// Why a turn cannot be played, and where the rules say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The reason.
    pub code: RefusalCode,
    /// The rule it rests on; empty when the text is no turn at all.
    pub rule: RuleId,
    /// The pit in question.
    pub pit: Option<Pit>,
    /// Seeds in that pit.
    pub seeds: Option<u8>,
}

impl Refusal {
    /// A refusal that concerns no pit.
    #[must_use]
    pub const fn new(code: RefusalCode, rule: RuleId) -> Refusal {
        Refusal {
            code,
            rule,
            pit: None,
            seeds: None,
        }
    }

    /// A refusal of a start.
    #[must_use]
    pub const fn of_pit(code: RefusalCode, rule: RuleId, pit: Pit, seeds: u8) -> Refusal {
        Refusal {
            code,
            rule,
            pit: Some(pit),
            seeds: Some(seeds),
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code.meaning())
    }
}

impl std::error::Error for Refusal {}
