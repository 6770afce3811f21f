//! What was said and what is under way.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use empiki::notation::write_move;
use empiki::search::{Limits, Line, Report, Thinking, Worth};
use empiki::{Game, GameId};

use super::go::{self, Bound};
use super::place;
use super::settings::Settings;
use crate::chance::seed_of;
use crate::lines::{one_field, quoted};
use crate::tables::{self, Table};

/// Nodes between two looks at what was said and at the clock.
const NODES_A_LOOK: u64 = 2_000;
/// A wait for something that is made beside.
const A_MOMENT: Duration = Duration::from_millis(1);
/// More commands than these are not kept while it thinks.
const MOST_WAITING: usize = 10_000;
/// Tables are asked for in searches from positions with at most so many seeds in the pits.
const SEEDS_NEAR_TABLES: u32 = 24;

pub struct Session {
    settings: Settings,
    game: Game,
    search: Option<Search>,
    /// Commands that were said while it thought.
    waiting: VecDeque<String>,
    table: Shelf,
    is_input_over: bool,
    has_quit: bool,
}

/// The table, from when it is first wanted.
enum Shelf {
    Empty,
    Making(JoinHandle<Table>),
    Made(Table),
}

impl Shelf {
    /// Begins to make the table, if nobody did.
    fn want(&mut self) {
        if matches!(self, Shelf::Empty) {
            *self = Shelf::Making(thread::spawn(Table::usual));
        }
    }

    /// The table, once it is made.
    fn look(&mut self) -> Option<&Table> {
        *self = match std::mem::replace(self, Shelf::Empty) {
            Shelf::Making(making) if making.is_finished() => match making.join() {
                Ok(table) => Shelf::Made(table),
                Err(panic) => std::panic::resume_unwind(panic),
            },
            other => other,
        };
        match self {
            Shelf::Made(table) => Some(table),
            Shelf::Empty | Shelf::Making(_) => None,
        }
    }
}

struct Search {
    thinking: Thinking,
    started: Instant,
    until: Option<Instant>,
    is_infinite: bool,
    is_waiting_for_table: bool,
    /// Depth and nodes that were told last.
    told: (u32, u64),
}

impl Session {
    pub fn new() -> Session {
        Session {
            settings: Settings::USUAL,
            game: Game::start(GameId::Oware),
            search: None,
            waiting: VecDeque::new(),
            table: Shelf::Empty,
            is_input_over: false,
            has_quit: false,
        }
    }

    /// Whether there is more to do than to wait for what is said next.
    pub fn is_busy(&self) -> bool {
        self.search.is_some() || self.is_input_over
    }

    /// Whether nothing more will come of it.
    pub fn has_ended(&self) -> bool {
        self.has_quit || self.is_input_over && self.search.is_none() && self.waiting.is_empty()
    }

    /// No more will be said.
    pub fn end_input(&mut self) {
        self.is_input_over = true;
    }

    /// Serves a line, or keeps it until the search is over.
    pub fn hear(&mut self, line: &str, out: &mut impl Write) -> io::Result<()> {
        let first = line.split_whitespace().next().unwrap_or_default();
        match first {
            _ if self.search.is_none() => self.serve(line, out),
            "isready" | "stop" | "quit" | "uci" => self.serve(line, out),
            _ if self.waiting.len() == MOST_WAITING => complain(out, "too much is said at once"),
            _ => {
                self.waiting.push_back(line.to_owned());
                Ok(())
            }
        }
    }

    /// Thinks for a moment; once the search is over, serves what had to wait, up to the next search. Nothing that is
    /// said later goes before it.
    pub fn go_on(&mut self, out: &mut impl Write) -> io::Result<()> {
        self.think(out)?;
        while self.search.is_none() && !self.has_quit {
            let Some(line) = self.waiting.pop_front() else {
                break;
            };
            self.serve(&line, out)?;
        }
        Ok(())
    }

