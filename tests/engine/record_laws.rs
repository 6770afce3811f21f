//! Laws of records, OGN and links, on random games with random notes: what is
//! written reads back as the same and is written the same; what is damaged is
//! refused at a place inside the text, or read and then stable.

use crate::chance::{self, Chance};
use crate::records::{notice_lines, written};
use empiki::notation::{Fault, write_position};
use empiki::options::{OptionSpec, OptionValues, Values};
use empiki::record::{Record, RecordError};
use empiki::{Game, GameId, Side};
use proptest::prelude::*;

/// A random game, its notes, and the ply at which it is looked at.
#[derive(Clone, Debug)]
struct Notes {
    seed: u64,
    tags: Vec<(String, String)>,
    comments: Vec<(prop::sample::Index, String)>,
    ply: prop::sample::Index,
}

/// Letters of any kind, those that mean something in records and links more often.
fn any_letter() -> impl Strategy<Value = char> {
    let hostile: Vec<char> = "\"\\{}[]()\n\r\t %&=_#.~*+-?;'0sn\u{feff}\u{0}ŋ🫘"
        .chars()
        .collect();
    prop_oneof![prop::sample::select(hostile), any::<char>()]
}

fn any_text(most: usize) -> impl Strategy<Value = String> {
    let letters = prop::collection::vec(any_letter(), 0..most);
    letters.prop_map(|letters| letters.into_iter().collect())
}

fn any_notes() -> impl Strategy<Value = Notes> {
    let names = [
        "South", "North", "Date", "Round", "Event", "Variant", "FEN", "Site",
    ];
    let name = prop_oneof![
        prop::sample::select(names.to_vec()).prop_map(str::to_string),
        "[A-Za-z0-9_]{1,8}"
    ];
    let tags = prop::collection::vec((name, any_text(12)), 0..6);
    let comments = prop::collection::vec((any::<prop::sample::Index>(), any_text(30)), 0..6);
    let ply = any::<prop::sample::Index>();
    let parts = (any::<u64>(), tags, comments, ply);
    parts.prop_map(|(seed, tags, comments, ply)| Notes {
        seed,
        tags,
        comments,
        ply,
    })
}

const GAMES: [&str; 3] = ["oware", "omweso", "bao-kigogo"];

impl Notes {
    fn record(&self) -> Record {
        let mut chance = Chance::new(self.seed);
        let game = *chance.pick(&GAMES);
        let position = chance::position(game, &mut chance);
        let game = Game::from_text(&position).expect("random positions can be played");
        let options = record_options(game.id(), &mut chance);
        self.record_of(Record::of(game, options), &mut chance)
    }

    /// A game of Oware by the default rules.
    fn for_ogn(&self) -> Record {
        let mut chance = Chance::new(self.seed);
        let position = chance::position("oware", &mut chance);
        let fields: Vec<_> = position.split(' ').take(4).collect();
        let game = Game::from_text(&fields.join(" ")).expect("random positions can be played");
        let options = OptionValues::defaults(game.id().spec().record_options);
        self.record_of(Record::of(game, options), &mut chance)
    }

    fn record_of(&self, mut record: Record, chance: &mut Chance) -> Record {
        play(&mut record, chance);
        for (name, value) in &self.tags {
            record.set_tag(name, value);
        }
        for (ply, text) in &self.comments {
            let ply = ply.index(record.game().last_ply() + 1);
            record.set_comment(ply, text);
        }
        let ply = self.ply.index(record.game().last_ply() + 1);
        record.game_mut().go_to(ply);
        record
    }
}

fn record_options(id: GameId, chance: &mut Chance) -> OptionValues {
    let specs = id.spec().record_options;
    let mut values = OptionValues::defaults(specs);
    for (place, spec) in specs.iter().enumerate() {
        if chance.once_in(3) {
            values.set(place, any_value(spec, chance));
        }
    }
    values
}

fn any_value(spec: &OptionSpec, chance: &mut Chance) -> u32 {
    let value = match spec.values {
        Values::Words(words) => chance.below(words.len()),
        Values::Number { least, most, .. } => {
            let span = most - least + 1;
            least as usize + chance.below(span as usize)
        }
    };
    u32::try_from(value).expect("values are small")
}

