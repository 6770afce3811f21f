//! How a game ended.

use crate::codes::codes;
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

codes! {
    /// What ended the game. Each game uses some of them.
    Ending {
    Majority = "majority": "Oware: more than half of the seeds are captured.",
    NoMove = "no-move": "Oware, Bao Kigogo: the player to move has no legal move.",
    Repetition = "repetition": "Oware, Bao Kigogo: the position came back.",
    PlyCap = "ply-cap": "Oware, Omweso: the game reached its limit of plies.",
    Bulijo = "bulijo": "Omweso: the opponent has no pit with two seeds.",
    EmitweEbiri = "emitwe-ebiri": "Omweso: both end columns captured, \"two heads\".",
    FrontCleared = "front-cleared": "Omweso: the opponent's front row cleared.",
    Akakyala = "akakyala": "Omweso, by agreement: two captures before the opponent's first.",
    Akawumbi = "akawumbi": "Omweso: every seed captured, the last of them in an end column.",
    NeverEnding = "never-ending": "Omweso, Bao Kigogo: a turn that does not end.",
    Resigned = "resigned": "A player gave up.",
    Agreed = "agreed": "The players agreed to end the game.",
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
