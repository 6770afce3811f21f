//! OGN, the Oware records of the program Aualé: what it is, and reading it.

use super::claims::Claim;
use super::read::{refuse_long_notes, refuse_repeated, tag_fault};
use super::turns::Turns;
use super::{Notice, NoticeCode, OWN_TAGS, Record, RecordError};
use crate::board::Seeds;
use crate::game::Game;
use crate::games::{AnyPosition, GameId};
use crate::joined::joined;
use crate::notation::{Fault, FaultCode, Tag, Transcript, Word};
use crate::options::{OptionValues, read_number};
use crate::outcome::Figures;
use crate::setup::{Setup, SetupError, Total};
use crate::side::Side;

/// The game that OGN is written for.
pub const GAME: GameId = GameId::Oware;
/// The one variant that OGN knows.
pub(super) const VARIANT: &str = "Oware Abapa";
/// Tags that are always written; `?` stands for what is not known.
pub(super) const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "South", "North"];
/// What stands for a value that is not known.
pub(super) const UNKNOWN: &str = "?";
/// Tags that OGN writes by itself, besides `Result`.
pub(super) const OGN_TAGS: [&str; 2] = ["Variant", "FEN"];

/// Known by a tag that records of this project do not need.
pub(super) fn is_ogn(transcript: &Transcript) -> bool {
    let has = |name| transcript.tag(name).is_some();
    !has("Game") && OGN_TAGS.into_iter().any(has)
}

pub(super) fn read(transcript: &Transcript) -> Result<Record, RecordError> {
    refuse_repeated(transcript)?;
    if let Some(tag) = transcript.tag("Variant").filter(|tag| tag.value != VARIANT) {
        return Err(Fault::new(FaultCode::NotOgnVariant, tag.place, &tag.value, VARIANT).into());
    }
    let start = match transcript.tag("FEN") {
        Some(tag) => read_fen(tag)?,
        None => GAME.start(),
    };
    let options = OptionValues::defaults(GAME.spec().record_options);
    let mut record = Record::of(Game::from_position(start), options);
    take_tags(&mut record, transcript)?;
    let (words, claim) = split_result(&transcript.words);
    let words: Vec<Word> = words.iter().map(without_captures).collect();
    Turns::of(&words, transcript).play(&mut record)?;
    refuse_long_notes(&record, transcript.start)?;
    for comment in &mut record.comments {
        comment.text = in_one_line(&comment.text);
    }
    record.comments.retain(|comment| !comment.text.is_empty());
    let in_tag = transcript.tag("Result").map(Claim::of_tag);
    check(&mut record, in_tag.into_iter().chain(claim))?;
    if !transcript.variations.is_empty() {
        record.notices.push(Notice {
            code: NoticeCode::VariationsDropped,
            text: transcript.variations.len().to_string(),
        });
    }
    Ok(record)
}

/// Takes over the tags that say something about the game, and tells of those that mean something else in records.
fn take_tags(record: &mut Record, transcript: &Transcript) -> Result<(), RecordError> {
    let mut left_out = Vec::new();
    for tag in &transcript.tags {
        let name = tag.name.as_str();
        let is_unknown = ROSTER.contains(&name) && tag.value == UNKNOWN;
        if name == "Result" || OGN_TAGS.contains(&name) || is_unknown {
            continue;
        }
        if OWN_TAGS.contains(&name) {
            left_out.push(name);
            continue;
        }
        match record.add_tag(name, &tag.value) {
            Err(FaultCode::BadMode) => left_out.push(name),
            added => added.map_err(|code| tag_fault(code, tag))?,
        }
    }
    if !left_out.is_empty() {
        record.notices.push(Notice {
            code: NoticeCode::TagsLeftOut,
            text: joined(&left_out, ", "),
        });
    }
    Ok(())
}

