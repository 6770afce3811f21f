//! The search once more, naively: every turn is looked at, nothing is left out, ordered or remembered. What the tree
//! finds is held against it.

use super::evaluate::Evaluate;
use super::negamax::Tree;
use super::score::{self, Score};
use super::{history, plies_left};
use crate::game::Game;
use crate::games::with_position;
use crate::moves::{Move, Moves};
use crate::position::Closing;
use chance::Chance;

#[path = "../../../tests/engine/chance.rs"]
#[allow(dead_code, reason = "not all that is random is needed here")]
mod chance;

/// A position under search.
struct Naive<P> {
    /// The positions of the game and of the line that is looked at.
    met: Vec<P>,
    /// How many there were at first.
    given: usize,
    last_allowed: Option<u32>,
    plies_left: Option<u32>,
}

impl<P: Evaluate> Naive<P> {
    /// `_` tells the type of the game's positions.
    fn new(game: &Game, _: &P) -> Self {
        let met = game.positions();
        let met: Vec<_> = met
            .map(|position| P::from_checked(&position.setup()))
            .collect();
        Naive {
            given: met.len(),
            met,
            last_allowed: game.position().final_occurrence(),
            plies_left: plies_left(game),
        }
    }

    /// Plies to the position that a turn leads to.
    fn plies(&self) -> u32 {
        (self.met.len() - self.given + 1) as u32
    }

    fn turns(&self) -> Vec<Move> {
        let mut moves = Moves::default();
        self.met[self.met.len() - 1].add_moves(&mut moves);
        moves.list
    }

    /// The best turn's worth; beyond the horizon captures are all there is.
    fn best(&mut self, depth: i8) -> Option<Score> {
        let turns = self.turns().into_iter();
        turns.filter_map(|turn| self.of_turn(turn, depth)).max()
    }

    fn of_turn(&mut self, turn: Move, depth: i8) -> Option<Score> {
        let position = self.met[self.met.len() - 1].clone();
        let mut reached = position.clone();
        if let Some(outcome) = reached.sow(turn, &mut ()) {
            return Some(score::of_outcome(&outcome, position.mover(), self.plies()));
        }
        let is_capture = -reached.lead() != position.lead();
        let is_followed = depth > 1 || is_capture && depth > 1 - P::CAPTURES_AHEAD;
        if depth <= 0 && !is_capture {
            None
        } else if is_followed || self.plies_left == Some(self.plies()) {
            Some(-self.of_position(reached, depth - 1))
        } else {
            Some(-reached.estimate())
        }
    }

    fn of_position(&mut self, position: P, depth: i8) -> Score {
        let earlier = self.met.iter().filter(|met| **met == position).count() as u32;
        let closing = if self.last_allowed.is_some_and(|last| earlier + 1 >= last) {
            Some(Closing::Repetition)
        } else {
            (self.plies_left == Some(self.plies())).then_some(Closing::PlyCap)
        };
        if let Some(closing) = closing {
            let outcome = position.clone().close(closing, &mut ());
            return score::of_closing(&outcome, position.mover());
        }
        let standing = position.estimate();
        self.met.push(position);
        let best = self.best(depth);
        self.met.pop();
        match best {
            Some(best) if depth > 0 => best,
            Some(best) => best.max(standing),
            None => standing,
        }
    }
}

/// Searches a game's position in both ways, without and with a liking for some turns.
fn compare<P: Evaluate>(game: &Game, position: &P, seed: u64) {
    let mut naive = Naive::new(game, position);
    let mut tree = Tree::new(history(game), plies_left(game), 8);
    let turns = tree.expand(position);
    let mut chance = Chance::new(seed);
    let most = if turns.len() > 7 { 2 } else { 3 };
    for depth in 1..=most {
        let likings: Vec<Score> = turns.iter().map(|_| chance.below(81) as Score).collect();
        let worths: Vec<Score> = turns
            .iter()
            .map(|child| naive.of_turn(child.turn, depth))
            .map(|worth| worth.expect("within the horizon"))
            .collect();
        let liked = worths.iter().zip(&likings);
        let liked = liked.map(|(&worth, &liking)| score::liked(worth, liking));
        for (likings, best) in [
            (vec![0; turns.len()], worths.iter().copied().max()),
            (likings.clone(), liked.max()),
        ] {
            tree.begin(&turns, &likings, depth);
            let found = tree.run(u64::MAX);
            let game = crate::notation::write_position(game.position());
            assert_eq!(
                found, best,
                "{game}: seed {seed}, depth {depth}, {likings:?}"
            );
        }
    }
}

/// Goes on from a position by random turns. `None` when the game is over then.
fn wander(text: &str, plies: usize, chance: &mut Chance) -> Option<Game> {
    let mut game = Game::from_text(text).expect("a position");
    for _ in 0..chance.below(plies) {
        let turns = game.moves().list;
        if turns.is_empty() {
            break;
        }
        game.play((*chance.pick(&turns)).into()).expect("legal");
    }
    game.outcome().is_none().then_some(game)
}

fn compare_after(text: &str, plies: usize, seed: u64, chance: &mut Chance) -> bool {
    let Some(game) = wander(text, plies, chance) else {
        return false;
    };
    with_position!(game.position(), position => compare(&game, position, seed));
    true
}

#[test]
fn the_tree_finds_what_a_naive_search_finds() {
    for (name, tries) in [("oware", 1_000), ("omweso", 600), ("bao-kigogo", 600)] {
        let mut compared = 0;
        for seed in 0..tries {
            let mut chance = Chance::new(seed);
            let text = chance::position(name, &mut chance);
            compared += u64::from(compare_after(&text, 40, seed, &mut chance));
        }
        assert!(compared > tries / 5, "{name}: {compared} of {tries}");
    }
}

/// Positions that come back, and games that are about to be cut off.
#[test]
fn the_tree_judges_by_history_as_a_naive_search_does() {
    for text in [
        "oware 1,0x2,1,0x2/1,0x5 n 22,23",
        "oware 1,0x2,1,0x2/1,0x5 n 22,23 repetition=third",
        "oware 2,0x5/0,1,0,2,0x2 s 22,21 plyCap=8 repetition=off",
        "oware 4x6/4x6 s 0,0 plyCap=5 repetition=off",
        "omweso 0x8,4x8/0x8,4x8 s 2,2 1,1 plyCap=4",
        "bao-kigogo 1,0x23/0x12,1,0x11 s singleCaptures=off",
        "bao-kigogo 1,0,1,0x21/0x12,1,0x11 n repetition=third singleCaptures=off",
    ] {
        let mut compared = 0;
        for seed in 0..30 {
            compared += u32::from(compare_after(text, 12, seed, &mut Chance::new(seed)));
        }
        assert!(compared > 3, "{text}: {compared}");
    }
}
