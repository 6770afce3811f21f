//! `empiki match` and `empiki ladder`, run as others run them: players, openings, what is counted.

use crate::command_line::{answers, is_wrong_usage, run};

/// The numbers of the last line by their names.
#[track_caller]
fn numbers(line: &str) -> Vec<f64> {
    let names = [
        "games", "wins", "draws", "losses", "annulled", "score", "se",
    ];
    let fields: Vec<_> = line.split(' ').collect();
    assert_eq!(fields.len(), names.len(), "{line}");
    let numbers = fields.iter().zip(names).map(|(field, name)| {
        let (found, number) = field.split_once('=').expect("name=number");
        assert_eq!(found, name, "{line}");
        number.parse().expect("a number")
    });
    numbers.collect()
}

/// Plays a match that ends well, twice: what does not hang on time comes out the same.
#[track_caller]
fn plays(args: &[&str]) -> Vec<f64> {
    let args = [&["match"], args].concat();
    let ran = run(&args, b"");
    assert_eq!((ran.status, ran.err.as_str()), (0, ""), "empiki {args:?}");
    assert_eq!(run(&args, b"").out, ran.out, "empiki {args:?}");
    let line = ran.out.lines().last().expect("a line");
    let numbers = numbers(line);
    let [games, wins, draws, losses, annulled, ..] = numbers[..] else {
        unreachable!("seven numbers");
    };
    assert_eq!(games, wins + draws + losses + annulled, "{line}");
    numbers
}

const GAMES: [&str; 3] = ["oware", "omweso", "bao-kigogo"];

#[test]
fn seeds_at_once_beat_chance_in_every_game() {
    for game in GAMES {
        let found = plays(&["greedy", "random", "--game", game, "--games", "16"]);
        assert_eq!(found[0], 16.0);
        assert!(found[5] > 0.6, "{game}: {found:?}");
    }
}

#[test]
fn every_player_without_a_clock_plays_every_game_the_same_again() {
    for game in GAMES {
        for player in ["level:1", "level:4", "nodes:200", "mc:20", "mcts:40"] {
            let args = [player, "greedy", "--game", game, "--games", "2", "--seed"];
            plays(&[&args[..], &["7"]].concat());
        }
    }
}

#[test]
fn players_with_a_clock_play() {
    let args = ["movetime:1", "random", "--game", "oware", "--games", "2"];
    let ran = run(&[&["match"], &args[..]].concat(), b"");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert_eq!(numbers(ran.out.trim_end())[0], 2.0);
}

#[test]
fn the_reference_beats_seeds_at_once() {
    let args = [
        "match",
        "reference:2",
        "greedy",
        "--game",
        "oware",
        "--games",
        "4",
    ];
    let ran = run(&args, b"");
    assert_eq!(ran.status, 0, "{}", ran.err);
    assert!(numbers(ran.out.trim_end())[5] > 0.5, "{}", ran.out);
}

#[test]
fn the_search_may_be_given_tables() {
    let args = ["nodes:100", "random", "--game", "oware", "--games", "2"];
    plays(&[&args[..], &["--tables", "6"]].concat());
}

#[test]
fn the_first_players_score_is_told_whichever_side_he_takes() {
    let both = [["greedy", "random"], ["random", "greedy"]]
        .map(|[first, second]| plays(&[first, second, "--game", "oware", "--games", "12"]));
    assert!(both[0][5] > 0.5 && both[1][5] < 0.5, "{both:?}");
}

#[test]
fn games_number_seed_options_and_openings_are_heeded() {
    let base = ["greedy", "random", "--game", "omweso"];
    let with = |more: &[&str]| plays(&[&base[..], more].concat());
    assert_eq!(with(&["--games", "3", "--openings", "0"])[0], 3.0);
    assert_eq!(with(&[])[0], 100.0);
    // The plies of the opening count: one more, and the game is over.
    let short = with(&["--games", "4", "--options", "plyCap=5", "--openings", "4"]);
    assert_eq!(short[1..], [0.0, 0.0, 0.0, 4.0, 0.0, 0.0], "{short:?}");
    let seeds = ["1", "2", "3"].map(|seed| {
        let players = ["random", "random", "--game", "oware"];
        plays(&[&players[..], &["--games", "60", "--seed", seed]].concat())
    });
    assert!(seeds[0] != seeds[1] || seeds[1] != seeds[2], "{seeds:?}");
}

#[test]
fn wrong_usage_says_what_is_right() {
    let wrong: &[&[&str]] = &[
        &["match"],
        &["match", "greedy", "--game", "oware"],
        &["match", "greedy", "random"],
        &["match", "greedy", "random", "random", "--game", "oware"],
        &["match", "greedy", "random", "--game", "chess"],
        &["match", "greedy", "clever", "--game", "oware"],
        &["match", "greedy:1", "random", "--game", "oware"],
        &["match", "level", "random", "--game", "oware"],
        &["match", "level:0", "random", "--game", "oware"],
        &["match", "level:7", "random", "--game", "oware"],
        &["match", "nodes:many", "random", "--game", "oware"],
        &["match", "movetime:0", "random", "--game", "oware"],
        &["match", "mc:99999999999", "random", "--game", "oware"],
        &["match", "cmd: ", "random", "--game", "oware"],
        &["match", "reference", "random", "--game", "omweso"],
        &[
            "match", "greedy", "random", "--game", "oware", "--games", "0",
        ],
        &[
            "match", "greedy", "random", "--game", "oware", "--seed", "-1",
        ],
        &[
            "match",
            "greedy",
            "random",
            "--game",
            "oware",
            "--options",
            "lapCap=3",
        ],
        &[
            "match",
            "greedy",
            "random",
            "--game",
            "omweso",
            "--options",
            "setup=free",
        ],
        &[
            "match", "greedy", "random", "--game", "omweso", "--tables", "3",
        ],
        &["match", "greedy", "random", "--game", "oware", "--fast"],
        &["ladder"],
        &["ladder", "--game", "chess"],
        &["ladder", "oware"],
        &["ladder", "--game", "oware", "--games", "x"],
    ];
    for args in wrong {
        is_wrong_usage(args);
    }
}

