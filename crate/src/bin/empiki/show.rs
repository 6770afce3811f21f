//! `empiki show`: a board in text or as a picture, with the laps of a turn.

use std::fmt::Write as _;
use std::io::Write;

use empiki::game::Played;
use empiki::notation::{read_position, write_position};
use empiki::setup::Total;
use empiki::trace::{Destination, Lap, Step};
use empiki::{AnyPosition, Game, Outcome, Pit, Seeds, Shape};
use lexopt::prelude::*;

use crate::lines::{self, Answer, quoted};
use crate::svg;
use crate::{Served, Stop};

struct Call {
    position: String,
    is_svg: bool,
    turn: Option<String>,
}

pub fn run(args: &[String], out: &mut impl Write) -> Served {
    let call = read(args)?;
    lines::write(out, answer(&call))
}

fn read(args: &[String]) -> Result<Call, Stop> {
    let mut parser = lexopt::Parser::from_args(args);
    let (mut positions, mut is_svg, mut turn) = (Vec::new(), false, None);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("svg") => is_svg = true,
            Long("move") => turn = Some(parser.value()?.string()?),
            Value(position) => positions.push(position.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    match <[String; 1]>::try_from(positions) {
        Ok([position]) => Ok(Call {
            position,
            is_svg,
            turn,
        }),
        Err(_) => Err(Stop::Usage("show takes one position".to_owned())),
    }
}

fn answer(call: &Call) -> Answer {
    let position = read_position(&call.position, Total::Required);
    let position = position.map_err(|faults| faults.to_string())?;
    let before = Game::from_position(position.clone());
    let mut after = before.clone();
    let played = match &call.turn {
        None => None,
        Some(turn) => Some(
            after
                .play_text(turn)
                .map_err(|refusal| format!("turn {}: {refusal}", quoted(turn)))?,
        ),
    };
    // The position as it was given: if the game is over, what it leaves is not collected yet.
    if call.is_svg {
        return Ok(svg::draw(&position, before.outcome(), played.as_ref()));
    }
    let shown = board(&position, before.outcome());
    Ok(match played {
        None => shown,
        Some(played) => {
            let then = board(after.position(), after.outcome());
            format!("{shown}\n\n{}\n{then}", laps(&before, &played))
        }
    })
}

/// The board as South sees it, with the letters of all pits.
fn board(position: &AnyPosition, outcome: Option<Outcome>) -> String {
    let shape = position.game().spec().shape;
    let seeds = position.setup().seeds;
    let mut lines = vec![write_position(position), String::new()];
    for row in 0..2 * shape.rows {
        if row == shape.rows {
            lines.push(String::new());
        }
        lines.push(board_row(&shape, &seeds, row));
    }
    lines.push(String::new());
    lines.push(state(position, outcome));
    lines.join("\n")
}

/// Whose turn it is, or how the game ended.
pub fn state(position: &AnyPosition, outcome: Option<Outcome>) -> String {
    match outcome {
        Some(outcome) => format!("result: {outcome}"),
        None => format!("{} to move", position.mover()),
    }
}

/// One row: `b 12` is twelve seeds in North's pit b.
fn board_row(shape: &Shape, seeds: &Seeds, row: u8) -> String {
    let mut pits: Vec<Pit> = shape
        .all_pits()
        .filter(|&pit| shape.cell(pit).0 == row)
        .collect();
    pits.sort_by_key(|&pit| shape.cell(pit).1);
    let owner = shape.owner(pits[0]);
    let place = match shape.rows {
        1 => "",
        _ if shape.index(pits[0]) < shape.columns() => " back",
        _ => " front",
    };
    let mut line = format!("{:<12}", format!("{owner}{place}"));
    for pit in pits {
        write!(line, " {} {:<3}", shape.letter(pit), seeds.get(pit))
            .expect("writing to a string does not fail");
    }
    if shape.has_stores {
        write!(line, "  store {}", seeds.stores[owner.index()])
            .expect("writing to a string does not fail");
    }
    line.trim_end().to_owned()
}

/// A line a lap: where it starts, where each seed falls, what it captures.
fn laps(before: &Game, played: &Played) -> String {
    let shape = before.id().spec().shape;
    let mut text = format!(
        "{:?} plays {}\n",
        played.mover,
        before.write_move(played.turn)
    );
    let mut lap = 0;
    for (step, _) in &played.steps {
        if matches!(step, Step::Lap(_)) {
            lap += 1;
        }
        if let Some(line) = step_line(&shape, lap, *step) {
            text.push_str(&line);
            text.push('\n');
        }
    }
    text
}

fn step_line(shape: &Shape, number: usize, step: Step) -> Option<String> {
    Some(match step {
        Step::Lap(lap) => format!("lap {number}: {}", lap_text(shape, lap)),
        Step::Capture {
            pits, seeds, to, ..
        } => {
            let pits = letters(shape, pits.iter().rev());
            format!("       captures {seeds} from {pits}, {}", whither(to))
        }
        Step::Spared { pits } => {
            let pits = letters(shape, pits.iter());
            format!("       grand slam: {pits} keep their seeds")
        }
        Step::Collect { side, pits, seeds } => {
            let pits = letters(shape, pits.iter());
            format!("       {side} takes {seeds} from {pits}")
        }
        Step::NeverEnding { laps } => format!("       does not end within {laps} laps"),
        Step::LostOnTime => "       turn lost on time".to_owned(),
        Step::Choice { .. } | Step::Relay { .. } | Step::Rest { .. } => return None,
    })
}

fn whither(to: Destination) -> &'static str {
    match to {
        Destination::Hand => "to be sown",
        Destination::Store => "into the store",
        Destination::Off => "off the board",
    }
}

fn letters(shape: &Shape, pits: impl Iterator<Item = Pit>) -> String {
    let letters: Vec<_> = pits.map(|pit| shape.letter(pit).to_string()).collect();
    letters.join(" ")
}

fn lap_text(shape: &Shape, lap: Lap) -> String {
    let way = if lap.is_clockwise { " clockwise" } else { "" };
    let origin = shape.letter(lap.origin);
    let seeds = lap.seeds;
    format!(
        "{seeds} from {origin}{way}: {}",
        letters(shape, lap.drops(shape))
    )
}