/// Random turns, lost ones among them, and sometimes an end by the players.
fn play(record: &mut Record, chance: &mut Chance) {
    for _ in 0..chance.below(60) {
        let legal = record.game().legal_texts();
        if legal.is_empty() {
            return;
        }
        let is_lost = chance.once_in(12) && record.game().id() == GameId::Omweso;
        let turn = if is_lost {
            "--".to_string()
        } else {
            chance.pick(&legal).clone()
        };
        record.play_text(&turn).expect("a legal turn");
    }
    let game = record.game_mut();
    if game.outcome().is_none() {
        let _ = match chance.below(8) {
            0 => game.resign(Side::South),
            1 => game.resign(Side::North),
            2 => game.agree(),
            _ => return,
        };
    }
}

/// Everything that a record holds.
#[derive(PartialEq, Debug)]
struct Held {
    given: String,
    options: String,
    turns: Vec<String>,
    result: String,
    tags: Vec<(String, String)>,
    comments: Vec<(usize, String)>,
}

impl Held {
    fn by(record: &Record) -> Held {
        let game = record.game();
        let result = game.final_outcome();
        let comments = record.comments().iter();
        Held {
            given: write_position(game.given()),
            options: record.options_text(),
            turns: game.plies().map(|(_, turn)| turn).collect(),
            result: result.map_or_else(|| "-".to_string(), |outcome| outcome.to_string()),
            tags: record.tags().to_vec(),
            comments: comments
                .map(|comment| (comment.ply, comment.text.clone()))
                .collect(),
        }
    }

    /// What is left of it in a link that is too long.
    fn shortened(mut self) -> Held {
        let known = ["South", "North", "Date", "Round", "Mode"];
        self.tags.retain(|(name, _)| known.contains(&name.as_str()));
        self.comments.clear();
        self
    }

    /// What OGN keeps of it, with tags in the order of names.
    fn kept_by_ogn(mut self) -> Held {
        let roster = ["Event", "Site", "Date", "Round", "South", "North"];
        self.tags.retain(|(name, value)| {
            let is_unknown = roster.contains(&name.as_str()) && value == "?";
            !is_unknown && name != "Variant" && name != "FEN"
        });
        self.tags.sort();
        self.options = String::new();
        if self.result.contains("resigned") {
            self.result = "-".to_string();
        }
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let comments = self.comments.iter().filter(|(ply, _)| *ply > 0);
        let comments = comments.map(|(ply, text)| (*ply, words(text)));
        self.comments = comments.filter(|(_, text)| !text.is_empty()).collect();
        self
    }
}

fn read(text: &str) -> Result<Record, TestCaseError> {
    Record::read(text).map_err(|error| TestCaseError::fail(format!("{text}\n{error}")))
}

fn read_link(text: &str) -> Result<Record, TestCaseError> {
    Record::read_link(text).map_err(|error| TestCaseError::fail(format!("{text}\n{error}")))
}

/// Part of a text exchanged, doubled, left out, or hostile letters put in.
#[derive(Clone, Debug)]
enum Damage {
    Delete(prop::sample::Index, usize),
    Double(prop::sample::Index, usize),
    Swap(prop::sample::Index, prop::sample::Index),
    Insert(prop::sample::Index, String),
}

fn any_damage() -> impl Strategy<Value = Vec<Damage>> {
    let at = any::<prop::sample::Index>;
    let damage = prop_oneof![
        (at(), 1..40_usize).prop_map(|(at, length)| Damage::Delete(at, length)),
        (at(), 1..40_usize).prop_map(|(at, length)| Damage::Double(at, length)),
        (at(), at()).prop_map(|(one, other)| Damage::Swap(one, other)),
        (at(), any_text(4)).prop_map(|(at, text)| Damage::Insert(at, text)),
    ];
    prop::collection::vec(damage, 1..5)
}

fn damaged(text: &str, damages: &[Damage]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for damage in damages {
        let length = letters.len();
        if length == 0 {
            break;
        }
        match damage {
            Damage::Delete(at, many) => {
                let at = at.index(length);
                letters.drain(at..length.min(at + many));
            }
            Damage::Double(at, many) => {
                let at = at.index(length);
                let piece = letters[at..length.min(at + many)].to_vec();
                letters.splice(at..at, piece);
            }
            Damage::Swap(one, other) => letters.swap(one.index(length), other.index(length)),
            Damage::Insert(at, text) => {
                let at = at.index(length);
                letters.splice(at..at, text.chars());
            }
        }
    }
    letters.into_iter().collect()
}

