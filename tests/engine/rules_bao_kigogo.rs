//! The rules of Bao Kigogo, a test each. The boards are made so that breaking
//! the rule changes what is claimed.

use crate::rule::rule;
use crate::support::start;

/// Captured seeds are nowhere afterwards: nine are left of twelve.
#[test]
fn bao_kigogo_board() {
    rule("bao-kigogo-board")
        .plays(
            "bao-kigogo 3,0x14,2,0x8/0x5,2,0x5,4,0x6,1,0x5 s",
            "I",
            "bao-kigogo 3,0x15,1x2,0x6/0x11,4,0x12 n",
            "-",
        )
        .reads("bao-kigogo 92,0x23/0x24 s", "bao-kigogo 92,0x23/0x24 s");
}

#[test]
fn bao_kigogo_ring() {
    rule("bao-kigogo-ring")
        .plays(
            "bao-kigogo 0x11,3,0x12/0x11,5,0x12 s",
            "X",
            "bao-kigogo 0x12,1x3,0x9/0x11,5,0x12 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x23,3/0x11,5,0x12 s",
            "A",
            "bao-kigogo 1x3,0x21/0x11,5,0x12 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x11,5,0x12/0x11,3,0x12 n",
            "x",
            "bao-kigogo 0x11,5,0x12/0x12,1x3,0x9 s",
            "-",
        )
        .plays(
            "bao-kigogo 3,0x23/0x11,5,0x12 s",
            "M",
            "bao-kigogo 0,1x3,0x20/0x11,5,0x12 n",
            "-",
        );
}

/// Ring 17 faces ring 18, with ring 5 behind it.
#[test]
fn bao_kigogo_facing() {
    rule("bao-kigogo-facing")
        .plays(
            "bao-kigogo 0x15,2,0x8/0x5,2,3,0x4,5,0x5,4,1,4,0x4 s",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x6,3,0x4,5,0x5,4,0,4,0x4 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x5,2,3,0x4,5,0x5,4,1,4,0x4/0x15,2,0x8 n",
            "i",
            "bao-kigogo 0x6,3,0x4,5,0x5,4,0,4,0x4/0x16,1x2,0x6 s",
            "-",
        )
        .plays(
            "bao-kigogo 0x21,2,0x2/5,0x10,2,1,0x11 s",
            "C",
            "bao-kigogo 0x22,1x2/5,0x23 n",
            "-",
        );
}

#[test]
fn bao_kigogo_start() {
    rule("bao-kigogo-start")
        .reads("bao-kigogo 2x23,0/2x23,0 s", "bao-kigogo 2x23,0/2x23,0 s")
        .lists(
            "bao-kigogo 2x23,0/2x23,0 s",
            "B C D E F G H I J K L M N O P Q R S T U V W X",
        );
    rule("bao-kigogo-start").holds(
        "bao-kigogo",
        "the start",
        start("bao-kigogo", &[]),
        "bao-kigogo 2x23,0/2x23,0 s".to_string(),
    );
}

#[test]
fn bao_kigogo_two_or_more() {
    rule("bao-kigogo-two-or-more")
        .lists("bao-kigogo 2,0x2,1,0x7,3,0x12/0x11,5,0x12 s", "M X")
        .refuses(
            "bao-kigogo 2,0x2,1,0x7,3,0x12/0x11,5,0x12 s",
            "A",
            "empty-pit",
        )
        .refuses(
            "bao-kigogo 2,0x2,1,0x7,3,0x12/0x11,5,0x12 s",
            "P",
            "single-may-wait",
        );
}

/// M is blocked by N; where a pit holds two, no single moves.
#[test]
fn bao_kigogo_singles() {
    rule("bao-kigogo-singles")
        .lists("bao-kigogo 1x2,0x21,1/0x11,5,0x12 s", "N")
        .refuses("bao-kigogo 1x2,0x21,1/0x11,5,0x12 s", "M", "single-blocked")
        .refuses("bao-kigogo 1x2,0x21,1/0x11,5,0x12 s", "A", "single-blocked")
        .plays(
            "bao-kigogo 1x2,0x21,1/0x11,5,0x12 s",
            "N",
            "bao-kigogo 1,0,1,0x20,1/0x11,5,0x12 n",
            "-",
        )
        .lists("bao-kigogo 1x2,0x9,2,0x11,1/0x11,5,0x12 s", "X")
        .is_why(
            "bao-kigogo 0,1,0x9,2,0x12/0x11,5,0x12 s",
            "N",
            "single-may-wait",
        );
}

