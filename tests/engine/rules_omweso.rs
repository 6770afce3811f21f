//! The rules of Omweso, a test each. The boards are made so that breaking the
//! rule changes what is claimed; seeds that play no part lie in one pit.

use crate::rule::rule;
use crate::support::{self, start};

#[test]
fn omweso_rows() {
    rule("omweso-rows")
        .lists(
            "omweso 2x16/2x16 s 0,0 0,0",
            "A B C D E F G H I J K L M N O P",
        )
        .rejects("omweso 2x15/2x16 s 0,0 0,0", 8)
        .rejects("omweso 2x17/2x16 s 0,0 0,0", 8);
}

/// Back row to front row at the right end, front row to back row at the left end.
#[test]
fn omweso_ring() {
    rule("omweso-ring")
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 0x3,30,0x11,2/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "A",
            "omweso 1x2,0,30,0x12/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        );
}

#[test]
fn omweso_counter_clockwise() {
    rule("omweso-counter-clockwise")
        .plays(
            "omweso 0x2,3,0x4,29,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "K",
            "omweso 0x3,1x3,0,29,0x8/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 0x4,29,0x4,3,0x6/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "G",
            "omweso 0x4,29,0x5,1x3,0x3/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        );
}

#[test]
fn omweso_north_ring() {
    rule("omweso-north-ring")
        .plays(
            "omweso 0x4,31,0x7,1,0x3/0x3,30,0x3,2,0x8 n 1,1 1,1",
            "p",
            "omweso 0x4,31,0x7,1,0x3/0x3,30,0x4,1x2,0x6 s 1,2 1,1",
            "-",
        )
        .plays(
            "omweso 0x4,31,0x7,1,0x3/0x3,30,0x11,2 n 1,1 1,1",
            "a",
            "omweso 0x4,31,0x7,1,0x3/1x2,0,30,0x12 s 1,2 1,1",
            "-",
        );
}

/// G faces g’s neighbour b, with j behind it; every other column stays.
#[test]
fn omweso_facing() {
    rule("omweso-facing")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/2,1,2,0,21,0,1,0x2,1,0x2,1x4 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/2,0,2,0,21,0,1,0x2,1,0x2,1x2,0,1 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 2,1,0x2,24,0,1,0x2,1,0x2,1,0,1x2/0x3,29,0x3,2,0,1,0x6 n 1,1 1,1",
            "p",
            "omweso 2,0x3,24,0,1,0x2,1,0x2,1,0x2,1/0x3,29,0x4,2,0,1x3,0x3 s 1,2 1,2",
            "-",
        );
}

/// Captures in the columns 1, 0 and 7 of North’s own left: b j, a i and h p.
#[test]
fn omweso_columns() {
    rule("omweso-columns")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 0x3,29,0x2,2,1,0x8/1,0x3,29,0x7,1,0x2,1 s 1,1 1,1",
            "O",
            "omweso 0x3,29,0x3,2,1,0x7/1,0x3,29,0x7,1,0x2,1 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 0x3,27,0x8,3,0,1x2/0x4,28,0x2,1x3,0x2,1,0x3 s 1,1 1,1",
            "D",
            "omweso 1x2,0,27,0x9,2,0,3/0x4,28,0x4,1,0x2,1,0x3 n 2,1 2,1",
            "-",
        );
}

/// All of North’s seeds go, in column 0, in column 7, in column 1, in column 6.
#[test]
fn omweso_end_columns() {
    rule("omweso-end-columns")
        .plays(
            "omweso 0x3,57,0,3,0,1x2,0x7/1,0x14,1 s 1,1 1,1",
            "N",
            "omweso 0x3,57,0x2,2,0,3,1x2,0x5/0x16 n 2,1 2,1",
            "s akawumbi 12",
        )
        .plays(
            "omweso 0x3,58,0x8,3,0x2,1/0x7,1x2,0x7 s 1,1 1,1",
            "D",
            "omweso 1,0x2,58,0x9,2,0,3/0x16 n 2,1 2,1",
            "s akawumbi 12",
        )
        .plays(
            "omweso 0x3,59,0x3,2,0,1,0x6/0,1,0x12,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,59,0x4,2,0,1x3,0x3/0x16 n 2,1 2,1",
            "s front-cleared 2",
        )
        .plays(
            "omweso 0x3,59,0x8,2,0,1,0/0x6,1,0x2,1,0x6 s 1,1 1,1",
            "D",
            "omweso 1x2,0,59,0x9,2,0,1/0x16 n 2,1 2,1",
            "s front-cleared 2",
        );
}

/// From C and K the clockwise lap would capture as well.
#[test]
fn omweso_reverse_pits() {
    rule("omweso-reverse-pits")
        .lists(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I I- P",
        )
        .lists(
            "omweso 0,3,0x5,28,0x6,1,0/0,29,0x4,1,0x2,1,0x2,1,0x3 s 1,1 1,1",
            "J J- P",
        )
        .lists(
            "omweso 0x7,28,0x4,1,0x2,3/0,29,0x2,1,0x6,1x2,0x3 s 1,1 1,1",
            "A A- P",
        )
        .lists(
            "omweso 0x7,28,0x3,1,0x2,3,0/0,30,0,1,0x8,1,0x3 s 1,1 1,1",
            "B B- P",
        )
        .lists(
            "omweso 0x7,28,0x2,1,0x2,3,0x2/0,29,1,0x9,1x2,0x2 s 1,1 1,1",
            "C P",
        )
        .refuses(
            "omweso 0x7,28,0x2,1,0x2,3,0x2/0,29,1,0x9,1x2,0x2 s 1,1 1,1",
            "C-",
            "too-many-choices",
        )
        .lists(
            "omweso 0x2,3,0x4,28,0x7,1/0,29,0x5,1x2,0x3,1,0x3 s 1,1 1,1",
            "K P",
        )
        .refuses(
            "omweso 0x2,3,0x4,28,0x7,1/0,29,0x5,1x2,0x3,1,0x3 s 1,1 1,1",
            "K-",
            "too-many-choices",
        )
        .lists(
            "omweso 0x3,1,30,0x7,1,0x3/1,0x3,26,1,0x5,1,0x2,3,0 n 1,1 1,1",
            "b b- m",
        );
}

