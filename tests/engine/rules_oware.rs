//! The rules of Oware, a test each. The boards are made so that breaking the
//! rule changes what is claimed.

use crate::rule::rule;
use crate::support::start;

#[test]
fn oware_board() {
    rule("oware-board")
        .reads("oware 4x6/4x6 s 0,0", "oware 4x6/4x6 s 0,0")
        .lists("oware 4x6/4x6 s 0,0", "A B C D E F");
    rule("oware-board").holds(
        "oware",
        "the start",
        start("oware", &[]),
        "oware 4x6/4x6 s 0,0".to_string(),
    );
}

/// The second seed falls on an own seed, then on one of the opponent’s: neither is lifted.
#[test]
fn oware_one_lap() {
    rule("oware-one-lap")
        .plays(
            "oware 2,0,1,0x3/0x5,3 s 21,21",
            "A",
            "oware 0,1,2,0x3/0x5,3 n 21,21",
            "-",
        )
        .plays(
            "oware 0x5,1/5,0x4,3 s 19,20",
            "F",
            "oware 0x6/6,0x4,3 n 19,20",
            "-",
        );
}

#[test]
fn oware_ring() {
    rule("oware-ring")
        .plays(
            "oware 0x5,3/0x5,1 s 22,22",
            "F",
            "oware 0x6/1x3,0x2,1 n 22,22",
            "-",
        )
        .plays(
            "oware 0x5,1/0x5,3 n 22,22",
            "f",
            "oware 1x3,0x2,1/0x6 s 22,22",
            "-",
        );
}

#[test]
fn oware_counter_clockwise() {
    rule("oware-counter-clockwise")
        .plays(
            "oware 3,0x5/0x5,1 s 22,22",
            "A",
            "oware 0,1x3,0x2/0x5,1 n 22,22",
            "-",
        )
        .plays(
            "oware 0x4,3,0/0x5,4 s 20,21",
            "E",
            "oware 0x5,1/1x2,0x3,4 n 20,21",
            "-",
        );
}

#[test]
fn oware_store_not_sown() {
    rule("oware-store-not-sown")
        .plays(
            "oware 0x5,2/0x5,4 s 20,22",
            "F",
            "oware 0x6/1x2,0x3,4 n 20,22",
            "-",
        )
        .plays(
            "oware 0x5,4/0x5,2 n 20,22",
            "f",
            "oware 1x2,0x3,4/0x6 s 20,22",
            "-",
        );
}

#[test]
fn oware_legal() {
    rule("oware-legal")
        .lists("oware 1,0x2,3,0x2/0,1,0x4 s 21,22", "A D")
        .is_why("oware 1,0x2,3,0x2/0,1,0x4 s 21,22", "B", "empty-pit")
        .refuses("oware 1,0x2,3,0x2/0,1,0x4 s 21,22", "b", "not-your-pit");
}

/// A pit reaches the opponent when it holds more seeds than lie pits before the row’s end.
#[test]
fn oware_must_feed() {
    rule("oware-must-feed")
        .lists("oware 1,0x4,1/0x6 s 23,23", "F")
        .is_why("oware 1,0x4,1/0x6 s 23,23", "A", "must-feed")
        .lists("oware 6,4x2,0x3/0x6 s 17,17", "A C")
        .lists("oware 5x2,0x2,1,0/0x6 s 18,19", "B")
        .lists("oware 1,0x4,1/0x5,1 s 22,23", "A F")
        .lists("oware 0x6/1,0x3,2,1 n 22,22", "e f");
}

#[test]
fn oware_sowing() {
    rule("oware-sowing")
        .is_told("oware 11,0x5/1x6 s 15,16", "A")
        .plays(
            "oware 0x2,5,0x3/0x5,2 s 20,21",
            "C",
            "oware 0x3,1x3/1x2,0x3,2 n 20,21",
            "-",
        )
        .is_told("oware 0x2,5,0x3/0x5,2 s 20,21", "C");
}

