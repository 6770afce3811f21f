//! The exact proof that a turn never ends: periods, limits, portions, and what
//! is refused.

use crate::{support, texts, twin};
use empiki::Game;
use empiki::endless::{DEFAULT_LIMIT, Proof, Verdict};

/// Positions, turns and verdicts; those with captures and choices came from random positions.
const PROVED: &[(&str, &str, &str)] = &[
    (
        "omweso 0,1,2,1,0,1,4,5,3,0,3,1,3,1,1,2/0,5,3,2,2,2,4,0,2,0,3,2,5,2,4,0 s 1,1 1,1",
        "A",
        "endless period=14399 after=28",
    ),
    (
        "omweso 1,2,1,0,1,2,0,1,3,3,0,1,2,1,1,1/5,3,2,3,3,4,1,3,2,2,2,2,5,0,4,3 s 1,1 1,1",
        "N",
        "endless period=9806 after=33",
    ),
    (
        "omweso 3,2,1,5,1,1,3,2,2,2,3,1,3,2,2,3/2,2,1,3,3,0,1,1,2,1,3,2,3,1,2,1 s 1,1 1,1",
        "L-",
        "endless period=1076 after=16",
    ),
    ("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "I", "ends laps=2"),
    ("oware 4x6/4x6 s 0,0", "C", "ends laps=1"),
    ("bao-kigogo 2x23,0/2x23,0 s", "M", "ends laps=8"),
];

fn game(position: &str) -> Game {
    Game::from_text(position).unwrap_or_else(|faults| panic!("{position}: {faults}"))
}

fn start(position: &str, turn: &str, limit: u64) -> Proof {
    Proof::start(&game(position), turn, limit)
        .unwrap_or_else(|refusal| panic!("{position} {turn}: {refusal}"))
}

#[test]
fn known_cycles_have_their_periods() {
    let text = texts::read("tests/fixtures/never-ending.json");
    let cases: serde_json::Value = serde_json::from_str(&text).expect("the fixture is JSON");
    let cases = cases.as_array().expect("a list of cases");
    assert_eq!(cases.len(), 7);
    for case in cases {
        let word = |key: &str| case[key].as_str().expect("a text");
        let verdict = support::endless(word("before"), word("move"), DEFAULT_LIMIT);
        let period = &case["period"];
        assert_eq!(verdict, Ok(format!("endless period={period} after=0")));
    }
}

#[test]
fn proofs_agree_with_a_walk_that_remembers_everything() {
    for &(position, turn, verdict) in PROVED {
        let expected = Ok(verdict.to_string());
        assert_eq!(support::endless(position, turn, DEFAULT_LIMIT), expected);
        let by_twin = twin::Game::from_text(position).and_then(|game| game.endless(turn, 20_000));
        assert_eq!(by_twin, expected, "{position} {turn}");
    }
}

/// However often the proof is interrupted.
#[test]
fn a_proof_goes_on_where_it_stopped() {
    for &(position, turn, verdict) in PROVED {
        for portion in [1, 2, 3, 1_000] {
            let mut proof = start(position, turn, DEFAULT_LIMIT);
            let mut laps = 0;
            let progress = loop {
                let progress = proof.advance(portion);
                assert!(
                    progress.laps <= laps + portion + 1,
                    "{portion} laps at a time"
                );
                laps = progress.laps;
                if progress.verdict.is_some() {
                    break progress;
                }
            };
            let reached = progress
                .verdict
                .expect("the loop ends with one")
                .to_string();
            assert_eq!(reached, verdict);
            assert_eq!(proof.advance(portion), progress, "what is proved stays");
        }
    }
}

#[test]
fn the_limit_is_of_laps_of_the_turn() {
    let (position, turn, _) = PROVED[2];
    let at = |limit| start(position, turn, limit).advance(u64::MAX).verdict;
    let unknown = |laps, branches| Some(Verdict::Unknown { laps, branches });
    assert_eq!(at(0), unknown(0, 0));
    assert_eq!(at(12), unknown(12, 0));
    assert_eq!(at(13), unknown(13, 1), "lap 13 could go both ways");
    assert!(matches!(
        at(1_000),
        Some(Verdict::Unknown { laps: 1_000, .. })
    ));
    let (period, after) = (1076, 16);
    assert_eq!(at(10_000), Some(Verdict::Endless { period, after }));
    let ends = start("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "I", 2).advance(u64::MAX);
    assert_eq!(ends.verdict, Some(Verdict::Ends { laps: 2 }));
    let straight = "bao-kigogo 0,2,1,2,1,0,2,1,0,3,2,0,1,0,1,2,1,0,2,1,0,1,0,1/0x24 s";
    let cut = start(straight, "W", 100).advance(u64::MAX);
    assert_eq!(cut.verdict, unknown(100, 0), "no direction is ever chosen");
}

#[test]
fn the_cap_on_laps_plays_no_part() {
    let position = "bao-kigogo 2x23,0/2x23,0 s lapCap=1 neverEnding=illegal";
    assert!(support::refusal(position, "M").is_some(), "M is struck");
    assert_eq!(
        support::endless(position, "M", 100),
        Ok("ends laps=8".to_string())
    );
    let position = "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 lapCap=1 neverEnding=illegal";
    assert_eq!(
        support::endless(position, "I", 100),
        Ok("ends laps=2".to_string())
    );
}

/// Every turn is struck, so the game is over: that is what the proof is about.
#[test]
fn turns_of_a_game_without_turns_that_end_are_examined() {
    let struck = "bao-kigogo 0x11,2,0,1,0x2,1,0x7/0x11,5,0x12 s lapCap=1 neverEnding=illegal";
    assert_eq!(
        support::open(struck).map(|game| game.result()),
        Ok("draw never-ending".to_string())
    );
    assert_eq!(
        support::endless(struck, "X", 100),
        Ok("ends laps=2".to_string())
    );
}

#[test]
fn turns_that_may_not_be_played_are_refused() {
    let endless = "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1";
    let wandering =
        "bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/0x24 s neverEnding=illegal";
    for (position, turn, code) in [
        (endless, "I", "empty-pit"),
        (endless, "L", "too-few-seeds"),
        (endless, "h", "not-your-pit"),
        (endless, "H+", "too-many-choices"),
        (endless, "K*", "okwesera-after-capture"),
        (endless, "", "bad-turn-text"),
        (wandering, "S+", "too-many-choices"),
        (wandering, "--", "no-lost-turn"),
        ("oware 4x6/0x6 s 24,0", "A", "must-feed"),
        ("oware 0x6/0x6 s 24,24", "A", "game-over"),
    ] {
        let refusal = Proof::start(&game(position), turn, 1).map(|_| ());
        let refusal = refusal.expect_err("the turn may not be played");
        assert_eq!(refusal.code.word(), code, "{position} {turn}");
    }
}
