//! `empiki uci`: Oware for programs that speak the Universal Chess Interface.
//!
//! A position is `startpos`, or a FEN: twelve pits from South's left, both stores, the side to move. Turns are the
//! letters of records, capitals South's. `go` alone thinks as the level does that is set. A finished position answers
//! `bestmove (none)`.
//!
//! **Scores** are for the player to move, in hundredths of a seed. What is proved is 10,000 and a hundred for each
//! seed by which the game is won, as far as that is known; negative when it is lost; 0 for a proved draw. Estimates
//! stay below 10,000.
//!
//! **While it thinks** `isready`, `stop`, `quit` and `uci` are answered at once; other commands wait until `bestmove`
//! is told. Where standard input ends a search that has a bound goes on to its end, and an infinite one stops.
//!
//! **Tables**: with `UseTables` a table of endgames of 12 seeds is made beside the first search of a position with few
//! seeds. Searches bounded by nodes, depth or level wait for it, so that their answer does not depend on the machine;
//! one that is bounded by time, or infinite, does without if the table is not there when it begins.

mod go;
mod place;
mod session;
mod settings;

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::thread;

use crate::{Served, Stop};
use session::Session;

pub fn run(args: &[String], out: &mut impl Write) -> Served {
    if let Some(arg) = args.first() {
        return Err(Stop::Usage(format!(
            "uci takes nothing, but reads commands: {arg:?}"
        )));
    }
    let lines = read_lines();
    let mut session = Session::new();
    while !session.has_ended() {
        // Whoever thinks looks at what was said, and whoever does not waits for it.
        match next_line(&lines, session.is_busy()) {
            Ok(line) => session.hear(&line, out)?,
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => session.end_input(),
        }
        session.go_on(out)?;
        out.flush()?;
    }
    Ok(true)
}

/// Lines of standard input, read beside whatever is done with them.
fn read_lines() -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n') {
            let Ok(line) = line else { break };
            let line = String::from_utf8_lossy(&line).into_owned();
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

fn next_line(lines: &Receiver<String>, is_busy: bool) -> Result<String, TryRecvError> {
    if is_busy {
        lines.try_recv()
    } else {
        lines.recv().map_err(|_| TryRecvError::Disconnected)
    }
}
