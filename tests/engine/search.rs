//! A search from outside: what it promises about portions, limits, lines and turns.

use std::collections::BTreeSet;

use crate::chance::{self, Chance};
use crate::texts;
use empiki::search::{Choice, Limits, Line, Reason, Report, Thinking, Worth};
use empiki::{Game, Move, Side, Winner};

pub const GAMES: [&str; 3] = ["oware", "omweso", "bao-kigogo"];

pub fn game(position: &str) -> Game {
    Game::from_text(position).unwrap_or_else(|faults| panic!("{position}: {faults}"))
}

/// Goes on by random turns.
pub fn play_on(game: &mut Game, plies: usize, chance: &mut Chance) {
    for _ in 0..plies {
        let turns = game.moves().list;
        if turns.is_empty() {
            break;
        }
        game.play((*chance.pick(&turns)).into()).expect("legal");
    }
}

/// A game that is not over, by random turns from a random position under random options.
pub fn any_game(name: &str, chance: &mut Chance) -> Game {
    loop {
        let mut game = game(&chance::position(name, chance));
        let plies = chance.below(30);
        play_on(&mut game, plies, chance);
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// What a failing test says of a game.
pub fn told(game: &Game) -> String {
    let turns: Vec<_> = game.plies().map(|(_, turn)| turn).collect();
    let given = empiki::notation::write_position(game.given());
    format!("{given} [{}] {}", turns.join(" "), game.position_text())
}

/// As deep as it goes with so many nodes.
pub const fn nodes(nodes: u64) -> Limits {
    Limits {
        nodes,
        ..Limits::NONE
    }
}

/// So deep.
pub const fn depth(depth: u32) -> Limits {
    Limits {
        depth,
        ..Limits::NONE
    }
}

/// A search, gone through with in portions, and what it chooses.
fn finish(mut thinking: Thinking, mut portion: impl FnMut() -> u64) -> (Report, Choice) {
    while !thinking.advance(portion()) {}
    let choice = thinking.choice().expect("a search that is over has chosen");
    (thinking.report(), choice)
}

/// A search at one go.
pub fn at_once(thinking: Option<Thinking>) -> (Report, Choice) {
    finish(thinking.expect("the game is not over"), || u64::MAX)
}

/// What follows a turn.
pub fn after(game: &Game, turn: Move) -> Game {
    let mut game = game.clone();
    let written = game.write_move(turn);
    let played = game.play(turn.into());
    played.unwrap_or_else(|refusal| panic!("{}: {written}: {refusal}", told(&game)));
    game
}

/// Whether the game is over and won by another than this side.
fn is_lost(game: &Game, side: Side) -> bool {
    game.outcome()
        .is_some_and(|end| end.winner == Winner::Side(side.other()))
}

/// All the ways to begin to search a game, but for the strongest level.
fn all_ways(game: &Game, seed: u64) -> Vec<(String, Thinking)> {
    let levels = (1..=5).map(|level| {
        (
            format!("level {level}"),
            Thinking::of_level(game, level, seed),
        )
    });
    let analyses = [1, 3].map(|lines| {
        let thinking = Thinking::analyse(game, lines, nodes(2_000));
        (format!("{lines} lines"), thinking)
    });
    levels
        .chain(analyses)
        .map(|(way, thinking)| (way, thinking.expect("the game is not over")))
        .collect()
}

#[test]
fn portions_change_nothing() {
    for name in GAMES {
        for seed in 0..8 {
            let game = any_game(name, &mut Chance::new(seed));
            let expected = all_ways(&game, seed).into_iter();
            let expected: Vec<_> = expected
                .map(|(_, thinking)| finish(thinking, || u64::MAX))
                .collect();
            let mut chance = Chance::new(seed);
            for size in [1, 7, 1_000, 0] {
                let mut portion = || match size {
                    0 => chance.below(400) as u64,
                    size => size,
                };
                let ways = all_ways(&game, seed).into_iter();
                for ((way, thinking), expected) in ways.zip(&expected) {
                    let found = finish(thinking, &mut portion);
                    assert_eq!(
                        found,
                        *expected,
                        "{}: seed {seed}, {way}, {size}",
                        told(&game)
                    );
                }
            }
        }
    }
}

/// Where turns are nearly as good. (Level 3 sees nearly all, so that it rarely has a choice.)
#[test]
fn another_seed_may_choose_another_turn() {
    for name in GAMES {
        let mut chance = Chance::new(1);
        let games: Vec<_> = (0..30).map(|_| any_game(name, &mut chance)).collect();
        for level in [1, 2, 4, 5] {
            let varied = games.iter().filter(|game| {
                let choose = |seed| at_once(Thinking::of_level(game, level, seed)).1.turn;
                let chosen: BTreeSet<_> = (0..8).map(choose).collect();
                assert!(chosen.contains(&choose(7)), "{}", told(game));
                chosen.iter().for_each(|&turn| drop(after(game, turn)));
                chosen.len() > 1
            });
            let varied = varied.count();
            assert!(varied > 0, "{name}: level {level} always plays the same");
        }
    }
}

/// Nodes that one position has at most, in these tests.
const MOST_CHILDREN: u64 = 150;

#[test]
fn nodes_are_kept() {
    for name in GAMES {
        for seed in 0..30 {
            let game = any_game(name, &mut Chance::new(seed));
            let turns = game.moves().list.len() as u64;
            for limit in [0, 1, 10, 100, 1_000] {
                let mut thinking =
                    Thinking::analyse(&game, 2, nodes(limit)).expect("the game is not over");
                let mut before = thinking.report().nodes;
                assert_eq!(before, turns, "{}", told(&game));
                while !thinking.advance(20) {
                    let nodes = thinking.report().nodes;
                    assert!(nodes < before + 20 + MOST_CHILDREN, "{}", told(&game));
                    before = nodes;
                }
                let nodes = thinking.report().nodes;
                assert!(
                    nodes <= turns || nodes < limit + MOST_CHILDREN,
                    "{}: {nodes} nodes, {limit} allowed",
                    told(&game)
                );
                after(&game, thinking.choice().expect("a turn").turn);
            }
        }
    }
}

fn is_proved(line: &Line) -> bool {
    matches!(line.worth, Worth::Proved { .. })
}

#[test]
fn depth_is_kept() {
    for name in GAMES {
        for seed in 0..30 {
            let game = any_game(name, &mut Chance::new(seed));
            let cap = plies_left(&game);
            for limit in 1..=3 {
                let (report, choice) = at_once(Thinking::analyse(&game, 1, depth(limit)));
                let is_settled = report.lines.iter().all(is_proved)
                    || choice.reason == Reason::OnlyTurn
                    || cap == Some(report.depth);
                assert!(
                    report.depth == limit || report.depth < limit && is_settled,
                    "{}: depth {} for {limit}",
                    told(&game),
                    report.depth
                );
            }
        }
    }
}

/// The plies after which the limit ends the game, if it has one.
fn plies_left(game: &Game) -> Option<u32> {
    let cap = game.position().ply_cap()?;
    Some(cap - game.ply() as u32)
}

/// It has no use for looking beyond it.
#[test]
fn a_search_ends_at_the_limit_of_plies() {
    for (position, cap) in [
        ("oware 4x6/4x6 s 0,0 plyCap=4 repetition=off", 4),
        ("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 plyCap=2", 2),
    ] {
        let game = game(position);
        let (report, _) = at_once(Thinking::analyse(&game, 2, Limits::NONE));
        assert_eq!(report.depth, cap, "{position}");
        assert_eq!(report.lines[0].turns.len(), cap as usize, "{position}");
    }
}

#[test]
fn a_search_can_be_settled_at_any_moment() {
    for name in GAMES {
        for seed in 0..25 {
            let mut chance = Chance::new(seed);
            let game = any_game(name, &mut chance);
            let is_only = game.moves().list.len() == 1;
            for (way, mut thinking) in all_ways(&game, seed) {
                for _ in 0..chance.below(12) {
                    let portion = *chance.pick(&[1, 5, 50, 400]);
                    thinking.advance(portion);
                }
                thinking.settle();
                let choice = thinking.choice().expect("a turn, however early");
                after(&game, choice.turn);
                let report = thinking.report();
                let told = format!("{}: seed {seed}, {way}: {choice:?}", told(&game));
                assert!(report.is_over && thinking.advance(1_000), "{told}");
                assert_eq!(
                    (report, Some(choice)),
                    (thinking.report(), thinking.choice())
                );
                assert_eq!(choice.reason == Reason::OnlyTurn, is_only, "{told}");
            }
        }
    }
}

#[test]
fn a_finished_game_is_not_searched() {
    for position in [
        "oware 0x6/0x6 s 24,24",
        "omweso 0x15,1/0x15,63 s 1,1 1,1",
        "bao-kigogo 0x24/0x24 s",
    ] {
        let game = game(position);
        assert_ne!(game.result_text(), "-", "{position}");
        assert!(Thinking::analyse(&game, 1, Limits::NONE).is_none());
        assert!((1..=6).all(|level| Thinking::of_level(&game, level, 1).is_none()));
    }
    let mut resigned = game("oware 4x6/4x6 s 0,0");
    resigned.resign(Side::South).expect("the game is not over");
    assert!(Thinking::analyse(&resigned, 1, Limits::NONE).is_none());
}

#[test]
fn an_only_turn_is_taken_without_ado() {
    for position in [
        "oware 0x5,4/4x6 s 10,10",
        "omweso 2,0x15/0x14,31x2 s 1,1 1,1",
        "bao-kigogo 2,0x23/2x23,0 s",
    ] {
        let game = game(position);
        assert_eq!(game.moves().list.len(), 1, "{position}");
        let (report, choice) = at_once(Thinking::choose(&game, Limits::NONE));
        assert_eq!((choice.reason, report.depth), (Reason::OnlyTurn, 1));
        for level in 1..=6 {
            let choice = at_once(Thinking::of_level(&game, level, 1)).1;
            assert_eq!(choice.reason, Reason::OnlyTurn, "{position}: level {level}");
        }
    }
}

/// What one turn before is worth is compared with what it led to, so that must be looked into as deeply.
#[test]
fn an_only_turn_is_looked_into_where_its_worth_is_asked() {
    for (position, turn) in [
        ("oware 1x2,3,2,4,0/0,1,0x4 s 14,22", "D"),
        ("oware 1,2,0,2,0,3/0x2,1,0x3 s 17,22", "D"),
        (
            "bao-kigogo 0x2,1,0x2,1,0x12,1,0x5/0x2,1,0x3,2,1x2,0x4,1,0,1x2,0x5,1,0 s",
            "O",
        ),
    ] {
        let mut game = game(position);
        game.play_text(turn).expect("legal");
        assert_eq!(game.moves().list.len(), 1, "{position} {turn}");
        let limits = Limits {
            nodes: u64::MAX,
            depth: 9,
        };
        let report = at_once(Thinking::analyse(&game, 1, limits)).0;
        let is_proved = matches!(report.lines[0].worth, Worth::Proved { .. });
        let told = format!("{position} {turn}: depth {}", report.depth);
        assert!(report.depth == 9 || is_proved, "{told}");
    }
}

/// Greater is better, as far as a worth tells.
fn rank(worth: Worth) -> i32 {
    match worth {
        Worth::Estimate(hundredths) => hundredths,
        Worth::Proved { outcome, .. } => 1_000_000 * outcome as i32,
    }
}

/// Plays a line through.
pub fn follow(game: &Game, line: &Line) -> Game {
    line.turns
        .iter()
        .fold(game.clone(), |game, &turn| after(&game, turn))
}

#[test]
fn lines_are_legal_distinct_and_the_best_comes_first() {
    for name in GAMES {
        for seed in 0..40 {
            let mut chance = Chance::new(seed);
            let game = any_game(name, &mut chance);
            let lines = 1 + chance.below(5);
            let limits = nodes(4_000);
            let (report, choice) = at_once(Thinking::analyse(&game, lines, limits));
            let told = format!("{}: seed {seed}: {report:?}", told(&game));
            assert_eq!(
                report.lines.len(),
                lines.min(game.moves().list.len()),
                "{told}"
            );
            let first: BTreeSet<_> = report.lines.iter().map(|line| line.turns[0]).collect();
            assert_eq!(first.len(), report.lines.len(), "{told}");
            let is_sorted = report
                .lines
                .is_sorted_by_key(|line| std::cmp::Reverse(rank(line.worth)));
            assert!(is_sorted, "{told}");
            for line in &report.lines {
                follow(&game, line);
            }
            after(&game, choice.turn);
        }
    }
}

#[test]
fn more_lines_do_not_change_what_the_best_is_worth() {
    for name in GAMES {
        for seed in 0..20 {
            let game = any_game(name, &mut Chance::new(seed));
            for limit in 1..=3 {
                let [one, three] = [1, 3].map(|lines| {
                    let limits = depth(limit);
                    let report = at_once(Thinking::analyse(&game, lines, limits)).0;
                    (report.depth, report.lines[0].worth)
                });
                let is_comparable = one.0 == three.0;
                assert!(
                    !is_comparable || one.1 == three.1,
                    "{}: seed {seed}, depth {limit}: {one:?} {three:?}",
                    told(&game)
                );
            }
        }
    }
}

/// The positions of the fixture, each with a turn that never ends.
fn never_ending() -> Vec<(String, String)> {
    let text = texts::read("tests/fixtures/never-ending.json");
    let cases: serde_json::Value = serde_json::from_str(&text).expect("the fixture is JSON");
    let cases = cases.as_array().expect("a list of cases").iter();
    let word = |case: &serde_json::Value, key: &str| {
        let word = case[key].as_str().expect("a text");
        word.to_owned()
    };
    cases
        .map(|case| (word(case, "before"), word(case, "move")))
        .collect()
}

#[test]
fn never_ending_turns_are_answered() {
    for (position, turn) in never_ending() {
        for value in ["annul", "draw", "moverLoses", "illegal"] {
            let text = format!("{position} neverEnding={value}");
            let Ok(game) = Game::from_text(&text) else {
                assert!(value == "annul" || value == "draw", "{text}");
                continue;
            };
            let is_listed = game.legal_texts().contains(&turn);
            assert_eq!(is_listed, value != "illegal", "{text}");
            if game.outcome().is_some() {
                continue;
            }
            for level in 1..=5 {
                let choice = at_once(Thinking::of_level(&game, level, 3)).1;
                let reached = after(&game, choice.turn);
                assert!(
                    level == 1 || !is_let_go(&game, &reached),
                    "{text}: level {level}"
                );
            }
            let (_, choice) = at_once(Thinking::analyse(&game, 3, nodes(5_000)));
            assert!(!is_let_go(&game, &after(&game, choice.turn)), "{text}");
        }
    }
}

/// Whether a turn lost the game at once although another would not have done so.
fn is_let_go(game: &Game, reached: &Game) -> bool {
    let mover = game.position().mover();
    let mut turns = game.moves().list.into_iter();
    is_lost(reached, mover) && turns.any(|turn| !is_lost(&after(game, turn), mover))
}

#[test]
fn a_turn_with_choices_comes_back_as_the_same_turn() {
    let (mut with_choices, mut seed) = (0, 0);
    while with_choices < 25 {
        seed += 1;
        assert!(
            seed < 2_000,
            "only {with_choices} turns with choices were chosen"
        );
        let game = any_game("omweso", &mut Chance::new(seed));
        for level in [1, 2, 3, 4] {
            let turn = at_once(Thinking::of_level(&game, level, seed)).1.turn;
            let text = game.write_move(turn);
            let read = game.read_move(&text).expect("a turn's own text");
            assert_eq!(read.meant, turn, "{}: {text}", told(&game));
            assert!(game.legal_texts().contains(&text), "{}", told(&game));
            with_choices += u32::from(turn.choices.written() > 0);
        }
    }
}
