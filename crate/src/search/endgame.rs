//! Play where a table of endgames knows the result.
//!
//! The table holds for positions met just after a capture. Here positions have been met since, and landing on one of
//! them ends the game: so the table is asked only about positions after the next capture, and what can happen until
//! then is looked through. As in the making of tables, a state is decided if the player can go from it to what is
//! decided, or if he can hold it: play for ever among states whose coming back suffices, or that are entered from one
//! state only. (Such a state cannot be the first to come back.)

use std::cmp::Ordering;
use std::collections::VecDeque;

use crate::game::Game;
use crate::games::{AnyPosition, Oware};
use crate::moves::Move;
use crate::occurrences::Occurrences;
use crate::position::Position;
use crate::side::Side;

use super::{Bounds, Probe};

/// A turn that keeps a result, whatever the opponent does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProvedTurn {
    /// The turn.
    pub turn: Move,
    /// Greater: the mover wins; equal: he gets a draw at least; less: he may lose.
    pub outcome: Ordering,
    /// The seeds by which the winner wins (0: a draw) when both play as well as they can and the game is played out,
    /// where the table knows it exactly and nothing met before can change it.
    pub margin: Option<u8>,
}

/// How many states are looked at before the first try to decide.
const FEW_STATES: usize = 1_000;
/// How many are looked at, at most.
const MOST_STATES: usize = 1_000_000;
/// How many for what the table does not promise: it is rarely found far away.
const STATES_FOR_HOPE: usize = 10_000;

/// The best result that can be proved against the positions met since the last capture, and a turn that keeps it.
/// `None` when nothing is proved: the game is over, is not Oware under default rules (it may be played out), has more
/// seeds in the pits than the table, or has too many ways to go on without a capture.
#[must_use]
pub fn proved_turn(game: &Game, table: &dyn Probe) -> Option<ProvedTurn> {
    let AnyPosition::Oware(root) = game.position() else {
        return None;
    };
    if game.outcome().is_some() || !root.rules().have_tables() {
        return None;
    }
    let bounds = from_mover(root, table.bounds(&root.pits_of_mover())?);
    let met = met_since_capture(game, root);
    let (value, turn) = targets(bounds).find_map(|value| {
        let most = if value > bounds.least {
            STATES_FOR_HOPE
        } else {
            MOST_STATES
        };
        let turn = Region::new(root, met.clone(), value).search(table, most);
        turn.map(|turn| (value, turn))
    })?;
    let is_known = met.is_empty() && bounds.least == bounds.most && value == bounds.least;
    Some(ProvedTurn {
        turn: Move::sow(turn),
        outcome: value.cmp(&0),
        margin: is_known.then(|| value.unsigned_abs()),
    })
}

/// The differences at the end that are worth a try: a win by as much as is known, any win, a draw, then as small a
/// loss as is known.
fn targets(bounds: Bounds) -> impl Iterator<Item = i8> {
    let Bounds { least, most } = bounds;
    let wins = (most > 0).then_some(least.max(1));
    let any_win = (least > 1).then_some(1);
    let draw = (most >= 0).then_some(0);
    let loss = (least < 0).then_some(least);
    [wins, any_win, draw, loss].into_iter().flatten()
}

/// What the mover has more in the end, if he still wins so much more.
fn from_mover(position: &Oware, bounds: Bounds) -> Bounds {
    let lead = lead(position, position.mover());
    Bounds {
        least: lead + bounds.least,
        most: lead + bounds.most,
    }
}

/// What a side has captured more than the other.
fn lead(position: &Oware, side: Side) -> i8 {
    let stores = position.stores();
    stores[side.index()] as i8 - stores[side.other().index()] as i8
}

/// What a side has more if the game ends here and each keeps his own side.
fn lead_at_end(position: &Oware, side: Side) -> i8 {
    let sum = |row: u64| row.to_le_bytes().iter().sum::<u8>() as i8;
    let [mine, theirs] = position.packed_rows().map(sum);
    let rows = if position.mover() == side {
        mine - theirs
    } else {
        theirs - mine
    };
    lead(position, side) + rows
}