/// Every fault lies in a line of the text, or one column behind it. Lines are counted from `first`: from 0 in a link,
/// which is one.
fn check_places(first: usize, widths: &[usize], error: &RecordError) -> Result<(), TestCaseError> {
    let is_inside = |fault: &Fault| {
        let line = fault.line.checked_sub(first);
        let width = line.and_then(|line| widths.get(line));
        width.is_some_and(|width| (1..=width + 1).contains(&fault.at))
    };
    prop_assert!(!error.faults.is_empty(), "{:?}", error);
    for fault in &error.faults {
        prop_assert!(is_inside(fault), "{:?}", fault);
    }
    prop_assert!(!error.reason().is_empty());
    Ok(())
}

/// A record that was read is written, read and written the same, as a record and as a link.
fn check_stable(record: &Record) -> Result<(), TestCaseError> {
    let text = record.write();
    let again = read(&text)?;
    prop_assert_eq!(Held::by(record), Held::by(&again), "{}", text);
    prop_assert_eq!(again.write(), text);
    let (link, notices) = written(record.write_link(""));
    let linked = read_link(&link)?;
    if notices.is_empty() {
        prop_assert_eq!(Held::by(record), Held::by(&linked), "{}", link);
    }
    prop_assert_eq!(linked.write_link("").text, link);
    if let Ok(ogn) = record.write_ogn() {
        let again = read(&ogn.text)?;
        let twice = again.write_ogn().expect("it was OGN").text;
        prop_assert_eq!(twice, ogn.text);
    }
    Ok(())
}

fn check_any_text(text: &str) -> Result<(), TestCaseError> {
    let widths: Vec<usize> = text.split('\n').map(|line| line.chars().count()).collect();
    for reading in Record::read_all(text) {
        match reading.record {
            Ok(record) => check_stable(&record)?,
            Err(error) => check_places(1, &widths, &error)?,
        }
    }
    match Record::read_link(text) {
        Ok(record) => check_stable(&record)?,
        // A link is one line, wherever it was broken.
        Err(error) => check_places(0, &[text.chars().count()], &error)?,
    }
    Ok(())
}

proptest! {
    #[test]
    fn a_record_reads_back_as_it_was_written(notes in any_notes()) {
        let record = notes.record();
        let text = record.write();
        let again = read(&text)?;
        prop_assert_eq!(Held::by(&record), Held::by(&again), "{}", text);
        prop_assert_eq!(again.write(), text);
        prop_assert_eq!(again.game().ply(), again.game().last_ply());
    }

    #[test]
    fn a_link_reads_back_as_it_was_written(notes in any_notes()) {
        let record = notes.record();
        let (link, notices) = written(record.write_link("https://example.org/"));
        let again = read_link(&link)?;
        let is_whole = notices.is_empty();
        prop_assert!(is_whole || link.chars().count() <= 2_000 || again.comments().is_empty());
        let held = Held::by(&record);
        let held = if is_whole { held } else { held.shortened() };
        prop_assert_eq!(held, Held::by(&again), "{}", link);
        prop_assert_eq!(again.write_link("https://example.org/").text, link);
    }

    #[test]
    fn ogn_reads_back_as_it_was_written(notes in any_notes()) {
        let record = notes.for_ogn();
        let (ogn, notices) = written(record.write_ogn().map_err(|error| TestCaseError::fail(error.to_string()))?);
        let again = read(&ogn)?;
        let (kept, mut held) = (Held::by(&record).kept_by_ogn(), Held::by(&again));
        held.tags.sort();
        prop_assert_eq!(kept, held, "{} {:?}", ogn, notices);
        prop_assert_eq!(notice_lines(again.notices()), Vec::<String>::new());
        let (twice, _) = written(again.write_ogn().map_err(|error| TestCaseError::fail(error.to_string()))?);
        prop_assert_eq!(twice, ogn);
    }

    #[test]
    fn a_damaged_record_may_be_read(notes in any_notes(), damages in any_damage()) {
        check_any_text(&damaged(&notes.record().write(), &damages))?;
    }

    #[test]
    fn a_damaged_file_may_be_read(notes in any_notes(), other in any_notes(), damages in any_damage()) {
        let both = notes.record().write() + &other.record().write();
        check_any_text(&damaged(&both, &damages))?;
    }

    #[test]
    fn damaged_ogn_may_be_read(notes in any_notes(), damages in any_damage()) {
        let ogn = notes.for_ogn().write_ogn().map_err(|error| TestCaseError::fail(error.to_string()))?;
        check_any_text(&damaged(&ogn.text, &damages))?;
    }

    #[test]
    fn a_damaged_link_may_be_read(notes in any_notes(), damages in any_damage()) {
        check_any_text(&damaged(&notes.record().write_link("").text, &damages))?;
    }

    #[test]
    fn any_text_may_be_read_as_a_record(text in any_text(200)) {
        check_any_text(&text)?;
    }
}

