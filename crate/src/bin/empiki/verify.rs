//! `empiki verify`: replays the games of files of records, a line a game.

use std::fmt::Display;
use std::io::{self, Read, Write};

use empiki::record::{Reading, Record, RecordError};

use crate::lines::one_field;
use crate::{Served, Stop};

pub fn run(args: &[String], out: &mut impl Write) -> Served {
    if let Some(flag) = args.iter().find(|arg| is_flag(arg)) {
        return Err(Stop::Usage(format!("unknown option {flag:?}")));
    }
    if args.is_empty() {
        return Err(Stop::Usage(
            "verify takes files, or - for standard input".to_owned(),
        ));
    }
    let mut is_right = true;
    for file in args {
        is_right &= verify(file, out)?;
    }
    Ok(is_right)
}

fn is_flag(arg: &str) -> bool {
    arg.len() > 1 && arg.starts_with('-')
}

/// Answers for each game of a file. True when all of them replay.
fn verify(file: &str, out: &mut impl Write) -> Served {
    let bytes = match read(file) {
        Ok(bytes) => bytes,
        Err(error) => return refuse(out, (1, 1), 0, &format!("{file}: {error}")),
    };
    let text = marked(&bytes);
    let games = Record::read_all(&text);
    if games.is_empty() {
        return refuse(out, (1, 1), 0, &format!("{file}: no game in this text"));
    }
    let mut is_right = true;
    for game in games {
        is_right &= match game.text.find(NOT_UTF_8) {
            Some(at) => {
                let begin = game.text.as_ptr() as usize - text.as_ptr() as usize;
                refuse(out, end_of(&text[..begin + at]), 0, "not UTF-8")?
            }
            None => answer(out, &game)?,
        };
    }
    Ok(is_right)
}

/// Stands where bytes are not UTF-8, so that the other games of a file are still read; no character is it.
const NOT_UTF_8: char = '\u{ffff}';

fn marked(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text += chunk.valid();
        if !chunk.invalid().is_empty() {
            text.push(NOT_UTF_8);
        }
    }
    text
}

fn read(file: &str) -> io::Result<Vec<u8>> {
    if file != "-" {
        return std::fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The line and column just behind a text.
fn end_of(text: &str) -> (usize, usize) {
    let last = text.rsplit('\n').next().unwrap_or_default();
    (text.matches('\n').count() + 1, last.chars().count() + 1)
}

fn answer(out: &mut impl Write, game: &Reading<'_>) -> Served {
    match &game.record {
        Ok(record) => {
            let game = record.game();
            writeln!(out, "ok\t{}\t{}", game.last_ply(), game.result_text())?;
            Ok(true)
        }
        Err(error) => refuse_game(out, error),
    }
}

fn refuse_game(out: &mut impl Write, error: &RecordError) -> Served {
    let first = &error.faults[0];
    let ply = first.ply.unwrap_or_default();
    refuse(out, (first.line, first.at), ply, &error.reason())
}

fn refuse(
    out: &mut impl Write,
    (line, column): (usize, usize),
    ply: impl Display,
    reason: &str,
) -> Served {
    writeln!(out, "error\t{line}:{column}\t{ply}\t{}", one_field(reason))?;
    Ok(false)
}
