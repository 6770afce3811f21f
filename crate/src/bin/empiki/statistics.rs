//! What games between two players say about them.

/// How a game ended for the first of two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    Won,
    Drawn,
    Lost,
    /// It does not count.
    Annulled,
}

impl Ended {
    /// What it scores, if it counts.
    fn score(self) -> Option<f64> {
        match self {
            Ended::Won => Some(1.0),
            Ended::Drawn => Some(0.5),
            Ended::Lost => Some(0.0),
            Ended::Annulled => None,
        }
    }
}

/// Games counted, and what they score.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    pub wins: usize,
    pub draws: usize,
    pub losses: usize,
    pub annulled: usize,
    /// The mean over the games that count, a draw half; 0 when none does.
    pub score: f64,
    /// The standard error of the score; 0 when fewer than two openings count.
    pub error: f64,
}

/// Standard errors to either side of the 95 % interval.
const WIDTH_95: f64 = 1.96;

impl Standing {
    /// Counts games of which each two that follow each other have the same opening.
    pub fn of(games: &[Ended]) -> Standing {
        let count = |ended| games.iter().filter(|&&game| game == ended).count();
        let score = mean(games);
        Standing {
            wins: count(Ended::Won),
            draws: count(Ended::Drawn),
            losses: count(Ended::Lost),
            annulled: count(Ended::Annulled),
            score,
            error: error_by_pairs(games, score),
        }
    }

    /// The games that count.
    pub fn counted(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// The 95 % interval of the score, Wilson's, so that it is honest about players who win every game. When the
    /// games of a pair are alike, which makes the standard error larger, so many fewer games are reckoned with.
    pub fn interval(&self) -> (f64, f64) {
        let variance = self.score * (1.0 - self.score);
        let games = self.counted() as f64;
        let alike = if self.error > 0.0 {
            variance / self.error.powi(2)
        } else {
            games
        };
        wilson(self.score, games.min(alike))
    }
}

fn mean(games: &[Ended]) -> f64 {
    let scores: Vec<f64> = games.iter().filter_map(|game| game.score()).collect();
    if scores.is_empty() {
        return 0.0;
    }
    scores.iter().sum::<f64>() / scores.len() as f64
}

/// The standard error of a mean over games of which those of a pair depend on each other: an opening that favours
/// a side favours each player once.
fn error_by_pairs(games: &[Ended], mean: f64) -> f64 {
    let (mut counted, mut pairs, mut squares) = (0_usize, 0_usize, 0.0);
    for pair in games.chunks(2) {
        let deviations: Vec<f64> = pair
            .iter()
            .filter_map(|game| game.score().map(|score| score - mean))
            .collect();
        if !deviations.is_empty() {
            counted += deviations.len();
            pairs += 1;
            squares += deviations.iter().sum::<f64>().powi(2);
        }
    }
    if pairs < 2 {
        return 0.0;
    }
    let (counted, pairs) = (counted as f64, pairs as f64);
    (squares * pairs / (pairs - 1.0)).sqrt() / counted
}

/// Wilson's 95 % interval of a share seen in a number of trials.
fn wilson(share: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let square = WIDTH_95.powi(2);
    let scale = 1.0 + square / trials;
    let centre = (share + square / (2.0 * trials)) / scale;
    let spread = share * (1.0 - share) / trials + square / (4.0 * trials.powi(2));
    let half = WIDTH_95 * spread.sqrt() / scale;
    ((centre - half).max(0.0), (centre + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Ended::{Annulled, Drawn, Lost, Won};

    fn is_near(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 0.000_5
    }

    #[test]
    fn games_are_counted_and_a_draw_is_half_a_win() {
        let standing = Standing::of(&[Won, Won, Drawn, Lost, Annulled, Won]);
        let counts = (standing.wins, standing.draws, standing.losses);
        assert_eq!((counts, standing.annulled), ((3, 1, 1), 1));
        assert_eq!(standing.counted(), 5);
        assert!(is_near(standing.score, 0.7), "{standing:?}");
    }

    #[test]
    fn nothing_that_counts_scores_nothing() {
        for games in [&[][..], &[Annulled; 3]] {
            let standing = Standing::of(games);
            assert_eq!((standing.score, standing.error), (0.0, 0.0));
            assert_eq!(standing.interval(), (0.0, 1.0));
        }
    }

    #[test]
    fn the_error_is_by_pairs() {
        // Each pair is even, whatever its opening gives: nothing is uncertain.
        let even = Standing::of(&[Won, Lost, Lost, Won, Won, Lost]);
        assert_eq!((even.score, even.error), (0.5, 0.0));
        // Four pairs 2, 2, 0, 0: as four trials of a half, not as eight.
        let alike = Standing::of(&[Won, Won, Won, Won, Lost, Lost, Lost, Lost]);
        assert!(is_near(alike.error, 0.288_7), "{alike:?}");
        let (low, high) = alike.interval();
        let (low_of_eight, high_of_eight) = wilson(0.5, 8.0);
        assert!(low < low_of_eight && high > high_of_eight);
    }

    #[test]
    fn annulled_and_single_games_keep_their_pairs_apart() {
        let games = [Won, Annulled, Annulled, Lost, Won];
        let standing = Standing::of(&games);
        assert!(is_near(standing.score, 0.666_7), "{standing:?}");
        assert!(is_near(standing.error, 0.333_3), "{standing:?}");
        assert_eq!(Standing::of(&[Won]).error, 0.0);
    }

    #[test]
    fn the_interval_is_wilsons() {
        // As tables of the Wilson interval give it.
        let (low, high) = wilson(0.65, 200.0);
        assert!(
            is_near(low, 0.581_6) && is_near(high, 0.712_7),
            "{low} {high}"
        );
        let (low, high) = Standing::of(&[Won; 20]).interval();
        assert!(is_near(low, 0.838_9) && is_near(high, 1.0), "{low} {high}");
    }
}