#[test]
fn oware_skips_origin() {
    rule("oware-skips-origin")
        .is_told("oware 12,0x5/1x6 s 15,15", "A")
        .plays(
            "oware 0x3,13,0x2/0x5,9 s 13,13",
            "D",
            "oware 1x3,0,2x2/1x5,10 n 13,13",
            "-",
        )
        .is_told("oware 0x3,13,0x2/0x5,9 s 13,13", "D");
}

#[test]
fn oware_kroo_twelve() {
    rule("oware-kroo-twelve").plays(
        "oware 0x5,12/1x6 s 15,15",
        "F",
        "oware 1x5,0/0,2x5 n 18,15",
        "-",
    );
}

#[test]
fn oware_kroo_twenty_three() {
    rule("oware-kroo-twenty-three").plays(
        "oware 1,0x4,23/1x6 s 9,9",
        "F",
        "oware 3,2x4,0/4,3x5 n 9,9",
        "-",
    );
}

#[test]
fn oware_capture() {
    rule("oware-capture")
        .plays(
            "oware 1,0x4,1/1,0x2,1,0x2 s 22,22",
            "F",
            "oware 1,0x5/0x3,1,0x2 n 24,22",
            "-",
        )
        .plays(
            "oware 1,0x4,1/2,0x2,1,0x2 s 21,22",
            "F",
            "oware 1,0x5/0x3,1,0x2 n 24,22",
            "-",
        )
        .plays(
            "oware 1,0x4,1/3,0x2,1,0x2 s 21,21",
            "F",
            "oware 1,0x5/4,0x2,1,0x2 n 21,21",
            "-",
        )
        .plays(
            "oware 1,0x4,1/0x3,1,0x2 s 22,23",
            "F",
            "oware 1,0x5/1,0x2,1,0x2 n 22,23",
            "-",
        )
        .plays(
            "oware 2,0,1,0x3/0x3,1,0x2 s 22,22",
            "A",
            "oware 0,1,2,0x3/0x3,1,0x2 n 22,22",
            "-",
        )
        .is_told("oware 0x5,1/1,0x2,1,0x2 s 22,23", "F");
}

/// Backwards without a gap, and never into the own row.
#[test]
fn oware_capture_chain() {
    rule("oware-capture-chain")
        .plays(
            "oware 0x5,2/1x2,0x3,1 s 19,24",
            "F",
            "oware 0x6/0x5,1 n 23,24",
            "-",
        )
        .plays(
            "oware 0x5,3/1,3,1,0x2,1 s 19,20",
            "F",
            "oware 0x6/2,4,0x3,1 n 21,20",
            "-",
        )
        .plays(
            "oware 0x5,1/1,2,0x3,1 s 20,23",
            "F",
            "oware 0x6/0,2,0x3,1 n 22,23",
            "-",
        )
        .plays(
            "oware 0x4,2,1/1,0x4,1 s 20,23",
            "E",
            "oware 0x5,2/0x5,1 n 22,23",
            "-",
        )
        .plays(
            "oware 0x5,3/1x2,2,0x2,1 s 18,22",
            "F",
            "oware 0x6/0x5,1 n 25,22",
            "s majority 25-22",
        )
        .plays(
            "oware 1x2,0x3,1/0x5,2 n 20,23",
            "f",
            "oware 0x5,1/0x6 s 20,27",
            "n majority 20-27",
        );
}

#[test]
fn oware_grand_slam() {
    rule("oware-grand-slam")
        .plays(
            "oware 1,0x4,2/1x2,0x4 s 20,23",
            "F",
            "oware 1,0x5/2x2,0x4 n 20,23",
            "-",
        )
        .is_told("oware 1,0x4,2/1x2,0x4 s 20,23", "F")
        .plays(
            "oware 1x5,0/0x2,8,0x2,1 n 17,17",
            "c",
            "oware 2x5,0/0x3,1x2,2 s 17,17",
            "-",
        )
        .plays(
            "oware 1,0x4,2/1x2,0x3,1 s 20,22",
            "F",
            "oware 1,0x5/0x5,1 n 24,22",
            "-",
        );
}

