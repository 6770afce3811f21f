//! The browser's way in: handles and conversions, no rule and no logic. Strings
//! and numbers go in, plain copied data comes out; failures of the caller are
//! thrown as errors named `EmpikiError` with a `detail`.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::api::{ApiError, Session};

type Answer = Result<JsValue, JsValue>;

/// One serializer for everything: plain objects, `null` for a field that is absent.
fn plain(value: &impl Serialize) -> JsValue {
    value
        .serialize(&Serializer::json_compatible())
        .expect("views hold numbers, strings, lists and options only")
}

fn thrown(error: &ApiError) -> JsValue {
    let thrown = js_sys::Error::new(&error.to_string());
    thrown.set_name("EmpikiError");
    js_sys::Reflect::set(&thrown, &"detail".into(), &plain(&error.detail()))
        .expect("an error object takes properties");
    thrown.into()
}

fn answer<T: Serialize>(answer: Result<T, ApiError>) -> Answer {
    answer
        .map(|view| plain(&view))
        .map_err(|error| thrown(&error))
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
    pub fn start(game: &str, options: &str) -> Result<Game, JsValue> {
        Session::start(game, options)
            .map(Game)
            .map_err(|error| thrown(&error))
    }

    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(text: &str) -> Result<Game, JsValue> {
        Session::from_position(text)
            .map(Game)
            .map_err(|error| thrown(&error))
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