/// The positions before the current one in which the stores were the same.
fn met_since_capture(game: &Game, root: &Oware) -> Vec<Oware> {
    let earlier = game.positions().rev().skip(1);
    let positions = earlier.map_while(|position| match position {
        AnyPosition::Oware(position) => Some(*position),
        _ => None,
    });
    positions
        .take_while(|position| position.stores() == root.stores())
        .collect()
}

/// Where a turn leads.
#[derive(Clone, Copy)]
enum Next {
    /// To another state of the region.
    State(u32),
    /// To something whose worth is known to suffice or not.
    Known(bool),
}

/// A position that can be reached without a capture.
struct State {
    position: Oware,
    /// Its turns: pits and where they lead. None where it was not looked at.
    turns: Vec<(u8, Next)>,
    /// Turns of the player that may do, too, the best last.
    others: Vec<(i8, u8)>,
    /// The turn by which the player keeps it (any, if his opponent moves), once it is decided.
    decided: Option<u8>,
    is_held: bool,
    /// Whether the player enters it though its coming back does not suffice.
    is_entered: bool,
    /// The last of [`Region::ways_in`] that leads to it.
    way_in: Option<u32>,
}

/// What can happen before the next capture.
struct Region {
    player: Side,
    value: i8,
    met: Vec<Oware>,
    states: Vec<State>,
    /// How many of them were looked at.
    looked_at: usize,
    places: Occurrences,
    /// States from which a turn leads to a state, with the number of another way into the same one.
    ways_in: Vec<(u32, Option<u32>)>,
    /// States whose ways in have to be looked at again.
    waiting: VecDeque<u32>,
}

impl Region {
    fn new(root: &Oware, met: Vec<Oware>, value: i8) -> Region {
        let mut region = Region {
            player: root.mover(),
            value,
            met,
            states: Vec::new(),
            looked_at: 0,
            places: Occurrences::new(),
            ways_in: Vec::new(),
            waiting: VecDeque::new(),
        };
        region.place_of(*root);
        region
    }

    fn place_of(&mut self, position: Oware) -> u32 {
        let key = (position.packed_rows(), position.mover());
        let mut known = self.places.candidates(&key);
        if let Some(place) = known.find(|&place| self.states[place].position == position) {
            return place as u32;
        }
        drop(known);
        self.places.push(&key);
        self.states.push(State {
            position,
            turns: Vec::new(),
            others: Vec::new(),
            decided: None,
            is_held: false,
            is_entered: false,
            way_in: None,
        });
        self.states.len() as u32 - 1
    }

    /// Notes that a turn leads from a state to a position.
    fn lead_to(&mut self, from: usize, position: Oware) -> Next {
        let place = self.place_of(position);
        let way_in = &mut self.states[place as usize].way_in;
        let other = way_in.replace(self.ways_in.len() as u32);
        self.ways_in.push((from as u32, other));
        Next::State(place)
    }

    /// The next state to which one leads that waits.
    fn next_way_in(&mut self, of: &mut Option<u32>) -> Option<usize> {
        while of.is_none() {
            *of = self.states[self.waiting.pop_front()? as usize].way_in;
        }
        let (from, other) = self.ways_in[(*of)? as usize];
        *of = other;
        Some(from as usize)
    }

    /// The turn by which the player gets enough from the first state, found among so many states. In each state he
    /// tries the turn that the table thinks best, and others only where that does not do.
    fn search(&mut self, table: &dyn Probe, most: usize) -> Option<u8> {
        let mut limit = FEW_STATES;
        loop {
            self.look_through(table, limit);
            let turn = self.decide();
            let is_complete = self.looked_at == self.states.len();
            let is_full = self.states.len() >= most;
            if turn.is_some() || is_full || is_complete && !self.try_others() {
                return turn;
            }
            if self.states.len() >= limit {
                limit = most.min(4 * limit);
            }
        }
    }

