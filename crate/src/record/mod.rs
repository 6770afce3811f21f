//! A game with everything that is kept of it: its options, tags and comments.
//! Read from and written as text, as OGN (Oware) and as a link.
//!
//! Where `www/rules/notation.md` leaves something open, it is decided so:
//!
//! * Control characters in tags become spaces, for a tag stands in one line. A closing brace in a comment becomes a
//!   parenthesis, and line ends of any system become `\n`. Comments that say nothing are dropped.
//! * Tags with a meaning (`Game`, `Setup`, `Options`, `Result`, `South`, `North`, `Date`, `Round`, `Mode`) stand once.
//!   Others may be repeated.
//! * `Setup` may be any position, whatever preset the options name. Its own options and those beside it are taken
//!   together; only a key that stands in both with different values is an error, a default that is spelled out included.
//! * A game that ended on the board ends so whatever is claimed; one that goes on is ended by a claim that the players
//!   ended it. Then each claim, in the tag or behind the turns, must be the result. No claim at all is none to check.
//! * In OGN the claims are scores: a game that goes on was ended by agreement if both sides then have these scores.
//! * All faults of `Options` and `Setup` are told at once; otherwise the first fault of a game is.
//! * OGN keeps one comment a turn, for the program that reads it does: several are joined when it is written.
//! * OGN has other tags of its own (`Setup`, `Options`, a `Mode` of other words): they are dropped with a notice.

mod claims;
mod link;
mod ogn;
mod piece;
mod read;
mod start;
mod turns;
mod write;
mod write_link;
mod write_ogn;

use crate::codes::codes;
use crate::game::{Game, Played};
use crate::notation::{Fault, FaultCode, is_tag_name, write_options};
use crate::options::OptionValues;
use crate::refusal::Refusal;

pub use ogn::GAME as OGN_GAME;
pub use read::Reading;

codes! {
    /// How a game is timed, and whether turns may be taken back.
    Mode {
    Classical = "classical": "no clock; turns may be taken back",
    Contract = "contract": "no clock; turns are binding",
    Blitz = "blitz": "three seconds to start a turn; turns are binding",
    }
}

impl Mode {
    /// The mode with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Mode> {
        Mode::ALL.iter().copied().find(|mode| mode.word() == word)
    }
}

codes! {
    /// What a text could not take over.
    NoticeCode {
    CommentsLeftOut = "comments-left-out": "comments are left out",
    TagsLeftOut = "tags-left-out": "tags are left out",
    VariationsDropped = "variations-dropped": "variations are dropped",
    FirstCommentLeftOut = "first-comment-left-out": "a comment before the first turn is left out",
    ResignationLeftOut = "resignation-left-out": "OGN has no word for giving up",
    }
}

/// Something that could not be taken over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What.
    pub code: NoticeCode,
    /// Which, or how many.
    pub text: String,
}

/// A text that was written, and what it had to leave out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The text.
    pub text: String,
    /// What was left out.
    pub notices: Vec<Notice>,
}

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// What is wrong, at least one fault.
    pub faults: Vec<Fault>,
    /// Why the turn in question cannot be played.
    pub refusal: Option<Refusal>,
}

impl From<Fault> for RecordError {
    fn from(fault: Fault) -> Self {
        RecordError::from(vec![fault])
    }
}

impl From<Vec<Fault>> for RecordError {
    fn from(found: Vec<Fault>) -> Self {
        let mut faults: Vec<Fault> = Vec::with_capacity(found.len());
        for fault in found {
            let place = (fault.line, fault.at);
            let behind = faults.partition_point(|earlier| (earlier.line, earlier.at) <= place);
            faults.insert(behind, fault);
        }
        RecordError {
            faults,
            refusal: None,
        }
    }
}

impl RecordError {
    /// All reasons; those behind the first, whose place is told apart, with their places.
    #[must_use]
    pub fn reason(&self) -> String {
        let mut reason = self.faults[0].reason();
        for fault in &self.faults[1..] {
            reason += &format!("; {}:{}: {}", fault.line, fault.at, fault.reason());
        }
        match self.refusal {
            Some(refusal) => format!("{reason}: {refusal}"),
            None => reason,
        }
    }
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let first = &self.faults[0];
        write!(f, "{}:{}: {}", first.line, first.at, self.reason())
    }
}

impl std::error::Error for RecordError {}

/// A comment of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// The ply behind which it stands; 0: before the first turn.
    pub ply: usize,
    /// What it says, without `}`.
    pub text: String,
}

/// The most bytes of tags and comments that a record holds, so that whatever is written can be read again.
const MOST_NOTES: usize = 1_000_000;
/// Tags that the record writes by itself.
const OWN_TAGS: [&str; 4] = ["Game", "Setup", "Options", "Result"];
/// Tags that links keep even when they grow long.
const KNOWN_TAGS: [&str; 5] = ["South", "North", "Date", "Round", "Mode"];

/// A game and what is kept of it besides its turns.
///
/// ```
/// use empiki::record::Record;
///
/// let record = Record::read("[Game \"oware\"]\n[South \"Esi\"]\n\n1. C d {why not e?}")?;
/// assert_eq!(record.game().last_ply(), 2);
/// assert_eq!(record.tag("South"), Some("Esi"));
/// assert_eq!(Record::read(&record.write())?.write(), record.write());
/// # Ok::<(), empiki::record::RecordError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record {
    game: Game,
    options: OptionValues,
    tags: Vec<(String, String)>,
    comments: Vec<Comment>,
    notices: Vec<Notice>,
}

