//! What `setoption` sets.

use empiki::options::read_number;
use empiki::search::LEVELS;

use crate::arguments::MOST_NUMBER;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The memory of a search in megabytes.
    pub hash: u32,
    /// How well a bare `go` plays.
    pub level: u8,
    pub uses_tables: bool,
    /// What a level leaves to chance depends on it.
    pub seed: u32,
}

const MOST_HASH: u32 = 1_024;

impl Settings {
    pub const USUAL: Settings = Settings {
        hash: 16,
        level: LEVELS,
        uses_tables: true,
        seed: 1,
    };

    /// The options as `uci` lists them.
    pub fn list() -> [String; 4] {
        let Settings {
            hash,
            level,
            uses_tables,
            seed,
        } = Settings::USUAL;
        [
            format!("option name Hash type spin default {hash} min 1 max {MOST_HASH}"),
            format!("option name Level type spin default {level} min 1 max {LEVELS}"),
            format!("option name UseTables type check default {uses_tables}"),
            format!("option name Seed type spin default {seed} min 0 max {MOST_NUMBER}"),
        ]
    }

    /// Sets what the words behind `setoption` say: `name X value Y`.
    ///
    /// # Errors
    /// What is right; nothing is set then.
    pub fn set(&mut self, words: &[&str]) -> Result<(), String> {
        let ["name", name, "value", value] = words else {
            return Err("expected setoption name Hash|Level|UseTables|Seed value X".to_owned());
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.hash = number(name, value, 1, MOST_HASH)?,
            "level" => self.level = number(name, value, 1, LEVELS.into())? as u8,
            "seed" => self.seed = number(name, value, 0, MOST_NUMBER)?,
            "usetables" => {
                let is_on = match value.to_ascii_lowercase().as_str() {
                    "true" => true,
                    "false" => false,
                    _ => return Err(format!("{name} is true or false")),
                };
                self.uses_tables = is_on;
            }
            _ => return Err("there are the options Hash, Level, UseTables and Seed".to_owned()),
        }
        Ok(())
    }
}

fn number(name: &str, value: &str, least: u32, most: u32) -> Result<u32, String> {
    let number = read_number(value).filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| format!("{name} is a number, {least}-{most}"))
}
