//! Omweso: four rows of eight pits, relay sowing, captures re-sown on the captor's side.

use crate::board::{Packed, PitSet, Seeds, Shape, lap_additions};
use crate::key::mix;
use crate::laps::{Course, Laps};
use crate::match_rules::{Goal, MatchRules, NextStart, NextStarter, Scoring};
use crate::moves::{Choices, Move, MoveKind, Moves, WrittenMove};
use crate::options::{
    OptionSpec, OptionValues, Rules, Setting, Switch, WORD_INSTEAD, rules, words,
};
use crate::outcome::{Ending, Figures, Outcome, Winner};
use crate::position::{Closing, Exploration, GameSpec, Position, Preset, Question, resigned};
use crate::refusal::{Refusal, RefusalCode};
use crate::setup::{Arrangement, MOST_TURNS_TOLD, Setup};
use crate::side::Side;
use crate::trace::{ChoiceCase, Destination, Lap, Manner, RestReason, RuleId, Step, Trace};

words! {
    /// Whether and how two captures before the opponent's first win.
    Akakyala {
        /// They do not.
        Off = "off",
        /// Two capturing turns.
        Turns = "turns",
        /// Two capturing turns, or two captures in one turn.
        Captures = "captures",
    }
}

words! {
    /// What wins by "two heads".
    EmitweEbiri {
        /// Both end columns captured in one turn.
        SameTurn = "sameTurn",
        /// All four corner pits empty after a capture in an end column.
        CornersEmpty = "cornersEmpty",
        /// Nothing.
        Off = "off",
    }
}

words! {
    /// What akawumbi scores.
    AkawumbiPoints {
        /// The whole match.
        Twelve = "12",
        /// Six points.
        Six = "6",
    }
}

words! {
    /// Who may not capture at first.
    FirstTurnCapture {
        /// Each player on his first turn.
        Banned = "banned",
        /// The first player on his first turn.
        BannedFirstPlayer = "bannedFirstPlayer",
        /// Nobody.
        Allowed = "allowed",
    }
}

words! {
    /// What a turn that does not end does.
    NeverEnding {
        /// It annuls the game.
        Annul = "annul",
        /// It loses a point.
        MoverLoses = "moverLoses",
        /// It may not be played.
        Illegal = "illegal",
    }
}

rules! {
    /// The play options of Omweso.
    OmwesoRules {
        /// Wins by two captures before the opponent's first.
        akakyala: Akakyala = OptionSpec::words("akakyala", Akakyala::WORDS),
        /// Whether clearing the front row wins.
        front_cleared: Switch = Switch::spec("frontCleared"),
        /// What wins by two heads.
        emitwe_ebiri: EmitweEbiri = OptionSpec::words("emitweEbiri", EmitweEbiri::WORDS),
        /// What akawumbi scores.
        akawumbi_points: AkawumbiPoints = OptionSpec::words("akawumbiPoints", AkawumbiPoints::WORDS),
        /// Who may not capture at first.
        first_turn_capture: FirstTurnCapture = OptionSpec::words("firstTurnCapture", FirstTurnCapture::WORDS),
        /// Whether okwesera is played.
        okwesera: Switch = Switch::spec("okwesera"),
        /// Whether the first lap of a turn may be reversed.
        reverse_start: Switch = Switch::spec("reverse.start"),
        /// Whether seeds taken by a clockwise lap may be sown clockwise.
        reverse_after_reverse_capture: Switch = Switch::spec("reverse.afterReverseCapture"),
        /// Whether a relay may be reversed.
        reverse_relay: Switch = Switch::spec("reverse.relay"),
        /// Whether seeds taken by a counter-clockwise lap may be sown clockwise.
        reverse_after_forward_capture: Switch = Switch::spec("reverse.afterForwardCapture"),
        /// What a turn that does not end does.
        never_ending: NeverEnding = OptionSpec::words("neverEnding", NeverEnding::WORDS),
        /// The most laps of a turn that ends.
        lap_cap: u32 = OptionSpec::number("lapCap", 2_000, 1, 1_000_000),
        /// The most plies of a game.
        ply_cap: u32 = OptionSpec::number("plyCap", 2_000, 1, 1_000_000),
    }
}

words! {
    /// Whether players who arrange their seeds see what the other does.
    SetupOrder {
        /// The first arranges in view of the second.
        Open = "open",
        /// Both arrange unseen, then reveal.
        Hidden = "hidden",
    }
}

/// The places of record options.
const SETUP: usize = 0;
const SETUP_CAP: usize = 1;
const SETUP_ORDER: usize = 2;
const NEXT_START: usize = 3;
const MATCH_POINTS: usize = 4;
/// The values of `nextStart`, the default first.
const NEXT_STARTS: [NextStart; 4] = [
    NextStart::Alternate,
    NextStart::Loser,
    NextStart::Winner,
    NextStart::Lot,
];
const NEXT_START_WORDS: [&str; 4] = NextStart::words(NEXT_STARTS);
const RECORD_OPTIONS: &[OptionSpec] = &[
    OptionSpec::words("setup", &["back4", "front4", "two16", "free"]),
    OptionSpec::number("setupCap", 10, 2, 32)
        .or_word("none")
        .only_with("setup", "free"),
    OptionSpec::words("setupOrder", SetupOrder::WORDS).only_with("setup", "free"),
    OptionSpec::words("nextStart", &NEXT_START_WORDS),
    OptionSpec::number("matchPoints", 12, 1, 1_000),
];

