//! `empiki moves` and `empiki play`: legal turns, and positions after turns.

use std::io::Write;

use empiki::Game;

use crate::lines::{self, Answer, quoted};
use crate::{Served, Stop};

pub fn run_moves(args: &[String], out: &mut impl Write) -> Served {
    refuse_flags(args)?;
    match args {
        [] => lines::serve(out, moves),
        [position] => lines::write(out, moves(position)),
        _ => Err(Stop::Usage("moves takes one position".to_owned())),
    }
}

pub fn run_play(args: &[String], out: &mut impl Write) -> Served {
    refuse_flags(args)?;
    match args {
        [] => lines::serve(out, |line| {
            let (position, turns) = line.split_once('\t').unwrap_or((line, ""));
            play(position, turns.split(' ').filter(|turn| !turn.is_empty()))
        }),
        [position, turns @ ..] => {
            lines::write(out, play(position, turns.iter().map(String::as_str)))
        }
    }
}

/// Neither command takes any; behind the position `--` is a turn.
fn refuse_flags(args: &[String]) -> Result<(), Stop> {
    match args.first() {
        Some(flag) if flag.starts_with('-') => Err(Stop::Usage(format!("unknown option {flag:?}"))),
        _ => Ok(()),
    }
}

fn read(position: &str) -> Result<Game, String> {
    Game::from_text(position).map_err(|faults| faults.to_string())
}

fn moves(position: &str) -> Answer {
    let game = read(position)?;
    let moves = game.moves();
    if !moves.cut.is_empty() {
        eprintln!("empiki: more turns are legal than are listed: {position}");
    }
    Ok(game.write_moves(&moves).join(" "))
}

fn play<'t>(position: &str, turns: impl Iterator<Item = &'t str>) -> Answer {
    let mut game = read(position)?;
    for (number, turn) in turns.enumerate() {
        game.play_text(turn)
            .map_err(|refusal| format!("turn {} {}: {refusal}", number + 1, quoted(turn)))?;
    }
    Ok(format!("{}\t{}", game.position_text(), game.result_text()))
}
