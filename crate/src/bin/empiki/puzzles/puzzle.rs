//! A puzzle, and its record.

use std::fmt;

use empiki::trace::Step;
use empiki::{Game, Move, Winner};

use super::judge::{self, Best, Margin, after};
use super::motif::motif;
use crate::players::captured_by;

/// The most turns that the solver has to find.
const MOST_TURNS: usize = 3;
/// The solver's turns after the first one are found by looking so far ahead at most.
const MOST_DEPTH_LATER: u32 = 6;
/// A turn that simply captures most is something to find when it goes on for so many laps or takes so many pits.
const LEAST_LAPS: usize = 4;
const LEAST_PITS: usize = 2;

/// A position with one best turn.
pub struct Puzzle {
    /// Begins with the position: South is to move, and nothing was before.
    pub game: Game,
    pub best: Best,
    /// The solver's turns and the replies, in turn, beginning and ending with the solver's.
    pub solution: Vec<Move>,
    /// How the solver wins, where it is a matter of winning.
    pub ending: Option<&'static str>,
    /// Whether no turn captures more seeds than the solution's first, and that captures some.
    pub is_obvious: bool,
}

impl Puzzle {
    /// The puzzle that a position holds, if it does.
    pub fn of(game: &Game) -> Option<Puzzle> {
        let best = judge::best(game)?;
        let is_obvious = is_obvious(game, best.turn());
        let is_trivial = is_obvious && best.depth == 1 && is_short(game, best.turn());
        (!is_trivial).then(|| Puzzle {
            solution: solution(game, &best),
            ending: ending(game, &best),
            is_obvious,
            best,
            game: game.clone(),
        })
    }

    /// How hard it is, 1 to 5, by how far one has to look.
    pub fn rating(&self) -> u32 {
        rating(self.best.depth)
    }

    /// What it is about.
    pub fn motif(&self) -> String {
        motif(&self.game, self.best.turn(), self.ending)
    }

    /// A name that depends on nothing but the position.
    pub fn id(&self) -> String {
        let text = self.game.position_text();
        // FNV-1a.
        let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
        format!(
            "{}-{:04x}",
            self.game.id().spec().name,
            (hash >> 16) ^ (hash & 0xffff)
        )
    }
}

/// How hard it is to look so many plies ahead, 1 to 5.
fn rating(depth: u32) -> u32 {
    match depth {
        ..=1 => 1,
        2 => 2,
        3..=4 => 3,
        5..=6 => 4,
        7.. => 5,
    }
}

/// The record: a line of JSON. None of its texts holds a quotation mark or a backslash.
impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let turns: Vec<_> = written(&self.game, &self.solution)
            .iter()
            .map(|turn| quoted(turn))
            .collect();
        let margin = match self.best.margin {
            Margin::Seeds(seeds) => seeds.to_string(),
            Margin::Class => quoted("class"),
        };
        let class = self.ending.map_or("null".to_owned(), quoted);
        write!(
            f,
            r#"{{"id":{},"game":{},"position":{},"solution":[{}],"margin":{margin},"class":{class},"depth":{},"rating":{},"motif":{}}}"#,
            quoted(&self.id()),
            quoted(self.game.id().spec().name),
            quoted(&self.game.position_text()),
            turns.join(","),
            self.best.depth,
            self.rating(),
            quoted(&self.motif()),
        )
    }
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// Turns that follow each other, as they are written.
fn written(game: &Game, turns: &[Move]) -> Vec<String> {
    let game = after(game, turns);
    game.plies().map(|(_, turn)| turn).collect()
}

/// The best turn, then the best reply and the solver's next turn as long as that is again the only good one.
fn solution(game: &Game, best: &Best) -> Vec<Move> {
    let (mut turns, mut line) = (vec![best.turn()], best.line.clone());
    while turns.len() < 2 * MOST_TURNS - 1 && line.len() > 1 {
        let mut next = turns.clone();
        next.push(line[1]);
        let Some(more) = judge::best(&after(game, &next)) else {
            break;
        };
        if more.depth > MOST_DEPTH_LATER {
            break;
        }
        next.push(more.turn());
        (turns, line) = (next, more.line);
    }
    turns
}

/// How the best line ends the game for who begins it, where the margin is one of winning.
fn ending(game: &Game, best: &Best) -> Option<&'static str> {
    let outcome = after(game, &best.line).outcome()?;
    let is_won = outcome.winner == Winner::Side(game.position().mover());
    (best.margin == Margin::Class && is_won).then(|| outcome.ending.word())
}

fn is_obvious(game: &Game, turn: Move) -> bool {
    let captured = |turn| captured_by(game.position(), turn);
    let turns = game.moves().list;
    let most = turns.into_iter().map(captured).max();
    captured(turn) > 0 && Some(captured(turn)) == most
}

/// Whether a turn is easily followed.
fn is_short(game: &Game, turn: Move) -> bool {
    let steps = game
        .clone()
        .play(turn.into())
        .map_or(Vec::new(), |played| played.steps);
    let (mut laps, mut pits) = (0, 0);
    for (step, _) in steps {
        match step {
            Step::Lap(_) => laps += 1,
            Step::Capture { pits: taken, .. } => pits += taken.iter().count(),
            _ => {}
        }
    }
    let columns = pits / usize::from(game.id().spec().shape.rows);
    laps < LEAST_LAPS && columns < LEAST_PITS
}