const PRESETS: &[Preset] = &[
    Preset {
        id: "standard",
        options: "",
    },
    Preset {
        id: "tournament",
        options: "setup=free",
    },
    Preset {
        id: "shackell",
        options: "emitweEbiri=off firstTurnCapture=allowed frontCleared=off matchPoints=1 okwesera=off \
                  reverse.afterForwardCapture=off reverse.afterReverseCapture=off reverse.relay=off \
                  setup=free setupCap=none",
    },
    Preset {
        id: "plain",
        options: "emitweEbiri=off frontCleared=off okwesera=off reverse.afterForwardCapture=off \
                  reverse.afterReverseCapture=off reverse.relay=off reverse.start=off",
    },
];

const TWO_OR_MORE: RuleId = "omweso-start-two-or-more";
const SOWING: RuleId = "omweso-sowing";
const EMPTY_ENDS: RuleId = "omweso-empty-ends-turn";
const CAPTURE: RuleId = "omweso-capture";
const RELAY: RuleId = "omweso-relay";
const FIRST_TURN_BAN: RuleId = "omweso-first-turn-ban";
const OKWESERA: RuleId = "omweso-okwesera";
const OKWESERA_BEFORE_CAPTURES: RuleId = "omweso-okwesera-before-captures";
const REVERSING: RuleId = "omweso-reversing";
const NEVER_ENDING: RuleId = "omweso-never-ending";
const NEVER_ENDING_MOVER_LOSES: RuleId = "omweso-never-ending-mover-loses";
const NEVER_ENDING_ILLEGAL: RuleId = "omweso-never-ending-illegal";
const LOST_TURN: RuleId = "notation-lost-turn";
const MORE_CHOICES: RuleId = "notation-more-choices-is-error";

const PITS: u8 = 16;
const SEEDS: u8 = 64;
const SHAPE: Shape = Shape {
    pits: PITS,
    rows: 2,
    seeds: SEEDS,
    has_stores: false,
    is_one_ring: false,
};
/// Ring pits 0, 1, 14 and 15: the two leftmost of each row.
const REVERSE_PITS: u16 = 1 << 0 | 1 << 1 | 1 << 14 | 1 << 15;
/// The corner pits of a half.
const CORNERS: [u8; 4] = [0, 7, 8, 15];
/// The first pit of the front row.
const FRONT: u8 = 8;

/// The turns listed a start.
const MOST_TURNS: usize = 1_024;
/// Turns of so many laps are looked at before longer ones.
const FEW_LAPS: u32 = 2_000;
/// Laps after which listing the turns of a start stops, so that a great `lapCap` cannot hold up a page.
const MOST_LAPS_LISTED: u64 = 20_000_000;

type Half = Packed<2>;
/// What up to sixteen seeds add: `[is clockwise][origin][seeds]`.
static LAPS: [[[Half; PITS as usize + 1]; PITS as usize]; 2] =
    [lap_additions(false), lap_additions(true)];

/// The opponent's front pit that faces front pit `pit`, each in its owner's numbering.
#[inline]
const fn facing(pit: u8) -> u8 {
    23 - pit
}

/// The opponent's back pit of that column.
#[inline]
const fn behind_facing(pit: u8) -> u8 {
    pit - FRONT
}

/// A playable position of Omweso.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Omweso {
    halves: [Half; 2],
    mover: Side,
    turns_taken: [u32; 2],
    capturing_turns: [u32; 2],
    rules: OmwesoRules,
}

/// Where a turn under way stops.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pause {
    /// At a choice of direction.
    Choice(ChoiceCase),
    /// At its natural end.
    Rest,
    /// It would pass the cap.
    NeverEnding,
}

/// A turn under way. Everything that a turn does happens in [`Walk::advance`].
#[derive(Clone, Copy)]
struct Walk {
    mine: Half,
    theirs: Half,
    mover: Side,
    rules: OmwesoRules,
    may_capture: bool,
    /// Pits in which a lap may be reversed in some case, as bits; none where captures are not allowed.
    reverse_pits: u16,
    origin: u8,
    hand: u8,
    is_lifted: bool,
    case: ChoiceCase,
    answer: Option<bool>,
    choices: u8,
    laps: u32,
    captures: u32,
    /// Columns captured, as bits, in the opponent's numbering of his back row.
    columns: u8,
    is_last_capture_at_end: bool,
}

