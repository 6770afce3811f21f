//! The command line of Empiki: see `empiki --help`.
//!
//! Records go one a line, so that everything works in pipes. A line that cannot
//! be served answers `error<TAB>reason`, and the next one is still served.

mod arguments;
mod chance;
mod contest;
mod endless;
mod ladder;
mod lines;
mod matches;
mod openings;
mod perft;
mod play;
mod players;
mod puzzles;
mod show;
mod statistics;
mod svg;
mod tablebase;
mod tables;
mod uci;
mod verify;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

const USAGE: &str = "\
usage: empiki perft GAME DEPTH [--position P] [--divide]
       empiki moves [P]
       empiki play [P TURN...]
       empiki show P [--svg] [--move TURN]
       empiki endless [P TURN] [--laps N]
       empiki match A B --game GAME [--games N] [--seed S] [--options 'key=value ...']
                    [--openings PLIES] [--tables SEEDS]
       empiki ladder --game GAME [--games N] [--seed S]
       empiki puzzles --game GAME [--count N] [--seed S]
       empiki uci
       empiki tablebase --seeds N [--rules abapa|awari] [--counts] [--out FILE]
       empiki verify FILE...
       empiki --help | --version

GAME is oware, omweso or bao-kigogo. P is a position as one (quoted) argument:
  'oware 4x6/4x6 s 0,0'
Without P, moves and play read a position a line from standard input; play reads
  position<TAB>turn turn ...
and endless position<TAB>turn. It proves that a turn never ends, or that it does,
and gives up after N laps of it, else after 2,000,000,000; lapCap plays no part.
tablebase makes a table of Oware's endgames with up to N seeds in the pits, 1-18; for
each more it takes twice the time and memory (18: about half a gigabyte). --counts
writes 'seeds value positions' lines, or 'seeds least..most positions' where the
worth depends on what came before; --out writes the table into FILE.
match plays N games (100) between A and B, two from each opening with sides exchanged;
an opening is PLIES turns by lot. A and B are level:1-6, nodes:N or movetime:MS (the
search), greedy (most seeds now), random, mc:N or mcts:N (Monte-Carlo, N playouts a
turn), reference[:MS] (a fixed yardstick for oware, 100 ms) or cmd:COMMAND, a program
that is started once, reads lines 'go POSITION' and answers each with a turn. With --tables
the search of oware looks endings up in a table of so many seeds. The last line counts
for A; se is the standard error of the score, by pairs of games.
ladder plays each level against the one below, N games (200) a pair, as a Markdown
table; low and high are the 95 % interval of the score (Wilson's).
puzzles finds N positions (10) with one turn that is best by three seeds or more, or the only
one that wins or does not lose, and writes each as a line of JSON; the same for the same S.
uci serves programs that speak the Universal Chess Interface, for oware.
The FILE of verify holds game records or OGN, one or many; - is standard input.";

/// Why a command does not go on.
enum Stop {
    /// The call is wrong; this says what is right.
    Usage(String),
    /// Input or output failed.
    Io(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Stop::Io(error)
    }
}

impl From<lexopt::Error> for Stop {
    fn from(error: lexopt::Error) -> Self {
        Stop::Usage(error.to_string())
    }
}

/// Whether every line was served.
type Served = Result<bool, Stop>;

fn main() -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let served = run(std::env::args_os().skip(1).collect(), &mut out);
    let served = served.and_then(|is_right| Ok(out.flush().map(|()| is_right)?));
    match served {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        // Whoever reads has enough: a pipe into `head` is no failure.
        Err(Stop::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Stop::Io(error)) => {
            eprintln!("empiki: {error}");
            ExitCode::from(1)
        }
        Err(Stop::Usage(reason)) => {
            eprintln!("empiki: {reason}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(args: Vec<OsString>, out: &mut impl Write) -> Served {
    let args: Vec<String> = args
        .into_iter()
        .map(OsString::into_string)
        .collect::<Result<_, _>>()
        .map_err(|arg| Stop::Usage(format!("not UTF-8: {}", arg.display())))?;
    let Some((command, rest)) = args.split_first() else {
        return Err(Stop::Usage("no command".to_owned()));
    };
    let asks_for_help = rest
        .first()
        .is_some_and(|arg| arg == "--help" || arg == "-h");
    match command.as_str() {
        "--help" | "-h" | "help" => print(out, USAGE),
        _ if asks_for_help => print(out, USAGE),
        "--version" | "-V" => print(out, concat!("empiki ", env!("CARGO_PKG_VERSION"))),
        "perft" => perft::run(rest, out),
        "puzzles" => puzzles::run(rest, out),
        "moves" => play::run_moves(rest, out),
        "play" => play::run_play(rest, out),
        "show" => show::run(rest, out),
        "endless" => endless::run(rest, out),
        "ladder" => ladder::run(rest, out),
        "match" => matches::run(rest, out),
        "uci" => uci::run(rest, out),
        "tablebase" => tablebase::run(rest, out),
        "verify" => verify::run(rest, out),
        other => Err(Stop::Usage(format!("unknown command {other:?}"))),
    }
}

fn print(out: &mut impl Write, text: &str) -> Served {
    writeln!(out, "{text}")?;
    Ok(true)
}
