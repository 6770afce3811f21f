//! The command `empiki`, run as others run it: what goes in, what comes out,
//! and the exit status.

use std::io::Write;
use std::process::{Command, Stdio};

pub struct Ran {
    pub out: String,
    pub err: String,
    pub status: i32,
}

pub fn run(args: &[&str], input: &[u8]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_empiki"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("standard input is piped");
    // A command that does not read its input may be gone already.
    let _ = stdin.write_all(input);
    drop(stdin);
    let output = child.wait_with_output().expect("the command ends");
    Ran {
        out: String::from_utf8(output.stdout).expect("answers are UTF-8"),
        err: String::from_utf8(output.stderr).expect("messages are UTF-8"),
        status: output.status.code().expect("the command exits by itself"),
    }
}

/// The answer to arguments alone, with its exit status.
#[track_caller]
pub fn answers(args: &[&str], out: &str, status: i32) {
    let ran = run(args, b"");
    assert_eq!(
        (ran.out.as_str(), ran.status),
        (out, status),
        "empiki {args:?}: {}",
        ran.err
    );
}

/// The answer to lines of standard input.
#[track_caller]
fn serves(command: &str, input: &str, out: &str, status: i32) {
    let ran = run(&[command], input.as_bytes());
    assert_eq!(
        (ran.out.as_str(), ran.status),
        (out, status),
        "empiki {command} < {input:?}"
    );
}

#[track_caller]
pub fn is_wrong_usage(args: &[&str]) {
    let ran = run(args, b"");
    assert_eq!((ran.out.as_str(), ran.status), ("", 2), "empiki {args:?}");
    assert!(
        ran.err.contains("usage: empiki"),
        "says what is right: {}",
        ran.err
    );
}

const OWARE: &str = "oware 4x6/4x6 s 0,0";

#[test]
fn perft_prints_a_line_a_depth() {
    answers(&["perft", "oware", "4"], "1 6\n2 36\n3 190\n4 1014\n", 0);
    answers(&["perft", "omweso", "2"], "1 8\n2 64\n", 0);
    let finished = "oware 0x6/0x6 s 24,24";
    answers(
        &["perft", "oware", "2", "--position", finished],
        "1 0\n2 0\n",
        0,
    );
}

#[test]
fn perft_divides_by_first_turn_sorted_by_byte() {
    let divided = "A 6\nB 6\nC 6\nD 6\nE 6\nF 6\ntotal 36\n";
    answers(&["perft", "oware", "2", "--divide"], divided, 0);
    let capped = "oware 4x6/4x6 s 0,0 plyCap=2 repetition=off";
    let ran = run(
        &["perft", "oware", "3", "--divide", "--position", capped],
        b"",
    );
    assert!(
        ran.out.ends_with("total 0\n"),
        "a line ends at the ply cap: {}",
        ran.out
    );
    let reversing =
        "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1";
    let ran = run(
        &["perft", "omweso", "1", "--divide", "--position", reversing],
        b"",
    );
    let mut lines: Vec<_> = ran.out.lines().collect();
    let total = lines.pop().expect("a total");
    assert_eq!(total, format!("total {}", lines.len()));
    assert!(lines.is_sorted() && lines.contains(&"I-- 1"), "{lines:?}");
}

#[test]
fn perft_ends_a_line_at_a_turn_that_never_ends() {
    let endless = "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1";
    let ran = run(
        &["perft", "omweso", "2", "--divide", "--position", endless],
        b"",
    );
    assert!(
        ran.out.contains("H 0\n"),
        "not a leaf before the last ply: {}",
        ran.out
    );
    let ran = run(
        &["perft", "omweso", "1", "--divide", "--position", endless],
        b"",
    );
    assert!(
        ran.out.contains("H 1\n"),
        "a leaf at the last ply: {}",
        ran.out
    );
}

#[test]
fn moves_answers_an_argument_or_each_line() {
    answers(&["moves", OWARE], "A B C D E F\n", 0);
    answers(&["moves", "oware 0x6/0x6 s 24,24"], "\n", 0);
    let two = format!("{OWARE}\noware 1,0x4,1/0x6 s 23,23\n");
    serves("moves", &two, "A B C D E F\nF\n", 0);
    serves("moves", "oware 1,0x4,1/0x6 s 23,23\r\n", "F\n", 0);
}

