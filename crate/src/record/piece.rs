//! A piece of a link, its letters resolved, with their places.

use super::start::Passage;
use crate::notation::{Fault, FaultCode, Place};

/// A piece of a link, its `%` pairs resolved.
pub(super) struct Piece {
    pub(super) text: String,
    /// The column of each character in the link, and the one behind the last.
    columns: Vec<usize>,
}

impl Passage for Piece {
    fn text(&self) -> &str {
        &self.text
    }

    fn place_of(&self, offset: usize) -> Place {
        let last = self.columns.len() - 1;
        Place {
            // A link has no lines.
            line: 0,
            column: self.columns[offset.min(last)],
        }
    }
}

impl Piece {
    /// A piece in which `_` stands for itself.
    pub(super) fn of_word(raw: &str, column: usize) -> Result<Piece, Fault> {
        Piece::decode(raw, column, '_')
    }

    /// A piece in which `_` is a space, and one that was encoded stands for itself.
    pub(super) fn of_text(raw: &str, column: usize) -> Result<Piece, Fault> {
        Piece::decode(raw, column, ' ')
    }

    /// Resolves `%` pairs, and drops line ends: some programs break long lines.
    fn decode(raw: &str, begin: usize, underscore: char) -> Result<Piece, Fault> {
        let (mut bytes, mut columns) = (Vec::new(), Vec::new());
        let mut column = begin;
        let mut letters = raw.chars();
        while let Some(letter) = letters.next() {
            let mut buffer = [0; 4];
            let (read, width) = match letter {
                '%' => {
                    buffer[0] = byte_of(&mut letters).ok_or_else(|| bad_link(column, raw))?;
                    (&buffer[..1], 3)
                }
                '_' => (underscore.encode_utf8(&mut buffer).as_bytes(), 1),
                '\n' | '\r' => (&buffer[..0], 1),
                _ => (letter.encode_utf8(&mut buffer).as_bytes(), 1),
            };
            bytes.extend(read);
            columns.extend(read.iter().map(|_| column));
            column += width;
        }
        columns.push(column);
        Piece::of_bytes(bytes, columns).map_err(|column| bad_link(column, raw))
    }

    /// The text that bytes make, each with its column; the error is the column of the first that make none.
    fn of_bytes(bytes: Vec<u8>, columns: Vec<usize>) -> Result<Piece, usize> {
        let text =
            String::from_utf8(bytes).map_err(|error| columns[error.utf8_error().valid_up_to()])?;
        let begins = text.char_indices().map(|(byte, _)| byte);
        let begins = begins.chain(std::iter::once(text.len()));
        let columns = begins.map(|byte| columns[byte]).collect();
        Ok(Piece { text, columns })
    }

    /// Where the piece begins.
    pub(super) fn column(&self) -> usize {
        self.columns[0]
    }

    /// The piece with a word and a space before it, which have no place of their own.
    pub(super) fn behind(self, word: &str) -> Piece {
        let begin = self.columns[0];
        let before = std::iter::repeat_n(begin, word.chars().count() + 1);
        Piece {
            text: format!("{word} {}", self.text),
            columns: before.chain(self.columns).collect(),
        }
    }
}

/// The byte that the next two letters say.
fn byte_of(letters: &mut std::str::Chars<'_>) -> Option<u8> {
    let mut digit = || letters.next()?.to_digit(16);
    let value = digit()? * 16 + digit()?;
    u8::try_from(value).ok()
}

/// What is told of a piece that no link has.
pub(super) fn bad_link(column: usize, found: &str) -> Fault {
    Fault::new(FaultCode::BadLink, Place { line: 0, column }, found, "")
}