impl Walk {
    /// Lifts the start pit.
    #[inline]
    fn start(position: &Omweso, pit: u8) -> Walk {
        let may_capture = position.may_capture();
        let mut mine = position.halves[position.mover.index()];
        let hand = mine.take(pit);
        Walk {
            mine,
            theirs: position.halves[position.mover.other().index()],
            mover: position.mover,
            rules: position.rules,
            may_capture,
            reverse_pits: if may_capture { REVERSE_PITS } else { 0 },
            origin: pit,
            hand,
            is_lifted: true,
            case: ChoiceCase::Start,
            answer: None,
            choices: 0,
            laps: 0,
            captures: 0,
            columns: 0,
            is_last_capture_at_end: false,
        }
    }

    /// Sows lap after lap until the turn ends or a choice arises that has no answer yet.
    #[inline]
    fn advance<T: Trace>(&mut self, trace: &mut T) -> Pause {
        loop {
            if self.laps == self.rules.lap_cap {
                let rule = match self.rules.never_ending {
                    NeverEnding::MoverLoses => NEVER_ENDING_MOVER_LOSES,
                    NeverEnding::Annul | NeverEnding::Illegal => NEVER_ENDING,
                };
                trace.step(Step::NeverEnding { laps: self.laps }, rule);
                return Pause::NeverEnding;
            }
            let mut is_clockwise = false;
            if self.has_choice() {
                let Some(answer) = self.answer.take() else {
                    return Pause::Choice(self.case);
                };
                is_clockwise = answer;
                self.choices += 1;
                let lap = self.lap(answer);
                trace.step(
                    Step::Choice {
                        lap,
                        case: self.case,
                    },
                    self.case_rule(),
                );
            }
            self.laps += 1;
            if self.sow_lap(is_clockwise, trace) {
                return Pause::Rest;
            }
        }
    }

    /// Sows the hand, then captures or relays. True when the turn ends.
    #[inline]
    fn sow_lap<T: Trace>(&mut self, is_clockwise: bool, trace: &mut T) -> bool {
        trace.step(Step::Lap(self.lap(is_clockwise)), SOWING);
        let lap = &LAPS[usize::from(is_clockwise)][usize::from(self.origin)];
        self.mine.add_laps(lap, self.hand);
        let last = self.landing(is_clockwise);
        let found = self.mine.get(last) - 1;
        if found == 0 {
            let rest = Step::Rest {
                pit: SHAPE.pit(self.mover, last),
                reason: RestReason::Empty,
            };
            trace.step(rest, EMPTY_ENDS);
            return true;
        }
        let captures = self.faces_full_column(last);
        if captures && self.may_capture {
            self.capture(last, is_clockwise, trace);
        } else {
            self.relay(last, if captures { FIRST_TURN_BAN } else { RELAY }, trace);
        }
        false
    }

    #[inline]
    fn capture<T: Trace>(&mut self, last: u8, is_clockwise: bool, trace: &mut T) {
        let (front, back) = (facing(last), behind_facing(last));
        self.hand = self.theirs.take(front) + self.theirs.take(back);
        self.is_lifted = false;
        self.captures += 1;
        self.columns |= 1 << back;
        self.is_last_capture_at_end = back == 0 || back == 7;
        self.case = if is_clockwise {
            ChoiceCase::AfterReverseCapture
        } else {
            ChoiceCase::AfterForwardCapture
        };
        let victim = self.mover.other();
        let step = Step::Capture {
            side: self.mover,
            at: SHAPE.pit(self.mover, last),
            pits: PitSet::default()
                .with(SHAPE.pit(victim, front))
                .with(SHAPE.pit(victim, back)),
            seeds: self.hand,
            to: Destination::Hand,
        };
        trace.step(step, CAPTURE);
    }

    #[inline]
    fn relay<T: Trace>(&mut self, last: u8, rule: RuleId, trace: &mut T) {
        self.hand = self.mine.take(last);
        self.origin = last;
        self.is_lifted = true;
        self.case = ChoiceCase::Relay;
        let step = Step::Relay {
            pit: SHAPE.pit(self.mover, last),
            seeds: self.hand,
        };
        trace.step(step, rule);
    }

    /// Where the last seed of the hand falls.
    #[inline]
    fn landing(&self, is_clockwise: bool) -> u8 {
        let way = if is_clockwise {
            self.origin.wrapping_sub(self.hand)
        } else {
            self.origin + self.hand
        };
        way % PITS
    }

    /// Whether a landing in this pit is in front of two pits with seeds.
    #[inline(always)]
    fn faces_full_column(&self, last: u8) -> bool {
        last >= FRONT
            && self.theirs.get(facing(last)) > 0
            && self.theirs.get(behind_facing(last)) > 0
    }

    /// Whether the lap about to be sown may go clockwise.
    #[inline(always)]
    fn has_choice(&self) -> bool {
        self.reverse_pits >> self.origin & 1 == 1 && self.may_reverse()
    }

    /// The same, its origin being a reverse pit.
    fn may_reverse(&self) -> bool {
        let switch = match self.case {
            ChoiceCase::Start => self.rules.reverse_start,
            ChoiceCase::Relay => self.rules.reverse_relay,
            ChoiceCase::AfterForwardCapture => self.rules.reverse_after_forward_capture,
            ChoiceCase::AfterReverseCapture => self.rules.reverse_after_reverse_capture,
        };
        switch.is_on() && self.choices < Choices::MOST && self.captures_clockwise()
    }