#[test]
fn play_answers_arguments_or_each_line() {
    answers(&["play", OWARE], &format!("{OWARE}\t-\n"), 0);
    answers(
        &["play", OWARE, "A", "f"],
        "oware 1,6x3,5,4/4x5,0 s 0,0\t-\n",
        0,
    );
    let lines = format!("{OWARE}\tA f\n{OWARE}\n{OWARE}\t\n");
    let out = format!("oware 1,6x3,5,4/4x5,0 s 0,0\t-\n{OWARE}\t-\n{OWARE}\t-\n");
    serves("play", &lines, &out, 0);
    let lost = "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0";
    answers(
        &["play", lost, "--"],
        "omweso 4x8,0x8/4x8,0x8 n 0,0 0,0\t-\n",
        0,
    );
    answers(&["play", lost, "--", "--"], &format!("{lost}\t-\n"), 0);
}

#[test]
fn a_position_is_judged_when_it_is_given() {
    answers(
        &["play", "oware 0x6/4,0x5 s 20,24"],
        "oware 0x6/0x6 s 20,28\tn no-move 20-28\n",
        0,
    );
    answers(
        &["play", "omweso 1x8,0x8/7x8,0x8 s 3,3 0,0"],
        "omweso 1x8,0x8/7x8,0x8 s 3,3 0,0\tn bulijo 1\n",
        0,
    );
}

#[test]
fn a_bad_line_answers_error_and_the_next_is_still_served() {
    let ran = run(&["moves"], format!("nonsense\n{OWARE}\n").as_bytes());
    let lines: Vec<_> = ran.out.lines().collect();
    assert!(
        lines[0].starts_with("error\tcolumn 1: unknown game"),
        "{}",
        lines[0]
    );
    assert_eq!((lines[1], ran.status), ("A B C D E F", 1));
    let ran = run(&["play", OWARE, "A", "A"], b"");
    assert_eq!(ran.out, "error\tturn 2 A: the pit is the opponent's\n");
    assert_eq!(ran.status, 1);
    let ran = run(&["play", "oware 0x6/0x6 s 24,24", "A"], b"");
    assert_eq!(ran.out, "error\tturn 1 A: the game is over\n");
}

#[test]
fn a_reason_is_one_field_of_one_line() {
    for input in [
        &b"oware\tx\n"[..],
        b"\xff\xfe\n",
        b"oware\x1b[31m 4x6/4x6 s 0,0\n",
        b"\n",
    ] {
        let ran = run(&["moves"], input);
        let fields: Vec<_> = ran.out.trim_end_matches('\n').split('\t').collect();
        assert!(matches!(fields[..], ["error", _]), "{:?}", ran.out);
        assert!(!fields[1].contains(char::is_control), "{:?}", ran.out);
    }
    let long = format!("{OWARE}\t{}\n", "A".repeat(1_000_000));
    let ran = run(&["play"], long.as_bytes());
    assert!(
        ran.out.len() < 2_000 && ran.out.starts_with("error\t"),
        "{}",
        ran.out.len()
    );
}

#[test]
fn all_faults_of_a_position_are_told_at_once() {
    let ran = run(&["moves", "omweso 5x8,0x8/4x8,0x8 s 0,0 x foo=1"], b"");
    for reason in ["not two numbers", "wrong number of seeds", "unknown option"] {
        assert!(ran.out.contains(reason), "{reason}: {}", ran.out);
    }
    let ran = run(&["moves", "omweso 4x8,0x8/4x8,0x8 s x,0 1,0"], b"");
    assert!(
        !ran.out.contains("capturing turns than"),
        "nothing is invented: {}",
        ran.out
    );
}

#[test]
fn wrong_usage_says_what_is_right() {
    for args in [
        &[][..],
        &["sow"],
        &["perft"],
        &["perft", "oware"],
        &["perft", "chess", "1"],
        &["perft", "oware", "0"],
        &["perft", "oware", "+3"],
        &["perft", "oware", "3", "--fast"],
        &["moves", "--all"],
        &["moves", OWARE, OWARE],
        &["play", "--all"],
        &["show"],
        &["show", OWARE, "--move"],
        &["endless", OWARE],
        &["endless", OWARE, "A", "B"],
        &["endless", OWARE, "A", "--laps"],
        &["endless", OWARE, "A", "--laps", "0"],
        &["endless", OWARE, "A", "--laps", "+3"],
        &["endless", OWARE, "A", "--fast"],
        &["tablebase"],
        &["tablebase", "--seeds"],
        &["tablebase", "--seeds", "0"],
        &["tablebase", "--seeds", "19"],
        &["tablebase", "--seeds", "x"],
        &["tablebase", "--seeds", "2", "--rules", "wari"],
        &["tablebase", "--seeds", "2", "--fast"],
        &["tablebase", "2"],
    ] {
        is_wrong_usage(args);
    }
    assert_eq!(run(&["--help"], b"").status, 0);
}

