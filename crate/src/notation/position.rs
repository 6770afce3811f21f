//! Position text: `game south/north turn [fields of the game] [key=value ...]`.
//!
//! Written strictly: runs of two or more equal counts short, options that are
//! not default, sorted by key. Read a little looser: runs written out or of
//! one, options in any order and with their default value.

use super::fault::{FaultCode, Faults, Field, Reader, split};
use crate::board::{Pit, Seeds};
use crate::games::{AnyPosition, GameId};
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
    Ok(game
        .position(&setup, total)
        .expect("an arrangement without faults can be played"))
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
        let is_record = spec.record_options.iter().any(|option| option.key == key);
        let options = if is_record { &mut record } else { &mut play };
        options.read(&mut reader, field);
    }
    reader.finish((play.values, record.values))
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
    fields.join(" ")
}

fn write_counts(counts: &[u8]) -> String {
    let runs = counts.chunk_by(|a, b| a == b).map(|run| match run {
        [count] => count.to_string(),
        [count, ..] => format!("{count}x{}", run.len()),
        [] => unreachable!("a run has a count"),
    });
    runs.collect::<Vec<_>>().join(",")
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
    let names: Vec<_> = GameId::ALL.iter().map(|game| game.spec().name).collect();
    names.join("|")
}

fn read_fields<'t>(
    reader: &mut Reader<'t>,
    spec: &'static GameSpec,
    mut fields: impl Iterator<Item = Field<'t>>,
    total: Option<Total>,
) -> Setup {
    let pits = fields.next();
    let mut seeds = read_pits(reader, spec, pits);
    let mover = read_mover(reader, fields.next());
    let mut pair = |reader: &mut Reader<'t>, most| {
        let field = fields.next();
        (field, read_pair(reader, field, most))
    };
    if spec.shape.has_stores {
        let most = u32::from(spec.shape.seeds);
        seeds.stores = pair(reader, most)
            .1
            .map(|count| u8::try_from(count).expect("bounded by the game's seeds"));
    }
    let mut counters = [[0; 2]; 2];
    let mut last = None;
    if spec.has_counters {
        for counter in &mut counters {
            (last, *counter) = pair(reader, MOST_TURNS_TOLD);
        }
    }
    let mut options = OptionsReader::new(spec.play_options);
    for field in fields {
        options.read(reader, field);
    }
    let setup = Setup {
        seeds,
        mover,
        turns_taken: counters[0],
        capturing_turns: counters[1],
        options: options.values,
    };
    if let Some(total) = total {
        note_setup_errors(reader, spec, &setup, total, [pits, last]);
    }
    setup
}

/// Notes what keeps an arrangement from being played, in the fields that are to
/// blame. Totals are judged only when everything that counts was readable.
fn note_setup_errors(
    reader: &mut Reader<'_>,
    spec: &GameSpec,
    setup: &Setup,
    total: Total,
    [pits, counters]: [Option<Field<'_>>; 2],
) {
    let seeds_were_read = !reader.has_fault_in_seeds();
    for error in crate::position::faults(spec, setup, total) {
        match error {
            SetupError::WrongTotal {
                found,
                expected,
                may_be_fewer,
            } => {
                if !seeds_were_read {
                    continue;
                }
                let at = pits.map_or(0, |(at, _)| at);
                let most = if may_be_fewer { "at most " } else { "" };
                reader.fault(
                    FaultCode::WrongTotal,
                    (at, &found.to_string()),
                    &format!("{most}{expected}"),
                );
            }
            SetupError::CapturingTurnsExceedTurns { .. } => {
                let field = counters.unwrap_or(reader.end());
                reader.fault(FaultCode::TooManyCapturingTurns, field, "");
            }
            // Found with its column when the count was read.
            SetupError::CountTooLarge { .. } => {}
        }
    }
}

fn read_pits(reader: &mut Reader<'_>, spec: &GameSpec, field: Option<Field<'_>>) -> Seeds {
    let mut seeds = Seeds::default();
    let Some(field) = present(reader, field, "seeds of South/North") else {
        return seeds;
    };
    let halves: Vec<_> = split(field, '/').collect();
    if halves.len() != 2 {
        reader.fault(FaultCode::MissingHalf, field, "");
        return seeds;
    }
    for (side, half) in Side::BOTH.into_iter().zip(halves) {
        let first = spec.shape.pit(side, 0).0;
        for (index, count) in read_half(reader, spec, half).into_iter().enumerate() {
            let index = u8::try_from(index).expect("a half has at most 24 pits");
            seeds.set(Pit(first + index), count);
        }
    }
    seeds
}

fn read_half(reader: &mut Reader<'_>, spec: &GameSpec, half: Field<'_>) -> Vec<u8> {
    let pits = usize::from(spec.shape.pits);
    let mut counts = Vec::with_capacity(pits);
    let mut has_bad_run = false;
    let mut found = 0_usize;
    for run in split(half, ',') {
        let Some((count, times)) = read_run(reader, spec, run) else {
            has_bad_run = true;
            continue;
        };
        found += times;
        let room = pits.saturating_sub(counts.len());
        counts.extend(std::iter::repeat_n(count, times.min(room)));
    }
    if found != pits && !has_bad_run {
        let found = found.to_string();
        reader.fault(
            FaultCode::WrongPitCount,
            (half.0, &found),
            &pits.to_string(),
        );
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
        (Some(count), Some(times)) if count <= most => {
            let count = u8::try_from(count).expect("bounded by the game's seeds");
            Some((count, times as usize))
        }
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
fn read_pair(reader: &mut Reader<'_>, field: Option<Field<'_>>, most: u32) -> [u32; 2] {
    let expected = format!("South,North, each 0-{most}");
    let Some(field) = present(reader, field, &expected) else {
        return [0; 2];
    };
    let numbers: Vec<_> = field.1.split(',').map(read_number).collect();
    match numbers[..] {
        [Some(south), Some(north)] if south.max(north) <= most => [south, north],
        _ => {
            reader.fault(FaultCode::BadPair, field, &expected);
            [0; 2]
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

    fn read(&mut self, reader: &mut Reader<'_>, field: Field<'_>) {
        let (at, text) = field;
        if text.is_empty() {
            return reader.fault(FaultCode::EmptyField, field, "");
        }
        let Some((key, value)) = text.split_once('=') else {
            return reader.fault(FaultCode::BadOption, field, "key=value");
        };
        let Some(place) = self.specs.iter().position(|spec| spec.key == key) else {
            let keys: Vec<_> = self.specs.iter().map(|spec| spec.key).collect();
            return reader.fault(FaultCode::UnknownKey, (at, key), &keys.join("|"));
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
