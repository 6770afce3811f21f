//! Records from text: what the tags say, and the turns replayed.

use super::claims::{self, Claim};
use super::start::{Passage, Start};
use super::turns::Turns;
use super::{MOST_NOTES, Mode, OWN_TAGS, Record, RecordError, ogn};
use crate::game::Game;
use crate::games::GameId;
use crate::joined::joined;
use crate::listed::Listed;
use crate::notation::{Fault, FaultCode, Place, Tag, Taken, Transcript, take_apart};

/// The longest text of one game that is read, in bytes: longer than any that is written, with a million plies, the
/// most that a game can be allowed to have.
pub(super) const LONGEST: usize = 64_000_000;

/// One game of a text.
#[derive(Debug)]
pub struct Reading<'t> {
    /// Its piece of the text.
    pub text: &'t str,
    /// The record, or why it is none; lines count from the beginning of the whole text.
    pub record: Result<Record, RecordError>,
}

impl<'t> Reading<'t> {
    fn of(taken: Taken<'t>) -> Reading<'t> {
        let Taken { text, transcript } = taken;
        let record = match transcript {
            Ok(transcript) if text.len() > LONGEST => {
                Err(Fault::new(FaultCode::TooLong, transcript.start, "", "").into())
            }
            Ok(transcript) => Record::replay(&transcript),
            Err(fault) => Err(fault.into()),
        };
        Reading { text, record }
    }
}

impl Record {
    /// Reads the first game of a text: a record, or OGN.
    ///
    /// # Errors
    /// What is wrong, with line, column and ply.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        match take_apart(text).next() {
            Some(taken) => Reading::of(taken).record,
            None => {
                let start = Place { line: 1, column: 1 };
                Err(Fault::new(FaultCode::NoGame, start, "", "[Game \"…\"]").into())
            }
        }
    }

    /// Reads all games of a text, each by itself.
    #[must_use]
    pub fn read_all(text: &str) -> Vec<Reading<'_>> {
        take_apart(text).map(Reading::of).listed()
    }

    fn replay(transcript: &Transcript) -> Result<Record, RecordError> {
        if ogn::is_ogn(transcript) {
            return ogn::read(transcript);
        }
        if let Some(&place) = transcript.variations.first() {
            return Err(Fault::new(FaultCode::NoVariations, place, "(", "").into());
        }
        let game = read_game(transcript)?;
        refuse_repeated(transcript)?;
        let start = Start {
            game,
            options: transcript.tag("Options").map(|tag| tag as &dyn Passage),
            setup: transcript.tag("Setup").map(|tag| tag as &dyn Passage),
            needs_setup: ("[Setup \"…\"]", transcript.start),
        };
        let (position, options) = start.read()?;
        let mut record = Record::of(Game::from_position(position), options);
        take_tags(&mut record, transcript)?;
        let (words, claim) = claims::split(game, &transcript.words);
        Turns::of(words, transcript).play(&mut record)?;
        refuse_long_notes(&record, transcript.start)?;
        let in_tag = transcript.tag("Result").map(Claim::of_tag);
        let mut claims: Vec<_> = in_tag.into_iter().listed();
        claims.extend(claim);
        claims::check(&mut record, &claims)?;
        Ok(record)
    }
}

/// A record holds no more tags and comments than it can be read with again.
pub(super) fn refuse_long_notes(record: &Record, start: Place) -> Result<(), Fault> {
    if record.notes_length() <= MOST_NOTES {
        return Ok(());
    }
    Err(Fault::new(FaultCode::TooLong, start, "", ""))
}

fn read_game(transcript: &Transcript) -> Result<GameId, RecordError> {
    let Some(tag) = transcript.tag("Game") else {
        let fault = Fault::new(FaultCode::MissingTag, transcript.start, "", "[Game \"…\"]");
        return Err(fault.into());
    };
    GameId::from_name(&tag.value).ok_or_else(|| unknown_game(&tag.value, tag.place).into())
}

/// What is told of a name that no game has.
pub(super) fn unknown_game(name: &str, place: Place) -> Fault {
    let names: Vec<_> = GameId::ALL.iter().map(|game| game.spec().name).listed();
    Fault::new(FaultCode::UnknownGame, place, name, &joined(&names, "|"))
}

/// A tag that the record writes by itself stands once.
pub(super) fn refuse_repeated(transcript: &Transcript) -> Result<(), RecordError> {
    let mut seen = Vec::new();
    for tag in &transcript.tags {
        let name = tag.name.as_str();
        if seen.contains(&name) {
            return Err(Fault::new(FaultCode::RepeatedTag, tag.place, name, "").into());
        }
        if OWN_TAGS.contains(&name) {
            seen.push(name);
        }
    }
    Ok(())
}

/// Takes over the tags that the record does not write by itself.
fn take_tags(record: &mut Record, transcript: &Transcript) -> Result<(), RecordError> {
    for tag in &transcript.tags {
        if !OWN_TAGS.contains(&tag.name.as_str()) {
            let added = record.add_tag(&tag.name, &tag.value);
            added.map_err(|code| tag_fault(code, tag))?;
        }
    }
    Ok(())
}

/// What is told of a tag that cannot be taken over.
pub(super) fn tag_fault(code: FaultCode, tag: &Tag) -> Fault {
    match code {
        FaultCode::BadMode => Fault::new(code, tag.place, &tag.value, &mode_words()),
        _ => Fault::new(code, tag.place, &tag.name, ""),
    }
}

/// `classical|contract|blitz`.
pub(super) fn mode_words() -> String {
    let words: Vec<_> = Mode::ALL.iter().map(|mode| mode.word()).listed();
    joined(&words, "|")
}