    /// Whether the clockwise lap itself captures.
    fn captures_clockwise(&self) -> bool {
        let last = self.landing(true);
        // Seeds that this lap itself drops there before its last one.
        let rounds = (self.hand - 1) / PITS;
        self.mine.get(last) + rounds > 0 && self.faces_full_column(last)
    }

    fn lap(&self, is_clockwise: bool) -> Lap {
        Lap {
            origin: SHAPE.pit(self.mover, self.origin),
            seeds: self.hand,
            is_lifted: self.is_lifted,
            is_clockwise,
            manner: Manner::OneByOne,
        }
    }

    fn case_rule(&self) -> RuleId {
        match self.case {
            ChoiceCase::Start => "omweso-reverse-start",
            ChoiceCase::Relay => "omweso-reverse-relay",
            ChoiceCase::AfterForwardCapture => "omweso-reverse-after-forward-capture",
            ChoiceCase::AfterReverseCapture => "omweso-reverse-after-reverse-capture",
        }
    }

    /// Answers all choices as `choices` says and goes on to the end.
    #[inline]
    fn finish<T: Trace>(&mut self, choices: Choices, trace: &mut T) -> Pause {
        loop {
            match self.advance(trace) {
                Pause::Choice(_) => self.answer = Some(choices.is_clockwise(self.choices)),
                end => return end,
            }
        }
    }
}

/// A turn with its choices fixed.
#[derive(Clone, Copy)]
pub struct FixedWalk {
    walk: Walk,
    choices: Choices,
}

impl FixedWalk {
    /// The answers given, up to the last clockwise one: later ones change nothing.
    fn given(&self) -> u8 {
        self.walk.choices.min(self.choices.written())
    }

    /// Why there may be a choice, as long as an answer can make a difference.
    fn case(&self) -> Option<ChoiceCase> {
        (self.walk.choices < self.choices.written()).then_some(self.walk.case)
    }
}

impl PartialEq for FixedWalk {
    #[inline(always)]
    fn eq(&self, other: &FixedWalk) -> bool {
        let (walk, with) = (&self.walk, &other.walk);
        walk.origin == with.origin
            && walk.mine == with.mine
            && walk.hand == with.hand
            && walk.theirs == with.theirs
            && self.given() == other.given()
            && self.case() == other.case()
    }
}

impl Eq for FixedWalk {}

impl Laps for FixedWalk {
    #[inline(always)]
    fn sow_lap(&mut self) -> bool {
        let mut is_clockwise = false;
        if self.walk.has_choice() {
            is_clockwise = self.choices.is_clockwise(self.walk.choices);
            self.walk.choices += 1;
        }
        self.walk.sow_lap(is_clockwise, &mut ())
    }

    fn branches(&self) -> u32 {
        self.walk.choices.into()
    }
}

/// A search through all choices of the turns that start in one pit.
struct Listing<'l, F> {
    position: &'l Omweso,
    pit: u8,
    /// Told each legal turn with its choices, as it ended.
    met: F,
    listed: usize,
    laps: u64,
    is_cut: bool,
}

impl<F: FnMut(Move, &Walk, Pause)> Listing<'_, F> {
    fn visit<T: Trace>(&mut self, mut walk: Walk, choices: Choices, trace: &mut T) {
        if self.listed == MOST_TURNS || self.laps > MOST_LAPS_LISTED {
            self.is_cut = true;
            return;
        }
        let laps_before = walk.laps;
        let pause = walk.advance(trace);
        self.laps += u64::from(walk.laps - laps_before);
        if let Pause::Choice(_) = pause {
            let number = walk.choices;
            for (answer, choices) in [(false, choices), (true, choices.with_clockwise(number))] {
                walk.answer = Some(answer);
                self.visit(walk, choices, trace);
            }
        } else if pause == Pause::Rest || self.position.may_run_away(&walk) {
            self.listed += 1;
            let turn = Move {
                pit: self.pit,
                kind: MoveKind::Sow,
                choices,
            };
            (self.met)(turn, &walk, pause);
        }
    }
}

impl Omweso {
    /// The halves of the mover and of his opponent.
    #[must_use]
    #[inline]
    pub fn halves_of_mover(&self) -> [&Half; 2] {
        [self.mine(), &self.halves[self.mover.other().index()]]
    }

    #[inline]
    fn mine(&self) -> &Half {
        &self.halves[self.mover.index()]
    }

    #[inline]
    fn may_capture(&self) -> bool {
        match self.rules.first_turn_capture {
            FirstTurnCapture::Banned => self.turns_taken[self.mover.index()] > 0,
            FirstTurnCapture::BannedFirstPlayer => self.turns_taken != [0, 0],
            FirstTurnCapture::Allowed => true,
        }
    }

    fn may_okwesera(&self) -> bool {
        self.rules.okwesera.is_on() && self.capturing_turns == [0, 0]
    }

