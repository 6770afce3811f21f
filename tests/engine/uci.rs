//! `empiki uci`: what is said to it and what it answers.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use empiki::{Game, GameId};

use crate::chance::Chance;
use crate::command_line::{is_wrong_usage, run};

/// All that it says to some lines.
#[track_caller]
fn says(input: &str) -> Vec<String> {
    let ran = run(&["uci"], input.as_bytes());
    assert_eq!((ran.err.as_str(), ran.status), ("", 0), "{input:?}");
    ran.out.lines().map(str::to_owned).collect()
}

/// Making a table takes its time.
const WITHOUT_TABLES: &str = "setoption name UseTables value false\n";

/// The turns that it chooses.
fn best(input: &str) -> Vec<String> {
    let lines = says(input);
    let best = lines
        .iter()
        .filter_map(|line| line.strip_prefix("bestmove "));
    best.map(str::to_owned).collect()
}

#[test]
fn it_introduces_itself() {
    let lines = says("uci\nisready\nquit\n");
    let version = concat!("id name Empiki ", env!("CARGO_PKG_VERSION"));
    assert_eq!(lines[..2], [version, "id author the Empiki authors"]);
    for option in ["Hash", "Level", "UseTables", "Seed"] {
        let begin = format!("option name {option} type ");
        assert!(
            lines.iter().any(|line| line.starts_with(&begin)),
            "{option}"
        );
    }
    assert_eq!(lines[lines.len() - 2..], ["uciok", "readyok"]);
}

#[test]
fn it_answers_a_search_with_what_it_found_and_a_legal_turn() {
    let lines = says("position startpos\ngo nodes 1000\n");
    let (last, infos) = lines.split_last().expect("an answer");
    let turn = last.strip_prefix("bestmove ").expect("the last line");
    assert!(["A", "B", "C", "D", "E", "F"].contains(&turn), "{turn}");
    for info in infos {
        let words: Vec<_> = info.split(' ').collect();
        let places = [0, 1, 3, 4, 6, 8, 10].map(|place| words[place]);
        let names = ["info", "depth", "score", "cp", "nodes", "time", "pv"];
        assert_eq!(places, names, "{info}");
        let mut game = Game::start(GameId::Oware);
        for turn in &words[11..] {
            game.play_text(turn).expect("a line that can be played");
        }
    }
    assert!(!infos.is_empty());
}

#[test]
fn the_same_is_answered_again() {
    for go in ["go nodes 3000", "go depth 5", "go"] {
        let input = format!("setoption name Level value 4\nposition startpos moves CdA\n{go}\n");
        assert_eq!(best(&input), best(&input), "{go}");
        assert_eq!(best(&input).len(), 1, "{go}");
    }
}

#[test]
fn positions_are_read_in_every_form() {
    // Only F reaches the opponent's empty row.
    let only = "1-0-0-0-0-1-0-0-0-0-0-0-23-23-S";
    for position in [
        only.to_owned(),
        format!("fen {only}"),
        format!("fen {only} moves"),
        "1-0-0-0-0-0-1-0-0-0-0-0-23-23-N moves a F".to_owned(),
    ] {
        let found = best(&format!(
            "{WITHOUT_TABLES}position {position}\ngo nodes 50\n"
        ));
        assert_eq!(found.len(), 1, "{position}");
    }
    let input = format!("{WITHOUT_TABLES}position {only}\ngo depth 3\n");
    assert_eq!(best(&input), ["F"]);
    let together = best("position startpos moves CdAb\ngo depth 4\n");
    let apart = best("position startpos moves C d Ab\ngo depth 4\n");
    assert_eq!(together, apart);
}

#[test]
fn small_letters_are_norths() {
    let lines = says("position startpos moves C\ngo depth 3\n");
    let turn = lines.last().and_then(|line| line.strip_prefix("bestmove "));
    let turn = turn.expect("an answer");
    assert!(["a", "b", "c", "d", "e", "f"].contains(&turn), "{turn}");
    assert!(lines[0].contains(&format!(" pv {turn} ")), "{lines:?}");
}

#[test]
fn a_finished_position_has_no_best_turn() {
    let input = "position 0-0-0-0-0-0-0-0-0-0-0-0-24-24-S\ngo nodes 10\ngo infinite\ngo\n";
    assert_eq!(best(input), ["(none)"; 3]);
}

#[test]
fn what_is_wrong_is_said_and_changes_nothing() {
    let wrong = [
        "position",
        "position moves A",
        "position startpos A",
        "position startpos moves Ab?",
        "position startpos moves AA",
        "position 4-4-4-4-4-4-4-4-4-4-4-4-0-1-S",
        "position 4-4-4-4-4-4-4-4-4-4-4-4-0-0-s",
        "position fen \"]",
        "go depth",
        "go depth 0",
        "go nodes -1",
        "go fast",
        "go infinite nodes 3",
        "setoption name Level value 7",
        "setoption name Level",
        "setoption name Colour value red",
        "setoption name UseTables value perhaps",
        "castle",
    ];
    let position = "position 1-0-0-0-0-1-0-0-0-0-0-0-23-23-S";
    let wrong_lines = wrong.join("\n");
    let input = format!("{WITHOUT_TABLES}{position}\n{wrong_lines}\ngo depth 1\n");
    let lines = says(&input);
    for (line, wrong) in lines.iter().zip(wrong) {
        assert!(line.starts_with("info string error: "), "{wrong}: {line}");
    }
    assert_eq!(lines.last().map(String::as_str), Some("bestmove F"));
    assert!(lines.len() > wrong.len() + 1);
}

