//! Tables of endgames: their numbers, how they are made in portions, kept as bytes and refused, and that no entry
//! claims more than play with its history gives.

use crate::texts;
use empiki::games::{Oware, OwareRules};
use empiki::search::{Bounds, Probe};
use empiki::tablebase::{
    Abapa, Awari, Builder, MOST_SEEDS, Rows, RuleSet, RulesId, TableError, Tablebase, level,
    positions,
};
use empiki::{Move, Position};
use proptest::prelude::*;

fn table<R: RuleSet>(rules: R, seeds: u8) -> Tablebase {
    let mut builder = Builder::new(rules, seeds);
    while !builder.advance(1_000_000) {}
    builder.finish().expect("the table is complete")
}

/// The counts of the published table: seeds, value, positions.
fn published() -> Vec<(u8, i8, u64)> {
    let file = texts::read("tests/fixtures/awari-values.json");
    let file: serde_json::Value = serde_json::from_str(&file).expect("the fixture is JSON");
    let mut counts = Vec::new();
    for (seeds, values) in file["counts"].as_object().expect("an object") {
        for (value, count) in values.as_object().expect("an object") {
            let count = count.as_u64().expect("a count");
            let number = |text: &str| text.parse::<i8>().expect("a number");
            counts.push((number(seeds) as u8, number(value), count));
        }
    }
    counts.sort_unstable();
    counts
}

fn counted(table: &Tablebase, most: u8) -> Vec<(u8, i8, u64)> {
    let of = |seeds| {
        let counts = table.counts(seeds).into_iter();
        counts.map(move |(bounds, count)| {
            assert_eq!(bounds.least, bounds.most, "all entries are exact");
            (seeds, bounds.least, count)
        })
    };
    (1..=most).flat_map(of).collect()
}

#[test]
fn oware_awari_counts() {
    let table = table(Awari, 10);
    assert_eq!(counted(&table, 10), published());
}

/// No position is left out, none counted twice.
#[test]
fn counts_of_all_values_are_those_of_all_positions() {
    for (seeds, all) in [(5, 4_368), (8, 75_582)] {
        let [awari, abapa] = [table(Awari, seeds), table(Abapa, seeds)];
        for table in [awari, abapa] {
            let counts = table.counts(seeds).into_iter();
            assert_eq!(counts.map(|(_, count)| count).sum::<u64>(), all);
        }
    }
}

/// The value of a position of awari, the mover's pits first.
fn awari(pits: [u8; 12]) -> i8 {
    let table = table(Awari, pits.iter().sum());
    let Bounds { least, most } = table.bounds(&pits).expect("in the table");
    assert_eq!(least, most, "all entries of awari are exact");
    least
}