#[test]
fn bao_kigogo_sowing() {
    rule("bao-kigogo-sowing")
        .plays(
            "bao-kigogo 0x9,5,0x14/0x11,5,0x12 s",
            "V",
            "bao-kigogo 0x10,1x5,0x9/0x11,5,0x12 n",
            "-",
        )
        .is_told("bao-kigogo 0x9,5,0x14/0x11,5,0x12 s", "V");
}

#[test]
fn bao_kigogo_relay() {
    rule("bao-kigogo-relay")
        .plays(
            "bao-kigogo 0x11,2,0,2,0x10/0x11,5,0x12 s",
            "X",
            "bao-kigogo 0x12,1,0,1x3,0x7/0x11,5,0x12 n",
            "-",
        )
        .is_told("bao-kigogo 0x11,2,0,2,0x10/0x11,5,0x12 s", "X");
}

#[test]
fn bao_kigogo_empty_ends_turn() {
    rule("bao-kigogo-empty-ends-turn")
        .plays(
            "bao-kigogo 3,0x10,2,0x12/0x11,5,0x12 s",
            "X",
            "bao-kigogo 3,0x11,1x2,0x10/0x11,5,0x12 n",
            "-",
        )
        .is_told("bao-kigogo 3,0x10,2,0x12/0x11,5,0x12 s", "X");
}

/// Landing in the back row takes nothing.
#[test]
fn bao_kigogo_capture() {
    rule("bao-kigogo-capture")
        .plays(
            "bao-kigogo 0x15,2,0x8/0x11,5,0x6,3,0x5 s",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x11,5,0x12 n",
            "-",
        )
        .is_told("bao-kigogo 0x15,2,0x8/0x11,5,0x6,3,0x5 s", "I")
        .plays(
            "bao-kigogo 0x15,2,0x8/0x5,4,0x5,5,0x6,3,0x5 s",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x11,5,0x12 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x4,2,0x19/0x4,2,4,1,0x4,5,0x5,2,3,1,0x4 s",
            "Q",
            "bao-kigogo 0x5,1x2,0x17/0x4,2,4,1,0x4,5,0x5,2,3,1,0x4 n",
            "-",
        );
}

#[test]
fn bao_kigogo_occupied_never_captures() {
    rule("bao-kigogo-occupied-never-captures").plays(
        "bao-kigogo 0x15,2,0,1,0x6/0x5,2,0x5,5,0x6,1,0x5 s",
        "I",
        "bao-kigogo 0x16,1,0,1x2,0x4/0x5,2,0x5,5,0x6,1,0x5 n",
        "-",
    );
}

#[test]
fn bao_kigogo_capture_ends_turn() {
    rule("bao-kigogo-capture-ends-turn").plays(
        "bao-kigogo 0x15,2,0x8/0x5,2,0x5,5,0x6,7,0x5 s",
        "I",
        "bao-kigogo 0x16,1x2,0x6/0x11,5,0x12 n",
        "-",
    );
}

#[test]
fn bao_kigogo_facing_front_empty() {
    rule("bao-kigogo-facing-front-empty")
        .is_told("bao-kigogo 2,0x17,2,0x5/0x8,3,0x11,2,0x3 s", "F")
        .plays(
            "bao-kigogo 2,0x17,2,0x5/0x8,3,0x11,2,0x3 s",
            "F",
            "bao-kigogo 2,0x18,1x2,0x3/0x8,3,0x11,2,0x3 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x15,2,0x8/0x5,9,0x5,5,0x12 s",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x5,9,0x5,5,0x12 n",
            "-",
        );
}

#[test]
fn bao_kigogo_back_falls_with_front() {
    rule("bao-kigogo-back-falls-with-front")
        .plays(
            "bao-kigogo 0x15,2,0x8/0x5,9,0x5,5,0x6,1,0x5 s",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x11,5,0x12 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x15,2,0x8/0x5,9,0x5,5,0x12 s",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x5,9,0x5,5,0x12 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x15,2,0x8/0x11,5,0x6,1,0x5 s",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x11,5,0x12 n",
            "-",
        );
}

