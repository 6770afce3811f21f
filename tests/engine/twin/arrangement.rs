//! Free arrangements, after `www/rules/omweso.md`.

use super::Side;
use super::four_rows::Board;
use super::text::{Known, Options, Values, read_counts, read_side};
use Values::Words;

const OPTIONS: &[Known] = &[
    ("setup", Words(&["back4", "front4", "two16", "free"])),
    (
        "setupCap",
        Words(&[
            "10", "2", "3", "4", "5", "6", "7", "8", "9", "11", "12", "13", "14", "15", "16", "17",
            "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31",
            "32", "none",
        ]),
    ),
    ("setupOrder", Words(&["open", "hidden"])),
];

/// What is wrong with a player's seeds, such as `31 placed, H holds 11`: nothing when they may stay so.
pub fn faults(options: &str, side: &str, counts: &str) -> Result<String, String> {
    let fields: Vec<&str> = options.split_whitespace().collect();
    let options = Options::read(&fields, OPTIONS)?;
    if !options.is("setup", "free") {
        return Err("a preset places the seeds".to_string());
    }
    let side: Side = read_side(Some(&side))?;
    let counts = read_counts(counts, 16)?;
    let mut faults = Vec::new();
    let placed: u32 = counts.iter().sum();
    if placed != 32 {
        faults.push(format!("{placed} placed"));
    }
    for (pit, count) in Board::<8>::ring(side).into_iter().zip(counts) {
        let is_capped = !options.is("setupCap", "none");
        if is_capped && count > options.number("setupCap") {
            faults.push(format!("{} holds {count}", Board::<8>::letter(side, pit)));
        }
    }
    Ok(faults.join(", "))
}
