//! One answer a line, from arguments or from standard input.

use std::io::{self, BufRead, Write};

use crate::Served;

/// An answer, or the reason why there is none.
pub type Answer = Result<String, String>;

/// Writes one answer. True when there was one.
pub fn write(out: &mut impl Write, answer: Answer) -> Served {
    match &answer {
        Ok(text) => writeln!(out, "{text}")?,
        Err(reason) => writeln!(out, "error\t{}", one_field(reason))?,
    }
    Ok(answer.is_ok())
}

/// The longest reason that is told, in characters.
const LONGEST_REASON: usize = 1_000;

/// A reason quotes what it found: no tab or line end of it may look like one of the answer's.
pub fn one_field(reason: &str) -> String {
    let mut field = String::new();
    for letter in reason.chars().take(LONGEST_REASON) {
        if letter.is_control() {
            field.extend(letter.escape_default());
        } else {
            field.push(letter);
        }
    }
    field
}

/// A turn as a reason quotes it.
pub fn quoted(turn: &str) -> String {
    const LONGEST: usize = 40;
    turn.chars().take(LONGEST).collect()
}

/// Answers each line of standard input. True when all were answered.
pub fn serve(out: &mut impl Write, answer: impl Fn(&str) -> Answer) -> Served {
    let mut is_right = true;
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        let answer = match str::from_utf8(&line) {
            Ok(text) => answer(text.strip_suffix('\r').unwrap_or(text)),
            Err(_) => Err("not UTF-8".to_owned()),
        };
        is_right &= write(out, answer)?;
        // Whoever feeds line by line waits for each answer.
        out.flush()?;
    }
    Ok(is_right)
}