#[test]
fn bao_kigogo_long_lap_fills_origin() {
    rule("bao-kigogo-long-lap-fills-origin").plays(
        "bao-kigogo 3,0x10,24,0x12/0x11,5,0x12 s",
        "X",
        "bao-kigogo 4,1x23/0x11,5,0x12 n",
        "-",
    );
}

#[test]
fn bao_kigogo_always_counter_clockwise() {
    rule("bao-kigogo-always-counter-clockwise")
        .lists("bao-kigogo 2,0x23/0x11,5,0x12 s", "M")
        .refuses("bao-kigogo 2,0x23/0x11,5,0x12 s", "M-", "too-many-choices")
        .plays(
            "bao-kigogo 2,0x23/0x11,5,0x12 s",
            "M",
            "bao-kigogo 0,1x2,0x21/0x11,5,0x12 n",
            "-",
        );
}

#[test]
fn bao_kigogo_must_move() {
    rule("bao-kigogo-must-move")
        .refuses("bao-kigogo 2,0x23/0x11,5,0x12 s", "--", "no-lost-turn")
        .refuses("bao-kigogo 2,0x23/0x11,5,0x12 s", "", "bad-turn-text")
        .plays(
            "bao-kigogo 0x16,1,0x7/0x5,2,0x5,1,0x6,3,0x5 s",
            "H",
            "bao-kigogo 0x17,1,0x6/0x11,1,0x12 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x16,1,0x7/0x5,2,0x5,1,0x12 s",
            "H",
            "bao-kigogo 0x17,1,0x6/0x5,2,0x5,1,0x12 n",
            "-",
        );
}

#[test]
fn bao_kigogo_single_captures() {
    rule("bao-kigogo-single-captures")
        .plays(
            "bao-kigogo 0x3,1x2,0x8,1x2,0x2,1,0x6/0x17,2,0x6 s",
            "G",
            "bao-kigogo 0x3,1x2,0x8,1x2,0x3,1,0x5/0x24 n",
            "s no-move",
        )
        .plays(
            "bao-kigogo 0x16,1,0x7/0x5,2,0x5,1,0x6,3,0x5 s",
            "H",
            "bao-kigogo 0x17,1,0x6/0x11,1,0x12 n",
            "-",
        )
        .plays(
            "bao-kigogo 0x16,1,0x7/0x5,2,0x5,1,0x12 s",
            "H",
            "bao-kigogo 0x17,1,0x6/0x5,2,0x5,1,0x12 n",
            "-",
        );
}

/// No seeds; then only blocked singles.
#[test]
fn bao_kigogo_no_move() {
    rule("bao-kigogo-no-move")
        .plays(
            "bao-kigogo 2,0x23/0x24 n",
            "",
            "bao-kigogo 2,0x23/0x24 n",
            "s no-move",
        )
        .plays(
            "bao-kigogo 2,0x23/1x24 n",
            "",
            "bao-kigogo 2,0x23/1x24 n",
            "s no-move",
        )
        .plays(
            "bao-kigogo 0x24/0x24 s",
            "",
            "bao-kigogo 0x24/0x24 s",
            "n no-move",
        )
        .plays(
            "bao-kigogo 0x15,2,0x8/0x5,2,0x12,1,0x5 s",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x24 n",
            "s no-move",
        );
}

/// One single each, half a ring apart, until both are where they began.
#[test]
fn bao_kigogo_repetition() {
    rule("bao-kigogo-repetition")
        .plays("bao-kigogo 1,0x23/0x12,1,0x11 s singleCaptures=off", "M l N k O j P i Q h R g S f T e U d V c W b X a L m K n J o I p H q G r F s E t D u C v B w A", "bao-kigogo 1,0x23/0x11,1,0x12 n singleCaptures=off", "-")
        .plays("bao-kigogo 1,0x23/0x12,1,0x11 s singleCaptures=off", "M l N k O j P i Q h R g S f T e U d V c W b X a L m K n J o I p H q G r F s E t D u C v B w A x", "bao-kigogo 1,0x23/0x12,1,0x11 s singleCaptures=off", "draw repetition");
}

