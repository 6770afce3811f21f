//! Numbers by which a search knows positions again.

/// Takes one more word into a key. Small, quick without a 128-bit product, and the same on every machine; every bit of
/// a word comes to bear on all bits of the key after two more.
#[must_use]
#[inline(always)]
pub const fn mix(key: u64, word: u64) -> u64 {
    let mixed = (key ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ mixed >> 29
}
