//! A fixed yardstick for Oware: plain alpha-beta, deepening ply by ply as long as there is time, turns in the order of
//! the pits, seeds captured and nothing else, and a table of endgames of 12 seeds.
//!
//! It is what other programs are measured against over the years. It is never tuned, and gets no better when the
//! search of this project does.

use std::time::{Duration, Instant};

use empiki::games::Oware;
use empiki::moves::{Move, Moves, WrittenMove};
use empiki::outcome::Figures;
use empiki::position::Closing;
use empiki::search::{Bounds, Probe};
use empiki::trace::{RuleId, Step, Trace};
use empiki::{AnyPosition, Game, Outcome, Position, Winner};

use super::Player;
use crate::tables::{self, Table};

/// Depth is not looked for beyond so many plies.
const MOST_PLIES: u32 = 60;
/// A won game is worth so much, and the seeds by which it is won.
const WON: i32 = 1_000;
const INFINITE: i32 = 10_000;
/// The clock is looked at once in so many turns tried.
const TURNS_A_LOOK: u64 = 1_024;

pub struct Reference {
    time: Duration,
    nodes: u64,
}

impl Reference {
    /// Thinks for so long about a turn.
    pub fn new(time: Duration) -> Reference {
        Reference { time, nodes: 0 }
    }
}

impl Player for Reference {
    fn begin(&mut self, _: u64) {
        // Made before the clock runs.
        Table::usual();
    }

    fn choose(&mut self, game: &Game) -> Result<WrittenMove, String> {
        let until = Instant::now() + self.time;
        let AnyPosition::Oware(position) = game.position() else {
            return Err("the reference plays oware only".to_owned());
        };
        let mut search = Search::of(game, until);
        let turn = search.deepen(position);
        self.nodes = search.nodes;
        turn.map(Into::into).ok_or("no turn".to_owned())
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// A position that was met, with the captures before it: an equal one has as many.
struct Met {
    position: Oware,
    captured: u32,
}

/// A position under search.
#[derive(Clone, Copy)]
struct Node {
    position: Oware,
    /// The seeds that the mover has captured more than his opponent.
    lead: i32,
    /// The seeds that both have captured.
    captured: u32,
}

struct Search {
    until: Instant,
    nodes: u64,
    is_out_of_time: bool,
    path: Vec<Met>,
    table: Option<Table>,
}

/// Counts what is captured.
struct Captured(u32);

impl Trace for Captured {
    #[inline]
    fn step(&mut self, step: Step, _: RuleId) {
        if let Step::Capture { seeds, .. } = step {
            self.0 += u32::from(seeds);
        }
    }
}

impl Search {
    fn of(game: &Game, until: Instant) -> Search {
        let met = game.positions().filter_map(|position| match position {
            AnyPosition::Oware(position) => Some(Met {
                position: *position,
                captured: seeds_captured(position),
            }),
            _ => None,
        });
        Search {
            until,
            nodes: 0,
            is_out_of_time: false,
            path: met.collect(),
            table: tables::holds_for(game).then(Table::usual),
        }
    }

    /// The best turn of the last depth that was searched completely.
    fn deepen(&mut self, position: &Oware) -> Option<Move> {
        let turns = position.moves().list;
        let mut best = *turns.first()?;
        for depth in 1..=MOST_PLIES {
            let turn = self.best_of(position, &turns, depth);
            if self.is_out_of_time {
                break;
            }
            best = turn;
            if turns.len() == 1 {
                break;
            }
        }
        Some(best)
    }

    fn best_of(&mut self, position: &Oware, turns: &[Move], depth: u32) -> Move {
        let [mine, theirs] = position.stores_of_mover().map(i32::from);
        let node = Node {
            position: *position,
            lead: mine - theirs,
            captured: seeds_captured(position),
        };
        let mut best = (turns[0], -INFINITE);
        for &turn in turns {
            let value = self.value_of_turn(&node, turn, depth, best.1, INFINITE);
            if self.is_out_of_time {
                break;
            }
            if value > best.1 {
                best = (turn, value);
            }
        }
        best.0
    }

    /// What a turn is worth to the mover, as far as it lies between `alpha` and `beta`.
    fn value_of_turn(&mut self, node: &Node, turn: Move, depth: u32, alpha: i32, beta: i32) -> i32 {
        self.look_at_the_clock();
        let mut after = node.position;
        let mut captured = Captured(0);
        if let Some(outcome) = after.sow(turn, &mut captured) {
            return -worth_to(&after, &outcome);
        }
        let next = Node {
            position: after,
            lead: -(node.lead + captured.0 as i32),
            captured: node.captured + captured.0,
        };
        if self.recurs(&next) {
            let outcome = after.close(Closing::Repetition, &mut ());
            return -worth_to(&after, &outcome);
        }
        self.path.push(Met {
            position: after,
            captured: next.captured,
        });
        let value = -self.value(&next, depth - 1, -beta, -alpha);
        self.path.pop();
        value
    }

    fn value(&mut self, node: &Node, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        if let Some(value) = self.value_in_table(node, depth, alpha, beta) {
            return value;
        }
        if depth == 0 {
            return node.lead;
        }
        let mut best = -INFINITE;
        let mut moves = Moves::default();
        node.position.add_moves(&mut moves);
        for turn in moves.list {
            let value = self.value_of_turn(node, turn, depth, alpha, beta);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.is_out_of_time {
                break;
            }
        }
        best
    }

    fn recurs(&self, next: &Node) -> bool {
        let Some(last_allowed) = next.position.final_occurrence() else {
            return false;
        };
        let since = self.path.iter().rev();
        let since = since.take_while(|met| met.captured == next.captured);
        let earlier = since.filter(|met| met.position == next.position).count();
        earlier + 1 >= last_allowed as usize
    }

    /// What the table says, if that is all there is to know. Its values hold for the position after a capture; at
    /// the end of a line they are still the best guess.
    fn value_in_table(&self, node: &Node, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        let table = self.table.as_ref()?;
        let is_new = match &self.path[..] {
            [.., before, _] => before.captured != node.captured,
            _ => true,
        };
        let is_asked = is_new || depth == 0;
        if !is_asked || 48 - node.captured > table.most_seeds().into() {
            return None;
        }
        let Bounds { least, most } = table.bounds(&node.position.pits_of_mover())?;
        let [least, most] = [least, most].map(|rest| final_value(node.lead + i32::from(rest)));
        if least == most || least >= beta {
            Some(least)
        } else {
            (most <= alpha).then_some(most)
        }
    }

    fn look_at_the_clock(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(TURNS_A_LOOK) && Instant::now() >= self.until {
            self.is_out_of_time = true;
        }
    }
}

fn seeds_captured(position: &Oware) -> u32 {
    position.stores_of_mover().map(u32::from).iter().sum()
}

/// What an end is worth to the player to move.
fn worth_to(position: &Oware, outcome: &Outcome) -> i32 {
    let lead = match (outcome.figures, outcome.winner) {
        (Figures::Scores([south, north]), _) => i32::from(south) - i32::from(north),
        (_, Winner::Side(side)) => 1 - 2 * side.index() as i32,
        _ => 0,
    };
    final_value(if position.mover().index() == 0 {
        lead
    } else {
        -lead
    })
}

/// What it is worth to be ahead by so much at the end.
fn final_value(lead: i32) -> i32 {
    lead.signum() * WON + lead
}
