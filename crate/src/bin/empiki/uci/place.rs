//! What `position` says: where the game starts, and its turns.

use empiki::record::Record;
use empiki::{Game, GameId};

use crate::lines::quoted;

/// Reads the words behind `position`: `startpos` or a FEN, perhaps with `fen` before it, then perhaps `moves` and
/// turns, in one word or several.
///
/// # Errors
/// What is wrong with them.
pub fn read(words: &[&str]) -> Result<Game, String> {
    let expected = "expected position startpos|FEN [moves ABcD...]";
    let (start, rest) = match words {
        ["startpos", rest @ ..] => (Game::start(GameId::Oware), rest),
        ["fen", fen, rest @ ..] | [fen, rest @ ..] if *fen != "moves" => (read_fen(fen)?, rest),
        _ => return Err(expected.to_owned()),
    };
    match rest {
        [] => Ok(start),
        ["moves", turns @ ..] => play(start, turns),
        _ => Err(expected.to_owned()),
    }
}

/// Records know FENs; here one stands alone.
fn read_fen(fen: &str) -> Result<Game, String> {
    let is_fen = fen
        .bytes()
        .all(|byte| byte.is_ascii_digit() || b"-SN".contains(&byte));
    if !is_fen {
        let fen = quoted(fen);
        return Err(format!(
            "not a FEN: {fen:?} (expected 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S)"
        ));
    }
    let record = Record::read(&format!("[FEN \"{fen}\"]"));
    let record = record.map_err(|error| error.reason())?;
    Ok(record.game().clone())
}

fn play(mut game: Game, turns: &[&str]) -> Result<Game, String> {
    let turns = turns.iter().flat_map(|word| word.chars());
    for (number, turn) in turns.enumerate() {
        game.play_text(turn.encode_utf8(&mut [0; 4]))
            .map_err(|refusal| format!("turn {} {turn:?}: {refusal}", number + 1))?;
    }
    Ok(game)
}
