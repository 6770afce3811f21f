//! A game record as written, before anything is replayed: tags, words and
//! comments, each with its place. The same for this project's records and OGN.

use super::fault::{Fault, FaultCode, Place, part};

/// A tag, `[Name "value"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tag {
    /// The name.
    pub name: String,
    /// The value, its escapes resolved.
    pub value: String,
    /// Where the value begins, behind the quotation mark.
    pub place: Place,
    /// The value as it stands in the text.
    raw: String,
}

impl Tag {
    /// The place of a character of the value, counted from 0; that of the quotation mark for those behind it.
    #[must_use]
    pub fn place_of(&self, offset: usize) -> Place {
        let mut raw = self.raw.chars();
        let mut column = self.place.column;
        for _ in 0..offset {
            let width = match raw.next() {
                None => break,
                Some('\\') if is_escaped(raw.clone().next()) => {
                    raw.next();
                    2
                }
                Some(_) => 1,
            };
            column += width;
        }
        Place {
            column,
            ..self.place
        }
    }
}

/// A backslash before anything else stands for itself.
fn is_escaped(letter: Option<char>) -> bool {
    matches!(letter, Some('"' | '\\'))
}

/// A turn, a move number or a piece of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    /// What stands there.
    pub text: String,
    /// Where it begins.
    pub place: Place,
}

impl Word {
    /// The turn in a word: `1.` and `...` have none, `1.C` and `1...c` have one.
    #[must_use]
    pub fn turn(&self) -> Option<(&str, Place)> {
        let behind_digits = self
            .text
            .trim_start_matches(|letter: char| letter.is_ascii_digit());
        let behind_dots = behind_digits.trim_start_matches('.');
        let is_number = behind_digits.len() < self.text.len() || behind_dots.is_empty();
        let turn = if is_number { behind_dots } else { &self.text };
        let place = Place {
            column: self.place.column + self.text.len() - turn.len(),
            ..self.place
        };
        (!turn.is_empty()).then_some((turn, place))
    }
}

/// One game of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Transcript {
    /// The tags, in their order.
    pub tags: Vec<Tag>,
    /// What stands between spaces, comments and variations left out.
    pub words: Vec<Word>,
    /// Each comment, and how many words stand before it.
    pub comments: Vec<(usize, String)>,
    /// Where variations begin that were passed over.
    pub variations: Vec<Place>,
    /// Where the game begins.
    pub start: Place,
}

impl Transcript {
    /// How many turns there are, if any.
    fn plies(&self) -> Option<usize> {
        let turns = self.words.iter().filter_map(Word::turn).count();
        (turns > 0).then_some(turns)
    }

    /// The first tag with this name, if there is one.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }
}

/// A game as far as its text can be taken apart.
pub struct Taken<'t> {
    /// The text of this game alone.
    pub text: &'t str,
    /// Its pieces, or what is wrong with it.
    pub transcript: Result<Transcript, Fault>,
}

/// The tags that begin a game.
const OPENERS: [&str; 4] = ["Game", "Variant", "FEN", "Event"];

/// Takes a text apart into its games, one after the other.
///
/// A tag behind moves begins another game. So does a tag behind an empty line if it is one that begins games and this
/// game has it already. After a fault the next game begins with the next line that opens with such a tag, unless that
/// line goes on with the tags of the faulty one.
pub fn take_apart(text: &str) -> impl Iterator<Item = Taken<'_>> {
    let mut scanner = Scanner::new(text);
    std::iter::from_fn(move || {
        scanner.skip_space();
        scanner.peek()?;
        let begin = scanner.at;
        let transcript = scanner.game();
        if let Err(fault) = &transcript {
            scanner.skip_to_next_game(fault.code == FaultCode::BadTag);
        }
        let text = part(text, begin..scanner.at).trim_end();
        Some(Taken { text, transcript })
    })
}

/// Writes a tag.
#[must_use]
pub fn write_tag(name: &str, value: &str) -> String {
    let mut text = format!("[{name} \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            // A tag stands in one line.
            _ if letter.is_control() => text.push(' '),
            _ => text.push(letter),
        }
    }
    text + "\"]"
}

/// Whether this can be the name of a tag.
#[must_use]
pub fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(is_of_name)
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// The mark that editors of some systems put before a text; files that are joined keep it in the middle.
const BYTE_ORDER_MARK: char = '\u{feff}';

fn is_space(letter: char) -> bool {
    letter.is_whitespace() || letter == BYTE_ORDER_MARK
}

fn is_of_word(letter: char) -> bool {
    !is_space(letter) && !matches!(letter, '{' | '}' | '(' | ')' | '[' | ']')
}

/// Reads a text from its beginning to its end. No letter is looked at more than a few times, whatever the text.
struct Scanner<'t> {
    text: &'t str,
    /// The byte that is read next.
    at: usize,
    place: Place,
    /// Behind the last closing brace: a comment that begins there does not end.
    end_of_comments: usize,
}

impl<'t> Scanner<'t> {
    fn new(text: &'t str) -> Scanner<'t> {
        // A mark at the beginning takes no column.
        let rest = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
        Scanner {
            text,
            at: text.len() - rest.len(),
            place: Place { line: 1, column: 1 },
            end_of_comments: text.rfind('}').map_or(0, |brace| brace + 1),
        }
    }

    fn rest(&self) -> &'t str {
        part(self.text, self.at..)
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += letter.len_utf8();
        if letter == '\n' {
            self.place.line += 1;
            self.place.column = 1;
        } else {
            self.place.column += 1;
        }
        Some(letter)
    }

