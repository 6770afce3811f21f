//! Position texts, field by field.

use super::Side;

/// Reads `4,0x2,1` into counts.
pub fn read_counts(text: &str, pits: usize) -> Result<Vec<u32>, String> {
    let mut counts = Vec::new();
    for run in text.split(',') {
        let (count, times) = run.split_once('x').unwrap_or((run, "1"));
        let times = read_number(times)? as usize;
        if times == 0 || times > pits {
            return Err(format!("{times} pits are none, or more than a side has"));
        }
        counts.extend(vec![read_number(count)?; times]);
    }
    if counts.len() == pits {
        Ok(counts)
    } else {
        Err(format!("{} pits instead of {pits}", counts.len()))
    }
}

/// Writes counts with runs of equal ones short.
pub fn write_counts(counts: &[u32]) -> String {
    let runs: Vec<String> = counts
        .chunk_by(|a, b| a == b)
        .map(|run| match run.len() {
            1 => run[0].to_string(),
            times => format!("{}x{times}", run[0]),
        })
        .collect();
    runs.join(",")
}

/// Reads a number without sign.
pub fn read_number(text: &str) -> Result<u32, String> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("{text:?} is not a number"));
    }
    text.parse().map_err(|_| format!("{text} is too great"))
}

/// Reads `South,North`.
pub fn read_pair(field: Option<&&str>) -> Result<[u32; 2], String> {
    let pair = field.and_then(|text| text.split_once(','));
    let (south, north) = pair.ok_or("a pair South,North is missing")?;
    Ok([read_number(south)?, read_number(north)?])
}

/// Reads the side to move.
pub fn read_side(field: Option<&&str>) -> Result<Side, String> {
    match field {
        Some(&"s") => Ok(Side::South),
        Some(&"n") => Ok(Side::North),
        _ => Err("the side to move is missing".to_string()),
    }
}

/// Splits `south/north` into the counts of both sides.
pub fn read_sides(field: Option<&&str>, pits: usize) -> Result<[Vec<u32>; 2], String> {
    let sides = field.and_then(|text| text.split_once('/'));
    let (south, north) = sides.ok_or("the pits south/north are missing")?;
    Ok([read_counts(south, pits)?, read_counts(north, pits)?])
}

/// Which values an option takes; the first one, or the number, is the default.
#[derive(Clone, Copy)]
pub enum Values {
    Words(&'static [&'static str]),
    Number(u32),
}

/// An option's name and values.
pub type Known = (&'static str, Values);

/// The options of a position: every known key with its value, sorted by key.
#[derive(Clone)]
pub struct Options {
    known: &'static [Known],
    values: Vec<String>,
}

impl Options {
    /// Reads `key=value` fields; `known` is sorted by key.
    pub fn read(fields: &[&str], known: &'static [Known]) -> Result<Options, String> {
        let mut values: Vec<String> = known.iter().map(|(_, values)| default(values)).collect();
        let mut seen = Vec::new();
        for field in fields {
            let (key, value) = field.split_once('=').ok_or("an option is key=value")?;
            let place = known.iter().position(|(name, _)| *name == key);
            let place = place.ok_or_else(|| format!("no option {key}"))?;
            if seen.contains(&key) || !may_be(&known[place].1, value) {
                return Err(format!("option {key} cannot be {value}"));
            }
            seen.push(key);
            values[place] = value.to_string();
        }
        Ok(Options { known, values })
    }

    pub fn get(&self, key: &str) -> &str {
        let place = self.known.iter().position(|(name, _)| *name == key);
        &self.values[place.expect("the twin asks for options it knows")]
    }

    pub fn is(&self, key: &str, value: &str) -> bool {
        self.get(key) == value
    }

    pub fn number(&self, key: &str) -> u32 {
        self.get(key)
            .parse()
            .expect("number options were checked when read")
    }

    /// ` key=value` for each option that is not default.
    pub fn write(&self) -> String {
        let pairs = self.known.iter().zip(&self.values);
        pairs
            .filter(|((_, values), value)| **value != default(values))
            .map(|((key, _), value)| format!(" {key}={value}"))
            .collect()
    }
}

fn default(values: &Values) -> String {
    match values {
        Values::Words(words) => words[0].to_string(),
        Values::Number(number) => number.to_string(),
    }
}

fn may_be(values: &Values, value: &str) -> bool {
    match values {
        Values::Words(words) => words.contains(&value),
        Values::Number(_) => read_number(value).is_ok_and(|number| number > 0),
    }
}