    /// Looks at states, the nearest first, until there are so many.
    fn look_through(&mut self, table: &dyn Probe, most: usize) {
        while self.looked_at < self.states.len() && self.states.len() < most {
            let place = self.looked_at;
            self.looked_at += 1;
            let position = self.states[place].position;
            for pit in position.legal_pits() {
                self.look_at(place, pit, table);
            }
            let turns = &self.states[place].turns;
            let is_found = turns
                .iter()
                .any(|(_, next)| matches!(next, Next::Known(true)));
            if is_found {
                self.states[place].others.clear();
            }
            self.try_another(place);
        }
    }

    /// Looks at a turn: what the opponent may do has to be followed, what the player may do can wait.
    fn look_at(&mut self, place: usize, pit: u8, table: &dyn Probe) {
        let position = self.states[place].position;
        let mut next = position;
        let is_over = next.sow(Move::sow(pit), &mut ()).is_some();
        let has_taken = next.stores() != position.stores();
        let turn = if is_over || has_taken || self.met.contains(&next) {
            Next::Known(self.worth(&next, is_over, has_taken, table) >= self.value)
        } else if position.mover() == self.player {
            if self.is_approved(&next, table) {
                let worth = self.worth(&next, false, true, table);
                let others = &mut self.states[place].others;
                let before = others.partition_point(|&other| other < (worth, pit));
                others.insert(before, (worth, pit));
            }
            return;
        } else {
            self.lead_to(place, next)
        };
        self.states[place].turns.push((pit, turn));
    }

    /// Tries another turn in each state that is not decided. False when there is none left.
    fn try_others(&mut self) -> bool {
        let mut has_tried = false;
        for place in 0..self.looked_at {
            if self.states[place].decided.is_none() {
                has_tried |= self.try_another(place);
            }
        }
        has_tried
    }

    fn try_another(&mut self, place: usize) -> bool {
        let Some((_, pit)) = self.states[place].others.pop() else {
            return false;
        };
        let mut next = self.states[place].position;
        next.sow(Move::sow(pit), &mut ());
        let turn = self.lead_to(place, next);
        self.states[place].turns.push((pit, turn));
        true
    }

    /// Whether the table knows that the player gets enough from a position in which his opponent moves, or from all
    /// that may follow: then it may be one that has to be entered from one state only.
    fn is_approved(&self, position: &Oware, table: &dyn Probe) -> bool {
        let is_right_after = |pit| {
            let mut next = *position;
            let is_over = next.sow(Move::sow(pit), &mut ()).is_some();
            self.worth(&next, is_over, true, table) >= self.value
        };
        self.worth(position, false, true, table) >= self.value
            || position.legal_pits().all(is_right_after)
    }

    /// What the player gets at least: at the end, from a position met just after a capture, or from one that comes
    /// back.
    fn worth(&self, next: &Oware, is_over: bool, is_fresh: bool, table: &dyn Probe) -> i8 {
        if is_over {
            return lead(next, self.player);
        }
        if !is_fresh {
            return lead_at_end(next, self.player);
        }
        // Seeds never become more, so that all positions are in the table.
        let bounds = table.bounds(&next.pits_of_mover()).unwrap_or(Bounds {
            least: -48,
            most: 48,
        });
        let bounds = from_mover(next, bounds);
        if next.mover() == self.player {
            bounds.least
        } else {
            -bounds.most
        }
    }

    /// The turn by which the player gets enough from the first state.
    fn decide(&mut self) -> Option<u8> {
        for state in &mut self.states {
            state.decided = None;
            state.is_entered = false;
        }
        for place in 0..self.states.len() {
            self.attract(place);
        }
        loop {
            let mut way = None;
            while let Some(place) = self.next_way_in(&mut way) {
                self.attract(place);
            }
            // Gates are a last resort, as what is entered by one is not open to others.
            let is_over = self.states[0].decided.is_some();
            if is_over || !self.hold(false) && !self.hold(true) {
                return self.states[0].decided;
            }
        }
    }

    fn is_choice(&self, place: usize) -> bool {
        self.states[place].position.mover() == self.player
    }

    fn is_good(&self, place: usize) -> bool {
        lead_at_end(&self.states[place].position, self.player) >= self.value
    }

