//! `empiki perft`: lines of play counted.

use std::io::Write;

use empiki::options::read_number;
use empiki::setup::Total;
use empiki::{AnyPosition, Game, GameId, notation};
use lexopt::prelude::*;

use crate::lines;
use crate::{Served, Stop};

struct Call {
    game: GameId,
    depth: u32,
    position: Option<String>,
    is_divided: bool,
}

pub fn run(args: &[String], out: &mut impl Write) -> Served {
    let call = read(args)?;
    match start(&call) {
        Err(reason) => lines::write(out, Err(reason)),
        Ok(position) if call.is_divided => lines::write(out, Ok(divide(position, call.depth))),
        Ok(position) => {
            for depth in 1..=call.depth {
                writeln!(out, "{depth} {}", position.perft(depth))?;
                out.flush()?;
            }
            Ok(true)
        }
    }
}

fn read(args: &[String]) -> Result<Call, Stop> {
    let mut parser = lexopt::Parser::from_args(args);
    let (mut words, mut position, mut is_divided) = (Vec::new(), None, false);
    while let Some(arg) = parser.next()? {
        match arg {
            Long("position") => position = Some(parser.value()?.string()?),
            Long("divide") => is_divided = true,
            Value(word) => words.push(word.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    let [game, depth] = &words[..] else {
        return Err(Stop::Usage("perft takes a game and a depth".to_owned()));
    };
    let unknown_game = || Stop::Usage(format!("unknown game {game:?}"));
    let game = GameId::from_name(game).ok_or_else(unknown_game)?;
    let depth = read_number(depth).filter(|depth| (1..=1_000).contains(depth));
    let depth = depth.ok_or(Stop::Usage("the depth is a number, 1-1000".to_owned()))?;
    Ok(Call {
        game,
        depth,
        position,
        is_divided,
    })
}

fn start(call: &Call) -> Result<AnyPosition, String> {
    let Some(text) = &call.position else {
        return Ok(call.game.start());
    };
    let position =
        notation::read_position(text, Total::Required).map_err(|faults| faults.to_string())?;
    if position.game() == call.game {
        Ok(position)
    } else {
        Err(format!("not a position of {}", call.game.spec().name))
    }
}

fn divide(position: AnyPosition, depth: u32) -> String {
    let leaves = position.divide(depth);
    let game = Game::from_position(position);
    let mut lines: Vec<_> = leaves
        .iter()
        .map(|&(turn, leaves)| format!("{} {leaves}\n", game.write_move(turn)))
        .collect();
    lines.sort_unstable();
    let total: u64 = leaves.iter().map(|(_, leaves)| leaves).sum();
    lines.concat() + &format!("total {total}")
}
