//! A board of four rows as South sees it: North's back row, North's front row,
//! South's front row, South's back row.

use super::Side;
use super::text::{read_sides, write_counts};

/// A pit, by row and column of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub row: usize,
    pub column: usize,
}

/// Seeds in four rows of `W` columns.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board<const W: usize> {
    pub rows: [[u32; W]; 4],
}

impl<const W: usize> Board<W> {
    /// Reads `south/north`, each in the order of the owner's ring.
    pub fn read(field: Option<&&str>) -> Result<Board<W>, String> {
        let [south, north] = read_sides(field, 2 * W)?;
        let mut board = Board { rows: [[0; W]; 4] };
        for (side, counts) in [(Side::South, south), (Side::North, north)] {
            for (cell, count) in Self::ring(side).into_iter().zip(counts) {
                *board.at(cell) = count;
            }
        }
        Ok(board)
    }

    pub fn write(&self) -> String {
        let side = |side| {
            let counts: Vec<u32> = Self::ring(side)
                .iter()
                .map(|cell| self.seeds(*cell))
                .collect();
            write_counts(&counts)
        };
        format!("{}/{}", side(Side::South), side(Side::North))
    }

    pub fn at(&mut self, cell: Cell) -> &mut u32 {
        &mut self.rows[cell.row][cell.column]
    }

    pub fn seeds(&self, cell: Cell) -> u32 {
        self.rows[cell.row][cell.column]
    }

    /// Takes all seeds out of a pit.
    pub fn take(&mut self, cell: Cell) -> u32 {
        std::mem::take(self.at(cell))
    }

    pub fn total(&self) -> u32 {
        self.rows.iter().flatten().sum()
    }

    pub fn back_row(side: Side) -> usize {
        if side == Side::South { 3 } else { 0 }
    }

    pub fn front_row(side: Side) -> usize {
        if side == Side::South { 2 } else { 1 }
    }

    /// Front and back pit of the opponent in the column of a front pit; nothing for a back pit.
    pub fn facing(cell: Cell) -> Option<[Cell; 2]> {
        let Cell { row, column } = cell;
        match row {
            1 => Some([Cell { row: 2, column }, Cell { row: 3, column }]),
            2 => Some([Cell { row: 1, column }, Cell { row: 0, column }]),
            _ => None,
        }
    }

    /// The pit after `cell`, counter-clockwise within the owner's two rows.
    pub fn after(cell: Cell) -> Cell {
        let Cell { row, column } = cell;
        let step_right = matches!(row, 1 | 3);
        match (row, column) {
            (3, c) if c == W - 1 => Cell { row: 2, column },
            (2, 0) => Cell { row: 3, column },
            (1, c) if c == W - 1 => Cell { row: 0, column },
            (0, 0) => Cell { row: 1, column },
            _ if step_right => Cell {
                row,
                column: column + 1,
            },
            _ => Cell {
                row,
                column: column - 1,
            },
        }
    }

    /// The pit before `cell`: where a clockwise step leads.
    pub fn before(cell: Cell) -> Cell {
        let mut pit = cell;
        while Self::after(pit) != cell {
            pit = Self::after(pit);
        }
        pit
    }

    /// A player's pits in ring order, from the left end of his back row.
    pub fn ring(side: Side) -> Vec<Cell> {
        let column = if side == Side::South { 0 } else { W - 1 };
        let first = Cell {
            row: Self::back_row(side),
            column,
        };
        let mut pits = vec![first];
        while pits.len() < 2 * W {
            pits.push(Self::after(pits[pits.len() - 1]));
        }
        pits
    }

    /// A pit's letter: front row then back row from the owner's left, small for North.
    pub fn letter(side: Side, cell: Cell) -> char {
        let from_left = match side {
            Side::South => cell.column,
            Side::North => W - 1 - cell.column,
        };
        let behind = if cell.row == Self::back_row(side) {
            W
        } else {
            0
        };
        let first = if side == Side::South { b'A' } else { b'a' };
        char::from(first + (behind + from_left) as u8)
    }

    /// The pit of `side` that has this letter.
    pub fn pit_called(side: Side, letter: char) -> Option<Cell> {
        Self::ring(side)
            .into_iter()
            .find(|cell| Self::letter(side, *cell) == letter)
    }
}
