//! How a match stands, from texts.

use super::record_views::{GoalName, GoalView, MatchGameView, MatchView, MatchWinner, StarterName};
use super::session::{ApiError, read_game};
use super::views::ResultView;
use crate::games::GameId;
use crate::match_rules::{Goal, NextStarter};
use crate::match_score::{MatchScore, score};
use crate::notation::{read_options, read_outcome};
use crate::outcome::{Outcome, Winner};
use crate::side::Side;

/// The score of a match. `results` has a line a game, in order: who started it (`s` or `n`) and its result in
/// notation, as in `s n bulijo 1`.
///
/// # Errors
/// When there is no such game, the options have faults, or a line is no starter and result of that game.
pub fn match_score(game: &str, options: &str, results: &str) -> Result<MatchView, ApiError> {
    let game = read_game(game)?;
    let (_, options) = read_options(game, options).map_err(ApiError::BadOptions)?;
    let games: Option<Vec<_>> = results.lines().map(|line| read_line(game, line)).collect();
    let games = games.ok_or(ApiError::BadResults)?;
    Ok(MatchView::of(game, score(game, &options, &games)))
}

/// A starter and the result of a finished game.
fn read_line(game: GameId, line: &str) -> Option<(Side, Outcome)> {
    let (starter, result) = line.split_once(' ')?;
    let outcome = read_outcome(game, result).ok()??;
    Some((Side::from_letter(starter)?, outcome))
}

impl From<Goal> for GoalView {
    fn from(goal: Goal) -> Self {
        let (kind, points, lead) = match goal {
            Goal::SingleGame => (GoalName::Single, None, None),
            Goal::Points(points) => (GoalName::Points, Some(points), None),
            Goal::PointsOrLead { points, lead } => (GoalName::Lead, Some(points), Some(lead)),
            Goal::WinsInARow(wins) => (GoalName::Row, Some(wins), None),
            Goal::Open => (GoalName::Open, None, None),
        };
        GoalView { kind, points, lead }
    }
}

impl MatchView {
    fn of(game: GameId, score: MatchScore) -> MatchView {
        let is_over = score.is_over();
        let games = score.games.into_iter().map(|each| MatchGameView {
            starter: each.starter.into(),
            result: ResultView::of(game, each.outcome),
            points: each.points,
            totals: each.totals,
            counts: each.counts,
        });
        MatchView {
            games: games.collect(),
            totals: score.totals,
            row: score.row,
            target: score.goal.target(),
            goal: score.goal.into(),
            is_over,
            winner: score.winner.map(|winner| match winner {
                Winner::Side(Side::South) => MatchWinner::South,
                Winner::Side(Side::North) => MatchWinner::North,
                Winner::Draw | Winner::Annulled => MatchWinner::Draw,
            }),
            next: score.next.map(|next| match next {
                NextStarter::Side(Side::South) => StarterName::South,
                NextStarter::Side(Side::North) => StarterName::North,
                NextStarter::Lot => StarterName::Lot,
            }),
        }
    }
}