#[test]
fn omweso_setup_back4() {
    rule("omweso-setup-back4").lists("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "I J K L M N O P");
    let found = start("omweso", &[("setup", "back4")]);
    rule("omweso-setup-back4").holds(
        "omweso",
        "the start",
        found,
        "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0".to_string(),
    );
    rule("omweso-setup-back4").holds(
        "omweso",
        "the default",
        start("omweso", &[]),
        "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0".to_string(),
    );
}

#[test]
fn omweso_setup_front4() {
    rule("omweso-setup-front4").lists("omweso 0x8,4x8/0x8,4x8 s 0,0 0,0", "A B C D E F G H");
    let found = start("omweso", &[("setup", "front4")]);
    rule("omweso-setup-front4").holds(
        "omweso",
        "the start",
        found,
        "omweso 0x8,4x8/0x8,4x8 s 0,0 0,0".to_string(),
    );
}

#[test]
fn omweso_setup_two16() {
    rule("omweso-setup-two16").lists(
        "omweso 2x16/2x16 s 0,0 0,0",
        "A B C D E F G H I J K L M N O P",
    );
    let found = start("omweso", &[("setup", "two16")]);
    rule("omweso-setup-two16").holds(
        "omweso",
        "the start",
        found,
        "omweso 2x16/2x16 s 0,0 0,0".to_string(),
    );
}

#[test]
fn omweso_start_two_or_more() {
    rule("omweso-start-two-or-more")
        .lists(
            "omweso 0x3,29,0x3,2,1,0x7/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "L P",
        )
        .is_why(
            "omweso 0x3,29,0x3,2,1,0x7/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "H",
            "too-few-seeds",
        )
        .is_why(
            "omweso 0x3,29,0x3,2,1,0x7/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "G",
            "empty-pit",
        )
        .refuses(
            "omweso 0x3,29,0x3,2,1,0x7/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "p",
            "not-your-pit",
        );
}

#[test]
fn omweso_start_counter_clockwise() {
    rule("omweso-start-counter-clockwise").lists(
        "omweso 2,0x6,4,0x4,18,1,5,2/0x4,31,0x7,1,0x3 s 1,1 1,1",
        "A B D I P",
    );
}

/// With two seeds the lap ends on an empty pit and captures nothing.
#[test]
fn omweso_start_clockwise() {
    rule("omweso-start-clockwise")
        .lists(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I I- P",
        )
        .lists(
            "omweso 2,0x6,29,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I P",
        )
        .lists(
            "omweso 3,0x6,29,0x8/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I P",
        )
        .refuses(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 0,1 0,1",
            "I-",
            "too-many-choices",
        );
}

#[test]
fn omweso_okwesera_before_captures() {
    rule("omweso-okwesera-before-captures")
        .lists(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 0,0",
            "L N N* P",
        )
        .refuses(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 0,0",
            "P*",
            "okwesera-needs-three",
        )
        .is_why(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,0",
            "N*",
            "okwesera-after-capture",
        )
        .lists(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,0",
            "L N P",
        )
        .is_why(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 0,1",
            "N*",
            "okwesera-after-capture",
        )
        .lists(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 0,1",
            "L N P",
        );
}

#[test]
fn omweso_lift() {
    rule("omweso-lift")
        .plays(
            "omweso 0x3,29,0x2,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x2,1,0,1x2,0x6/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 0x2,4,0x4,28,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "K",
            "omweso 0x3,1x4,28,0x8/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        );
}

/// K is no reverse pit, so its lap goes counter-clockwise.
#[test]
fn omweso_reverse_choice() {
    rule("omweso-reverse-choice")
        .plays(
            "omweso 0x2,3,0x4,28,0x7,1/0,29,0x5,1x2,0x3,1,0x3 s 1,1 1,1",
            "K",
            "omweso 0x3,1x3,0,28,0x7,1/0,29,0x5,1x2,0x3,1,0x3 n 2,1 1,1",
            "-",
        )
        .refuses(
            "omweso 0x2,3,0x4,28,0x7,1/0,29,0x5,1x2,0x3,1,0x3 s 1,1 1,1",
            "K-",
            "too-many-choices",
        )
        .plays(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I-",
            "omweso 0,1x2,0x4,28,0x5,2,1x2/0,29,0x10,1,0x3 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I",
            "omweso 0,1x3,0x3,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 n 2,1 1,1",
            "-",
        );
}

#[test]
fn omweso_sowing() {
    rule("omweso-sowing")
        .plays(
            "omweso 0x3,28,0x3,4,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P",
            "omweso 0x3,28,0x4,1x4,0x4/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I-",
            "omweso 0,1x2,0x4,28,0x5,2,1x2/0,29,0x10,1,0x3 n 2,1 2,1",
            "-",
        )
        .is_told("omweso 0x3,28,0x3,4,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1", "P");
}

/// Both facing pits hold seeds, but G was empty.
#[test]
fn omweso_empty_ends_turn() {
    rule("omweso-empty-ends-turn")
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0,1,0x2,29,0x7,1,0,1,0 n 2,1 1,1",
            "-",
        )
        .is_told(
            "omweso 0x3,30,0x3,2,0x8/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P",
        );
}

/// Both facing pits must hold seeds, and only front pits face any.
#[test]
fn omweso_capture() {
    rule("omweso-capture")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 2,1 2,1",
            "-",
        )
        .is_told(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0x4,30,0x7,1,0,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,1,0,1x2,0x4/0x4,30,0x7,1,0,1,0 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,30,0x7,1,0x3 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,1,0,1x2,0x4/0,1,0x2,30,0x7,1,0x3 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 0x3,29,2,0,1,0x9/0,1,0x2,27,0,1,0x2,1,0x2,1,0,1,0 s 1,1 1,1",
            "M",
            "omweso 0x3,29,0,1,0,1x2,0x7/0,1,0x2,27,0,1,0x2,1,0x2,1,0,1,0 n 2,1 1,1",
            "-",
        );
}

#[test]
fn omweso_capture_takes_column() {
    rule("omweso-capture-takes-column").plays(
        "omweso 0x3,29,0x3,2,0,1,0x6/0,3,0x2,26,0x7,1,0,2,0 s 1,1 1,1",
        "P",
        "omweso 0x3,29,0x4,2,3,1x3,0x3/0x4,26,0x7,1,0x3 n 2,1 2,1",
        "-",
    );
}

/// The two seeds in G stay; the five taken begin in H again.
#[test]
fn omweso_capture_resown() {
    rule("omweso-capture-resown").plays(
        "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,26,0x7,1,0,4,0 s 1,1 1,1",
        "P",
        "omweso 0x3,29,0x4,2,3,1x3,0x3/0x4,26,0x7,1,0x3 n 2,1 2,1",
        "-",
    );
}

#[test]
fn omweso_relay() {
    rule("omweso-relay")
        .plays(
            "omweso 0x3,27,0x3,2,0,3,0x6/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P",
            "omweso 0x3,27,0x4,1,0,1x4,0x2/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        )
        .is_told(
            "omweso 0x3,27,0x3,2,0,3,0x6/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P",
        );
}

/// G was empty before the turn; the first lap put a seed there, so the second one captures.
#[test]
fn omweso_occupied_at_instant() {
    rule("omweso-occupied-at-instant").plays(
        "omweso 0x3,28,0x3,3,0x2,1,0x5/0,1x2,0,27,0x7,1x3,0 s 1,1 1,1",
        "P",
        "omweso 0x3,28,0x4,3,0,3,1x2,0x3/0x4,27,0x7,1,0x3 n 2,1 2,1",
        "-",
    );
}

/// Sixteen seeds come round to P itself.
#[test]
fn omweso_captured_after_origin() {
    rule("omweso-captured-after-origin")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,27,0x7,1,0,3,0 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,2,3,1x2,0x4/0x4,27,0x7,1,0x3 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,8,0x2,15,0x7,1,0,8,0 s 1,1 1,1",
            "P",
            "omweso 1x3,30,1x4,2,3,1x6/0x4,15,0x7,1,0x3 n 2,1 2,1",
            "-",
        );
}

/// Captured by a relay from O, then sown from O and not from M; in the second case three captures from P.
#[test]
fn omweso_origin_last_lifted() {
    rule("omweso-origin-last-lifted")
        .plays(
            "omweso 0x2,28,0,2,0,1,0,1,0x7/1,0x3,29,0x7,1,0x2,1 s 1,1 1,1",
            "M",
            "omweso 0x2,28,0x2,1,0,2,0,1x3,0x4/0x4,29,0x7,1,0x3 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 2,1,3,0,4,1,0,2,1,2,1,0,12,0x2,1/4,0,3,0,13,0x2,2,0x2,2,0,5,3,0,2 s 1,1 1,1",
            "M",
            "omweso 2,1,3,0x2,4,3,5,4x2,0,1,13,1,0,1/0x4,13,0x2,2,0x2,2,0,5,0x3 n 2,1 2,1",
            "-",
        );
}

#[test]
fn omweso_long_lap_fills_origin() {
    rule("omweso-long-lap-fills-origin").plays(
        "omweso 0x7,16,0x2,16,0x5/0x4,31,0x7,1,0x3 s 1,1 1,1",
        "P",
        "omweso 1x10,17,1x5/0x4,31,0x7,1,0x3 n 2,1 1,1",
        "-",
    );
}

#[test]
fn omweso_capture_automatic() {
    rule("omweso-capture-automatic")
        .lists(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "L P",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 2,1 2,1",
            "-",
        )
        .refuses(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P+",
            "too-many-choices",
        );
}

