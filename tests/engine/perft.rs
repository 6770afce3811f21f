//! Perft figures: `tests/fixtures/perft/GAME.txt` holds positions, each followed
//! by a line `depth leaves` for each depth; `#` begins a comment.
//!
//! With `EMPIKI_BLESS=1` the figures of Omweso and Bao Kigogo are counted anew by
//! the twin, never by the engine. Oware's have an outside source and stay.

use crate::{support, texts, twin};

#[test]
fn oware_perft() {
    check("oware");
}

#[test]
fn omweso_perft() {
    check_or_bless("omweso");
}

#[test]
fn bao_kigogo_perft() {
    check_or_bless("bao-kigogo");
}

fn path(game: &str) -> String {
    format!("tests/fixtures/perft/{game}.txt")
}

/// A line of a file of figures.
enum Line<'a> {
    Comment,
    Position(&'a str),
    Leaves { depth: usize, leaves: u64 },
}

fn parse(line: &str) -> Line<'_> {
    if line.is_empty() || line.starts_with('#') {
        return Line::Comment;
    }
    let figures = line.split_once(' ').and_then(|(depth, leaves)| {
        let leaves = leaves.parse().ok()?;
        Some(Line::Leaves {
            depth: depth.parse().ok()?,
            leaves,
        })
    });
    figures.unwrap_or(Line::Position(line))
}

fn check(game: &str) {
    let mut position = "";
    let file = texts::read(&path(game));
    for line in file.lines() {
        match parse(line) {
            Line::Comment => {}
            Line::Position(text) => position = text,
            Line::Leaves { depth, leaves } => {
                let counted = support::perft(position, depth);
                assert_eq!(counted.last(), Some(&leaves), "{position} at depth {depth}");
            }
        }
    }
}

fn check_or_bless(game: &str) {
    if std::env::var_os("EMPIKI_BLESS").is_some() {
        bless(game);
    }
    check(game);
}

fn bless(game: &str) {
    let mut position = "";
    let mut blessed = String::new();
    let file = texts::read(&path(game));
    for line in file.lines() {
        match parse(line) {
            Line::Position(text) => position = text,
            Line::Comment => {}
            Line::Leaves { depth, .. } => {
                let leaves = twin::perft(position, depth)[depth - 1];
                blessed += &format!("{depth} {leaves}\n");
                continue;
            }
        }
        blessed += &format!("{line}\n");
    }
    texts::write(&path(game), &blessed);
}
