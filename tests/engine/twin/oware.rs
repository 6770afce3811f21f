//! Oware, after `www/rules/oware.md`.

use super::text::{Known, Options, Values, read_pair, read_side, read_sides, write_counts};
use super::{Rules, Side};
use Values::{Number, Words};

const OPTIONS: &[Known] = &[
    (
        "grandSlam",
        Words(&[
            "noCapture",
            "illegal",
            "allowed",
            "allowedIfWins",
            "opponentGetsRest",
            "leaveLast",
        ]),
    ),
    ("leftovers", Words(&["ownSide", "opponent", "unscored"])),
    ("mustFeed", Words(&["on", "off"])),
    ("play", Words(&["to25", "out"])),
    ("plyCap", Number(1000)),
    ("repetition", Words(&["second", "third", "off"])),
];

/// Row 0 is North's, row 1 South's, columns as South sees them.
type Rows = [[u32; 6]; 2];

#[derive(Clone, Copy, PartialEq, Eq)]
struct Cell {
    row: usize,
    column: usize,
}

pub struct Oware {
    rows: Rows,
    stores: [u32; 2],
    mover: Side,
    options: Options,
    /// Pits and mover of every position since the last capture.
    seen: Vec<(Rows, Side)>,
    plies: u32,
    result: Option<String>,
}

impl Oware {
    pub fn read(fields: &[&str]) -> Result<Oware, String> {
        let [south, north] = read_sides(fields.first(), 6)?;
        let mut rows = [[0; 6]; 2];
        for i in 0..6 {
            rows[1][i] = south[i];
            rows[0][5 - i] = north[i];
        }
        let mut game = Oware {
            rows,
            stores: read_pair(fields.get(2))?,
            mover: read_side(fields.get(1))?,
            options: Options::read(fields.get(3..).unwrap_or_default(), OPTIONS)?,
            seen: Vec::new(),
            plies: 0,
            result: None,
        };
        if rows.iter().flatten().sum::<u32>() + game.stores[0] + game.stores[1] != 48 {
            return Err("Oware is played with 48 seeds".to_string());
        }
        game.seen.push((game.rows, game.mover));
        if !game.judge_majority() {
            game.judge_no_move();
        }
        Ok(game)
    }

    fn play_pit(&mut self, pit: Cell) {
        let (mover, opponent) = (self.mover, self.mover.other());
        let last = sow(&mut self.rows, pit);
        let chain = chain(&self.rows, opponent, last);
        let is_slam = is_slam(&self.rows, opponent, &chain);
        let taken = if is_slam {
            self.slam_taken(chain)
        } else {
            chain
        };
        for pit in &taken {
            self.stores[mover.index()] += std::mem::take(at(&mut self.rows, *pit));
        }
        if !taken.is_empty() {
            self.seen.clear();
        }
        self.mover = opponent;
        self.plies += 1;
        self.seen.push((self.rows, self.mover));
        let rest_goes = is_slam && self.options.is("grandSlam", "opponentGetsRest");
        self.judge(rest_goes);
    }

    /// What a turn that would take everything takes.
    fn slam_taken(&self, chain: Vec<Cell>) -> Vec<Cell> {
        let seeds: u32 = chain.iter().map(|pit| self.rows[pit.row][pit.column]).sum();
        let wins = self.stores[self.mover.index()] + seeds >= 25;
        match self.options.get("grandSlam") {
            "allowed" | "opponentGetsRest" => chain,
            "allowedIfWins" if wins => chain,
            "leaveLast" => chain[1..].to_vec(),
            _ => Vec::new(),
        }
    }

    fn judge(&mut self, rest_goes_to_opponent: bool) {
        if self.judge_majority() {
            return;
        }
        if rest_goes_to_opponent {
            // The opponent of the one who slammed is to move now.
            self.collect([self.mover; 2]);
            self.finish("no-move");
        } else if self.is_repeated() {
            self.collect([Side::South, Side::North]);
            self.finish("repetition");
        } else if !self.judge_no_move() && self.is_capped() {
            self.collect([Side::South, Side::North]);
            self.finish("ply-cap");
        }
    }

    fn judge_majority(&mut self) -> bool {
        let is_won =
            self.options.is("play", "to25") && self.stores.iter().any(|seeds| *seeds >= 25);
        if is_won {
            self.finish("majority");
        }
        is_won
    }

    fn judge_no_move(&mut self) -> bool {
        let is_stuck = self.result.is_none() && self.legal().is_empty();
        if is_stuck {
            match self.options.get("leftovers") {
                "ownSide" => self.collect([Side::South, Side::North]),
                "opponent" => self.collect([self.mover.other(); 2]),
                _ => {}
            }
            self.finish("no-move");
        }
        is_stuck
    }

    fn is_repeated(&self) -> bool {
        let now = (self.rows, self.mover);
        let times = self
            .seen
            .iter()
            .filter(|position| **position == now)
            .count();
        match self.options.get("repetition") {
            "second" => times >= 2,
            "third" => times >= 3,
            _ => false,
        }
    }

    fn is_capped(&self) -> bool {
        self.options.is("repetition", "off") && self.plies >= self.options.number("plyCap")
    }

    /// Empties the pits: South's row goes to the first taker, North's to the second.
    fn collect(&mut self, takers: [Side; 2]) {
        for (owner, taker) in [Side::South, Side::North].into_iter().zip(takers) {
            let row = &mut self.rows[row_of(owner)];
            self.stores[taker.index()] += row.iter().sum::<u32>();
            *row = [0; 6];
        }
    }

