//! How a game begins: its options, and a position with or without options of
//! its own. The same for records and links.

use super::RecordError;
use crate::games::{AnyPosition, GameId};
use crate::listed::Listed;
use crate::notation::{Fault, FaultCode, Faults, Place, Tag, read_options, read_position};
use crate::options::OptionValues;
use crate::setup::{Setup, Total};
use crate::side::Side;

/// The longest list of options that is read, in bytes: many times the longest that is written.
const LONGEST_OPTIONS: usize = 4_096;

/// A text inside a record or link.
pub(super) trait Passage {
    fn text(&self) -> &str;

    /// The place of a character, counted from 0, in the record or link.
    fn place_of(&self, offset: usize) -> Place;

    /// The faults of the text, at their places in the record or link.
    fn faults(&self, faults: Faults) -> Vec<Fault> {
        let at_place = |fault: Fault| {
            let place = self.place_of(fault.at - 1);
            Fault {
                line: place.line,
                at: place.column,
                ..fault
            }
        };
        faults.0.into_iter().map(at_place).listed()
    }
}

impl Passage for Tag {
    fn text(&self) -> &str {
        &self.value
    }

    fn place_of(&self, offset: usize) -> Place {
        Tag::place_of(self, offset)
    }
}

/// How a game begins, as a record or link tells it.
pub(super) struct Start<'p> {
    pub(super) game: GameId,
    pub(super) options: Option<&'p dyn Passage>,
    /// A position, with the name of its game.
    pub(super) setup: Option<&'p dyn Passage>,
    /// What is missing, and where, when the players arranged the seeds and the text does not say how.
    pub(super) needs_setup: (&'static str, Place),
}

impl Start<'_> {
    /// The position, and the values of the record options.
    pub(super) fn read(&self) -> Result<(AnyPosition, OptionValues), RecordError> {
        let options = self.read_options();
        let position = self.setup.map(|setup| self.read_setup(setup));
        let ((mut play, record), position) = match (options, position.transpose()) {
            (Ok(options), Ok(position)) => (options, position),
            (options, position) => {
                let mut faults = options.err().unwrap_or_default();
                faults.extend(position.err().unwrap_or_default());
                return Err(faults.into());
            }
        };
        let mut setup = match position {
            Some(position) => position.setup(),
            None => self.preset(&record)?,
        };
        if let Some(passage) = self.setup {
            self.add_options_of(&setup, passage, &mut play)?;
        }
        setup.options = play;
        // A text without faults can be played.
        Ok((self.game.from_checked(&setup), record))
    }

    fn read_options(&self) -> Result<(OptionValues, OptionValues), Vec<Fault>> {
        let Some(options) = self.options else {
            let spec = self.game.spec();
            let [play, record] = [spec.play_options, spec.record_options];
            return Ok((OptionValues::defaults(play), OptionValues::defaults(record)));
        };
        if options.text().len() > LONGEST_OPTIONS {
            return Err(vec![Fault::new(
                FaultCode::TooLong,
                options.place_of(0),
                options.text(),
                "",
            )]);
        }
        read_options(self.game, options.text()).map_err(|faults| options.faults(faults))
    }

    fn read_setup(&self, setup: &dyn Passage) -> Result<AnyPosition, Vec<Fault>> {
        let position = read_position(setup.text(), Total::Required);
        let position = position.map_err(|faults| setup.faults(faults))?;
        if position.game() == self.game {
            return Ok(position);
        }
        let (found, expected) = (position.game().spec().name, self.game.spec().name);
        let place = setup.place_of(0);
        Err(vec![Fault::new(
            FaultCode::WrongGame,
            place,
            found,
            expected,
        )])
    }

    /// The arrangement of the preset that the options name.
    fn preset(&self, record: &OptionValues) -> Result<Setup, Fault> {
        let seeds = (self.game.spec().start)(record).ok_or_else(|| {
            let (expected, start) = self.needs_setup;
            let place = self.options.map_or(start, |options| options.place_of(0));
            Fault::new(FaultCode::NeedsSetup, place, "", expected)
        })?;
        Ok(Setup {
            seeds,
            mover: Side::South,
            ..self.game.start().setup()
        })
    }

    /// Adds the options that the position names to those beside it, from which they may not differ.
    fn add_options_of(
        &self,
        setup: &Setup,
        passage: &dyn Passage,
        play: &mut OptionValues,
    ) -> Result<(), RecordError> {
        let mut faults = Vec::new();
        for (place, spec) in self.game.spec().play_options.iter().enumerate() {
            if field(passage, spec.key).is_none() {
                continue;
            }
            let value = setup.options.get(place);
            let beside = self.options.filter(|_| value != play.get(place));
            if let Some((offset, found)) = beside.and_then(|options| field(options, spec.key)) {
                let at = self.options.expect("found there").place_of(offset);
                let expected = format!("{}={}", spec.key, spec.write(value));
                faults.push(Fault::new(FaultCode::OptionsDiffer, at, found, &expected));
            }
            play.set(place, value);
        }
        if faults.is_empty() {
            Ok(())
        } else {
            Err(faults.into())
        }
    }
}

/// The field `key=value` of a text with this key, and where it begins.
fn field<'p>(passage: &'p dyn Passage, key: &str) -> Option<(usize, &'p str)> {
    let mut offset = 0;
    for field in passage.text().split(' ') {
        if field.split_once('=').is_some_and(|(found, _)| found == key) {
            return Some((offset, field));
        }
        offset += field.chars().count() + 1;
    }
    None
}
