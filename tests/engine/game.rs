//! What a game remembers, what a set-up may be, and what the page is told:
//! the parts of the engine that no rule sentence names.

use empiki::api::{ApiError, Session, StepView};
use empiki::notation::{read_options, read_outcome, read_setup, write_options};
use empiki::position::Preset;
use empiki::setup::{Arrangement, Total};
use empiki::{Game, GameId, SetupError, Side};

const OWARE: &str = "oware 4x6/4x6 s 0,0";

fn game(position: &str) -> Game {
    Game::from_text(position).unwrap_or_else(|faults| panic!("{position}: {faults}"))
}

#[test]
fn results_are_read_as_they_are_written() {
    for (id, texts) in [
        (
            GameId::Oware,
            &[
                "s majority 25-20",
                "n no-move 20-28",
                "draw repetition 24-24",
                "s ply-cap 26-22",
                "n resigned",
                "s agreed 26-22",
                "draw no-move 20-20",
            ][..],
        ),
        (
            GameId::Omweso,
            &[
                "s bulijo 1",
                "n emitwe-ebiri 2",
                "s front-cleared 2",
                "s akakyala 2",
                "n akawumbi 12",
                "n akawumbi 6",
                "n never-ending 1",
                "annulled never-ending 0",
                "annulled ply-cap 0",
                "n resigned 1",
                "annulled agreed 0",
            ],
        ),
        (
            GameId::BaoKigogo,
            &[
                "s no-move",
                "n never-ending",
                "draw repetition",
                "draw never-ending",
                "draw agreed",
                "n resigned",
            ],
        ),
    ] {
        for text in texts {
            let outcome =
                read_outcome(id, text).unwrap_or_else(|faults| panic!("{text}: {faults}"));
            assert_eq!(outcome.expect("over").to_string(), *text);
        }
        assert_eq!(read_outcome(id, "-"), Ok(None));
    }
}

#[test]
fn results_that_no_game_can_have_are_refused() {
    for (id, texts) in [
        (
            GameId::Oware,
            &[
                "",
                "s",
                "s bulijo 1",
                "s majority 20-25",
                "s majority 24-20",
                "draw majority 24-24",
                "s no-move 40-40",
                "annulled never-ending 0",
                "s majority 25-20 ",
                "S majority 25-20",
                "s majority 025-20",
                "s resigned 1",
            ][..],
        ),
        (
            GameId::Omweso,
            &[
                "s bulijo",
                "s bulijo 2",
                "n akawumbi 2",
                "draw bulijo 1",
                "annulled bulijo 0",
                "s agreed 0",
                "s no-move 24-24",
            ],
        ),
        (
            GameId::BaoKigogo,
            &[
                "draw no-move",
                "s repetition",
                "s no-move 1",
                "annulled agreed",
            ],
        ),
    ] {
        for text in texts {
            assert!(read_outcome(id, text).is_err(), "{text:?} is no result");
        }
    }
}

#[test]
fn how_the_players_end_a_game_belongs_to_its_last_ply() {
    let mut game = game(OWARE);
    game.play_text("A").expect("legal");
    game.resign(Side::North).expect("the game goes on");
    assert_eq!(game.result_text(), "s resigned");
    assert!(game.play_text("a").is_err() && game.agree().is_err() && game.moves().list.is_empty());
    assert!(game.go_to(0));
    assert_eq!(game.result_text(), "-", "looking back at the start");
    assert!(game.go_to(1));
    assert_eq!(game.result_text(), "s resigned", "and again at the end");
    assert!(game.undo());
    assert_eq!(
        (game.result_text().as_str(), game.ply()),
        ("-", 1),
        "the resignation is taken back first"
    );
    assert!(game.undo() && game.redo() && !game.redo());
}

#[test]
fn a_turn_played_from_an_earlier_ply_replaces_what_followed() {
    let mut game = game(OWARE);
    for turn in ["A", "a", "B"] {
        game.play_text(turn).expect("legal");
    }
    game.agree().expect("the game goes on");
    assert!(game.go_to(1));
    assert!(game.play_text("z").is_err());
    assert_eq!(game.plies().count(), 3, "a refused turn changes nothing");
    game.play_text("f").expect("legal");
    let plies: Vec<_> = game.plies().map(|(_, turn)| turn).collect();
    assert_eq!(
        (plies, game.result_text()),
        (vec!["A".to_owned(), "f".to_owned()], "-".to_owned())
    );
}

#[test]
fn agreeing_in_oware_counts_what_lies_on_each_side() {
    let mut game = game("oware 1,0x5/2,0x5 s 23,22");
    let outcome = game.agree().expect("the game goes on");
    assert_eq!(outcome.to_string(), "draw agreed 24-24");
    assert_eq!(game.position_text(), "oware 0x6/0x6 s 24,24");
}

#[test]
fn counting_turns_stops_at_nine_digits() {
    let text = "omweso 4x8,0x8/4x8,0x8 s 999999999,0 0,0";
    let mut game = game(text);
    game.play_text("P").expect("legal");
    assert!(
        Game::from_text(&game.position_text()).is_ok(),
        "{}",
        game.position_text()
    );
    assert!(game.position_text().contains(" 999999999,0 "));
}

