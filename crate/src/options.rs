//! Rule options as data: their keys, values and defaults, read and checked in
//! one place for every game.

/// The values an option takes. A value is kept as a number: the place of its
/// word, or the number itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// One of these words; the first is the default.
    Words(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The default.
        default: u32,
        /// The least value.
        least: u32,
        /// The greatest value, at most one below `u32::MAX`.
        most: u32,
        /// A word that is allowed instead of a number.
        or_word: Option<&'static str>,
    },
}

/// The number by which a `Values::Number` option keeps its `or_word`.
pub const WORD_INSTEAD: u32 = u32::MAX;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The key in texts: `grandSlam`, `reverse.start`.
    pub key: &'static str,
    /// What it may be.
    pub values: Values,
    /// It means something only while another option, of play or of the record, has this value.
    pub only_with: Option<(&'static str, &'static str)>,
}

impl OptionSpec {
    /// An option that takes one of some words, the default first.
    #[must_use]
    pub const fn words(key: &'static str, words: &'static [&'static str]) -> OptionSpec {
        OptionSpec {
            key,
            values: Values::Words(words),
            only_with: None,
        }
    }

    /// An option that takes a whole number.
    #[must_use]
    pub const fn number(key: &'static str, default: u32, least: u32, most: u32) -> OptionSpec {
        OptionSpec {
            key,
            values: Values::Number {
                default,
                least,
                most,
                or_word: None,
            },
            only_with: None,
        }
    }

    /// The same option, which means something only while another one has this value.
    #[must_use]
    pub const fn only_with(self, key: &'static str, value: &'static str) -> OptionSpec {
        OptionSpec {
            only_with: Some((key, value)),
            ..self
        }
    }

    /// The same option, which takes a word instead of a number, too.
    #[must_use]
    pub const fn or_word(self, word: &'static str) -> OptionSpec {
        let values = match self.values {
            Values::Number {
                default,
                least,
                most,
                ..
            } => Values::Number {
                default,
                least,
                most,
                or_word: Some(word),
            },
            words @ Values::Words(_) => words,
        };
        OptionSpec { values, ..self }
    }

    /// The default, as the number by which it is kept.
    #[must_use]
    pub const fn default(&self) -> u32 {
        match self.values {
            Values::Words(_) => 0,
            Values::Number { default, .. } => default,
        }
    }

    /// Whether the option takes the value kept as this number.
    #[must_use]
    pub fn holds(&self, value: u32) -> bool {
        match self.values {
            Values::Words(words) => (value as usize) < words.len(),
            Values::Number {
                least,
                most,
                or_word,
                ..
            } => (least..=most).contains(&value) || or_word.is_some() && value == WORD_INSTEAD,
        }
    }

    /// Reads a value; `None` when it is not one of this option's.
    #[must_use]
    pub fn read(&self, text: &str) -> Option<u32> {
        match self.values {
            Values::Words(words) => {
                let place = words.iter().position(|&word| word == text)?;
                u32::try_from(place).ok()
            }
            Values::Number {
                least,
                most,
                or_word,
                ..
            } => {
                if or_word == Some(text) {
                    return Some(WORD_INSTEAD);
                }
                let number = read_number(text)?;
                (least..=most).contains(&number).then_some(number)
            }
        }
    }

    /// Writes a value.
    #[must_use]
    pub fn write(&self, value: u32) -> String {
        match self.values {
            Values::Words(words) => words[value as usize].to_owned(),
            Values::Number {
                or_word: Some(word),
                ..
            } if value == WORD_INSTEAD => word.to_owned(),
            Values::Number { .. } => value.to_string(),
        }
    }

    /// What may stand here, for messages: `on|off`, `1-1000000`.
    #[must_use]
    pub fn expected(&self) -> String {
        match self.values {
            Values::Words(words) => crate::joined::joined(words, "|"),
            Values::Number {
                least,
                most,
                or_word,
                ..
            } => match or_word {
                Some(word) => format!("{least}-{most}|{word}"),
                None => format!("{least}-{most}"),
            },
        }
    }
}

/// Reads a whole number without sign or leading zeros, of at most nine digits.
#[must_use]
pub fn read_number(text: &str) -> Option<u32> {
    let is_plain = !text.is_empty()
        && text.len() <= 9
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'));
    if is_plain { text.parse().ok() } else { None }
}

/// The most options a game has in one list.
const MOST_OPTIONS: usize = 16;

/// A value for each option of a list, in the order of the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OptionValues([u32; MOST_OPTIONS]);

impl OptionValues {
    /// The defaults of a list.
    #[must_use]
    pub fn defaults(specs: &[OptionSpec]) -> OptionValues {
        let mut values = OptionValues([0; MOST_OPTIONS]);
        for (place, spec) in specs.iter().enumerate() {
            values.set(place, spec.default());
        }
        values
    }