    /// Decides a state if the player can go on to what is decided. As the first that are decided wait first, he
    /// comes to the end by the shortest way.
    fn attract(&mut self, place: usize) {
        if self.states[place].decided.is_none() {
            let turn = self.kept_by(place, Region::is_decided);
            self.decide_by(place, turn);
        }
    }

    fn decide_by(&mut self, place: usize, turn: Option<u8>) {
        self.states[place].decided = turn;
        if turn.is_some() {
            self.waiting.push_back(place as u32);
        }
    }

    fn is_decided(&self, next: Next) -> bool {
        match next {
            Next::Known(suffices) => suffices,
            Next::State(state) => self.states[state as usize].decided.is_some(),
        }
    }

    /// A turn to what is right, if the player moves; if his opponent does, any turn, if all are right.
    fn kept_by(&self, place: usize, is_right: impl Fn(&Region, Next) -> bool) -> Option<u8> {
        // A state that is entered by its gate is no place to begin from.
        let state = &self.states[place];
        let mut turns = state.turns.iter();
        if self.is_choice(place) {
            let turn = turns.find(|&&(_, next)| is_right(self, next))?;
            Some(turn.0)
        } else if !state.is_entered && turns.all(|&(_, next)| is_right(self, next)) {
            state.turns.first().map(|turn| turn.0)
        } else {
            None
        }
    }

    /// Decides the states that can be held, with gates or without. False when there are none.
    fn hold(&mut self, has_gates: bool) -> bool {
        for place in 0..self.states.len() {
            let state = &self.states[place];
            let may = state.decided.is_none() && !state.is_entered;
            // The player enters a state with a bad lead by choice only.
            let is_right = self.is_good(place) || has_gates && !self.is_choice(place);
            self.states[place].is_held = may && is_right;
        }
        self.drop_held();
        let mut has_kept = false;
        for place in 0..self.states.len() {
            if self.states[place].is_held && self.is_good(place) {
                let turn = self.stays(place);
                self.decide_by(place, turn);
                self.enter(place);
                has_kept = true;
            }
        }
        has_kept
    }

    /// Notes where the player's turn leads if the lead is bad there.
    fn enter(&mut self, place: usize) {
        let state = &self.states[place];
        let mut turns = state.turns.iter();
        let turn = turns.find(|&&(pit, _)| Some(pit) == state.decided);
        if let Some(&(_, Next::State(next))) = turn {
            let is_gate = self.is_choice(place) && self.states[next as usize].decided.is_none();
            let next = next as usize;
            self.states[next].is_entered |= is_gate && !self.is_good(next);
        }
    }

    /// Drops states until all that are left can be kept.
    fn drop_held(&mut self) {
        for place in 0..self.states.len() {
            self.drop_one(place);
        }
        let mut way = None;
        while let Some(place) = self.next_way_in(&mut way) {
            self.drop_one(place);
        }
    }

    fn drop_one(&mut self, place: usize) {
        if self.states[place].is_held && self.stays(place).is_none() {
            self.states[place].is_held = false;
            self.waiting.push_back(place as u32);
        }
    }

    /// A turn by which play stays among what is decided or held.
    fn stays(&self, place: usize) -> Option<u8> {
        self.kept_by(place, |region, next| {
            let Next::State(state) = next else {
                return region.is_decided(next);
            };
            let state = state as usize;
            let may_enter = !region.is_choice(place)
                || region.is_good(state)
                || region.gate(state) == Some(place);
            region.is_decided(next) || region.states[state].is_held && may_enter
        })
    }

    /// The only state from which the player may enter one with a bad lead, chosen as tables choose it: the one with
    /// the greatest lead, and of these the one with the greatest packed rows.
    fn gate(&self, place: usize) -> Option<usize> {
        let mut way = self.states[place].way_in;
        let ways = std::iter::from_fn(|| {
            let (from, other) = self.ways_in[way? as usize];
            way = other;
            Some(from as usize)
        });
        ways.max_by_key(|&from| {
            let position = &self.states[from].position;
            (lead_at_end(position, self.player), position.packed_rows())
        })
    }
}