#[test]
fn oware_single_may_be_played() {
    rule("oware-single-may-be-played")
        .lists("oware 1,0x4,1/0x5,1 s 22,23", "A F")
        .plays(
            "oware 1,0x4,1/0x5,1 s 22,23",
            "A",
            "oware 0,1,0x3,1/0x5,1 n 22,23",
            "-",
        );
}

#[test]
fn oware_majority() {
    rule("oware-majority")
        .plays(
            "oware 1,0x4,1/1,0x2,1,0x2 s 23,21",
            "F",
            "oware 1,0x5/0x3,1,0x2 n 25,21",
            "s majority 25-21",
        )
        .plays(
            "oware 1,0x4,1/1,0x2,1,0x2 s 22,22",
            "F",
            "oware 1,0x5/0x3,1,0x2 n 24,22",
            "-",
        )
        .plays(
            "oware 1,0x2,1,0x2/1,0x4,1 n 21,23",
            "f",
            "oware 0x3,1,0x2/1,0x5 s 21,25",
            "n majority 21-25",
        );
}

/// South cannot feed North; North’s last seed leaves his row.
#[test]
fn oware_no_move() {
    rule("oware-no-move")
        .plays(
            "oware 2,0x5/0x6 s 23,23",
            "",
            "oware 0x6/0x6 s 25,23",
            "s no-move 25-23",
        )
        .plays(
            "oware 2,0x5/0x5,1 n 22,23",
            "f",
            "oware 0x6/0x6 s 25,23",
            "s no-move 25-23",
        )
        .plays(
            "oware 0,2,0x4/0x5,1 n 21,24",
            "f",
            "oware 0x6/0x6 s 24,24",
            "draw no-move 24-24",
        );
}

#[test]
fn oware_empty_row_gives_all() {
    rule("oware-empty-row-gives-all")
        .plays(
            "oware 0x6/0x5,3 s 23,22",
            "",
            "oware 0x6/0x6 s 23,25",
            "n no-move 23-25",
        )
        .plays(
            "oware 3,0,2,0x3/0x6 n 21,22",
            "",
            "oware 0x6/0x6 n 26,22",
            "s no-move 26-22",
        );
}

#[test]
fn oware_repetition() {
    rule("oware-repetition")
        .plays(
            "oware 1,0x5/1,0x5 s 23,23",
            "A a B b C c D d E e F",
            "oware 0x6/1,0x4,1 n 23,23",
            "-",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 23,23",
            "A a B b C c D d E e F f",
            "oware 0x6/0x6 s 24,24",
            "draw repetition 24-24",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 24,22",
            "A a B b C c D d E e F f",
            "oware 0x6/0x6 s 25,23",
            "s repetition 25-23",
        );
}

/// The position after the capture comes back first; the start before it never can.
#[test]
fn oware_repetition_first_occurrence() {
    rule("oware-repetition-first-occurrence")
        .plays(
            "oware 1,0x4,2/0,1,0x4 s 22,22",
            "F",
            "oware 1,0x5/1,0x5 n 24,22",
            "-",
        )
        .plays(
            "oware 1,0x4,2/0,1,0x4 s 22,22",
            "F a A b B c C d D e E f F",
            "oware 0x6/0x6 n 25,23",
            "s repetition 25-23",
        )
        .plays(
            "oware 1,0x4,2/0,1,0x4 s 22,22",
            "F a A b B c C d D e E f",
            "oware 1,0x4,1/0x6 s 24,22",
            "-",
        );
}

#[test]
fn oware_more_seeds_wins() {
    rule("oware-more-seeds-wins")
        .plays(
            "oware 1,0x5/0x6 s 24,23",
            "",
            "oware 0x6/0x6 s 25,23",
            "s no-move 25-23",
        )
        .plays(
            "oware 1,0x5/0x6 s 23,24",
            "",
            "oware 0x6/0x6 s 24,24",
            "draw no-move 24-24",
        )
        .plays(
            "oware 2,0x5/0x6 s 22,24",
            "",
            "oware 0x6/0x6 s 24,24",
            "draw no-move 24-24",
        )
        .plays(
            "oware 1,0x5/0x6 s 22,25",
            "",
            "oware 1,0x5/0x6 s 22,25",
            "n majority 22-25",
        );
}

