//! A game as the fragment of an address: fields joined by `&`, the game's name
//! first, then `m=` turns, `p=` starting position, `o=` options, `r=` result,
//! `t.Name=` tags and `c.ply=` comments. A field that says nothing is left out.
//!
//! Programs that pass links on may write any letter but `_` as `%` and two
//! digits, the `=` of fields included, and break lines; the `&` must stay.

use super::claims::{self, Claim};
use super::piece::{Piece, bad_link};
use super::read::{LONGEST, mode_words, refuse_long_notes, unknown_game};
use super::start::{Passage, Start};
use super::{OWN_TAGS, Record, RecordError, turns};
use crate::game::Game;
use crate::games::GameId;
use crate::notation::{Fault, FaultCode, Place, is_tag_name, part};
use crate::options::read_number;

/// What stands before the game in a fragment.
pub(super) const OPENING: &str = "#g=";

impl Record {
    /// Reads a link: a whole address, its fragment, or what stands behind `g=` there. Spaces around it do not matter.
    ///
    /// # Errors
    /// What is wrong; columns count in the text as given.
    pub fn read_link(text: &str) -> Result<Record, RecordError> {
        let begin = opening(text);
        let mut column = part(text, ..begin).chars().count() + 1;
        let game = part(text, begin..).trim_end();
        if game.len() > LONGEST {
            let place = Place { line: 0, column };
            return Err(Fault::new(FaultCode::TooLong, place, "", "").into());
        }
        let mut fields = game.split('&');
        let first = fields.next().unwrap_or_default();
        let mut link = Link::of(Piece::of_word(first, column)?)?;
        column += first.chars().count() + 1;
        for field in fields {
            link.take(Field::read(field, column)?)?;
            column += field.chars().count() + 1;
        }
        link.replay()
    }
}

/// The byte at which the game begins.
fn opening(text: &str) -> usize {
    for opening in [OPENING, "#g%3D", "#g%3d"] {
        if let Some(at) = found(text, opening) {
            return at + opening.len();
        }
    }
    let game = text.trim_start();
    text.len() - game.strip_prefix("g=").unwrap_or(game).len()
}

/// The byte at which a short text begins in another one. (The library's way is quick in long texts, and by itself as
/// large as all that links need.)
fn found(text: &str, short: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut pieces = bytes.windows(short.len());
    pieces.position(|piece| piece == short.as_bytes())
}

/// The turn that stands short in a link.
fn lengthened(turn: &str) -> String {
    turn.replace('.', "+").replace('~', "*").replace('_', "--")
}

/// `key=value`.
struct Field<'l> {
    key: Piece,
    /// The value as it stands there, and its column.
    value: (&'l str, usize),
}

impl<'l> Field<'l> {
    fn read(text: &'l str, column: usize) -> Result<Field<'l>, Fault> {
        let ends = ["=", "%3D", "%3d"].into_iter();
        let ends = ends.filter_map(|sign| Some((found(text, sign)?, sign.len())));
        let (end, width) = ends.min().ok_or_else(|| bad_link(column, text))?;
        let begin = column + part(text, ..end).chars().count() + width;
        Ok(Field {
            key: Piece::of_word(part(text, ..end), column)?,
            value: (part(text, end + width..), begin),
        })
    }

    fn fault(&self) -> Fault {
        let found = format!("{}={}", self.key.text, self.value.0);
        bad_link(self.key.column(), &found)
    }
}

/// A link taken apart.
struct Link {
    game: GameId,
    turns: Option<Piece>,
    setup: Option<Piece>,
    options: Option<Piece>,
    result: Option<Piece>,
    /// Each with the column where its field begins.
    tags: Vec<(String, Piece, usize)>,
    comments: Vec<(usize, String, usize)>,
    /// Where the game's name begins.
    start: Place,
}

impl Link {
    fn of(name: Piece) -> Result<Link, Fault> {
        let start = name.place_of(0);
        Ok(Link {
            game: GameId::from_name(&name.text).ok_or_else(|| unknown_game(&name.text, start))?,
            turns: None,
            setup: None,
            options: None,
            result: None,
            tags: Vec::new(),
            comments: Vec::new(),
            start,
        })
    }

