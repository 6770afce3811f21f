//! Bao Kigogo, after `www/rules/bao-kigogo.md`.

use super::endless;
use super::four_rows::{Board, Cell};
use super::text::{Known, Options, Values, read_side};
use super::{Rules, Side};
use Values::{Number, Words};

const OPTIONS: &[Known] = &[
    ("lapCap", Number(2000)),
    ("neverEnding", Words(&["draw", "moverLoses", "illegal"])),
    ("repetition", Words(&["second", "third"])),
    ("singleCaptures", Words(&["on", "off"])),
];

type Rows = Board<12>;

#[derive(Clone)]
pub struct BaoKigogo {
    board: Rows,
    mover: Side,
    options: Options,
    seen: Vec<(Rows, Side)>,
    result: Option<String>,
}

impl BaoKigogo {
    pub fn read(fields: &[&str]) -> Result<BaoKigogo, String> {
        let mut game = BaoKigogo {
            board: Board::read(fields.first())?,
            mover: read_side(fields.get(1))?,
            options: Options::read(fields.get(2..).unwrap_or_default(), OPTIONS)?,
            seen: Vec::new(),
            result: None,
        };
        if game.board.total() > 92 {
            return Err("Bao Kigogo is played with 92 seeds".to_string());
        }
        game.seen.push((game.board, game.mover));
        game.judge_side_to_move();
        Ok(game)
    }

    /// The pits that may be lifted as far as their seeds tell.
    fn pits_to_lift(&self) -> Vec<Cell> {
        let ring = Rows::ring(self.mover);
        let holding = |pit: &Cell| self.board.seeds(*pit);
        if ring.iter().any(|pit| holding(pit) >= 2) {
            return ring.into_iter().filter(|pit| holding(pit) >= 2).collect();
        }
        let is_free = |pit: &Cell| holding(pit) == 1 && holding(&Rows::after(*pit)) == 0;
        ring.into_iter().filter(is_free).collect()
    }

    fn legal_pits(&self) -> Vec<Cell> {
        let pits = self.pits_to_lift();
        if !self.options.is("neverEnding", "illegal") {
            return pits;
        }
        pits.into_iter()
            .filter(|pit| self.sow(*pit).is_some())
            .collect()
    }

    /// The board after a turn from `start`; nothing if it never ends.
    fn sow(&self, start: Cell) -> Option<Rows> {
        let mut board = self.board;
        let is_single = board.seeds(start) == 1;
        let mut pit = start;
        for _ in 0..self.options.number("lapCap") {
            pit = lap(&mut board, pit);
            if board.seeds(pit) == 1 {
                let takes = !is_single || self.options.is("singleCaptures", "on");
                if takes {
                    capture(&mut board, pit);
                }
                return Some(board);
            }
        }
        None
    }

    fn play_pit(&mut self, pit: Cell) {
        let opponent = self.mover.other();
        match self.sow(pit) {
            Some(board) => {
                self.board = board;
                self.mover = opponent;
                self.seen.push((self.board, self.mover));
                self.judge_side_to_move();
            }
            None if self.options.is("neverEnding", "moverLoses") => {
                self.result = Some(format!("{} never-ending", opponent.letter()));
            }
            None => self.result = Some("draw never-ending".to_string()),
        }
    }

    fn judge_side_to_move(&mut self) {
        let now = (self.board, self.mover);
        let times = self
            .seen
            .iter()
            .filter(|position| **position == now)
            .count();
        let limit = if self.options.is("repetition", "third") {
            3
        } else {
            2
        };
        if self.pits_to_lift().is_empty() {
            self.result = Some(format!("{} no-move", self.mover.other().letter()));
        } else if self.legal_pits().is_empty() {
            self.result = Some("draw never-ending".to_string());
        } else if times >= limit {
            self.result = Some("draw repetition".to_string());
        }
    }
}

/// Lifts a pit and sows it; the pit of the last seed.
fn lap(board: &mut Rows, start: Cell) -> Cell {
    let mut pit = start;
    for _ in 0..board.take(start) {
        pit = Rows::after(pit);
        *board.at(pit) += 1;
    }
    pit
}

/// A last seed in an empty front pit takes the facing front pit and the one behind it.
fn capture(board: &mut Rows, last: Cell) {
    if let Some([front, back]) = Rows::facing(last)
        && board.seeds(front) > 0
    {
        board.take(front);
        board.take(back);
    }
}

impl Rules for BaoKigogo {
    fn endless(&self, turn: &str, most: u64) -> Result<String, String> {
        let named = |pit: &Cell| Rows::letter(self.mover, *pit).to_string() == turn;
        let pit = self.pits_to_lift().into_iter().find(named);
        let mut pit = pit.ok_or_else(|| format!("{turn} is not a turn"))?;
        let mut board = self.board;
        let state = |board: &Rows, pit: Cell| format!("{} {pit:?}", board.write());
        let start = state(&board, pit);
        Ok(endless::verdict(start, most, || {
            pit = lap(&mut board, pit);
            (board.seeds(pit) > 1).then(|| state(&board, pit))
        }))
    }

    fn legal(&self) -> Vec<String> {
        if self.result.is_some() {
            return Vec::new();
        }
        let pits = self.legal_pits().into_iter();
        pits.map(|pit| Rows::letter(self.mover, pit).to_string())
            .collect()
    }

    fn play(&mut self, turn: &str) -> Result<(), String> {
        let named = |pit: &Cell| Rows::letter(self.mover, *pit).to_string() == turn;
        let pit = self.legal_pits().into_iter().find(named);
        self.play_pit(pit.ok_or_else(|| format!("{turn} is not a legal turn"))?);
        Ok(())
    }

    fn position_text(&self) -> String {
        let (pits, mover) = (self.board.write(), self.mover.letter());
        format!("bao-kigogo {pits} {mover}{}", self.options.write())
    }

    fn result(&self) -> Option<&str> {
        self.result.as_deref()
    }
}
