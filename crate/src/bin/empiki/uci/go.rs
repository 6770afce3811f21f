//! What `go` says: how long to think.

use std::time::Duration;

use empiki::options::read_number;
use empiki::search::Limits;

use crate::arguments::MOST_NUMBER;

/// What ends a search, besides `stop`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// What the level allows itself.
    Level,
    /// Whichever is reached first.
    Limits {
        limits: Limits,
        time: Option<Duration>,
    },
    /// Nothing.
    Infinite,
}

/// Reads the words behind `go`: `infinite`, or any of `movetime MS`, `depth D` and `nodes N`, or nothing.
///
/// # Errors
/// What is right.
pub fn read(words: &[&str]) -> Result<Bound, String> {
    match words {
        [] => return Ok(Bound::Level),
        ["infinite"] => return Ok(Bound::Infinite),
        _ => {}
    }
    let (mut limits, mut time) = (Limits::NONE, None);
    for pair in words.chunks(2) {
        let number = match pair {
            [_, number] => read_number(number).filter(|&number| number > 0),
            _ => None,
        };
        match (pair[0], number) {
            ("movetime", Some(millis)) => time = Some(Duration::from_millis(millis.into())),
            ("depth", Some(depth)) => limits.depth = depth,
            ("nodes", Some(nodes)) => limits.nodes = nodes.into(),
            ("movetime" | "depth" | "nodes", None) => {
                return Err(format!("{} takes a number, 1-{MOST_NUMBER}", pair[0]));
            }
            _ => return Err("expected go [movetime MS] [depth D] [nodes N] | infinite".to_owned()),
        }
    }
    Ok(Bound::Limits { limits, time })
}
