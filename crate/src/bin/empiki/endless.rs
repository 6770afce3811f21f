//! `empiki endless`: the proof that a turn never ends, or that it does.

use std::io::Write;

use empiki::Game;
use empiki::endless::{DEFAULT_LIMIT, Proof};

use crate::lines::{self, Answer, quoted};
use crate::{Served, Stop};

struct Call<'a> {
    words: Vec<&'a str>,
    limit: u64,
}

pub fn run(args: &[String], out: &mut impl Write) -> Served {
    let Call { words, limit } = read(args)?;
    match words[..] {
        [] => lines::serve(out, |line| {
            let (position, turn) = line
                .split_once('\t')
                .ok_or("not position<TAB>turn".to_owned())?;
            prove(position, turn, limit)
        }),
        [position, turn] => lines::write(out, prove(position, turn, limit)),
        _ => Err(Stop::Usage(
            "endless takes a position and a turn".to_owned(),
        )),
    }
}

/// By hand: `--` is a turn.
fn read(args: &[String]) -> Result<Call<'_>, Stop> {
    let mut call = Call {
        words: Vec::new(),
        limit: DEFAULT_LIMIT,
    };
    let mut args = args.iter().map(String::as_str);
    while let Some(arg) = args.next() {
        if let Some(laps) = arg.strip_prefix("--laps=") {
            call.limit = read_laps(laps)?;
        } else if arg == "--laps" {
            call.limit = read_laps(args.next().unwrap_or_default())?;
        } else if arg.starts_with('-') && arg != "--" {
            return Err(Stop::Usage(format!("unknown option {arg:?}")));
        } else {
            call.words.push(arg);
        }
    }
    Ok(call)
}

/// More laps than an option of the rules may say.
fn read_laps(text: &str) -> Result<u64, Stop> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let laps = text.parse().ok().filter(|&laps: &u64| is_plain && laps > 0);
    laps.ok_or(Stop::Usage("--laps takes a number, 1 or more".to_owned()))
}

fn prove(position: &str, turn: &str, limit: u64) -> Answer {
    let game = Game::from_text(position).map_err(|faults| faults.to_string())?;
    let mut proof = Proof::start(&game, turn, limit)
        .map_err(|refusal| format!("turn {}: {refusal}", quoted(turn)))?;
    loop {
        if let Some(verdict) = proof.advance(limit).verdict {
            return Ok(verdict.to_string());
        }
    }
}
