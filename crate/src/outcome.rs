//! How a game ended.

use crate::side::Side;

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Winner {
    /// One side.
    Side(Side),
    /// Nobody: the game counts as a draw.
    Draw,
    /// Nobody: the game does not count and is played again.
    Annulled,
}

impl Winner {
    /// The side that has more, or a draw.
    #[must_use]
    pub fn by_scores([south, north]: [u8; 2]) -> Winner {
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Winner::Side(Side::South),
            std::cmp::Ordering::Less => Winner::Side(Side::North),
            std::cmp::Ordering::Equal => Winner::Draw,
        }
    }
}

/// What ended the game. Each game uses some of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Oware: more than half of the seeds are captured.
    Majority,
    /// Oware, Bao Kigogo: the player to move has no legal move.
    NoMove,
    /// Oware, Bao Kigogo: the position came back.
    Repetition,
    /// Oware, Omweso: the game reached its limit of plies.
    PlyCap,
    /// Omweso: the opponent has no pit with two seeds.
    Bulijo,
    /// Omweso: both end columns captured, "two heads".
    EmitweEbiri,
    /// Omweso: the opponent's front row cleared.
    FrontCleared,
    /// Omweso, by agreement: two captures before the opponent's first.
    Akakyala,
    /// Omweso: every seed captured, the last of them in an end column.
    Akawumbi,
    /// Omweso, Bao Kigogo: a turn that does not end.
    NeverEnding,
    /// A player gave up.
    Resigned,
    /// The players agreed to end the game.
    Agreed,
}

impl Ending {
    /// All endings with the words of result texts.
    pub const WORDS: [(Ending, &'static str); 12] = [
        (Ending::Majority, "majority"),
        (Ending::NoMove, "no-move"),
        (Ending::Repetition, "repetition"),
        (Ending::PlyCap, "ply-cap"),
        (Ending::Bulijo, "bulijo"),
        (Ending::EmitweEbiri, "emitwe-ebiri"),
        (Ending::FrontCleared, "front-cleared"),
        (Ending::Akakyala, "akakyala"),
        (Ending::Akawumbi, "akawumbi"),
        (Ending::NeverEnding, "never-ending"),
        (Ending::Resigned, "resigned"),
        (Ending::Agreed, "agreed"),
    ];

    /// The word of result texts.
    #[must_use]
    pub fn word(self) -> &'static str {
        Ending::WORDS[self as usize].1
    }
}

/// The figures behind a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Figures {
    /// None (Bao Kigogo; resigning in Oware).
    None,
    /// Oware: South's and North's seeds after collecting.
    Scores([u8; 2]),
    /// Omweso: points that the winner scores, 0 when annulled.
    Points(u8),
}

/// The result of a finished game. Its text is written by `Display`:
/// `s majority 25-20`, `n akawumbi 12`, `draw repetition`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won.
    pub winner: Winner,
    /// By what.
    pub ending: Ending,
    /// With which figures.
    pub figures: Figures,
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.winner {
            Winner::Side(side) => write!(f, "{}", side.letter())?,
            Winner::Draw => write!(f, "draw")?,
            Winner::Annulled => write!(f, "annulled")?,
        }
        write!(f, " {}", self.ending.word())?;
        match self.figures {
            Figures::None => Ok(()),
            Figures::Scores([south, north]) => write!(f, " {south}-{north}"),
            Figures::Points(points) => write!(f, " {points}"),
        }
    }
}