/// The slam leaves North without a move, but 25 is judged first: nobody collects.
#[test]
fn oware_judging_order() {
    rule("oware-judging-order")
        .plays(
            "oware 2,0x4,1/1,0x5 s 23,21 grandSlam=allowed",
            "F",
            "oware 2,0x5/0x6 n 25,21 grandSlam=allowed",
            "s majority 25-21",
        )
        .plays(
            "oware 2,0x5/0x6 s 25,21",
            "",
            "oware 2,0x5/0x6 s 25,21",
            "s majority 25-21",
        );
}

#[test]
fn oware_grand_slam_no_capture() {
    rule("oware-grand-slam-no-capture")
        .lists("oware 3,0x4,1/1,0x5 s 20,23", "A F")
        .plays(
            "oware 3,0x4,1/1,0x5 s 20,23",
            "F",
            "oware 3,0x5/2,0x5 n 20,23",
            "-",
        );
}

#[test]
fn oware_grand_slam_illegal() {
    rule("oware-grand-slam-illegal")
        .lists("oware 3,0x4,1/1,0x5 s 20,23 grandSlam=illegal", "A")
        .is_why(
            "oware 3,0x4,1/1,0x5 s 20,23 grandSlam=illegal",
            "F",
            "grand-slam",
        )
        .lists("oware 3,0x4,1/1,0x4,1 s 20,22 grandSlam=illegal", "A F");
}

#[test]
fn oware_grand_slam_illegal_all() {
    rule("oware-grand-slam-illegal-all")
        .lists("oware 0x5,1/1,0x5 s 23,23 grandSlam=illegal", "F")
        .plays(
            "oware 0x5,1/1,0x5 s 23,23 grandSlam=illegal",
            "F",
            "oware 0x6/0x6 n 23,25 grandSlam=illegal",
            "n no-move 23-25",
        );
}

#[test]
fn oware_grand_slam_allowed() {
    rule("oware-grand-slam-allowed").plays(
        "oware 3,0x4,1/1,0x5 s 20,23 grandSlam=allowed",
        "F",
        "oware 0x6/0x6 n 25,23 grandSlam=allowed",
        "s no-move 25-23",
    );
}

#[test]
fn oware_grand_slam_allowed_if_wins() {
    rule("oware-grand-slam-allowed-if-wins")
        .plays(
            "oware 3,0x4,1/1,0x5 s 20,23 grandSlam=allowedIfWins",
            "F",
            "oware 3,0x5/2,0x5 n 20,23 grandSlam=allowedIfWins",
            "-",
        )
        .plays(
            "oware 3,0x4,1/1,0x5 s 22,21 grandSlam=allowedIfWins",
            "F",
            "oware 3,0x5/2,0x5 n 22,21 grandSlam=allowedIfWins",
            "-",
        )
        .plays(
            "oware 3,0x4,1/1,0x5 s 23,20 grandSlam=allowedIfWins",
            "F",
            "oware 3,0x5/0x6 n 25,20 grandSlam=allowedIfWins",
            "s majority 25-20",
        )
        .plays(
            "oware 3,0x4,1/1,0x5 s 23,20 grandSlam=allowedIfWins play=out",
            "F",
            "oware 0x6/0x6 n 28,20 grandSlam=allowedIfWins play=out",
            "s no-move 28-20",
        )
        .plays(
            "oware 3,0x4,1/1,0x5 s 22,21 grandSlam=allowedIfWins play=out",
            "F",
            "oware 3,0x5/2,0x5 n 22,21 grandSlam=allowedIfWins play=out",
            "-",
        );
}

