//! The two players.

/// A player, named by his seat: South is the near one and is drawn below.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Side {
    /// The near player; capitals in the notation.
    #[default]
    South,
    /// The far player; small letters in the notation.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const BOTH: [Side; 2] = [Side::South, Side::North];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North: the place in every pair of numbers.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of position and result texts.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::South => 's',
            Side::North => 'n',
        }
    }

    /// The side that `letter` names, if any.
    #[must_use]
    pub fn from_letter(letter: &str) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| letter.chars().eq([side.letter()]))
    }
}

/// The seat's name: `South`, `North`.
impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}