#[test]
fn oware_awari_emptying() {
    let legal = |pits| {
        let Rows { mine, theirs } = Rows::of(&pits);
        let position = Oware::without_stores([mine, theirs], Awari::OPTIONS);
        Awari::legal_pits(position).collect::<Vec<_>>()
    };
    // F would take the only seed there is, and E leaves it.
    assert_eq!(legal([0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0]), [4]);
    // A feeds nobody, and F does.
    assert_eq!(legal([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]), [5]);
    // There is no other turn.
    assert_eq!(legal([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]), [5]);
    assert_eq!(legal([1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), [0, 2]);
}

#[test]
fn oware_awari_takes_rest() {
    // F takes both seeds; where all turns feed nobody, the rest is the mover's.
    assert_eq!(awari([0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]), 2);
    assert_eq!(awari([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 1);
    assert_eq!(awari([2, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]), 3);
}

#[test]
fn oware_awari_no_seeds() {
    assert_eq!(awari([0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 0]), -3);
}

#[test]
fn oware_awari_endless() {
    // Two seeds that run after each other for ever.
    assert_eq!(awari([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]), 0);
}

#[test]
fn oware_awari_value() {
    // F takes two, and the one that is left goes to whom it feeds last.
    let value = awari([0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0]);
    let next = awari([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(value, 2 - next);
}

#[test]
fn numbers_and_positions_are_the_same_thing() {
    let all = positions(7);
    assert_eq!(
        (all, positions(12), positions(15)),
        (50_388, 2_704_156, 17_383_860)
    );
    for index in 0..all {
        let rows = Rows::at(index);
        assert_eq!(rows.index(), index);
        assert!(level(rows.seeds()).contains(&index), "{rows:?}");
        assert_eq!(Rows::of(&rows.pits()), rows);
    }
}

proptest! {
    #[test]
    fn large_numbers_are_positions_too(index in 0..positions(MOST_SEEDS)) {
        let rows = Rows::at(index);
        prop_assert_eq!(rows.index(), index);
        prop_assert!(level(rows.seeds()).contains(&index));
    }
}

#[test]
fn portions_of_any_size_make_the_same_table() {
    let whole = table(Abapa, 7).bytes();
    for portion in [1, 7, 1_000, u32::MAX] {
        let mut builder = Builder::new(Abapa, 7);
        let mut done = builder.done();
        while !builder.advance(portion) {
            assert!(
                (done..=1.0).contains(&builder.done()),
                "portions of {portion}"
            );
            done = builder.done();
        }
        assert_eq!(builder.done().to_bits(), 1_f64.to_bits());
        let made = builder.finish().expect("complete").bytes();
        assert!(made == whole, "portions of {portion}");
    }
}

#[test]
fn a_table_begun_holds_the_levels_that_are_complete() {
    let mut builder = Builder::new(Abapa, 6);
    assert_eq!(Builder::new(Abapa, 6).finish(), None);
    while builder.complete_level() < Some(4) {
        builder.advance(100);
    }
    assert_eq!(builder.finish(), Some(table(Abapa, 4)));
}

#[test]
fn positions_beyond_the_table_are_not_in_it() {
    let table = table(Abapa, 4);
    assert_eq!(table.counts(9), table.counts(4));
    assert_eq!((table.most_seeds(), table.rules()), (4, RulesId::Abapa));
    assert!(
        table
            .bounds(&[0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0, 0])
            .is_some()
    );
    assert_eq!(table.bounds(&[0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 0]), None);
    assert_eq!(table.bounds(&[u8::MAX; 12]), None);
}

#[test]
fn bytes_are_read_as_the_table_they_were() {
    for table in [table(Abapa, 6), table(Awari, 6), table(Abapa, 0)] {
        assert_eq!(Tablebase::read(&table.bytes(), table.rules()), Ok(table));
    }
}

#[test]
fn what_is_no_table_is_refused() {
    let whole = table(Abapa, 5).bytes();
    let refused = |bytes: &[u8], error| {
        assert_eq!(Tablebase::read(bytes, RulesId::Abapa), Err(error));
    };
    let changed = |place: usize| {
        let mut bytes = whole.clone();
        bytes[place] ^= 3;
        bytes
    };
    refused(&[], TableError::TooShort);
    refused(&whole[..16], TableError::TooShort);
    refused(&changed(0), TableError::Foreign);
    refused(&changed(6), TableError::OtherVersion);
    refused(&changed(7), TableError::OtherRules);
    refused(&table(Awari, 5).bytes(), TableError::OtherRules);
    refused(&changed(8), TableError::WrongLength);
    refused(&whole[..whole.len() - 1], TableError::WrongLength);
    refused(&changed(9), TableError::Damaged);
    refused(&changed(whole.len() - 1), TableError::Damaged);
}

/// Fowler, Noll and Vo's hash 1a, as a forger would write it.
fn with_checksum(body: &[u8]) -> Vec<u8> {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for &byte in body {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    [body, &hash.to_le_bytes()].concat()
}

#[test]
fn bytes_that_mean_nothing_are_damage_whatever_the_checksum() {
    let whole = table(Abapa, 2).bytes();
    let body = &whole[..whole.len() - 8];
    assert_eq!(with_checksum(body), whole);
    for (seeds, values) in [(0, 1), (1, 3), (2, 6)] {
        let mut body = body.to_vec();
        body[9 + level(seeds).start] = values;
        let read = Tablebase::read(&with_checksum(&body), RulesId::Abapa);
        assert_eq!(read, Err(TableError::Damaged));
        body[9 + level(seeds).start] = values - 1;
        assert!(Tablebase::read(&with_checksum(&body), RulesId::Abapa).is_ok());
    }
}

proptest! {
    #[test]
    fn any_change_of_a_table_is_noticed(place in any::<prop::sample::Index>(), change in 1..=u8::MAX) {
        let mut bytes = table(Abapa, 3).bytes();
        let place = place.index(bytes.len());
        bytes[place] ^= change;
        prop_assert!(Tablebase::read(&bytes, RulesId::Abapa).is_err());
    }

    #[test]
    fn any_bytes_are_judged(mut bytes in prop::collection::vec(any::<u8>(), 0..200), is_begun in any::<bool>()) {
        if is_begun {
            bytes.splice(0..0, *b"EMPIKI\x01\x01");
        }
        for rules in [RulesId::Abapa, RulesId::Awari] {
            prop_assert!(Tablebase::read(&bytes, rules).is_err());
        }
    }
}

/// What positions are worth that are met just after a capture, found by playing every line with its history.
struct Slow {
    /// By number; `None` where looking took too long.
    worth: Vec<Option<i8>>,
    nodes: u32,
}

impl Slow {
    /// The positions met since the last capture are in `met`, this one last.
    fn search(&mut self, met: &mut Vec<Oware>, mut alpha: i8, beta: i8) -> Option<i8> {
        self.nodes = self.nodes.checked_sub(1)?;
        let position = met[met.len() - 1];
        let mut best = -100;
        for pit in position.legal_pits() {
            let worth = self.worth_of(met, position, pit, alpha, beta)?;
            best = best.max(worth);
            alpha = alpha.max(worth);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    fn worth_of(
        &mut self,
        met: &mut Vec<Oware>,
        position: Oware,
        pit: u8,
        alpha: i8,
        beta: i8,
    ) -> Option<i8> {
        let mut next = position;
        let mover = position.mover();
        let is_over = next.sow(Move::sow(pit), &mut ()).is_some();
        let taken = next.stores()[mover.index()] as i8 - next.stores()[mover.other().index()] as i8;
        let [mine, theirs] = next.packed_rows();
        let rows = Rows { mine, theirs };
        if is_over {
            Some(taken)
        } else if taken > 0 {
            Some(taken - self.worth[rows.index()]?)
        } else if met.contains(&next) {
            Some(-rows.lead())
        } else {
            met.push(next);
            let worth = self.search(met, -beta, -alpha);
            met.pop();
            worth.map(|worth| -worth)
        }
    }

    fn solve(&mut self, index: usize, nodes: u32) -> Option<i8> {
        let rows = Rows::at(index);
        let mut position = Oware::without_stores([rows.mine, rows.theirs], OwareRules::PLAYED_OUT);
        if position.outcome().is_some() {
            position.settle(&mut ());
            let [south, north] = position.stores();
            return Some(south as i8 - north as i8);
        }
        self.nodes = nodes;
        self.search(&mut vec![position], -100, 100)
    }
}

/// How many of the positions with so many seeds the slow search solved; what it says must lie within the bounds.
fn hold_against_play(table: &Tablebase, slow: &mut Slow, seeds: u8, nodes: u32) -> [usize; 2] {
    let mut solved = [0; 2];
    for index in level(seeds) {
        let worth = slow.solve(index, nodes);
        let pits = Rows::at(index).pits();
        let Bounds { least, most } = table.bounds(&pits).expect("in the table");
        if let Some(worth) = worth {
            assert!(
                (least..=most).contains(&worth),
                "{pits:?}: {worth}, not {least}..{most}"
            );
            solved[usize::from(least < most)] += 1;
        }
        slow.worth.push(worth);
    }
    solved
}

#[test]
fn oware_table_bounds() {
    let table = table(Abapa, 5);
    let mut slow = Slow {
        worth: Vec::new(),
        nodes: 0,
    };
    let nodes = std::env::var("EMPIKI_NODES").ok();
    let nodes = nodes.map_or(500, |nodes| nodes.parse().expect("a number"));
    let mut all = [0; 2];
    for seeds in 0..=5 {
        let solved = hold_against_play(&table, &mut slow, seeds, nodes);
        all = [all[0] + solved[0], all[1] + solved[1]];
        eprintln!("{seeds} seeds: {solved:?} exact entries and bounds held against play");
    }
    assert!(all[0] > 800 && all[1] > 0, "{all:?}");
}

#[test]
fn the_rules_played_out_are_the_default_ones_but_for_the_end() {
    let rules = *Oware::start().rules();
    let played_out = OwareRules {
        play: empiki::games::Play::Out,
        ..rules
    };
    assert_eq!(OwareRules::PLAYED_OUT, played_out);
}
