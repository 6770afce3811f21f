//! What a match of a game is, as data: what a game scores, how far the match
//! goes, and who starts.

use crate::codes::codes;
use crate::outcome::{Ending, Figures, Outcome, Winner};
use crate::side::Side;

codes! {
    /// Who starts the game after one that counted.
    NextStart {
    Alternate = "alternate": "the player who did not start",
    Loser = "loser": "the loser; after a draw the player who did not start",
    Winner = "winner": "the winner; after a draw the player who did not start",
    Lot = "lot": "whom the lot names",
    }
}

impl NextStart {
    /// The words of these values, for the option that takes them; games differ in their default.
    #[must_use]
    pub const fn words<const N: usize>(values: [NextStart; N]) -> [&'static str; N] {
        let mut words = [""; N];
        let mut place = 0;
        while place < N {
            words[place] = values[place].word();
            place += 1;
        }
        words
    }
}

/// Who starts a game that has not begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NextStarter {
    /// This side.
    Side(Side),
    /// Whom the lot names.
    Lot,
}

/// What a game scores in a match. A draw scores nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scoring {
    /// One point for the winner: wins are counted.
    Wins,
    /// The points of the result for the winner.
    PointsOfResult,
}

/// How far a match goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// One game, which may be drawn.
    SingleGame,
    /// Until a player has so many points.
    Points(u32),
    /// Until a player has so many points, or so many more than the other.
    PointsOrLead {
        /// The points.
        points: u32,
        /// How many more.
        lead: u32,
    },
    /// Until a player wins so many games one after the other.
    WinsInARow(u32),
    /// As long as the players like.
    Open,
}

impl Goal {
    /// The points that win the match, where points do.
    #[must_use]
    pub const fn target(self) -> Option<u32> {
        match self {
            Goal::SingleGame => Some(1),
            Goal::Points(points) | Goal::PointsOrLead { points, .. } => Some(points),
            Goal::WinsInARow(_) | Goal::Open => None,
        }
    }
}

/// The rules of a match under some options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchRules {
    /// What a game scores.
    pub scoring: Scoring,
    /// How far the match goes.
    pub goal: Goal,
    /// The results that win the whole match, whatever the points are.
    pub decisive: &'static [(Ending, Figures)],
    /// Who starts the first game.
    pub first_starter: NextStarter,
    /// Who starts later games. A game that was annulled is played again with the same starter.
    pub next_start: NextStart,
}

impl MatchRules {
    /// What a result scores for South and North.
    #[must_use]
    pub fn points(&self, outcome: &Outcome) -> [u32; 2] {
        let mut points = [0; 2];
        if let Winner::Side(side) = outcome.winner {
            points[side.index()] = match (self.scoring, outcome.figures) {
                (Scoring::Wins, _) => 1,
                (Scoring::PointsOfResult, Figures::Points(points)) => points.into(),
                (Scoring::PointsOfResult, _) => 0,
            };
        }
        points
    }

    /// Whether a result wins the whole match.
    #[must_use]
    pub fn is_decisive(&self, outcome: &Outcome) -> bool {
        self.decisive.contains(&(outcome.ending, outcome.figures))
    }

    /// Who starts after a game that `starter` began.
    #[must_use]
    pub fn starter_after(&self, starter: Side, outcome: &Outcome) -> NextStarter {
        match (outcome.winner, self.next_start) {
            (Winner::Annulled, _) => NextStarter::Side(starter),
            (_, NextStart::Lot) => NextStarter::Lot,
            (Winner::Side(winner), NextStart::Winner) => NextStarter::Side(winner),
            (Winner::Side(winner), NextStart::Loser) => NextStarter::Side(winner.other()),
            (_, NextStart::Alternate) | (Winner::Draw, _) => NextStarter::Side(starter.other()),
        }
    }
}
