//! Making a table by retrograde analysis, in portions.
//!
//! The seeds in the pits never become more, so a table is made level by level: first the positions with no seed,
//! then those with one, and so on. A turn that captures leads to a level that is finished.
//!
//! Within a level two questions are asked about each position: how much can its mover force, and how much can his
//! opponent? A position and one of the two players is called a stake here. The values v are gone through from the
//! highest down, and a stake is decided at the first v that its player can force, by one of two reasons:
//!
//! * **Attraction.** The player moves and has a turn to what is decided, or his opponent moves and all his turns
//!   lead there. Such play ends: each turn leads to a stake that was decided before.
//! * **Holding** (Abapa only). When a position comes back each keeps his own side, which pays the player the lead of
//!   his side. A set of stakes is held at v if the player never has to leave it except to what is decided, and if in
//!   each of its positions he leads by v or more, or by less in one that is entered from a single position only.
//!
//! Both together prove a lower bound of what a player gets from a position met just after a capture. Let him play
//! what the reasons name. Every turn leads to a stake that was decided before or stays in the held set; so from some
//! turn on play stays in one held set, unless it ends with v or more. Say a position of the set is the first to come
//! back. If the player leads there by v or more, he is content. If not, it was entered twice from the same position
//! (only positions with a good lead are entered from outside or begun from), which then came back before: it was not
//! the first.
//!
//! The upper bound is what the opponent's stake tells. Under the rules of awari never-ending play is worth nothing,
//! so attraction to values above zero decides everything, and all bounds meet.

use std::marker::PhantomData;

use super::Tablebase;
use super::format::{code, decode};
use super::index::{Rows, level, positions};
use super::rules::{After, RuleSet, RulesId, after, end, position};
use crate::games::Oware;

/// Whose stake: the player to move, or his opponent.
const MOVER: usize = 0;
const OPPONENT: usize = 1;

/// No turn is known yet that forces anything.
const NOTHING: i8 = -i8::MAX;

/// The bits of [`Level::state`]: how many quiet turns of the mover are not known to lead to what the opponent wants,
/// and which stakes are decided.
const TURNS: u8 = 7;
const DECIDED: [u8; 2] = [0x10, 0x20];

/// The bits of [`Level::held`]: which stakes may be held.
const HELD: [u8; 2] = [0x10, 0x20];

/// The most seeds of a level in which gates are looked for: with more they decide nothing, and cost a third of the time.
const MOST_WITH_GATES: u8 = 10;

/// What is being done with each position of a level.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Its turns are looked at for the first time.
    Read,
    /// It is decided if its captures or the end of the game force v.
    Attract,
    /// It is marked as held if its lead and its captures allow it.
    Mark,
    /// Marks go where play cannot stay among marked positions.
    Check,
    /// It is noted that a position with a bad lead is entered from its gate.
    Enter,
    /// What is still marked is decided.
    Keep,
    /// Its bounds are written into the table.
    Write,
}

/// A stake as a number: twice the place of the position in its level, and the player.
type Stake = u32;

/// The level that is being made.
struct Level {
    seeds: u8,
    start: usize,
    stage: Stage,
    /// The value in question.
    value: i8,
    /// The next position of the stage, by its place in the level.
    place: usize,
    /// Whether something was decided by holding.
    has_kept: bool,
    /// Whether positions with a bad lead are held, too. They are a last resort: what is
    /// entered by its gate is not open to others.
    has_gates: bool,
    /// What each player can force. While it is not decided: the most his own captures force, or the most his
    /// opponent's captures leave him.
    forced: [Vec<i8>; 2],
    /// The lead of the mover's side.
    lead: Vec<i8>,
    state: Vec<u8>,
    held: Vec<u8>,
    /// Stakes that were decided and have not been told to the positions before them.
    decided: Vec<Stake>,
    /// Stakes that can no longer be held and have not been told to the positions before them.
    dropped: Vec<Stake>,
}

impl Level {
    fn new(seeds: u8) -> Level {
        let places = level(seeds);
        let size = places.len();
        Level {
            seeds,
            start: places.start,
            stage: Stage::Read,
            value: seeds as i8,
            place: 0,
            has_kept: false,
            has_gates: false,
            forced: [vec![NOTHING; size], vec![-NOTHING; size]],
            lead: vec![0; size],
            state: vec![0; size],
            held: vec![0; size],
            decided: Vec::new(),
            dropped: Vec::new(),
        }
    }

    /// Whether a last resort is left.
    fn may_open_gates(&self) -> bool {
        !self.has_gates && self.seeds <= MOST_WITH_GATES
    }

    fn size(&self) -> usize {
        self.lead.len()
    }

    fn rows(&self, place: usize) -> Rows {
        Rows::at(self.start + place)
    }

    fn place_of(&self, rows: Rows) -> usize {
        rows.index() - self.start
    }

