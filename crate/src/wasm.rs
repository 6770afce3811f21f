//! The browser's way in: handles and conversions, no rule and no logic. Strings
//! and numbers go in, plain copied data comes out; failures of the caller are
//! thrown as errors named `EmpikiError` with a `detail`.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::api::{ApiError, ProofSession, SearchSession, Session, TableSession};
use crate::plain::Plain;

type Answer = Result<JsValue, JsValue>;

/// One serializer for everything: plain objects, `null` for a field that is absent.
fn plain(value: &impl Serialize) -> JsValue {
    // `expect` would put the words for the error, which cannot occur, into the module.
    let Ok(plain) = Plain::of(value).serialize(&Serializer::json_compatible()) else {
        unreachable!("views hold numbers, strings, lists and options only")
    };
    plain
}

fn thrown(error: &ApiError) -> JsValue {
    let thrown = js_sys::Error::new(&error.to_string());
    thrown.set_name("EmpikiError");
    let set = js_sys::Reflect::set(&thrown, &"detail".into(), &plain(&error.detail()));
    debug_assert!(set.is_ok(), "an error object takes properties");
    thrown.into()
}

fn answer<T: Serialize>(answer: Result<T, ApiError>) -> Answer {
    answer
        .map(|view| plain(&view))
        .map_err(|error| thrown(&error))
}

/// A handle for a session.
fn handle(session: Result<Session, ApiError>) -> Result<Game, JsValue> {
    session.map(Game).map_err(|error| thrown(&error))
}

/// A whole number from JavaScript; anything else is beyond every list.
fn whole(number: f64) -> usize {
    let is_whole = number.fract() == 0.0 && (0.0..f64::from(u32::MAX)).contains(&number);
    if is_whole {
        number as usize
    } else {
        usize::MAX
    }
}

/// A view, or `undefined`.
fn optional(view: Option<&impl Serialize>) -> JsValue {
    view.map_or(JsValue::UNDEFINED, plain)
}

/// Logs panics: a panic is a bug of the engine, and the page restarts it.
#[wasm_bindgen(start)]
fn set_up() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&format!("empiki engine: {info}").into());
    }));
}

/// All games, described.
#[wasm_bindgen]
#[must_use]
pub fn games() -> JsValue {
    plain(&crate::api::games())
}

/// Judges an arrangement, see `api::check_setup`.
///
/// # Errors
/// When there is no such game or side, or the options have faults.
#[wasm_bindgen(js_name = checkSetup)]
pub fn check_setup(
    game: &str,
    counts: &[u32],
    mover: &str,
    counters: &[u32],
    options: &str,
    may_be_fewer: bool,
) -> Answer {
    answer(crate::api::check_setup(
        game,
        counts,
        mover,
        counters,
        options,
        may_be_fewer,
    ))
}

/// Judges the arrangement of a position text.
///
/// # Errors
/// What of the text cannot be read.
#[wasm_bindgen(js_name = readSetup)]
pub fn read_setup(text: &str) -> Answer {
    answer(crate::api::read_setup(text))
}

/// The games of a text of records or OGN, each judged by itself.
#[wasm_bindgen(js_name = readRecords)]
#[must_use]
pub fn read_records(text: &str) -> JsValue {
    plain(&crate::api::read_records(text))
}

/// How a match stands, see `api::match_score`.
///
/// # Errors
/// When there is no such game, the options have faults, or a line is no starter and result.
#[wasm_bindgen(js_name = matchScore)]
pub fn match_score(game: &str, options: &str, results: &str) -> Answer {
    answer(crate::api::match_score(game, options, results))
}

/// What each player places in a free arrangement, see `api::arrangement`.
///
/// # Errors
/// When there is no such game, or the options have faults.
#[wasm_bindgen]
pub fn arrangement(game: &str, options: &str) -> Answer {
    let found = crate::api::arrangement(game, options).map_err(|error| thrown(&error))?;
    Ok(optional(found.as_ref()))
}

/// Draws who starts, by the chance of the browser.
#[wasm_bindgen(js_name = drawLot)]
#[must_use]
pub fn draw_lot() -> String {
    let Ok(chance) = getrandom::u32() else {
        unreachable!("a browser has a source of chance")
    };
    let side = if chance & 1 == 0 { "south" } else { "north" };
    side.to_owned()
}

/// The laps after which a proof that a turn ends or does not end gives up, unless asked otherwise.
#[wasm_bindgen(js_name = proofLimit)]
#[must_use]
pub fn proof_limit() -> f64 {
    crate::endless::DEFAULT_LIMIT as f64
}

/// The version of the engine.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}

/// One game. Call `free()` when it is no longer needed.
#[wasm_bindgen]
pub struct Game(Session);

#[wasm_bindgen]
#[allow(
    missing_docs,
    clippy::missing_errors_doc,
    reason = "documented at `api::Session`"
)]
impl Game {
    pub fn start(game: &str, options: &str, starter: Option<String>) -> Result<Game, JsValue> {
        handle(Session::start(
            game,
            options,
            starter.as_deref().unwrap_or("south"),
        ))
    }

    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(text: &str, options: Option<String>) -> Result<Game, JsValue> {
        handle(Session::from_position(
            text,
            options.as_deref().unwrap_or_default(),
        ))
    }

    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Game, JsValue> {
        handle(Session::from_record(text))
    }

    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(text: &str) -> Result<Game, JsValue> {
        handle(Session::from_link(text))
    }

    pub fn arranged(
        game: &str,
        options: &str,
        south: &[u32],
        north: &[u32],
        starter: &str,
    ) -> Result<Game, JsValue> {
        handle(Session::arranged(game, options, [south, north], starter))
    }