    fn skip_while(&mut self, is_skipped: impl Fn(char) -> bool) -> &'t str {
        let begin = self.at;
        while self.peek().is_some_and(&is_skipped) {
            self.next();
        }
        part(self.text, begin..self.at)
    }

    /// Skips spaces and line ends; true when there was an empty line among them.
    fn skip_space(&mut self) -> bool {
        let space = self.skip_while(is_space);
        space.matches('\n').count() > 1
    }

    fn game(&mut self) -> Result<Transcript, Fault> {
        let mut game = Transcript {
            tags: Vec::new(),
            words: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
            start: self.place,
        };
        let mut is_apart = false;
        while self.peek() == Some('[') && !(is_apart && self.opens_another(&game)) {
            let tag = self.tag()?;
            game.tags.push(tag);
            is_apart = self.skip_space();
        }
        while let Some(letter) = self.peek().filter(|&letter| letter != '[') {
            self.piece(letter, &mut game).map_err(|fault| Fault {
                ply: game.plies(),
                ..fault
            })?;
            self.skip_space();
        }
        Ok(game)
    }

    /// Whether the tag here begins another game: it is one that does, and this game has it already.
    fn opens_another(&self, game: &Transcript) -> bool {
        self.opener().is_some_and(|name| game.tag(name).is_some())
    }

    /// The name of the tag that begins here, if it is one that begins games.
    fn opener(&self) -> Option<&'static str> {
        let rest = self.rest().strip_prefix('[')?;
        let rest = rest.trim_start_matches(is_blank);
        let end = rest.find(|letter| !is_of_name(letter));
        let name = part(rest, ..end.unwrap_or(rest.len()));
        OPENERS.into_iter().find(|&opener| opener == name)
    }

    fn tag(&mut self) -> Result<Tag, Fault> {
        let (begin, place) = (self.at, self.place);
        self.read_tag().ok_or_else(|| {
            let line = part(self.text, begin..).lines().next().unwrap_or_default();
            Fault::new(FaultCode::BadTag, place, line, "")
        })
    }

    fn read_tag(&mut self) -> Option<Tag> {
        self.expect('[')?;
        self.skip_while(is_blank);
        let name = self.skip_while(is_of_name).to_owned();
        let gap = self.skip_while(is_blank);
        if name.is_empty() || gap.is_empty() {
            return None;
        }
        self.expect('"')?;
        let (place, begin) = (self.place, self.at);
        let value = self.value()?;
        let raw = part(self.text, begin..self.at - 1).to_owned();
        self.skip_while(is_blank);
        self.expect(']')?;
        Some(Tag {
            name,
            value,
            place,
            raw,
        })
    }

    /// Takes this letter and no other: a line end that does not belong here is left.
    fn expect(&mut self, letter: char) -> Option<()> {
        if self.peek() != Some(letter) {
            return None;
        }
        self.next();
        Some(())
    }

    /// The rest of a value and its closing quotation mark, in the same line.
    fn value(&mut self) -> Option<String> {
        let mut value = String::new();
        loop {
            match self.peek()? {
                '\n' => return None,
                letter => {
                    self.next();
                    match letter {
                        '"' => return Some(value),
                        '\\' if is_escaped(self.peek()) => value.extend(self.next()),
                        _ => value.push(letter),
                    }
                }
            }
        }
    }

    /// A comment, a variation or a word.
    fn piece(&mut self, letter: char, game: &mut Transcript) -> Result<(), Fault> {
        let place = self.place;
        match letter {
            '{' => {
                let comment = self.comment()?.to_owned();
                game.comments.push((game.words.len(), comment));
            }
            '(' => {
                self.variation()?;
                game.variations.push(place);
            }
            '}' | ')' | ']' => {
                let found = letter.to_string();
                return Err(Fault::new(FaultCode::StrayBracket, place, &found, ""));
            }
            _ => {
                let text = self.skip_while(is_of_word).to_owned();
                game.words.push(Word { text, place });
            }
        }
        Ok(())
    }

    /// What stands between braces.
    fn comment(&mut self) -> Result<&'t str, Fault> {
        if self.at >= self.end_of_comments {
            return Err(Fault::new(FaultCode::OpenComment, self.place, "", "}"));
        }
        self.next();
        let comment = self.skip_while(|letter| letter != '}');
        self.next();
        Ok(comment)
    }

    /// Passes over a variation and those in it. There are no tags in a variation: one that reaches a tag does not end.
    fn variation(&mut self) -> Result<(), Fault> {
        let begin = self.place;
        let mut depth = 0_usize;
        loop {
            match self.peek() {
                None | Some('[') => {
                    return Err(Fault::new(FaultCode::OpenVariation, begin, "", ")"));
                }
                Some('{') => {
                    self.comment()?;
                    continue;
                }
                Some('(') => depth += 1,
                Some(')') => depth -= 1,
                Some(_) => {}
            }
            self.next();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// After a fault: to the next line that begins a game.
    fn skip_to_next_game(&mut self, mut is_among_tags: bool) {
        while self.peek().is_some() {
            if self.place.column == 1 {
                if self.opener().is_some() && !is_among_tags {
                    return;
                }
                is_among_tags = self.peek() == Some('[');
            }
            self.skip_while(|letter| letter != '\n');
            self.next();
        }
    }
}

fn is_blank(letter: char) -> bool {
    letter == ' ' || letter == '\t'
}