#[test]
fn oware_grand_slam_opponent_gets_rest() {
    rule("oware-grand-slam-opponent-gets-rest")
        .plays(
            "oware 3,0x4,1/1,0x5 s 20,23 grandSlam=opponentGetsRest",
            "F",
            "oware 0x6/0x6 n 22,26 grandSlam=opponentGetsRest",
            "n no-move 22-26",
        )
        .plays(
            "oware 3,0x4,1/1,0x5 s 20,23 grandSlam=opponentGetsRest leftovers=unscored",
            "F",
            "oware 0x6/0x6 n 22,26 grandSlam=opponentGetsRest leftovers=unscored",
            "n no-move 22-26",
        )
        .plays(
            "oware 3,0x4,1/1,0x5 s 23,20 grandSlam=opponentGetsRest",
            "F",
            "oware 3,0x5/0x6 n 25,20 grandSlam=opponentGetsRest",
            "s majority 25-20",
        )
        .plays(
            "oware 3,0x4,1/1,0x5 s 23,20 grandSlam=opponentGetsRest play=out",
            "F",
            "oware 0x6/0x6 n 25,23 grandSlam=opponentGetsRest play=out",
            "s no-move 25-23",
        );
}

/// The last seed falls in b; a is the rest of the chain.
#[test]
fn oware_grand_slam_leave_last() {
    rule("oware-grand-slam-leave-last")
        .plays(
            "oware 3,0x4,2/1,2,0x4 s 19,21 grandSlam=leaveLast",
            "F",
            "oware 3,0x5/0,3,0x4 n 21,21 grandSlam=leaveLast",
            "-",
        )
        .plays(
            "oware 3,0x4,2/1,2,0x3,1 s 19,20 grandSlam=leaveLast",
            "F",
            "oware 3,0x5/0x5,1 n 24,20 grandSlam=leaveLast",
            "-",
        );
}

#[test]
fn oware_grand_slam_leave_last_one_pit() {
    rule("oware-grand-slam-leave-last-one-pit").plays(
        "oware 3,0x4,1/1,0x5 s 20,23 grandSlam=leaveLast",
        "F",
        "oware 3,0x5/2,0x5 n 20,23 grandSlam=leaveLast",
        "-",
    );
}

/// Leaving the opponent without seeds is no grand slam where nothing is captured.
#[test]
fn oware_must_feed_off() {
    rule("oware-must-feed-off")
        .lists(
            "oware 1,0x4,1/0x6 s 23,23 grandSlam=illegal mustFeed=off",
            "A F",
        )
        .plays(
            "oware 1,0x4,1/0x6 s 23,23 grandSlam=opponentGetsRest mustFeed=off",
            "A",
            "oware 0x6/0x6 n 25,23 grandSlam=opponentGetsRest mustFeed=off",
            "s no-move 25-23",
        )
        .lists("oware 1,0x4,1/0x6 s 23,23 mustFeed=off", "A F")
        .plays(
            "oware 1,0x4,1/0x6 s 23,23 mustFeed=off",
            "A",
            "oware 0x6/0x6 n 25,23 mustFeed=off",
            "s no-move 25-23",
        )
        .plays(
            "oware 2,0x5/0x6 s 23,23 mustFeed=off",
            "",
            "oware 2,0x5/0x6 s 23,23 mustFeed=off",
            "-",
        )
        .plays(
            "oware 0x6/0x5,2 s 23,23 mustFeed=off",
            "",
            "oware 0x6/0x6 s 23,25 mustFeed=off",
            "n no-move 23-25",
        );
}

#[test]
fn oware_repetition_third() {
    rule("oware-repetition-third")
        .plays(
            "oware 1,0x5/1,0x5 s 23,23 repetition=third",
            "A a B b C c D d E e F f",
            "oware 1,0x5/1,0x5 s 23,23 repetition=third",
            "-",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 23,23 repetition=third",
            "A a B b C c D d E e F f A a B b C c D d E e F f",
            "oware 0x6/0x6 s 24,24 repetition=third",
            "draw repetition 24-24",
        );
}

#[test]
fn oware_repetition_off() {
    rule("oware-repetition-off")
        .plays("oware 1,0x5/1,0x5 s 23,23 repetition=off", "A a B b C c D d E e F f A a B b C c D d E e F f A a B b C c D d E e F f A a B b C c D d E e F f", "oware 1,0x5/1,0x5 s 23,23 repetition=off", "-");
}

