//! Position text: `game south/north turn [fields of the game] [key=value ...]`.
//!
//! Written strictly: runs of two or more equal counts short, options that are
//! not default, sorted by key. Read a little looser: runs written out or of
//! one, options in any order and with their default value.

use super::fault::{FaultCode, Faults, Field, Reader, split};
use crate::board::Seeds;
use crate::games::{AnyPosition, GameId};
use crate::joined::joined;
use crate::listed::Listed;
use crate::options::{OptionSpec, OptionValues, read_number};
use crate::position::GameSpec;
use crate::setup::{MOST_TURNS_TOLD, Setup, SetupError, Total};
use crate::side::Side;

/// The longest text that is read, in bytes: several times the longest that is written.
const LONGEST: usize = 4_096;

/// Reads a position that can be played.
///
/// # Errors
/// All faults of the text at once, each with its column.
///
/// ```
/// use empiki::{notation::{read_position, write_position}, setup::Total};
/// let text = "oware 4x6/4x2,0,5x3 n 0,1";
/// let position = read_position(text, Total::Required)?;
/// assert_eq!(write_position(&position), text);
/// # Ok::<(), empiki::notation::Faults>(())
/// ```
pub fn read_position(text: &str, total: Total) -> Result<AnyPosition, Faults> {
    let (game, setup) = read(text, Some(total))?;
    // An arrangement without faults can be played.
    Ok(game.from_checked(&setup))
}

/// Reads any arrangement, whether it can be played or not.
///
/// # Errors
/// All faults of the text at once; what only keeps the arrangement from being played is none.
pub fn read_setup(text: &str) -> Result<(GameId, Setup), Faults> {
    read(text, None)
}

/// Reads `key=value` pairs separated by spaces. Gives the play options and the record options.
///
/// # Errors
/// All faults of the text at once.
pub fn read_options(game: GameId, text: &str) -> Result<(OptionValues, OptionValues), Faults> {
    let spec = game.spec();
    let mut reader = Reader::new(text);
    let mut play = OptionsReader::new(spec.play_options);
    let mut record = OptionsReader::new(spec.record_options);
    for field in split((0, text), ' ').filter(|(_, piece)| !piece.is_empty()) {
        let key = field.1.split('=').next().unwrap_or_default();
        if record.has(key) {
            record.read(&mut reader, field);
        } else if play.has(key) || !field.1.contains('=') {
            play.read(&mut reader, field);
        } else {
            let keys = format!("{}|{}", play.keys(), record.keys());
            reader.fault(FaultCode::UnknownKey, (field.0, key), &keys);
        }
    }
    reader.finish((play.values, record.values))
}

/// Writes the play options and the record options that are not default, sorted by key.
#[must_use]
pub fn write_options(game: GameId, play: &OptionValues, record: &OptionValues) -> String {
    let spec = game.spec();
    let mut written = play.write(spec.play_options);
    for text in record.write(spec.record_options) {
        // `=` comes before every letter, so texts sort as keys do.
        let place = written.partition_point(|earlier| *earlier < text);
        written.insert(place, text);
    }
    joined(&written, " ")
}

/// Writes a position.
#[must_use]
pub fn write_position(position: &AnyPosition) -> String {
    write_setup(position.game(), &position.setup())
}

/// Writes an arrangement.
#[must_use]
pub fn write_setup(game: GameId, setup: &Setup) -> String {
    let spec = game.spec();
    let counts = setup.seeds.counts(2 * spec.shape.pits);
    let (south, north) = counts.split_at(usize::from(spec.shape.pits));
    let mut fields = vec![
        spec.name.to_owned(),
        format!("{}/{}", write_counts(south), write_counts(north)),
        setup.mover.letter().to_string(),
    ];
    let pair = |[south, north]: [u32; 2]| format!("{south},{north}");
    if spec.shape.has_stores {
        fields.push(pair(setup.seeds.stores.map(u32::from)));
    }
    if spec.has_counters {
        fields.push(pair(setup.turns_taken));
        fields.push(pair(setup.capturing_turns));
    }
    fields.extend(setup.options.write(spec.play_options));
    joined(&fields, " ")
}

fn write_counts(counts: &[u8]) -> String {
    let runs = counts.chunk_by(|a, b| a == b).map(|run| match run {
        [count] => count.to_string(),
        [count, ..] => format!("{count}x{}", run.len()),
        [] => unreachable!("a run has a count"),
    });
    joined(&runs.listed(), ",")
}

fn read(text: &str, total: Option<Total>) -> Result<(GameId, Setup), Faults> {
    let mut reader = Reader::new(text);
    if text.len() > LONGEST {
        reader.fault(FaultCode::TooLong, (0, text), "");
        return Err(reader.finish(()).expect_err("a fault was noted"));
    }
    let mut fields = split((0, text), ' ');
    let name = fields.next().unwrap_or((0, ""));
    let Some(game) = GameId::from_name(name.1) else {
        reader.fault(FaultCode::UnknownGame, name, &names());
        return Err(reader.finish(()).expect_err("a fault was noted"));
    };
    let setup = read_fields(&mut reader, game.spec(), fields, total);
    reader.finish((game, setup))
}

