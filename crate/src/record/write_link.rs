//! Writing links.

use super::link::OPENING;
use super::{KNOWN_TAGS, Notice, NoticeCode, Record, Written};
use crate::joined::joined;
use crate::notation::{part, write_setup};
use crate::setup::Setup;

/// Longer links are shortened by what is not needed for the game, in characters.
const LONGEST: usize = 2_000;
/// Letters that stand for themselves besides letters and digits.
const PLAIN: [char; 6] = ['-', '.', '~', ',', '/', '='];

impl Record {
    /// The record as a link: `base`, the address of the page without fragment, and `#g=…`.
    #[must_use]
    pub fn write_link(&self, base: &str) -> Written {
        let write = |is_whole| format!("{base}{OPENING}{}", joined(&self.fields(is_whole), "&"));
        let text = write(true);
        if text.chars().count() <= LONGEST {
            return Written {
                text,
                notices: Vec::new(),
            };
        }
        Written {
            text: write(false),
            notices: self.left_out(),
        }
    }

    fn fields(&self, is_whole: bool) -> Vec<String> {
        let name = self.game.id().spec().name;
        let mut fields = vec![name.to_owned()];
        let mut field = |key: &str, value: &str| {
            if !value.is_empty() {
                fields.push(format!("{key}={value}"));
            }
        };
        let turns: String = self.turns().map(|turn| shortened(&turn)).collect();
        field("m", &turns);
        let setup = self.setup_text();
        if self.preset_text().as_ref() != Some(&setup) {
            let behind_name = part(&setup, name.len() + 1..);
            field("p", &encoded(behind_name));
        }
        field("o", &encoded(&self.options_text()));
        if let Some(outcome) = self.game.final_outcome() {
            field("r", &encoded(&outcome.to_string()));
        }
        let tags = self.tags.iter();
        let tags = tags.filter(|(name, _)| is_whole || KNOWN_TAGS.contains(&name.as_str()));
        fields.extend(tags.map(|(name, value)| format!("t.{name}={}", encoded(value))));
        let comments = self.comments.iter().filter(|_| is_whole);
        let comments = comments.map(|comment| (comment.ply, encoded(&comment.text)));
        fields.extend(comments.map(|(ply, text)| format!("c.{ply}={text}")));
        fields
    }

    /// The start that a link means when it names none; none when the players arranged it.
    fn preset_text(&self) -> Option<String> {
        let id = self.game.id();
        let seeds = (id.spec().start)(&self.options)?;
        let setup = Setup {
            seeds,
            ..id.start().setup()
        };
        Some(write_setup(id, &setup))
    }

    fn left_out(&self) -> Vec<Notice> {
        let mut notices = Vec::new();
        if !self.comments.is_empty() {
            notices.push(Notice {
                code: NoticeCode::CommentsLeftOut,
                text: self.comments.len().to_string(),
            });
        }
        let names = self.tags.iter().map(|(name, _)| name.as_str());
        let unknown: Vec<_> = names.filter(|name| !KNOWN_TAGS.contains(name)).collect();
        if !unknown.is_empty() {
            notices.push(Notice {
                code: NoticeCode::TagsLeftOut,
                text: joined(&unknown, ", "),
            });
        }
        notices
    }
}

/// `+` → `.`, `*` → `~`, `--` → `_`.
fn shortened(turn: &str) -> String {
    match turn {
        "--" => "_".to_owned(),
        _ => turn.replace('+', ".").replace('*', "~"),
    }
}

/// Letters that any program leaves alone in an address; a space is `_`.
fn encoded(text: &str) -> String {
    let mut encoded = String::new();
    for letter in text.chars() {
        match letter {
            ' ' => encoded.push('_'),
            _ if letter.is_ascii_alphanumeric() || PLAIN.contains(&letter) => encoded.push(letter),
            _ => {
                let mut bytes = [0; 4];
                for byte in letter.encode_utf8(&mut bytes).bytes() {
                    encoded += &format!("%{byte:02X}");
                }
            }
        }
    }
    encoded
}