#[test]
fn bao_kigogo_repetition_third() {
    rule("bao-kigogo-repetition-third")
        .plays("bao-kigogo 1,0x23/0x12,1,0x11 s repetition=third singleCaptures=off", "M l N k O j P i Q h R g S f T e U d V c W b X a L m K n J o I p H q G r F s E t D u C v B w A x", "bao-kigogo 1,0x23/0x12,1,0x11 s repetition=third singleCaptures=off", "-")
        .plays("bao-kigogo 1,0x23/0x12,1,0x11 s repetition=third singleCaptures=off", "M l N k O j P i Q h R g S f T e U d V c W b X a L m K n J o I p H q G r F s E t D u C v B w A x M l N k O j P i Q h R g S f T e U d V c W b X a L m K n J o I p H q G r F s E t D u C v B w A x", "bao-kigogo 1,0x23/0x12,1,0x11 s repetition=third singleCaptures=off", "draw repetition");
}

#[test]
fn bao_kigogo_never_ending() {
    rule("bao-kigogo-never-ending")
        .plays(
            "bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/2,0x23 s",
            "S",
            "bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/2,0x23 s",
            "draw never-ending",
        )
        .is_told(
            "bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/2,0x23 s",
            "S",
        )
        .plays(
            "bao-kigogo 2x23,0/2x23,0 s lapCap=7",
            "M",
            "bao-kigogo 2x23,0/2x23,0 s lapCap=7",
            "draw never-ending",
        )
        .plays(
            "bao-kigogo 2x23,0/2x23,0 s lapCap=8",
            "M",
            "bao-kigogo 0,3,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,1/2x11,0x2,2x10,0 n lapCap=8",
            "-",
        );
}

#[test]
fn bao_kigogo_single_captures_off() {
    rule("bao-kigogo-single-captures-off")
        .plays(
            "bao-kigogo 0x16,1,0x7/0x5,2,0x5,1,0x6,3,0x5 s singleCaptures=off",
            "H",
            "bao-kigogo 0x17,1,0x6/0x5,2,0x5,1,0x6,3,0x5 n singleCaptures=off",
            "-",
        )
        .plays(
            "bao-kigogo 0x15,2,0x8/0x5,2,0x5,1,0x6,3,0x5 s singleCaptures=off",
            "I",
            "bao-kigogo 0x16,1x2,0x6/0x11,1,0x12 n singleCaptures=off",
            "-",
        );
}

#[test]
fn bao_kigogo_never_ending_mover_loses() {
    rule("bao-kigogo-never-ending-mover-loses")
        .plays("bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/2,0x23 s neverEnding=moverLoses", "S", "bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/2,0x23 s neverEnding=moverLoses", "n never-ending")
        .plays("bao-kigogo 2x23,0/2x23,0 n lapCap=7 neverEnding=moverLoses", "m", "bao-kigogo 2x23,0/2x23,0 n lapCap=7 neverEnding=moverLoses", "s never-ending");
}

#[test]
fn bao_kigogo_never_ending_illegal() {
    rule("bao-kigogo-never-ending-illegal")
        .lists("bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/2,0x23 s neverEnding=illegal", "A B C F G J K L P Q R T U V")
        .is_why("bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/2,0x23 s neverEnding=illegal", "S", "never-ending")
        .lists("bao-kigogo 1,0,1,2,4,3,2x2,3,4,1,0,4,3,2,1,0,3,2,1,0,2,3,2/2,0x23 s", "A B C F G J K L P Q R S T U V")
        .lists("bao-kigogo 2x23,0/2x23,0 s lapCap=1 neverEnding=illegal", "C")
        .plays("bao-kigogo 2x23,0/2x23,0 s lapCap=1 neverEnding=illegal", "C", "bao-kigogo 2x21,0,3,1/2x11,0x2,2x10,0 n lapCap=1 neverEnding=illegal", "-");
}