const ENDLESS: &str = "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1";

#[test]
fn endless_answers_arguments_or_each_line() {
    let turns = [
        ("H", "endless period=66 after=0\n"),
        ("--", "ends laps=0\n"),
        ("O", "ends laps=10\n"),
    ];
    for (turn, out) in turns {
        answers(&["endless", ENDLESS, turn], out, 0);
    }
    let lines = turns.map(|(turn, _)| format!("{ENDLESS}\t{turn}\n"));
    serves(
        "endless",
        &lines.concat(),
        &turns.map(|(_, out)| out).concat(),
        0,
    );
    answers(
        &["endless", "omweso 3x4,5x4,0x8/4x8,0x8 s 0,0 0,0", "I*"],
        "ends laps=1\n",
        0,
    );
    answers(&["endless", OWARE, "C"], "ends laps=1\n", 0);
}

#[test]
fn endless_says_what_is_unknown_within_its_limit() {
    let unknown = "unknown laps=60 branches=0\n";
    answers(&["endless", ENDLESS, "H", "--laps", "60"], unknown, 0);
    answers(&["endless", "--laps=60", ENDLESS, "H"], unknown, 0);
    let many = ["endless", ENDLESS, "H", "--laps", "3000000000"];
    answers(&many, "endless period=66 after=0\n", 0);
}

#[test]
fn endless_says_why_a_turn_is_not_examined() {
    answers(
        &["endless", ENDLESS, "h"],
        "error\tturn h: the pit is the opponent's\n",
        1,
    );
    answers(
        &["endless", "oware 4x6/4x6 x 0,0", "A"],
        "error\tcolumn 15: not a side to move: \"x\" (expected s|n)\n",
        1,
    );
    let lines = format!("{ENDLESS}\n{ENDLESS}\tH\n");
    let out = "error\tnot position<TAB>turn\nendless period=66 after=0\n";
    serves("endless", &lines, out, 1);
}

#[test]
fn show_draws_the_board_and_the_laps_of_a_turn() {
    let ran = run(&["show", OWARE, "--move", "C"], b"");
    assert!(ran.out.contains("lap 1: 4 from C: D E F a"), "{}", ran.out);
    assert!(ran.out.contains("North to move"), "{}", ran.out);
    let finished = "oware 0x6/4,0x5 s 20,24";
    let ran = run(&["show", finished], b"");
    assert!(
        ran.out.starts_with(finished),
        "as it was given: {}",
        ran.out
    );
    assert!(ran.out.contains("result: n no-move 20-28"), "{}", ran.out);
    answers(
        &["show", OWARE, "--move", "a"],
        "error\tturn a: the pit is the opponent's\n",
        1,
    );
}

#[test]
fn show_draws_a_picture_that_stands_alone() {
    for (position, turn) in [
        (OWARE, "C"),
        ("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "M"),
        ("bao-kigogo 2x23,0/2x23,0 s", "M"),
    ] {
        let ran = run(&["show", position, "--svg", "--move", turn], b"");
        let svg = ran.out.trim_end();
        assert!(
            svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>"),
            "{position}"
        );
        assert_eq!(svg.matches("<svg").count(), 1);
        assert!(svg.contains(&format!("<title>{position}</title>")));
        assert!(svg.contains("marker-end"), "the laps are drawn");
        assert!(
            !svg.contains("<style") && !svg.contains("href"),
            "nothing leaks or loads"
        );
    }
}

/// A file of this name for `verify`, in a folder that belongs to the tests.
fn file(name: &str, text: &[u8]) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder can be written to");
    path.to_str()
        .expect("the folder has a plain name")
        .to_owned()
}

