//! The positions on the way to the one that is looked at: those of the game, then those of the line under search.

/// A position that was met.
#[derive(Clone, Copy)]
struct Met {
    key: u64,
    /// Seeds that players have won or lost for good by then. They never come back, so an earlier position with another
    /// number cannot be the same.
    spent: i16,
}

/// The positions met so far.
pub struct History {
    met: Vec<Met>,
    /// The occurrence that ends a game, if any does.
    last_allowed: Option<u32>,
}

impl History {
    /// Nothing was met yet, in a game that ends at this occurrence of a position, if at any.
    pub fn new(last_allowed: Option<u32>) -> History {
        History {
            met: Vec::new(),
            last_allowed,
        }
    }

    /// Goes on to a position.
    #[inline]
    pub fn push(&mut self, key: u64, spent: i16) {
        self.met.push(Met { key, spent });
    }

    /// Goes back by one.
    #[inline]
    pub fn pop(&mut self) {
        self.met.pop();
    }

    /// Whether the game ends when it goes on to this position, because it came before.
    #[inline]
    pub fn ends_with(&self, key: u64, spent: i16) -> bool {
        let Some(last_allowed) = self.last_allowed else {
            return false;
        };
        let mut occurrences = 1;
        for met in self.met.iter().rev() {
            if met.spent != spent {
                break;
            }
            occurrences += u32::from(met.key == key);
        }
        occurrences >= last_allowed
    }

    /// Whether a position with so many seeds spent is the first one since they were: the next after a capture, or the
    /// first of all.
    pub fn is_new(&self, spent: i16) -> bool {
        self.met.last().is_none_or(|met| met.spent != spent)
    }
}
