//! Arrangements for editors: judged, never refused.

use super::record_views::{ArrangementInfo, SetupFaultView, SetupView};
use super::session::{ApiError, read_game, read_side};
use super::views::{BoardView, ResultView};
use crate::board::{Pit, Seeds};
use crate::games::GameId;
use crate::listed::Listed;
use crate::notation::{read_options, read_setup as read_setup_text, write_setup};
use crate::options::OptionValues;
use crate::setup::{Arrangement, MOST_TURNS_TOLD, Setup, SetupError, Total, arrangement_faults};
use crate::side::Side;

/// The codes of [`SetupFaultView`], for the TypeScript union.
#[cfg(feature = "types")]
pub(super) const SETUP_FAULT_CODES: [&str; 7] = [
    "wrong-total",
    "count-too-large",
    "no-stores",
    "bad-option",
    "capturing-turns-exceed-turns",
    "wrong-side-total",
    "over-setup-cap",
];

/// Judges an arrangement. `counts` are the seeds of all pits and of South's and North's store, `counters` South's and
/// North's turns taken and capturing turns; what is missing counts as 0. `may_be_fewer` waives the total.
///
/// # Errors
/// When there is no such game or side, or the options have faults.
pub fn check_setup(
    game: &str,
    counts: &[u32],
    mover: &str,
    counters: &[u32],
    options: &str,
    may_be_fewer: bool,
) -> Result<SetupView, ApiError> {
    let game = read_game(game)?;
    let mover = read_side(mover)?;
    let (play, _) = read_options(game, options).map_err(ApiError::BadOptions)?;
    let counter = |place: usize| {
        let count = counters.get(place).copied().unwrap_or_default();
        count.min(MOST_TURNS_TOLD)
    };
    let setup = Setup {
        seeds: seeds_of(game, counts),
        mover,
        turns_taken: [counter(0), counter(1)],
        capturing_turns: [counter(2), counter(3)],
        options: play,
    };
    let total = if may_be_fewer {
        Total::Waived
    } else {
        Total::Required
    };
    Ok(SetupView::of(game, &setup, total))
}

/// Reads any arrangement from the text of a position and judges it.
///
/// # Errors
/// What of the text cannot be read.
pub fn read_setup(text: &str) -> Result<SetupView, ApiError> {
    let (game, setup) = read_setup_text(text).map_err(ApiError::BadPosition)?;
    Ok(SetupView::of(game, &setup, Total::Required))
}

/// What each player places where the options leave the set-up to the players; else nothing.
///
/// # Errors
/// When there is no such game, or the options have faults.
pub fn arrangement(game: &str, options: &str) -> Result<Option<ArrangementInfo>, ApiError> {
    let game = read_game(game)?;
    let (_, record) = read_options(game, options).map_err(ApiError::BadOptions)?;
    let found = (game.spec().arrangement)(&record);
    let info = |arrangement: Arrangement| ArrangementInfo {
        seeds: arrangement.seeds,
        most: arrangement.most,
        is_hidden: arrangement.is_hidden,
    };
    Ok(found.map(info))
}

/// The seeds that both players arranged, South's and North's.
pub(super) fn arranged(
    game: GameId,
    record: &OptionValues,
    halves: [&[u32]; 2],
) -> Result<Seeds, ApiError> {
    let arrangement = (game.spec().arrangement)(record).ok_or(ApiError::BadArrangement)?;
    let mut seeds = Seeds::default();
    for (side, counts) in Side::BOTH.into_iter().zip(halves) {
        refuse_more(game, counts)?;
        lay(game, side, counts, &mut seeds);
        let faults = arrangement_faults(&game.spec().shape, arrangement, side, &seeds);
        if !faults.is_empty() {
            return Err(ApiError::BadArrangement);
        }
    }
    Ok(seeds)
}

/// A player has so many pits and no more.
fn refuse_more(game: GameId, counts: &[u32]) -> Result<(), ApiError> {
    let is_right = counts.len() <= usize::from(game.spec().shape.pits);
    is_right.then_some(()).ok_or(ApiError::BadArrangement)
}

/// A count as pits hold it; more than they can hold is more than any game has, and a fault.
fn seeds_in(count: u32) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// Lays counts into the pits of a side; those that are missing are 0.
fn lay(game: GameId, side: Side, counts: &[u32], seeds: &mut Seeds) {
    let shape = &game.spec().shape;
    for (index, &count) in (0..shape.pits).zip(counts) {
        seeds.set(shape.pit(side, index), seeds_in(count));
    }
}

fn seeds_of(game: GameId, counts: &[u32]) -> Seeds {
    let shape = game.spec().shape;
    let pits = usize::from(2 * shape.pits);
    let count = |place: usize| counts.get(place).copied().map_or(0, seeds_in);
    let mut seeds = Seeds::default();
    for pit in shape.all_pits() {
        seeds.set(pit, count(usize::from(pit.0)));
    }
    seeds.stores = [count(pits), count(pits + 1)];
    seeds
}

impl SetupView {
    fn of(game: GameId, setup: &Setup, total: Total) -> SetupView {
        let shape = &game.spec().shape;
        let (faults, result) = match game.position(setup, total) {
            Ok(mut position) => (Vec::new(), position.settle(&mut ())),
            Err(errors) => (errors.0, None),
        };
        SetupView {
            game: game.into(),
            position: write_setup(game, setup),
            board: BoardView::of(shape, &setup.seeds),
            mover: setup.mover.into(),
            turns_taken: setup.turns_taken,
            capturing_turns: setup.capturing_turns,
            options: setup.options.write(game.spec().play_options),
            faults: faults.into_iter().map(Into::into).listed(),
            result: result.map(|outcome| ResultView::of(game, outcome)),
        }
    }
}

impl SetupFaultView {
    fn plain(code: &'static str) -> SetupFaultView {
        SetupFaultView {
            code,
            pit: None,
            side: None,
            found: None,
            expected: None,
            may_be_fewer: false,
            key: None,
        }
    }

    fn of_pit(code: &'static str, Pit(pit): Pit, found: u8, most: u8) -> SetupFaultView {
        SetupFaultView {
            pit: Some(pit),
            found: Some(found.into()),
            expected: Some(most.into()),
            may_be_fewer: true,
            ..SetupFaultView::plain(code)
        }
    }
}

impl From<SetupError> for SetupFaultView {
    fn from(error: SetupError) -> Self {
        match error {
            SetupError::WrongTotal {
                found,
                expected,
                may_be_fewer,
            } => SetupFaultView {
                found: Some(found),
                expected: Some(expected),
                may_be_fewer,
                ..SetupFaultView::plain("wrong-total")
            },
            SetupError::CountTooLarge { pit, found, most } => {
                SetupFaultView::of_pit("count-too-large", pit, found, most)
            }
            SetupError::NoStores => SetupFaultView::plain("no-stores"),
            SetupError::BadOption { key } => SetupFaultView {
                key: Some(key),
                ..SetupFaultView::plain("bad-option")
            },
            SetupError::CapturingTurnsExceedTurns { side } => SetupFaultView {
                side: Some(side.into()),
                ..SetupFaultView::plain("capturing-turns-exceed-turns")
            },
            SetupError::WrongSideTotal {
                side,
                found,
                expected,
            } => SetupFaultView {
                side: Some(side.into()),
                found: Some(found),
                expected: Some(expected),
                ..SetupFaultView::plain("wrong-side-total")
            },
            SetupError::OverSetupCap { pit, found, most } => {
                SetupFaultView::of_pit("over-setup-cap", pit, found, most)
            }
        }
    }
}
