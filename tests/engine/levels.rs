//! The levels: what each sees, what it overlooks, and that the reason it gives for a turn is true.

use crate::chance::Chance;
use crate::search::{GAMES, any_game, at_once, game, told};
use empiki::search::{Reason, Thinking};
use empiki::trace::ToldStep;
use empiki::{AnyPosition, Game, Move, Outcome, Side, Step, Winner};

/// What a turn does.
struct Seen {
    turn: Move,
    steps: Vec<ToldStep>,
    end: Option<Outcome>,
    lifted: u8,
    reached: AnyPosition,
}

fn look_at(game: &Game, turn: Move) -> Seen {
    let mover = game.position().mover();
    let pit = game.id().spec().shape.pit(mover, turn.pit);
    let lifted = game.position().setup().seeds.get(pit);
    let mut reached = game.position().clone();
    let mut steps: Vec<ToldStep> = Vec::new();
    let end = reached.sow(turn, &mut steps);
    Seen {
        turn,
        steps,
        end,
        lifted,
        reached,
    }
}

fn all_turns(game: &Game) -> Vec<Seen> {
    let turns = game.moves().list.into_iter();
    turns.map(|turn| look_at(game, turn)).collect()
}

fn captured(steps: &[ToldStep]) -> i32 {
    let captured = steps.iter().map(|(step, _)| match step {
        Step::Capture { seeds, .. } => i32::from(*seeds),
        _ => 0,
    });
    captured.sum()
}

/// The end of the game counts more than all seeds.
fn prize(end: Option<Outcome>, mover: Side) -> i32 {
    match end.map(|end| end.winner) {
        Some(Winner::Side(winner)) if winner == mover => 100,
        Some(Winner::Side(_)) => -100,
        _ => 0,
    }
}

impl Seen {
    /// The steps of the first lap, if a beginner counts so far, and whether nothing follows.
    fn first_lap(&self) -> (&[ToldStep], bool) {
        let laps = self.steps.iter().enumerate();
        let mut laps = laps.filter_map(|(place, (step, _))| match step {
            Step::Lap(lap) => Some((place, lap.seeds)),
            _ => None,
        });
        match (laps.next(), laps.next()) {
            (Some((_, seeds)), _) if seeds > 5 => (&[], false),
            (_, Some((second, _))) => (&self.steps[..second], false),
            _ => (&self.steps, true),
        }
    }

    /// What a beginner sees: seeds, and the end of the game.
    fn at_first_sight(&self, mover: Side) -> (i32, i32) {
        let (steps, is_all) = self.first_lap();
        (captured(steps), prize(self.end.filter(|_| is_all), mover))
    }

    fn gain(&self, mover: Side) -> i32 {
        captured(&self.steps) + prize(self.end, mover)
    }

    /// The replies. What ends the game by its history, a novice does not know.
    fn replies(&self) -> Vec<Seen> {
        match self.end {
            Some(_) => Vec::new(),
            None => all_turns(&Game::from_position(self.reached.clone())),
        }
    }

    /// What the turn takes less what the worst reply takes, without and with the end of the game.
    fn exchange(&self, mover: Side) -> (i32, i32) {
        let replies = self.replies();
        let most = |gain: &dyn Fn(&Seen) -> i32| replies.iter().map(gain).max().unwrap_or(0).max(0);
        (
            captured(&self.steps) - most(&|reply| captured(&reply.steps)),
            self.gain(mover) - most(&|reply| reply.gain(mover.other())),
        )
    }
}

/// Nodes of the levels that search, at most: few enough for a quarter of a second in a browser.
const MOST_NODES: [usize; 2] = [1_000, 10_000];

/// A beginner sees one short lap, and knows of no replies.
fn check_first(seen: &[Seen], chosen: &Seen, reason: Reason, mover: Side, told: &str) {
    let sights = seen
        .iter()
        .map(|turn| (turn.at_first_sight(mover), turn.lifted));
    // What loses at once is out of the question.
    let sights = sights.filter(|((_, end), _)| *end >= 0);
    let most = sights.clone().map(|((captured, _), _)| captured).max();
    let fullest = sights.map(|(_, lifted)| lifted).max();
    let (captured, end) = chosen.at_first_sight(mover);
    match reason {
        Reason::Captures(seeds) => {
            assert_eq!(i32::from(seeds), captured, "{told}");
            assert!(most.is_none_or(|most| most == captured), "{told}: {most:?}");
        }
        Reason::FullestPit => {
            assert_eq!((captured, most.unwrap_or(0)), (0, 0), "{told}");
            assert!(
                fullest.is_none_or(|fullest| fullest == chosen.lifted),
                "{told}: {fullest:?}"
            );
        }
        Reason::Proved => assert_eq!(end, 100, "{told}"),
        other => panic!("{told}: {other:?}"),
    }
}

/// The others think of some replies.
fn check_exchange(seen: &[Seen], chosen: &Seen, reason: Reason, mover: Side, told: &str) {
    let gain = chosen.gain(mover);
    match reason {
        Reason::Exchange(seeds) => {
            let (least, most) = (chosen.exchange(mover).0, captured(&chosen.steps));
            let is_true = (least..=most).contains(&seeds.into());
            assert!(is_true && gain < 100, "{told}: {least} to {most}");
        }
        Reason::Proved => assert!(gain >= 100, "{told}"),
        other => panic!("{told}: {other:?}"),
    }
    // He may think too well of it, but not of the others too badly.
    let best = seen.iter().map(|turn| turn.exchange(mover).1).max();
    assert!(best.is_none_or(|best| best <= gain), "{told}: {best:?}");
}