const GAMES: &str = "[Game \"oware\"]\n[Setup \"oware 1,0x4,1/1,0x2,1,0x2 s 23,21\"]\n\n1. F\n
[Game \"omweso\"]\n\n1. N i 2. -- -\n
[Variant \"Oware Abapa\"]\n[Result \"24-24\"]\n";

#[test]
fn verify_answers_a_line_a_game() {
    let answers_to_games = "ok\t1\ts majority 25-21\nok\t3\t-\nok\t0\tdraw agreed 24-24\n";
    let games = file("games.txt", GAMES.as_bytes());
    answers(&["verify", &games], answers_to_games, 0);
    answers(&["verify", &games, &games], &answers_to_games.repeat(2), 0);
    let windows = format!("\u{feff}{}", GAMES.replace('\n', "\r\n"));
    let windows = file("windows.txt", windows.as_bytes());
    answers(&["verify", &windows], answers_to_games, 0);
    let ran = run(&["verify", "-"], GAMES.as_bytes());
    assert_eq!((ran.out.as_str(), ran.status), (answers_to_games, 0));
    let ran = run(&["verify", &games, "-", &games], GAMES.as_bytes());
    assert_eq!(ran.out, answers_to_games.repeat(3));
}

#[test]
fn verify_says_where_a_game_is_wrong_and_goes_on() {
    let text = "[Game \"oware\"]\n[Result \"-\"]\n\n1. C d\n2. C\n
[Game \"oware\"]\n[Result \"s resigned\"]\n\n1. C -\n
[Game \"omweso\"]\n[Setup \"omweso 4x8,0x8/4x8,\\\"x8 s 0,0 0\"]\n
[Game \"oware\"]\n1. C {no end\n[Game \"oware\"] C";
    let out = "error\t5:4\t3\tthe turn cannot be played: \"C\": the pit is empty
error\t10:6\t1\tthe game as played ends otherwise: \"-\" (expected s resigned)
error\t13:28\t0\tnot a number of seeds: \"\"x8\" (expected a count, or count x times); 13:39: not two numbers: \"0\" (expected South,North, each 0-999999999)
error\t16:6\t1\ta comment that does not end (expected })
ok\t1\t-\n";
    answers(&["verify", &file("wrong.txt", text.as_bytes())], out, 1);
}

#[test]
fn verify_says_which_file_it_cannot_read() {
    let games = file("good.txt", b"[Game \"oware\"]");
    // A name that is not UTF-8 costs its own game only.
    let foreign = file(
        "latin.txt",
        b"[Game \"oware\"]\n[South \"\xc3\xa9\xe9\"]\n\nC\n[Game \"oware\"]\nC d",
    );
    let empty = file("empty.txt", b"\n");
    let ran = run(&["verify", "no/such\tfile", &foreign, &empty, &games], b"");
    let lines: Vec<_> = ran.out.lines().collect();
    assert!(
        lines[0].starts_with("error\t1:1\t0\tno/such\\tfile: "),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1], "error\t2:10\t0\tnot UTF-8");
    assert_eq!(lines[2], "ok\t2\t-");
    assert_eq!(
        lines[3],
        format!("error\t1:1\t0\t{empty}: no game in this text")
    );
    assert_eq!((lines[4], lines.len(), ran.status), ("ok\t0\t-", 5, 1));
    is_wrong_usage(&["verify"]);
    is_wrong_usage(&["verify", "--fast", &games]);
}

#[test]
fn tablebase_counts_positions_by_value() {
    let awari = "1 -1 7\n1 1 5\n2 -2 40\n2 0 13\n2 2 25\n";
    let abapa = "1 -1 7\n1 1 5\n2 -2 41\n2 0 12\n2 0..2 1\n2 2 24\n";
    let counts = ["tablebase", "--seeds", "2", "--counts"];
    answers(&counts, abapa, 0);
    answers(&[&counts[..], &["--rules", "abapa"]].concat(), abapa, 0);
    answers(&[&counts[..], &["--rules", "awari"]].concat(), awari, 0);
}

#[test]
fn tablebase_writes_a_file_or_a_summary() {
    let path = file("table", b"");
    answers(&["tablebase", "--seeds", "3", "--out", &path], "", 0);
    let written = std::fs::read(&path).expect("the table is written");
    assert_eq!(written.len(), 9 + 455 + 8);
    assert_eq!(written[..9], *b"EMPIKI\x01\x01\x03");
    let ran = run(&["tablebase", "--seeds", "3"], b"");
    let summary = "3 seeds, 455 positions: 452 exact, 3 bounds; 472 bytes, ";
    assert!(ran.out.starts_with(summary), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), 1);
    let nowhere = format!("{path}/no/such/folder");
    answers(&["tablebase", "--seeds", "1", "--out", &nowhere], "", 1);
}
