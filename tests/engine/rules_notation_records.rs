//! The rules of records, OGN and links, a test each.

use crate::records::{self, moves_of, notice_lines, open, rule, written};
use crate::{chance, support};
use empiki::GameId;
use empiki::notation::read_position;
use empiki::record::Record;
use empiki::setup::Total;

/// A turn of this game never ends and annuls it.
const ENDLESS: &str = "[Game \"omweso\"]
[Setup \"omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1\"]
[Result \"annulled never-ending 0\"]

1. H
";

/// A turn that never ends wins by both end columns.
const ENDLESS_WIN: &str = "[Game \"omweso\"]
[Setup \"omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3\"]
[Result \"s emitwe-ebiri 2\"]

1. A-+-
";

#[test]
fn notation_total_waived() {
    let few = "oware 1,0x5/1,0x5 s 0,0";
    let waived = |text| read_position(text, Total::Waived).is_ok();
    let required = |text| read_position(text, Total::Required).is_ok();
    let rule = rule("notation-total-waived");
    rule.holds(
        few,
        "refused, and read when waived",
        (required(few), waived(few)),
        (false, true),
    );
    let few = "omweso 1,0x15/2,0x15 s 0,0 0,0";
    rule.holds(
        few,
        "refused, and read when waived",
        (required(few), waived(few)),
        (false, true),
    );
    let many = "oware 9x6/1,0x5 s 0,0";
    rule.holds(many, "never more than all", waived(many), false);
    rule.refuses(
        "[Game \"oware\"][Setup \"oware 1,0x5/1,0x5 s 0,0\"]",
        "1:29 0 wrong-total",
    );
}

#[test]
fn notation_never_ending_turn() {
    rule("notation-never-ending-turn")
        .stays(ENDLESS)
        .stays(ENDLESS_WIN)
        .leads(
            ENDLESS,
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "annulled never-ending 0",
        )
        .stays("[Game \"bao-kigogo\"]\n[Setup \"bao-kigogo 2x23,0/2x23,0 s\"]\n[Options \"lapCap=7\"]\n[Result \"draw never-ending\"]\n\n1. M\n")
        .holds(ENDLESS, "it counts as a ply", open(ENDLESS).game().last_ply(), 1);
}

const EXAMPLE: &str = "[Game \"omweso\"]
[South \"You\"]
[North \"Level 4\"]
[Date \"2026.11.29\"]
[Setup \"omweso 4x8,0x8/4x8,0x8 s 0,0 0,0\"]
[Options \"akakyala=turns\"]
[Result \"-\"]

1. N i {a comment} 2. L o
";

/// Tags in one line or many, in any order; written in one order, a line each.
#[test]
fn notation_record() {
    let loose = "\n[Result \"-\"] [ Game\t\"omweso\" ]\n[South \"You\"][North \"Level 4\"] [Date \"2026.11.29\"]
[Options \"akakyala=turns\"]\n\n\n[Setup \"omweso 4x8,0x8/4x8,0x8 s 0,0 0,0\"]\n1. N i {a comment}\n2. L\to";
    rule("notation-record")
        .stays(EXAMPLE)
        .writes(loose, EXAMPLE)
        .writes(&loose.replace('\n', "\r\n"), EXAMPLE)
        .writes(&format!("\u{feff}{EXAMPLE}"), EXAMPLE)
        .stays("[Game \"oware\"]\n[Setup \"oware 4x6/4x6 s 0,0\"]\n[Result \"-\"]\n")
        .refuses("", "1:1 0 no-game")
        .refuses(" \r\n\t\n", "1:1 0 no-game")
        .refuses("\u{feff}", "1:1 0 no-game")
        .refuses("1. N i", "1:1 0 missing-tag")
        .refuses("[Game \"chess\"]", "1:8 0 unknown-game")
        .refuses("[Game \"Oware\"]", "1:8 0 unknown-game")
        .refuses("[Game oware]", "1:1 0 bad-tag")
        .refuses("[Game \"oware\"\n]", "1:1 0 bad-tag")
        .refuses("[Game \"oware]\n[South \"x\"]", "1:1 0 bad-tag")
        .refuses("[Game \"oware\"] [Game \"oware\"]", "1:23 0 repeated-tag")
        .refuses("[Game \"oware\"]\n1. C ]", "2:6 1 stray-bracket")
        .refuses("[Game \"oware\"]\n1. C (B) d", "2:6 0 no-variations")
        .refuses("[Game \"oware\"]\n1. C {no end", "2:6 1 open-comment");
    several_games(&rule("notation-record"));
}

/// Each game of a text is judged by itself, with lines counted from the beginning.
fn several_games(rule: &records::Rule) {
    let oware = "[Game \"oware\"]\n";
    for (text, expected) in [
        (format!("{oware}C\n{oware}D"), "ok 1, ok 1"),
        (format!("{oware}C\n\n\n{oware}\nD\n\n{EXAMPLE}"), "ok 1, ok 1, ok 4"),
        (format!("{oware}\n{oware}\n{oware}"), "ok 0, ok 0, ok 0"),
        (format!("{oware}C d [Game \"omweso\"] N"), "ok 2, ok 1"),
        (format!("{oware}X\n{oware}C"), "2:1 1 bad-turn (no-such-pit), ok 1"),
        (format!("{oware}C }} d\n{oware}C"), "2:3 1 stray-bracket, ok 1"),
        (format!("{oware}C {{ d\n{oware}C"), "2:3 1 open-comment, ok 1"),
        (format!("{oware}C ( d\n{oware}C"), "2:3 1 open-variation, ok 1"),
        (format!("[Game oware]\n[South \"x\"]\nC\n\n{oware}C"), "1:1 0 bad-tag, ok 1"),
        (format!("[Game \"oware]\n\n{oware}C"), "1:1 0 bad-tag, ok 1"),
        (format!("{{no game}}\n{oware}C"), "1:1 0 missing-tag, ok 1"),
        ("[Event \"a\"][Variant \"Oware Abapa\"]\nC\n\n[Event \"b\"]\n[EventDate \"c\"]\n[Variant \"Oware Abapa\"]\nD d".to_string(), "ok 1, ok 2"),
        (String::new(), ""),
    ] {
        let readings = Record::read_all(&text);
        let games = readings.iter().map(|reading| match &reading.record {
            Ok(record) => format!("ok {}", record.game().last_ply()),
            Err(error) => records::fault_line(error),
        });
        let games = games.collect::<Vec<_>>().join(", ");
        rule.holds(&text, "its games", games, expected.to_string());
    }
}

#[test]
fn notation_tag_escapes() {
    let text = "[Game \"oware\"]\n[South \"a \\\"b\\\" \\\\ \\c \\\\\\\"\"]\n";
    let value = open(text).tag("South").map(str::to_string);
    rule("notation-tag-escapes")
        .holds(text, "the value", value, Some("a \"b\" \\ \\c \\\"".to_string()))
        .writes(text, "[Game \"oware\"]\n[South \"a \\\"b\\\" \\\\ \\\\c \\\\\\\"\"]\n[Setup \"oware 4x6/4x6 s 0,0\"]\n[Result \"-\"]\n")
        .refuses("[Game \"oware\"]\n[South \"ends open\\\"]\n", "2:1 0 bad-tag")
        .refuses("[Game \"o\\\\ware\"]", "1:8 0 unknown-game");
    let mut record = open("[Game \"oware\"]");
    assert!(record.set_tag("South", "a\nb\tc\u{85}"));
    assert!(!record.set_tag("Game", "omweso") && !record.set_tag("Result", "-"));
    assert!(!record.set_tag("", "x") && !record.set_tag("a b", "x") && !record.set_tag("ä", "x"));
    rule("notation-tag-escapes").holds(
        text,
        "a value stands in one line",
        open(&record.write()).tag("South"),
        Some("a b c "),
    );
}

#[test]
fn notation_comments() {
    let text = "[Game \"oware\"]\n\n1. C {one} {two\nlines} d { {[Game \"x\"] 1. \\ ( }\n";
    let comments = |record: &Record| {
        let comments = record.comments().iter();
        let comments = comments.map(|comment| (comment.ply, comment.text.clone()));
        comments.collect::<Vec<_>>()
    };
    let expected = [
        (1, "one"),
        (1, "two\nlines"),
        (2, " {[Game \"x\"] 1. \\ ( "),
    ];
    let expected = expected.map(|(ply, text)| (ply, text.to_string()));
    rule("notation-comments")
        .holds(
            text,
            "the comments",
            comments(&open(text)),
            expected.to_vec(),
        )
        .writes_moves(text, "1. C {one} {two\nlines} d { {[Game \"x\"] 1. \\ ( }")
        .writes_moves(
            &text.replace('\n', "\r\n"),
            "1. C {one} {two\nlines} d { {[Game \"x\"] 1. \\ ( }",
        )
        .writes_moves(
            "[Game \"oware\"]\n1.{number}C{glued}d{}{end}",
            "{number} 1. C {glued} d {end}",
        )
        .writes_moves(
            "[Game \"oware\"]\nC d - {behind the result}",
            "1. C d {behind the result}",
        )
        .refuses("[Game \"oware\"]\nC {a} b}", "2:8 2 stray-bracket");
    let mut record = open(text);
    assert!(record.set_comment(1, "a } brace\r\nand\rlines") && !record.set_comment(3, "x"));
    assert!(record.set_comment(2, ""));
    let expected = vec![(1, "a ) brace\nand\nlines".to_string())];
    rule("notation-comments").holds(
        text,
        "set by hand",
        comments(&open(&record.write())),
        expected,
    );
}

#[test]
fn notation_first_comment() {
    rule("notation-first-comment")
        .writes_moves(
            "[Game \"oware\"]\n{first} {second} 1. C",
            "{first} {second} 1. C",
        )
        .writes_moves("[Game \"oware\"] {alone}", "{alone}")
        .writes_moves(
            "[Game \"oware\"] 1. {behind a number} C",
            "{behind a number} 1. C",
        )
        .holds(
            "oware",
            "its ply",
            open("[Game \"oware\"]{a}").comments()[0].ply,
            0,
        );
}

#[test]
fn notation_unknown_tags() {
    let text = "[Game \"oware\"]\n[Zebra \"1\"]\n[Event \"a\"]\n[Zebra \"2\"]\n[_x9 \"\"]\n[Setup \"oware 4x6/4x6 s 0,0\"]\n[Result \"-\"]\n";
    rule("notation-unknown-tags").stays(text).refuses(
        "[Game \"oware\"][South \"a\"][South \"b\"]",
        "1:34 0 repeated-tag",
    );
    let mut record = open(text);
    assert!(record.set_tag("Zebra", "3") && record.set_tag("Event", ""));
    let names: Vec<_> = record
        .tags()
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    rule("notation-unknown-tags").holds(text, "set and removed", names, vec!["Zebra", "_x9"]);
}

#[test]
fn notation_numbers_ignored() {
    let record = |moves: &str| format!("[Game \"oware\"]\n{moves}");
    for moves in [
        "C d B",
        "1. C d 2. B",
        "1.C d 2.B",
        "1. C 1... d 2. B",
        "1. C ... d 2. B",
        "7. C 1 d 99999999999999999999999999. B 4.",
        "1C 1d 2....B",
    ] {
        rule("notation-numbers-ignored").writes_moves(&record(moves), "1. C d 2. B");
    }
    rule("notation-numbers-ignored")
        .refuses(&record("1. C 2.z"), "2:8 2 bad-turn (no-such-pit)")
        .refuses(&record("1.-C"), "2:3 1 bad-turn (bad-turn-text)")
        .refuses(&record(".C"), "2:1 1 bad-turn (bad-turn-text)");
}

#[test]
fn notation_numbers_written() {
    let by_north = "[Game \"oware\"][Setup \"oware 4x6/4x6 n 0,0\"]\nf A e";
    rule("notation-numbers-written")
        .writes_moves(by_north, "1. f A 2. e")
        .writes_moves("[Game \"oware\"]\nC d B", "1. C d 2. B")
        .writes_moves("[Game \"omweso\"]\nN -- -- i", "1. N -- 2. -- i");
}

#[test]
fn notation_result_after_moves() {
    let over = "[Game \"oware\"][Setup \"oware 1,0x4,1/1,0x2,1,0x2 s 23,21\"]";
    let bao = "[Game \"bao-kigogo\"][Setup \"bao-kigogo 2x23,0/2x23,0 s\"]";
    rule("notation-result-after-moves")
        .writes_moves(&format!("{over} F s majority 25-21"), "1. F")
        .writes_moves(
            &format!("{over} F s {{between}} majority 25-21 {{behind}}"),
            "1. F {between} {behind}",
        )
        .leads(
            &format!("{over} s resigned"),
            "oware 1,0x4,1/1,0x2,1,0x2 s 23,21",
            "s resigned",
        )
        .writes_moves("[Game \"oware\"] C d -", "1. C d")
        // In Bao Kigogo s and n are pits of North's too.
        .writes_moves(&format!("{bao} M s s resigned"), "1. M s")
        .writes_moves(&format!("{bao} M n draw agreed"), "1. M n")
        .writes_moves(&format!("{bao} M s n resigned"), "1. M s")
        .writes_moves(&format!("{bao} M s"), "1. M s")
        .writes_moves(&format!("{bao} M n -"), "1. M n")
        .refuses(
            &format!("{over} F s majority 26-21"),
            "1:61 1 result-differs",
        )
        .refuses(&format!("{over} F s majority"), "1:61 1 bad-result")
        .refuses(&format!("{over} F s bulijo 1"), "1:61 1 bad-result")
        .refuses(
            &format!("{over} F s majority 25-21 x"),
            "1:61 2 bad-turn (game-over)",
        )
        .refuses(
            &format!("{over} F s majority 25-21 -"),
            "1:61 2 bad-turn (game-over)",
        );
}

#[test]
fn notation_mode() {
    let mode = |word: &str| format!("[Game \"omweso\"][Mode \"{word}\"]");
    for word in ["classical", "contract", "blitz"] {
        let found = open(&mode(word)).mode().map(|mode| mode.word());
        rule("notation-mode").holds(&mode(word), "the mode", found, Some(word));
    }
    rule("notation-mode")
        .refuses(&mode("slow"), "1:23 0 bad-mode")
        .refuses(&mode(""), "1:23 0 bad-mode")
        .holds("omweso", "none", open("[Game \"omweso\"]").mode(), None);
    let mut record = open("[Game \"omweso\"]");
    assert!(record.set_tag("Mode", "blitz") && !record.set_tag("Mode", "slow"));
    assert!(record.set_tag("Mode", "") && record.mode().is_none());
}

const NOT_DEFAULT: &str = "[Game \"omweso\"]
[Setup \"omweso 2x16/2x16 s 0,0 0,0\"]
[Options \"akakyala=turns matchPoints=7 reverse.start=off setup=two16\"]
[Result \"-\"]
";

#[test]
fn notation_options_tag() {
    let rule = rule("notation-options-tag");
    rule.stays(NOT_DEFAULT)
        .writes(
            "[Game \"omweso\"][Setup \"omweso 2x16/2x16 s 0,0 0,0 reverse.start=off lapCap=2000\"]
[Options \"  setup=two16  matchPoints=7 plyCap=2000 akakyala=turns \"]",
            NOT_DEFAULT,
        )
        .writes(
            "[Game \"oware\"][Options \"play=to25 matchFormat=single\"]",
            "[Game \"oware\"]\n[Setup \"oware 4x6/4x6 s 0,0\"]\n[Result \"-\"]\n",
        )
        .refuses(
            "[Game \"omweso\"][Options \"setup=free\"]",
            "1:26 0 needs-setup",
        )
        .leads(
            "[Game \"omweso\"][Options \"setup=free\"][Setup \"omweso 0x8,4x8/4x8,0x8 s 0,0 0,0\"]",
            "omweso 0x8,4x8/4x8,0x8 s 0,0 0,0",
            "-",
        )
        .refuses(
            "[Game \"oware\"][Options \"play=in speed=1\"]",
            "1:30 0 bad-value, 1:33 0 unknown-key",
        )
        .refuses(
            "[Game \"oware\"][Setup \"omweso 4x8,0x8/4x8,0x8 s 0,0 0,0\"]",
            "1:23 0 wrong-game",
        );
    faults_of_both_tags(&rule);
}

/// Faults of both tags are told at once, each where it stands: escapes are two columns wide.
fn faults_of_both_tags(rule: &records::Rule) {
    rule.refuses(
        "[Game \"oware\"]\n[Setup \"oware 4x6/4x5,\\\"y\\\" q 0,0\"]\n[Options \"\\\\=1 play=in\"]",
        "2:23 0 bad-count, 2:29 0 bad-side, 3:11 0 unknown-key, 3:21 0 bad-value",
    );
}

#[test]
fn notation_options_in_setup() {
    let start = "oware 4x6/4x6 s 0,0";
    rule("notation-options-in-setup")
        .leads(
            &format!("[Game \"oware\"][Setup \"{start} grandSlam=illegal\"][Options \"play=out\"]"),
            &format!("{start} grandSlam=illegal play=out"),
            "-",
        )
        .leads(
            &format!("[Game \"oware\"][Setup \"{start} play=out\"][Options \"play=out\"]"),
            &format!("{start} play=out"),
            "-",
        )
        .leads(
            &format!("[Game \"oware\"][Setup \"{start} play=out\"]"),
            &format!("{start} play=out"),
            "-",
        )
        .refuses(
            "[Game \"omweso\"][Setup \"omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 setup=back4\"]",
            "1:57 0 unknown-key",
        );
}

#[test]
fn notation_options_differ() {
    let start = "oware 4x6/4x6 s 0,0";
    rule("notation-options-differ")
        .refuses(
            &format!("[Game \"oware\"]\n[Setup \"{start} play=out repetition=off\"]\n[Options \"mustFeed=off repetition=third play=to25\"]"),
            "3:24 0 options-differ, 3:41 0 options-differ",
        )
        .refuses(
            &format!("[Game \"oware\"][Options \"play=out\"][Setup \"{start} play=to25\"]"),
            "1:25 0 options-differ",
        );
}

#[test]
fn notation_replays() {
    let over = "[Game \"oware\"]\n[Setup \"oware 1,0x4,1/1,0x2,1,0x2 s 23,21\"]\n[Result \"s majority 25-21\"]\n\n1. F\n";
    let capped = "[Game \"omweso\"]\n[Setup \"omweso 4x8,0x8/4x8,0x8 n 0,0 0,0\"]\n[Options \"plyCap=2\"]\n[Result \"annulled ply-cap 0\"]\n\n1. -- N\n";
    let repeated = "[Game \"oware\"]\n[Setup \"oware 1,0x5/1,0x5 s 23,23\"]\n[Result \"draw repetition 24-24\"]\n\n1. A a 2. B b 3. C c 4. D d 5. E e 6. F f\n";
    let given_over =
        "[Game \"oware\"]\n[Setup \"oware 0x6/4,0x5 s 20,24\"]\n[Result \"n no-move 20-28\"]\n";
    let lost = "[Game \"omweso\"]\n[Setup \"omweso 1x15,33/1x16 s 1,1 1,1\"]\n[Result \"s bulijo 1\"]\n\n1. --\n";
    rule("notation-replays")
        .leads(over, "oware 1,0x5/0x3,1,0x2 n 25,21", "s majority 25-21")
        .stays(over)
        .stays(capped)
        .stays(repeated)
        .leads(given_over, "oware 0x6/0x6 s 20,28", "n no-move 20-28")
        .stays(given_over)
        .stays(lost)
        .stays(
            "[Game \"bao-kigogo\"]\n[Setup \"bao-kigogo 0x24/2,0x23 s\"]\n[Result \"n no-move\"]\n",
        );
    for (game, position, how, result) in ENDED {
        let moves = if how.is_empty() {
            String::new()
        } else {
            format!("\n{how}\n")
        };
        let text =
            format!("[Game \"{game}\"]\n[Setup \"{position}\"]\n[Result \"{result}\"]\n{moves}");
        rule("notation-replays").stays(&text);
    }
}

/// Ends by the players: game, position, moves, result.
const ENDED: [(&str, &str, &str, &str); 9] = [
    ("oware", "oware 4x6/4x6 s 0,0", "1. C", "n resigned"),
    ("oware", "oware 4x6/4x6 s 0,0", "1. C", "s resigned"),
    ("oware", "oware 4x6/4x6 s 0,0", "", "draw agreed 24-24"),
    ("oware", "oware 3,0x5/1,0x5 s 23,21", "", "s agreed 26-22"),
    (
        "omweso",
        "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
        "1. N i",
        "n resigned 1",
    ),
    (
        "omweso",
        "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
        "1. N --",
        "annulled agreed 0",
    ),
    (
        "bao-kigogo",
        "bao-kigogo 2x23,0/2x23,0 n",
        "1. s",
        "n resigned",
    ),
    (
        "bao-kigogo",
        "bao-kigogo 2x23,0/2x23,0 n",
        "1. n",
        "draw agreed",
    ),
    ("bao-kigogo", "bao-kigogo 2x23,0/2x23,0 n", "", "s resigned"),
];

#[test]
fn notation_record_refused() {
    let over = "[Game \"oware\"][Setup \"oware 1,0x4,1/1,0x2,1,0x2 s 23,21\"]\n";
    let long = format!("[Game \"oware\"]\n{{{}}}", "x".repeat(1_000_001));
    rule("notation-record-refused")
        .refuses(
            "[Game \"oware\"]\n\n1. C d\n2. C",
            "4:4 3 bad-turn (empty-pit)",
        )
        .refuses(
            "[Game \"oware\"]\n\n1. C {é\né} 2.D",
            "4:6 2 bad-turn (not-your-pit)",
        )
        .refuses(
            "[Game \"oware\"]\n1. C+",
            "2:4 1 bad-turn (too-many-choices)",
        )
        .refuses("[Game \"oware\"]\n1. --", "2:4 1 bad-turn (no-lost-turn)")
        .refuses("[Game \"omweso\"]\nI**", "2:1 1 bad-turn (bad-turn-text)")
        .refuses(&format!("{over}F a"), "2:3 2 bad-turn (game-over)")
        .refuses(
            &format!("{}\n2. H", ENDLESS.trim_end()),
            "6:4 2 bad-turn (game-over)",
        )
        .refuses(
            "[Game \"oware\"][Setup \"oware 0x6/4,0x5 s 20,24\"]\n1. a",
            "2:4 1 bad-turn (game-over)",
        )
        .refuses(&long, "1:1 0 too-long");
    let reason = Record::read("[Game \"oware\"]\nC C")
        .expect_err("refused")
        .reason();
    let expected = "the turn cannot be played: \"C\": the pit is the opponent's".to_string();
    rule("notation-record-refused").holds("oware C C", "the reason", reason, expected);
}

#[test]
fn notation_result_differs() {
    let with = |tag: &str, moves: &str| format!("[Game \"oware\"]\n[Result \"{tag}\"]\n{moves}");
    let over = |tag: &str, behind: &str| {
        format!(
            "[Game \"oware\"][Setup \"oware 1,0x4,1/1,0x2,1,0x2 s 23,21\"]\n[Result \"{tag}\"]\nF {behind}"
        )
    };
    rule("notation-result-differs")
        .refuses(&with("s majority 25-20", "C"), "2:10 1 result-differs")
        .refuses(&with("draw agreed 25-23", "C"), "2:10 1 bad-result")
        .refuses(&with("s agreed 25-23", "C"), "2:10 1 result-differs")
        .refuses(&with("-", "C s resigned"), "2:10 1 result-differs")
        .refuses(&with("s resigned", "C -"), "3:3 1 result-differs")
        .refuses(&with("s resigned", "C n resigned"), "3:3 1 result-differs")
        .refuses(&with("", "C"), "2:10 1 bad-result")
        .refuses(&with("*", "C"), "2:10 1 bad-result")
        .refuses(&over("-", ""), "2:10 1 result-differs")
        .refuses(&over("s resigned", ""), "2:10 1 result-differs")
        .refuses(&over("s majority 25-21", "-"), "3:3 1 result-differs")
        .leads(
            &over("s majority 25-21", "s majority 25-21"),
            "oware 1,0x5/0x3,1,0x2 n 25,21",
            "s majority 25-21",
        )
        .refuses(
            &ENDLESS.replace("annulled never-ending 0", "s emitwe-ebiri 2"),
            "3:10 1 result-differs",
        );
}

/// As that program writes a game: `?` for what is not known, captures, comments, broken lines.
const OGN: &str = "[Variant \"Oware Abapa\"]
[Event \"?\"]
[Site \"?\"]
[Date \"2020.02.02\"]
[Round \"?\"]
[South \"Esi\"]
[North \"?\"]
[Result \"25-21\"]
[FEN \"1-0-0-0-0-1-1-0-0-1-0-0-23-21-S\"]

1. F+2 { the last
two } 25-21
";

#[test]
fn notation_ogn() {
    let record = "[Game \"oware\"]
[Date \"2020.02.02\"]
[South \"Esi\"]
[Setup \"oware 1,0x4,1/1,0x2,1,0x2 s 23,21\"]
[Result \"s majority 25-21\"]

1. F {the last two}
";
    let (again, notices) = written(open(record).write_ogn().expect("Oware"));
    rule("notation-ogn")
        .writes(OGN, record)
        .writes(&OGN.replace("]\n[", "] ["), record)
        .writes(&OGN.replace('\n', "\r\n"), record)
        .holds(
            record,
            "as OGN",
            (again, notices),
            (OGN.replace("last\ntwo", "last two"), vec![]),
        )
        .refuses(&OGN.replace("Abapa", "Bantumi"), "1:11 0 not-ogn-variant")
        .refuses(&OGN.replace("F+2", "E"), "11:4 1 bad-turn (empty-pit)")
        .refuses(&OGN.replace("F+2", "F+2 a"), "11:8 2 bad-turn (game-over)");
    let other = open(EXAMPLE).write_ogn().expect_err("another game");
    rule("notation-ogn").holds(
        EXAMPLE,
        "refused",
        records::fault_line(&other),
        "1:1 0 not-oware".to_string(),
    );
}

#[test]
fn notation_ogn_known_by() {
    rule("notation-ogn-known-by")
        .leads(
            "[Variant \"Oware Abapa\"] 1. C",
            "oware 4x2,0,5x3/5,4x5 n 0,0",
            "-",
        )
        .leads(
            "[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"] c",
            "oware 5,4x5/4x2,0,5x3 s 0,0",
            "-",
        )
        .refuses("[Event \"x\"] 1. C", "1:1 0 missing-tag")
        .leads(
            "[Game \"oware\"][Variant \"any\"][FEN \"x\"] 1. C",
            "oware 4x2,0,5x3/5,4x5 n 0,0",
            "-",
        )
        .refuses(
            "[Game \"oware\"][Variant \"Oware Abapa\"] 1. C *",
            "1:44 2 bad-turn (bad-turn-text)",
        );
}

#[test]
fn notation_ogn_roster() {
    let tags = |text: &str| open(text).tags().to_vec();
    let unknown = "[Variant \"Oware Abapa\"][Event \"?\"][Site \"?\"][Date \"????.??.??\"][Round \"?\"][South \"?\"][North \"?\"][Result \"*\"]";
    rule("notation-ogn-roster")
        .holds(
            unknown,
            "the tags",
            tags(unknown),
            vec![("Date".to_string(), "????.??.??".to_string())],
        )
        .leads(
            "[Variant \"Oware Abapa\"][Result \"?\"] C",
            "oware 4x2,0,5x3/5,4x5 n 0,0",
            "-",
        )
        // Scores of a game that goes on are those on which both agreed.
        .leads(
            "[Variant \"Oware Abapa\"][Result \"24-24\"]",
            "oware 0x6/0x6 s 24,24",
            "draw agreed 24-24",
        )
        .leads(
            "[Variant \"Oware Abapa\"][Result \"20-28\"] 1. F a 20-28",
            "oware 0x6/0x6 s 20,28",
            "n agreed 20-28",
        )
        .refuses(
            "[Variant \"Oware Abapa\"][Result \"26-22\"] C",
            "1:33 1 result-differs",
        )
        .refuses(
            "[Variant \"Oware Abapa\"][Result \"*\"] C 23-25",
            "1:33 1 result-differs",
        )
        .refuses(
            "[Variant \"Oware Abapa\"][Result \"s resigned\"] C",
            "1:33 1 result-differs",
        )
        .refuses(
            "[Variant \"Oware Abapa\"][Result \"*\"][Result \"*\"]",
            "1:45 0 repeated-tag",
        )
        .refuses(&OGN.replace("25-21\"", "*\""), "8:10 1 result-differs");
    let foreign =
        "[Variant \"Oware Abapa\"][Setup \"x\"][Mode \"OTB\"][Options \"y\"][Time \"noon\"]";
    rule("notation-ogn-roster")
        .holds(
            foreign,
            "tags that mean something else here",
            notice_lines(open(foreign).notices()),
            vec!["tags-left-out Setup, Mode, Options".to_string()],
        )
        .holds(
            foreign,
            "the tags",
            tags(foreign),
            vec![("Time".to_string(), "noon".to_string())],
        );
}

#[test]
fn notation_ogn_fen() {
    let fen = |fen: &str| format!("[FEN \"{fen}\"]");
    rule("notation-ogn-fen")
        .leads(
            &fen("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
            "oware 4x6/4x6 s 0,0",
            "-",
        )
        .leads(
            &fen("1-2-3-4-5-6-7-8-0-0-0-0-9-3-N"),
            "oware 1,2,3,4,5,6/7,8,0x4 n 9,3",
            "-",
        )
        .leads(
            &fen("0-0-0-0-0-0-4-0-0-0-0-0-20-24-S"),
            "oware 0x6/0x6 s 20,28",
            "n no-move 20-28",
        )
        .refuses(&fen("4-4-4-4-4-4-4-4-4-4-4-4-0-1-S"), "1:7 0 wrong-total")
        .refuses(&fen("4-4-4-4-4-4-4-4-4-4-4-4-0-0-s"), "1:7 0 bad-fen")
        .refuses(&fen("4-4-4-4-4-4-4-4-4-4-4-4-0-0"), "1:7 0 bad-fen")
        .refuses(&fen("4-4-4-4-4-4-4-4-4-4-4-04-0-0-S"), "1:7 0 bad-fen")
        .refuses(&fen("4-4-4-4-4-4-4-4-4-4-4-256-0-0-S"), "1:7 0 bad-fen")
        .refuses(&fen("-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"), "1:7 0 bad-fen")
        .refuses(&fen(""), "1:7 0 bad-fen");
}

#[test]
fn notation_ogn_captures() {
    let ogn = |moves: &str| format!("[Variant \"Oware Abapa\"]\n{moves}");
    rule("notation-ogn-captures")
        .writes_moves(&ogn("1. C+0 d+47 2.B+123456789"), "1. C d 2. B")
        .refuses(&ogn("C+2x"), "2:1 1 bad-turn (bad-turn-text)")
        .refuses(&ogn("C-"), "2:1 1 bad-turn (too-many-choices)");
    let text = "[Game \"oware\"][Setup \"oware 0x5,2/2,1,0x3,1 s 20,22\"] F";
    let (ogn, _) = written(open(text).write_ogn().expect("Oware"));
    // North cannot move after it: what he collects is no capture.
    let text = "[Game \"oware\"][Setup \"oware 0x5,1/1,0x5 s 23,23\"] F";
    let (last, _) = written(open(text).write_ogn().expect("Oware"));
    rule("notation-ogn-captures")
        .holds(
            "oware",
            "two pits were captured",
            moves_of(&ogn),
            "1. F+5 25-22".to_string(),
        )
        .holds(
            text,
            "a grand slam captures nothing",
            moves_of(&last),
            "1. F 23-25".to_string(),
        );
}

#[test]
fn notation_ogn_comments() {
    let comments = |text: &str| {
        let record = open(text);
        let comments = record.comments().iter();
        let comments = comments.map(|comment| format!("{} {}", comment.ply, comment.text));
        comments.collect::<Vec<_>>()
    };
    let text =
        "[Variant \"Oware Abapa\"]\n{ before } 1. C { one\n  line } { and\tanother } d {   } *";
    let expected = ["0 before", "1 one line", "1 and another"].map(str::to_string);
    rule("notation-ogn-comments").holds(text, "the comments", comments(text), expected.to_vec());
    // That program keeps one comment a turn.
    let (ogn, _) = written(open(text).write_ogn().expect("Oware"));
    let moves = "1. C { one line and another } d".to_string();
    rule("notation-ogn-comments").holds(text, "as written", moves_of(&ogn), moves);
}

#[test]
fn notation_ogn_variations() {
    let text = "[Variant \"Oware Abapa\"]\n1. C (1. D { why ) not? } d (e (f) )) d (2. c) 2. B";
    let notices = notice_lines(open(text).notices());
    rule("notation-ogn-variations")
        .writes_moves(text, "1. C d 2. B")
        .holds(
            text,
            "the notice",
            notices,
            vec!["variations-dropped 2".to_string()],
        )
        .refuses(
            "[Variant \"Oware Abapa\"]\n1. C (D (d)",
            "2:6 1 open-variation",
        )
        .refuses(
            "[Variant \"Oware Abapa\"]\n1. C (D {d)",
            "2:9 1 open-comment",
        )
        .refuses("[Variant \"Oware Abapa\"]\n1. C D)", "2:7 2 stray-bracket");
}

#[test]
fn notation_ogn_result_last() {
    let ogn = |moves: &str| format!("[Variant \"Oware Abapa\"]\n{moves}");
    rule("notation-ogn-result-last")
        .leads(&ogn("C *"), "oware 4x2,0,5x3/5,4x5 n 0,0", "-")
        .leads(
            &ogn("1. F a 20-28"),
            "oware 0x6/0x6 s 20,28",
            "n agreed 20-28",
        )
        .refuses(&ogn("C 25-23"), "2:3 1 result-differs")
        .refuses(&ogn("C 25-23 d"), "2:5 2 bad-turn (bad-turn-text)")
        .refuses(&ogn("C * *"), "2:3 2 bad-turn (bad-turn-text)");
    let over = "[Game \"oware\"][Setup \"oware 1,0x5/1,0x5 s 23,23\"] 1. A a B b C c D d E e F f";
    let (text, _) = written(open(over).write_ogn().expect("Oware"));
    let last = text.trim_end().rsplit(' ').next().map(str::to_string);
    rule("notation-ogn-result-last").holds(over, "the last word", last, Some("24-24".to_string()));
}

#[test]
fn notation_ogn_written() {
    let mut record = open(
        "[Game \"oware\"][Annotator \"me\"][Round \"2\"][FEN \"mine\"][Mode \"blitz\"] 1. C d",
    );
    let roster = "[Variant \"Oware Abapa\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"2\"]\n[South \"?\"]\n[North \"?\"]\n[Result \"*\"]\n";
    let expected = format!("{roster}[Annotator \"me\"]\n[Mode \"blitz\"]\n\n1. C d\n");
    rule("notation-ogn-written").holds(
        "oware",
        "the roster and what else is known",
        written(record.write_ogn().expect("Oware")),
        (expected, vec!["tags-left-out FEN".to_string()]),
    );
    record.set_comment(1, &"a long story ".repeat(40));
    let (text, _) = written(record.write_ogn().expect("Oware"));
    let widest = text.lines().map(|line| line.chars().count()).max();
    rule("notation-ogn-written").holds(
        &text,
        "lines under 80 columns",
        widest.map(|width| width < 80),
        Some(true),
    );
    let by_north = "[Game \"oware\"][Setup \"oware 4x6/4x6 n 0,0\"]";
    let (text, _) = written(open(by_north).write_ogn().expect("Oware"));
    let has_fen = text.contains("[FEN \"4-4-4-4-4-4-4-4-4-4-4-4-0-0-N\"]");
    rule("notation-ogn-written").holds(by_north, "the FEN", has_fen, true);
    let given_over = "[Game \"oware\"][Setup \"oware 0x6/4,0x5 s 20,24\"]";
    let (text, _) = written(open(given_over).write_ogn().expect("Oware"));
    rule("notation-ogn-written").leads(&text, "oware 0x6/0x6 s 20,28", "n no-move 20-28");
}

#[test]
fn notation_ogn_first_comment() {
    let text = "[Game \"oware\"] {not} {this} 1. C {but this} d";
    rule("notation-ogn-first-comment").holds(
        text,
        "moves and notice",
        {
            let (ogn, notices) = written(open(text).write_ogn().expect("Oware"));
            (moves_of(&ogn), notices)
        },
        (
            "1. C { but this } d".to_string(),
            vec!["first-comment-left-out not this".to_string()],
        ),
    );
    let text = "[Game \"oware\"] {alone}";
    let (ogn, _) = written(open(text).write_ogn().expect("Oware"));
    rule("notation-ogn-first-comment").holds(
        text,
        "nothing behind the tags",
        ogn.ends_with("\"*\"]\n"),
        true,
    );
}

#[test]
fn notation_ogn_options() {
    for options in ["grandSlam=illegal play=out", "matchFormat=kumasi"] {
        let text = format!("[Game \"oware\"][Options \"{options}\"]");
        let error = open(&text).write_ogn().expect_err("other rules");
        let expected = format!("OGN knows the default rules only: \"{options}\"");
        rule("notation-ogn-options")
            .holds(
                &text,
                "refused",
                records::fault_line(&error),
                "1:1 0 options-not-default".to_string(),
            )
            .holds(&text, "the reason", error.reason(), expected);
    }
    let text = "[Game \"oware\"][Result \"s resigned\"] C";
    let (ogn, notices) = written(open(text).write_ogn().expect("default rules"));
    rule("notation-ogn-options")
        .holds(
            text,
            "the notices",
            notices,
            vec!["resignation-left-out s resigned".to_string()],
        )
        .leads(&ogn, "oware 4x2,0,5x3/5,4x5 n 0,0", "-");
}

const BASE: &str = "https://example.org/play.html?lang=en";

/// The fragment of a record's link.
fn link(record: &str) -> String {
    open(record).write_link("").text
}

#[test]
fn notation_link() {
    let over = "[Game \"oware\"]\n[Setup \"oware 1,0x4,1/1,0x2,1,0x2 s 23,21\"]\n[Result \"s majority 25-21\"]\n\n1. F\n";
    let annotated = "[Game \"oware\"]\n[South \"Esi & _Kofi_ = 100%\"]\n[Zebra \"ŋ\"]\n[Zebra \"\"]\n[Setup \"oware 4x6/4x6 s 0,0\"]\n[Options \"nextStart=lot play=out\"]\n[Result \"n resigned\"]\n\n{why? \"a\"} {b\nc} 1. C {#g=&m=_~.} d\n";
    let safe = |text: &str| {
        text.chars()
            .all(|letter| letter.is_ascii_alphanumeric() || "-._~,/=%&#".contains(letter))
    };
    let rule = rule("notation-link");
    rule.holds(
        OGN,
        "a plain game",
        link("[Game \"oware\"] 1. C d 2. B"),
        "#g=oware&m=CdB".to_string(),
    )
    .holds(
        over,
        "another start",
        link(over),
        "#g=oware&m=F&p=1,0x4,1/1,0x2,1,0x2_s_23,21&r=s_majority_25-21".to_string(),
    )
    .holds(
        NOT_DEFAULT,
        "options",
        link(NOT_DEFAULT),
        "#g=omweso&o=akakyala=turns_matchPoints=7_reverse.start=off_setup=two16".to_string(),
    )
    .holds(
        annotated,
        "only letters that links pass on",
        safe(&link(annotated)),
        true,
    )
    .holds(
        BASE,
        "the address before it",
        open(over).write_link(BASE).text,
        format!("{BASE}{}", link(over)),
    );
    for text in [over, annotated, EXAMPLE, ENDLESS, ENDLESS_WIN, NOT_DEFAULT] {
        rule.writes(&link(text), text)
            .writes(&format!("  {BASE}{}\n", link(text)), text);
    }
    changed_on_the_way(&rule, annotated);
    broken_links(&rule);
}

/// Programs that pass a link on may encode its letters; the page may hand over what stands behind `#`.
fn changed_on_the_way(rule: &records::Rule, record: &str) {
    let text = link(record);
    for letters in [",", "/", "=", "~", ",/=~.-", "acegmr"] {
        let encode = |letter: char| match letters.contains(letter) {
            true => format!("%{:02x}", u32::from(letter)),
            false => letter.to_string(),
        };
        // A `%` that stands there already keeps its two digits.
        let mut skipped = 0;
        let encoded = text["#g=".len()..].chars().map(|letter| {
            skipped = if letter == '%' { 3_u32 } else { skipped };
            skipped = skipped.saturating_sub(1);
            if skipped > 0 || letter == '%' {
                letter.to_string()
            } else {
                encode(letter)
            }
        });
        let encoded: String = encoded.collect();
        rule.writes(&format!("#g={encoded}"), record)
            .writes(&format!("#g%3D{encoded}"), record);
    }
    let (before, behind) = text.split_at(text.len() / 2);
    rule.writes(&format!("{before}\r\n{behind}"), record);
    for beginning in ["g=", "", " "] {
        let shortened = format!("{beginning}{}", &text["#g=".len()..]);
        let again = Record::read_link(&shortened).map(|record| record.write());
        rule.holds(&shortened, "read", again.ok(), Some(record.to_string()));
    }
}

fn broken_links(rule: &records::Rule) {
    for (text, fault) in [
        ("#g=", "0:4 0 unknown-game"),
        ("#g=chess", "0:4 0 unknown-game"),
        ("#g=oware=x", "0:4 0 unknown-game"),
        ("#g=oware&", "0:10 0 bad-link"),
        ("#g=oware&x=1", "0:10 0 bad-link"),
        ("#g=oware&m", "0:10 0 bad-link"),
        ("#g=oware&m=C&m=C", "0:14 0 bad-link"),
        ("#g=oware&m=Cx", "0:13 2 bad-turn (no-such-pit)"),
        ("#g=oware&m=%43D", "0:15 2 bad-turn (not-your-pit)"),
        ("#g=oware&m=.C", "0:12 1 bad-turn (bad-turn-text)"),
        ("#g=oware&m=C%", "0:13 0 bad-link"),
        ("#g=oware&t.South=%zz", "0:18 0 bad-link"),
        ("#g=oware&t.South=a%ff", "0:19 0 bad-link"),
        ("#g=oware&t.South=a&t.South=b", "0:20 0 bad-link"),
        ("#g=oware&t.Game=omweso", "0:10 0 bad-link"),
        ("#g=oware&t.a%20b=x", "0:10 0 bad-link"),
        ("#g=oware&t.Mode=slow", "0:17 0 bad-mode"),
        ("#g=oware&c.1=x", "0:10 0 bad-link"),
        ("#g=oware&c.x=x", "0:10 0 bad-link"),
        ("#g=oware&r=n_resi", "0:12 0 bad-result"),
        ("#g=oware&m=C&r=s_majority_25-20", "0:16 1 result-differs"),
        ("#g=oware&p=4x6/4x6_s_0", "0:22 0 bad-pair"),
        ("#g=oware&p=4x6%2F4x5,y_s_0,0", "0:22 0 bad-count"),
        (
            "#g=oware&o=play=in_x=1",
            "0:17 0 bad-value, 0:20 0 unknown-key",
        ),
        (
            "#g=oware&p=4x6/4x6_s_0,0_play=out&o=play=to25",
            "0:37 0 options-differ",
        ),
        ("#g=omweso&o=setup=free", "0:13 0 needs-setup"),
    ] {
        rule.refuses(text, fault);
    }
    let whole = link(EXAMPLE);
    for end in 3..whole.len() {
        let _ = Record::read_link(&whole[..end]);
    }
}

#[test]
fn notation_link_turns() {
    let reversing = "[Game \"omweso\"]\n[Setup \"omweso 0,4,7,1x2,2,4,0x3,3,0,3x2,2,4/2,4,2x2,3,0,3,1x2,0x2,2,3,0,5,2 s 1,1 1,1\"]\n[Result \"-\"]\n\n1. O+- --\n";
    let okwesera = "[Game \"omweso\"]\n[Setup \"omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0\"]\n[Result \"-\"]\n\n1. N*\n";
    let turns = |text: &str| {
        let link = link(text);
        let turns = link.split('&').find_map(|field| field.strip_prefix("m="));
        turns.map(str::to_string)
    };
    rule("notation-link-turns")
        .holds(
            reversing,
            "its turns",
            turns(reversing),
            Some("O.-_".to_string()),
        )
        .writes(&link(reversing), reversing)
        .holds(
            okwesera,
            "its turns",
            turns(okwesera),
            Some("N~".to_string()),
        )
        .writes(&link(okwesera), okwesera)
        .writes_moves("#g=omweso&m=__%5F_", "1. -- -- 2. -- --");
}

#[test]
fn notation_link_no_spaces() {
    rule("notation-link-no-spaces")
        .holds(
            "oware",
            "turns follow each other",
            link("[Game \"oware\"] 1. C d 2. B e"),
            "#g=oware&m=CdBe".to_string(),
        )
        .writes_moves("#g=oware&p=4x6/4x6_n_0,0&m=cDb", "1. c D 2. b")
        .refuses("#g=oware&m=C_d", "0:13 2 bad-turn (no-lost-turn)")
        .refuses("#g=oware&m=1.Cd", "0:12 1 bad-turn (bad-turn-text)");
}

/// Random games of 150 plies, or as near to it as they come.
#[test]
fn notation_link_length() {
    for game in ["oware", "omweso", "bao-kigogo"] {
        let mut lengths = Vec::new();
        for seed in 0..40 {
            let (plies, turns) = random_turns(game, seed);
            lengths.push(turns as f64 * 150.0 / plies as f64);
        }
        let least = lengths.iter().copied().fold(f64::MAX, f64::min);
        let most = lengths.iter().copied().fold(0.0, f64::max);
        let mean = lengths.iter().sum::<f64>() / lengths.len() as f64;
        let claim =
            format!("characters for 150 plies: {least:.0} to {most:.0}, {mean:.0} on average");
        println!("{game}: {claim}");
        rule("notation-link-length").holds(game, &claim, (150.0..=180.5).contains(&mean), true);
    }
}

/// The plies of a random game from its start, and the characters that its link takes for them.
fn random_turns(game: &str, seed: u64) -> (usize, usize) {
    let mut chance = chance::Chance::new(seed);
    let id = GameId::from_name(game).expect("a game");
    let mut played = support::open(&support::start(game, &[])).expect("a start");
    let mut turns = Vec::new();
    while turns.len() < 150 {
        let legal = played.legal();
        if legal.is_empty() {
            break;
        }
        let turn = chance.pick(&legal).clone();
        played.play(&turn).expect("legal");
        turns.push(turn);
    }
    let record = format!("[Game \"{}\"] {}", id.spec().name, turns.join(" "));
    let link = link(&record);
    let length = link
        .split('&')
        .find_map(|field| field.strip_prefix("m="))
        .map_or(0, str::len);
    (turns.len(), length)
}

#[test]
fn notation_link_left_out() {
    let mut record = open(
        "[Game \"oware\"][South \"Esi\"][Date \"2026.11.29\"][Mode \"blitz\"][Zebra \"z\"][Event \"e\"] 1. C d",
    );
    record.set_comment(1, "short");
    let whole = record.write_link("").text.chars().count();
    let room = 2_000 - whole - "&c.2=".len();
    record.set_comment(2, &"x".repeat(room));
    let just = record.write_link("");
    let rule = rule("notation-link-left-out");
    rule.holds(
        "oware",
        "2,000 characters are not too many",
        (just.text.chars().count(), notice_lines(&just.notices)),
        (2_000, vec![]),
    );
    let (text, notices) = written(record.write_link("/"));
    let expected = ["comments-left-out 2", "tags-left-out Zebra, Event"].map(str::to_string);
    rule.holds("oware", "one more is", notices, expected.to_vec())
        .holds(
            "oware",
            "what is left",
            text,
            "/#g=oware&m=Cd&t.South=Esi&t.Date=2026.11.29&t.Mode=blitz".to_string(),
        );
    let long = open(&format!("[Game \"oware\"][South \"{}\"]", "ŋ".repeat(500)));
    let (text, notices) = written(long.write_link(""));
    rule.holds(
        "oware",
        "nothing could be left out",
        (text.len() > 2_000, notices),
        (true, vec![]),
    );
}