#[cfg(unix)]
mod programs {
    use super::*;

    /// A player who always sows the leftmost pit that he may sow.
    fn leftmost() -> String {
        let empiki = env!("CARGO_BIN_EXE_empiki");
        format!(
            "cmd:while read -r go position; do '{empiki}' moves \"$position\" | cut -d ' ' -f 1; done"
        )
    }

    #[test]
    fn a_program_plays_both_sides_of_every_game() {
        for game in GAMES {
            let found = plays(&[&leftmost(), "random", "--game", game, "--games", "2"]);
            assert_eq!(found[0], 2.0);
        }
    }

    #[test]
    fn a_program_is_started_once_and_told_go() {
        // It answers to `go` only, with a number of its own starts, so a second start would show.
        let told = std::env::temp_dir().join(format!("empiki-starts-{}", std::process::id()));
        let file = told.to_str().expect("a plain name");
        let program = format!(
            "cmd:echo start >> '{file}'; while read -r go position; do test \"$go\" = go || exit; \
             echo; echo info string thinking; echo bestmove \"$('{}' moves \"$position\" | cut -d ' ' -f 1)\"; done",
            env!("CARGO_BIN_EXE_empiki")
        );
        let args = [
            "match", &program, "random", "--game", "oware", "--games", "4",
        ];
        let ran = run(&args, b"");
        let starts = std::fs::read_to_string(&told).expect("it was started");
        std::fs::remove_file(&told).expect("it can be removed");
        assert_eq!((starts.as_str(), ran.status), ("start\n", 0), "{}", ran.out);
    }

    #[track_caller]
    fn stops(program: &str, reason: &str) {
        let program = format!("cmd:{program}");
        let args = [
            "match", &program, "random", "--game", "oware", "--games", "2",
        ];
        answers(&args, &format!("error\t{program}: {reason}\n"), 1);
    }

    #[test]
    fn a_program_that_fails_stops_the_match() {
        let ran = run(
            &[
                "match",
                "random",
                "cmd:exit 3",
                "--game",
                "oware",
                "--games",
                "2",
            ],
            b"",
        );
        assert_eq!(ran.status, 1);
        assert!(
            ran.out
                .starts_with("error\tcmd:exit 3: ended without an answer"),
            "{}",
            ran.out
        );
        let ran = run(
            &["match", "cmd:/no/such/program", "random", "--game", "oware"],
            b"",
        );
        assert!(
            ran.status == 1 && ran.out.starts_with("error\t"),
            "{}",
            ran.out
        );
    }

    #[test]
    fn a_program_that_writes_without_end_is_ended() {
        let ran = run(&["match", "cmd:yes", "random", "--game", "oware"], b"");
        let is_told = ran
            .out
            .starts_with("error\tcmd:yes: answered \"y\" to oware ");
        assert!(ran.status == 1 && is_told, "{}", ran.out);
    }

    #[test]
    fn an_illegal_answer_stops_the_match() {
        let ran = run(
            &[
                "match",
                "cmd:while read x; do echo Q; done",
                "random",
                "--game",
                "oware",
            ],
            b"",
        );
        assert_eq!(ran.status, 1);
        assert!(
            ran.out.contains("answered \"Q\" to oware ") && ran.out.ends_with("no such pit\n"),
            "{}",
            ran.out
        );
        let passes = "cmd:while read x; do echo --; done";
        let reason = "gave its turn up, which only a clock may take";
        let args = ["match", passes, "random", "--game", "omweso"];
        answers(&args, &format!("error\t{passes}: {reason}\n"), 1);
        stops("head -c 70000 /dev/zero", "a line that is too long");
        stops("printf '\\377\\n'", "a line that is not UTF-8");
    }
}

#[test]
fn the_ladder_is_a_table_with_a_verdict() {
    let ran = run(&["ladder", "--game", "oware", "--games", "1"], b"");
    let lines: Vec<_> = ran.out.lines().collect();
    assert!(
        lines[0].starts_with("| level | against | games |"),
        "{}",
        ran.out
    );
    let rows = &lines[2..7];
    for (row, level) in rows.iter().zip(2..) {
        let cells: Vec<_> = row.trim_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 12, "{row}");
        assert_eq!(cells[0], level.to_string());
        assert_eq!(cells[1], (level - 1).to_string());
        assert_eq!(cells[2], "1");
    }
    // One game says nothing surely.
    assert!(
        lines[8].starts_with("not every level scores 0.65"),
        "{}",
        ran.out
    );
    assert_eq!(ran.status, 1);
}
