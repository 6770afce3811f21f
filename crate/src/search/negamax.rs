//! Negamax with a principal variation, on a stack of its own: it can be left after any turn and goes on from there, so
//! that slices change nothing about the answer.

use std::rc::Rc;

use super::evaluate::Evaluate;
use super::history::History;
use super::probe::Probe;
use super::score::{self, INFINITE, Score};
use super::transposition::{Bound, Transpositions};
use crate::moves::{Move, Moves};
use crate::outcome::Outcome;
use crate::position::Closing;
use crate::trace::{RuleId, Step, Trace};

/// A turn that is tried.
#[derive(Clone)]
pub struct Child<P> {
    /// Where it leads.
    pub position: P,
    /// The turn.
    pub turn: Move,
    /// What that looks like at once, for the player who takes the turn.
    pub promise: Score,
    /// Whether the game is over then.
    pub is_over: bool,
    /// Whether the turn changes who is ahead, and by how much.
    pub is_capture: bool,
}

/// The order of children is made of these: to move whole positions about takes longer.
#[derive(Clone, Copy)]
struct Ranked {
    promise: Score,
    /// The place on the stack of children.
    child: u32,
}

/// How a child is looked at: the later ones first by a question that is quicker to answer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    /// Is it better than the best, a ply less deeply?
    Reduced,
    /// Is it better than the best?
    Scout,
    /// How good is it?
    Full,
}

/// A position under search.
struct Frame {
    key: u64,
    /// Where its children lie on the stack of children, and their order on that of ranks.
    first: usize,
    next: usize,
    end: usize,
    /// Plies still to search; 0 and less: captures only.
    depth: i8,
    alpha: Score,
    beta: Score,
    /// `alpha` at first.
    floor: Score,
    best: Score,
    best_place: u16,
    /// The place that the turn tried first has among the sorted ones.
    preferred: u16,
    pass: Pass,
}

impl Frame {
    /// The place of the best turn among the sorted ones, which are the same every time.
    fn best_sorted(&self) -> u16 {
        match self.best_place {
            0 => self.preferred,
            place if place <= self.preferred => place - 1,
            place => place,
        }
    }

    fn is_first(&self) -> bool {
        self.next == self.first
    }

    fn is_done(&self) -> bool {
        self.next == self.end || self.alpha >= self.beta
    }

    fn bound(&self) -> Bound {
        if self.best >= self.beta {
            Bound::AtLeast
        } else if self.best <= self.floor {
            Bound::AtMost
        } else {
            Bound::Exact
        }
    }
}

/// Laps of long turns count as work, so that a slice of it stays short.
#[derive(Default)]
struct LapCount(u64);

impl Trace for LapCount {
    #[inline(always)]
    fn step(&mut self, step: Step, _: RuleId) {
        if let Step::Lap(_) = step {
            self.0 += 1;
        }
    }
}

/// Laps that are as much work as a node.
const LAPS_A_NODE: u64 = 64;
/// The turns tried first are not reduced.
const UNREDUCED: usize = 3;
/// Nor are those near the horizon.
const LEAST_REDUCED_DEPTH: i8 = 3;

/// A search of one tree after another, deeper and deeper, which know each other's transpositions.
pub struct Tree<P> {
    frames: Vec<Frame>,
    children: Vec<Child<P>>,
    /// As many as children.
    order: Vec<Ranked>,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
    buffer: Moves,
    laps: LapCount,
    transpositions: Transpositions,
    history: History,
    table: Option<Rc<dyn Probe>>,
    /// The plies after which the game ends, if there is a limit.
    plies_left: Option<u32>,
    /// What is added to the score of each turn of the root, for variety.
    bonuses: Vec<Score>,
    /// Turns tried.
    pub nodes: u64,
}

impl<P: Evaluate> Tree<P> {
    /// A search below a position whose game went through `history`, its own position last.
    pub fn new(history: History, plies_left: Option<u32>, bits: u32) -> Tree<P> {
        Tree {
            frames: Vec::new(),
            children: Vec::new(),
            order: Vec::new(),
            lines: vec![Vec::new(); 2],
            buffer: Moves::default(),
            laps: LapCount::default(),
            transpositions: Transpositions::new(bits),
            history,
            table: None,
            plies_left,
            bonuses: Vec::new(),
            nodes: 0,
        }
    }