#[test]
fn a_setup_tells_every_reason_why_it_cannot_be_played() {
    let (id, mut setup) = read_setup("omweso 40x2,0x14/0x16 s 0,0 3,0").expect("an arrangement");
    setup.seeds.stores = [1, 0];
    let place = id
        .spec()
        .play_options
        .iter()
        .position(|option| option.key == "lapCap");
    setup.options.set(place.expect("Omweso has a lap cap"), 0);
    let errors = id
        .position(&setup, Total::Required)
        .expect_err("four reasons")
        .0;
    assert_eq!(
        errors,
        [
            SetupError::NoStores,
            SetupError::WrongTotal {
                found: 81,
                expected: 64,
                may_be_fewer: false
            },
            SetupError::CapturingTurnsExceedTurns { side: Side::South },
            SetupError::BadOption { key: "lapCap" },
        ]
    );
}

#[test]
fn presets_are_options_of_their_game() {
    for id in GameId::ALL {
        let spec = id.spec();
        let presets = spec.presets;
        assert_eq!(presets.first().map(|preset| preset.options), Some(""));
        for (place, preset) in presets.iter().enumerate() {
            let read = read_options(*id, preset.options);
            let (play, record) =
                read.unwrap_or_else(|faults| panic!("{} {}: {faults}", spec.name, preset.id));
            let written = write_options(*id, &play, &record);
            assert_eq!(written, preset.options, "only what is not default");
            let is_twin = |other: &Preset| other.id == preset.id || other.options == preset.options;
            assert!(
                !presets[..place].iter().any(is_twin),
                "{} is new",
                preset.id
            );
        }
    }
}

#[test]
fn a_win_shows_the_pits_that_tell_of_it() {
    let omweso = |result| evidence(GameId::Omweso, result);
    assert_eq!(omweso("s akawumbi 12"), "ijklmnophgfedcba");
    assert_eq!(omweso("n akawumbi 6"), "IJKLMNOPHGFEDCBA");
    assert_eq!(omweso("s emitwe-ebiri 2"), "ipha");
    assert_eq!(omweso("n front-cleared 2"), "HGFEDCBA");
    assert_eq!(omweso("s bulijo 1"), "ijklmnophgfedcba");
    for result in [
        "s akakyala 2",
        "s never-ending 1",
        "s resigned 1",
        "annulled agreed 0",
    ] {
        assert_eq!(omweso(result), "");
    }
    let bao_kigogo = |result| evidence(GameId::BaoKigogo, result);
    assert_eq!(bao_kigogo("n no-move"), "MNOPQRSTUVWXLKJIHGFEDCBA");
    assert_eq!(bao_kigogo("draw repetition"), "");
    assert_eq!(bao_kigogo("n resigned"), "");
    assert_eq!(evidence(GameId::Oware, "s majority 25-20"), "");
}

/// The letters of the pits that show why a game ended so.
fn evidence(id: GameId, result: &str) -> String {
    let outcome = read_outcome(id, result).expect("a result").expect("over");
    let spec = id.spec();
    let pits = (spec.evidence)(&outcome);
    pits.iter().map(|pit| spec.shape.letter(pit)).collect()
}

#[test]
fn only_omweso_is_arranged_freely() {
    for id in GameId::ALL {
        let spec = id.spec();
        let arranged = |options: &str| {
            let (_, record) = read_options(*id, options).expect("options");
            ((spec.arrangement)(&record), (spec.start)(&record).is_some())
        };
        assert_eq!(arranged(""), (None, true), "{}", spec.name);
        if *id == GameId::Omweso {
            let with = |most, is_hidden| {
                let arrangement = Arrangement {
                    seeds: 32,
                    most,
                    is_hidden,
                };
                (Some(arrangement), false)
            };
            let most = |most| with(most, false);
            assert_eq!(arranged("setup=free"), most(10));
            assert_eq!(arranged("setup=free setupOrder=hidden"), with(10, true));
            assert_eq!(arranged("setup=free setupCap=3"), most(3));
            assert_eq!(arranged("setup=free setupCap=none"), most(32));
            assert_eq!(arranged("setup=two16 setupCap=3"), (None, true));
        }
    }
}

#[test]
fn a_total_may_be_waived_for_fewer_seeds_but_never_for_more() {
    let (id, few) = read_setup("oware 1,0x5/1,0x5 s 0,0").expect("an arrangement");
    assert!(id.position(&few, Total::Required).is_err());
    assert!(id.position(&few, Total::Waived).is_ok());
    let (id, many) = read_setup("oware 9x6/1,0x5 s 0,0").expect("an arrangement");
    assert!(id.position(&many, Total::Waived).is_err());
}

#[test]
fn runs_that_no_machine_word_holds_are_refused() {
    let text = "oware 4x999999999,4x999999999,4x999999999,4x999999999,4x294967306/4x6 s 0,0";
    assert!(Game::from_text(text).is_err());
}