fn names() -> String {
    let names: Vec<_> = GameId::ALL.iter().map(|game| game.spec().name).listed();
    joined(&names, "|")
}

/// Reads the fields behind the game's name.
fn read_fields<'t>(
    reader: &mut Reader<'t>,
    spec: &'static GameSpec,
    mut fields: impl Iterator<Item = Field<'t>>,
    total: Option<Total>,
) -> Setup {
    let pits_field = fields.next();
    let pits = read_pits(reader, spec, pits_field);
    let mover = read_mover(reader, fields.next());
    let most = spec.shape.seeds.into();
    let stores = match spec.shape.has_stores {
        true => read_pair(reader, fields.next(), most),
        false => Some([0; 2]),
    };
    let counters = Counters::read(reader, spec, &mut fields);
    let mut options = OptionsReader::new(spec.play_options);
    for field in fields {
        options.read(reader, field);
    }
    let seeds = pits
        .zip(stores)
        .map(|(pits, stores)| with_stores(pits, stores));
    let setup = Setup {
        seeds: seeds.unwrap_or_default(),
        mover,
        turns_taken: counters.turns_taken.unwrap_or_default(),
        capturing_turns: counters.capturing_turns.unwrap_or_default(),
        options: options.values,
    };
    let read = WhatWasRead {
        pits_field,
        has_seeds: seeds.is_some(),
        counters,
    };
    if let Some(total) = total {
        read.note_faults(reader, crate::position::faults(spec, &setup, total));
    }
    setup
}

/// What of an arrangement was readable, so that it can be judged.
struct WhatWasRead<'t> {
    pits_field: Option<Field<'t>>,
    has_seeds: bool,
    counters: Counters<'t>,
}

impl WhatWasRead<'_> {
    /// Notes what keeps the arrangement from being played, in the fields that are to blame.
    fn note_faults(&self, reader: &mut Reader<'_>, errors: Vec<SetupError>) {
        for error in errors {
            match error {
                // Totals are judged only when everything that counts was readable.
                SetupError::WrongTotal { .. } if self.has_seeds => {
                    note_wrong_total(reader, self.pits_field, error);
                }
                SetupError::CapturingTurnsExceedTurns { .. } if self.counters.are_readable() => {
                    reader.fault(FaultCode::TooManyCapturingTurns, self.counters.last, "");
                }
                // The rest has its own fault, with its column, from reading.
                _ => {}
            }
        }
    }
}

fn with_stores(mut seeds: Seeds, stores: [u32; 2]) -> Seeds {
    seeds.stores = stores.map(bounded);
    seeds
}

/// A count that is at most the game's seeds. `expect` would bring along the words for an error that cannot occur.
fn bounded(count: u32) -> u8 {
    let Ok(count) = u8::try_from(count) else {
        unreachable!("bounded by the game's seeds")
    };
    count
}

fn note_wrong_total(reader: &mut Reader<'_>, pits: Option<Field<'_>>, error: SetupError) {
    if let SetupError::WrongTotal {
        found,
        expected,
        may_be_fewer,
    } = error
    {
        let at = pits.map_or(0, |(at, _)| at);
        let most = if may_be_fewer { "at most " } else { "" };
        let expected = format!("{most}{expected}");
        reader.fault(FaultCode::WrongTotal, (at, &found.to_string()), &expected);
    }
}

/// The fields of turns taken and capturing turns, as far as they were readable.
struct Counters<'t> {
    turns_taken: Option<[u32; 2]>,
    capturing_turns: Option<[u32; 2]>,
    last: Field<'t>,
}

impl<'t> Counters<'t> {
    fn read(
        reader: &mut Reader<'t>,
        spec: &GameSpec,
        fields: &mut impl Iterator<Item = Field<'t>>,
    ) -> Counters<'t> {
        let mut counters = Counters {
            turns_taken: None,
            capturing_turns: None,
            last: reader.end(),
        };
        if spec.has_counters {
            counters.turns_taken = read_pair(reader, fields.next(), MOST_TURNS_TOLD);
            let last = fields.next();
            counters.capturing_turns = read_pair(reader, last, MOST_TURNS_TOLD);
            counters.last = last.unwrap_or(counters.last);
        }
        counters
    }

    fn are_readable(&self) -> bool {
        self.turns_taken.is_some() && self.capturing_turns.is_some()
    }
}

/// Both players' pits; `None` when some count cannot be read.
fn read_pits(reader: &mut Reader<'_>, spec: &GameSpec, field: Option<Field<'_>>) -> Option<Seeds> {
    let field = present(reader, field, "seeds of South/North")?;
    let halves: Vec<_> = split(field, '/').listed();
    let [south, north] = halves[..] else {
        reader.fault(FaultCode::MissingHalf, field, "");
        return None;
    };
    // Both are read before one is given up, so that all faults are told.
    let halves = [
        read_half(reader, spec, south),
        read_half(reader, spec, north),
    ];
    let [Some(south), Some(north)] = halves else {
        return None;
    };
    let mut seeds = Seeds::default();
    for (pit, count) in spec.shape.all_pits().zip(south.into_iter().chain(north)) {
        seeds.set(pit, count);
    }
    Some(seeds)
}