    /// Endings that are looked up from now on.
    pub fn set_table(&mut self, table: Rc<dyn Probe>) {
        self.table = Some(table);
    }

    /// Everything that was done, long turns counted as what they cost.
    pub fn work(&self) -> u64 {
        self.nodes + self.laps.0 / LAPS_A_NODE
    }

    /// The turns of a position, the most promising first.
    pub fn expand(&mut self, position: &P) -> Vec<Child<P>> {
        let first = self.children.len();
        self.add_children(position);
        let places = first..self.children.len();
        let turns = places.map(|place| self.child(place).clone()).collect();
        self.forget_from(first);
        turns
    }

    #[inline(always)]
    fn child(&self, place: usize) -> &Child<P> {
        let place = self.order.as_slice()[place].child;
        &self.children.as_slice()[place as usize]
    }

    fn forget_from(&mut self, first: usize) {
        self.children.truncate(first);
        self.order.truncate(first);
    }

    fn add_children(&mut self, position: &P) {
        let (mover, lead) = (position.mover(), position.lead());
        let plies = self.frames.len() as u32 + 1;
        let first = self.children.len();
        let (children, order, nodes) = (&mut self.children, &mut self.order, &mut self.nodes);
        let add = |turn, reached: P, outcome: Option<Outcome>| {
            *nodes += 1;
            let promise = match &outcome {
                Some(outcome) => score::of_outcome(outcome, mover, plies),
                None => -reached.estimate(),
            };
            let child = children.len() as u32;
            insert(order, first, Ranked { promise, child });
            children.push(Child {
                is_capture: outcome.is_none() && -reached.lead() != lead,
                is_over: outcome.is_some(),
                position: reached,
                turn,
                promise,
            });
        };
        position.for_each_turn(&mut self.buffer, &mut self.laps, add);
    }

    /// Begins to search the turns of the root, in the order given, `depth` plies deep (1 or more). A search under way is
    /// given up.
    pub fn begin(&mut self, turns: &[Child<P>], bonuses: &[Score], depth: i8) {
        while let Some(frame) = self.frames.pop() {
            // The root's own position stays in the history.
            if !self.frames.is_empty() {
                self.history.pop();
            }
            self.forget_from(frame.first);
        }
        self.transpositions.grow_older();
        self.children.extend_from_slice(turns);
        let ranks = turns.iter().zip(0..).map(|(turn, child)| Ranked {
            promise: turn.promise,
            child,
        });
        self.order.extend(ranks);
        bonuses.clone_into(&mut self.bonuses);
        let frame = self.frame(0, 0, depth, -INFINITE, INFINITE);
        self.lines[0].clear();
        self.frames.push(frame);
    }

    fn frame(&self, key: u64, first: usize, depth: i8, alpha: Score, beta: Score) -> Frame {
        Frame {
            key,
            first,
            next: first,
            end: self.children.len(),
            depth,
            alpha,
            beta,
            floor: alpha,
            best: -INFINITE,
            best_place: 0,
            preferred: 0,
            pass: Pass::Full,
        }
    }

    /// Goes on until so much work is done in all. The score of the root when its tree is done.
    pub fn run(&mut self, until: u64) -> Option<Score> {
        while self.work() < until {
            let frame = self.frames.last()?;
            if !frame.is_done() {
                if let Some(score) = self.try_next() {
                    self.deliver(score);
                }
                continue;
            }
            let score = self.leave();
            if self.frames.is_empty() {
                return Some(score);
            }
            let liked = score::liked(-score, self.bonus());
            self.deliver(liked);
        }
        None
    }

    /// The best turn of the root so far, and its place among those that were given; none before one is searched.
    pub fn best_so_far(&self) -> Option<usize> {
        let root = self.frames.first()?;
        (!root.is_first()).then_some(root.best_place.into())
    }