    fn is_decided(&self, place: usize, player: usize) -> bool {
        self.state[place] & DECIDED[player] != 0
    }

    fn is_held(&self, place: usize, player: usize) -> bool {
        self.held[place] & HELD[player] != 0
    }

    /// What the player gets when the position comes back.
    fn lead_of(&self, place: usize, player: usize) -> i8 {
        let lead = self.lead[place];
        if player == MOVER { lead } else { -lead }
    }

    /// Whether the player gets enough when the position comes back.
    fn is_good(&self, place: usize, player: usize) -> bool {
        self.lead_of(place, player) >= self.value
    }

    fn decide(&mut self, place: usize, player: usize) {
        self.state[place] |= DECIDED[player];
        self.forced[player][place] = self.value;
        self.decided.push(2 * place as Stake + player as Stake);
    }

    fn drop_held(&mut self, place: usize, player: usize) {
        self.held[place] &= !HELD[player];
        self.dropped.push(2 * place as Stake + player as Stake);
    }

    /// Decides for the player to move if his captures suffice, for the opponent if no turn escapes him.
    fn attract(&mut self, place: usize) {
        if !self.is_decided(place, MOVER) && self.forced[MOVER][place] >= self.value {
            self.decide(place, MOVER);
        }
        self.attract_opponent(place);
    }

    fn attract_opponent(&mut self, place: usize) {
        let is_caught = self.state[place] & (DECIDED[OPPONENT] | TURNS) == 0;
        if is_caught && self.forced[OPPONENT][place] >= self.value {
            self.decide(place, OPPONENT);
        }
    }

    /// Marks what may be held as far as one position tells.
    fn mark(&mut self, place: usize) {
        let may_hold = |player: usize| {
            let other = 1 - player;
            let is_refuted =
                self.is_decided(place, other) && self.forced[other][place] > -self.value;
            !self.is_decided(place, player) && !is_refuted
        };
        let mut held = 0;
        if may_hold(MOVER) && self.is_good(place, MOVER) {
            held |= HELD[MOVER];
        }
        let may_enter = self.has_gates || self.is_good(place, OPPONENT);
        if may_hold(OPPONENT) && may_enter && self.forced[OPPONENT][place] >= self.value {
            held |= HELD[OPPONENT];
        }
        self.held[place] = held;
    }

    /// Decides what is held to the last. Positions with a bad lead are no place to begin from.
    fn keep(&mut self, place: usize) {
        for player in [MOVER, OPPONENT] {
            let is_kept = self.is_held(place, player) && self.is_good(place, player);
            if is_kept && !self.is_decided(place, player) {
                self.decide(place, player);
                self.has_kept = true;
            }
        }
    }
}

/// A table in the making.
pub struct Builder<R> {
    /// Its bytes are those of the positions that are done.
    table: Tablebase,
    level: Level,
    rules: PhantomData<R>,
}

impl<R: RuleSet> Builder<R> {
    /// Begins a table of all positions with up to so many seeds, at most [`super::MOST_SEEDS`].
    #[must_use]
    pub fn new(_: R, seeds: u8) -> Builder<R> {
        let seeds = seeds.min(super::MOST_SEEDS);
        Builder {
            table: Tablebase {
                rules: R::ID,
                seeds,
                codes: Vec::with_capacity(positions(seeds)),
            },
            level: Level::new(0),
            rules: PhantomData,
        }
    }

    /// Goes on for about so many positions. True when the table is complete.
    pub fn advance(&mut self, positions: u32) -> bool {
        let mut left = i64::from(positions);
        while left > 0 && !self.is_complete() {
            left -= self.step();
        }
        self.is_complete()
    }

