//! A turn as the walk that it is once its choices are fixed.

use std::convert::Infallible;

/// A turn under way, lap by lap, without a cap on laps. Two are equal when the
/// same laps follow: pits, hand, and the answers that are still to be given.
pub trait Laps: Copy + Eq + 'static {
    /// Sows a lap. True when the turn ends with it.
    fn sow_lap(&mut self) -> bool;

    /// The choices of direction met so far: as many other turns branch off.
    fn branches(&self) -> u32;
}

/// Of games in which no turn relays.
impl Laps for Infallible {
    fn sow_lap(&mut self) -> bool {
        match *self {}
    }

    fn branches(&self) -> u32 {
        match *self {}
    }
}

/// What is known about the length of a turn before it is sown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course<L> {
    /// It has so many laps.
    Fixed(u64),
    /// It relays.
    Relay(L),
}