/// The words of a text with one space between them.
pub(super) fn in_one_line(text: &str) -> String {
    joined(&text.split_whitespace().collect::<Vec<_>>(), " ")
}

/// `12 pits, South's store, North's store, side`, joined by `-`.
fn read_fen(tag: &Tag) -> Result<AnyPosition, Fault> {
    let Some(setup) = fen_setup(&tag.value) else {
        let start = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        return Err(Fault::new(FaultCode::BadFen, tag.place, &tag.value, start));
    };
    let position = GAME.position(&setup, Total::Required);
    position.map_err(|errors| match errors.0[..] {
        [
            SetupError::WrongTotal {
                found, expected, ..
            },
        ] => {
            let (found, expected) = (found.to_string(), expected.to_string());
            Fault::new(FaultCode::WrongTotal, tag.place, &found, &expected)
        }
        _ => Fault::new(
            FaultCode::BadFen,
            tag.place,
            &tag.value,
            &errors.to_string(),
        ),
    })
}

/// Reads a FEN of Oware as an arrangement, whether it can be played or not.
fn fen_setup(fen: &str) -> Option<Setup> {
    let (counts, side) = fen.rsplit_once('-')?;
    let mover = match side {
        "S" => Side::South,
        "N" => Side::North,
        _ => return None,
    };
    let counts: Option<Vec<u8>> = counts
        .split('-')
        .map(|count| u8::try_from(read_number(count)?).ok())
        .collect();
    let counts = counts.filter(|counts| counts.len() == 14)?;
    let mut seeds = Seeds::default();
    for (pit, &count) in GAME.spec().shape.all_pits().zip(&counts) {
        seeds.set(pit, count);
    }
    seeds.stores = [counts[12], counts[13]];
    Some(Setup {
        seeds,
        mover,
        ..GAME.start().setup()
    })
}

/// The last word when it is a result: `*`, or two numbers.
fn split_result(words: &[Word]) -> (&[Word], Option<Claim>) {
    let is_result = |word: &Word| word.text == "*" || read_scores(&word.text).is_some();
    match words.split_last() {
        Some((last, before)) if is_result(last) => {
            let claim = Claim {
                text: last.text.clone(),
                place: last.place,
            };
            (before, Some(claim))
        }
        _ => (words, None),
    }
}

fn read_scores(text: &str) -> Option<[u8; 2]> {
    let (south, north) = text.split_once('-')?;
    let number = |text| u8::try_from(read_number(text)?).ok();
    Some([number(south)?, number(north)?])
}

/// `C+3` is `C`: what was captured so far is not checked.
fn without_captures(word: &Word) -> Word {
    let text = match word.text.split_once('+') {
        Some((turn, captured)) if captured.bytes().all(|byte| byte.is_ascii_digit()) => turn,
        _ => &word.text,
    };
    Word {
        text: text.to_owned(),
        place: word.place,
    }
}

/// Ends a game that goes on by agreement, if a claim has the scores that both then have, and compares each claim with
/// the result. A result that is not known (`?`) claims nothing.
fn check(record: &mut Record, claims: impl Iterator<Item = Claim>) -> Result<(), RecordError> {
    let claims: Vec<_> = claims.filter(|claim| claim.text != UNKNOWN).collect();
    let mut agreed = record.game.clone();
    if agreed.agree().is_ok()
        && claims
            .iter()
            .any(|claim| claim.text == result_text(&agreed))
    {
        record.game = agreed;
    }
    let result = result_text(&record.game);
    match claims.iter().find(|claim| claim.text != result) {
        Some(claim) => Err(claim.differs(record, &result)),
        None => Ok(()),
    }
}

/// The result as OGN writes it: `26-12`, or `*` while the game goes on.
pub(super) fn result_text(game: &Game) -> String {
    match game.final_outcome().map(|outcome| outcome.figures) {
        Some(Figures::Scores([south, north])) => format!("{south}-{north}"),
        _ => "*".to_owned(),
    }
}
