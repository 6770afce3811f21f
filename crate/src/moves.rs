//! A turn as the mover decides it.

/// Whether each choice of direction in a turn is answered clockwise, in the
/// order in which the choices arise. Choices that are not answered go
/// counter-clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Choices(u32);

impl Choices {
    /// Choices are offered at the first 32 choice points of a turn.
    pub const MOST: u8 = 32;

    /// The answer to the choice with this number, counted from 0.
    #[must_use]
    #[inline]
    pub const fn is_clockwise(self, number: u8) -> bool {
        self.0 >> number & 1 == 1
    }

    /// The same answers, with this choice (0 to 31) answered clockwise.
    #[must_use]
    #[inline]
    pub const fn with_clockwise(self, number: u8) -> Choices {
        Choices(self.0 | 1 << number)
    }

    /// How many answers must be written: up to the last clockwise one.
    #[must_use]
    pub const fn written(self) -> u8 {
        (32 - self.0.leading_zeros()) as u8
    }
}

/// The ways to take a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// Lift a pit and sow it.
    Sow,
    /// Omweso's three-seed opening sowing.
    Okwesera,
    /// A turn lost on time: `--`.
    LostOnTime,
}

/// What the mover decides: a pit of his own, and the directions he chooses.
/// One small type serves all games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Move {
    /// Index in the mover's own ring; 0 for a turn lost on time.
    pub pit: u8,
    /// How the turn is taken.
    pub kind: MoveKind,
    /// Directions chosen; none in games without such choices.
    pub choices: Choices,
}

impl Move {
    /// A turn lost on time.
    pub const LOST_ON_TIME: Move = Move {
        pit: 0,
        kind: MoveKind::LostOnTime,
        choices: Choices(0),
    };

    /// The ordinary, counter-clockwise turn from a pit.
    #[must_use]
    #[inline]
    pub const fn sow(pit: u8) -> Move {
        Move {
            pit,
            kind: MoveKind::Sow,
            choices: Choices(0),
        }
    }

    /// Okwesera from a pit.
    #[must_use]
    pub const fn okwesera(pit: u8) -> Move {
        Move {
            pit,
            kind: MoveKind::Okwesera,
            choices: Choices(0),
        }
    }
}

/// A move as somebody wrote it: trailing counter-clockwise answers mean nothing
/// to the turn, but there may not be more answers than choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrittenMove {
    /// The move that is meant.
    pub meant: Move,
    /// How many answers were written.
    pub answers: u8,
}

impl From<Move> for WrittenMove {
    fn from(meant: Move) -> Self {
        WrittenMove {
            meant,
            answers: meant.choices.written(),
        }
    }
}

/// The legal turns of a position or of one start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Moves {
    /// The turns, by pit, counter-clockwise before clockwise.
    pub list: Vec<Move>,
    /// Starts with more turns than are listed. Legality is decided by playing, never by the list.
    pub cut: Vec<u8>,
}

impl Moves {
    /// Forgets all turns and keeps the room for others.
    #[inline]
    pub fn clear(&mut self) {
        self.list.clear();
        self.cut.clear();
    }
}