    /// Whether a turn that passed the cap is legal.
    fn may_run_away(&self, walk: &Walk) -> bool {
        self.rules.never_ending != NeverEnding::Illegal || self.class_won(walk).is_some()
    }

    /// The best class that the mover reached in this turn, whether it has ended or run away. Bulijo is not among
    /// them: it is judged when the turn has passed.
    fn class_won(&self, walk: &Walk) -> Option<(Ending, u8)> {
        if walk.captures == 0 {
            return None;
        }
        if walk.theirs.is_empty() && walk.is_last_capture_at_end {
            let points = match self.rules.akawumbi_points {
                AkawumbiPoints::Twelve => 12,
                AkawumbiPoints::Six => 6,
            };
            return Some((Ending::Akawumbi, points));
        }
        let ending = if self.has_two_heads(walk) {
            Ending::EmitweEbiri
        } else if self.has_cleared_front(walk) {
            Ending::FrontCleared
        } else if self.has_akakyala(walk) {
            Ending::Akakyala
        } else {
            return None;
        };
        Some((ending, 2))
    }

    fn has_two_heads(&self, walk: &Walk) -> bool {
        const HEADS: u8 = 1 << 0 | 1 << 7;
        match self.rules.emitwe_ebiri {
            EmitweEbiri::SameTurn => walk.columns & HEADS == HEADS,
            EmitweEbiri::CornersEmpty => {
                walk.columns & HEADS != 0
                    && CORNERS.iter().all(|&corner| walk.theirs.get(corner) == 0)
            }
            EmitweEbiri::Off => false,
        }
    }

    /// A capture proves that the front row held seeds before the turn.
    fn has_cleared_front(&self, walk: &Walk) -> bool {
        self.rules.front_cleared.is_on() && (FRONT..PITS).all(|pit| walk.theirs.get(pit) == 0)
    }

    fn has_akakyala(&self, walk: &Walk) -> bool {
        let opponent_has_captured = self.capturing_turns[self.mover.other().index()] > 0;
        let turns = self.capturing_turns[self.mover.index()] + 1;
        !opponent_has_captured
            && match self.rules.akakyala {
                Akakyala::Off => false,
                Akakyala::Turns => turns >= 2,
                Akakyala::Captures => turns >= 2 || walk.captures >= 2,
            }
    }

    /// Lists the turns that start in a pit with two or more seeds, by trying all choices.
    fn add_moves_from(&self, pit: u8, moves: &mut Moves) {
        if self.may_okwesera() && self.mine().get(pit) == 3 {
            moves.list.push(Move::okwesera(pit));
        }
        if self.try_all_choices(pit, &mut (), |turn, _, _| moves.list.push(turn)) {
            moves.cut.push(pit);
        }
    }

    /// Tells `met` each legal turn that starts in a pit with two or more seeds, as it ended. True when there are more
    /// turns than are told.
    fn try_all_choices<T: Trace>(
        &self,
        pit: u8,
        trace: &mut T,
        met: impl FnMut(Move, &Walk, Pause),
    ) -> bool {
        let mut listing = Listing {
            position: self,
            pit,
            met,
            listed: 0,
            laps: 0,
            is_cut: false,
        };
        listing.visit(Walk::start(self, pit), Choices::default(), trace);
        listing.is_cut
    }

    /// Takes over a turn that was sown to its end, and says how the game ended, if it did.
    #[inline]
    fn arrive<T: Trace>(&mut self, walk: &Walk, end: Pause, trace: &mut T) -> Option<Outcome> {
        let class = self.class_won(walk);
        if end == Pause::NeverEnding {
            return Some(self.run_away(class));
        }
        let mover = self.mover;
        self.take_over(walk.mine, walk.theirs, walk.captures > 0);
        match class {
            Some((ending, points)) => Some(Omweso::won(mover, ending, points)),
            None => self.settle(trace),
        }
    }

    /// Why a pit may not be lifted.
    fn why_not_lift(&self, pit: u8) -> Option<Refusal> {
        let code = match self.mine().get(pit) {
            0 => RefusalCode::EmptyPit,
            1 => RefusalCode::TooFewSeeds,
            _ => return None,
        };
        Some(self.refuse(code, TWO_OR_MORE, pit))
    }

    fn why_not_okwesera(&self, pit: u8) -> Option<Refusal> {
        let (code, rule) = if !self.rules.okwesera.is_on() {
            (RefusalCode::NoOkwesera, OKWESERA)
        } else if self.capturing_turns != [0, 0] {
            (RefusalCode::OkweseraAfterCapture, OKWESERA_BEFORE_CAPTURES)
        } else if self.mine().get(pit) != 3 {
            (RefusalCode::OkweseraNeedsThree, OKWESERA)
        } else {
            return None;
        };
        Some(self.refuse(code, rule, pit))
    }

    fn refuse(&self, code: RefusalCode, rule: RuleId, pit: u8) -> Refusal {
        Refusal::of_pit(code, rule, SHAPE.pit(self.mover, pit), self.mine().get(pit))
    }