/// Each player’s own first turn, whoever began.
#[test]
fn omweso_first_turn_ban() {
    rule("omweso-first-turn-ban")
        .plays(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N",
            "omweso 0x2,2,26,0x2,1,2,0,1x2,0x5/1,0,1,0x8,26,0,1,0,2 n 1,0 0,0",
            "-",
        )
        .plays(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,1 0,0",
            "N",
            "omweso 0x2,2,26,0x2,1,2,0,1x2,0x5/1,0,1,0x8,26,0,1,0,2 n 1,1 0,0",
            "-",
        )
        .plays(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 1,1 0,0",
            "N",
            "omweso 0x2,2,26,0x2,2,3,0,1x3,0x4/0x2,1,0x8,26,0,1,0x2 n 2,1 1,0",
            "-",
        )
        .plays(
            "omweso 0,1,0x2,29,0x7,1,0,1,0/0x3,29,0x3,2,0,1,0x6 n 1,0 0,0",
            "p",
            "omweso 0,1,0x2,29,0x7,1,0,1,0/0x3,29,0x4,1,0,1x2,0x4 s 1,1 0,0",
            "-",
        )
        .plays(
            "omweso 0,1,0x2,29,0x7,1,0,1,0/0x3,29,0x3,2,0,1,0x6 n 0,1 0,0",
            "p",
            "omweso 0x4,29,0x7,1,0x3/0x3,29,0x4,2,0,1x3,0x3 s 0,2 0,1",
            "-",
        );
}

#[test]
fn omweso_first_turn_first_player() {
    rule("omweso-first-turn-first-player")
        .plays("omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0 firstTurnCapture=bannedFirstPlayer", "N", "omweso 0x2,2,26,0x2,1,2,0,1x2,0x5/1,0,1,0x8,26,0,1,0,2 n 1,0 0,0 firstTurnCapture=bannedFirstPlayer", "-")
        .plays("omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 0,1 0,0 firstTurnCapture=bannedFirstPlayer", "P", "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 1,1 1,0 firstTurnCapture=bannedFirstPlayer", "-")
        .plays("omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,0 0,0 firstTurnCapture=bannedFirstPlayer", "P", "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 2,0 1,0 firstTurnCapture=bannedFirstPlayer", "-")
        .plays("omweso 0,1,0x2,29,0x7,1,0,1,0/0x3,29,0x3,2,0,1,0x6 n 0,0 0,0 firstTurnCapture=bannedFirstPlayer", "p", "omweso 0,1,0x2,29,0x7,1,0,1,0/0x3,29,0x4,1,0,1x2,0x4 s 0,1 0,0 firstTurnCapture=bannedFirstPlayer", "-")
        .plays("omweso 0,1,0x2,29,0x7,1,0,1,0/0x3,29,0x3,2,0,1,0x6 n 1,0 0,0 firstTurnCapture=bannedFirstPlayer", "p", "omweso 0x4,29,0x7,1,0x3/0x3,29,0x4,2,0,1x3,0x3 s 1,1 0,1 firstTurnCapture=bannedFirstPlayer", "-");
}

#[test]
fn omweso_first_turn_allowed() {
    rule("omweso-first-turn-allowed")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 0,0 0,0 firstTurnCapture=allowed",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 1,0 1,0 firstTurnCapture=allowed",
            "-",
        )
        .lists(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 0,0 0,0 firstTurnCapture=allowed",
            "I I* I- P",
        );
}

#[test]
fn omweso_ban_forbids_reversing() {
    rule("omweso-ban-forbids-reversing")
        .lists(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 0,0 0,0",
            "I I* P",
        )
        .refuses(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 0,0 0,0",
            "I-",
            "too-many-choices",
        )
        .refuses(
            "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 0,1 0,0",
            "C-",
            "too-many-choices",
        );
}

#[test]
fn omweso_ban_relays() {
    rule("omweso-ban-relays")
        .plays(
            "omweso 0x3,28,0x3,2,0,2,0x6/0,1,0x2,29,0x7,1,0,1,0 s 0,0 0,0",
            "P",
            "omweso 0x3,28,0x4,1,0,1x3,0x3/0,1,0x2,29,0x7,1,0,1,0 n 1,0 0,0",
            "-",
        )
        .plays(
            "omweso 0x3,28,0x3,2,0,2,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,28,0x4,2,0,1x4,0x2/0x4,29,0x7,1,0x3 n 2,1 2,1",
            "-",
        );
}

/// From A the seeds wrap round; occupied pits neither relay nor capture.
#[test]
fn omweso_okwesera() {
    rule("omweso-okwesera")
        .plays(
            "omweso 0,4,0,25,0x11,3/0x4,31,0x7,1,0x3 s 1,1 0,0",
            "A*",
            "omweso 2,5,0,25,0x12/0x4,31,0x7,1,0x3 n 2,1 0,0",
            "-",
        )
        .is_told("omweso 0,4,0,25,0x11,3/0x4,31,0x7,1,0x3 s 1,1 0,0", "A*")
        .plays(
            "omweso 0x3,27,0x3,3,1x2,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 0,0",
            "P*",
            "omweso 0x3,27,0x4,3,2,0x6/0,1,0x2,29,0x7,1,0,1,0 n 2,1 0,0",
            "-",
        )
        .plays(
            "omweso 0x4,31,0x7,1,0x3/0x3,28,0x3,3,0,1,0x6 n 1,1 0,0",
            "p*",
            "omweso 0x4,31,0x7,1,0x3/0x3,28,0x4,2x2,0x6 s 1,2 0,0",
            "-",
        );
}

#[test]
fn omweso_okwesera_alternative() {
    rule("omweso-okwesera-alternative")
        .lists(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "K L N N*",
        )
        .lists(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 0,0",
            "L N N* P",
        );
}

/// The next turn is no longer the first: it captures.
#[test]
fn omweso_okwesera_turn_taken() {
    rule("omweso-okwesera-turn-taken")
        .plays(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N*",
            "omweso 0x2,2,26,0x2,2x2,1,0x7/1,0,1,0x8,26,0,1,0,2 n 1,0 0,0",
            "-",
        )
        .plays(
            "omweso 0x3,28,0x2,3,0x3,1,0x5/0x2,1,0,27,2,0x6,1x2,0x2 s 0,0 0,0",
            "O* n P",
            "omweso 0x3,28,0x4,2,1x2,0x5/0x2,1,0,27,0,1x2,0x4,1x2,0x2 n 2,1 0,0",
            "-",
        );
}

/// No choice where the lap would relay first: only the back pit, only the front pit faces C, or nothing lies in C.
#[test]
fn omweso_reversing() {
    // Sixteen seeds end in their own origin, which is empty; of seventeen, one has fallen where the last one falls.
    rule("omweso-reversing")
        .lists("omweso 0x15,16/0x7,24x2,0x7 s 1,1 1,1", "A")
        .lists("omweso 0x15,17/0x6,23,0x2,24,0x6 s 1,1 1,1", "A A+- A-");
    rule("omweso-reversing")
        .lists(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I I- P",
        )
        .is_why(
            "omweso 3,0x6,28,0x5,1,0x2/0,30,0x3,1,0x6,1,0x3 s 1,1 1,1",
            "I-",
            "too-many-choices",
        )
        .refuses(
            "omweso 3,0x6,28,0x5,1,0x2/0,30,0x8,1,0,1,0x3 s 1,1 1,1",
            "I-",
            "too-many-choices",
        )
        .refuses(
            "omweso 3,0x6,29,0x8/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I-",
            "too-many-choices",
        )
        .refuses(
            "omweso 0x2,3,0x4,28,0x7,1/0,29,0x5,1x2,0x3,1,0x3 s 1,1 1,1",
            "K-",
            "too-many-choices",
        );
}

#[test]
fn omweso_reversing_is_a_choice() {
    rule("omweso-reversing-is-a-choice")
        .plays(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I",
            "omweso 0,1x3,0x3,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I-",
            "omweso 0,1x2,0x4,28,0x5,2,1x2/0,29,0x10,1,0x3 n 2,1 2,1",
            "-",
        );
}

#[test]
fn omweso_reverse_start() {
    rule("omweso-reverse-start")
        .lists("omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1", "I I- P")
        .lists("omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1 reverse.start=off", "I P")
        .refuses("omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1 reverse.start=off", "I-", "too-many-choices")
        .is_told("omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1", "I-")
        .plays("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 reverse.start=off", "C-", "omweso 2,0,2,1x2,2,0,2,0x2,21,2,0x2,2x2/0x2,2,0,21,0x2,1,0x4,2,1,0x2 n 2,1 2,1 reverse.start=off", "-");
}

