//! How people play who have not played much: they see what a turn takes, as far as they follow it, and perhaps what
//! comes back. No turn of theirs is chosen without a reason.

use std::cmp::{Ordering, Reverse};
use std::rc::Rc;

use super::evaluate::Evaluate;
use super::probe::Probe;
use super::report::{Choice, Line, Reason, Report, Worth};
use super::{Think, drawn};
use crate::moves::{Move, Moves};
use crate::outcome::{Outcome, Winner};
use crate::side::Side;
use crate::trace::{Step, ToldStep};

/// What a player follows.
#[derive(Clone, Copy)]
pub struct Sight {
    /// Laps of his own turn; of a reply he follows as many.
    pub laps: u32,
    /// The longest lap, in seeds.
    pub longest: u8,
    /// Of a hundred replies those that he thinks of.
    pub replies: u64,
}

/// The seeds that steps take, as far as they can be followed, and whether they can to their end.
fn followed(steps: &[ToldStep], sight: Sight) -> (u8, bool) {
    let (mut laps, mut captured) = (0, 0);
    for (step, _) in steps {
        match step {
            Step::Lap(lap) => {
                laps += 1;
                if laps > sight.laps || lap.seeds > sight.longest {
                    return (captured, false);
                }
            }
            Step::Capture { seeds, .. } => captured += seeds,
            _ => {}
        }
    }
    (captured, true)
}

/// More than can be captured.
const WHOLE_GAME: i16 = 100;

/// A turn as it was seen.
struct Seen {
    turn: Move,
    /// Seeds that it takes.
    captured: u8,
    /// Seeds that it takes, less those that the worst reply takes.
    seeds: i16,
    /// The same, the end of the game counted.
    exchange: i16,
    /// Seeds that are lifted.
    lifted: u8,
}

impl Seen {
    /// Whether it is seen to win the game at once.
    fn wins(&self) -> bool {
        self.exchange >= WHOLE_GAME
    }

    fn worth(&self) -> Worth {
        if !self.wins() {
            return Worth::Estimate(100 * i32::from(self.seeds));
        }
        Worth::Proved {
            outcome: Ordering::Greater,
            margin: None,
            plies: Some(1),
        }
    }
}

/// A player who looks at one turn after another.
pub struct Novice<P> {
    position: P,
    sight: Sight,
    seed: u64,
    turns: Vec<Move>,
    seen: Vec<Seen>,
    is_over: bool,
    nodes: u64,
}

impl<P: Evaluate> Novice<P> {
    /// Begins to think about a position that is not over.
    pub fn new(position: &P, sight: Sight, seed: u64) -> Self {
        let mut moves = Moves::default();
        position.add_moves(&mut moves);
        Novice {
            position: position.clone(),
            sight,
            seed,
            is_over: moves.list.is_empty(),
            turns: moves.list,
            seen: Vec::new(),
            nodes: 0,
        }
    }

    /// Plays a turn as far as it can be followed: the seeds that it takes, and where it leads.
    fn glimpse(&mut self, position: &P, turn: Move) -> (u8, i16, P, Option<Outcome>) {
        self.nodes += 1;
        let (mut reached, mut steps) = (position.clone(), Vec::new());
        let outcome = reached.sow(turn, &mut steps);
        let (captured, sees_end) = followed(&steps, self.sight);
        let end = outcome.as_ref().filter(|_| sees_end);
        let gain = i16::from(captured) + end.map_or(0, |end| prize(end, position.mover()));
        (captured, gain, reached, outcome)
    }

    fn look_at(&mut self, turn: Move) -> Seen {
        let position = self.position.clone();
        let (captured, gain, reached, outcome) = self.glimpse(&position, turn);
        let (loss, lost) = match outcome {
            None if self.sight.replies > 0 => self.worst_reply(&reached),
            _ => (0, 0),
        };
        let setup = position.setup();
        let pit = P::SPEC.shape.pit(position.mover(), turn.pit);
        Seen {
            turn,
            captured,
            seeds: i16::from(captured) - i16::from(lost),
            exchange: gain - loss,
            lifted: setup.seeds.get(pit),
        }
    }

    /// What the opponent may gain and the seeds he takes by it, as far as this player thinks of his turns.
    fn worst_reply(&mut self, reached: &P) -> (i16, u8) {
        let mut replies = Moves::default();
        reached.add_moves(&mut replies);
        let key = reached.key();
        let mut worst = (0, 0);
        for &reply in &replies.list {
            if self.thinks_of(key, reply) {
                let (captured, gain, ..) = self.glimpse(reached, reply);
                worst = worst.max((gain, captured));
            }
        }
        worst
    }

    fn thinks_of(&self, key: u64, reply: Move) -> bool {
        self.number(key, reply) % 100 < self.sight.replies
    }

    /// A number that the seed draws for a turn of a position, below 2³¹.
    fn number(&self, key: u64, turn: Move) -> u64 {
        drawn(key ^ self.seed, turn) >> 33
    }

    /// The most taken; then the fullest pit; then as the seed has it.
    fn best(&self) -> Option<&Seen> {
        let key = self.position.key();
        let rank = |seen: &&Seen| {
            let drawn = self.number(key, seen.turn);
            (seen.exchange, seen.lifted, Reverse(drawn))
        };
        self.seen.iter().max_by_key(rank)
    }

    fn reason(&self, best: &Seen) -> Reason {
        if self.turns.len() == 1 {
            Reason::OnlyTurn
        } else if best.wins() {
            Reason::Proved
        } else if self.sight.replies > 0 {
            Reason::Exchange(best.seeds as i8)
        } else if best.captured > 0 {
            Reason::Captures(best.captured)
        } else {
            Reason::FullestPit
        }
    }
}

/// The end of the game is worth more than all seeds.
fn prize(end: &Outcome, mover: Side) -> i16 {
    match end.winner {
        Winner::Side(winner) if winner == mover => WHOLE_GAME,
        Winner::Side(_) => -WHOLE_GAME,
        Winner::Draw | Winner::Annulled => 0,
    }
}

impl<P: Evaluate> Think for Novice<P> {
    /// He has never heard of it.
    fn set_table(&mut self, _: Rc<dyn Probe>) {}

    fn advance(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes);
        while !self.is_over && self.nodes < until {
            let seen = self.look_at(self.turns[self.seen.len()]);
            self.seen.push(seen);
            self.is_over = self.seen.len() == self.turns.len();
        }
        self.is_over
    }

    /// What is not looked at is not seen.
    fn settle(&mut self) {
        if self.seen.is_empty() {
            self.advance(1);
        }
        self.is_over = true;
    }

    fn report(&self) -> Report {
        let lines = self.best().map(|best| Line {
            turns: vec![best.turn],
            worth: best.worth(),
        });
        Report {
            depth: 1 + u32::from(self.sight.replies > 0),
            nodes: self.nodes,
            lines: lines.into_iter().collect(),
            is_over: self.is_over,
        }
    }

    fn choice(&self) -> Option<Choice> {
        self.best().map(|best| Choice {
            turn: best.turn,
            reason: self.reason(best),
        })
    }
}