    /// The best line of the root.
    pub fn line(&self) -> &[Move] {
        &self.lines[0]
    }

    /// What is added to the score of the child that is looked at.
    fn bonus(&self) -> Score {
        let [root] = &self.frames[..] else {
            return 0;
        };
        self.bonuses[root.next - root.first]
    }

    /// Looks at the next child: its score for the player of this frame, or nothing when its own frame was opened.
    fn try_next(&mut self) -> Option<Score> {
        let ply = self.frames.len();
        self.lines[ply].clear();
        let frame = self.frames.last().expect("a search is under way");
        let (place, depth) = (frame.next, frame.depth);
        let child = self.child(place);
        let bonus = self.bonus();
        let is_followed = depth > 1 || child.is_capture && depth > 1 - P::CAPTURES_AHEAD;
        // Where the limit of plies ends the game, an estimate of how it goes on means nothing.
        if child.is_over || !(is_followed || self.plies_left == Some(ply as u32)) {
            return Some(score::liked(child.promise, bonus));
        }
        // No liking makes good for what is proved.
        let allowed = score::liked(frame.alpha, -bonus) - frame.alpha;
        let (alpha, beta) = (frame.alpha + allowed, frame.beta + allowed);
        let (less, beta) = match frame.pass {
            Pass::Reduced => (2, alpha + 1),
            Pass::Scout => (1, alpha + 1),
            Pass::Full => (1, beta),
        };
        let standing = -child.promise;
        let position = child.position.clone();
        let score = self.open(&position, depth - less, -beta, -alpha, standing);
        score.map(|score| score::liked(-score, bonus))
    }

    /// Opens a position, or tells its score for the player to move.
    fn open(
        &mut self,
        position: &P,
        depth: i8,
        alpha: Score,
        beta: Score,
        standing: Score,
    ) -> Option<Score> {
        let (key, spent) = (position.key(), position.spent());
        if let Some(score) = self.judge(position, key, spent) {
            return Some(score);
        }
        let preferred = match self.look_up(key, depth, alpha, beta) {
            Known::Score(score) => return Some(score),
            Known::Best(best) => best,
            Known::Nothing => 0,
        };
        let is_quiet = depth <= 0;
        if is_quiet && standing >= beta {
            return Some(standing);
        }
        let first = self.children.len();
        self.add_children(position);
        let mut frame = self.frame(key, first, depth, alpha, beta);
        frame.preferred = preferred;
        if is_quiet {
            frame.end = self.put_captures_first(first);
        } else {
            self.put_first(first, preferred);
        }
        // Listing may have been given up.
        if frame.end == first {
            self.forget_from(first);
            return Some(standing);
        }
        self.history.push(key, spent);
        if is_quiet {
            frame.best = standing;
            frame.alpha = alpha.max(standing);
        }
        self.frames.push(frame);
        if self.lines.len() <= self.frames.len() {
            self.lines.push(Vec::new());
        }
        None
    }

    /// What history, the limit of plies or a table says of a position that was just reached.
    fn judge(&self, position: &P, key: u64, spent: i16) -> Option<Score> {
        let plies = self.frames.len() as u32;
        let closing = if self.history.ends_with(key, spent) {
            Closing::Repetition
        } else if self.plies_left == Some(plies) {
            Closing::PlyCap
        } else {
            return self.probe(position, spent);
        };
        let outcome = position.clone().close(closing, &mut ());
        Some(score::of_closing(&outcome, position.mover()))
    }

    /// What a table knows exactly, which it does right after a capture.
    fn probe(&self, position: &P, spent: i16) -> Option<Score> {
        let table = self.table.as_ref()?;
        if !self.history.is_new(spent) {
            return None;
        }
        let bounds = position.in_table(table.as_ref())?;
        let [least, most] =
            [bounds.least, bounds.most].map(|seeds| position.lead() + Score::from(seeds));
        (least == most).then(|| score::of_table(least))
    }

