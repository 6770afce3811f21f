//! Awari, the academic game that Romein and Bal solved in 2002.

use crate::games::{GrandSlam, Oware, OwareRules};
use crate::options::Switch;

use super::rules::{After, RuleSet, RulesId, after};

/// A turn that leaves the opponent's row empty, by capture or not, is illegal while another turn exists; if all do,
/// it captures and the mover takes the rest. A side with no seeds loses the rest to the other, and play that never
/// ends is worth nothing.
pub struct Awari;

impl RuleSet for Awari {
    const ID: RulesId = RulesId::Awari;
    const OPTIONS: OwareRules = OwareRules {
        grand_slam: GrandSlam::Allowed,
        must_feed: Switch::Off,
        ..OwareRules::PLAYED_OUT
    };

    fn legal_pits(position: Oware) -> impl Iterator<Item = u8> {
        // Without feeding, the game is over after a turn only if it left the opponent's row empty.
        let goes_on = move |&pit: &u8| matches!(after(&position, pit), After::On(..));
        let is_forced = !position.legal_pits().any(|pit| goes_on(&pit));
        position
            .legal_pits()
            .filter(move |pit| is_forced || goes_on(pit))
    }
}
