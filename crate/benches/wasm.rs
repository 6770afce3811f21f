//! The workloads as a wasm module without imports, for `tests/wasm/bench.mjs`.

#![allow(missing_docs)]
#![allow(unsafe_code, reason = "names that JavaScript can call")]

mod workloads;

use std::cell::RefCell;

use empiki::games::Omweso;
use empiki::{GameId, Move};
use workloads::{
    Tally, endless_turn, omweso_relays, omweso_turns, oware_perft, oware_playouts, oware_table,
    plain,
    search::{self, Met},
    untraced,
};

thread_local! {
    static MET: RefCell<Box<dyn Met>> = RefCell::new(Box::new(Vec::<Omweso>::new()));
    static TURNS: RefCell<Vec<(Omweso, Move)>> = const { RefCell::new(Vec::new()) };
}

#[unsafe(no_mangle)]
pub extern "C" fn perft(depth: u32) -> f64 {
    oware_perft(depth) as f64
}

#[unsafe(no_mangle)]
pub extern "C" fn plain_perft(depth: u32) -> f64 {
    plain::perft(depth) as f64
}

#[unsafe(no_mangle)]
pub extern "C" fn playouts(games: u32) -> f64 {
    oware_playouts(games) as f64
}

#[unsafe(no_mangle)]
pub extern "C" fn untraced_playouts(games: u32) -> f64 {
    untraced::playouts(games) as f64
}

/// Makes the turns that `relays` plays; gives their laps.
#[unsafe(no_mangle)]
pub extern "C" fn prepare_relays(count: u32) -> f64 {
    TURNS.with_borrow_mut(|turns| {
        *turns = omweso_turns(count as usize);
        let mut tally = Tally::default();
        omweso_relays(turns, &mut tally);
        tally.laps as f64
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn relays() -> f64 {
    TURNS.with_borrow(|turns| omweso_relays(turns, &mut ()) as f64)
}

/// Searches the start of the game of that number, with one of the memories.
#[unsafe(no_mangle)]
pub extern "C" fn searched(game: usize, memory: usize, nodes: u32) -> f64 {
    search::searched(GameId::ALL[game], search::MEMORIES[memory], nodes.into()) as f64
}

/// Makes the positions that `tried` and `estimated` go through.
#[unsafe(no_mangle)]
pub extern "C" fn prepare_met(game: usize, count: u32) {
    MET.set(search::met(GameId::ALL[game], count as usize));
}

#[unsafe(no_mangle)]
pub extern "C" fn tried() -> f64 {
    MET.with_borrow(|met| met.tried()) as f64
}

#[unsafe(no_mangle)]
pub extern "C" fn estimated(rounds: u32) -> f64 {
    let (estimates, sum) = MET.with_borrow(|met| met.estimated(rounds.into()));
    std::hint::black_box(sum);
    estimates as f64
}

#[unsafe(no_mangle)]
pub extern "C" fn table(seeds: u32) -> f64 {
    oware_table(seeds as u8) as f64
}

#[unsafe(no_mangle)]
pub extern "C" fn proof() -> f64 {
    endless_turn() as f64
}
