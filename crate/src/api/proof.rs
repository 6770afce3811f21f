//! A proof that a turn ends or does not end, a portion of laps at a time.

use super::record_views::{ProofView, VerdictName};
use super::session::ApiError;
use crate::endless::{Progress, Proof, Verdict};
use crate::game::Game;

/// A proof under way. Numbers of laps are whole numbers, as JavaScript has them.
///
/// ```
/// use empiki::api::{ProofSession, VerdictName};
///
/// let mut proof = ProofSession::start("bao-kigogo 2x23,0/2x23,0 s", "M", 1e9)?;
/// let view = proof.advance(1000.0);
/// assert_eq!((view.verdict, view.length), (VerdictName::Ends, Some(8.0)));
/// # Ok::<(), empiki::api::ApiError>(())
/// ```
#[derive(Debug)]
pub struct ProofSession(Proof);

impl ProofSession {
    /// Begins to examine a turn of a position; it gives up after `limit` laps of the turn.
    ///
    /// # Errors
    /// All faults of the position, or why the turn may not be played.
    pub fn start(position: &str, turn: &str, limit: f64) -> Result<ProofSession, ApiError> {
        let game = Game::from_text(position).map_err(ApiError::BadPosition)?;
        let proof = Proof::start(&game, turn, limit as u64).map_err(ApiError::BadTurn)?;
        Ok(ProofSession(proof))
    }

    /// Goes on for about `laps` laps at most, and tells how far the proof has come.
    pub fn advance(&mut self, laps: f64) -> ProofView {
        self.0.advance(laps as u64).into()
    }
}

/// Laps are counted up to some thousand millions, which a number of JavaScript holds exactly.
fn number(laps: u64) -> Option<f64> {
    Some(laps as f64)
}

impl From<Progress> for ProofView {
    fn from(progress: Progress) -> Self {
        let running = ProofView {
            laps: progress.laps as f64,
            verdict: VerdictName::Running,
            length: None,
            period: None,
            after: None,
            branches: progress.branches.into(),
        };
        match progress.verdict {
            None => running,
            Some(Verdict::Ends { laps }) => ProofView {
                verdict: VerdictName::Ends,
                length: number(laps),
                ..running
            },
            Some(Verdict::Endless { period, after }) => ProofView {
                verdict: VerdictName::Endless,
                period: number(period),
                after: number(after),
                ..running
            },
            Some(Verdict::Unknown { .. }) => ProofView {
                verdict: VerdictName::Unknown,
                ..running
            },
        }
    }
}
