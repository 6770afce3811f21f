//! The rules of the notation, a test each.

use crate::rule::rule;
use crate::support;

#[test]
fn notation_round_trip() {
    rule("notation-round-trip")
        .reads("oware 4x6/4x6 s 0,0", "oware 4x6/4x6 s 0,0")
        .reads("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0")
        .reads("bao-kigogo 2x23,0/2x23,0 s", "bao-kigogo 2x23,0/2x23,0 s")
        .reads("omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1 akakyala=turns lapCap=9 reverse.start=off", "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1 akakyala=turns lapCap=9 reverse.start=off")
        .reads("oware 0x3,1x2,2/4,0x5 n 24,16 grandSlam=illegal plyCap=7 repetition=off", "oware 0x3,1x2,2/4,0x5 n 24,16 grandSlam=illegal plyCap=7 repetition=off");
}

/// A bad count, a bad side, a bad pair and a bad value: four faults, from left to right.
#[test]
fn notation_all_faults() {
    rule("notation-all-faults").rejects("oware 4x6/4x5,y q 0 grandSlam=maybe", 15);
    let text = "oware 4x6/4x5,y q 0 grandSlam=maybe";
    rule("notation-all-faults").holds(
        text,
        "the columns",
        support::faults(text),
        vec![15, 17, 19, 31],
    );
}

#[test]
fn notation_pits() {
    rule("notation-pits")
        .plays("oware 4x6/4x6 s 0,0", "A", "oware 0,5x4,4/4x6 n 0,0", "-")
        .plays("oware 4x6/4x6 n 0,0", "a", "oware 4x6/0,5x4,4 s 0,0", "-")
        .is_why("oware 4x6/4x6 s 0,0", "G", "no-such-pit");
}

#[test]
fn notation_oware_letters() {
    rule("notation-oware-letters")
        .lists("oware 4x6/4x6 s 0,0", "A B C D E F")
        .lists("oware 4x6/4x6 n 0,0", "a b c d e f");
}

#[test]
fn notation_omweso_letters() {
    rule("notation-omweso-letters")
        .lists("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "I J K L M N O P")
        .lists("omweso 0x8,4x8/0x8,4x8 s 0,0 0,0", "A B C D E F G H")
        .plays(
            "omweso 2x16/2x16 s 0,0 0,0",
            "I",
            "omweso 1,0,1,4x2,1,3x2,0,3x2,0,3x2,0,3/2x16 n 1,0 0,0",
            "-",
        );
}

#[test]
fn notation_bao_kigogo_letters() {
    rule("notation-bao-kigogo-letters")
        .lists(
            "bao-kigogo 2x23,0/2x23,0 s",
            "B C D E F G H I J K L M N O P Q R S T U V W X",
        )
        .lists(
            "bao-kigogo 1,2x11,0x12/2x12,0x12 s",
            "N O P Q R S T U V W X",
        )
        .refuses("bao-kigogo 2x23,0/2x23,0 s", "Y", "no-such-pit");
}

#[test]
fn notation_capitals() {
    rule("notation-capitals")
        .is_why("oware 4x6/4x6 s 0,0", "a", "not-your-pit")
        .is_why("oware 4x6/4x6 n 0,0", "A", "not-your-pit")
        .is_why("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "i", "not-your-pit")
        .lists("omweso 4x8,0x8/4x8,0x8 n 0,0 0,0", "i j k l m n o p")
        .lists(
            "bao-kigogo 2x23,0/2x23,0 n",
            "b c d e f g h i j k l m n o p q r s t u v w x",
        );
}

/// One letter, then choices or `*`, without spaces; or `--`.
#[test]
fn notation_turn() {
    rule("notation-turn")
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            " N",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N ",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N +",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N*-",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N-*",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "-",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "---",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "*",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N/",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "NN",
            "bad-turn-text",
        )
        .is_why(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "+N",
            "bad-turn-text",
        )
        .plays(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N",
            "omweso 0x2,2,26,0x2,1,2,0,1x2,0x5/1,0,1,0x8,26,0,1,0,2 n 1,0 0,0",
            "-",
        );
}

#[test]
fn notation_plain_pit() {
    rule("notation-plain-pit")
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,31,0x7,1,0x3 n 2,1 1,1",
            "-",
        )
        .plays(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
            "I",
            "omweso 0,3,2,1x2,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 n 2,1 1,1",
            "-",
        );
}

