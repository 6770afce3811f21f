//! `empiki tablebase`: tables of endgames for Oware.

use std::fs;
use std::io::Write;
use std::time::Instant;

use empiki::tablebase::{Abapa, Awari, Builder, MOST_SEEDS, RuleSet, Tablebase};
use lexopt::prelude::*;

use crate::arguments::{not_a_number, number};
use crate::{Served, Stop};

struct Call {
    seeds: u8,
    is_awari: bool,
    has_counts: bool,
    file: Option<String>,
}

pub fn run(args: &[String], out: &mut impl Write) -> Served {
    let call = read(args)?;
    if call.is_awari {
        make(Awari, &call, out)
    } else {
        make(Abapa, &call, out)
    }
}

fn read(args: &[String]) -> Result<Call, Stop> {
    let mut parser = lexopt::Parser::from_args(args);
    let (mut seeds, mut is_awari, mut has_counts, mut file) = (None, false, false, None);
    let most = MOST_SEEDS.into();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("seeds") => seeds = Some(number(&mut parser, "--seeds", 1, most)?),
            Long("rules") => is_awari = read_rules(&parser.value()?.string()?)?,
            Long("counts") => has_counts = true,
            Long("out") => file = Some(parser.value()?.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Call {
        seeds: seeds.ok_or_else(|| not_a_number("--seeds", 1, most))? as u8,
        is_awari,
        has_counts,
        file,
    })
}

/// Whether the rules are those of awari.
fn read_rules(word: &str) -> Result<bool, Stop> {
    match word {
        "abapa" => Ok(false),
        "awari" => Ok(true),
        other => Err(Stop::Usage(format!("unknown rules {other:?}"))),
    }
}

fn make<R: RuleSet>(rules: R, call: &Call, out: &mut impl Write) -> Served {
    let start = Instant::now();
    let mut builder = Builder::new(rules, call.seeds);
    let mut told = 0;
    while !builder.is_complete() {
        builder.advance(100_000);
        let complete = builder.complete_level().unwrap_or(0);
        for seeds in told + 1..=complete {
            if call.has_counts {
                write_counts(builder.table(), seeds, out)?;
            }
        }
        told = complete;
    }
    let table = builder.finish().expect("the table is complete");
    if let Some(file) = &call.file {
        fs::write(file, table.bytes())?;
    }
    if !call.has_counts && call.file.is_none() {
        let millis = start.elapsed().as_millis();
        writeln!(out, "{}, {millis} ms", summary(&table, call.seeds))?;
    }
    Ok(true)
}

/// A line for each value that occurs among the positions with so many seeds.
fn write_counts(table: &Tablebase, seeds: u8, out: &mut impl Write) -> Result<(), Stop> {
    for (bounds, positions) in table.counts(seeds) {
        let (least, most) = (bounds.least, bounds.most);
        if least == most {
            writeln!(out, "{seeds} {least} {positions}")?;
        } else {
            writeln!(out, "{seeds} {least}..{most} {positions}")?;
        }
    }
    Ok(out.flush()?)
}

fn summary(table: &Tablebase, seeds: u8) -> String {
    let counts = (0..=seeds).flat_map(|seeds| table.counts(seeds));
    let (exact, bounds): (Vec<_>, Vec<_>) =
        counts.partition(|(bounds, _)| bounds.least == bounds.most);
    let [exact, bounds] = [exact, bounds].map(|counts| {
        let positions = counts.iter().map(|(_, positions)| positions);
        positions.sum::<u64>()
    });
    format!(
        "{seeds} seeds, {} positions: {exact} exact, {bounds} bounds; {} bytes",
        exact + bounds,
        table.bytes().len()
    )
}
