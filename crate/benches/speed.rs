//! `cargo bench --bench speed`: how fast the rules are, with ratios to fixed
//! yardsticks measured in the same run. Machines are shared and noisy, so each
//! figure is the best of several rounds.

#![allow(missing_docs, clippy::cast_precision_loss)]

mod workloads;

use std::hint::black_box;
use std::time::Instant;

use empiki::GameId;
use workloads::{
    Tally, endless_turn, omweso_relays, omweso_turns, oware_perft, oware_playouts, oware_table,
    plain, search, untraced,
};

const ROUNDS: u32 = 5;
const PERFT_DEPTH: u32 = 11;
const PLAIN_DEPTH: u32 = 9;
const PLAYOUTS: u32 = 20_000;
const TURNS: usize = 100_000;
const TABLE_SEEDS: u8 = 10;
const SEARCHED: u64 = 1_000_000;
const MET: usize = 20_000;
const ESTIMATES: u64 = 50;

/// Work a second, at best: `work` says how much it did.
fn rate(mut work: impl FnMut() -> u64) -> f64 {
    let rates = (0..ROUNDS).map(|_| {
        let start = Instant::now();
        let done = work();
        done as f64 / start.elapsed().as_secs_f64()
    });
    rates.fold(0.0, f64::max)
}

fn line(name: &str, rate: f64, unit: &str, goal: Option<f64>) {
    let millions = rate / 1e6;
    let goal = goal.map_or(String::new(), |goal| format!("   goal {goal:.0}"));
    println!("{name:<34} {millions:>9.1} million {unit}/s{goal}");
}

fn main() {
    println!("processor: {}", processor());
    bench_perft();
    bench_playouts();
    bench_relays();
    bench_proof();
    bench_table();
    for &game in GameId::ALL {
        bench_search(game);
    }
}

fn bench_perft() {
    let packed = rate(|| oware_perft(black_box(PERFT_DEPTH)));
    let plain = rate(|| plain::perft(black_box(PLAIN_DEPTH)));
    line("Oware perft", packed, "leaves", Some(143.0));
    line("Oware perft, plain array loop", plain, "leaves", None);
    println!("{:<34} {:>9.2}", "  ratio", packed / plain);
}

fn bench_playouts() {
    let traced = rate(|| oware_playouts(black_box(PLAYOUTS)));
    let untraced = rate(|| untraced::playouts(black_box(PLAYOUTS)));
    line("Oware random playouts", traced, "plies", Some(20.0));
    line("Oware playouts, written untraced", untraced, "plies", None);
    println!(
        "{:<34} {:>9.2}   about 1: the trace costs nothing",
        "  ratio",
        traced / untraced
    );
}

fn bench_relays() {
    let turns = omweso_turns(TURNS);
    let mut tally = Tally::default();
    omweso_relays(&turns, &mut tally);
    let per_second = rate(|| {
        black_box(omweso_relays(black_box(&turns), &mut ()));
        tally.laps
    });
    let seeds_a_lap = tally.seeds as f64 / tally.laps as f64;
    line("Omweso relays", per_second, "laps", Some(40.0));
    line(
        "Omweso relays",
        per_second * seeds_a_lap,
        "seeds",
        Some(200.0),
    );
    let counted = rate(|| {
        let mut tally = Tally::default();
        black_box(omweso_relays(black_box(&turns), &mut tally));
        tally.laps
    });
    line("Omweso relays, laps counted", counted, "laps", None);
}

/// A turn whose period is 1,565,991 laps; those sown again count.
fn bench_proof() {
    let mut millis = f64::INFINITY;
    let per_second = rate(|| {
        let start = Instant::now();
        let laps = endless_turn();
        millis = millis.min(start.elapsed().as_secs_f64() * 1e3);
        laps
    });
    line("Omweso proof of endlessness", per_second, "laps", None);
    println!("{:<34} {millis:>9.1} milliseconds", "  the whole proof");
}

fn bench_table() {
    let positions = rate(|| oware_table(black_box(TABLE_SEEDS)));
    line("Oware table of 10 seeds", positions, "positions", None);
}

/// How many turns a search tries, and where its time goes.
fn bench_search(game: GameId) {
    let [kept, forgotten] =
        search::MEMORIES.map(|memory| rate(|| search::searched(game, memory, black_box(SEARCHED))));
    let met = search::met(game, MET);
    let tried = rate(|| met.tried());
    let estimated = rate(|| black_box(met.estimated(ESTIMATES)).0);
    let name = format!("{} search", game.spec().name);
    line(&name, kept, "nodes", None);
    let nanos = 1e9 / kept;
    let [rules, estimate] = [tried, estimated].map(|rate| 1e9 / rate);
    let table = nanos - 1e9 / forgotten;
    let rest = nanos - rules - estimate - table;
    println!(
        "  ns a node: {nanos:.0} = rules {rules:.0} + estimate {estimate:.0} + memory of the table {table:.0} + tree and order {rest:.0}"
    );
}

/// The processor's name, where the system tells it.
fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let name = info.lines().find(|line| line.starts_with("model name"));
    name.and_then(|line| line.split_once(": "))
        .map_or_else(|| "unknown".to_owned(), |(_, name)| name.to_owned())
}