/// In the order in which they arise, the start included.
#[test]
fn notation_choices() {
    rule("notation-choices")
        .lists(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
            "E I I- I-- J N P",
        )
        .plays(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
            "I-",
            "omweso 0,3,0,1,0,3,1,4,0x3,16,0,2x2,1/0x2,17,3,0x2,2,1x2,2,0x2,2,0x2,3 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
            "I--",
            "omweso 0,3,2,1,0,3,1,4,0x3,16,0,2,3,2/0x2,17,3,0x3,1x2,0x3,2,0x2,3 n 2,1 2,1",
            "-",
        )
        .refuses("oware 4x6/4x6 s 0,0", "A+", "too-many-choices")
        .refuses("oware 4x6/4x6 s 0,0", "A-", "too-many-choices")
        .refuses("bao-kigogo 2x23,0/2x23,0 s", "C-", "too-many-choices");
}

#[test]
fn notation_trailing_plus() {
    rule("notation-trailing-plus")
        .plays(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
            "I+",
            "omweso 0,3,2,1x2,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 n 2,1 1,1",
            "-",
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
        )
        .lists(
            "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
            "C C- E F J N P",
        )
        .reads(
            "omweso 0,4,7,1,1,2,4,0,0,0,3,0,3,3,2,4/2,4,2,2,3,0,3,1,1,0,0,2,3,0,5,2 s 1,1 1,1",
            "omweso 0,4,7,1x2,2,4,0x3,3,0,3x2,2,4/2,4,2x2,3,0,3,1x2,0x2,2,3,0,5,2 s 1,1 1,1",
        )
        .lists(
            "omweso 0,4,7,1,1,2,4,0,0,0,3,0,3,3,2,4/2,4,2,2,3,0,3,1,1,0,0,2,3,0,5,2 s 1,1 1,1",
            "A B B- C D F F- F-- J K N O O+- O- O--",
        )
        .plays(
            "omweso 0,4,7,1,1,2,4,0,0,0,3,0,3,3,2,4/2,4,2,2,3,0,3,1,1,0,0,2,3,0,5,2 s 1,1 1,1",
            "O+-",
            "omweso 2,0,8,2x2,3,1x4,0,1,5x2,1,6/2,4,2x2,0x2,3,1x2,0x3,3,0,5,2 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 0,4,7,1,1,2,4,0,0,0,3,0,3,3,2,4/2,4,2,2,3,0,3,1,1,0,0,2,3,0,5,2 s 1,1 1,1",
            "O-",
            "omweso 1,5,8,0,2,0,3,4x2,3,1,3,6x2,1,5/0x2,2,0,3,0,3,1x2,0x2,2,0x4 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 0,4,7,1,1,2,4,0,0,0,3,0,3,3,2,4/2,4,2,2,3,0,3,1,1,0,0,2,3,0,5,2 s 1,1 1,1",
            "O++",
            "omweso 1,0,8,2x2,3,1x4,0,1,4x2,0,5/2,4,2x2,3,0,3,1x2,0x2,2,3,0,5,2 n 2,1 1,1",
            "-",
        );
    let told = support::written(
        "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
        "I-+",
    );
    rule("notation-trailing-plus").holds(
        "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1",
        "I-+ is written I-",
        told,
        "I-".to_string(),
    );
}

#[test]
fn notation_more_choices_is_error() {
    rule("notation-more-choices-is-error")
        .is_why(
            "omweso 3,0x6,28,0x5,1,0x2/0,29,0x3,1,0x4,1,0,1,0x3 s 1,1 1,1",
            "I+++++",
            "too-many-choices",
        )
        .refuses(
            "omweso 0x3,30,0x3,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1",
            "P+",
            "too-many-choices",
        )
        .refuses(
            "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
            "C++",
            "too-many-choices",
        )
        .refuses("oware 4x6/4x6 s 0,0", "A+", "too-many-choices")
        .refuses("bao-kigogo 2x23,0/2x23,0 s", "C+", "too-many-choices");
}