#[test]
fn oware_leftovers_opponent() {
    rule("oware-leftovers-opponent")
        .plays(
            "oware 2,0x5/0x6 s 23,23 leftovers=opponent",
            "",
            "oware 0x6/0x6 s 23,25 leftovers=opponent",
            "n no-move 23-25",
        )
        .plays(
            "oware 0x6/2,0x5 s 23,23 leftovers=opponent",
            "",
            "oware 0x6/0x6 s 23,25 leftovers=opponent",
            "n no-move 23-25",
        );
}

#[test]
fn oware_leftovers_unscored() {
    rule("oware-leftovers-unscored")
        .plays(
            "oware 2,0x5/0x6 s 23,23 leftovers=unscored",
            "",
            "oware 2,0x5/0x6 s 23,23 leftovers=unscored",
            "draw no-move 23-23",
        )
        .plays(
            "oware 3,0x5/0x6 s 22,23 leftovers=unscored",
            "",
            "oware 3,0x5/0x6 s 22,23 leftovers=unscored",
            "n no-move 22-23",
        );
}

#[test]
fn oware_leftovers_no_move_only() {
    rule("oware-leftovers-no-move-only")
        .plays(
            "oware 1,0x5/1,0x5 s 23,23 leftovers=unscored",
            "A a B b C c D d E e F f",
            "oware 0x6/0x6 s 24,24 leftovers=unscored",
            "draw repetition 24-24",
        )
        .plays(
            "oware 1,0x5/2,0x5 s 23,22 leftovers=opponent plyCap=1 repetition=off",
            "A",
            "oware 0x6/0x6 n 24,24 leftovers=opponent plyCap=1 repetition=off",
            "draw ply-cap 24-24",
        );
}

#[test]
fn oware_ply_cap_without_repetition() {
    rule("oware-ply-cap-without-repetition")
        .plays(
            "oware 1,0x5/2,0x5 s 23,22 plyCap=1",
            "A",
            "oware 0,1,0x4/2,0x5 n 23,22 plyCap=1",
            "-",
        )
        .plays(
            "oware 1,0x5/2,0x5 s 23,22 plyCap=1 repetition=third",
            "A",
            "oware 0,1,0x4/2,0x5 n 23,22 plyCap=1 repetition=third",
            "-",
        );
}

#[test]
fn oware_ply_cap() {
    rule("oware-ply-cap")
        .plays(
            "oware 1,0x5/1,0x5 s 24,22 plyCap=2 repetition=off",
            "A",
            "oware 0,1,0x4/1,0x5 n 24,22 plyCap=2 repetition=off",
            "-",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 24,22 plyCap=2 repetition=off",
            "A a",
            "oware 0x6/0x6 s 25,23 plyCap=2 repetition=off",
            "s ply-cap 25-23",
        );
    // The default cap: two seeds walk round the board until ply 1,000.
    let walk = ["A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"];
    let turns: Vec<&str> = walk.into_iter().cycle().take(1000).collect();
    let position = "oware 1,0x5/1,0x5 s 23,23 repetition=off";
    rule("oware-ply-cap")
        .plays(
            position,
            &turns[..999].join(" "),
            "oware 0x2,1,0x3/0,1,0x4 n 23,23 repetition=off",
            "-",
        )
        .plays(
            position,
            &turns.join(" "),
            "oware 0x6/0x6 s 24,24 repetition=off",
            "draw ply-cap 24-24",
        );
}

#[test]
fn oware_play_out() {
    rule("oware-play-out")
        .plays(
            "oware 1,0x4,1/1,0x2,1,0x2 s 23,21 play=out",
            "F",
            "oware 1,0x5/0x3,1,0x2 n 25,21 play=out",
            "-",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 30,16 play=out",
            "A a B b C c D d E e F f",
            "oware 0x6/0x6 s 31,17 play=out",
            "s repetition 31-17",
        )
        .plays(
            "oware 2,0x5/0x6 s 30,16 play=out",
            "",
            "oware 0x6/0x6 s 32,16 play=out",
            "s no-move 32-16",
        );
}

