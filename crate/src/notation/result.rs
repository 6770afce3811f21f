//! Result text: `-` while the game goes on, else `winner ending [figures]`.
//! Written by [`Outcome`]'s `Display`.

use super::fault::{FaultCode, Faults, Reader};
use crate::games::GameId;
use crate::options::read_number;
use crate::outcome::{Ending, Figures, Outcome, Winner};
use crate::side::Side;

/// Reads a result of `game`; `None` while the game goes on.
///
/// # Errors
/// A fault when no game of this kind can end so.
///
/// ```
/// use empiki::{GameId, notation::read_outcome};
/// let outcome = read_outcome(GameId::Omweso, "n akawumbi 12")?;
/// assert_eq!(outcome.expect("the game is over").to_string(), "n akawumbi 12");
/// # Ok::<(), empiki::notation::Faults>(())
/// ```
pub fn read_outcome(game: GameId, text: &str) -> Result<Option<Outcome>, Faults> {
    if text == "-" {
        return Ok(None);
    }
    let outcome = read(text).filter(|outcome| (game.spec().is_possible)(outcome));
    let mut reader = Reader::new(text);
    if outcome.is_none() {
        reader.fault(FaultCode::BadResult, (0, text), "winner ending [figures]");
    }
    reader.finish(outcome)
}

fn read(text: &str) -> Option<Outcome> {
    let mut words = text.split(' ');
    let winner = match words.next()? {
        "draw" => Winner::Draw,
        "annulled" => Winner::Annulled,
        letter => Winner::Side(Side::from_letter(letter)?),
    };
    let word = words.next()?;
    let ending = *Ending::ALL.iter().find(|ending| ending.word() == word)?;
    let figures = match words.next() {
        None => Figures::None,
        Some(text) => read_figures(text)?,
    };
    words.next().is_none().then_some(Outcome {
        winner,
        ending,
        figures,
    })
}

fn read_figures(text: &str) -> Option<Figures> {
    let number = |text| u8::try_from(read_number(text)?).ok();
    match text.split_once('-') {
        Some((south, north)) => Some(Figures::Scores([number(south)?, number(north)?])),
        None => Some(Figures::Points(number(text)?)),
    }
}