/// Two ways to the same position, listed as two.
#[test]
fn notation_different_choices() {
    rule("notation-different-choices")
        .lists(
            "omweso 2,3,8,1,1,1,2,3,0,2,1,4,2x3,0/2,3,0,2x2,4,1,0x2,1,2x2,5,1,5,0 s 1,1 1,1",
            "B B+- B+-- B- C D D+- D- E G G- I I- J J- K K- K-- O P P- P--",
        )
        .plays(
            "omweso 2,3,8,1,1,1,2,3,0,2,1,4,2x3,0/2,3,0,2x2,4,1,0x2,1,2x2,5,1,5,0 s 1,1 1,1",
            "D-",
            "omweso 1,6,2,0,1,6,7,8,5,1x2,8,4,8,3,0/2,0x12,1,0x2 n 2,1 2,1",
            "-",
        )
        .plays(
            "omweso 2,3,8,1,1,1,2,3,0,2,1,4,2x3,0/2,3,0,2x2,4,1,0x2,1,2x2,5,1,5,0 s 1,1 1,1",
            "D+-",
            "omweso 1,6,2,0,1,6,7,8,5,1x2,8,4,8,3,0/2,0x12,1,0x2 n 2,1 2,1",
            "-",
        );
}

#[test]
fn notation_okwesera() {
    rule("notation-okwesera")
        .plays(
            "omweso 0x2,2,26,0,3,0,1x2,0x7/1,0,1,0x8,26,0,1,0,2 s 0,0 0,0",
            "N*",
            "omweso 0x2,2,26,0x2,2x2,1,0x7/1,0,1,0x8,26,0,1,0,2 n 1,0 0,0",
            "-",
        )
        .refuses("oware 4x6/4x6 s 0,0", "A*", "no-okwesera")
        .refuses("bao-kigogo 2x23,0/2x23,0 s", "C*", "no-okwesera");
}