    /// What was found out before.
    fn look_up(&self, key: u64, depth: i8, alpha: Score, beta: Score) -> Known {
        // Nothing is kept of captures beyond the horizon.
        if depth <= 0 {
            return Known::Nothing;
        }
        let Some(entry) = self.transpositions.get(key) else {
            return Known::Nothing;
        };
        let score = score::from_table(entry.score, self.frames.len() as u32);
        let is_enough = i16::from(entry.depth) >= i16::from(depth)
            && beta == alpha + 1
            && match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
        if is_enough {
            Known::Score(score)
        } else {
            Known::Best(entry.best)
        }
    }

    /// Of the children from `first` on those that capture come first: where they end.
    fn put_captures_first(&mut self, first: usize) -> usize {
        let mut end = first;
        for place in first..self.order.len() {
            let child = self.child(place);
            if child.is_capture || child.is_over {
                self.order.swap(end, place);
                end += 1;
            }
        }
        end
    }

    /// What was best before comes first.
    fn put_first(&mut self, first: usize, preferred: u16) {
        let place = first + usize::from(preferred);
        // Another position may have the same key.
        if let Some(&turn) = self.order.get(place) {
            self.order.copy_within(first..place, first + 1);
            self.order[first] = turn;
        }
    }

    /// Takes over the score of the child that was looked at, or looks again more carefully.
    fn deliver(&mut self, score: Score) {
        let ply = self.frames.len() - 1;
        let frame = &mut self.frames[ply];
        let is_better = score > frame.alpha;
        if is_better && frame.pass == Pass::Reduced {
            frame.pass = Pass::Scout;
            return;
        }
        if is_better && frame.pass == Pass::Scout && score < frame.beta {
            frame.pass = Pass::Full;
            return;
        }
        let place = frame.next;
        frame.next += 1;
        if score > frame.best {
            frame.best = score;
            frame.best_place = (place - frame.first) as u16;
        }
        if is_better {
            frame.alpha = score;
            self.take_line(ply, place);
        }
        self.choose_pass(ply);
    }

    /// How the next child is looked at.
    fn choose_pass(&mut self, ply: usize) {
        let frame = &mut self.frames[ply];
        if frame.next == frame.end {
            return;
        }
        let child = &self.children[self.order[frame.next].child as usize];
        let is_late = frame.next - frame.first >= UNREDUCED && !child.is_capture;
        frame.pass = if is_late && frame.depth >= LEAST_REDUCED_DEPTH && ply > 0 {
            Pass::Reduced
        } else {
            Pass::Scout
        };
    }

    /// The line from this ply on begins with this child.
    fn take_line(&mut self, ply: usize, place: usize) {
        let turn = self.child(place).turn;
        let [.., before, after] = &mut self.lines[..=ply + 1] else {
            unreachable!("a line a ply and one more");
        };
        before.clear();
        before.push(turn);
        before.extend_from_slice(after);
    }

    /// Closes the last frame, keeps what was found out, and tells its score.
    fn leave(&mut self) -> Score {
        let frame = self.frames.pop().expect("a search is under way");
        self.forget_from(frame.first);
        let plies = self.frames.len() as u32;
        if plies > 0 {
            self.history.pop();
            if frame.depth > 0 {
                let score = score::to_table(frame.best, plies);
                let depth = frame.depth as u8;
                self.transpositions.put(
                    frame.key,
                    score,
                    frame.best_sorted(),
                    depth,
                    frame.bound(),
                );
            }
        }
        frame.best
    }
}

/// Puts a turn behind those from `first` on that promise as much. There are few, so the shortest way is quick.
#[inline(always)]
fn insert(order: &mut Vec<Ranked>, first: usize, turn: Ranked) {
    let mut place = order.len();
    order.push(turn);
    let order = order.as_mut_slice();
    while place > first && order[place - 1].promise < turn.promise {
        order[place] = order[place - 1];
        place -= 1;
    }
    order[place] = turn;
}

/// What the transpositions say.
enum Known {
    Score(Score),
    /// The place of the turn that was best.
    Best(u16),
    Nothing,
}