#[test]
fn omweso_reverse_after_reverse_capture() {
    rule("omweso-reverse-after-reverse-capture")
        .lists("omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1", "E I I- I-- J N P")
        .lists("omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1 reverse.afterReverseCapture=off", "E I I- J N P")
        .refuses("omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1 reverse.afterReverseCapture=off", "I--", "too-many-choices")
        .is_told("omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1", "I--")
        .plays("omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1", "I--", "omweso 0,3,2,1,0,3,1,4,0x3,16,0,2,3,2/0x2,17,3,0x3,1x2,0x3,2,0x2,3 n 2,1 2,1", "-");
}

#[test]
fn omweso_reverse_relay() {
    rule("omweso-reverse-relay")
        .lists("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1", "C C- E F J N P")
        .lists("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 reverse.relay=off", "C E F J N P")
        .refuses("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 reverse.relay=off", "C-", "too-many-choices")
        .is_told("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1", "C-");
}

/// The nine seeds of I take b and j; the three may go back to C, which takes f and n.
#[test]
fn omweso_reverse_after_forward_capture() {
    rule("omweso-reverse-after-forward-capture")
        .lists("omweso 9,0x2,21,0x5,1,0x3,1,0x2/0,2,0x2,26,1,0x4,1,0,1,0,1,0 s 1,1 1,1", "I I- L")
        .plays("omweso 9,0x2,21,0x5,1,0x3,1,0x2/0,2,0x2,26,1,0x4,1,0,1,0,1,0 s 1,1 1,1", "I-", "omweso 0,2,0,23,0,2,0,2,0,3,1,0x2,2,1x2/0x4,26,0x7,1,0x3 n 2,1 2,1", "-")
        .is_told("omweso 9,0x2,21,0x5,1,0x3,1,0x2/0,2,0x2,26,1,0x4,1,0,1,0,1,0 s 1,1 1,1", "I-")
        .lists("omweso 9,0x2,21,0x5,1,0x3,1,0x2/0,2,0x2,26,1,0x4,1,0,1,0,1,0 s 1,1 1,1 reverse.afterForwardCapture=off", "I L")
        .refuses("omweso 9,0x2,21,0x5,1,0x3,1,0x2/0,2,0x2,26,1,0x4,1,0,1,0,1,0 s 1,1 1,1 reverse.afterForwardCapture=off", "I-", "too-many-choices");
}

#[test]
fn omweso_several_choices() {
    rule("omweso-several-choices")
        .lists("omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1", "E I I- I-- J N P")
        .lists("omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3", "A A++- A++-- A+- A+-- A- A-+- A-+-- A-- A--- A---- B B- C C++- C+- C+-++- C+-+- C+-- C- C-+- C-- G H J J+- J- J-- K L M O P")
        .plays("omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3", "A-+-", "omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3", "s emitwe-ebiri 2");
}

/// No position is known where so many choices arise; in this one fourteen do, and never may more than 32 be written.
#[test]
fn omweso_choice_limit() {
    rule("omweso-choice-limit")
        .plays("omweso 1,0,4,1,0,5,2,2,0,2,1,3,7,2,2,2/0,0,7,2,2,1,0,1,0,0,2,4,8,1,1,1 s 1,1 1,1", "B++++++++++++++", "omweso 2,1,5,0,5,0,1,0,1,2,1,0,11,30,1x2/0x7,1,0x6,1x2 n 2,1 2,1", "s bulijo 1")
        .refuses("omweso 1,0,4,1,0,5,2,2,0,2,1,3,7,2,2,2/0,0,7,2,2,1,0,1,0,0,2,4,8,1,1,1 s 1,1 1,1", "B+++++++++++++++", "too-many-choices")
        .refuses("omweso 1,0,4,1,0,5,2,2,0,2,1,3,7,2,2,2/0,0,7,2,2,1,0,1,0,0,2,4,8,1,1,1 s 1,1 1,1", "B+++++++++++++++++++++++++++++++++", "too-many-choices")
        .refuses("omweso 1,0,4,1,0,5,2,2,0,2,1,3,7,2,2,2/0,0,7,2,2,1,0,1,0,0,2,4,8,1,1,1 s 1,1 1,1", "B------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------------", "too-many-choices");
    rule("omweso-choice-limit").holds("omweso", "choices offered", support::most_choices(), 32);
}

/// I, K, O, the captured three and G: five laps.
#[test]
fn omweso_laps_counted() {
    rule("omweso-laps-counted")
        .plays("omweso 2,1,3,0,2,1,2,3,0,4,0,1,15,0x3/2,1,0x3,15,0,3,1x2,0,2,0x2,2,3 s 1,1 1,1 lapCap=5", "I", "omweso 0,2,0,1,3,2,0,5,2,0,1,2,16,1x3/2,0x4,15,0,3,1x2,0,2,0x3,3 n 2,1 2,1 lapCap=5", "-")
        .plays("omweso 2,1,3,0,2,1,2,3,0,4,0,1,15,0x3/2,1,0x3,15,0,3,1x2,0,2,0x2,2,3 s 1,1 1,1 lapCap=4", "I", "omweso 2,1,3,0,2,1,2,3,0,4,0,1,15,0x3/2,1,0x3,15,0,3,1x2,0,2,0x2,2,3 s 1,1 1,1 lapCap=4", "annulled never-ending 0");
}

#[test]
fn omweso_never_ending() {
    rule("omweso-never-ending")
        .plays("omweso 0,5,0,2,1,2,4,13,1,3,0,4,5,4,0,3/0,2,0,2,0,1,0,2,0x2,5,1,0,2,0,2 s 17,17 1,1 lapCap=19", "D-", "omweso 1,3,6,3,7,1x2,4,0,3,0,9,2,11,2,0/0,2,0,2,0x3,2,0x3,1,0,2,0,2 n 18,17 2,1 lapCap=19", "-")
        .plays("omweso 0,5,0,2,1,2,4,13,1,3,0,4,5,4,0,3/0,2,0,2,0,1,0,2,0x2,5,1,0,2,0,2 s 17,17 1,1 lapCap=18", "D-", "omweso 0,5,0,2,1,2,4,13,1,3,0,4,5,4,0,3/0,2,0,2,0,1,0,2,0x2,5,1,0,2,0,2 s 17,17 1,1 lapCap=18", "annulled never-ending 0")
        .plays("omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1", "H", "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1", "annulled never-ending 0")
        .is_told("omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1", "H")
        .reads("omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 lapCap=2000", "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1");
}

#[test]
fn omweso_never_ending_annul() {
    rule("omweso-never-ending-annul")
        .plays(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "H",
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "annulled never-ending 0",
        )
        .reads(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 neverEnding=annul",
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
        );
}

#[test]
fn omweso_never_ending_mover_loses() {
    rule("omweso-never-ending-mover-loses").plays(
        "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 neverEnding=moverLoses",
        "H",
        "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 neverEnding=moverLoses",
        "n never-ending 1",
    );
}

#[test]
fn omweso_never_ending_listed() {
    rule("omweso-never-ending-listed")
        .lists(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "B C D E H J K O P",
        )
        .lists(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 neverEnding=moverLoses",
            "B C D E H J K O P",
        );
}