/// Checks what a level does in a position.
fn check(game: &Game, level: u8, seed: u64) {
    let (report, choice) = at_once(Thinking::of_level(game, level, seed));
    let text = format!("{}: seed {seed}, level {level}: {choice:?}", told(game));
    let (seen, mover) = (all_turns(game), game.position().mover());
    let chosen = seen.iter().find(|turn| turn.turn == choice.turn);
    let chosen = chosen.unwrap_or_else(|| panic!("{text}: not legal"));
    let replies = || seen.iter().map(|turn| turn.replies().len());
    let most = match level {
        1 => seen.len(),
        2 | 3 => seen.len() + replies().sum::<usize>(),
        _ => MOST_NODES[usize::from(level) - 4],
    };
    assert!(report.nodes <= most as u64, "{text}: {report:?} of {most}");
    assert_eq!(choice.reason == Reason::OnlyTurn, seen.len() == 1, "{text}");
    match (level, choice.reason) {
        (_, Reason::OnlyTurn) => {}
        (1, reason) => check_first(&seen, chosen, reason, mover, &text),
        (2 | 3, reason) => check_exchange(&seen, chosen, reason, mover, &text),
        (_, Reason::Search(depth)) => assert!(depth == report.depth && depth > 0, "{text}"),
        (_, reason) => panic!("{text}: {reason:?}"),
    }
}

#[test]
fn every_level_answers_soon_and_its_reason_is_true() {
    for name in GAMES {
        for seed in 0..300 {
            let game = any_game(name, &mut Chance::new(seed));
            let levels = if seed % 5 == 0 { 1..=5 } else { 1..=4 };
            for level in levels {
                check(&game, level, seed);
            }
        }
    }
}

fn choose(game: &Game, level: u8, seed: u64) -> Seen {
    look_at(game, at_once(Thinking::of_level(game, level, seed)).1.turn)
}

/// Among the turns that level 1 does not see to take anything is the best.
#[test]
fn level_1_overlooks_what_level_2_takes() {
    for (name, expected) in [("oware", 8), ("omweso", 50), ("bao-kigogo", 15)] {
        let mut overlooked = 0;
        for seed in 0..300 {
            let game = any_game(name, &mut Chance::new(seed));
            let mover = game.position().mover();
            let [first, second] = [1, 2].map(|level| choose(&game, level, seed));
            let is_unseen = second.at_first_sight(mover).0 < captured(&second.steps);
            let is_less = captured(&first.steps) < captured(&second.steps);
            overlooked += u32::from(is_unseen && is_less);
        }
        assert!(overlooked > expected, "{name}: {overlooked}");
    }
}

/// Captures that come with the second lap, or that a lap of six seeds would reach.
#[test]
fn level_1_follows_a_short_lap_and_no_more() {
    for position in [
        "omweso 0x2,5,0x3,14,1,0,6,0x4,2,1/3,0,1,2,1,2,0,8,1x3,4,6,0,4,1 s 6,7 0,4",
        "bao-kigogo 0,1,2,1,0x2,1x2,0,1x3,2,1,0x2,1x2,2x2,1,4,0,1/0x2,2,1,0,1,0x2,1,3,0,1x2,0x2,1,0,1x2,0,6,1,0,1 n",
        "oware 6,0x2,6,2,7/1,7,1,6x3 n 0,0",
    ] {
        let game = game(position);
        let mover = game.position().mover();
        let takes = |turn: &Seen| captured(&turn.steps) > 0;
        let seen = all_turns(&game);
        assert!(seen.iter().any(takes), "{position}");
        assert!(seen.iter().all(|turn| turn.at_first_sight(mover) == (0, 0)));
        for seed in 0..10 {
            assert!(!takes(&choose(&game, 1, seed)), "{position}");
            assert!(takes(&choose(&game, 2, seed)), "{position}");
        }
    }
}

/// It takes what is there, and its opponent takes more.
#[test]
fn level_2_forgets_replies_that_level_4_sees() {
    for position in [
        "oware 0,9,1x2,3x2/2x2,6,1,3,0 n 2,15",
        "oware 7,1,2,3,8,7/7,0x2,6,0,7 s 0,0",
        "omweso 0x8,0x2,2,0,1,0,1,2/10,7,8,0x3,6,0,3,1,3,0,10,5,0,5 s 3,3 2,2",
        "bao-kigogo 0,2x2,0x2,1,4,0,1,4x2,1,3,0,1,4,0,1,4x2,0,3x2,0/1,0,1,0,3,5,1,2,1,0,1,2x2,1,4,1,0x2,4,1,0x2,2,3 s",
    ] {
        let game = game(position);
        let mover = game.position().mover();
        let best = all_turns(&game)
            .iter()
            .map(|turn| turn.exchange(mover).1)
            .max();
        let best = best.expect("there are turns");
        let falls = |level| {
            let chosen = (0..20).map(|seed| choose(&game, level, seed));
            chosen
                .filter(|turn| turn.exchange(mover).1 <= best - 3)
                .count()
        };
        let (second, fourth) = (falls(2), falls(4));
        assert!(second > 2 && fourth == 0, "{position}: {second}, {fourth}");
    }
}