#[test]
fn notes_of_turns_that_are_gone_go_too() {
    let text = "[Game \"oware\"]\n{start} 1. C {one} d {two} 2. B {three} n resigned";
    let mut record = Record::read(text).expect("a record");
    assert!(record.game_mut().go_to(1));
    assert!(record.play_text("z").is_err());
    assert_eq!(record.comments().len(), 4, "a refused turn changes nothing");
    record.play_text("f").expect("legal");
    assert!(
        record
            .write()
            .ends_with("[Result \"-\"]\n\n{start} 1. C {one} f\n")
    );
    assert!(record.game_mut().go_to(0));
    record.game_mut().agree().expect("the game goes on");
    record.cut_comments();
    assert!(
        record
            .write()
            .ends_with("[Result \"draw agreed 24-24\"]\n\n{start}\n")
    );
}

/// Texts that would take minutes if any part of it were gone through again and again.
#[test]
fn long_texts_are_read_in_a_moment() {
    let filled = |before: &str, piece: &str, length: usize| {
        format!("{before}{}", piece.repeat(length / piece.len()))
    };
    let repeated = |before: &str, piece: &str| filled(before, piece, 300_000);
    let link = |before: &str, piece: &str| filled(before, piece, 99_000);
    // A turn of J never ends, and may not be played: is there another, after each ply? Others end soon.
    let struck = "o=lapCap=1000000_neverEnding=illegal_plyCap=1000000\
                  &p=1,2,5,2,1,2,4,3,2,1,2,1,3,2,5,24/0x4,1,0x9,2,1_s_1,1_1,1";
    for text in [
        repeated("", "[Game \"oware\"]\n{\n"),
        repeated("", "[Variant \"Oware Abapa\"]\n(\n"),
        repeated("[FEN \"", "("),
        repeated("", "[Event \"x\"]\n\n"),
        repeated("[Game \"oware\"]", "[x \"y\"]"),
        repeated("[Game \"oware\"]", "{c}"),
        repeated("[Game \"oware\"][Options \"", "x ") + "\"]",
        repeated("[Game \"oware\"][Setup \"", "\\\"") + "\"]",
        repeated("[Game \"omweso\"][Options \"plyCap=1000000\"]", "--{c} "),
        repeated("[Game \"oware\"]", "7. "),
        link("#g=oware", "&"),
        link("#g=oware", "&c.0=x"),
        link("#g=oware", "&t.x=y"),
        link("#g=oware&o=", "x_"),
        link("#g=omweso&o=plyCap=1000000&m=", "_"),
        link(&format!("#g=omweso&{struck}&m="), "_"),
    ] {
        check_any_text(&text).unwrap_or_else(|error| panic!("{:.500}", error.to_string()));
    }
}

/// Lone seeds that wander for a hundred thousand plies: repetition is looked for at each of them.
#[test]
fn a_long_game_is_read_in_a_moment() {
    let text = wandering(100_000);
    let record = Record::read(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.game().last_ply(), 100_000);
    assert!(record.write().len() > 200_000);
}

fn wandering(plies: usize) -> String {
    let letters: Vec<char> = ('M'..='X').chain(('A'..='L').rev()).collect();
    let mut sides = [[false; 24]; 2];
    for side in &mut sides {
        (0..24).step_by(3).for_each(|pit| side[pit] = true);
    }
    let mut chance = Chance::new(1);
    let mut turns = String::new();
    for ply in 0..plies {
        let side = &mut sides[ply % 2];
        let free: Vec<usize> = (0..24)
            .filter(|&pit| side[pit] && !side[(pit + 1) % 24])
            .collect();
        let pit = *chance.pick(&free);
        side[pit] = false;
        side[(pit + 1) % 24] = true;
        let letter = letters[pit];
        turns.push(if ply % 2 == 0 {
            letter
        } else {
            letter.to_ascii_lowercase()
        });
        turns.push(' ');
    }
    let row = ["1,0,0"; 8].join(",");
    format!("[Game \"bao-kigogo\"][Setup \"bao-kigogo {row}/{row} s singleCaptures=off\"]\n{turns}")
}