/// D never ends, D- does.
#[test]
fn omweso_never_ending_illegal() {
    rule("omweso-never-ending-illegal")
        .lists("omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 neverEnding=illegal", "B C D E J K O P")
        .is_why("omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 neverEnding=illegal", "H", "never-ending")
        .lists("omweso 0,5,0,2,1,2,4,13,1,3,0,4,5,4,0,3/0,2,0,2,0,1,0,2,0x2,5,1,0,2,0,2 s 17,17 1,1 neverEnding=illegal", "A C D- E G J L N O P")
        .is_why("omweso 0,5,0,2,1,2,4,13,1,3,0,4,5,4,0,3/0,2,0,2,0,1,0,2,0x2,5,1,0,2,0,2 s 17,17 1,1 neverEnding=illegal", "D", "never-ending")
        .refuses("omweso 0,5,0,2,1,2,4,13,1,3,0,4,5,4,0,3/0,2,0,2,0,1,0,2,0x2,5,1,0,2,0,2 s 17,17 1,1 neverEnding=illegal", "D+", "never-ending")
        .plays("omweso 0,5,0,2,1,2,4,13,1,3,0,4,5,4,0,3/0,2,0,2,0,1,0,2,0x2,5,1,0,2,0,2 s 17,17 1,1 neverEnding=illegal", "D-", "omweso 1,3,6,3,7,1x2,4,0,3,0,9,2,11,2,0/0,2,0,2,0x3,2,0x3,1,0,2,0,2 n 18,17 2,1 neverEnding=illegal", "-")
        .lists("omweso 0,5,0,2,1,2,4,13,1,3,0,4,5,4,0,3/0,2,0,2,0,1,0,2,0x2,5,1,0,2,0,2 s 17,17 1,1", "A C D D- E G J L N O P");
}

/// Every first lap ends on a seed; one lap is allowed.
#[test]
fn omweso_never_ending_all_struck() {
    rule("omweso-never-ending-all-struck")
        .lists(
            "omweso 2x16/4x8,0x8 s 1,1 1,1 lapCap=1 neverEnding=illegal",
            "",
        )
        .plays(
            "omweso 2x16/4x8,0x8 s 1,1 1,1 lapCap=1 neverEnding=illegal",
            "",
            "omweso 2x16/4x8,0x8 s 1,1 1,1 lapCap=1 neverEnding=illegal",
            "annulled never-ending 0",
        )
        .plays(
            "omweso 2x16/16x2,0x14 n 1,1 1,1 lapCap=1 neverEnding=illegal",
            "--",
            "omweso 2x16/16x2,0x14 s 1,1 1,1 lapCap=1 neverEnding=illegal",
            "annulled never-ending 0",
        );
}

/// Both end columns fall before the cap: the mover wins, and the board stays.
#[test]
fn omweso_never_ending_class_won() {
    rule("omweso-never-ending-class-won")
        .plays("omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3", "A-+-", "omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3", "s emitwe-ebiri 2")
        .lists("omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3", "A A++- A++-- A+- A+-- A- A-+- A-+-- A-- A--- A---- B B- C C++- C+- C+-++- C+-+- C+-- C- C-+- C-- G H J J+- J- J-- K L M O P")
        .plays("omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3 neverEnding=moverLoses", "A-+-", "omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3 neverEnding=moverLoses", "s emitwe-ebiri 2")
        .lists("omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3 neverEnding=moverLoses", "A A++- A++-- A+- A+-- A- A-+- A-+-- A-- A--- A---- B B- C C++- C+- C+-++- C+-+- C+-- C- C-+- C-- G H J J+- J- J-- K L M O P")
        .plays("omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3 neverEnding=illegal", "A-+-", "omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3 neverEnding=illegal", "s emitwe-ebiri 2")
        .lists("omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3 neverEnding=illegal", "A A++- A++-- A+- A+-- A- A-+- A-+-- A-- A--- A---- B B- C C++- C+- C+-++- C+-+- C+-- C- C-+- C-- G H J J+- J- J-- K L M O P");
}

/// North has singles only, but the turn never passes to him.
#[test]
fn omweso_never_ending_no_bulijo() {
    rule("omweso-never-ending-no-bulijo")
        .plays(
            "omweso 0x7,2,0,54,0x6/1x8,0x8 s 1,1 1,1 lapCap=1",
            "P",
            "omweso 0x7,2,0,54,0x6/1x8,0x8 s 1,1 1,1 lapCap=1",
            "annulled never-ending 0",
        )
        .plays(
            "omweso 0x7,2,1,0x2,53,0x4/1x8,0x8 s 1,1 1,1 lapCap=1",
            "P",
            "omweso 0x8,2,1,0,53,0x4/1x8,0x8 n 2,1 1,1 lapCap=1",
            "s bulijo 1",
        );
}

#[test]
fn omweso_column_not_refilled() {
    rule("omweso-column-not-refilled").plays(
        "omweso 4,2,3x2,7,4,0,3x4,1,3,11,0,2/1,0,1x2,0,1,0,1x3,0,1x5 s 1,1 1,1",
        "C",
        "omweso 6,4,5x2,0,6,2,5x2,4x2,2,4,1,3,0/0x2,1x2,0,1,0x3,1,0,1x4,0 n 2,1 2,1",
        "s emitwe-ebiri 2",
    );
}

/// The choice arises before the second lap: with one lap it is not met, with two it is, though that turn never ends.
#[test]
fn omweso_choices_within_cap() {
    rule("omweso-choices-within-cap")
        .lists("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 lapCap=1", "C E F J N P")
        .refuses("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 lapCap=1", "C-", "too-many-choices")
        .plays("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 lapCap=1", "C", "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 lapCap=1", "annulled never-ending 0")
        .lists("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 lapCap=2", "C C- E F J N P")
        .plays("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 lapCap=2", "C", "omweso 1,0,2,1x2,2,0,2,0x2,21,2,0x2,1x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 n 2,1 1,1 lapCap=2", "-")
        .plays("omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 lapCap=2", "C-", "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1 lapCap=2", "annulled never-ending 0");
}

/// A kept choice may be written though the list does not write it.
#[test]
fn omweso_legality_by_playing() {
    rule("omweso-legality-by-playing")
        .lists(
            "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
            "C C- E F J N P",
        )
        .plays(
            "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
            "C+",
            "omweso 1,0,2,1x2,2,0,2,0x2,21,2,0x2,1x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
            "I-+",
            "omweso 0,3,0,1,0,3,1,4,0x3,16,0,2x2,1/0x2,17,3,0x2,2,1x2,2,0x2,2,0x2,3 n 2,1 2,1",
            "-",
        );
}

/// No position is known that has so many turns; this one has over a hundred from one pit, all listed.
#[test]
fn omweso_list_stops() {
    rule("omweso-list-stops")
        .lists("omweso 4,1,3,2,1,4,2,4,2,2,0,2,2,0,3,0/4,8,2,2,1,3,0,1,4,0,1,1,1,1,1,2 s 1,1 1,1", "B B++- B++-- B+- B+-+++++++- B+-++++++- B+-++++++-- B+-+++++- B+-+++++-+- B+-+++++-- B+-+++++--+- B+-+++++--+-- B+-+++++--- B+-++++- B+-++++-+++- B+-++++-++- B+-++++-++-- B+-++++-+- B+-++++-+-+- B+-++++-+-- B+-++++-+--- B+-++++-- B+-++++--+- B+-++++--+-- B+-++++--- B+-+++- B+-+++-+++- B+-+++-+++-- B+-+++-++- B+-+++-++-- B+-+++-+- B+-+++-+-- B+-+++-+--- B+-+++-- B+-+++--+- B+-+++--+-+- B+-+++--+-- B+-+++--+--- B+-+++--- B+-+++---- B+-++- B+-++-+++- B+-++-+++-- B+-++-++- B+-++-++-- B+-++-++--- B+-++-+- B+-++-+-+- B+-++-+-- B+-++-+--- B+-++-- B+-++--++- B+-++--++-- B+-++--+- B+-++--- B+-++---+- B+-++---+-- B+-++---- B+-+- B+-+-- B+-+--+- B+-+--+-- B+-+--- B+-- B+--- B+---- B- B-+- B-+-- B-+--- B-+---- B-- B--+++++++- B--++++++- B--+++++- B--+++++-- B--++++- B--++++-++- B--++++-+- B--++++-+-+- B--++++-+-- B--++++-- B--++++--- B--+++- B--+++-+++- B--+++-++- B--+++-+- B--+++-+-- B--+++-+--- B--+++-- B--+++--- B--+++---- B--++- B--++-+++- B--++-++- B--++-+- B--++-+-- B--++-- B--++--++- B--++--+- B--++--+-- B--++--- B--++---- B--+- B--+-- B--+--- B--- D D- D-- E G H I I- K L N N++- N++-- N++--- N+- N+-- N+--- N- N-++- N-+- N-+-+++- N-+-++- N-+-+- N-+-+-- N-+-+--- N-+-- N-- N--- N---- O P");
    rule("omweso-list-stops").holds(
        "omweso 4,1,3,2,1,4,2,4,2,2,0,2,2,0,3,0/4,8,2,2,1,3,0,1,4,0,1,1,1,1,1,2 s 1,1 1,1",
        "the list is whole",
        support::is_list_cut(
            "omweso 4,1,3,2,1,4,2,4,2,2,0,2,2,0,3,0/4,8,2,2,1,3,0,1,4,0,1,1,1,1,1,2 s 1,1 1,1",
        ),
        false,
    );
}

