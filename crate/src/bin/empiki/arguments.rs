//! What several commands read from their arguments.

use empiki::GameId;
use empiki::options::read_number;
use lexopt::prelude::*;

use crate::Stop;

/// The greatest number that [`read_number`] reads.
pub const MOST_NUMBER: u32 = 999_999_999;
/// The most games of a match, or of two levels of a ladder.
pub const MOST_GAMES: u32 = 1_000_000;

/// The number behind an option.
pub fn number(
    parser: &mut lexopt::Parser,
    option: &str,
    least: u32,
    most: u32,
) -> Result<u32, Stop> {
    let number = read_number(&parser.value()?.string()?);
    let number = number.filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| not_a_number(option, least, most))
}

/// What is right where an option has no number, or a wrong one.
pub fn not_a_number(option: &str, least: u32, most: u32) -> Stop {
    Stop::Usage(format!("{option} takes a number, {least}-{most}"))
}

/// The game that `--game` names.
pub fn game_of(name: Option<&str>) -> Result<GameId, Stop> {
    let all = GameId::ALL.iter().map(|game| game.spec().name);
    let all = all.collect::<Vec<_>>().join(", ");
    let name = name.ok_or_else(|| Stop::Usage(format!("--game names one of {all}")))?;
    let unknown = || Stop::Usage(format!("unknown game {name:?}; there are {all}"));
    GameId::from_name(name).ok_or_else(unknown)
}