/// X is struck: it lands on K. The single H stays, though it could move.
#[test]
fn bao_kigogo_never_ending_singles_wait() {
    rule("bao-kigogo-never-ending-singles-wait")
        .lists(
            "bao-kigogo 2,0x10,2,0,1,0x2,1,0x7/0x11,5,0x12 s lapCap=1 neverEnding=illegal",
            "M",
        )
        .refuses(
            "bao-kigogo 2,0x10,2,0,1,0x2,1,0x7/0x11,5,0x12 s lapCap=1 neverEnding=illegal",
            "H",
            "single-may-wait",
        )
        .refuses(
            "bao-kigogo 2,0x10,2,0,1,0x2,1,0x7/0x11,5,0x12 s lapCap=1 neverEnding=illegal",
            "X",
            "never-ending",
        );
}

#[test]
fn bao_kigogo_never_ending_all_struck() {
    rule("bao-kigogo-never-ending-all-struck")
        .lists(
            "bao-kigogo 0x11,2,0,1,0x2,1,0x7/0x11,5,0x12 s lapCap=1 neverEnding=illegal",
            "",
        )
        .plays(
            "bao-kigogo 0x11,2,0,1,0x2,1,0x7/0x11,5,0x12 s lapCap=1 neverEnding=illegal",
            "",
            "bao-kigogo 0x11,2,0,1,0x2,1,0x7/0x11,5,0x12 s lapCap=1 neverEnding=illegal",
            "draw never-ending",
        )
        .plays(
            "bao-kigogo 0x11,2,0,1,0x2,1,0x7/0x11,2,0x12 n lapCap=1 neverEnding=illegal",
            "x",
            "bao-kigogo 0x11,2,0,1,0x2,1,0x7/0x12,1x2,0x10 s lapCap=1 neverEnding=illegal",
            "draw never-ending",
        );
}

#[test]
fn bao_kigogo_lap_cap() {
    rule("bao-kigogo-lap-cap")
        .reads(
            "bao-kigogo 2x23,0/2x23,0 s lapCap=2000",
            "bao-kigogo 2x23,0/2x23,0 s",
        )
        .plays(
            "bao-kigogo 2x23,0/2x23,0 s lapCap=8",
            "O",
            "bao-kigogo 2x23,0/2x23,0 s lapCap=8",
            "draw never-ending",
        )
        .plays(
            "bao-kigogo 2x23,0/2x23,0 s lapCap=9",
            "O",
            "bao-kigogo 3,0,1,4,1,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,3x2,0,1/2x23,0 n lapCap=9",
            "-",
        );
}

#[test]
fn bao_kigogo_first_player() {
    rule("bao-kigogo-first-player")
        .scores("bao-kigogo", "", "", "; to -; lot starts")
        .scores("bao-kigogo", "firstPlayer=lot", "", "; to -; lot starts")
        .scores("bao-kigogo", "firstPlayer=south", "", "; to -; s starts");
}

/// Whoever wins, and after a draw too.
#[test]
fn bao_kigogo_series_alternates() {
    for options in ["", "firstPlayer=south"] {
        rule("bao-kigogo-series-alternates")
            .scores(
                "bao-kigogo",
                options,
                "s s no-move",
                "1-0 (1-0); to -; n starts",
            )
            .scores(
                "bao-kigogo",
                options,
                "s n no-move",
                "0-1 (0-1); to -; n starts",
            )
            .scores(
                "bao-kigogo",
                options,
                "n n no-move",
                "0-1 (0-1); to -; s starts",
            )
            .scores(
                "bao-kigogo",
                options,
                "s s no-move, n draw repetition",
                "1-0 (1-0), 0-0 (1-0); to -; s starts",
            );
    }
}

/// A draw is no half point, and no number of wins ends a series.
#[test]
fn bao_kigogo_series_counts_wins() {
    rule("bao-kigogo-series-counts-wins").scores(
        "bao-kigogo",
        "",
        "s s no-move, n draw agreed, s n never-ending, n draw never-ending, s s resigned",
        "1-0 (1-0), 0-0 (1-0), 0-1 (1-1), 0-0 (1-1), 1-0 (2-1); to -; n starts",
    );
    let wins: Vec<String> = (1..=20).map(|win| format!("0-1 (0-{win})")).collect();
    rule("bao-kigogo-series-counts-wins").scores(
        "bao-kigogo",
        "",
        &["n n no-move"; 20].join(", "),
        &format!("{}; to -; s starts", wins.join(", ")),
    );
}