/// All of North’s seeds, his front row and all his twos are gone: twelve points, not more.
#[test]
fn omweso_best_class_counts() {
    rule("omweso-best-class-counts").plays(
        "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1",
        "N",
        "omweso 2,4,6x2,7,0,3,10,4,1,5,4,2,4,2,4/0x16 n 2,1 2,1",
        "s akawumbi 12",
    );
}

#[test]
fn omweso_akawumbi() {
    rule("omweso-akawumbi")
        .plays(
            "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1",
            "N",
            "omweso 2,4,6x2,7,0,3,10,4,1,5,4,2,4,2,4/0x16 n 2,1 2,1",
            "s akawumbi 12",
        )
        .plays(
            "omweso 0x3,57,0,3,0,1x2,0x7/1,0x14,1 s 1,1 1,1",
            "N",
            "omweso 0x3,57,0x2,2,0,3,1x2,0x5/0x16 n 2,1 2,1",
            "s akawumbi 12",
        )
        .plays(
            "omweso 0x3,56,0,3,0,1x2,0x7/1,0x3,1,0x10,1 s 1,1 1,1",
            "N",
            "omweso 0x3,56,0x2,2,0,3,1x2,0x5/0x4,1,0x11 n 2,1 2,1",
            "s front-cleared 2",
        );
}

/// One end column alone is nothing.
#[test]
fn omweso_emitwe_ebiri() {
    rule("omweso-emitwe-ebiri")
        .plays(
            "omweso 4,2,3x2,7,4,0,3x4,1,3,11,0,2/1,0,1x2,0,1,0,1x3,0,1x5 s 1,1 1,1",
            "C",
            "omweso 6,4,5x2,0,6,2,5x2,4x2,2,4,1,3,0/0x2,1x2,0,1,0x3,1,0,1x4,0 n 2,1 2,1",
            "s emitwe-ebiri 2",
        )
        .plays(
            "omweso 0x3,27,0,3,0,1x2,0x7/1,0x3,28,0x7,1x2,0,1 s 1,1 1,1",
            "N",
            "omweso 0x3,27,0x2,2,0,3,1x2,0x5/0x4,28,0x7,1x2,0x2 n 2,1 2,1",
            "-",
        );
}

#[test]
fn omweso_front_cleared() {
    rule("omweso-front-cleared")
        .plays(
            "omweso 4,3,2,4,3,7,4,2,3,7,0,3,6,3,6,3/0,1,0x3,1,0x8,2,0 s 1,1 1,1",
            "P",
            "omweso 4,3,2,4,3,7,4,0,5,9,1,3,6,3,6,3/0x5,1,0x10 n 2,1 2,1",
            "s front-cleared 2",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,30,0x9,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,30,0x11 n 2,1 2,1",
            "s front-cleared 2",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 2,1 2,1",
            "-",
        );
}

#[test]
fn omweso_akakyala() {
    rule("omweso-akakyala")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 1,0 akakyala=turns",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 2,0 akakyala=turns",
            "s akakyala 2",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 1,0",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 2,0",
            "-",
        );
}

#[test]
fn omweso_bulijo() {
    rule("omweso-bulijo")
        .plays(
            "omweso 0x3,54,0x3,2,0x8/1x8,0x8 s 1,1 1,1",
            "P",
            "omweso 0x3,54,0x4,1x2,0x6/1x8,0x8 n 2,1 1,1",
            "s bulijo 1",
        )
        .plays(
            "omweso 0x3,53,0x3,2,0x8/1x4,2,1x3,0x8 s 1,1 1,1",
            "P",
            "omweso 0x3,53,0x4,1x2,0x6/1x4,2,1x3,0x8 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 0x3,54,0x3,2,0x8/1x8,0x8 n 1,1 1,1",
            "",
            "omweso 0x3,54,0x3,2,0x8/1x8,0x8 n 1,1 1,1",
            "s bulijo 1",
        )
        .plays(
            "omweso 1x16/1x15,33 n 1,1 1,1",
            "--",
            "omweso 1x16/1x15,33 s 1,1 1,1",
            "n bulijo 1",
        );
}

#[test]
fn omweso_cleared_is_an_event() {
    rule("omweso-cleared-is-an-event")
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
            "I",
            "omweso 0,5x3,0,5x3,1x2,0x6/4x8,0x8 n 1,0 0,0",
            "-",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P",
            "omweso 0x3,29,0x4,1,0,1x2,0x4/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        );
}

#[test]
fn omweso_cleared_all_elsewhere() {
    rule("omweso-cleared-all-elsewhere")
        .plays(
            "omweso 0x3,59,0x3,2,0,1,0x6/0,1,0x12,1,0 s 1,1 1,1",
            "P",
            "omweso 0x3,59,0x4,2,0,1x3,0x3/0x16 n 2,1 2,1",
            "s front-cleared 2",
        )
        .plays(
            "omweso 0x3,59,0x3,2,0,1,0x6/0,1,0x12,1,0 s 1,1 1,1 frontCleared=off",
            "P",
            "omweso 0x3,59,0x4,2,0,1x3,0x3/0x16 n 2,1 2,1 frontCleared=off",
            "s bulijo 1",
        );
}

/// Emitwe-ebiri and a cleared front row; a cleared front row and akakyala; akakyala and bulijo; all with akawumbi.
#[test]
fn omweso_first_class_named() {
    rule("omweso-first-class-named")
        .plays(
            "omweso 0x3,27,0,3,0,1x2,0x7/1,0x3,30,0x10,1 s 2,2 1,0 akakyala=turns",
            "N",
            "omweso 0x3,27,0x2,2,0,3,1x2,0x5/0x4,30,0x11 n 3,2 2,0 akakyala=turns",
            "s front-cleared 2",
        )
        .plays(
            "omweso 0x3,51,0x3,2,0,1,0x6/1x8,0x4,1,0,1,0 s 2,2 1,0 akakyala=turns",
            "P",
            "omweso 0x3,51,0x4,2,0,1x3,0x3/1,0,1x6,0x4,1,0x3 n 3,2 2,0 akakyala=turns",
            "s akakyala 2",
        )
        .plays(
            "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,0 akakyala=turns",
            "N",
            "omweso 2,4,6x2,7,0,3,10,4,1,5,4,2,4,2,4/0x16 n 2,1 2,0 akakyala=turns",
            "s akawumbi 12",
        )
        .plays(
            "omweso 4,2,3x2,7,4,0,3x4,1,3,11,0,2/1,0,2x4,0,1x2,0x6,1 s 1,1 1,1",
            "C",
            "omweso 6,4,5x2,0,6,2,5x2,4x2,2,4,1,3,0/0x2,2x4,0x10 n 2,1 2,1",
            "s emitwe-ebiri 2",
        );
}

#[test]
fn omweso_akakyala_off() {
    rule("omweso-akakyala-off")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 1,0",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 2,0",
            "-",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 2,0",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 3,0",
            "-",
        );
}

/// North has captured; or this turn captures nothing.
#[test]
fn omweso_akakyala_before_opponent() {
    rule("omweso-akakyala-before-opponent")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 1,1 akakyala=turns",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 2,1 akakyala=turns",
            "-",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 1,1 akakyala=captures",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 2,1 akakyala=captures",
            "-",
        )
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,31,0x7,1,0x3 s 3,2 2,0 akakyala=turns",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,31,0x7,1,0x3 n 4,2 2,0 akakyala=turns",
            "-",
        );
}