    fn finish(&mut self, ending: &str) {
        let [south, north] = self.stores;
        let winner = match south.cmp(&north) {
            std::cmp::Ordering::Greater => "s",
            std::cmp::Ordering::Less => "n",
            std::cmp::Ordering::Equal => "draw",
        };
        self.result = Some(format!("{winner} {ending} {south}-{north}"));
    }

    fn may_be_sown(&self, pit: Cell) -> bool {
        let seeds = self.rows[pit.row][pit.column];
        let is_opponent_empty = self.rows[row_of(self.mover.other())] == [0; 6];
        let must_feed = is_opponent_empty && self.options.is("mustFeed", "on");
        seeds > 0 && (!must_feed || seeds > distance_to_last(pit))
    }

    fn would_slam(&self, pit: Cell) -> bool {
        let mut rows = self.rows;
        let last = sow(&mut rows, pit);
        let opponent = self.mover.other();
        is_slam(&rows, opponent, &chain(&rows, opponent, last))
    }

    fn legal_pits(&self) -> Vec<Cell> {
        let row = row_of(self.mover);
        let pits = (0..6).map(|column| Cell { row, column });
        let pits: Vec<Cell> = pits.filter(|pit| self.may_be_sown(*pit)).collect();
        if self.options.is("grandSlam", "illegal") && !pits.iter().all(|pit| self.would_slam(*pit))
        {
            return pits
                .into_iter()
                .filter(|pit| !self.would_slam(*pit))
                .collect();
        }
        pits
    }
}

impl Rules for Oware {
    fn endless(&self, turn: &str, _: u64) -> Result<String, String> {
        let mut legal = self.legal().into_iter();
        let is_legal = legal.any(|other| other == turn);
        is_legal
            .then(|| "ends laps=1".to_string())
            .ok_or_else(|| format!("{turn} is not a legal turn"))
    }

    fn ply_cap(&self) -> Option<u32> {
        let has_cap = self.options.is("repetition", "off");
        has_cap.then(|| self.options.number("plyCap"))
    }

    fn legal(&self) -> Vec<String> {
        if self.result.is_some() {
            return Vec::new();
        }
        self.legal_pits().into_iter().map(letter).collect()
    }

    fn play(&mut self, turn: &str) -> Result<(), String> {
        let pit = self
            .legal_pits()
            .into_iter()
            .find(|pit| letter(*pit) == turn);
        self.play_pit(pit.ok_or_else(|| format!("{turn} is not a legal turn"))?);
        Ok(())
    }

    fn position_text(&self) -> String {
        let south = write_counts(&self.rows[1]);
        let north: Vec<u32> = self.rows[0].iter().rev().copied().collect();
        let north = write_counts(&north);
        let [in_south, in_north] = self.stores;
        let (mover, options) = (self.mover.letter(), self.options.write());
        format!("oware {south}/{north} {mover} {in_south},{in_north}{options}")
    }

    fn result(&self) -> Option<&str> {
        self.result.as_deref()
    }
}

fn row_of(side: Side) -> usize {
    if side == Side::South { 1 } else { 0 }
}

fn at(rows: &mut Rows, cell: Cell) -> &mut u32 {
    &mut rows[cell.row][cell.column]
}

/// Letters run from the owner's left: South's right end is North's left one.
fn letter(pit: Cell) -> String {
    let (first, from_left) = if pit.row == 1 {
        (b'A', pit.column)
    } else {
        (b'a', 5 - pit.column)
    };
    char::from(first + from_left as u8).to_string()
}

/// How many pits of the owner lie behind this one in the direction of sowing.
fn distance_to_last(pit: Cell) -> u32 {
    let pits = if pit.row == 1 {
        5 - pit.column
    } else {
        pit.column
    };
    pits as u32
}

fn after(cell: Cell) -> Cell {
    let Cell { row, column } = cell;
    match (row, column) {
        (1, 5) => Cell { row: 0, column },
        (1, _) => Cell {
            row,
            column: column + 1,
        },
        (_, 0) => Cell { row: 1, column },
        _ => Cell {
            row,
            column: column - 1,
        },
    }
}

/// Sows all seeds of `origin`, which is skipped on every lap, and returns the last pit.
fn sow(rows: &mut Rows, origin: Cell) -> Cell {
    let mut hand = std::mem::take(at(rows, origin));
    let mut pit = origin;
    while hand > 0 {
        pit = after(pit);
        if pit != origin {
            *at(rows, pit) += 1;
            hand -= 1;
        }
    }
    pit
}

/// The pits of the opponent that hold 2 or 3, from the last pit backwards without a gap.
fn chain(rows: &Rows, opponent: Side, last: Cell) -> Vec<Cell> {
    let mut chain = Vec::new();
    if last.row != row_of(opponent) {
        return chain;
    }
    let mut pit = last;
    while matches!(rows[pit.row][pit.column], 2 | 3) {
        chain.push(pit);
        let is_first_of_row = distance_to_last(pit) == 5;
        if is_first_of_row {
            break;
        }
        // Backwards is against the sowing: to the left for South's row, to the right for North's.
        pit.column = if pit.row == 1 {
            pit.column - 1
        } else {
            pit.column + 1
        };
    }
    chain
}

/// Whether taking `chain` would leave the opponent's row empty.
fn is_slam(rows: &Rows, opponent: Side, chain: &[Cell]) -> bool {
    let in_chain: u32 = chain.iter().map(|pit| rows[pit.row][pit.column]).sum();
    !chain.is_empty() && in_chain == rows[row_of(opponent)].iter().sum::<u32>()
}
