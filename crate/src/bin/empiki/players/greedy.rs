//! The turn that captures most seeds now, whatever follows; chance decides between equal ones.

use empiki::moves::{Move, WrittenMove};
use empiki::trace::{RuleId, Step, Trace};
use empiki::{AnyPosition, Game};

use super::Player;
use crate::chance::Chance;

pub struct Greedy {
    chance: Chance,
}

impl Default for Greedy {
    fn default() -> Self {
        Greedy {
            chance: Chance::new(0),
        }
    }
}

impl Player for Greedy {
    fn begin(&mut self, seed: u64) {
        self.chance = Chance::new(seed);
    }

    fn choose(&mut self, game: &Game) -> Result<WrittenMove, String> {
        let (mut best, mut most) = (Vec::new(), 0);
        for turn in game.moves().list {
            let captured = captured_by(game.position(), turn);
            if captured > most || best.is_empty() {
                best.clear();
                most = captured;
            }
            if captured == most {
                best.push(turn);
            }
        }
        Ok(self.chance.pick(&best).into())
    }
}

/// The seeds that a turn captures; one that never ends gives them all back.
pub fn captured_by(position: &AnyPosition, turn: Move) -> u32 {
    let mut captured = Captured(0);
    position.clone().sow(turn, &mut captured);
    captured.0
}

/// Counts what is captured. Seeds that the end of the game hands out are no capture.
struct Captured(u32);

impl Trace for Captured {
    fn step(&mut self, step: Step, _: RuleId) {
        match step {
            Step::Capture { seeds, .. } => self.0 += u32::from(seeds),
            Step::NeverEnding { .. } => self.0 = 0,
            _ => {}
        }
    }
}