    #[must_use]
    pub fn annotations(&self) -> JsValue {
        plain(&self.0.annotations())
    }

    #[wasm_bindgen(js_name = setTag)]
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), JsValue> {
        self.0.set_tag(name, value).map_err(|error| thrown(&error))
    }

    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, ply: f64, text: &str) -> Result<(), JsValue> {
        self.0
            .set_comment(whole(ply), text)
            .map_err(|error| thrown(&error))
    }

    #[must_use]
    pub fn record(&self) -> String {
        self.0.record()
    }

    pub fn ogn(&self) -> Answer {
        answer(self.0.ogn())
    }

    #[must_use]
    pub fn link(&self, base: &str) -> JsValue {
        plain(&self.0.link(base))
    }

    #[must_use]
    pub fn view(&self) -> JsValue {
        plain(&self.0.view())
    }

    #[wasm_bindgen(js_name = legalMoves)]
    #[must_use]
    pub fn legal_moves(&self) -> JsValue {
        plain(&self.0.legal_moves())
    }

    #[wasm_bindgen(js_name = whyNot)]
    #[must_use]
    pub fn why_not(&self, pit: f64) -> JsValue {
        optional(self.0.why_not(whole(pit)).as_ref())
    }

    #[wasm_bindgen(js_name = whyNotTurn)]
    #[must_use]
    pub fn why_not_turn(&self, turn: &str) -> JsValue {
        optional(self.0.why_not_turn(turn).as_ref())
    }

    pub fn explore(&self, turn: &str) -> Answer {
        answer(self.0.explore(turn))
    }

    pub fn play(&mut self, turn: &str) -> Answer {
        answer(self.0.play(turn))
    }

    #[wasm_bindgen(js_name = traceOf)]
    pub fn trace_of(&self, ply: f64) -> Answer {
        answer(self.0.trace_of(whole(ply)))
    }

    pub fn undo(&mut self) -> Answer {
        answer(self.0.undo())
    }

    pub fn redo(&mut self) -> Answer {
        answer(self.0.redo())
    }

    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: f64) -> Answer {
        answer(self.0.go_to(whole(ply)))
    }

    pub fn resign(&mut self, side: &str) -> Answer {
        answer(self.0.resign(side))
    }

    pub fn agree(&mut self) -> Answer {
        answer(self.0.agree())
    }
}

/// A proof under way that a turn ends or does not end. Call `free()` when it is no longer needed.
#[wasm_bindgen]
pub struct Proof(ProofSession);

#[wasm_bindgen]
#[allow(
    missing_docs,
    clippy::missing_errors_doc,
    reason = "documented at `api::ProofSession`"
)]
impl Proof {
    pub fn start(position: &str, turn: &str, limit: f64) -> Result<Proof, JsValue> {
        ProofSession::start(position, turn, limit)
            .map(Proof)
            .map_err(|error| thrown(&error))
    }

    pub fn advance(&mut self, laps: f64) -> JsValue {
        plain(&self.0.advance(laps))
    }
}

/// A search under way in a game. Call `free()` when it is no longer needed.
#[wasm_bindgen]
pub struct Search(SearchSession);

#[wasm_bindgen]
#[allow(
    missing_docs,
    clippy::missing_errors_doc,
    reason = "documented at `api::SearchSession`"
)]
impl Search {
    pub fn analyse(record: &str, ply: f64, lines: f64) -> Result<Search, JsValue> {
        searching(SearchSession::analyse(record, whole(ply), whole(lines)))
    }

    #[wasm_bindgen(js_name = ofLevel)]
    pub fn of_level(record: &str, ply: f64, level: f64, seed: f64) -> Result<Search, JsValue> {
        let (ply, level) = (whole(ply), whole(level));
        searching(SearchSession::of_level(record, ply, level, seed as u64))
    }

    /// Endings that are looked up from now on; a table that is not complete says nothing.
    #[wasm_bindgen(js_name = useTable)]
    pub fn use_table(&mut self, table: &Tablebase) {
        if let Some(table) = table.0.table() {
            self.0.use_table(table);
        }
    }

    pub fn advance(&mut self, nodes: f64) -> JsValue {
        plain(&self.0.advance(nodes))
    }

    pub fn settle(&mut self) -> JsValue {
        plain(&self.0.settle())
    }
}

/// A handle for a search.
fn searching(session: Result<SearchSession, ApiError>) -> Result<Search, JsValue> {
    session.map(Search).map_err(|error| thrown(&error))
}

/// The levels at which the computer plays: 1, which a child beats, to this one.
#[wasm_bindgen]
#[must_use]
pub fn levels() -> u32 {
    crate::search::LEVELS.into()
}

/// A table of endgames, or one that is being made. Call `free()` when it is no longer needed.
#[wasm_bindgen]
pub struct Tablebase(TableSession);

#[wasm_bindgen]
#[allow(
    missing_docs,
    clippy::missing_errors_doc,
    reason = "documented at `api::TableSession`"
)]
impl Tablebase {
    #[must_use]
    pub fn build(seeds: f64) -> Tablebase {
        Tablebase(TableSession::build(seeds as usize))
    }

    pub fn read(bytes: &[u8]) -> Result<Tablebase, JsValue> {
        let read = TableSession::read(bytes);
        read.map(Tablebase).map_err(|error| thrown(&error))
    }

    pub fn advance(&mut self, positions: f64) -> JsValue {
        plain(&self.0.advance(positions))
    }

    #[must_use]
    pub fn view(&self) -> JsValue {
        plain(&self.0.view())
    }

    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        self.0.bytes()
    }
}
