//! Turn text: `pit[choices]`, `pit*` or `--`, without spaces.

use crate::board::Shape;
use crate::moves::{Choices, Move, MoveKind, WrittenMove};
use crate::refusal::{Refusal, RefusalCode};
use crate::side::Side;

/// Writes a turn; trailing counter-clockwise choices are dropped.
#[must_use]
pub fn write_move(shape: &Shape, mover: Side, turn: Move) -> String {
    let pit = shape.letter(shape.pit(mover, turn.pit));
    match turn.kind {
        MoveKind::LostOnTime => "--".to_owned(),
        MoveKind::Okwesera => format!("{pit}*"),
        MoveKind::Sow => {
            let choices = (0..turn.choices.written()).map(|number| {
                if turn.choices.is_clockwise(number) {
                    '-'
                } else {
                    '+'
                }
            });
            std::iter::once(pit).chain(choices).collect()
        }
    }
}

/// Reads a turn of `mover`. Whether it is legal is not judged here.
///
/// # Errors
/// A refusal when the text is no turn, or names no pit of the mover.
pub fn read_move(shape: &Shape, mover: Side, text: &str) -> Result<WrittenMove, Refusal> {
    if text == "--" {
        return Ok(Move::LOST_ON_TIME.into());
    }
    let (letter, kind, choices, answers) =
        read_parts(text).ok_or(Refusal::new(RefusalCode::BadTurnText, "notation-turn"))?;
    let pit = shape
        .pit_of(letter)
        .ok_or(Refusal::new(RefusalCode::NoSuchPit, "notation-pits"))?;
    if shape.owner(pit) != mover {
        return Err(Refusal {
            pit: Some(pit),
            ..Refusal::new(RefusalCode::NotYourPit, "notation-capitals")
        });
    }
    let pit = shape.index(pit);
    Ok(WrittenMove {
        meant: Move { pit, kind, choices },
        answers,
    })
}

/// A letter and what stands behind it: `*`, or choices of direction.
fn read_parts(text: &str) -> Option<(char, MoveKind, Choices, u8)> {
    let mut letters = text.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?;
    if letters.as_str() == "*" {
        return Some((letter, MoveKind::Okwesera, Choices::default(), 0));
    }
    let (choices, answers) = read_choices(letters.as_str())?;
    Some((letter, MoveKind::Sow, choices, answers))
}

/// The choices and how many are written. More than there can be are counted, up to a limit, and refused by the turn.
fn read_choices(text: &str) -> Option<(Choices, u8)> {
    let mut choices = Choices::default();
    let mut answers = 0_u8;
    for answer in text.chars() {
        match answer {
            '-' if answers < Choices::MOST => choices = choices.with_clockwise(answers),
            '-' | '+' => {}
            _ => return None,
        }
        answers = answers.saturating_add(1);
    }
    Some((choices, answers))
}
