//! `empiki puzzles`, run as others run it, and the puzzles that come with the page: each is replayed and searched anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::thread;

use empiki::search::{Limits, Line, Thinking, Worth};
use empiki::{Game, GameId, Outcome, Side, Winner};
use serde_json::Value;

use crate::command_line::{is_wrong_usage, run};
use crate::motif::motif;
use crate::search::{GAMES, game};
use crate::support::told;

/// So many plies beyond those that find the best turn, the margin is what the record says.
const SURE: u32 = 3;
/// The solver's turns after the first one are found by looking so far ahead at most.
const DEPTH_LATER: u32 = 6;

/// Every turn that is to be found is clearly the best after so many nodes, too.
const NODES: u64 = 1_000_000;

/// A puzzle as its record tells it.
struct Record {
    id: String,
    position: String,
    solution: Vec<String>,
    /// Seeds; `None` where it is a matter of winning or losing.
    margin: Option<i32>,
    class: Option<String>,
    depth: u32,
    rating: u64,
    motif: String,
}

impl Record {
    #[track_caller]
    fn read(value: &Value, name: &str) -> Record {
        let text = |key: &str| value[key].as_str().map(str::to_owned);
        let needed = |key: &str| text(key).unwrap_or_else(|| panic!("{key} of {value}"));
        let keys: Vec<_> = value
            .as_object()
            .into_iter()
            .flat_map(|all| all.keys())
            .collect();
        assert_eq!(keys.len(), 9, "{value}");
        assert_eq!(needed("game"), name);
        let turns = value["solution"].as_array().expect("turns").iter();
        let margin = value["margin"].as_i64().map(|seeds| seeds as i32);
        assert!(margin.is_some() || needed("margin") == "class", "{value}");
        Record {
            id: needed("id"),
            position: needed("position"),
            solution: turns
                .map(|turn| turn.as_str().expect("a turn").to_owned())
                .collect(),
            margin,
            class: text("class"),
            depth: value["depth"].as_u64().expect("plies") as u32,
            rating: value["rating"].as_u64().expect("a rating"),
            motif: needed("motif"),
        }
    }

    fn game(&self) -> Game {
        game(&self.position)
    }

    /// Whether no turn captures more than the one that is looked for, and that captures some.
    fn captures_most(&self) -> bool {
        let captured =
            |turn: &str| told(&self.position, turn).map_or(0, |told| told.captured_for_good);
        let turns = self.game().legal_texts();
        let found = captured(&self.solution[0]);
        found > 0 && turns.iter().all(|turn| captured(turn) <= found)
    }
}

/// The puzzles that come with the page.
fn shipped(name: &str) -> Vec<Record> {
    let file = format!("../www/src/lessons/puzzles/{name}.json");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = fs::read_to_string(&path).expect("the file is there");
    let all: Vec<Value> = serde_json::from_str(&text).expect("a list");
    all.iter().map(|value| Record::read(value, name)).collect()
}

/// The seeds that make a turn clearly better: in Omweso, where no seed leaves the board, each counts for one side and
/// against the other.
fn least_margin(game: &Game) -> i32 {
    if game.id() == GameId::Omweso { 6 } else { 3 }
}

/// The two best lines.
fn look(game: &Game, depth: u32) -> [Line; 2] {
    let limits = Limits {
        depth,
        ..Limits::NONE
    };
    search(game, limits)
}

fn search(game: &Game, limits: Limits) -> [Line; 2] {
    let mut thinking = Thinking::analyse(game, 2, limits).expect("the game is not over");
    while !thinking.advance(u64::MAX) {}
    let lines = thinking.report().lines;
    lines.try_into().expect("there are two turns or more")
}

/// How a line ends the game, when it does.
fn outcome(game: &Game, line: &Line) -> Option<Outcome> {
    let mut game = game.clone();
    for &turn in &line.turns {
        game.play(turn.into()).expect("legal");
    }
    game.outcome()
}

