//! The results that a record claims, in its tag and behind its turns.

use super::{Record, RecordError};
use crate::games::GameId;
use crate::joined::joined;
use crate::listed::Listed;
use crate::notation::{Fault, FaultCode, Place, Tag, Word, read_outcome};
use crate::outcome::{Ending, Outcome, Winner};

/// A result that a record claims.
pub(super) struct Claim {
    pub(super) text: String,
    pub(super) place: Place,
}

impl Claim {
    pub(super) fn of_tag(tag: &Tag) -> Claim {
        Claim {
            text: tag.value.clone(),
            place: tag.place,
        }
    }

    /// What is told of a claim that is not the result of the game as played.
    pub(super) fn differs(&self, record: &Record, result: &str) -> RecordError {
        let fault = Fault::new(FaultCode::ResultDiffers, self.place, &self.text, result);
        let last = record.game.last_ply();
        RecordError::from(Fault {
            ply: (last > 0).then_some(last),
            ..fault
        })
    }

    fn read(&self, game: GameId, last: usize) -> Result<Option<Outcome>, RecordError> {
        let at_place = |fault: Fault| Fault {
            line: self.place.line,
            at: self.place.column,
            ply: (last > 0).then_some(last),
            ..fault
        };
        read_outcome(game, &self.text).map_err(|faults| {
            let faults: Vec<_> = faults.0.into_iter().map(at_place).listed();
            faults.into()
        })
    }
}

/// The most words of a result.
const MOST_WORDS: usize = 3;

/// The words before the result that may stand behind the last turn, and that result. Its first word may look like a
/// turn, so the longest is tried first.
pub(super) fn split(game: GameId, words: &[Word]) -> (&[Word], Option<Claim>) {
    for length in (1..=words.len().min(MOST_WORDS)).rev() {
        let (before, tail) = words.split_at(words.len() - length);
        let texts: Vec<_> = tail.iter().map(|word| word.text.as_str()).listed();
        let text = joined(&texts, " ");
        if looks_like_result(&texts) || read_outcome(game, &text).is_ok() {
            let place = tail[0].place;
            return (before, Some(Claim { text, place }));
        }
    }
    (words, None)
}

/// A winner and the name of an ending are meant as a result, even as one that the game cannot have.
fn looks_like_result(words: &[&str]) -> bool {
    let is_winner = |word: &str| matches!(word, "s" | "n" | "draw" | "annulled");
    let is_ending = |word: &str| Ending::ALL.iter().any(|ending| ending.word() == word);
    matches!(words, [winner, ending, ..] if is_winner(winner) && is_ending(ending))
}

/// Ends a game that goes on as the players did, if a claim says so, and compares each claim with the result.
pub(super) fn check(record: &mut Record, claims: &[Claim]) -> Result<(), RecordError> {
    for claim in claims {
        if let Some(outcome) = claim.read(record.game.id(), record.game.last_ply())? {
            close(record, outcome);
        }
    }
    let result = record.result_text();
    match claims.iter().find(|claim| claim.text != result) {
        Some(claim) => Err(claim.differs(record, &result)),
        None => Ok(()),
    }
}

fn close(record: &mut Record, outcome: Outcome) {
    let game = &mut record.game;
    // A game that is over refuses to be ended once more.
    let _ = match (outcome.ending, outcome.winner) {
        (Ending::Agreed, _) => game.agree(),
        (Ending::Resigned, Winner::Side(winner)) => game.resign(winner.other()),
        _ => return,
    };
}