    /// Takes over what a finished turn did to both halves.
    #[inline]
    fn take_over(&mut self, mine: Half, theirs: Half, has_captured: bool) {
        let mover = self.mover.index();
        self.halves[mover] = mine;
        self.halves[self.mover.other().index()] = theirs;
        let count = |counter: &mut u32| *counter = (*counter + 1).min(MOST_TURNS_TOLD);
        count(&mut self.turns_taken[mover]);
        if has_captured {
            count(&mut self.capturing_turns[mover]);
        }
        self.mover = self.mover.other();
    }

    fn sow_okwesera<T: Trace>(&mut self, pit: u8, trace: &mut T) -> Option<Outcome> {
        let mut mine = *self.mine();
        let lap = Lap {
            origin: SHAPE.pit(self.mover, pit),
            seeds: mine.take(pit),
            is_lifted: true,
            is_clockwise: false,
            manner: Manner::TwoThenOne,
        };
        let end = (pit + 2) % PITS;
        mine.put((pit + 1) % PITS, 2);
        mine.put(end, 1);
        trace.step(Step::Lap(lap), OKWESERA);
        let rest = Step::Rest {
            pit: SHAPE.pit(self.mover, end),
            reason: RestReason::Sown,
        };
        trace.step(rest, OKWESERA);
        let theirs = self.halves[self.mover.other().index()];
        self.take_over(mine, theirs, false);
        self.settle(trace)
    }

    fn won(winner: Side, ending: Ending, points: u8) -> Outcome {
        Outcome {
            winner: Winner::Side(winner),
            ending,
            figures: Figures::Points(points),
        }
    }

    fn annulled(ending: Ending) -> Outcome {
        Outcome {
            winner: Winner::Annulled,
            ending,
            figures: Figures::Points(0),
        }
    }

    /// What a turn that passed the cap does to the game.
    fn run_away(&self, class: Option<(Ending, u8)>) -> Outcome {
        match (class, self.rules.never_ending) {
            (Some((ending, points)), _) => Omweso::won(self.mover, ending, points),
            (None, NeverEnding::MoverLoses) => {
                Omweso::won(self.mover.other(), Ending::NeverEnding, 1)
            }
            (None, _) => Omweso::annulled(Ending::NeverEnding),
        }
    }

    /// Whether pits can be lifted but every turn would never end. Turns of few laps are looked at first: a single one that ends settles it, while
    /// another may run to a cap of a million.
    fn is_every_turn_struck(&self) -> bool {
        let mut soon = *self;
        soon.rules.lap_cap = self.rules.lap_cap.min(FEW_LAPS);
        soon.strikes_every_turn() && (soon == *self || self.strikes_every_turn())
    }

    fn strikes_every_turn(&self) -> bool {
        let mut moves = Moves::default();
        self.mine().pits_with_at_least(2).all(|pit| {
            self.add_moves_from(pit, &mut moves);
            moves.list.is_empty() && moves.cut.is_empty()
        })
    }

    fn start_seeds(record: &OptionValues) -> Option<Seeds> {
        let (pits, count) = match record.get(SETUP) {
            0 => (0..FRONT, 4),
            1 => (FRONT..PITS, 4),
            2 => (0..PITS, 2),
            _ => return None,
        };
        let mut seeds = Seeds::default();
        for side in Side::BOTH {
            for pit in pits.clone() {
                seeds.set(SHAPE.pit(side, pit), count);
            }
        }
        Some(seeds)
    }

    fn arrangement(record: &OptionValues) -> Option<Arrangement> {
        const OF_A_PLAYER: u8 = SEEDS / 2;
        let most = match record.get(SETUP_CAP) {
            WORD_INSTEAD => OF_A_PLAYER,
            // A cap is at most what a player has.
            cap => u8::try_from(cap).unwrap_or(OF_A_PLAYER),
        };
        let is_free = Omweso::start_seeds(record).is_none();
        is_free.then_some(Arrangement {
            seeds: OF_A_PLAYER,
            most,
            is_hidden: SetupOrder::from_number(record.get(SETUP_ORDER)) == SetupOrder::Hidden,
        })
    }

    fn evidence(outcome: &Outcome) -> PitSet {
        let Winner::Side(winner) = outcome.winner else {
            return PitSet::default();
        };
        let of_loser = |pits: &[u8]| PitSet::of(&SHAPE, winner.other(), pits.iter().copied());
        let all: Vec<u8> = (0..PITS).collect();
        match outcome.ending {
            Ending::Akawumbi | Ending::Bulijo => of_loser(&all),
            Ending::FrontCleared => of_loser(&all[usize::from(FRONT)..]),
            Ending::EmitweEbiri => of_loser(&CORNERS),
            _ => PitSet::default(),
        }
    }

    fn match_rules(record: &OptionValues) -> MatchRules {
        MatchRules {
            scoring: Scoring::PointsOfResult,
            goal: Goal::Points(record.get(MATCH_POINTS)),
            decisive: &[(Ending::Akawumbi, Figures::Points(12))],
            first_starter: NextStarter::Lot,
            next_start: NEXT_STARTS[record.get(NEXT_START) as usize],
        }
    }

