//! A program of one's own: it is written a line `go POSITION` and answers a turn on a line, `C` or `bestmove C`.
//!
//! It is started once for a match, by the shell, and told of no history: repetition is watched by the match. Lines
//! before its answer that are empty or begin with `info` are passed over; what it writes to standard error is shown.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use empiki::Game;
use empiki::moves::WrittenMove;

use super::Player;
use crate::lines::{one_field, quoted};

/// The longest that a program may think.
const LONGEST: Duration = Duration::from_secs(60);
/// The longest line that it may write, in bytes.
const LONGEST_LINE: u64 = 65_536;
/// Lines that are read before they are asked for. A program that writes without end has to wait.
const LINES_AHEAD: usize = 100;
/// How long it may take to leave when its input ends.
const FAREWELL: Duration = Duration::from_millis(500);

pub struct Program {
    command: String,
    child: Child,
    /// None when its input is closed.
    stdin: Option<ChildStdin>,
    lines: Receiver<io::Result<String>>,
}

impl Program {
    /// Starts a program.
    ///
    /// # Errors
    /// Why the shell cannot be started.
    pub fn start(command: &str) -> Result<Program, String> {
        let mut shell = Command::new("sh");
        shell.args(["-c", command]);
        shell.stdin(Stdio::piped()).stdout(Stdio::piped());
        lead_a_group(&mut shell);
        let child = shell.spawn();
        let mut child = child.map_err(|error| format!("cmd:{command}: {error}"))?;
        let stdin = child.stdin.take();
        let stdout = child.stdout.take().expect("standard output is piped");
        let (sender, lines) = mpsc::sync_channel(LINES_AHEAD);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Some(line) = read_line(&mut stdout).transpose() {
                let is_last = line.is_err();
                if sender.send(line).is_err() || is_last {
                    break;
                }
            }
        });
        Ok(Program {
            command: command.to_owned(),
            child,
            stdin,
            lines,
        })
    }

    /// A reason with the program that it is about.
    fn blame(&self, reason: &str) -> String {
        format!("cmd:{}: {reason}", self.command)
    }

    fn ask(&mut self, game: &Game) -> io::Result<()> {
        let stdin = self.stdin.as_mut();
        let stdin = stdin.ok_or(io::ErrorKind::BrokenPipe)?;
        writeln!(stdin, "go {}", game.position_text())?;
        stdin.flush()
    }

    /// The first line that is an answer.
    fn answer(&mut self) -> Result<String, String> {
        let until = Instant::now() + LONGEST;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(Err(error)) => return Err(error.to_string()),
                Ok(Ok(line)) if !left.is_zero() => line,
                // A line that lies ready is handed out even when no time is left.
                Ok(Ok(_)) | Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("no answer for {} seconds", LONGEST.as_secs()));
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err("ended without an answer".to_owned());
                }
            };
            let line = line.trim();
            if !line.is_empty() && line.split(' ').next() != Some("info") {
                return Ok(line.to_owned());
            }
        }
    }
}

/// A line without its end; none at the end of the input.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    input.take(LONGEST_LINE).read_until(b'\n', &mut line)?;
    if line.len() as u64 == LONGEST_LINE {
        return Err(io::Error::other("a line that is too long"));
    }
    let text = String::from_utf8(line);
    let text = text.map_err(|_| io::Error::other("a line that is not UTF-8"))?;
    Ok((!text.is_empty()).then_some(text))
}

impl Player for Program {
    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, game: &Game) -> Result<WrittenMove, String> {
        // A program that is gone is one that does not answer.
        let _ = self.ask(game);
        let answer = self.answer().map_err(|reason| self.blame(&reason))?;
        let turn = answer.strip_prefix("bestmove ").unwrap_or(&answer).trim();
        if turn == "--" {
            return Err(self.blame("gave its turn up, which only a clock may take"));
        }
        let read = game.read_move(turn).and_then(|written| {
            let refusal = game.why_not(written);
            refusal.map_or(Ok(written), Err)
        });
        read.map_err(|refusal| {
            let (turn, position) = (one_field(&quoted(turn)), game.position_text());
            self.blame(&format!("answered {turn:?} to {position}: {refusal}"))
        })
    }
}

/// What was started ends with the match: the end of its input is a program's sign to leave, and one that stays is ended. (A
/// match that is itself killed leaves it nothing but that sign.)
impl Drop for Program {
    fn drop(&mut self) {
        self.stdin = None;
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        end_group(&mut self.child);
        let _ = self.child.wait();
    }
}

/// What the shell starts belongs to it, so that all can be ended together.
#[cfg(unix)]
fn lead_a_group(shell: &mut Command) {
    use std::os::unix::process::CommandExt;
    shell.process_group(0);
}

#[cfg(not(unix))]
fn lead_a_group(_: &mut Command) {}

#[cfg(unix)]
fn end_group(child: &mut Child) {
    let group = format!("kill -9 -{}", child.id());
    let _ = Command::new("sh").args(["-c", &group]).status();
}

#[cfg(not(unix))]
fn end_group(child: &mut Child) {
    let _ = child.kill();
}
