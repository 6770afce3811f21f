//! Monte-Carlo tree search: a yardstick for the search of the games with relays.
//!
//! The tree is descended by UCB1, in which what the seeds promise counts as some visits made before the first, so
//! that promising turns are looked at first and the promise fades as games are played. Behind the tree a few plies
//! are played, some at random and some to take seeds, and the seeds are judged. Repetition is seen for the next
//! turn only.

use std::ops::Range;

use empiki::moves::{Moves, WrittenMove};
use empiki::{AnyPosition, Game, Move, Side};

use super::Player;
use super::material::{for_side, hope, lead, worth};
use crate::chance::Chance;

/// How much more a turn is tried for being little known.
const CURIOSITY: f64 = 0.25;
/// The visits for which the promise of the seeds stands.
const PROMISE: f64 = 2.0;
/// Plies that are played behind the tree: more are worth less than the visits that they cost.
const PLAYOUT_PLIES: u32 = 1;
/// A turn in so many is played at random there; the others take the most of a few.
const RANDOM_ONCE_IN: usize = 2;
/// Among so many turns drawn at random, the one that takes most is played.
const DRAWN: usize = 3;

pub struct TreeSearch {
    playouts: u32,
    chance: Chance,
}

impl TreeSearch {
    /// Descends its tree so often a turn.
    pub fn new(playouts: u32) -> TreeSearch {
        TreeSearch {
            playouts,
            chance: Chance::new(0),
        }
    }
}

impl Player for TreeSearch {
    fn begin(&mut self, seed: u64) {
        self.chance = Chance::new(seed);
    }

    fn choose(&mut self, game: &Game) -> Result<WrittenMove, String> {
        let turns = game.moves().list;
        if let [only] = turns[..] {
            return Ok(only.into());
        }
        let seed = self.chance.number();
        let mut tree = Tree::of(game, &turns, seed)?;
        for _ in 0..self.playouts {
            tree.descend();
        }
        Ok(tree.favourite().into())
    }
}

/// A position of the tree.
struct Node {
    /// The turn that led here, and who played it.
    turn: Move,
    by: Side,
    position: AnyPosition,
    /// What the position is worth to South, where the game is over.
    end: Option<f64>,
    /// What its seeds promise him who played the turn.
    promise: f64,
    visits: u32,
    /// What the visits were worth to him.
    total: f64,
    /// Where the positions after it are; none before it is visited again.
    next: Range<usize>,
}

impl Node {
    fn new(turn: Move, by: Side, position: AnyPosition, end: Option<f64>) -> Node {
        let south = end.unwrap_or_else(|| hope(&position));
        Node {
            turn,
            by,
            promise: for_side(by, south),
            position,
            end,
            visits: 0,
            total: 0.0,
            next: 0..0,
        }
    }

    /// How much it is worth a visit when all its like had so many.
    fn urgency(&self, all_visits: u32) -> f64 {
        let visits = f64::from(self.visits);
        let mean = (self.total + PROMISE * self.promise) / (visits + PROMISE);
        let unknown = f64::from(all_visits + 1).ln() / (visits + 1.0);
        mean + CURIOSITY * unknown.sqrt()
    }
}

struct Tree {
    /// The first is the position to play from.
    nodes: Vec<Node>,
    chance: Chance,
    moves: Moves,
}

impl Tree {
    /// A tree of the next turns.
    fn of(game: &Game, turns: &[Move], seed: u64) -> Result<Tree, String> {
        let mover = game.position().mover();
        let root = Node::new(turns[0], mover.other(), game.position().clone(), None);
        let mut nodes = vec![root];
        for &turn in turns {
            let mut after = game.clone();
            let played = after.play(turn.into());
            let played = played.map_err(|refusal| refusal.to_string())?;
            let end = played.outcome.as_ref().map(worth);
            nodes.push(Node::new(turn, mover, after.position().clone(), end));
        }
        nodes[0].next = 1..nodes.len();
        Ok(Tree {
            nodes,
            chance: Chance::new(seed),
            moves: Moves::default(),
        })
    }

    /// Goes down to a position that was not visited before, and tells all above what it is worth.
    fn descend(&mut self) {
        let mut path = vec![0];
        let mut place = 0;
        let south = loop {
            if let Some(end) = self.nodes[place].end {
                break end;
            }
            if place != 0 && self.nodes[place].visits == 0 {
                break self.playout(self.nodes[place].position.clone());
            }
            if self.nodes[place].next.is_empty() {
                self.expand(place);
            }
            place = self.most_urgent(place);
            path.push(place);
        };
        for place in path {
            let node = &mut self.nodes[place];
            node.visits += 1;
            node.total += for_side(node.by, south);
        }
    }

    fn expand(&mut self, place: usize) {
        let first = self.nodes.len();
        let position = self.nodes[place].position.clone();
        let by = position.mover();
        self.moves.clear();
        position.add_moves(&mut self.moves);
        for &turn in &self.moves.list {
            let mut after = position.clone();
            let end = after.sow(turn, &mut ()).as_ref().map(worth);
            self.nodes.push(Node::new(turn, by, after, end));
        }
        self.nodes[place].next = first..self.nodes.len();
    }

    fn most_urgent(&self, place: usize) -> usize {
        let visits = self.nodes[place].visits;
        let urgency = |place: &usize| self.nodes[*place].urgency(visits);
        let next = self.nodes[place].next.clone();
        next.max_by(|one, other| urgency(one).total_cmp(&urgency(other)))
            .expect("a game that is not over has a turn")
    }

    /// What a few more plies make of a position, for South.
    fn playout(&mut self, mut position: AnyPosition) -> f64 {
        for _ in 0..PLAYOUT_PLIES {
            let next = self.ply_of_playout(&position);
            match next {
                (_, Some(end)) => return end,
                (after, None) => position = after,
            }
        }
        hope(&position)
    }

    /// The best for the mover of some turns drawn at random, often of one only.
    fn ply_of_playout(&mut self, position: &AnyPosition) -> (AnyPosition, Option<f64>) {
        self.moves.clear();
        position.add_moves(&mut self.moves);
        let drawn = if self.chance.once_in(RANDOM_ONCE_IN) {
            1
        } else {
            DRAWN
        };
        let mut best: Option<(i32, AnyPosition, Option<f64>)> = None;
        for _ in 0..drawn {
            let mut after = position.clone();
            let end = after.sow(self.chance.pick(&self.moves.list), &mut ());
            let end = end.as_ref().map(worth);
            let value = value_of(&after, end, position.mover());
            if best.as_ref().is_none_or(|(most, ..)| value > *most) {
                best = Some((value, after, end));
            }
        }
        let (_, after, end) = best.expect("a turn was drawn");
        (after, end)
    }

    /// The turn that was visited most.
    fn favourite(&self) -> Move {
        let next = &self.nodes[self.nodes[0].next.clone()];
        let rank = |node: &Node| (node.visits, node.total);
        let best = next
            .iter()
            .max_by(|one, other| rank(one).partial_cmp(&rank(other)).expect("numbers"));
        best.expect("a game that is not over has a turn").turn
    }
}

/// The seeds by which a side is ahead; an end counts more than any.
fn value_of(position: &AnyPosition, end: Option<f64>, side: Side) -> i32 {
    const MOST_SEEDS: f64 = 1_000.0;
    let south = match end {
        Some(end) => ((end - 0.5) * 2.0 * MOST_SEEDS) as i32,
        None => lead(position),
    };
    if side == Side::South { south } else { -south }
}
