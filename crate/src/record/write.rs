//! Records as text: tags, then moves.

use super::Record;
use crate::joined::joined;
use crate::notation::{write_setup, write_tag};
use crate::options::OptionValues;
use crate::setup::Setup;
use crate::side::Side;

impl Record {
    /// The record as text, with a line end behind it.
    #[must_use]
    pub fn write(&self) -> String {
        let mut tags = vec![write_tag("Game", self.game.id().spec().name)];
        tags.extend(self.tags.iter().map(|(name, value)| write_tag(name, value)));
        tags.push(write_tag("Setup", &self.setup_text()));
        let options = self.options_text();
        if !options.is_empty() {
            tags.push(write_tag("Options", &options));
        }
        tags.push(write_tag("Result", &self.result_text()));
        let comments = self.comments.iter();
        let comments = comments.map(|comment| (comment.ply, format!("{{{}}}", comment.text)));
        let moves = numbered(self.turns(), comments);
        let mut text = joined(&tags, "\n") + "\n";
        if !moves.is_empty() {
            text += &format!("\n{}\n", joined(&moves, " "));
        }
        text
    }

    /// The starting position without its options, which stand in a tag of their own.
    pub(super) fn setup_text(&self) -> String {
        let game = self.game.id();
        let setup = Setup {
            options: OptionValues::defaults(game.spec().play_options),
            ..self.game.given().setup()
        };
        write_setup(game, &setup)
    }

    /// The result at the end of the record; `-` while the game goes on there.
    pub(super) fn result_text(&self) -> String {
        let outcome = self.game.final_outcome();
        outcome.map_or_else(|| "-".to_owned(), |outcome| outcome.to_string())
    }

    pub(super) fn turns(&self) -> impl Iterator<Item = String> {
        self.game.plies().map(|(_, turn)| turn)
    }

    /// Who starts.
    #[must_use]
    pub fn starter(&self) -> Side {
        self.game.given().mover()
    }
}

/// Numbers before every other turn, counted from the starter, and comments, sorted by ply, where they belong.
pub(super) fn numbered(
    turns: impl Iterator<Item = String>,
    comments: impl Iterator<Item = (usize, String)>,
) -> Vec<String> {
    let mut comments = comments.peekable();
    let mut words = Vec::new();
    for (ply, turn) in turns.enumerate() {
        while let Some((_, comment)) = comments.next_if(|&(at, _)| at <= ply) {
            words.push(comment);
        }
        if ply % 2 == 0 {
            words.push(format!("{}.", ply / 2 + 1));
        }
        words.push(turn);
    }
    words.extend(comments.map(|(_, comment)| comment));
    words
}
