//! The turns of a record, replayed, and the comments between them.

use super::{Record, RecordError};
use crate::notation::{Fault, FaultCode, Place, Transcript, Word};

/// The turns of a record, each with its place, and the comments between them.
pub(super) struct Turns<'t> {
    turns: Vec<(&'t str, Place)>,
    /// Each comment, and how many turns stand before it.
    comments: Vec<(usize, &'t str)>,
}

impl<'t> Turns<'t> {
    /// Takes the turns from the words, whose move numbers mean nothing. The words are the first of the transcript;
    /// those that follow are no turns.
    pub(super) fn of(words: &'t [Word], transcript: &'t Transcript) -> Turns<'t> {
        let mut turns = Vec::new();
        let mut comments = transcript.comments.iter().peekable();
        let mut placed = Vec::new();
        for (number, word) in words.iter().enumerate() {
            while let Some((_, text)) = comments.next_if(|(before, _)| *before <= number) {
                placed.push((turns.len(), text.as_str()));
            }
            turns.extend(word.turn());
        }
        placed.extend(comments.map(|(_, text)| (turns.len(), text.as_str())));
        Turns {
            turns,
            comments: placed,
        }
    }

    /// Plays the turns and takes over the comments.
    pub(super) fn play(self, record: &mut Record) -> Result<(), RecordError> {
        for &(turn, place) in &self.turns {
            play(record, turn, place)?;
        }
        for (ply, text) in self.comments {
            record.add_comment(ply, text);
        }
        Ok(())
    }
}

/// Plays a turn that stands at a place.
pub(super) fn play(record: &mut Record, turn: &str, place: Place) -> Result<(), RecordError> {
    let ply = record.game.last_ply() + 1;
    let played = record.game.play_text(turn);
    played.map(|_| ()).map_err(|refusal| RecordError {
        faults: vec![Fault {
            ply: Some(ply),
            ..Fault::new(FaultCode::BadTurn, place, turn, "")
        }],
        refusal: Some(refusal),
    })
}