/// As many counts as a player has pits.
fn read_half(reader: &mut Reader<'_>, spec: &GameSpec, half: Field<'_>) -> Option<Vec<u8>> {
    let pits = usize::from(spec.shape.pits);
    let mut counts = Some(Vec::with_capacity(pits));
    let mut found = 0_usize;
    for run in split(half, ',') {
        let Some((count, times)) = read_run(reader, spec, run) else {
            counts = None;
            continue;
        };
        found = found.saturating_add(times);
        if let Some(counts) = &mut counts {
            let room = pits - counts.len();
            counts.extend(std::iter::repeat_n(count, times.min(room)));
        }
    }
    if found != pits && counts.is_some() {
        let found = found.to_string();
        reader.fault(
            FaultCode::WrongPitCount,
            (half.0, &found),
            &pits.to_string(),
        );
        return None;
    }
    counts
}

/// A count and how often it stands: `4`, `4x6`.
fn read_run(reader: &mut Reader<'_>, spec: &GameSpec, run: Field<'_>) -> Option<(u8, usize)> {
    let (count, times) = match run.1.split_once('x') {
        Some((count, times)) => (count, read_number(times).filter(|&times| times > 0)),
        None => (run.1, Some(1)),
    };
    let most = u32::from(spec.shape.seeds);
    match (read_number(count), times) {
        (Some(count), Some(times)) if count <= most => Some((bounded(count), times as usize)),
        (Some(_), Some(_)) => {
            reader.fault(FaultCode::CountTooLarge, run, &format!("0-{most}"));
            None
        }
        _ => {
            reader.fault(FaultCode::BadCount, run, "a count, or count x times");
            None
        }
    }
}

fn read_mover(reader: &mut Reader<'_>, field: Option<Field<'_>>) -> Side {
    let Some(field) = present(reader, field, "s|n") else {
        return Side::South;
    };
    Side::from_letter(field.1).unwrap_or_else(|| {
        reader.fault(FaultCode::BadSide, field, "s|n");
        Side::South
    })
}

/// Two numbers, South's and North's, each at most `most`.
fn read_pair(reader: &mut Reader<'_>, field: Option<Field<'_>>, most: u32) -> Option<[u32; 2]> {
    let expected = format!("South,North, each 0-{most}");
    let field = present(reader, field, &expected)?;
    let numbers: Vec<_> = field.1.split(',').map(read_number).listed();
    match numbers[..] {
        [Some(south), Some(north)] if south.max(north) <= most => Some([south, north]),
        _ => {
            reader.fault(FaultCode::BadPair, field, &expected);
            None
        }
    }
}

/// A field that must be there.
fn present<'t>(
    reader: &mut Reader<'_>,
    field: Option<Field<'t>>,
    expected: &str,
) -> Option<Field<'t>> {
    match field {
        None => {
            let end = reader.end();
            reader.fault(FaultCode::MissingField, end, expected);
            None
        }
        Some((at, "")) => {
            reader.fault(FaultCode::EmptyField, (at, ""), expected);
            None
        }
        field => field,
    }
}

/// Reads the options of one list.
struct OptionsReader {
    specs: &'static [OptionSpec],
    values: OptionValues,
    seen: Vec<&'static str>,
}

impl OptionsReader {
    fn new(specs: &'static [OptionSpec]) -> OptionsReader {
        OptionsReader {
            specs,
            values: OptionValues::defaults(specs),
            seen: Vec::new(),
        }
    }

    fn has(&self, key: &str) -> bool {
        self.specs.iter().any(|spec| spec.key == key)
    }

    fn keys(&self) -> String {
        let keys: Vec<_> = self.specs.iter().map(|spec| spec.key).listed();
        joined(&keys, "|")
    }

    fn read(&mut self, reader: &mut Reader<'_>, field: Field<'_>) {
        let (at, text) = field;
        if text.is_empty() {
            return reader.fault(FaultCode::EmptyField, field, "");
        }
        let Some((key, value)) = text.split_once('=') else {
            return reader.fault(FaultCode::BadOption, field, "key=value");
        };
        let Some(place) = self.specs.iter().position(|spec| spec.key == key) else {
            return reader.fault(FaultCode::UnknownKey, (at, key), &self.keys());
        };
        let spec = &self.specs[place];
        if self.seen.contains(&spec.key) {
            return reader.fault(FaultCode::RepeatedKey, (at, key), "");
        }
        self.seen.push(spec.key);
        match spec.read(value) {
            Some(value) => self.values.set(place, value),
            None => reader.fault(
                FaultCode::BadValue,
                (at + key.len() + 1, value),
                &spec.expected(),
            ),
        }
    }
}