/// One game, drawn or not.
#[test]
fn oware_match_single() {
    rule("oware-match-single")
        .scores("oware", "", "s n majority 20-25", "0-1 (0-1); to 1; n wins")
        .scores(
            "oware",
            "",
            "n draw repetition 24-24",
            "0-0 (0-0); to 1; drawn",
        )
        .scores(
            "oware",
            "matchFormat=single",
            "n draw repetition 24-24, s s majority 25-20",
            "0-0 (0-0), 1-0 (1-0); to 1; drawn",
        );
}

/// Six wins against four, three against none, and neither with five against four.
#[test]
fn oware_match_antigua() {
    let south = "s s majority 25-20";
    let north = "s n majority 20-25";
    let turns = [
        south, north, south, north, south, north, south, north, south, south,
    ]
    .join(", ");
    let scored = "1-0 (1-0), 0-1 (1-1), 1-0 (2-1), 0-1 (2-2), 1-0 (3-2), 0-1 (3-3), 1-0 (4-3), 0-1 (4-4), 1-0 (5-4)";
    rule("oware-match-antigua")
        .scores(
            "oware",
            "matchFormat=antigua",
            &turns,
            &format!("{scored}, 1-0 (6-4); to 6; s wins"),
        )
        .scores(
            "oware",
            "matchFormat=antigua",
            turns
                .strip_suffix(", s s majority 25-20")
                .expect("the last win"),
            &format!("{scored}; to 6; s starts"),
        )
        .scores(
            "oware",
            "matchFormat=antigua",
            &[north; 3].join(", "),
            "0-1 (0-1), 0-1 (0-2), 0-1 (0-3); to 6; n wins",
        );
}

/// Two wins and a draw are no lead of three; a lead in seeds is none either.
#[test]
fn oware_match_antigua_lead() {
    rule("oware-match-antigua-lead")
        .scores(
            "oware",
            "matchFormat=antigua",
            "s s majority 48-0, s s majority 25-20, s draw repetition 24-24",
            "1-0 (1-0), 1-0 (2-0), 0-0 (2-0); to 6; n starts",
        )
        .scores(
            "oware",
            "matchFormat=antigua",
            "s n resigned, n s resigned, s s resigned, s s resigned, s s resigned",
            "0-1 (0-1), 1-0 (1-1), 1-0 (2-1), 1-0 (3-1), 1-0 (4-1); to 6; s wins",
        );
}

#[test]
fn oware_match_yoruba() {
    rule("oware-match-yoruba")
        .scores(
            "oware",
            "matchFormat=yoruba",
            "s s resigned, s s resigned, s n resigned, n s resigned, s s resigned, s s resigned",
            "1-0 (1-0), 1-0 (2-0), 0-1 (2-1), 1-0 (3-1), 1-0 (4-1), 1-0 (5-1); to -; s wins",
        )
        .scores(
            "oware",
            "matchFormat=yoruba",
            "s s resigned, s s resigned, s n resigned, n s resigned, s s resigned",
            "1-0 (1-0), 1-0 (2-0), 0-1 (2-1), 1-0 (3-1), 1-0 (4-1); to -; s starts",
        );
}

#[test]
fn oware_match_yoruba_draw() {
    rule("oware-match-yoruba-draw").scores(
        "oware",
        "matchFormat=yoruba",
        "s n resigned, n n resigned, n draw no-move 20-20, s n resigned",
        "0-1 (0-1), 0-1 (0-2), 0-0 (0-2), 0-1 (0-3); to -; n starts",
    );
}

