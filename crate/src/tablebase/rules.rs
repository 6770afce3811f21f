//! Under which rules a table holds, and what a turn leads to.

use crate::games::{Oware, OwareRules};
use crate::moves::Move;
use crate::position::Position;

use super::index::Rows;

/// The name of a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesId {
    /// The default rules of Oware.
    Abapa = 1,
    /// The academic game that was solved in 2002.
    Awari = 2,
}

impl RulesId {
    /// The difference between neighbouring values of positions with the same number of seeds: where each keeps his
    /// own side at the end all seeds are won by somebody.
    #[must_use]
    pub const fn step(self) -> u8 {
        match self {
            RulesId::Abapa => 2,
            RulesId::Awari => 1,
        }
    }
}

/// What a turn leads to.
pub enum After {
    /// Play goes on, after so many seeds were captured, from the rows as the opponent sees them.
    On(u8, Rows),
    /// The game is over; so much more the one who took the turn has won than his opponent.
    Over(i8),
}

/// The rules by which a table is made. No rule is written here: a rule set says how Oware's own code is asked.
pub trait RuleSet {
    /// Its name in tables.
    const ID: RulesId;
    /// The options under which turns are played.
    const OPTIONS: OwareRules;

    /// The pits that may be sown in a game that is not over.
    fn legal_pits(position: Oware) -> impl Iterator<Item = u8>;
}

/// The default rules of Oware, played until nobody can move.
pub struct Abapa;

impl RuleSet for Abapa {
    const ID: RulesId = RulesId::Abapa;
    const OPTIONS: OwareRules = OwareRules::PLAYED_OUT;

    #[inline]
    fn legal_pits(position: Oware) -> impl Iterator<Item = u8> {
        position.legal_pits()
    }
}

/// The position of these rows.
#[inline]
pub fn position<R: RuleSet>(rows: Rows) -> Oware {
    Oware::without_stores([rows.mine, rows.theirs], R::OPTIONS)
}

/// What the mover wins more than his opponent in a game that is over; `None` while it goes on.
#[inline]
pub fn end(position: &Oware) -> Option<i8> {
    let mut end = *position;
    end.settle(&mut ()).map(|_| lead(&end))
}

/// What sowing a pit leads to.
#[inline]
pub fn after(position: &Oware, pit: u8) -> After {
    let mut next = *position;
    match next.sow(Move::sow(pit), &mut ()) {
        Some(_) => After::Over(lead(&next)),
        None => {
            let [mine, theirs] = next.packed_rows();
            After::On(next.stores()[0], Rows { mine, theirs })
        }
    }
}

fn lead(position: &Oware) -> i8 {
    let [mine, theirs] = position.stores();
    mine as i8 - theirs as i8
}
