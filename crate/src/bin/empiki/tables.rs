//! The tables of endgames that players of Oware look up.

use std::rc::Rc;
use std::sync::{Arc, OnceLock};

use empiki::search::{Bounds, Probe};
use empiki::tablebase::{Abapa, Builder, Tablebase};
use empiki::{AnyPosition, Game};

/// The seeds of the table that the yardstick and `uci` use.
pub const USUAL_SEEDS: u8 = 12;
/// Positions between two looks at whether the table is complete.
const PORTION: u32 = 1_000_000;

/// A table that several threads look up.
#[derive(Clone)]
pub struct Table(Arc<Tablebase>);

impl Table {
    /// Makes a table of endgames with up to so many seeds.
    pub fn make(seeds: u8) -> Table {
        let mut builder = Builder::new(Abapa, seeds);
        while !builder.advance(PORTION) {}
        let table = builder.finish().expect("it was advanced to its end");
        Table(Arc::new(table))
    }

    /// The table of the usual size, made when it is first asked for.
    pub fn usual() -> Table {
        static USUAL: OnceLock<Table> = OnceLock::new();
        USUAL.get_or_init(|| Table::make(USUAL_SEEDS)).clone()
    }

    /// As searches take it, for a game under whose rules it holds.
    pub fn for_game(&self, game: &Game) -> Option<Rc<dyn Probe>> {
        holds_for(game).then(|| Rc::new(self.clone()) as Rc<dyn Probe>)
    }
}

/// Whether tables hold for a game: Oware under its default rules, which may be played out.
pub fn holds_for(game: &Game) -> bool {
    matches!(game.position(), AnyPosition::Oware(position) if position.rules().have_tables())
}

impl Probe for Table {
    fn most_seeds(&self) -> u8 {
        self.0.most_seeds()
    }

    fn bounds(&self, pits: &[u8; 12]) -> Option<Bounds> {
        self.0.bounds(pits)
    }
}
