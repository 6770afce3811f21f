//! Oware's turn under the default rules written again, with the same packed rows
//! but without a trace: what the engine's turn would cost if nobody could listen.

use super::{MOST_PLIES, Random};

const ONES: u64 = 0x0101_0101_0101;
const TOPS: u64 = ONES << 7;
const REACHING: u64 = 0x01_02_03_04_05_06;

#[derive(Clone, Copy)]
struct LapSum {
    mine: u64,
    theirs: u64,
    last: u8,
}

static LAPS: [[LapSum; 49]; 6] = lap_sums();

const fn lap_sums() -> [[LapSum; 49]; 6] {
    let none = LapSum {
        mine: 0,
        theirs: 0,
        last: 0,
    };
    let mut table = [[none; 49]; 6];
    let mut origin = 0;
    while origin < 6 {
        let (mut pit, mut seeds) = (origin, 1);
        while seeds < 49 {
            pit = if (pit + 1) % 12 == origin {
                (pit + 2) % 12
            } else {
                (pit + 1) % 12
            };
            let mut sum = table[origin][seeds - 1];
            if pit < 6 {
                sum.mine += 1 << (8 * pit);
            } else {
                sum.theirs += 1 << (8 * (pit - 6));
            }
            sum.last = pit as u8;
            table[origin][seeds] = sum;
            seeds += 1;
        }
        origin += 1;
    }
    table
}

struct Board {
    rows: [u64; 2],
    stores: [u8; 2],
    mover: usize,
}

/// As [`super::oware_playouts`].
pub fn playouts(games: u32) -> u64 {
    let mut random = Random::new(7);
    let mut moves = Vec::new();
    let mut plies = 0;
    for _ in 0..games {
        let mut board = Board {
            rows: [ONES * 4; 2],
            stores: [0; 2],
            mover: 0,
        };
        for _ in 0..MOST_PLIES {
            moves.clear();
            let mut tops = legal_tops(&board);
            while tops != 0 {
                moves.push((tops.trailing_zeros() / 8) as u8);
                tops &= tops - 1;
            }
            let pit = moves[random.below(moves.len())];
            plies += 1;
            if sow(&mut board, pit) {
                break;
            }
        }
    }
    plies
}

#[inline]
fn legal_tops(board: &Board) -> u64 {
    let complements = if board.rows[1 - board.mover] == 0 {
        ONES * 128 - REACHING
    } else {
        ONES * 127
    };
    (board.rows[board.mover] + complements) & TOPS
}

/// True when the game is over.
#[inline]
fn sow(board: &mut Board, pit: u8) -> bool {
    let (mover, opponent) = (board.mover, 1 - board.mover);
    let seeds = (board.rows[mover] >> (8 * pit)) as u8;
    let lap = &LAPS[usize::from(pit)][usize::from(seeds)];
    board.rows[mover] &= !(0xFF << (8 * pit));
    board.rows[mover] += lap.mine;
    board.rows[opponent] += lap.theirs;
    if lap.last >= 6 {
        let taken = chain(board.rows[opponent], lap.last - 6);
        if taken != 0 && board.rows[opponent] & !taken != 0 {
            let captured = board.rows[opponent] & taken;
            board.stores[mover] += (captured.wrapping_mul(ONES) >> 40) as u8;
            board.rows[opponent] &= !taken;
        }
    }
    board.mover = opponent;
    board.stores[0].max(board.stores[1]) >= 25 || legal_tops(board) == 0
}

#[inline]
fn chain(row: u64, last: u8) -> u64 {
    let distance = (row & (ONES * 0xFE)) ^ (ONES * 2);
    let others = (distance + ONES * 0x7F) & TOPS;
    let up_to_last = u64::MAX >> (56 - 8 * last);
    let breaks = others & up_to_last;
    (u64::MAX << (64 - breaks.leading_zeros())) & up_to_last
}