    /// Whether all levels are made.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.table.codes.len() == positions(self.table.seeds)
    }

    /// The most seeds of a level that is complete, if there is one.
    #[must_use]
    pub fn complete_level(&self) -> Option<u8> {
        (0..=self.table.seeds)
            .rev()
            .find(|&seeds| positions(seeds) <= self.table.codes.len())
    }

    /// The share that is done, 0 to 1.
    #[must_use]
    pub fn done(&self) -> f64 {
        if self.is_complete() {
            return 1.0;
        }
        let work = |seeds: u8| level(seeds).len() as f64 * f64::from(seeds + 2);
        let all: f64 = (0..=self.table.seeds).map(work).sum();
        let before: f64 = (0..self.level.seeds).map(work).sum();
        let passed = f64::from(self.level.seeds as i8 - self.level.value);
        let values = f64::from(self.level.seeds as i8 - self.least_value());
        (before + work(self.level.seeds) * passed / (values + 1.0)) / all
    }

    /// The table so far; its levels up to [`Builder::complete_level`] may be asked for.
    #[must_use]
    pub fn table(&self) -> &Tablebase {
        &self.table
    }

    /// The table, with the levels that are complete; none before the first is.
    #[must_use]
    pub fn finish(mut self) -> Option<Tablebase> {
        self.table.seeds = self.complete_level()?;
        self.table.codes.truncate(positions(self.table.seeds));
        Some(self.table)
    }

    /// The least value of the level: what everybody can force.
    fn least_value(&self) -> i8 {
        match R::ID {
            RulesId::Abapa => -(self.level.seeds as i8),
            RulesId::Awari => 0,
        }
    }

    /// Does one thing; gives what it costs, in positions.
    fn step(&mut self) -> i64 {
        if let Some(stake) = self.level.dropped.pop() {
            self.tell_dropped(stake);
            4
        } else if let Some(stake) = self.level.decided.pop() {
            self.tell_decided(stake);
            4
        } else if self.level.place < self.level.size() {
            let place = self.level.place;
            self.level.place += 1;
            self.visit(place)
        } else {
            self.next_stage();
            1
        }
    }

    fn visit(&mut self, place: usize) -> i64 {
        match self.level.stage {
            Stage::Read => self.read(place),
            Stage::Attract => {
                self.level.attract(place);
                return 1;
            }
            Stage::Mark => {
                self.level.mark(place);
                return 1;
            }
            Stage::Check => return self.check(place),
            Stage::Enter => return self.enter(place),
            Stage::Keep => {
                self.level.keep(place);
                return 1;
            }
            Stage::Write => self.write(place),
        }
        4
    }

    fn next_stage(&mut self) {
        self.level.place = 0;
        self.level.stage = match self.level.stage {
            Stage::Read if self.level.value > self.least_value() => Stage::Attract,
            Stage::Attract if R::ID == RulesId::Abapa => Stage::Mark,
            Stage::Mark => Stage::Check,
            Stage::Check if self.level.has_gates => Stage::Enter,
            Stage::Check => Stage::Keep,
            Stage::Enter => Stage::Keep,
            // What was decided may allow more to be held.
            Stage::Keep if self.level.has_kept || self.level.may_open_gates() => {
                self.level.has_gates = !self.level.has_kept;
                self.level.has_kept = false;
                Stage::Mark
            }
            Stage::Attract | Stage::Keep => self.next_value(),
            Stage::Read => Stage::Write,
            Stage::Write => {
                if !self.is_complete() {
                    self.level = Level::new(self.level.seeds + 1);
                }
                Stage::Read
            }
        };
    }

    fn next_value(&mut self) -> Stage {
        self.level.has_gates = false;
        self.level.value -= R::ID.step() as i8;
        if self.level.value > self.least_value() {
            Stage::Attract
        } else {
            Stage::Write
        }
    }

    /// Notes what the end of the game or captures force at once, and counts the other turns.
    fn read(&mut self, place: usize) {
        let rows = self.level.rows(place);
        self.level.lead[place] = rows.lead();
        let position = position::<R>(rows);
        let (mut most, mut least, mut quiet) = (NOTHING, -NOTHING, 0);
        let mut note = |for_mover: i8, for_opponent: i8| {
            most = most.max(for_mover);
            least = least.min(for_opponent);
        };
        if let Some(lead) = end(&position) {
            note(lead, -lead);
        } else {
            for pit in R::legal_pits(position) {
                match after(&position, pit) {
                    After::Over(lead) => note(lead, -lead),
                    After::On(0, _) => quiet += 1,
                    After::On(taken, rows) => {
                        let [worst, best] = self.bounds(rows, self.level.seeds - taken);
                        note(taken as i8 - best, worst - taken as i8);
                    }
                }
            }
        }
        self.level.forced[MOVER][place] = most;
        self.level.forced[OPPONENT][place] = least;
        self.level.state[place] = quiet;
    }

    /// The bounds of a position of a finished level, for its mover.
    fn bounds(&self, rows: Rows, seeds: u8) -> [i8; 2] {
        decode(self.table.codes[rows.index()], seeds, R::ID.step())
    }

    fn write(&mut self, place: usize) {
        let floor = self.least_value();
        let level = &self.level;
        let [mine, theirs] = [MOVER, OPPONENT].map(|player| {
            if level.is_decided(place, player) {
                level.forced[player][place]
            } else {
                floor
            }
        });
        let bounds = match R::ID {
            RulesId::Abapa => [mine, -theirs],
            // One of them is zero.
            RulesId::Awari => [mine - theirs; 2],
        };
        let code = code(bounds, level.seeds, R::ID.step());
        self.table.codes.push(code);
    }

    /// Tells the positions before it that a stake is decided.
    fn tell_decided(&mut self, stake: Stake) {
        let (place, player) = (stake as usize / 2, stake as usize % 2);
        let level = &mut self.level;
        each_before::<R>(level.rows(place), |rows| {
            let before = level.place_of(rows);
            if player == MOVER {
                level.state[before] -= 1;
                level.attract_opponent(before);
            } else if !level.is_decided(before, MOVER) {
                level.decide(before, MOVER);
            }
        });
    }

    /// Tells the positions before it that a stake can no longer be held.
    fn tell_dropped(&mut self, stake: Stake) {
        let (place, player) = (stake as usize / 2, stake as usize % 2);
        let level = &mut self.level;
        each_before::<R>(level.rows(place), |rows| {
            let before = level.place_of(rows);
            if !level.is_held(before, 1 - player) {
                return;
            }
            if player == MOVER || !stays::<R>(level, before) {
                level.drop_held(before, 1 - player);
            }
        });
    }

    /// Drops what cannot be held because a turn leads out, or none leads on.
    fn check(&mut self, place: usize) -> i64 {
        let level = &mut self.level;
        if level.held[place] == 0 {
            return 1;
        }
        if level.is_held(place, MOVER) && !stays::<R>(level, place) {
            level.drop_held(place, MOVER);
        }
        if level.is_held(place, OPPONENT) && escapes::<R>(level, place) {
            level.drop_held(place, OPPONENT);
        }
        8
    }

    /// A held position with a bad lead that may be entered is worth no more to the opponent of its mover than its
    /// lead: nobody else may enter it, and play that begins there may end with it.
    fn enter(&mut self, place: usize) -> i64 {
        let level = &mut self.level;
        if !level.is_held(place, OPPONENT) || level.is_good(place, OPPONENT) {
            return 1;
        }
        if gate::<R>(level, place).is_some_and(|gate| level.is_held(gate, MOVER)) {
            level.forced[OPPONENT][place] = level.lead_of(place, OPPONENT);
        }
        4
    }
}

