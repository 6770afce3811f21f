//! Which puzzles go together: none twice, and not too many of a kind.

use std::collections::{HashMap, HashSet};

use super::judge::Margin;
use super::motif::stage;
use super::puzzle::Puzzle;

/// The puzzles that were taken so far.
pub struct Variety {
    /// The most that may have something in common, of all puzzles that are wanted.
    most: usize,
    /// The most whose solution is simply the turn that captures most: rounded down.
    most_obvious: usize,
    /// Names and motifs, no two of them alike.
    met: HashSet<String>,
    traits: HashMap<String, usize>,
}

impl Variety {
    /// Of so many puzzles as are wanted, no more than three eighths have something in common.
    pub fn of(count: usize) -> Variety {
        Variety {
            most: (3 * count).div_ceil(8),
            most_obvious: 3 * count / 8,
            met: HashSet::new(),
            traits: HashMap::new(),
        }
    }

    /// Takes a puzzle that is not like too many others. True when it was taken.
    pub fn take(&mut self, puzzle: &Puzzle) -> bool {
        let names = [puzzle.id(), puzzle.motif()];
        let traits = traits(puzzle);
        let count = |of: &str| self.traits.get(of).copied().unwrap_or_default();
        let is_like_others = names.iter().any(|name| self.met.contains(name))
            || traits.iter().any(|of| count(of) >= self.most)
            || puzzle.is_obvious && count(OBVIOUS) >= self.most_obvious;
        if !is_like_others {
            self.met.extend(names);
            for name in traits {
                *self.traits.entry(name).or_default() += 1;
            }
        }
        !is_like_others
    }
}

const OBVIOUS: &str = "obvious";

/// What a puzzle may have in common with others. Where all seeds stay in the pits to the end, that says nothing.
fn traits(puzzle: &Puzzle) -> Vec<String> {
    let spec = puzzle.game.id().spec();
    let loses_seeds = spec.shape.has_stores || spec.may_lose_seeds;
    let aim = match (puzzle.best.margin, puzzle.ending) {
        (Margin::Seeds(_), _) => None,
        (Margin::Class, None) => Some("defence"),
        (Margin::Class, Some(ending)) => Some(ending),
    };
    let some = [
        loses_seeds.then(|| stage(&puzzle.game)),
        puzzle.is_obvious.then_some(OBVIOUS),
        aim,
    ];
    let rated = [
        format!("rated {}", puzzle.rating()),
        format!("from pit {}", puzzle.best.turn().pit),
    ];
    some.into_iter()
        .flatten()
        .map(str::to_owned)
        .chain(rated)
        .collect()
}
