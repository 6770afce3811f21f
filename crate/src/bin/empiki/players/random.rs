//! Any legal turn.

use empiki::Game;
use empiki::moves::WrittenMove;

use super::Player;
use crate::chance::Chance;

pub struct Random {
    chance: Chance,
}

impl Default for Random {
    fn default() -> Self {
        Random {
            chance: Chance::new(0),
        }
    }
}

impl Player for Random {
    fn begin(&mut self, seed: u64) {
        self.chance = Chance::new(seed);
    }

    fn choose(&mut self, game: &Game) -> Result<WrittenMove, String> {
        Ok(self.chance.pick(&game.moves().list).into())
    }
}