/// Hundredths of a seed by which the first of two lines is better; `None` where it is a class.
#[track_caller]
fn margin([first, second]: &[Line; 2]) -> Option<i32> {
    if let (Worth::Estimate(first), Worth::Estimate(second)) = (first.worth, second.worth) {
        return Some(first - second);
    }
    // What is not proved may still turn out to be the same: beside a win it must not be ahead, beside a loss not behind.
    let is_class = match (first.worth, second.worth) {
        (Worth::Proved { outcome, .. }, Worth::Estimate(other)) => outcome.is_gt() && other <= 0,
        (Worth::Estimate(best), Worth::Proved { outcome, .. }) => outcome.is_lt() && best >= 0,
        (Worth::Proved { outcome: best, .. }, Worth::Proved { outcome: other, .. }) => {
            best > other && best.is_ge()
        }
        (Worth::Estimate(_), Worth::Estimate(_)) => false,
    };
    assert!(is_class, "{first:?} {second:?}");
    None
}

/// The turn that so many nodes tell to be the best, if it is clearly so: not merely one of two that win.
#[track_caller]
fn assert_clear(puzzle: &Record, game: &Game, turn: &str) {
    let limits = Limits {
        nodes: NODES,
        ..Limits::NONE
    };
    let lines = search(game, limits);
    let told = format!("{} {}", puzzle.id, game.position_text());
    assert_eq!(game.write_move(lines[0].turns[0]), turn, "{told}");
    if let Some(hundredths) = margin(&lines) {
        assert!(
            hundredths >= 100 * least_margin(game),
            "{told}: {hundredths}"
        );
    }
}

/// Fails unless a search as deep as the record says finds what it says.
#[track_caller]
fn assert_solved_as_told(puzzle: &Record) {
    let mut game = puzzle.game();
    let told = format!("{} {}", puzzle.id, puzzle.position);
    assert!(puzzle.solution.len() % 2 == 1, "{told}");
    assert!(game.legal_texts().len() > 2, "{told}: a choice");
    let is_best = |game: &Game, lines: &[Line; 2], turn: &str| {
        assert_eq!(game.write_move(lines[0].turns[0]), turn, "{told}");
    };
    let first = &puzzle.solution[0];
    is_best(&game, &look(&game, puzzle.depth), first);
    let lines = look(&game, puzzle.depth + SURE);
    is_best(&game, &lines, first);
    match (puzzle.margin, margin(&lines)) {
        (Some(seeds), Some(found)) => {
            assert!(seeds >= least_margin(&game), "{told}");
            assert!(found >= 100 * seeds, "{told}: {found}");
        }
        (None, None) => {}
        (told_as, found) => panic!("{told}: {told_as:?} is told, {found:?} is found"),
    }
    let won =
        outcome(&game, &lines[0]).filter(|outcome| outcome.winner == Winner::Side(Side::South));
    let class = won.map(|outcome| outcome.ending.word());
    assert!(
        puzzle.margin.is_some() || puzzle.class.as_deref() == class,
        "{told}: {class:?}"
    );
    for (ply, turn) in puzzle.solution.iter().enumerate() {
        if ply > 0 && ply % 2 == 0 {
            is_best(&game, &look(&game, DEPTH_LATER), turn);
        }
        if ply % 2 == 0 {
            assert_clear(puzzle, &game, turn);
        }
        game.play_text(turn)
            .unwrap_or_else(|refusal| panic!("{told}: {turn}: {refusal}"));
    }
}

/// As many at once as the machine does.
fn for_all(puzzles: &[Record], check: impl Fn(&Record) + Sync) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for part in puzzles.chunks(puzzles.len().div_ceil(threads)) {
            scope.spawn(|| part.iter().for_each(&check));
        }
    });
}

fn all_solved(name: &str) {
    for_all(&shipped(name), assert_solved_as_told);
}

#[test]
fn the_pages_puzzles_of_oware_have_one_best_turn() {
    all_solved("oware");
}

#[test]
fn the_pages_puzzles_of_omweso_have_one_best_turn() {
    all_solved("omweso");
}

#[test]
fn the_pages_puzzles_of_bao_kigogo_have_one_best_turn() {
    all_solved("bao-kigogo");
}

/// What the seeds of a position are, without whatever else its text tells.
fn board(position: &str) -> &str {
    position
        .split(" s ")
        .next()
        .expect("a text has a beginning")
}

