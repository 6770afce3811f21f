//! A position as a self-contained picture, with the laps of a turn as arrows.

use std::f64::consts::TAU;
use std::fmt::Write;

use empiki::game::Played;
use empiki::notation::write_position;
use empiki::trace::{Lap, Step};
use empiki::{AnyPosition, Outcome, Pit, Shape};

use crate::show::state;

/// Pixels from pit to pit.
const PITCH: f64 = 84.0;
/// Radius of a pit.
const RADIUS: f64 = 36.0;
/// Radius of a seed.
const SEED: f64 = 5.5;
/// Space around the pits, for letters.
const MARGIN: f64 = 40.0;
/// Space between the players.
const GAP: f64 = 18.0;
/// Width of a store at an end of the board.
const STORE: f64 = 72.0;
/// The most seeds drawn one by one; the count tells the rest.
const MOST_DRAWN: u8 = 30;
/// The most laps drawn; more would be a thicket.
const MOST_LAPS: usize = 12;

const DEFINITIONS: &str = r##"<radialGradient id="mancala-pit" cx=".45" cy=".4"><stop offset=".6" stop-color="#4d2c14"/><stop offset="1" stop-color="#2c170a"/></radialGradient><radialGradient id="mancala-seed" cx=".35" cy=".3"><stop offset="0" stop-color="#8c9188"/><stop offset=".5" stop-color="#3a3f38"/><stop offset="1" stop-color="#1d201b"/></radialGradient><linearGradient id="mancala-wood" x2="0" y2="1"><stop offset="0" stop-color="#a8703f"/><stop offset="1" stop-color="#7f4f28"/></linearGradient><marker id="mancala-tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 8 4 0 8z" fill="#ffd479"/></marker>"##;

struct Drawing {
    shape: Shape,
    svg: String,
}

/// Draws the position before a turn, with the laps of the turn if one is given.
pub fn draw(position: &AnyPosition, outcome: Option<Outcome>, played: Option<&Played>) -> String {
    let mut drawing = Drawing {
        shape: position.game().spec().shape,
        svg: String::new(),
    };
    drawing.open(&write_position(position), &state(position, outcome));
    let seeds = position.setup().seeds;
    for pit in drawing.shape.all_pits() {
        drawing.pit(pit, seeds.get(pit));
    }
    if drawing.shape.has_stores {
        drawing.stores(seeds.stores);
    }
    let steps = played.map_or(&[][..], |played| &played.steps);
    let mut laps = 0;
    for (step, _) in steps {
        match step {
            Step::Lap(_) if laps == MOST_LAPS => break,
            Step::Lap(lap) => {
                laps += 1;
                drawing.lap(laps, *lap);
            }
            Step::Capture { pits, .. } => pits.iter().for_each(|pit| drawing.captured(pit)),
            _ => {}
        }
    }
    drawing.svg + "</svg>"
}

impl Drawing {
    fn put(&mut self, text: std::fmt::Arguments<'_>) {
        self.svg
            .write_fmt(text)
            .expect("writing to a string does not fail");
    }

    fn side_space(&self) -> f64 {
        if self.shape.has_stores { STORE } else { 0.0 }
    }

    fn size(&self) -> (f64, f64) {
        let width = f64::from(self.shape.columns()) * PITCH + 2.0 * self.side_space();
        let height = f64::from(2 * self.shape.rows) * PITCH + GAP;
        (width + MARGIN, height + MARGIN)
    }

    fn open(&mut self, title: &str, state: &str) {
        let (width, height) = self.size();
        self.put(format_args!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" font-family="system-ui, sans-serif" font-size="13" font-weight="600" text-anchor="middle"><title>{title}</title><desc>{state}</desc><defs>{DEFINITIONS}</defs><rect x="3" y="3" width="{}" height="{}" rx="22" fill="url(#mancala-wood)" stroke="#5b3518" stroke-width="2"/>"##,
            width - 6.0,
            height - 6.0,
        ));
    }

    fn centre(&self, pit: Pit) -> (f64, f64) {
        let (row, column) = self.shape.cell(pit);
        let gap = if row >= self.shape.rows { GAP } else { 0.0 };
        let x = self.side_space() + MARGIN / 2.0 + (f64::from(column) + 0.5) * PITCH;
        let y = MARGIN / 2.0 + (f64::from(row) + 0.5) * PITCH + gap;
        (x, y)
    }

