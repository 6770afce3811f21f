//! Deeper and deeper, a line at a time, as far as the limits go.

use std::rc::Rc;

use super::evaluate::Evaluate;
use super::history::History;
use super::negamax::{Child, Tree};
use super::probe::Probe;
use super::report::{Choice, Line, Reason, Report};
use super::score::{self, Score};
use super::{Limits, Think, drawn};
use crate::moves::Move;

/// The deepest search.
const MOST_DEPTH: u32 = 60;

/// What is wanted of a search.
#[derive(Clone, Copy)]
pub struct Wish {
    /// The best lines that are told.
    pub lines: usize,
    /// Whether a turn is wanted, and not what it is worth: an only turn needs no search then.
    pub is_for_a_turn: bool,
    /// When to end.
    pub limits: Limits,
    /// The size of the table of transpositions: 2 to this power of places.
    pub bits: u32,
    /// Turns may be preferred by up to so many hundredths of a seed, for variety.
    pub variety: Score,
    /// Of what variety is made.
    pub seed: u64,
}

/// A position under search.
pub struct Deepening<P> {
    tree: Tree<P>,
    wish: Wish,
    /// The turns, those of the best lines first.
    turns: Vec<Child<P>>,
    /// The lines of the depth that was searched last.
    found: Vec<Line>,
    /// Those of the depth under way with their scores, the best first.
    next: Vec<(Score, Line)>,
    depth: u32,
    /// Deeper there is nothing to look for.
    most_depth: u32,
    is_over: bool,
}

impl<P: Evaluate> Deepening<P> {
    /// Begins to search a position that is not over; `history` ends with it.
    pub fn new(position: &P, history: History, plies_left: Option<u32>, wish: Wish) -> Self {
        let mut tree = Tree::new(history, plies_left, wish.bits);
        let turns = tree.expand(position);
        let mut deepening = Deepening {
            tree,
            wish,
            is_over: turns.is_empty(),
            turns,
            found: Vec::new(),
            next: Vec::new(),
            depth: 0,
            most_depth: wish
                .limits
                .depth
                .min(plies_left.unwrap_or(MOST_DEPTH))
                .min(MOST_DEPTH),
        };
        deepening.begin_line();
        deepening
    }

    /// Searches the turns that begin no better line of this depth.
    fn begin_line(&mut self) {
        let first = self.next.len();
        let turns = &self.turns[first..];
        let bonuses: Vec<_> = turns.iter().map(|child| self.bonus(child.turn)).collect();
        self.tree.begin(turns, &bonuses, (self.depth + 1) as i8);
    }

    /// What makes a choice among turns that are nearly as good.
    fn bonus(&self, turn: Move) -> Score {
        if self.wish.variety == 0 {
            return 0;
        }
        let number = drawn(self.wish.seed, turn) >> 40;
        (number % (self.wish.variety as u64 + 1)) as Score
    }

    /// A line is found: the next one, or the next depth.
    fn take(&mut self, score: Score) {
        self.keep_line(score);
        if self.next.len() == self.wish.lines.min(self.turns.len()) {
            self.depth += 1;
            self.found = std::mem::take(&mut self.next)
                .into_iter()
                .map(|(_, line)| line)
                .collect();
            self.is_over |= self.is_settled();
        }
        if !self.is_over {
            self.begin_line();
        }
    }

    fn keep_line(&mut self, score: Score) {
        let Some(&best) = self.tree.line().first() else {
            return self.is_over = true;
        };
        let score = score::liked(score, -self.bonus(best));
        let turns = self.tree.line().to_vec();
        let worth = score::worth(score, turns.len() == 1);
        let line = Line { turns, worth };
        // What a later line learns from those before can make it better.
        let place = self.next.partition_point(|&(other, _)| other >= score);
        self.next.insert(place, (score, line));
        self.prefer(best, place);
    }

    /// Puts a turn at a place of the list; those that were there move on.
    fn prefer(&mut self, turn: Move, place: usize) {
        let found = self.turns[place..]
            .iter()
            .position(|child| child.turn == turn);
        if let Some(found) = found {
            let child = self.turns.remove(place + found);
            self.turns.insert(place, child);
        }
    }

    /// Whether deeper searches would not find anything else.
    fn is_settled(&self) -> bool {
        let is_proved = |line: &Line| matches!(line.worth, super::Worth::Proved { .. });
        self.depth >= self.most_depth
            || self.found.iter().all(is_proved)
            || self.turns.len() == 1 && self.wish.is_for_a_turn
    }

    /// The best turn, that of a depth under way included once it is known to be as good.
    fn best(&self) -> Option<Move> {
        let partial = self.tree.best_so_far().filter(|_| self.next.is_empty());
        let place = partial.unwrap_or(0);
        self.turns.get(place).map(|child| child.turn)
    }
}

impl<P: Evaluate> Think for Deepening<P> {
    fn set_table(&mut self, table: Rc<dyn Probe>) {
        self.tree.set_table(table);
    }

    fn advance(&mut self, nodes: u64) -> bool {
        let until = self.tree.work().saturating_add(nodes);
        let most = self.wish.limits.nodes;
        while !self.is_over && self.tree.work() < until {
            if let Some(score) = self.tree.run(until.min(most)) {
                self.take(score);
            }
            self.is_over |= self.tree.work() >= most;
        }
        self.is_over
    }

    fn settle(&mut self) {
        self.is_over = true;
    }

    fn report(&self) -> Report {
        Report {
            depth: self.depth,
            nodes: self.tree.nodes,
            lines: self.found.clone(),
            is_over: self.is_over,
        }
    }

    fn choice(&self) -> Option<Choice> {
        let reason = if self.turns.len() == 1 {
            Reason::OnlyTurn
        } else {
            Reason::Search(self.depth)
        };
        let turn = self.best()?;
        Some(Choice { turn, reason })
    }
}