#[test]
fn notation_lost_turn() {
    rule("notation-lost-turn")
        .plays(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
            "--",
            "omweso 4x8,0x8/4x8,0x8 n 0,0 0,0",
            "-",
        )
        .plays(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 plyCap=1",
            "--",
            "omweso 4x8,0x8/4x8,0x8 n 0,0 0,0 plyCap=1",
            "annulled ply-cap 0",
        )
        .is_told("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "--")
        .refuses("oware 4x6/4x6 s 0,0", "--", "no-lost-turn")
        .refuses("bao-kigogo 2x23,0/2x23,0 s", "--", "no-lost-turn")
        .lists("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "I J K L M N O P");
}

#[test]
fn notation_lost_turn_bulijo() {
    rule("notation-lost-turn-bulijo").plays(
        "omweso 1x15,33/1x16 s 1,1 1,1",
        "--",
        "omweso 1x15,33/1x16 n 1,1 1,1",
        "s bulijo 1",
    );
}

/// Two texts that lead to the same position are two; a lost turn is none.
#[test]
fn notation_perft() {
    rule("notation-perft")
        .counts("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", &[8, 64, 420])
        .counts("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 plyCap=2", &[8, 64, 0])
        .counts("oware 4x6/4x6 s 0,0 plyCap=2 repetition=off", &[6, 36, 0])
        .counts("oware 4x6/4x6 s 0,0 plyCap=2", &[6, 36, 190])
        .counts(
            "omweso 0,2,1,0x2,2,0,2,0x2,21,2,0,4,0x2/0x2,2,0,21,0,1x2,0,2,0x2,2,1,0x2 s 1,1 1,1",
            &[7],
        )
        .counts(
            "oware 1,0x5/1,0x5 s 23,23",
            &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        );
}

/// F wins, so only A goes on.
#[test]
fn notation_perft_finished() {
    rule("notation-perft-finished")
        .counts("oware 1,0x4,1/1,0x2,1,0x2 s 23,21", &[2, 2])
        .counts("oware 0x6/0x6 s 24,24", &[0, 0]);
}

#[test]
fn notation_perft_never_ending() {
    rule("notation-perft-never-ending")
        .counts("bao-kigogo 2x23,0/2x23,0 s lapCap=7", &[23, 147])
        .counts("bao-kigogo 2,0,1,0x20,0/2,0x23 s lapCap=1", &[1, 0]);
}

#[test]
fn notation_position_line() {
    rule("notation-position-line")
        .rejects("oware  4x6/4x6 s 0,0", 7)
        .rejects(" oware 4x6/4x6 s 0,0", 1)
        .rejects("oware 4x6/4x6 s 0,0 ", 21)
        .rejects("oware	4x6/4x6 s 0,0", 1)
        .rejects("oware 4x6/4x6 s 0,0\n", 17);
}

#[test]
fn notation_position_fields() {
    rule("notation-position-fields")
        .rejects("", 1)
        .rejects("chess 4x6/4x6 s 0,0", 1)
        .rejects("oware 4x6 s 0,0", 7)
        .rejects("oware 4x6/4x6/4x6 s 0,0", 7)
        .rejects("oware 4x6/4x6 s 0,0 0,0", 21)
        .reads(
            "oware 4x6/4x6 s 0,0 play=out",
            "oware 4x6/4x6 s 0,0 play=out",
        );
}

/// Stores: South’s, then North’s.
#[test]
fn notation_oware_position() {
    rule("notation-oware-position")
        .reads("oware 4x5,0/4x6 s 1,3", "oware 4x5,0/4x6 s 1,3")
        .plays(
            "oware 0x5,1/1,0x2,1,0,1 s 21,23",
            "F",
            "oware 0x6/0x3,1,0,1 n 23,23",
            "-",
        );
}

/// Turns taken, then turns in which something was captured.
#[test]
fn notation_omweso_position() {
    rule("notation-omweso-position")
        .plays(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 5,7 2,3",
            "I",
            "omweso 0,3,2,1x2,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 n 6,7 2,3",
            "-",
        )
        .plays(
            "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 5,7 2,3",
            "I-",
            "omweso 0,3,0,1,0,3,1,4,0x3,16,0,2x2,1/0x2,17,3,0x2,2,1x2,2,0x2,2,0x2,3 n 6,7 3,3",
            "-",
        )
        .plays(
            "omweso 0,1,0x2,29,0x7,1,0,1,0/0x3,29,0x3,2,0,1,0x6 n 5,7 2,3",
            "p",
            "omweso 0x4,29,0x7,1,0x3/0x3,29,0x4,2,0,1x3,0x3 s 5,8 2,4",
            "-",
        );
}

#[test]
fn notation_bao_kigogo_position() {
    rule("notation-bao-kigogo-position")
        .reads("bao-kigogo 2x23,0/2x23,0 s", "bao-kigogo 2x23,0/2x23,0 s")
        .rejects("bao-kigogo 2x23,0/2x23,0 s 0,0", 28);
}

#[test]
fn notation_ring_order() {
    rule("notation-ring-order")
        .reads("bao-kigogo 1,0x23/0x23,1 s", "bao-kigogo 1,0x23/0x23,1 s")
        .plays(
            "bao-kigogo 0x11,2,0x12/5,0x23 s",
            "X",
            "bao-kigogo 0x12,1x2,0x10/5,0x23 n",
            "-",
        )
        .plays(
            "omweso 0x7,2,0x7,30/32,0x15 s 1,1 1,1",
            "P",
            "omweso 0x8,1x2,0x5,30/32,0x15 n 2,1 1,1",
            "-",
        )
        .plays(
            "oware 0,2,0x4/0x5,5 s 20,21",
            "B",
            "oware 0x2,1x2,0x2/0x5,5 n 20,21",
            "-",
        );
}

#[test]
fn notation_runs() {
    rule("notation-runs").reads(
        "oware 4,4,4,4,4,4/1,1,2,2,9,9 s 0,0",
        "oware 4x6/1x2,2x2,9x2 s 0,0",
    );
}

#[test]
fn notation_runs_read() {
    rule("notation-runs-read")
        .reads("oware 4x1,4x2,4,4x2/4,4x5 s 0,0", "oware 4x6/4x6 s 0,0")
        .rejects("oware 4x0,4x6/4x6 s 0,0", 7)
        .rejects("oware 4 x6/4x6 s 0,0", 7);
}

#[test]
fn notation_no_signs() {
    rule("notation-no-signs")
        .rejects("oware +4x6/4x6 s 0,0", 7)
        .rejects("oware -4,4x5/4x6 s 0,0", 7)
        .rejects("oware 4x6/4x6 s +0,0", 17)
        .rejects("oware 4x+6/4x6 s 0,0", 7);
}

/// 49 seeds are more than Oware has.
#[test]
fn notation_count_limit() {
    rule("notation-count-limit")
        .rejects("oware 49,0x5/0x6 s 0,0", 7)
        .rejects("omweso 65,0x15/0x16 s 0,0 0,0", 8)
        .rejects("bao-kigogo 93,0x23/0x24 s", 12)
        .reads("bao-kigogo 92,0x23/0x24 s", "bao-kigogo 92,0x23/0x24 s");
}

#[test]
fn notation_turn_letter() {
    rule("notation-turn-letter")
        .reads("oware 4x6/4x6 n 0,0", "oware 4x6/4x6 n 0,0")
        .rejects("oware 4x6/4x6 S 0,0", 15)
        .rejects("oware 4x6/4x6 south 0,0", 15)
        .rejects("bao-kigogo 2x23,0/2x23,0 w", 26);
}

#[test]
fn notation_counters_required() {
    rule("notation-counters-required")
        .rejects("oware 4x6/4x6 s", 16)
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0", 29)
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 akakyala=turns", 30);
}

#[test]
fn notation_capturing_within_taken() {
    rule("notation-capturing-within-taken")
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 1,0", 30)
        .rejects("omweso 4x8,0x8/4x8,0x8 s 3,1 3,2", 30)
        .reads(
            "omweso 4x8,0x8/4x8,0x8 s 3,2 3,2",
            "omweso 4x8,0x8/4x8,0x8 s 3,2 3,2",
        );
}

#[test]
fn notation_options() {
    rule("notation-options")
        .reads(
            "oware 4x6/4x6 s 0,0 repetition=off plyCap=7 grandSlam=illegal mustFeed=on",
            "oware 4x6/4x6 s 0,0 grandSlam=illegal plyCap=7 repetition=off",
        )
        .reads(
            "bao-kigogo 2x23,0/2x23,0 s singleCaptures=on neverEnding=draw",
            "bao-kigogo 2x23,0/2x23,0 s",
        )
        .reads(
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 reverse.start=off akakyala=captures",
            "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 akakyala=captures reverse.start=off",
        );
}

#[test]
fn notation_record_options() {
    rule("notation-record-options")
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 setup=front4", 34)
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 setupCap=9", 34)
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 setupOrder=open", 34)
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 matchPoints=3", 34)
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 nextStart=winner", 34)
        .rejects("oware 4x6/4x6 s 0,0 matchFormat=single", 21)
        .rejects("oware 4x6/4x6 s 0,0 nextStart=loser", 21)
        .rejects("bao-kigogo 2x23,0/2x23,0 s firstPlayer=lot", 28)
        .rejects("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0 mode=blitz", 34);
}

/// An unknown key, a key of another game, a repeated one, bad values, no value.
#[test]
fn notation_bad_options() {
    rule("notation-bad-options")
        .rejects("oware 4x6/4x6 s 0,0 colour=red", 21)
        .rejects("oware 4x6/4x6 s 0,0 singleCaptures=off", 21)
        .rejects("oware 4x6/4x6 s 0,0 grandSlam=never", 31)
        .rejects("oware 4x6/4x6 s 0,0 plyCap=0", 28)
        .rejects("oware 4x6/4x6 s 0,0 plyCap=-1", 28)
        .rejects("oware 4x6/4x6 s 0,0 plyCap=", 28)
        .rejects("oware 4x6/4x6 s 0,0 mustFeed", 21)
        .rejects("oware 4x6/4x6 s 0,0 MustFeed=on", 21)
        .rejects("oware 4x6/4x6 s 0,0 play=out play=out", 30);
}

#[test]
fn notation_total_omweso() {
    rule("notation-total-omweso")
        .rejects("omweso 4x8,0x8/4x7,3,0x8 s 0,0 0,0", 8)
        .rejects("omweso 4x8,0x8/4x7,5,0x8 s 0,0 0,0", 8);
}

#[test]
fn notation_total_oware() {
    rule("notation-total-oware")
        .rejects("oware 4x6/4x6 s 1,0", 7)
        .rejects("oware 4x6/4x5,3 s 0,0", 7)
        .reads("oware 4x6/4x5,3 s 1,0", "oware 4x6/4x5,3 s 1,0");
}

#[test]
fn notation_total_bao_kigogo() {
    rule("notation-total-bao-kigogo")
        .rejects("bao-kigogo 2x23,1/2x23,0 s", 12)
        .reads(
            "bao-kigogo 2x22,0x2/2x23,0 s",
            "bao-kigogo 2x22,0x2/2x23,0 s",
        );
}

/// The position that would end the game goes on when it is set up afresh.
#[test]
fn notation_no_history() {
    rule("notation-no-history")
        .plays(
            "oware 1,0x5/1,0x5 s 23,23",
            "A a B b C c D d E e F f",
            "oware 0x6/0x6 s 24,24",
            "draw repetition 24-24",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 23,23",
            "",
            "oware 1,0x5/1,0x5 s 23,23",
            "-",
        )
        .plays(
            "oware 0,1,0x4/1,0x5 n 23,23",
            "a B b C c D d E e F f",
            "oware 1,0x5/1,0x5 s 23,23",
            "-",
        );
}

#[test]
fn notation_judged_when_given_oware() {
    rule("notation-judged-when-given-oware")
        .plays(
            "oware 1,0x5/1,0x5 s 25,21",
            "",
            "oware 1,0x5/1,0x5 s 25,21",
            "s majority 25-21",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 21,25",
            "",
            "oware 1,0x5/1,0x5 s 21,25",
            "n majority 21-25",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 25,21 play=out",
            "",
            "oware 1,0x5/1,0x5 s 25,21 play=out",
            "-",
        )
        .plays(
            "oware 2,0x5/0x6 s 23,23",
            "",
            "oware 0x6/0x6 s 25,23",
            "s no-move 25-23",
        )
        .plays(
            "oware 2,0x5/0x6 s 25,21",
            "",
            "oware 2,0x5/0x6 s 25,21",
            "s majority 25-21",
        );
}

#[test]
fn notation_judged_when_given_omweso() {
    rule("notation-judged-when-given-omweso")
        .plays(
            "omweso 1x16/1x15,33 s 1,1 1,1",
            "",
            "omweso 1x16/1x15,33 s 1,1 1,1",
            "n bulijo 1",
        )
        .plays(
            "omweso 1x16/1x15,33 n 1,1 1,1",
            "",
            "omweso 1x16/1x15,33 n 1,1 1,1",
            "-",
        );
}

#[test]
fn notation_judged_when_given_bao_kigogo() {
    rule("notation-judged-when-given-bao-kigogo")
        .plays(
            "bao-kigogo 0x24/2,0x23 s",
            "",
            "bao-kigogo 0x24/2,0x23 s",
            "n no-move",
        )
        .plays(
            "bao-kigogo 0x24/2,0x23 n",
            "",
            "bao-kigogo 0x24/2,0x23 n",
            "-",
        );
}

/// North’s board is empty, his front row is empty, South has captured twice: no class, only bulijo counts when given.
#[test]
fn notation_events_after_turns() {
    rule("notation-events-after-turns")
        .plays(
            "omweso 4x8,32,0x7/0x16 s 2,2 2,0 akakyala=turns",
            "",
            "omweso 4x8,32,0x7/0x16 s 2,2 2,0 akakyala=turns",
            "-",
        )
        .plays(
            "omweso 4x8,32,0x7/0x16 n 2,2 2,0 akakyala=turns",
            "",
            "omweso 4x8,32,0x7/0x16 n 2,2 2,0 akakyala=turns",
            "s bulijo 1",
        );
}

#[test]
fn notation_finished_has_no_turns() {
    rule("notation-finished-has-no-turns")
        .lists("oware 0x6/0x6 s 24,24", "")
        .lists("oware 1,0x5/1,0x5 s 25,21", "")
        .lists("omweso 1x16/1x15,33 s 1,1 1,1", "")
        .lists("bao-kigogo 0x24/2,0x23 s", "");
}

#[test]
fn notation_finished_result() {
    rule("notation-finished-result")
        .plays(
            "oware 2,0x5/0x6 s 23,23",
            "",
            "oware 0x6/0x6 s 25,23",
            "s no-move 25-23",
        )
        .plays(
            "omweso 1x16/1x15,33 s 1,1 1,1",
            "",
            "omweso 1x16/1x15,33 s 1,1 1,1",
            "n bulijo 1",
        )
        .plays(
            "bao-kigogo 0x24/2,0x23 s",
            "",
            "bao-kigogo 0x24/2,0x23 s",
            "n no-move",
        );
}

#[test]
fn notation_finished() {
    rule("notation-finished")
        .is_why("oware 1,0x5/1,0x5 s 25,21", "A", "game-over")
        .is_why("omweso 1x16/1x15,33 s 1,1 1,1", "--", "game-over")
        .is_why("bao-kigogo 0x24/2,0x23 s", "X", "game-over");
}

#[test]
fn notation_result_form() {
    rule("notation-result-form")
        .plays("oware 4x6/4x6 s 0,0", "A", "oware 0,5x4,4/4x6 n 0,0", "-")
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
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "H",
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "annulled never-ending 0",
        )
        .plays(
            "bao-kigogo 0x24/2,0x23 s",
            "",
            "bao-kigogo 0x24/2,0x23 s",
            "n no-move",
        );
}

/// South’s stores, then North’s, with what was collected.
#[test]
fn notation_oware_results() {
    rule("notation-oware-results")
        .plays(
            "oware 1,0x5/1,0x5 s 20,26",
            "",
            "oware 1,0x5/1,0x5 s 20,26",
            "n majority 20-26",
        )
        .plays(
            "oware 0x6/0x5,8 s 20,20",
            "",
            "oware 0x6/0x6 s 20,28",
            "n no-move 20-28",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 23,23",
            "A a B b C c D d E e F f",
            "oware 0x6/0x6 s 24,24",
            "draw repetition 24-24",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 24,22 plyCap=2 repetition=off",
            "A a",
            "oware 0x6/0x6 s 25,23 plyCap=2 repetition=off",
            "s ply-cap 25-23",
        );
}

#[test]
fn notation_omweso_results() {
    rule("notation-omweso-results")
        .plays(
            "omweso 0x3,54,0x3,2,0x8/1x8,0x8 s 1,1 1,1",
            "P",
            "omweso 0x3,54,0x4,1x2,0x6/1x8,0x8 n 2,1 1,1",
            "s bulijo 1",
        )
        .plays(
            "omweso 4,2,3x2,7,4,0,3x4,1,3,11,0,2/1,0,1x2,0,1,0,1x3,0,1x5 s 1,1 1,1",
            "C",
            "omweso 6,4,5x2,0,6,2,5x2,4x2,2,4,1,3,0/0x2,1x2,0,1,0x3,1,0,1x4,0 n 2,1 2,1",
            "s emitwe-ebiri 2",
        )
        .plays(
            "omweso 4,3,2,4,3,7,4,2,3,7,0,3,6,3,6,3/0,1,0x3,1,0x8,2,0 s 1,1 1,1",
            "P",
            "omweso 4,3,2,4,3,7,4,0,5,9,1,3,6,3,6,3/0x5,1,0x10 n 2,1 2,1",
            "s front-cleared 2",
        )
        .plays(
            "omweso 0x3,29,0x3,2,0,1,0x6/0,1,0x2,29,0x7,1,0,1,0 s 2,2 1,0 akakyala=turns",
            "P",
            "omweso 0x3,29,0x4,2,0,1x3,0x3/0x4,29,0x7,1,0x3 n 3,2 2,0 akakyala=turns",
            "s akakyala 2",
        )
        .plays(
            "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1",
            "N",
            "omweso 2,4,6x2,7,0,3,10,4,1,5,4,2,4,2,4/0x16 n 2,1 2,1",
            "s akawumbi 12",
        )
        .plays(
            "omweso 2,4,6x2,7,3,1,8,2,0,5,4,2,4,2,4/2,0x14,2 s 1,1 1,1 akawumbiPoints=6",
            "N",
            "omweso 2,4,6x2,7,0,3,10,4,1,5,4,2,4,2,4/0x16 n 2,1 2,1 akawumbiPoints=6",
            "s akawumbi 6",
        )
        .plays(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 neverEnding=moverLoses",
            "H",
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1 neverEnding=moverLoses",
            "n never-ending 1",
        )
        .plays(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "H",
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "annulled never-ending 0",
        )
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1 plyCap=1",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,31,0x7,1,0x3 n 2,1 1,1 plyCap=1",
            "annulled ply-cap 0",
        );
}