    fn serve(&mut self, line: &str, out: &mut impl Write) -> io::Result<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let served = match &words[..] {
            [] => Ok(()),
            ["uci"] => return introduce(out),
            ["isready"] => return writeln!(out, "readyok"),
            ["ucinewgame"] => {
                self.game = Game::start(GameId::Oware);
                Ok(())
            }
            ["stop"] => return self.stop(out),
            ["quit"] => {
                self.has_quit = true;
                return self.stop(out);
            }
            ["setoption", rest @ ..] => self.settings.set(rest),
            ["position", rest @ ..] => place::read(rest).map(|game| self.game = game),
            ["go", rest @ ..] => match go::read(rest) {
                Ok(bound) => return self.begin(bound, out),
                Err(reason) => Err(reason),
            },
            [command, ..] => Err(format!("unknown command {:?}", quoted(command))),
        };
        served.or_else(|reason| complain(out, &reason))
    }

    fn begin(&mut self, bound: Bound, out: &mut impl Write) -> io::Result<()> {
        let started = Instant::now();
        let Some(thinking) = self.begin_thinking(bound) else {
            return writeln!(out, "bestmove (none)");
        };
        let time = match bound {
            Bound::Limits { time, .. } => time,
            Bound::Level | Bound::Infinite => None,
        };
        let mut search = Search {
            thinking,
            started,
            until: time.map(|time| started + time),
            is_infinite: bound == Bound::Infinite,
            is_waiting_for_table: self.is_near_tables(),
            told: (0, 0),
        };
        if search.is_waiting_for_table {
            self.table.want();
            // Time is no less for what is made beside.
            search.look_for_table(&mut self.table, &self.game);
            search.is_waiting_for_table &= search.until.is_none() && !search.is_infinite;
        }
        self.search = Some(search);
        Ok(())
    }

    /// A search of the game; none when it is over.
    fn begin_thinking(&self, bound: Bound) -> Option<Thinking> {
        let Settings { hash, level, .. } = self.settings;
        let limits = match bound {
            Bound::Level => {
                let seed = seed_of(self.settings.seed.into(), self.game.ply() as u64);
                return Thinking::of_level(&self.game, level, seed);
            }
            Bound::Limits { limits, .. } => limits,
            Bound::Infinite => Limits::NONE,
        };
        Thinking::choose_with_memory(&self.game, limits, hash as usize * 1_000_000)
    }

    fn is_near_tables(&self) -> bool {
        let seeds = self.game.position().setup().seeds;
        let in_pits: u32 = seeds.counts(12).iter().map(|&count| u32::from(count)).sum();
        self.settings.uses_tables && tables::holds_for(&self.game) && in_pits <= SEEDS_NEAR_TABLES
    }

    /// Goes on with the search for a while, and tells what comes of it.
    fn think(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some(search) = &mut self.search else {
            return Ok(());
        };
        if search.is_waiting_for_table {
            search.look_for_table(&mut self.table, &self.game);
            thread::sleep(A_MOMENT);
            return Ok(());
        }
        let mut is_over = search.thinking.advance(NODES_A_LOOK);
        search.tell_new_depth(&self.game, out)?;
        is_over |= search.until.is_some_and(|until| Instant::now() >= until);
        if search.is_infinite {
            // Nobody waits for an answer before `stop`, and after the end of the input nobody says it.
            if self.is_input_over {
                return self.stop(out);
            }
            if is_over {
                thread::sleep(A_MOMENT);
            }
        } else if is_over {
            return self.stop(out);
        }
        Ok(())
    }

    /// Ends the search, if one is under way, with what it has found.
    fn stop(&mut self, out: &mut impl Write) -> io::Result<()> {
        let Some(mut search) = self.search.take() else {
            return Ok(());
        };
        if search.thinking.choice().is_none() {
            // A turn must have been looked at.
            search.thinking.advance(NODES_A_LOOK);
        }
        search.thinking.settle();
        search.tell(&self.game, out)?;
        let choice = search.thinking.choice().map(|choice| choice.turn);
        let turn = choice.or_else(|| self.game.moves().list.first().copied());
        match turn {
            Some(turn) => writeln!(out, "bestmove {}", self.game.write_move(turn)),
            None => writeln!(out, "bestmove (none)"),
        }
    }
}

impl Search {
    /// Takes the table once it is made.
    fn look_for_table(&mut self, shelf: &mut Shelf, game: &Game) {
        if let Some(table) = shelf.look().and_then(|table| table.for_game(game)) {
            self.thinking.use_table(table);
            self.is_waiting_for_table = false;
        }
    }

    fn tell_new_depth(&mut self, game: &Game, out: &mut impl Write) -> io::Result<()> {
        let report = self.thinking.report();
        if report.depth > self.told.0 && !report.lines.is_empty() {
            return self.tell(game, out);
        }
        Ok(())
    }

    fn tell(&mut self, game: &Game, out: &mut impl Write) -> io::Result<()> {
        let report = self.thinking.report();
        let told = (report.depth, report.nodes);
        if told == self.told {
            return Ok(());
        }
        self.told = told;
        writeln!(out, "{}", info(game, &report, self.started.elapsed()))
    }
}

fn introduce(out: &mut impl Write) -> io::Result<()> {
    writeln!(out, concat!("id name Empiki ", env!("CARGO_PKG_VERSION")))?;
    writeln!(out, "id author the Empiki authors")?;
    for option in Settings::list() {
        writeln!(out, "{option}")?;
    }
    writeln!(out, "uciok")
}

fn complain(out: &mut impl Write, reason: &str) -> io::Result<()> {
    writeln!(out, "info string error: {}", one_field(reason))
}

fn info(game: &Game, report: &Report, time: Duration) -> String {
    let mut text = format!("info depth {}", report.depth);
    if let Some(line) = report.lines.first() {
        write!(text, " score cp {}", hundredths(line.worth)).expect("a string takes all");
    }
    let millis = time.as_millis();
    write!(text, " nodes {} time {millis}", report.nodes).expect("a string takes all");
    if let Some(line) = report.lines.first() {
        write!(text, " pv {}", turns(game, line)).expect("a string takes all");
    }
    text
}

/// The turns of a line, in the letters of those who play them.
fn turns(game: &Game, line: &Line) -> String {
    let shape = &game.id().spec().shape;
    let mut mover = game.position().mover();
    let turns = line.turns.iter().map(|&turn| {
        let text = write_move(shape, mover, turn);
        mover = mover.other();
        text
    });
    turns.collect::<Vec<_>>().join(" ")
}

/// Scores as the protocol tells them: see the module `uci`.
fn hundredths(worth: Worth) -> i32 {
    const PROVED: i32 = 10_000;
    match worth {
        Worth::Estimate(hundredths) => hundredths.clamp(1 - PROVED, PROVED - 1),
        Worth::Proved {
            outcome, margin, ..
        } => outcome as i32 * (PROVED + 100 * i32::from(margin.unwrap_or(0))),
    }
}