#[test]
fn the_pages_puzzles_are_many_and_none_is_there_twice() {
    for (name, many) in [("oware", 60), ("omweso", 80), ("bao-kigogo", 78)] {
        let puzzles = shipped(name);
        assert_eq!(puzzles.len(), many, "{name}");
        // South is always to move, so a board that is turned would be the same.
        let positions: BTreeSet<_> = puzzles
            .iter()
            .map(|puzzle| board(&puzzle.position))
            .collect();
        let is_souths = |puzzle: &Record| puzzle.game().position().mover() == Side::South;
        assert!(puzzles.iter().all(is_souths), "{name}");
        let ids: BTreeSet<_> = puzzles.iter().map(|puzzle| &puzzle.id).collect();
        let motifs: BTreeSet<_> = puzzles.iter().map(|puzzle| &puzzle.motif).collect();
        let found = [positions.len(), ids.len(), motifs.len()];
        assert_eq!(found, [puzzles.len(); 3], "{name}");
        for puzzle in &puzzles {
            let game = puzzle.game();
            let turn = game.read_move(&puzzle.solution[0]).expect("a turn");
            let told = motif(&game, turn.meant, puzzle.class.as_deref());
            assert_eq!(told, puzzle.motif, "{}", puzzle.id);
        }
    }
}

#[test]
fn the_pages_puzzles_are_not_solved_by_taking_most() {
    for name in GAMES {
        let puzzles = shipped(name);
        let simple = puzzles.iter().filter(|puzzle| puzzle.captures_most());
        let simple = simple.count();
        assert!(8 * simple <= 3 * puzzles.len(), "{name}: {simple}");
    }
}

#[test]
fn the_pages_puzzles_are_rated_by_depth_and_sorted() {
    for name in GAMES {
        let puzzles = shipped(name);
        let order: Vec<_> = puzzles
            .iter()
            .map(|puzzle| (puzzle.rating, &puzzle.id))
            .collect();
        assert!(order.is_sorted(), "{name}");
        for puzzle in &puzzles {
            let rating = match puzzle.depth {
                1..=2 => puzzle.depth.into(),
                3..=4 => 3,
                5..=6 => 4,
                _ => 5,
            };
            assert_eq!(puzzle.rating, rating, "{}", puzzle.id);
        }
        for rating in 1..=5 {
            let many = puzzles.iter().filter(|puzzle| puzzle.rating == rating);
            let many = many.count();
            assert!(
                many > 0 && 8 * many <= 3 * puzzles.len(),
                "{name}: {rating}: {many}"
            );
        }
    }
}

/// New puzzles.
#[track_caller]
fn found(args: &[&str]) -> Vec<Record> {
    let name = args[0];
    let args = [&["puzzles", "--game"], args].concat();
    let ran = run(&args, b"");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "{args:?}");
    let lines = ran
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    lines
        .map(|value: Value| Record::read(&value, name))
        .collect()
}

#[test]
fn new_puzzles_are_the_same_for_a_seed_and_others_for_another() {
    let id = |seed| {
        found(&["oware", "--count", "1", "--seed", seed])[0]
            .id
            .clone()
    };
    assert_eq!(id("5"), id("5"));
    assert_ne!(id("6"), id("5"));
}

#[test]
fn new_puzzles_of_each_game_have_one_best_turn() {
    // Seeds with which one is soon found.
    for (name, seed, count) in [
        ("oware", "6", "1"),
        ("omweso", "4", "2"),
        ("bao-kigogo", "6", "1"),
    ] {
        let puzzles = found(&[name, "--count", count, "--seed", seed]);
        assert_eq!(puzzles.len().to_string(), count);
        for_all(&puzzles, assert_solved_as_told);
    }
}

#[test]
fn puzzles_says_what_is_right() {
    is_wrong_usage(&["puzzles"]);
    is_wrong_usage(&["puzzles", "--game", "chess"]);
    is_wrong_usage(&["puzzles", "--game", "oware", "--count", "0"]);
    is_wrong_usage(&["puzzles", "--game", "oware", "--seed", "x"]);
    is_wrong_usage(&["puzzles", "--game", "oware", "more"]);
}
