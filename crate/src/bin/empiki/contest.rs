//! Games between two players from paired openings, several at once.

use std::io::{self, IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use empiki::{AnyPosition, Game, Side, Winner};

use crate::chance::seed_of;
use crate::openings::openings;
use crate::players::{Kind, Player};
use crate::statistics::Ended;
use crate::tables::Table;

/// A game that goes on for so many plies is annulled, unless its rules end it before: by default their limits are no
/// higher.
const MOST_PLIES: usize = 2_000;

/// Who plays whom, and how often.
pub struct Contest<'a> {
    pub players: [&'a Kind; 2],
    pub start: &'a AnyPosition,
    /// Each two have one opening, with sides exchanged.
    pub games: usize,
    pub seed: u64,
    /// Plies by lot.
    pub opening: u32,
    /// What players of the search look endings of Oware up in.
    pub table: Option<Table>,
    /// What the progress is called.
    pub name: &'a str,
}

/// What a player spent on his turns.
#[derive(Clone, Copy, Default)]
pub struct Effort {
    pub turns: u64,
    pub nodes: u64,
    pub time: Duration,
}

/// How a game went for the first of two players.
#[derive(Clone, Copy)]
pub struct Played {
    pub ended: Ended,
    pub efforts: [Effort; 2],
}

impl Contest<'_> {
    /// Plays all games; they come in their order, whatever the number of threads.
    ///
    /// # Errors
    /// Why a player gave no turn.
    pub fn play(&self) -> Result<Vec<Played>, String> {
        let openings = openings(
            self.start,
            self.games.div_ceil(2),
            self.opening,
            seed_of(self.seed, 0),
        );
        let results = Mutex::new(vec![None; self.games]);
        let (next, has_failed) = (AtomicUsize::new(0), AtomicBool::new(false));
        let work = || {
            let played = self.play_some(&openings, &next, &has_failed, &results);
            has_failed.fetch_or(played.is_err(), Ordering::Relaxed);
            played
        };
        thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads()).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|worker| {
                let ended = worker.join();
                ended.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })
        })?;
        self.tell_progress(None);
        let results = results.into_inner().expect("no worker panicked");
        Ok(results.into_iter().flatten().collect())
    }

    /// A program of somebody's own is started once, so its games follow each other.
    fn threads(&self) -> usize {
        if self.players.iter().any(|player| player.is_program()) {
            return 1;
        }
        let threads = thread::available_parallelism().map_or(1, usize::from);
        threads.min(self.games).max(1)
    }

    fn play_some(
        &self,
        openings: &[Game],
        next: &AtomicUsize,
        has_failed: &AtomicBool,
        results: &Mutex<Vec<Option<Played>>>,
    ) -> Result<(), String> {
        let [first, second] = self.players;
        let [first, second] = [first, second].map(|kind| kind.player(self.table.as_ref()));
        let mut players = [first?, second?];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games || has_failed.load(Ordering::Relaxed) {
                return Ok(());
            }
            let seed = seed_of(self.seed, 1 + number as u64);
            let played = play_game(&mut players, &openings[number / 2], number % 2, seed)?;
            let mut results = results.lock().expect("no worker panicked");
            results[number] = Some(played);
            self.tell_progress(Some(results.iter().flatten().count()));
        }
    }

    /// On a terminal, games played so far; nothing is left of it at the end.
    fn tell_progress(&self, played: Option<usize>) {
        let mut err = io::stderr().lock();
        if !err.is_terminal() {
            return;
        }
        let text = match played {
            Some(played) => format!("\r{}: {played} of {} games", self.name, self.games),
            None => "\r\x1b[K".to_owned(),
        };
        // Progress that cannot be shown is no failure of the match.
        let _ = err.write_all(text.as_bytes()).and_then(|()| err.flush());
    }
}

/// A game from an opening; `south` of the players, 0 or 1, sits there.
fn play_game(
    players: &mut [Box<dyn Player>; 2],
    opening: &Game,
    south: usize,
    seed: u64,
) -> Result<Played, String> {
    for (number, player) in players.iter_mut().enumerate() {
        player.begin(seed_of(seed, number as u64));
    }
    let mut game = opening.clone();
    let mut efforts = [Effort::default(); 2];
    while game.outcome().is_none() && game.ply() < MOST_PLIES {
        let who = south ^ game.position().mover().index();
        let player = &mut players[who];
        let before = Instant::now();
        let turn = player.choose(&game)?;
        let effort = &mut efforts[who];
        effort.time += before.elapsed();
        effort.nodes += player.nodes();
        effort.turns += 1;
        game.play(turn).map_err(|refusal| refusal.to_string())?;
    }
    Ok(Played {
        ended: ended_for(&game, south),
        efforts,
    })
}

/// How a game ended for the first player.
fn ended_for(game: &Game, south: usize) -> Ended {
    let first = Side::BOTH[south];
    match game.outcome().map(|outcome| outcome.winner) {
        Some(Winner::Side(side)) if side == first => Ended::Won,
        Some(Winner::Side(_)) => Ended::Lost,
        Some(Winner::Draw) => Ended::Drawn,
        Some(Winner::Annulled) | None => Ended::Annulled,
    }
}