    fn pit(&mut self, pit: Pit, count: u8) {
        let (x, y) = self.centre(pit);
        self.put(format_args!(
            r##"<circle cx="{x}" cy="{y}" r="{RADIUS}" fill="url(#mancala-pit)" stroke="#c08a55"/>"##
        ));
        let reach = RADIUS - SEED - 4.0;
        self.seeds((x, y), count, (reach, reach));
        let letter = self.shape.letter(pit);
        let (left, right, top) = (x - RADIUS + 2.0, x + RADIUS - 7.0, y - RADIUS + 7.0);
        self.put(format_args!(
            r##"<text fill="#f3e3c8" font-weight="400" x="{left}" y="{}">{letter}</text><circle cx="{right}" cy="{top}" r="11" fill="#f3e3c8"/><text fill="#3b2412" x="{right}" y="{}">{count}</text>"##,
            top + 1.0,
            top + 4.5,
        ));
    }

    /// Seeds in a sunflower spiral: even, and the same for the same count.
    fn seeds(&mut self, (x, y): (f64, f64), count: u8, (across, down): (f64, f64)) {
        const GOLDEN: f64 = 0.381_966;
        let drawn = count.min(MOST_DRAWN);
        let heap = SEED * 1.25 * f64::from(drawn).sqrt();
        let (across, down) = (across.min(heap), down.min(heap));
        for seed in 0..drawn {
            let share = (f64::from(seed) + 0.5) / f64::from(drawn);
            let (sin, cos) = (f64::from(seed) * GOLDEN * TAU).sin_cos();
            let (dx, dy) = (across * share.sqrt() * cos, down * share.sqrt() * sin);
            self.put(format_args!(
                r#"<circle cx="{:.1}" cy="{:.1}" r="{SEED}" fill="url(#mancala-seed)"/>"#,
                x + dx,
                y + dy,
            ));
        }
    }

    /// North's store at the left, South's at the right: each at its owner's right hand.
    fn stores(&mut self, [south, north]: [u8; 2]) {
        let (width, height) = self.size();
        let left = MARGIN / 2.0 + STORE / 2.0 - 6.0;
        for (x, count) in [(left, north), (width - left, south)] {
            self.put(format_args!(
                r##"<rect x="{}" y="{}" width="{}" height="{}" rx="26" fill="url(#mancala-pit)" stroke="#c08a55"/>"##,
                x - 26.0,
                MARGIN,
                52.0,
                height - 2.0 * MARGIN,
            ));
            self.seeds((x, height / 2.0 - 14.0), count, (19.0, 42.0));
            self.put(format_args!(
                r##"<circle cx="{x}" cy="{}" r="12" fill="#f3e3c8"/><text fill="#3b2412" x="{x}" y="{}">{count}</text>"##,
                height - MARGIN - 18.0,
                height - MARGIN - 13.5,
            ));
        }
    }

    /// A ring in a pit that the turn captures, clear of the pit's count.
    fn captured(&mut self, pit: Pit) {
        let (x, y) = self.centre(pit);
        let radius = RADIUS - 10.0;
        self.put(format_args!(
            r##"<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#ff7b54" stroke-width="4"/>"##
        ));
    }

    /// An arrow through the pits of a lap, numbered at its origin.
    fn lap(&mut self, number: usize, lap: Lap) {
        let shape = self.shape;
        let mut path = String::new();
        let (x, y) = self.centre(lap.origin);
        // Laps lie a little beside each other, so that all can be followed.
        let shift = (number % 4) as f64 * 8.0 - 12.0;
        write!(path, "M{:.1} {:.1}", x + shift, y + shift).expect("a string");
        for pit in lap.drops(&shape) {
            let (x, y) = self.centre(pit);
            write!(path, " L{:.1} {:.1}", x + shift, y + shift).expect("a string");
        }
        let dashes = if lap.is_lifted {
            ""
        } else {
            r#" stroke-dasharray="6 5""#
        };
        self.put(format_args!(
            r##"<path d="{path}" fill="none" stroke="#ffd479" stroke-width="2.5" stroke-linejoin="round" opacity=".85" marker-end="url(#mancala-tip)"{dashes}/><circle cx="{0:.1}" cy="{1:.1}" r="9" fill="#9a3b12"/><text fill="#fff" x="{0:.1}" y="{2:.1}">{number}</text>"##,
            x + shift,
            y + shift,
            y + shift + 4.0,
        ));
    }
}
