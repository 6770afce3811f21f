//! What is wrong with a text, and where.

use crate::codes::codes;
use crate::joined::joined;

codes! {
    /// The kinds of faults of a text.
    FaultCode {
    TooLong = "too-long": "the text is too long",
    UnknownGame = "unknown-game": "unknown game",
    EmptyField = "empty-field": "empty field: fields are separated by one space",
    MissingField = "missing-field": "the text ends too early",
    MissingHalf = "missing-half": "both players' pits, separated by /",
    BadCount = "bad-count": "not a number of seeds",
    CountTooLarge = "count-too-large": "more seeds than the game has",
    WrongPitCount = "wrong-pit-count": "wrong number of pits",
    BadSide = "bad-side": "not a side to move",
    BadPair = "bad-pair": "not two numbers",
    BadOption = "bad-option": "not key=value",
    UnknownKey = "unknown-key": "unknown option",
    RepeatedKey = "repeated-key": "option given twice",
    BadValue = "bad-value": "not a value of this option",
    WrongTotal = "wrong-total": "wrong number of seeds in all",
    TooManyCapturingTurns = "too-many-capturing-turns": "more capturing turns than turns taken",
    BadResult = "bad-result": "not a result of this game",
    NoGame = "no-game": "no game in this text",
    BadTag = "bad-tag": "not a tag, [Name \"value\"]",
    MissingTag = "missing-tag": "a tag is missing",
    RepeatedTag = "repeated-tag": "tag given twice",
    WrongGame = "wrong-game": "the position is one of another game",
    NeedsSetup = "needs-setup": "a free arrangement needs the tag Setup",
    OptionsDiffer = "options-differ": "another value than in the tag Setup",
    BadMode = "bad-mode": "not a mode of play",
    OpenComment = "open-comment": "a comment that does not end",
    OpenVariation = "open-variation": "a variation that does not end",
    StrayBracket = "stray-bracket": "a bracket that nothing opened",
    NoVariations = "no-variations": "variations belong to Oware's OGN only",
    BadTurn = "bad-turn": "the turn cannot be played",
    ResultDiffers = "result-differs": "the game as played ends otherwise",
    NotOgnVariant = "not-ogn-variant": "not the variant of OGN",
    BadFen = "bad-fen": "not a FEN of Oware",
    NotOware = "not-oware": "OGN is a notation of Oware only",
    OptionsNotDefault = "options-not-default": "OGN knows the default rules only",
    BadLink = "bad-link": "not a piece of a link to a game",
    }
}

/// One fault of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// What is wrong.
    pub code: FaultCode,
    /// The line, counted from 1; 0 in texts that have no lines.
    pub line: usize,
    /// The column, in characters counted from 1; one past the end when something is missing there.
    pub at: usize,
    /// The ply in question, counted from 1: of game records only.
    pub ply: Option<usize>,
    /// What stands there.
    pub found: String,
    /// What may stand there; empty when the code says it.
    pub expected: String,
}

impl Fault {
    /// A fault at a place of a text, which may have lines.
    #[cold]
    #[inline(never)]
    pub(crate) fn new(code: FaultCode, place: Place, found: &str, expected: &str) -> Fault {
        Fault {
            code,
            line: place.line,
            at: place.column,
            ply: None,
            found: found.chars().take(LONGEST_QUOTE).collect(),
            expected: expected.to_owned(),
        }
    }

    /// What is wrong, without the place.
    #[must_use]
    pub fn reason(&self) -> String {
        let mut reason = self.code.meaning().to_owned();
        if !self.found.is_empty() {
            reason += &format!(": \"{}\"", self.found);
        }
        if !self.expected.is_empty() {
            reason += &format!(" (expected {})", self.expected);
        }
        reason
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.line > 0 {
            write!(f, "line {}, ", self.line)?;
        }
        write!(f, "column {}: {}", self.at, self.reason())
    }
}

/// A place in a text, both counted from 1; columns in characters. Texts that have no lines have line 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// All faults of a text, at least one, from left to right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub Vec<Fault>);

impl std::fmt::Display for Faults {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let all: Vec<_> = self.0.iter().map(ToString::to_string).collect();
        f.write_str(&joined(&all, "; "))
    }
}

impl std::error::Error for Faults {}

/// A text, and the faults found in it so far.
pub(super) struct Reader<'t> {
    text: &'t str,
    faults: Vec<Fault>,
}

/// What stands between two separators, and the byte where it begins.
pub(super) type Field<'t> = (usize, &'t str);

/// The longest piece of a text that a message repeats.
const LONGEST_QUOTE: usize = 40;

impl<'t> Reader<'t> {
    pub(super) fn new(text: &'t str) -> Reader<'t> {
        Reader {
            text,
            faults: Vec::new(),
        }
    }

    pub(super) fn fault(&mut self, code: FaultCode, (at, found): Field<'_>, expected: &str) {
        let at = part(self.text, ..at).chars().count() + 1;
        let place = Place {
            line: 0,
            column: at,
        };
        let fault = Fault::new(code, place, found, expected);
        let place = self.faults.partition_point(|earlier| earlier.at <= at);
        self.faults.insert(place, fault);
    }

    /// The field just behind the text, for what is missing.
    pub(super) fn end(&self) -> Field<'static> {
        (self.text.len(), "")
    }

    /// `value` if the text had no fault.
    pub(super) fn finish<V>(self, value: V) -> Result<V, Faults> {
        if self.faults.is_empty() {
            Ok(value)
        } else {
            Err(Faults(self.faults))
        }
    }
}

/// A part of a text, from one letter to another.
///
/// `text[bytes]` is the same, but brings along what would be told of bytes within a letter.
pub(crate) fn part<R: std::slice::SliceIndex<str, Output = str>>(text: &str, bytes: R) -> &str {
    let Some(part) = text.get(bytes) else {
        unreachable!("these bytes begin and end with letters")
    };
    part
}

/// The pieces of a field between separators.
pub(super) fn split<'t>(
    (start, text): Field<'t>,
    separator: char,
) -> impl Iterator<Item = Field<'t>> {
    text.split(separator).scan(start, move |at, piece| {
        let begin = *at;
        *at += piece.len() + separator.len_utf8();
        Some((begin, piece))
    })
}