const REVERSIBLE: &str =
    "omweso 3,2,1,0,1,2,0,4,0x3,16,0,1x2,0/0x2,17,3,0,1,2,1x2,2,1,0,2,0x2,3 s 1,1 1,1";

#[test]
fn a_session_asks_for_each_direction_and_shows_both_laps() {
    let session = Session::from_position(REVERSIBLE, "").expect("a position");
    let first = session.explore("I").expect("a turn begins so");
    let question = first.question.expect("the start may be reversed");
    assert!(first.steps.is_empty());
    assert_eq!(question.counter_clockwise.drops, [1, 2, 3]);
    assert_eq!(question.clockwise.drops, [15, 14, 13]);
    assert!(question.clockwise_is_legal && question.counter_clockwise_is_legal);
    let second = session.explore("I-").expect("a turn goes on so");
    assert!(
        second
            .steps
            .iter()
            .any(|step| matches!(step, StepView::Capture { .. }))
    );
    assert!(second.question.is_some());
    let whole = session.explore("I--").expect("a whole turn");
    assert!(whole.question.is_none());
    assert_eq!(session.view().ply, 0, "exploring changes nothing");
    assert!(matches!(session.explore("I---"), Err(ApiError::BadTurn(_))));
}

#[test]
fn a_session_says_why_not_for_every_pit() {
    let session = Session::from_position(REVERSIBLE, "").expect("a position");
    let code = |pit| session.why_not(pit).map(|refusal| refusal.code);
    assert_eq!(code(0), None);
    assert_eq!(code(2), Some("too-few-seeds"));
    assert_eq!(code(3), Some("empty-pit"));
    assert_eq!(code(16), Some("not-your-pit"));
    assert_eq!(code(32), Some("no-such-pit"));
    assert_eq!(code(usize::MAX), Some("no-such-pit"));
    let over = Session::from_position("oware 0x6/0x6 s 24,24", "").expect("a position");
    for pit in [0, 6, 99] {
        assert_eq!(
            over.why_not(pit).map(|refusal| refusal.code),
            Some("game-over")
        );
    }
}

#[test]
fn a_session_starts_with_the_options_given() {
    let session = Session::start("omweso", "setup=two16 lapCap=50", "south").expect("options");
    assert_eq!(
        session.view().position,
        "omweso 2x16/2x16 s 0,0 0,0 lapCap=50"
    );
    assert!(matches!(
        Session::start("omweso", "setup=free", "south"),
        Err(ApiError::NeedsPosition)
    ));
    assert!(matches!(
        Session::start("chess", "", "south"),
        Err(ApiError::UnknownGame)
    ));
    let faults = match Session::start("oware", "play=in play=out speed=9", "south") {
        Err(ApiError::BadOptions(faults)) => faults.0.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(faults, 3);
}

#[test]
fn a_turn_of_very_many_laps_is_told_in_short_and_ends_where_it_ends() {
    let text = "omweso 1,2,5,2,1,2,4,3,2,1,2,1,3,2,5,24/0x4,1,0x9,2,1 s 1,1 1,1 lapCap=100000";
    let mut session = Session::from_position(text, "").expect("a position");
    let trace = session.play("J").expect("legal");
    assert!(trace.steps.len() <= 10_002, "{}", trace.steps.len());
    let mut laps = 0;
    for step in &trace.steps {
        match step {
            StepView::Lap { .. } => laps += 1,
            StepView::Skipped { laps: more, .. } => laps += more,
            _ => {}
        }
    }
    assert_eq!(laps, 100_000);
    assert!(matches!(
        trace.steps.last(),
        Some(StepView::NeverEnding { laps: 100_000, .. })
    ));
    assert_eq!(trace.before, trace.after);
}

#[test]
fn every_error_has_a_code_of_the_list() {
    for error in [
        ApiError::UnknownGame,
        ApiError::NeedsPosition,
        ApiError::NothingToUndo,
        ApiError::NothingToRedo,
        ApiError::NoSuchPly,
        ApiError::GameOver,
        ApiError::BadSide,
    ] {
        assert!(ApiError::CODES.contains(&error.code()), "{}", error.code());
    }
    let mut session = Session::from_position(OWARE, "").expect("a position");
    let turn = session.play("zz").expect_err("no turn");
    assert!(ApiError::CODES.contains(&turn.code()));
    assert!(matches!(session.undo(), Err(ApiError::NothingToUndo)));
    assert!(matches!(session.redo(), Err(ApiError::NothingToRedo)));
    assert!(matches!(session.go_to(1), Err(ApiError::NoSuchPly)));
    assert!(matches!(session.trace_of(0), Err(ApiError::NoSuchPly)));
    assert!(matches!(session.resign("west"), Err(ApiError::BadSide)));
}

#[test]
fn a_turn_that_never_ends_is_explored_without_moving_a_seed() {
    let text = "omweso 0,5,2,1,0,1,2,5,3,0,1,2,4,3,2,1/4x8,0x8 s 1,1 1,1";
    let session = Session::from_position(text, "").expect("a position");
    let explored = session.explore("H").expect("it may be played");
    assert_eq!(explored.after, explored.before);
    assert!(explored.question.is_none());
}
