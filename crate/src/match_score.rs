//! The points of a match: a pure function of its options and results.

use crate::games::GameId;
use crate::match_rules::{Goal, MatchRules, NextStarter};
use crate::options::OptionValues;
use crate::outcome::{Outcome, Winner};
use crate::side::Side;

/// A game of a match. Players keep their sides; who starts changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchGame {
    /// Who began it.
    pub starter: Side,
    /// How it ended.
    pub outcome: Outcome,
    /// What it scored for South and North.
    pub points: [u32; 2],
    /// The points of South and North after it.
    pub totals: [u32; 2],
    /// Whether it counts: an annulled game scores nothing and is played again.
    pub counts: bool,
}

/// How a match stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchScore {
    /// Its games, in order.
    pub games: Vec<MatchGame>,
    /// The points of South and North.
    pub totals: [u32; 2],
    /// Wins of South and North one after the other, up to now.
    pub row: [u32; 2],
    /// How far the match goes.
    pub goal: Goal,
    /// Who won the match, or a draw; none while it goes on. Never annulled.
    pub winner: Option<Winner>,
    /// Who starts the next game; none when the match is over.
    pub next: Option<NextStarter>,
}

impl MatchScore {
    /// Whether the match is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.winner.is_some()
    }
}

/// The score of a match after some games, each with the side that began it.
///
/// A match that is over stays over: games given after its end are scored like the others, in their own points and in
/// the totals, but change neither the winner nor that it is over.
///
/// ```
/// use empiki::match_rules::NextStarter;
/// use empiki::match_score::score;
/// use empiki::notation::{read_options, read_outcome};
/// use empiki::{GameId, Side};
///
/// let (_, options) = read_options(GameId::Omweso, "matchPoints=3")?;
/// let result = read_outcome(GameId::Omweso, "n emitwe-ebiri 2")?.expect("a result");
/// let standing = score(GameId::Omweso, &options, &[(Side::South, result)]);
/// assert_eq!(standing.totals, [0, 2]);
/// assert_eq!(standing.next, Some(NextStarter::Side(Side::North)));
/// # Ok::<(), empiki::notation::Faults>(())
/// ```
#[must_use]
pub fn score(game: GameId, record_options: &OptionValues, games: &[(Side, Outcome)]) -> MatchScore {
    let rules = (game.spec().match_rules)(record_options);
    let mut tally = Tally::default();
    let games: Vec<_> = games
        .iter()
        .map(|&(starter, outcome)| tally.count(&rules, starter, outcome))
        .collect();
    let next = games.last().map_or(rules.first_starter, |last| {
        rules.starter_after(last.starter, &last.outcome)
    });
    MatchScore {
        totals: tally.totals,
        row: tally.row,
        goal: rules.goal,
        winner: tally.winner,
        next: tally.winner.is_none().then_some(next),
        games,
    }
}

/// What is counted from game to game.
#[derive(Default)]
struct Tally {
    totals: [u32; 2],
    /// Wins one after the other, of the side that won last.
    row: [u32; 2],
    winner: Option<Winner>,
}

impl Tally {
    fn count(&mut self, rules: &MatchRules, starter: Side, outcome: Outcome) -> MatchGame {
        let points = rules.points(&outcome);
        for (total, more) in self.totals.iter_mut().zip(points) {
            *total += more;
        }
        let counts = outcome.winner != Winner::Annulled;
        if counts && self.winner.is_none() {
            self.count_row(outcome.winner);
            self.winner = self.winner_by(rules, &outcome);
        }
        MatchGame {
            starter,
            outcome,
            points,
            totals: self.totals,
            counts,
        }
    }

    fn count_row(&mut self, winner: Winner) {
        let longer = Side::BOTH.map(|side| self.row[side.index()] + 1);
        self.row = [0; 2];
        if let Winner::Side(side) = winner {
            self.row[side.index()] = longer[side.index()];
        }
    }

    /// Who has won the match by a game that counts and is in the totals.
    fn winner_by(&self, rules: &MatchRules, outcome: &Outcome) -> Option<Winner> {
        let Winner::Side(side) = outcome.winner else {
            return (rules.goal == Goal::SingleGame).then_some(outcome.winner);
        };
        let [mine, theirs] = [side, side.other()].map(|side| self.totals[side.index()]);
        let reaches_goal = match rules.goal {
            Goal::SingleGame => true,
            Goal::Points(points) => mine >= points,
            Goal::PointsOrLead { points, lead } => mine >= points || mine >= theirs + lead,
            Goal::WinsInARow(wins) => self.row[side.index()] >= wins,
            Goal::Open => false,
        };
        (reaches_goal || rules.is_decisive(outcome)).then_some(outcome.winner)
    }
}
