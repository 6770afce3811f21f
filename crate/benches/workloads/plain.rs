//! The yardstick: Oware as most programs write it, an array and a loop, every ply
//! played. Fixed, so that ratios to it mean the same in every run.

#[derive(Clone)]
struct Board {
    pits: [u8; 12],
    stores: [u8; 2],
    mover: usize,
}

/// Leaves of perft from the start.
pub fn perft(depth: u32) -> u64 {
    let start = Board {
        pits: [4; 12],
        stores: [0; 2],
        mover: 0,
    };
    count(&start, depth)
}

fn count(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    for pit in legal(board) {
        let mut next = board.clone();
        let is_over = sow(&mut next, pit);
        if !is_over || depth == 1 {
            leaves += count(&next, depth - 1);
        }
    }
    leaves
}

fn legal(board: &Board) -> impl Iterator<Item = usize> + '_ {
    let (mine, theirs) = (board.mover * 6, 6 - board.mover * 6);
    let is_fed = board.pits[theirs..theirs + 6]
        .iter()
        .any(|&count| count > 0);
    (mine..mine + 6).filter(move |&pit| {
        let seeds = usize::from(board.pits[pit]);
        seeds > 0 && (is_fed || seeds > mine + 5 - pit)
    })
}

/// True when the game is over.
fn sow(board: &mut Board, start: usize) -> bool {
    let mut pit = start;
    let mut hand = std::mem::take(&mut board.pits[start]);
    while hand > 0 {
        pit = (pit + 1) % 12;
        if pit != start {
            board.pits[pit] += 1;
            hand -= 1;
        }
    }
    capture(board, pit);
    board.mover = 1 - board.mover;
    board.stores.iter().any(|&store| store >= 25) || legal(board).next().is_none()
}

fn capture(board: &mut Board, last: usize) {
    let theirs = 6 - board.mover * 6;
    if !(theirs..theirs + 6).contains(&last) {
        return;
    }
    let mut first = last + 1;
    while first > theirs && (board.pits[first - 1] == 2 || board.pits[first - 1] == 3) {
        first -= 1;
    }
    let chain = first..last + 1;
    let has_rest = (theirs..theirs + 6).any(|pit| !chain.contains(&pit) && board.pits[pit] > 0);
    if has_rest {
        for pit in chain {
            board.stores[board.mover] += std::mem::take(&mut board.pits[pit]);
        }
    }
}