#[test]
fn notation_bao_kigogo_results() {
    rule("notation-bao-kigogo-results")
        .plays("bao-kigogo 2,0x23/0x24 n", "", "bao-kigogo 2,0x23/0x24 n", "s no-move")
        .plays("bao-kigogo 2x23,0/2x23,0 s lapCap=7 neverEnding=moverLoses", "M", "bao-kigogo 2x23,0/2x23,0 s lapCap=7 neverEnding=moverLoses", "n never-ending")
        .plays("bao-kigogo 1,0x23/0x12,1,0x11 s singleCaptures=off", "M l N k O j P i Q h R g S f T e U d V c W b X a L m K n J o I p H q G r F s E t D u C v B w A x", "bao-kigogo 1,0x23/0x12,1,0x11 s singleCaptures=off", "draw repetition")
        .plays("bao-kigogo 2x23,0/2x23,0 s lapCap=7", "M", "bao-kigogo 2x23,0/2x23,0 s lapCap=7", "draw never-ending");
}

#[test]
fn notation_resigned() {
    rule("notation-resigned").holds(
        "oware 4x6/4x6 s 0,0",
        "south resigns",
        support::ended("oware 4x6/4x6 s 0,0", "south resigns"),
        "n resigned".to_string(),
    );
    rule("notation-resigned").holds(
        "oware 4x6/4x6 s 0,0",
        "north resigns",
        support::ended("oware 4x6/4x6 s 0,0", "north resigns"),
        "s resigned".to_string(),
    );
    rule("notation-resigned").holds(
        "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
        "south resigns",
        support::ended("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "south resigns"),
        "n resigned 1".to_string(),
    );
    rule("notation-resigned").holds(
        "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
        "north resigns",
        support::ended("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "north resigns"),
        "s resigned 1".to_string(),
    );
    rule("notation-resigned").holds(
        "bao-kigogo 2x23,0/2x23,0 s",
        "south resigns",
        support::ended("bao-kigogo 2x23,0/2x23,0 s", "south resigns"),
        "n resigned".to_string(),
    );
}

/// In Oware each takes what lies on his side.
#[test]
fn notation_agreed() {
    rule("notation-agreed").holds(
        "oware 3,0x5/1,0x5 s 23,21",
        "both agree",
        support::ended("oware 3,0x5/1,0x5 s 23,21", "both agree"),
        "s agreed 26-22".to_string(),
    );
    rule("notation-agreed").holds(
        "oware 1,0x5/1,0x5 n 23,23",
        "both agree",
        support::ended("oware 1,0x5/1,0x5 n 23,23", "both agree"),
        "draw agreed 24-24".to_string(),
    );
    rule("notation-agreed").holds(
        "omweso 4x8,0x8/4x8,0x8 s 0,0 0,0",
        "both agree",
        support::ended("omweso 4x8,0x8/4x8,0x8 s 0,0 0,0", "both agree"),
        "annulled agreed 0".to_string(),
    );
    rule("notation-agreed").holds(
        "bao-kigogo 2x23,0/2x23,0 s",
        "both agree",
        support::ended("bao-kigogo 2x23,0/2x23,0 s", "both agree"),
        "draw agreed".to_string(),
    );
}

/// Counters and side to move included.
#[test]
fn notation_never_ending_position() {
    rule("notation-never-ending-position")
        .plays(
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "H",
            "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1",
            "annulled never-ending 0",
        )
        .plays(
            "omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3",
            "A-+-",
            "omweso 1,8,3,2,3,0,3x3,2,1x3,4,6,2/1x2,5x2,0,1,0,1x2,0,1,0x2,3,1x2 s 6,6 4,3",
            "s emitwe-ebiri 2",
        )
        .plays(
            "bao-kigogo 2x23,0/2x23,0 s lapCap=7",
            "M",
            "bao-kigogo 2x23,0/2x23,0 s lapCap=7",
            "draw never-ending",
        );
}

#[test]
fn notation_ply_cap_position() {
    rule("notation-ply-cap-position")
        .plays(
            "omweso 0x3,30,0x3,2,0x8/0x4,31,0x7,1,0x3 s 1,1 1,1 plyCap=1",
            "P",
            "omweso 0x3,30,0x4,1x2,0x6/0x4,31,0x7,1,0x3 n 2,1 1,1 plyCap=1",
            "annulled ply-cap 0",
        )
        .plays(
            "oware 1,0x5/2,0x5 s 23,22 plyCap=1 repetition=off",
            "A",
            "oware 0x6/0x6 n 24,24 plyCap=1 repetition=off",
            "draw ply-cap 24-24",
        );
}

#[test]
fn notation_oware_collected() {
    rule("notation-oware-collected")
        .plays(
            "oware 2,0x5/0x6 s 23,23",
            "",
            "oware 0x6/0x6 s 25,23",
            "s no-move 25-23",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 23,23",
            "A a B b C c D d E e F f",
            "oware 0x6/0x6 s 24,24",
            "draw repetition 24-24",
        )
        .plays(
            "oware 1,0x5/1,0x5 s 24,22 plyCap=2 repetition=off",
            "A a",
            "oware 0x6/0x6 s 25,23 plyCap=2 repetition=off",
            "s ply-cap 25-23",
        )
        .plays(
            "oware 2,0x5/0x6 s 23,23 leftovers=unscored",
            "",
            "oware 2,0x5/0x6 s 23,23 leftovers=unscored",
            "draw no-move 23-23",
        );
}

#[test]
fn notation_majority_position() {
    rule("notation-majority-position").plays(
        "oware 1,0x4,1/1,0x2,1,0x2 s 23,21",
        "F",
        "oware 1,0x5/0x3,1,0x2 n 25,21",
        "s majority 25-21",
    );
}