    /// Takes a field; refuses one that no link has, or has twice.
    fn take(&mut self, field: Field<'_>) -> Result<(), Fault> {
        let (raw, column) = field.value;
        let slot = match field.key.text.as_str() {
            "m" => &mut self.turns,
            "p" => &mut self.setup,
            "o" => &mut self.options,
            "r" => &mut self.result,
            _ => return self.take_note(field),
        };
        if slot.is_some() {
            return Err(field.fault());
        }
        *slot = Some(match field.key.text.as_str() {
            "m" => Piece::of_word(raw, column)?,
            _ => Piece::of_text(raw, column)?,
        });
        Ok(())
    }

    /// Takes a tag or a comment, of which there may be many.
    fn take_note(&mut self, field: Field<'_>) -> Result<(), Fault> {
        let (raw, column) = field.value;
        let value = Piece::of_text(raw, column)?;
        let begin = field.key.column();
        match field.key.text.split_once('.') {
            Some(("t", name)) if is_free_tag(name) => {
                self.tags.push((name.to_owned(), value, begin));
                Ok(())
            }
            Some(("c", ply)) => {
                let ply = read_number(ply).ok_or_else(|| field.fault())?;
                self.comments.push((ply as usize, value.text, begin));
                Ok(())
            }
            _ => Err(field.fault()),
        }
    }

    fn replay(mut self) -> Result<Record, RecordError> {
        let name = self.game.spec().name;
        let setup = self.setup.take().map(|setup| setup.behind(name));
        let start = Start {
            game: self.game,
            options: self.options.as_ref().map(|piece| piece as &dyn Passage),
            setup: setup.as_ref().map(|piece| piece as &dyn Passage),
            needs_setup: ("p=…", self.start),
        };
        let (position, options) = start.read()?;
        let mut record = Record::of(Game::from_position(position), options);
        if let Some(turns) = &self.turns {
            play(&mut record, turns)?;
        }
        self.annotate(&mut record)?;
        refuse_long_notes(&record, self.start)?;
        let claim = self.result.map(|result| Claim {
            place: result.place_of(0),
            text: result.text,
        });
        claims::check(&mut record, claim.as_slice())?;
        Ok(record)
    }

    fn annotate(&self, record: &mut Record) -> Result<(), Fault> {
        for (name, value, begin) in &self.tags {
            record.add_tag(name, &value.text).map_err(|code| {
                let place = value.place_of(0);
                match code {
                    FaultCode::BadMode => Fault::new(code, place, &value.text, &mode_words()),
                    _ => bad_link(*begin, &format!("t.{name}={}", value.text)),
                }
            })?;
        }
        for (ply, text, begin) in &self.comments {
            if *ply > record.game.last_ply() {
                return Err(bad_link(*begin, &format!("c.{ply}={text}")));
            }
            record.add_comment(*ply, text);
        }
        Ok(())
    }
}

fn is_free_tag(name: &str) -> bool {
    is_tag_name(name) && !OWN_TAGS.contains(&name)
}

/// Plays the turns, which stand without spaces: each begins with a letter, or is a lost one.
fn play(record: &mut Record, turns: &Piece) -> Result<(), RecordError> {
    let mut offset = 0;
    for turn in turns_of(&turns.text) {
        turns::play(record, &lengthened(turn), turns.place_of(offset))?;
        offset += turn.chars().count();
    }
    Ok(())
}

/// The turns of a text without spaces.
fn turns_of(text: &str) -> impl Iterator<Item = &str> {
    let begins = |letter: char| letter.is_ascii_alphabetic() || letter == '_';
    let mut rest = text;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        let behind = part(rest, first.len_utf8()..);
        let end = behind
            .find(begins)
            .map_or(rest.len(), |end| first.len_utf8() + end);
        let turn = part(rest, ..end);
        rest = part(rest, end..);
        Some(turn)
    })
}