    /// Whether a game of Omweso can end so.
    fn is_possible(outcome: &Outcome) -> bool {
        use Ending::{
            Agreed, Akakyala, Akawumbi, Bulijo, EmitweEbiri, FrontCleared, NeverEnding, PlyCap,
            Resigned,
        };
        let Figures::Points(points) = outcome.figures else {
            return false;
        };
        match (outcome.winner, outcome.ending) {
            (Winner::Annulled, NeverEnding | PlyCap | Agreed) => points == 0,
            (Winner::Side(_), Bulijo | NeverEnding | Resigned) => points == 1,
            (Winner::Side(_), EmitweEbiri | FrontCleared | Akakyala) => points == 2,
            (Winner::Side(_), Akawumbi) => points == 12 || points == 6,
            _ => false,
        }
    }

    fn seeds_with(&self, mine: &Half, theirs: &Half) -> Seeds {
        let mut seeds = Seeds::default();
        mine.lay_out(&SHAPE, self.mover, &mut seeds);
        theirs.lay_out(&SHAPE, self.mover.other(), &mut seeds);
        seeds
    }
}

impl Position for Omweso {
    type Rules = OmwesoRules;
    type Laps = FixedWalk;

    const SPEC: GameSpec = GameSpec {
        name: "omweso",
        shape: SHAPE,
        has_directions: true,
        has_relays: true,
        has_lost_turns: true,
        has_counters: true,
        may_lose_seeds: false,
        play_options: OmwesoRules::SPECS,
        record_options: RECORD_OPTIONS,
        start: Omweso::start_seeds,
        is_possible: Omweso::is_possible,
        presets: PRESETS,
        arrangement: Omweso::arrangement,
        evidence: Omweso::evidence,
        match_rules: Omweso::match_rules,
    };

    fn from_checked(setup: &Setup) -> Self {
        let half = |side| Half::of(&SHAPE, side, &setup.seeds);
        Omweso {
            halves: Side::BOTH.map(half),
            mover: setup.mover,
            turns_taken: setup.turns_taken,
            capturing_turns: setup.capturing_turns,
            rules: OmwesoRules::from_values(&setup.options),
        }
    }

    fn setup(&self) -> Setup {
        Setup {
            seeds: self.seeds_with(self.mine(), &self.halves[self.mover.other().index()]),
            mover: self.mover,
            turns_taken: self.turns_taken,
            capturing_turns: self.capturing_turns,
            options: self.rules.to_values(),
        }
    }

    fn mover(&self) -> Side {
        self.mover
    }

    fn key(&self) -> u64 {
        // Of the counters nothing matters but these.
        let first = self.turns_taken.map(|turns| u64::from(turns == 0));
        let captures = self.capturing_turns.map(|turns| u64::from(turns.min(2)));
        let aside = first[0] | first[1] << 1 | captures[0] << 2 | captures[1] << 4;
        let [south, north] = &self.halves;
        north.key_after(south.key_after(mix(self.mover as u64, aside)))
    }

    fn add_moves(&self, moves: &mut Moves) {
        for pit in self.mine().pits_with_at_least(2) {
            self.add_moves_from(pit, moves);
        }
    }

    fn why_not(&self, written: WrittenMove) -> Option<Refusal> {
        let Move { pit, kind, choices } = written.meant;
        match kind {
            MoveKind::LostOnTime => return None,
            MoveKind::Okwesera => return self.why_not_okwesera(pit),
            MoveKind::Sow => {}
        }
        if let Some(refusal) = self.why_not_lift(pit) {
            return Some(refusal);
        }
        let mut walk = Walk::start(self, pit);
        let end = walk.finish(choices, &mut ());
        if written.answers > walk.choices {
            let rule = if walk.choices == 0 {
                REVERSING
            } else {
                MORE_CHOICES
            };
            return Some(self.refuse(RefusalCode::TooManyChoices, rule, pit));
        }
        let is_struck = end == Pause::NeverEnding && !self.may_run_away(&walk);
        is_struck.then(|| self.refuse(RefusalCode::NeverEnding, NEVER_ENDING_ILLEGAL, pit))
    }

    #[inline]
    fn sow<T: Trace>(&mut self, turn: Move, trace: &mut T) -> Option<Outcome> {
        match turn.kind {
            MoveKind::Okwesera => return self.sow_okwesera(turn.pit, trace),
            MoveKind::LostOnTime => {
                trace.step(Step::LostOnTime, LOST_TURN);
                self.mover = self.mover.other();
                return self.settle(trace);
            }
            MoveKind::Sow => {}
        }
        let mut walk = Walk::start(self, turn.pit);
        let end = walk.finish(turn.choices, trace);
        self.arrive(&walk, end, trace)
    }

