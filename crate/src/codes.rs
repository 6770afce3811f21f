//! Closed lists of codes: a name, the word that programs compare, and what it
//! means in English for developers and the command line.

/// Declares an enum of codes, `Name = "word": "meaning"`.
macro_rules! codes {
    ($(#[$doc:meta])* $codes:ident { $($name:ident = $word:literal: $meaning:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $codes { $(#[doc = $meaning] $name,)* }

        impl $codes {
            /// All of them.
            pub const ALL: &'static [$codes] = &[$($codes::$name,)*];

            /// The word that texts hold and programs compare.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $($codes::$name => $word,)* }
            }

            /// What it means, in English.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self { $($codes::$name => $meaning,)* }
            }
        }
    };
}
pub(crate) use codes;