/// Two captures in one turn are one capturing turn.
#[test]
fn omweso_akakyala_turns() {
    rule("omweso-akakyala-turns")
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 1,0 akakyala=turns",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 2,0 akakyala=turns",
            "s akakyala 2",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 0,0 akakyala=turns",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 1,0 akakyala=turns",
            "-",
        )
        .plays(
            "omweso 0x3,28,0x3,3,0x2,1,0x5/0,1x2,0,27,0x7,1x3,0 s 2,2 0,0 akakyala=turns",
            "P",
            "omweso 0x3,28,0x4,3,0,3,1x2,0x3/0x4,27,0x7,1,0x3 n 3,2 1,0 akakyala=turns",
            "-",
        );
}

#[test]
fn omweso_akakyala_captures() {
    rule("omweso-akakyala-captures")
        .plays(
            "omweso 0x3,28,0x3,3,0x2,1,0x5/0,1x2,0,27,0x7,1x3,0 s 2,2 0,0 akakyala=captures",
            "P",
            "omweso 0x3,28,0x4,3,0,3,1x2,0x3/0x4,27,0x7,1,0x3 n 3,2 1,0 akakyala=captures",
            "s akakyala 2",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 0,0 akakyala=captures",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 1,0 akakyala=captures",
            "-",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 1,0 akakyala=captures",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 2,0 akakyala=captures",
            "s akakyala 2",
        );
}

#[test]
fn omweso_front_cleared_off() {
    rule("omweso-front-cleared-off").plays(
        "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,30,0x9,1,0 s 1,1 1,1 frontCleared=off",
        "P",
        "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,30,0x11 n 2,1 2,1 frontCleared=off",
        "-",
    );
}

/// The other end column was empty already; in the last case the capture is elsewhere.
#[test]
fn omweso_emitwe_ebiri_corners_empty() {
    rule("omweso-emitwe-ebiri-corners-empty")
        .plays("omweso 0x3,27,0,3,0,1x2,0x7/1,0x3,28,0x7,1x2,0,1 s 1,1 1,1", "N", "omweso 0x3,27,0x2,2,0,3,1x2,0x5/0x4,28,0x7,1x2,0x2 n 2,1 2,1", "-")
        .plays("omweso 0x3,27,0,3,0,1x2,0x7/1,0x3,28,0x7,1x2,0,1 s 1,1 1,1 emitweEbiri=cornersEmpty", "N", "omweso 0x3,27,0x2,2,0,3,1x2,0x5/0x4,28,0x7,1x2,0x2 n 2,1 2,1 emitweEbiri=cornersEmpty", "s emitwe-ebiri 2")
        .plays("omweso 0x3,27,0,3,0,1x2,0x7/1,0x3,27,0x2,1,0x4,1x2,0,1 s 1,1 1,1 emitweEbiri=cornersEmpty", "N", "omweso 0x3,27,0x2,2,0,3,1x2,0x5/0x4,27,0x2,1,0x4,1x2,0x2 n 2,1 2,1 emitweEbiri=cornersEmpty", "-")
        .plays("omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,28,0x7,1x3,0 s 1,1 1,1 emitweEbiri=cornersEmpty", "P", "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,28,0x7,1x2,0x2 n 2,1 2,1 emitweEbiri=cornersEmpty", "-");
}

#[test]
fn omweso_emitwe_ebiri_off() {
    rule("omweso-emitwe-ebiri-off").plays(
        "omweso 4,2,3x2,7,4,0,3x4,1,3,11,0,2/1,0x2,2,0,1,0,1x3,0,1x5 s 1,1 1,1 emitweEbiri=off",
        "C",
        "omweso 6,4,5x2,0,6,2,5x2,4x2,2,4,1,3,0/0x3,2,0,1,0x3,1,0,1x4,0 n 2,1 2,1 emitweEbiri=off",
        "-",
    );
}

#[test]
fn omweso_akawumbi_twelve() {
    rule("omweso-akawumbi-twelve")
        .plays(
            "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1",
            "N",
            "omweso 2,4,6x2,7,0,3,10,4,1,5,4,2,4,2,4/0x16 n 2,1 2,1",
            "s akawumbi 12",
        )
        .reads(
            "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1 akawumbiPoints=12",
            "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1",
        );
}

#[test]
fn omweso_akawumbi_six() {
    rule("omweso-akawumbi-six").plays(
        "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1 akawumbiPoints=6",
        "N",
        "omweso 2,4,6x2,7,0,3,10,4,1,5,4,2,4,2,4/0x16 n 2,1 2,1 akawumbiPoints=6",
        "s akawumbi 6",
    );
}

#[test]
fn omweso_first_turn_capture_values() {
    rule("omweso-first-turn-capture-values")
        .reads(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 firstTurnCapture=banned",
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
        )
        .reads(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 firstTurnCapture=bannedFirstPlayer",
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 firstTurnCapture=bannedFirstPlayer",
        )
        .reads(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 firstTurnCapture=allowed",
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 firstTurnCapture=allowed",
        )
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 firstTurnCapture=on", 51);
}

#[test]
fn omweso_okwesera_off() {
    rule("omweso-okwesera-off")
        .lists(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 0,0 okwesera=off",
            "L N P",
        )
        .refuses(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 0,0 okwesera=off",
            "N*",
            "no-okwesera",
        )
        .lists(
            "omweso 0x3,26,0,3,1,2,0x8/0x4,31,0x7,1,0x3 s 1,1 0,0",
            "L N N* P",
        );
}

/// Lost turns count, the forty turns before this position do not.
#[test]
fn omweso_ply_cap_counts() {
    rule("omweso-ply-cap-counts")
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,28,3,0x6,1,0x3 s 20,20 1,1 plyCap=2",
            "--",
            "omweso 0x3,30,0x3,2,0x8/0x4,28,3,0x6,1,0x3 n 20,20 1,1 plyCap=2",
            "-",
        )
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,28,3,0x6,1,0x3 s 20,20 1,1 plyCap=2",
            "-- --",
            "omweso 0x3,30,0x3,2,0x8/0x4,28,3,0x6,1,0x3 s 20,20 1,1 plyCap=2",
            "annulled ply-cap 0",
        )
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,28,3,0x6,1,0x3 s 20,20 1,1 plyCap=2",
            "P n",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,28,0,1x3,0x3,1,0x3 s 21,21 1,1 plyCap=2",
            "annulled ply-cap 0",
        )
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,28,3,0x6,1,0x3 s 20,20 1,1 plyCap=2",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,28,3,0x6,1,0x3 n 21,20 1,1 plyCap=2",
            "-",
        );
}

#[test]
fn omweso_ply_cap() {
    rule("omweso-ply-cap")
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1 plyCap=1",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,31,0x7,1,0x3 n 2,1 1,1 plyCap=1",
            "annulled ply-cap 0",
        )
        .plays(
            "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1 plyCap=1",
            "N",
            "omweso 2,4,6x2,7,0,3,10,4,1,5,4,2,4,2,4/0x16 n 2,1 2,1 plyCap=1",
            "s akawumbi 12",
        )
        .reads(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 plyCap=2000",
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
        );
    // The default: 2,000 turns lost on time.
    let lost = ["--"; 2000];
    rule("omweso-ply-cap")
        .plays(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
            &lost[1..].join(" "),
            "omweso 4x8,0x8/4x8,0x8 n 0,0 0,0",
            "-",
        )
        .plays(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
            &lost.join(" "),
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
            "annulled ply-cap 0",
        );
}

/// After lost turns North and South are still on their first turns: no capture, but okwesera.
#[test]
fn omweso_lost_turn_keeps_rights() {
    rule("omweso-lost-turn-keeps-rights")
        .plays(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "-- -- N",
            "omweso 0x2,2,26,0x2,1,2,0,1x2,0x5/1,0,1,0x8,26,0,1,0,2 n 1,0 0,0",
            "-",
        )
        .plays(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "-- -- N*",
            "omweso 0x2,2,26,0x2,2x2,1,0x7/1,0,1,0x8,26,0,1,0,2 n 1,0 0,0",
            "-",
        )
        .plays(
            "omweso 0,1,0x2,30,0x9,1,0/0x3,28,0x3,2,0,1,0x2,1,0x3 s 0,0 0,0",
            "-- p",
            "omweso 0,1,0x2,30,0x9,1,0/0x3,28,0x4,1,0,1x3,0x3 s 0,1 0,0",
            "-",
        );
}

