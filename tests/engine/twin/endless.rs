//! Whether a turn ends, with everything remembered: good for short periods only.

use std::collections::HashMap;

/// Sows laps until one ends the turn (`None`) or leads to a state that was there before.
pub fn verdict(start: String, most: u64, mut lap: impl FnMut() -> Option<String>) -> String {
    let mut seen = HashMap::from([(start, 0)]);
    for laps in 1..=most {
        let Some(state) = lap() else {
            return format!("ends laps={laps}");
        };
        if let Some(first) = seen.insert(state, laps) {
            return format!("endless period={} after={first}", laps - first);
        }
    }
    "unknown".to_string()
}