#[test]
fn searches_that_are_asked_for_at_once_follow_each_other() {
    let input =
        "position startpos\ngo nodes 500\nposition startpos moves C\ngo nodes 500\nisready\n";
    let found = best(input);
    assert_eq!(found.len(), 2);
    assert!(found[0].chars().all(char::is_uppercase) && found[1].chars().all(char::is_lowercase));
}

#[test]
fn the_end_of_the_input_or_quit_ends_an_infinite_search() {
    for end in [
        "",
        "stop\n",
        "quit\n",
        "stop\nquit\n",
        // What has to wait does not keep it from ending.
        "position startpos moves C\n",
    ] {
        let found = best(&format!("position startpos\ngo infinite\n{end}"));
        assert_eq!(found.len(), 1, "{end:?}");
    }
    assert_eq!(best("go infinite\ngo depth 1\n").len(), 2, "more waits");
    assert_eq!(best("stop\nstop\n").len(), 0);
}

#[test]
fn searches_with_a_bound_wait_for_the_table() {
    // It need not be there for `isready` and `stop`.
    let position = "position 0-0-0-0-1-2-0-0-3-0-1-0-21-20-S\n";
    let input = format!("{position}go depth 1\nstop\nisready\n");
    assert_eq!(best(&input).len(), 1);
    let known = says(&format!("{position}isready\ngo depth 2\n"));
    assert_eq!(known[0], "readyok");
    assert!(
        known
            .last()
            .is_some_and(|line| line.starts_with("bestmove "))
    );
}

#[test]
fn time_ends_a_search() {
    assert_eq!(best("go movetime 20\n").len(), 1);
}

#[test]
fn it_answers_while_it_thinks() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_empiki"))
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    let stdout = child.stdout.take().expect("it is piped");
    let mut lines = BufReader::new(stdout).lines().map_while(Result::ok);
    let mut say = |text: &str| {
        stdin.write_all(text.as_bytes()).expect("it listens");
        stdin.flush().expect("it listens");
    };
    for _ in 0..3 {
        say("position startpos\ngo infinite\n");
        assert!(lines.any(|line| line.starts_with("info depth ")));
        say("isready\n");
        assert!(lines.any(|line| line == "readyok"));
        say("stop\n");
        assert!(lines.any(|line| line.starts_with("bestmove ")));
    }
    // What had to wait is served by itself: nothing more is said.
    say("go nodes 20000\nposition startpos moves C\ngo nodes 500\n");
    let mut best = || lines.find(|line| line.starts_with("bestmove "));
    let [first, second] = [best(), best()].map(|line| line.expect("an answer"));
    assert!(
        first.ends_with(char::is_uppercase) && second.ends_with(char::is_lowercase),
        "{first}, {second}"
    );
    say("go infinite\nquit\n");
    assert!(lines.any(|line| line.starts_with("bestmove ")));
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn no_input_is_too_strange() {
    const WORDS: &[&str] = &[
        "uci",
        "isready",
        "stop",
        "ucinewgame",
        "setoption",
        "position",
        "go",
        "name",
        "value",
        "Level",
        "Hash",
        "Seed",
        "UseTables",
        "false",
        "3",
        "0",
        "-1",
        "99999999999999999999",
        "startpos",
        "fen",
        "moves",
        "ABcD",
        "Cd",
        "é",
        "\u{0}",
        "\t",
        "\r",
        "depth",
        "nodes",
        "movetime",
        "1",
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "1-0-0-0-0-0-1-0-0-0-0-0-23-23-N",
        "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N",
        "255-255-0-S",
        "\"",
        "]",
        "[FEN \"",
    ];
    for seed in 0..8 {
        let mut chance = Chance::new(seed);
        let mut input = format!("{WITHOUT_TABLES}setoption name Level value 1\n");
        for _ in 0..200 {
            let first = if chance.once_in(2) { "position " } else { "" };
            let count = chance.below(6);
            let words: Vec<_> = (0..count).map(|_| *chance.pick(WORDS)).collect();
            input += &format!("{first}{}\n", words.join(" "));
        }
        let mut input = input.into_bytes();
        input.extend([b'\n', 0xff, 0xfe, b'\n']);
        let ran = run(&["uci"], &input);
        assert_eq!((ran.err.as_str(), ran.status), ("", 0), "seed {seed}");
    }
}

#[test]
fn it_takes_no_arguments() {
    is_wrong_usage(&["uci", "go"]);
}