    /// A turn with its choices is found by playing it, so it need not be played again.
    fn for_each_turn(
        &self,
        _: &mut Moves,
        trace: &mut impl Trace,
        mut met: impl FnMut(Move, Self, Option<Outcome>),
    ) {
        for pit in self.mine().pits_with_at_least(2) {
            if self.may_okwesera() && self.mine().get(pit) == 3 {
                let mut reached = *self;
                let outcome = reached.sow_okwesera(pit, trace);
                met(Move::okwesera(pit), reached, outcome);
            }
            self.try_all_choices(pit, trace, |turn, walk, end| {
                let mut reached = *self;
                let outcome = reached.arrive(walk, end, &mut ());
                met(turn, reached, outcome);
            });
        }
    }

    fn course(&self, turn: Move) -> Course<FixedWalk> {
        match turn.kind {
            MoveKind::LostOnTime => Course::Fixed(0),
            MoveKind::Okwesera => Course::Fixed(1),
            MoveKind::Sow => Course::Relay(FixedWalk {
                walk: Walk::start(self, turn.pit),
                choices: turn.choices,
            }),
        }
    }

    #[inline]
    fn settle<T: Trace>(&mut self, _: &mut T) -> Option<Outcome> {
        if !self.mine().has_at_least(2) {
            return Some(Omweso::won(self.mover.other(), Ending::Bulijo, 1));
        }
        let is_annulled =
            self.rules.never_ending == NeverEnding::Illegal && self.is_every_turn_struck();
        is_annulled.then(|| Omweso::annulled(Ending::NeverEnding))
    }

    fn close<T: Trace>(&mut self, closing: Closing, _: &mut T) -> Outcome {
        match closing {
            Closing::Resigned(loser) => resigned(loser, Figures::Points(1)),
            Closing::Agreed => Omweso::annulled(Ending::Agreed),
            Closing::PlyCap => Omweso::annulled(Ending::PlyCap),
            Closing::Repetition => unreachable!("Omweso has no repetition rule"),
        }
    }

    fn final_occurrence(&self) -> Option<u32> {
        None
    }

    fn ply_cap(&self) -> Option<u32> {
        Some(self.rules.ply_cap)
    }

    fn explore<T: Trace>(&self, written: WrittenMove, trace: &mut T) -> Exploration {
        if written.meant.kind != MoveKind::Sow {
            let mut reached = *self;
            reached.sow(written.meant, trace);
            return Exploration {
                seeds: reached.setup().seeds,
                question: None,
            };
        }
        let mut walk = Walk::start(self, written.meant.pit);
        loop {
            let pause = walk.advance(trace);
            let is_answered = walk.choices < written.answers;
            if matches!(pause, Pause::Choice(_)) && is_answered {
                walk.answer = Some(written.meant.choices.is_clockwise(walk.choices));
                continue;
            }
            return self.explored(&walk, pause);
        }
    }
}

impl Omweso {
    fn explored(&self, walk: &Walk, pause: Pause) -> Exploration {
        let question = match pause {
            Pause::Choice(case) => Some(Question {
                case,
                lap: walk.lap(false),
            }),
            Pause::Rest | Pause::NeverEnding => None,
        };
        let seeds = if pause == Pause::NeverEnding {
            self.setup().seeds
        } else {
            self.seeds_with(&walk.mine, &walk.theirs)
        };
        Exploration { seeds, question }
    }
}

#[cfg(test)]
mod tests {
    //! Limits that no position known reaches: in millions of random ones the most was 14 choices in a turn and 107
    //! turns from a start.

    use super::*;

    /// South may take a1 and i1 by sowing three from I clockwise.
    fn position_with_a_choice() -> Omweso {
        let mut setup = Omweso::start().setup();
        setup.seeds = Seeds::default();
        setup.turns_taken = [1, 1];
        for (side, pit, count) in [
            (Side::South, 0, 3),
            (Side::South, 13, 29),
            (Side::North, 10, 16),
            (Side::North, 5, 16),
        ] {
            setup.seeds.set(SHAPE.pit(side, pit), count);
        }
        Omweso::from_setup(&setup, crate::setup::Total::Required).expect("64 seeds")
    }

    #[test]
    fn choices_are_offered_at_the_first_32_choice_points() {
        let position = position_with_a_choice();
        let mut walk = Walk::start(&position, 0);
        walk.choices = Choices::MOST - 1;
        assert!(matches!(
            walk.advance(&mut ()),
            Pause::Choice(ChoiceCase::Start)
        ));
        let mut walk = Walk::start(&position, 0);
        walk.choices = Choices::MOST;
        assert!(
            matches!(walk.advance(&mut ()), Pause::Rest),
            "goes counter-clockwise unasked"
        );
    }

    #[test]
    fn a_list_stops_at_1024_turns_a_start_and_says_so() {
        let position = position_with_a_choice();
        let list = |listed| {
            let mut turns = 0;
            let mut listing = Listing {
                position: &position,
                pit: 0,
                met: |_, _: &Walk, _| turns += 1,
                listed,
                laps: 0,
                is_cut: false,
            };
            listing.visit(Walk::start(&position, 0), Choices::default(), &mut ());
            let is_cut = listing.is_cut;
            (turns, is_cut)
        };
        assert_eq!(list(0), (2, false));
        assert_eq!(list(1_023), (1, true));
        assert_eq!(list(1_024), (0, true));
    }
}
