//! Writing OGN.

use super::ogn::{OGN_TAGS, ROSTER, UNKNOWN, VARIANT, in_one_line, result_text};
use super::write::numbered;
use super::{Comment, Notice, NoticeCode, OGN_GAME, Record, RecordError, Written};
use crate::game::{Game, Played};
use crate::games::AnyPosition;
use crate::joined::joined;
use crate::listed::Listed;
use crate::notation::{Fault, FaultCode, Place, write_tag};
use crate::outcome::Ending;
use crate::setup::Setup;
use crate::side::Side;
use crate::trace::Step;

/// Lines are shorter than this, unless a word alone is not.
const WIDTH: usize = 80;

impl Record {
    /// The record as OGN.
    ///
    /// # Errors
    /// When it is no game of Oware, or not one under the default rules; the place is the start of the record.
    pub fn write_ogn(&self) -> Result<Written, RecordError> {
        self.refuse_for_ogn()?;
        let result = result_text(&self.game);
        let mut words = self.ogn_words();
        if !words.is_empty() && result != "*" {
            words.push(result.clone());
        }
        let mut text = joined(&self.ogn_tags(&result), "\n") + "\n";
        if !words.is_empty() {
            text += &format!("\n{}\n", in_lines(&words));
        }
        Ok(Written {
            text,
            notices: self.ogn_notices(),
        })
    }

    fn refuse_for_ogn(&self) -> Result<(), RecordError> {
        let start = Place { line: 1, column: 1 };
        let id = self.game.id();
        if id != OGN_GAME {
            let fault = Fault::new(FaultCode::NotOware, start, id.spec().name, "oware");
            return Err(fault.into());
        }
        let options = self.options_text();
        if options.is_empty() {
            return Ok(());
        }
        Err(Fault::new(FaultCode::OptionsNotDefault, start, &options, "").into())
    }

    /// The roster, the starting position if it is not the usual one, then all other tags.
    fn ogn_tags(&self, result: &str) -> Vec<String> {
        let mut tags = vec![write_tag("Variant", VARIANT)];
        tags.extend(ROSTER.map(|name| write_tag(name, self.tag(name).unwrap_or(UNKNOWN))));
        tags.push(write_tag("Result", result));
        if *self.game.given() != OGN_GAME.start() {
            tags.push(write_tag("FEN", &write_fen(self.game.given())));
        }
        let mut in_roster = Vec::new();
        for (name, value) in &self.tags {
            let is_written = ROSTER.contains(&name.as_str()) && !in_roster.contains(name);
            if is_written {
                in_roster.push(name.clone());
            } else if !OGN_TAGS.contains(&name.as_str()) {
                tags.push(write_tag(name, value));
            }
        }
        tags
    }

    /// Numbers, turns with what they captured, and comments behind turns.
    fn ogn_words(&self) -> Vec<String> {
        let comments = self.comments.chunk_by(|one, next| one.ply == next.ply);
        let comments = comments.filter(|comments| comments[0].ply > 0);
        // That program keeps one comment a turn, and fails on one before the first.
        let comments = comments.filter_map(|comments| {
            let texts: Vec<_> = comments
                .iter()
                .map(|comment| comment.text.as_str())
                .listed();
            let text = in_one_line(&joined(&texts, " "));
            (!text.is_empty()).then(|| (comments[0].ply, format!("{{ {text} }}")))
        });
        numbered(self.turns_with_captures(), comments)
    }

    fn turns_with_captures(&self) -> impl Iterator<Item = String> {
        let mut game = Game::from_position(self.game.given().clone());
        self.turns().map(move |turn| {
            let Ok(played) = game.play_text(&turn) else {
                unreachable!("it was played before")
            };
            match captured(&played) {
                0 => turn,
                captured => format!("{turn}+{captured}"),
            }
        })
    }

    fn ogn_notices(&self) -> Vec<Notice> {
        let mut notices = Vec::new();
        let mut note = |code, text: String| {
            if !text.is_empty() {
                notices.push(Notice { code, text });
            }
        };
        let is_first = |comment: &&Comment| comment.ply == 0;
        let first: Vec<_> = self.comments.iter().take_while(is_first).listed();
        let first: Vec<_> = first.iter().map(|comment| comment.text.as_str()).listed();
        note(NoticeCode::FirstCommentLeftOut, joined(&first, " "));
        let names = self.tags.iter().map(|(name, _)| name.as_str());
        let names: Vec<_> = names.filter(|name| OGN_TAGS.contains(name)).listed();
        note(NoticeCode::TagsLeftOut, joined(&names, ", "));
        let outcome = self.game.final_outcome();
        if outcome.is_some_and(|outcome| outcome.ending == Ending::Resigned) {
            note(NoticeCode::ResignationLeftOut, self.result_text());
        }
        notices
    }
}

/// The seeds that a turn captured; those that the end of the game hands out are none.
fn captured(played: &Played) -> u32 {
    let steps = played.steps.iter();
    let captured = steps.map(|(step, _)| match step {
        Step::Capture { seeds, .. } => u32::from(*seeds),
        _ => 0,
    });
    captured.sum()
}

/// Writes an Oware position as a FEN.
fn write_fen(position: &AnyPosition) -> String {
    let Setup { seeds, mover, .. } = position.setup();
    let mut fields: Vec<_> = seeds.counts(12).iter().map(ToString::to_string).listed();
    fields.extend(seeds.stores.map(|store| store.to_string()));
    let side = match mover {
        Side::South => "S",
        Side::North => "N",
    };
    format!("{}-{side}", joined(&fields, "-"))
}

/// Words in lines that are not too long; comments are broken between their words.
fn in_lines(words: &[String]) -> String {
    let pieces = words.iter().flat_map(|word| word.split(' '));
    let mut text = String::new();
    let mut width = 0;
    for piece in pieces {
        let length = piece.chars().count();
        if width == 0 {
            // The first of all.
        } else if width + 1 + length < WIDTH {
            text.push(' ');
            width += 1;
        } else {
            text.push('\n');
            width = 0;
        }
        text += piece;
        width += length;
    }
    text
}