#[test]
fn omweso_lost_twice() {
    rule("omweso-lost-twice")
        .plays(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
            "-- --",
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
            "-",
        )
        .plays(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
            "-- --",
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
            "-",
        );
}

#[test]
fn omweso_first_player_by_lot() {
    rule("omweso-first-player-by-lot").scores("omweso", "", "", "; to 12; lot starts");
    for next in ["alternate", "loser", "winner", "lot"] {
        let options = format!("nextStart={next} setup=free");
        rule("omweso-first-player-by-lot").scores("omweso", &options, "", "; to 12; lot starts");
    }
}

#[test]
fn omweso_akawumbi_wins_match() {
    rule("omweso-akawumbi-wins-match")
        .scores(
            "omweso",
            "matchPoints=100",
            "s s bulijo 1, n n akawumbi 12",
            "1-0 (1-0), 0-12 (1-12); to 100; n wins",
        )
        .scores(
            "omweso",
            "matchPoints=100",
            "s s bulijo 1, n n akawumbi 6",
            "1-0 (1-0), 0-6 (1-6); to 100; s starts",
        )
        .scores(
            "omweso",
            "matchPoints=6",
            "s n akawumbi 6",
            "0-6 (0-6); to 6; n wins",
        );
}

/// Twelve exactly, more than twelve, eleven; a match that is over stays over.
#[test]
fn omweso_match_points() {
    rule("omweso-match-points")
        .scores(
            "omweso",
            "",
            "s n akawumbi 6, n n akawumbi 6",
            "0-6 (0-6), 0-6 (0-12); to 12; n wins",
        )
        .scores(
            "omweso",
            "",
            "s s akawumbi 6, n s resigned 1, s s akakyala 2, n s front-cleared 2, s s emitwe-ebiri 2",
            "6-0 (6-0), 1-0 (7-0), 2-0 (9-0), 2-0 (11-0), 2-0 (13-0); to 12; s wins",
        )
        .scores(
            "omweso",
            "",
            "s s akawumbi 6, n n akawumbi 6, s n emitwe-ebiri 2, n n front-cleared 2, s n never-ending 1",
            "6-0 (6-0), 0-6 (6-6), 0-2 (6-8), 0-2 (6-10), 0-1 (6-11); to 12; n starts",
        )
        .scores(
            "omweso",
            "matchPoints=2",
            "s s bulijo 1, n n akakyala 2, s s akawumbi 12",
            "1-0 (1-0), 0-2 (1-2), 12-0 (13-2); to 2; n wins",
        );
}

#[test]
fn omweso_next_start() {
    for (options, starter, winner, next) in [
        ("", "s", "s", "n"),
        ("", "s", "n", "n"),
        ("nextStart=alternate", "n", "n", "s"),
        ("nextStart=loser", "s", "s", "n"),
        ("nextStart=loser", "s", "n", "s"),
        ("nextStart=winner", "s", "s", "s"),
        ("nextStart=winner", "s", "n", "n"),
        ("nextStart=lot", "s", "n", "lot"),
    ] {
        let points = if winner == "s" { "1-0" } else { "0-1" };
        rule("omweso-next-start").scores(
            "omweso",
            options,
            &format!("{starter} {winner} bulijo 1"),
            &format!("{points} ({points}); to 12; {next} starts"),
        );
    }
}

/// Neither `nextStart` nor the lot names another starter.
#[test]
fn omweso_annulled_replayed() {
    for next in ["alternate", "loser", "winner", "lot"] {
        let options = format!("matchPoints=1 nextStart={next}");
        rule("omweso-annulled-replayed")
            .scores(
                "omweso",
                &options,
                "n annulled never-ending 0",
                "again (0-0); to 1; n starts",
            )
            .scores(
                "omweso",
                &options,
                "s annulled ply-cap 0, s annulled agreed 0",
                "again (0-0), again (0-0); to 1; s starts",
            );
    }
    rule("omweso-annulled-replayed").scores(
        "omweso",
        "",
        "s s bulijo 1, n annulled never-ending 0, n n akakyala 2",
        "1-0 (1-0), again (1-0), 0-2 (1-2); to 12; s starts",
    );
}

/// With captures, with a choice written or not, and okwesera.
#[test]
fn omweso_proof_of_any_turn() {
    rule("omweso-proof-of-any-turn")
        .proves(
            "omweso 3,2,1,5,1,1,3,2,2,2,3,1,3,2,2,3/2,2,1,3,3,0,1,1,2,1,3,2,3,1,2,1 s 1,1 1,1",
            "L-",
            "endless period=1076 after=16",
        )
        .proves(
            "omweso 3,2,1,5,1,1,3,2,2,2,3,1,3,2,2,3/2,2,1,3,3,0,1,1,2,1,3,2,3,1,2,1 s 1,1 1,1",
            "L",
            "ends laps=28",
        )
        .proves("omweso 3,4x7,0x7,1/4x8,0x8 s 1,1 0,0", "I*", "ends laps=1");
}

/// Whatever the cap says.
#[test]
fn omweso_exact_proof() {
    rule("omweso-exact-proof")
        .proves(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "H",
            "endless period=66 after=0",
        )
        .proves(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 lapCap=5 neverEnding=illegal",
            "H",
            "endless period=66 after=0",
        )
        .proves(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 lapCap=1",
            "O",
            "ends laps=10",
        );
}

#[test]
fn omweso_preset_or_free() {
    let rule = rule("omweso-preset-or-free");
    for setup in ["back4", "front4", "two16"] {
        rule.arranges_nothing(&format!("setup={setup}"));
    }
    rule.arranges_nothing("")
        .arranges("setup=free", "s", "2x16", "");
}

/// Thirty-two seeds for each player, whatever the other has placed; then the one who starts moves.
#[test]
fn omweso_setup_free() {
    rule("omweso-setup-free")
        .arranges("setup=free", "s", "10x3,2,0x12", "")
        .arranges("setup=free", "n", "0x12,2,10x3", "")
        .arranges("setup=free", "s", "10x3,1,0x12", "31 placed")
        .arranges("setup=free", "n", "10x3,3,0x12", "33 placed")
        .arranges("setup=free", "s", "0x16", "0 placed")
        .lists("omweso 10x3,2,0x12/0x12,2,10x3 n 0,0 0,0", "a b c d")
        .lists("omweso 10x3,2,0x12/0x12,2,10x3 s 0,0 0,0", "I J K L");
}

/// Faults are told all at once.
#[test]
fn omweso_setup_cap() {
    rule("omweso-setup-cap")
        .arranges("setup=free", "s", "10x2,11,1,0x12", "K holds 11")
        .arranges("setup=free", "n", "0x8,11,10x2,1,0x4", "h holds 11")
        .arranges(
            "setup=free setupCap=4",
            "s",
            "4x7,5,0x7,6",
            "39 placed, P holds 5, A holds 6",
        )
        .arranges("setup=free setupCap=2", "n", "2x16", "")
        .arranges("setup=free setupCap=none", "s", "32,0x15", "")
        .arranges("setup=free setupCap=none", "s", "33,0x15", "33 placed")
        .arranges("setup=free setupCap=32", "s", "0x15,32", "");
}

#[test]
fn omweso_setup_cap_values() {
    rule("omweso-setup-cap-values")
        .arranges("setup=free setupCap=2", "s", "3,2x14,1", "I holds 3")
        .arranges("setup=free setupCap=32", "s", "32,0x15", "")
        .arranges("setup=free setupCap=none", "s", "32,0x15", "")
        .arranges_nothing("setup=free setupCap=1")
        .arranges_nothing("setup=free setupCap=33")
        .arranges_nothing("setup=free setupCap=any");
}