/// The places to which the quiet turns of a position lead.
fn quiet_turns<R: RuleSet>(level: &Level, position: Oware) -> impl Iterator<Item = usize> {
    R::legal_pits(position).filter_map(move |pit| match after(&position, pit) {
        After::On(0, rows) => Some(level.place_of(rows)),
        _ => None,
    })
}

/// Whether the mover of a position has a turn by which he stays in the held set: to a position with a good lead, or to
/// one whose gate this is.
fn stays<R: RuleSet>(level: &Level, place: usize) -> bool {
    let position = position::<R>(level.rows(place));
    let held = || {
        let turns = quiet_turns::<R>(level, position);
        turns.filter(|&next| level.is_held(next, OPPONENT))
    };
    // Gates are looked for only where nothing simpler does.
    held().any(|next| level.is_good(next, OPPONENT))
        || level.has_gates && held().any(|next| gate::<R>(level, next) == Some(place))
}

/// The only position from which a position with a bad lead may be entered: of those before it the one in which the
/// lead of its mover is the greatest, and of these the one with the greatest packed rows. Which it is matters little, but
/// whoever plays on from the table has to find the same.
fn gate<R: RuleSet>(level: &Level, place: usize) -> Option<usize> {
    let mut gate = None;
    each_before::<R>(level.rows(place), |rows| {
        let key = (rows.lead(), rows.mine, rows.theirs);
        gate = gate.max(Some((key, level.place_of(rows))));
    });
    gate.map(|(_, place)| place)
}

/// Whether the mover of a position has a quiet turn that leads out of what his opponent holds or has decided.
fn escapes<R: RuleSet>(level: &Level, place: usize) -> bool {
    let position = position::<R>(level.rows(place));
    quiet_turns::<R>(level, position)
        .any(|next| !level.is_held(next, MOVER) && !level.is_decided(next, MOVER))
}

/// The positions, in their mover's view, from which a turn without a capture leads to this one.
///
/// The pit that was sown is empty afterwards, and each pit that a seed fell into has one: they are taken back one by
/// one. Whether the turn captures is asked of the rules. It is legal, since a turn that does not feed an opponent
/// without seeds ends the game.
fn each_before<R: RuleSet>(rows: Rows, mut visit: impl FnMut(Rows)) {
    for pit in 0..6 {
        let mut before = rows.turned();
        if before.mine >> (8 * pit) & 0xFF != 0 {
            continue;
        }
        let mut at = pit;
        for seeds in 1..=u64::from(super::MOST_SEEDS) {
            at = next_pit(at, pit);
            if !before.take_one(at) {
                break;
            }
            let sown = Rows {
                mine: before.mine | seeds << (8 * pit),
                ..before
            };
            let after = after(&position::<R>(sown), pit);
            if matches!(after, After::On(0, reached) if reached == rows) {
                visit(sown);
            }
        }
    }
}

/// The pit after one, without the origin of the lap.
fn next_pit(pit: u8, origin: u8) -> u8 {
    let next = (pit + 1) % 12;
    if next == origin {
        (next + 1) % 12
    } else {
        next
    }
}