#[test]
fn oware_match_kumasi() {
    rule("oware-match-kumasi")
        .scores(
            "oware",
            "matchFormat=kumasi",
            "s n resigned, n n resigned, n n resigned, n n resigned",
            "0-1 (0-1), 0-1 (0-2), 0-1 (0-3), 0-1 (0-4); to 5; n starts",
        )
        .scores(
            "oware",
            "matchFormat=kumasi",
            "s n resigned, n n resigned, n s resigned, s n resigned, n n resigned, n n resigned",
            "0-1 (0-1), 0-1 (0-2), 1-0 (1-2), 0-1 (1-3), 0-1 (1-4), 0-1 (1-5); to 5; n wins",
        );
}

#[test]
fn oware_match_best_of() {
    let drawn = "s s resigned, s draw repetition 24-24, n draw repetition 24-24, s n resigned";
    let scored = "1-0 (1-0), 0-0 (1-0), 0-0 (1-0), 0-1 (1-1)";
    rule("oware-match-best-of")
        .scores(
            "oware",
            "matchFormat=bestOf3",
            drawn,
            &format!("{scored}; to 2; n starts"),
        )
        .scores(
            "oware",
            "matchFormat=bestOf3",
            &format!("{drawn}, n n resigned"),
            &format!("{scored}, 0-1 (1-2); to 2; n wins"),
        )
        .scores(
            "oware",
            "matchFormat=bestOf5",
            &format!("{drawn}, n n resigned"),
            &format!("{scored}, 0-1 (1-2); to 3; n starts"),
        )
        .scores(
            "oware",
            "matchFormat=bestOf5",
            &format!("{drawn}, n n resigned, n n resigned"),
            &format!("{scored}, 0-1 (1-2), 0-1 (1-3); to 3; n wins"),
        );
}

#[test]
fn oware_match_draws() {
    for (format, target) in [
        ("antigua", "6"),
        ("bestOf3", "2"),
        ("bestOf5", "3"),
        ("kumasi", "5"),
    ] {
        rule("oware-match-draws").scores(
            "oware",
            &format!("matchFormat={format}"),
            &["s draw repetition 24-24"; 7].join(", "),
            &format!("{}; to {target}; n starts", ["0-0 (0-0)"; 7].join(", ")),
        );
    }
}

#[test]
fn oware_first_starter() {
    for next in ["winner", "alternate", "loser", "lot"] {
        let options = format!("matchFormat=kumasi nextStart={next}");
        rule("oware-first-starter").scores("oware", &options, "", "; to 5; lot starts");
        for (first, starts) in [("lot", "lot"), ("south", "s"), ("north", "n")] {
            let options = format!("{options} firstPlayer={first}");
            let expected = format!("; to 5; {starts} starts");
            rule("oware-first-starter").scores("oware", &options, "", &expected);
        }
    }
}

#[test]
fn oware_next_start() {
    for (next, after_south, after_north) in [
        ("", "s", "n"),
        (" nextStart=winner", "s", "n"),
        (" nextStart=alternate", "n", "n"),
        (" nextStart=loser", "n", "s"),
        (" nextStart=lot", "lot", "lot"),
    ] {
        let options = format!("matchFormat=kumasi{next}");
        rule("oware-next-start")
            .scores(
                "oware",
                &options,
                "s s resigned",
                &format!("1-0 (1-0); to 5; {after_south} starts"),
            )
            .scores(
                "oware",
                &options,
                "s n resigned",
                &format!("0-1 (0-1); to 5; {after_north} starts"),
            );
    }
}

#[test]
fn oware_next_start_after_draw() {
    for next in ["winner", "loser"] {
        let options = format!("matchFormat=kumasi nextStart={next}");
        rule("oware-next-start-after-draw")
            .scores(
                "oware",
                &options,
                "n s resigned, s draw agreed 24-24",
                "1-0 (1-0), 0-0 (1-0); to 5; n starts",
            )
            .scores(
                "oware",
                &options,
                "n s resigned, n draw agreed 24-24",
                "1-0 (1-0), 0-0 (1-0); to 5; s starts",
            );
    }
    rule("oware-next-start-after-draw").scores(
        "oware",
        "matchFormat=kumasi nextStart=lot",
        "s draw agreed 24-24",
        "0-0 (0-0); to 5; lot starts",
    );
}