impl Record {
    /// A record of a game, with values of its record options.
    #[must_use]
    pub fn of(game: Game, options: OptionValues) -> Record {
        Record {
            game,
            options,
            tags: Vec::new(),
            comments: Vec::new(),
            notices: Vec::new(),
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, to be moved through, not to be played on: see [`Record::play_text`].
    pub fn game_mut(&mut self) -> &mut Game {
        &mut self.game
    }

    /// The values of the record options.
    #[must_use]
    pub fn options(&self) -> &OptionValues {
        &self.options
    }

    /// All options that are not default, sorted by key.
    #[must_use]
    pub fn options_text(&self) -> String {
        let play = self.game.given().setup().options;
        write_options(self.game.id(), &play, &self.options)
    }

    /// The tags that the record does not write by itself, in their order.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|(tag, _)| tag == name);
        tag.map(|(_, value)| value.as_str())
    }

    /// Bytes of all tags and comments.
    fn notes_length(&self) -> usize {
        let tags = self
            .tags
            .iter()
            .map(|(name, value)| name.len() + value.len());
        let comments = self.comments.iter().map(|comment| comment.text.len());
        tags.chain(comments).sum()
    }

    /// Sets a tag; an empty value removes it. False for a name that no tag can have, or that the
    /// record writes by itself, for a mode that there is none of, and for more than a record holds.
    pub fn set_tag(&mut self, name: &str, value: &str) -> bool {
        if self.notes_length() + name.len() + value.len() > MOST_NOTES {
            return false;
        }
        let is_mode = name != "Mode" || value.is_empty() || Mode::from_word(value).is_some();
        if !is_tag_name(name) || OWN_TAGS.contains(&name) || !is_mode {
            return false;
        }
        let first = self.tags.iter().position(|(tag, _)| tag == name);
        self.tags.retain(|(tag, _)| tag != name);
        if !value.is_empty() {
            let place = first.unwrap_or(self.tags.len());
            let tag = (name.to_owned(), tag_value(value));
            self.tags.insert(place, tag);
        }
        true
    }

    /// Takes over a tag that was read, behind those there are.
    fn add_tag(&mut self, name: &str, value: &str) -> Result<(), FaultCode> {
        if name == "Mode" && Mode::from_word(value).is_none() {
            return Err(FaultCode::BadMode);
        }
        if KNOWN_TAGS.contains(&name) && self.tag(name).is_some() {
            return Err(FaultCode::RepeatedTag);
        }
        self.tags.push((name.to_owned(), tag_value(value)));
        Ok(())
    }

    /// The mode that the tag `Mode` names.
    #[must_use]
    pub fn mode(&self) -> Option<Mode> {
        self.tag("Mode").and_then(Mode::from_word)
    }

    /// The comments, by ply.
    #[must_use]
    pub fn comments(&self) -> &[Comment] {
        &self.comments
    }

    /// Sets the comment behind a ply, 0 for the start, in place of those there are; an empty one removes them. No
    /// comment holds a closing brace: it becomes a parenthesis. False when there is no such ply, and for more than a
    /// record holds.
    pub fn set_comment(&mut self, ply: usize, text: &str) -> bool {
        if ply > self.game.last_ply() || self.notes_length() + text.len() > MOST_NOTES {
            return false;
        }
        self.comments.retain(|comment| comment.ply != ply);
        self.add_comment(ply, text);
        true
    }

    /// Adds a comment behind those of its ply.
    fn add_comment(&mut self, ply: usize, text: &str) {
        let text = comment_text(text);
        if !text.is_empty() {
            let place = self.comments.partition_point(|comment| comment.ply <= ply);
            self.comments.insert(place, Comment { ply, text });
        }
    }

    /// What was left out when the record was read.
    #[must_use]
    pub fn notices(&self) -> &[Notice] {
        &self.notices
    }

    /// Plays a turn at the current ply; plies that could be redone are forgotten with their comments.
    ///
    /// # Errors
    /// Why the turn cannot be played; the record is then unchanged.
    pub fn play_text(&mut self, turn: &str) -> Result<Played, Refusal> {
        let ply = self.game.ply();
        let played = self.game.play_text(turn)?;
        self.comments.retain(|comment| comment.ply <= ply);
        Ok(played)
    }

    /// Forgets the comments of plies that are gone, after the players ended the game.
    pub fn cut_comments(&mut self) {
        let last = self.game.last_ply();
        self.comments.retain(|comment| comment.ply <= last);
    }
}

/// A value as a tag keeps it: in one line.
fn tag_value(value: &str) -> String {
    value
        .chars()
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect()
}

/// A text as a comment keeps it: without the brace that would end it, and with one kind of line ends.
fn comment_text(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut is_after_return = false;
    for letter in text.chars() {
        match letter {
            '\n' if is_after_return => {}
            '\r' => kept.push('\n'),
            '}' => kept.push(')'),
            _ => kept.push(letter),
        }
        is_after_return = letter == '\r';
    }
    kept
}
