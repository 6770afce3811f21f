//! Whether a position has one turn that is clearly better than all others, and how far one has to look to see it.

use empiki::search::{Limits, Line, Report, Thinking, Worth};
use empiki::{Game, Move, Side};

use crate::players::lead;

/// What the best turn is better by than the second best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Margin {
    /// So many seeds, both by what the search thinks of the two lines and by what lies on the board after them.
    Seeds(i32),
    /// It wins and the other does not, or the other loses and it does not.
    Class,
}

/// The one best turn of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Best {
    /// The least one of all searches that looked [`SURE`] plies further than `depth`, or more.
    pub margin: Margin,
    /// The plies that one has to look ahead to find it: from there on it stays the best.
    pub depth: u32,
    /// The turn, and what follows when both sides play well.
    pub line: Vec<Move>,
}

impl Best {
    /// The turn.
    pub fn turn(&self) -> Move {
        self.line[0]
    }
}

/// Seeds that are clear, by what the players have in the end.
const CLEAR: i32 = 3;
/// A game is decided when one side is ahead by more than this part of its seeds.
const DECIDED_PART: i32 = 6;
/// Fewer turns leave nothing to look for.
const LEAST_TURNS: usize = 3;
/// The nodes of a search; of the first one, which most positions do not stand, and of the last ones, which are to be sure.
const NODES: u64 = 500_000;
const NODES_AT_FIRST: u64 = 60_000;
const NODES_AT_LAST: [u64; 3] = [1_000_000, 4_000_000, 12_000_000];
/// The deepest search.
const MOST_DEPTH: u32 = 14;
/// So many plies beyond those that find the best turn, and further on, it must be the best by a clear margin.
const SURE: u32 = 3;

/// The one best turn of a position, if it has one that matters and that is not forced.
pub fn best(game: &Game) -> Option<Best> {
    if game.moves().list.len() < LEAST_TURNS || best_with(game, NODES_AT_FIRST).is_none() {
        return None;
    }
    let looks: Vec<_> = (1..=MOST_DEPTH)
        .map_while(|depth| look(game, depth))
        .collect();
    let margins: Vec<_> = looks.iter().map(|lines| clear(game, lines)).collect();
    let from = found_at(&looks, &margins);
    let sure = from + SURE as usize;
    let margin = margins.get(sure..)?.iter().copied().min()??;
    let ([line, _], [_, replied]) = (&looks[sure], &looks[1]);
    let best = Best {
        margin,
        depth: from as u32 + 1,
        line: line.turns.clone(),
    };
    let is_sure = |&nodes: &u64| best_with(game, nodes) == Some(best.turn());
    (!is_lost(replied) && NODES_AT_LAST.iter().all(is_sure)).then_some(best)
}

/// The turn that so many nodes tell to be the best by a clear margin.
fn best_with(game: &Game, nodes: u64) -> Option<Move> {
    let lines = search(game, u32::MAX, nodes)?.lines.try_into().ok()?;
    clear(game, &lines).map(|_| lines[0].turns[0])
}

/// The look from which on the last one's best turn is the best. Where it wins, that must be seen [`SURE`] looks later.
fn found_at(looks: &[[Line; 2]], margins: &[Option<Margin>]) -> usize {
    let best = looks.last().map(|[first, _]| first.turns[0]);
    let found = stays_from(looks, |[first, _]| Some(first.turns[0]) == best);
    let is_class = |margin: &Option<Margin>| *margin == Some(Margin::Class);
    match margins.last() {
        Some(last) if is_class(last) => {
            found.max(stays_from(margins, is_class).saturating_sub(SURE as usize))
        }
        _ => found,
    }
}

/// The place from which on something holds of all.
fn stays_from<T>(all: &[T], holds: impl Fn(&T) -> bool) -> usize {
    let unlike = all.iter().rposition(|one| !holds(one));
    unlike.map_or(0, |place| place + 1)
}

/// The two best lines of a search so many plies deep; `None` when it takes too many nodes, or there is one turn only.
fn look(game: &Game, depth: u32) -> Option<[Line; 2]> {
    let report = search(game, depth, NODES)?;
    let lines: [Line; 2] = report.lines.try_into().ok()?;
    let is_proved = |line: &Line| matches!(line.worth, Worth::Proved { .. });
    (report.depth == depth || lines.iter().all(is_proved)).then_some(lines)
}

fn search(game: &Game, depth: u32, nodes: u64) -> Option<Report> {
    let mut thinking = Thinking::analyse(game, 2, Limits { nodes, depth })?;
    while !thinking.advance(nodes) {}
    Some(thinking.report())
}

fn is_lost(line: &Line) -> bool {
    matches!(line.worth, Worth::Proved { outcome, .. } if outcome.is_lt())
}

/// By what the first of two lines is better, if that is clear and matters. Where one is proved to win, the other must
/// not even be ahead, and where one is proved to lose, the other must not be behind: what is not proved may still turn
/// out to be the same.
fn clear(game: &Game, [first, second]: &[Line; 2]) -> Option<Margin> {
    let most = 100 * i32::from(game.id().spec().shape.seeds) / DECIDED_PART;
    let class = match (first.worth, second.worth) {
        (Worth::Estimate(best), Worth::Estimate(other)) => {
            let is_open = best >= -most && other <= most;
            let seeds = (best - other) / 100;
            let seeds = seeds.min(lead_after(game, first) - lead_after(game, second));
            return (is_open && seeds >= clear_lead(game)).then_some(Margin::Seeds(seeds));
        }
        (Worth::Proved { outcome, .. }, Worth::Estimate(other)) => outcome.is_gt() && other <= 0,
        (Worth::Estimate(best), Worth::Proved { outcome, .. }) => outcome.is_lt() && best >= 0,
        (Worth::Proved { outcome: best, .. }, Worth::Proved { outcome: other, .. }) => {
            best > other && best.is_ge()
        }
    };
    class.then_some(Margin::Class)
}

/// A seed that goes from one player to the other changes by two what one is ahead by.
fn clear_lead(game: &Game) -> i32 {
    let spec = game.id().spec();
    let leaves_play = spec.shape.has_stores || spec.may_lose_seeds;
    if leaves_play { CLEAR } else { 2 * CLEAR }
}

/// The game after some turns, which are legal.
pub fn after(game: &Game, turns: &[Move]) -> Game {
    let mut game = game.clone();
    for &turn in turns {
        game.play(turn.into()).expect("a line of a search is legal");
    }
    game
}

/// The seeds by which who is to move now is ahead after a line: captured ones where they are kept, else those on
/// each side.
fn lead_after(game: &Game, line: &Line) -> i32 {
    let south = lead(after(game, &line.turns).position());
    match game.position().mover() {
        Side::South => south,
        Side::North => -south,
    }
}
