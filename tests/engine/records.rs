//! Records, OGN and links in texts only: what a test of a rule can claim of
//! them. All that depends on the engine's types of records is here.

use crate::texts;
use empiki::record::{Notice, Record, RecordError, Written};

/// A sentence about records.
pub struct Rule {
    id: &'static str,
}

/// The rule with this id.
pub fn rule(id: &'static str) -> Rule {
    Rule { id }
}

/// How a text is taken: as a record or OGN, or as a link.
fn read(text: &str) -> Result<Record, RecordError> {
    let is_link = text.contains("#g") && !text.trim_start().starts_with('[');
    if is_link {
        Record::read_link(text)
    } else {
        Record::read(text)
    }
}

/// Reads a record, OGN or a link, which the caller knows to be one.
pub fn open(text: &str) -> Record {
    read(text).unwrap_or_else(|error| panic!("{text}\n{error}"))
}

/// `line:column`, the ply (0: none), the code and what refused the turn, as one line.
pub fn fault_line(error: &RecordError) -> String {
    let faults = error.faults.iter().map(|fault| {
        let ply = fault.ply.unwrap_or_default();
        format!("{}:{} {ply} {}", fault.line, fault.at, fault.code.word())
    });
    let faults: Vec<_> = faults.collect();
    match error.refusal {
        Some(refusal) => format!("{} ({})", faults.join(", "), refusal.code.word()),
        None => faults.join(", "),
    }
}

/// `code text` of each notice.
pub fn notice_lines(notices: &[Notice]) -> Vec<String> {
    let lines = notices.iter();
    lines
        .map(|notice| format!("{} {}", notice.code.word(), notice.text))
        .collect()
}

/// The text written, and its notices as lines.
pub fn written(written: Written) -> (String, Vec<String>) {
    (written.text, notice_lines(&written.notices))
}

/// The moves of a written record: the line behind the tags, without its end.
pub fn moves_of(text: &str) -> String {
    let (_, moves) = text.split_once("\n\n").unwrap_or((text, ""));
    moves.trim_end().to_string()
}

impl Rule {
    /// The text is read, and its game stands so: the position and the result.
    pub fn leads(&self, text: &str, position: &str, result: &str) -> &Rule {
        let reached = read(text).map(|record| {
            let game = record.game();
            (game.position_text(), game.result_text())
        });
        let claim = format!("it leads to {position} ({result})");
        let expected = Ok((position.to_string(), result.to_string()));
        self.check(
            text,
            &claim,
            reached.map_err(|error| fault_line(&error)),
            expected,
        )
    }

    /// The text is read, and these are its moves with numbers and comments when it is written.
    pub fn writes_moves(&self, text: &str, moves: &str) -> &Rule {
        let written = read(text).map(|record| moves_of(&record.write()));
        let claim = format!("its moves are written {moves:?}");
        let written = written.map_err(|error| fault_line(&error));
        self.check(text, &claim, written, Ok(moves.to_string()))
    }

    /// The text is read and written like this.
    pub fn writes(&self, text: &str, expected: &str) -> &Rule {
        let written = read(text).map(|record| record.write());
        let written = written.map_err(|error| fault_line(&error));
        self.check(text, "how it is written", written, Ok(expected.to_string()))
    }

    /// The text is written by itself.
    pub fn stays(&self, text: &str) -> &Rule {
        self.writes(text, text)
    }

    /// The text is refused: `line:column ply code`.
    pub fn refuses(&self, text: &str, fault: &str) -> &Rule {
        let refused = read(text).map(|record| record.write());
        let refused = refused.map_err(|error| fault_line(&error));
        self.check(text, "it is refused", refused, Err(fault.to_string()))
    }

    /// Anything else about a text.
    pub fn holds<T: PartialEq + std::fmt::Debug>(
        &self,
        text: &str,
        claim: &str,
        answer: T,
        expected: T,
    ) -> &Rule {
        let sentence = texts::sentence(self.id);
        assert!(
            answer == expected,
            "{}, {}: {sentence}\n{text}\nclaim: {claim}\nthe engine says {answer:#?}\nexpected {expected:#?}",
            game_of(text),
            self.id,
        );
        self
    }

    fn check<T: PartialEq + std::fmt::Debug>(
        &self,
        text: &str,
        claim: &str,
        answer: Result<T, String>,
        expected: Result<T, String>,
    ) -> &Rule {
        self.holds(text, claim, answer, expected)
    }
}

/// The game that a text names.
fn game_of(text: &str) -> &'static str {
    let names = ["omweso", "bao-kigogo", "oware"];
    let found = names.into_iter().find(|name| text.contains(name));
    found.unwrap_or("oware (OGN)")
}
