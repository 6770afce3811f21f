//! Flat Monte-Carlo: the turn after which games played at random end best.

use empiki::moves::{Moves, WrittenMove};
use empiki::{AnyPosition, Game};

use super::Player;
use super::material::{for_side, hope, worth};
use crate::chance::Chance;

/// A game played at random is judged by its seeds after so many plies.
const MOST_PLIES: u32 = 300;

pub struct MonteCarlo {
    playouts: u32,
    chance: Chance,
    moves: Moves,
}

impl MonteCarlo {
    /// Plays so many games at random a turn.
    pub fn new(playouts: u32) -> MonteCarlo {
        MonteCarlo {
            playouts,
            chance: Chance::new(0),
            moves: Moves::default(),
        }
    }

    /// What a game played at random from here is worth to South.
    fn playout(&mut self, mut position: AnyPosition) -> f64 {
        for _ in 0..MOST_PLIES {
            self.moves.clear();
            position.add_moves(&mut self.moves);
            let turn = self.chance.pick(&self.moves.list);
            if let Some(outcome) = position.sow(turn, &mut ()) {
                return worth(&outcome);
            }
        }
        hope(&position)
    }
}

/// A turn and the games played after it.
struct Tried {
    turn: WrittenMove,
    after: Game,
    games: u32,
    total: f64,
}

impl Tried {
    fn mean(&self) -> f64 {
        self.total / f64::from(self.games)
    }
}

impl Player for MonteCarlo {
    fn begin(&mut self, seed: u64) {
        self.chance = Chance::new(seed);
    }

    fn choose(&mut self, game: &Game) -> Result<WrittenMove, String> {
        let mover = game.position().mover();
        let mut tried = after_each(game)?;
        // Chance decides between equal turns, and which are tried when there are fewer games than turns.
        for place in (1..tried.len()).rev() {
            tried.swap(place, self.chance.below(place + 1));
        }
        let turns = tried.len();
        for number in 0..self.playouts as usize {
            let one = &mut tried[number % turns];
            let value = match one.after.outcome() {
                Some(outcome) => worth(&outcome),
                None => self.playout(one.after.position().clone()),
            };
            one.games += 1;
            one.total += for_side(mover, value);
        }
        let played = tried.iter().filter(|one| one.games > 0);
        let best = played.max_by(|one, other| one.mean().total_cmp(&other.mean()));
        best.map(|best| best.turn).ok_or("no playout".to_owned())
    }
}

/// Each turn with the game after it, so that repetition is seen.
fn after_each(game: &Game) -> Result<Vec<Tried>, String> {
    let turns = game.moves().list.into_iter();
    let tried = turns.map(|turn| {
        let turn = WrittenMove::from(turn);
        let mut after = game.clone();
        after.play(turn).map_err(|refusal| refusal.to_string())?;
        Ok(Tried {
            turn,
            after,
            games: 0,
            total: 0.0,
        })
    });
    tried.collect()
}