    /// The value of the option at a place of the list.
    #[must_use]
    pub fn get(&self, place: usize) -> u32 {
        self.0[place]
    }

    /// Sets the option at a place of the list.
    pub fn set(&mut self, place: usize, value: u32) {
        self.0[place] = value;
    }

    /// The options that are not default as `key=value`, sorted by key.
    #[must_use]
    pub fn write(&self, specs: &[OptionSpec]) -> Vec<String> {
        let mut written = Vec::new();
        for (place, spec) in specs.iter().enumerate() {
            let value = self.get(place);
            if value != spec.default() {
                let text = format!("{}={}", spec.key, spec.write(value));
                // No key is the beginning of another, so texts sort as keys do.
                let place = written.partition_point(|earlier| *earlier < text);
                written.insert(place, text);
            }
        }
        written
    }
}

/// A value that a game's rules hold in a field.
pub trait Setting: Copy {
    /// The number by which options keep it.
    fn to_number(self) -> u32;
    /// The value kept as this number.
    fn from_number(number: u32) -> Self;
}

impl Setting for u32 {
    fn to_number(self) -> u32 {
        self
    }
    fn from_number(number: u32) -> Self {
        number
    }
}

/// The play options of a game, one field each.
pub trait Rules: Copy + Eq + std::hash::Hash + std::fmt::Debug + Default {
    /// The options, in the order of the rules file.
    const SPECS: &'static [OptionSpec];
    /// The rules that these values choose.
    fn from_values(values: &OptionValues) -> Self;
    /// The values of these rules.
    fn to_values(&self) -> OptionValues;
}

/// Declares an option that takes one of some words, the default first.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$value_doc])* $value,)* }

        impl $name {
            /// The words of all values.
            pub const WORDS: &'static [&'static str] = &[$($word,)*];
        }

        impl Default for $name {
            fn default() -> Self {
                $crate::options::Setting::from_number(0)
            }
        }

        impl $crate::options::Setting for $name {
            fn to_number(self) -> u32 {
                self as u32
            }
            fn from_number(number: u32) -> Self {
                [$($name::$value,)*][number as usize]
            }
        }
    };
}
pub(crate) use words;

/// Declares the rules of a game: a field, its type and its specification each.
macro_rules! rules {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $kind:ty = $spec:expr,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name { $($(#[$field_doc])* pub $field: $kind,)* }

        impl Default for $name {
            fn default() -> Self {
                use $crate::options::{OptionValues, Rules};
                Self::from_values(&OptionValues::defaults(Self::SPECS))
            }
        }

        impl $crate::options::Rules for $name {
            const SPECS: &'static [$crate::options::OptionSpec] = &[$($spec,)*];

            fn from_values(values: &$crate::options::OptionValues) -> Self {
                let mut place = 0..Self::SPECS.len();
                let mut next = || values.get(place.next().expect("a field a specification"));
                $name { $($field: $crate::options::Setting::from_number(next()),)* }
            }

            fn to_values(&self) -> $crate::options::OptionValues {
                let mut values = $crate::options::OptionValues::defaults(Self::SPECS);
                let numbers = [$($crate::options::Setting::to_number(self.$field),)*];
                for (place, number) in numbers.into_iter().enumerate() {
                    values.set(place, number);
                }
                values
            }
        }
    };
}
pub(crate) use rules;

words! {
    /// A rule that is on unless switched off.
    Switch {
        /// The rule holds.
        On = "on",
        /// The rule does not hold.
        Off = "off",
    }
}

impl Switch {
    /// Whether the rule holds.
    #[must_use]
    #[inline]
    pub fn is_on(self) -> bool {
        self == Switch::On
    }

    /// The specification of a switch.
    #[must_use]
    pub const fn spec(key: &'static str) -> OptionSpec {
        OptionSpec::words(key, Switch::WORDS)
    }
}
