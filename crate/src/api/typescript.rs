//! The TypeScript types of the views, generated so that they cannot drift.

use ts_rs::{Config, TS};

use super::record_views::*;
use super::session::ApiError;
use super::setups::SETUP_FAULT_CODES;
use super::thinking::*;
use super::views::*;
use crate::notation::FaultCode;
use crate::outcome::Ending;
use crate::record::NoticeCode;
use crate::refusal::RefusalCode;

const HEAD: &str = "\
/**
 * What the engine says, as plain data. Generated from `crate/src/api` by
 * `make types`; a test fails when this file is stale. Do not edit.
 *
 * Pits are numbered over the whole board: South's ring first (0 … n − 1 in the
 * order of the rules), then North's ring (n … 2n − 1). Counts are seeds.
 */
";

/// The whole of `www/src/engine/types.ts`.
#[must_use]
pub fn types() -> String {
    let config = Config::default();
    let mut file = HEAD.to_owned();
    macro_rules! declare {
        ($($view:ident),*) => {
            $({
                let docs = <$view as TS>::docs().unwrap_or_default();
                let declaration = <$view as TS>::decl(&config);
                file += &format!("\n{docs}export {declaration}\n");
            })*
        };
    }
    declare!(
        GameName,
        SideName,
        ChoiceCaseName,
        DestinationName,
        ReasonName,
        Cell,
        NumberRange,
        KeyValue,
        OptionScope,
        OptionInfo,
        PresetInfo,
        GameInfo,
        BoardView,
        WinnerName,
        ResultView,
        PlyView,
        GameView,
        StartView,
        LapView,
        StepView,
        TraceView,
        QuestionView,
        ExplorationView,
        RefusalView,
        FaultView,
        ErrorDetail,
        ModeName,
        ArrangementInfo,
        SetupFaultView,
        SetupView,
        TagView,
        CommentView,
        NoticeView,
        RecordView,
        WrittenView,
        RecordSummary,
        GoalName,
        GoalView,
        MatchGameView,
        MatchWinner,
        StarterName,
        MatchView,
        ProvedOutcome,
        ProvedView,
        WorthView,
        LineView,
        ChoiceReasonName,
        ChoiceView,
        ThinkingView,
        TableView,
        VerdictName,
        ProofView
    );
    file + &unions()
}

/// The closed lists of words that views hold as plain strings.
fn unions() -> String {
    let endings = Ending::ALL.iter().map(|ending| ending.word());
    let refusals = RefusalCode::ALL.iter().map(|code| code.word());
    let notices = NoticeCode::ALL.iter().map(|code| code.word());
    let faults = FaultCode::ALL.iter().map(|code| code.word());
    [
        union("Ending", endings),
        union("RefusalCode", refusals),
        union("FaultCode", faults),
        union("ErrorCode", ApiError::CODES.into_iter()),
        union("SetupFaultCode", SETUP_FAULT_CODES.into_iter()),
        union("NoticeCode", notices),
    ]
    .concat()
}

fn union<'w>(name: &str, words: impl Iterator<Item = &'w str>) -> String {
    let words: String = words.map(|word| format!("\n  | \"{word}\"")).collect();
    format!("\nexport type {name} ={words};\n")
}

#[cfg(test)]
mod tests {
    /// Set `BLESS=1` to write the file instead.
    #[test]
    fn typescript_types_are_fresh() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../www/src/engine/types.ts");
        let types = super::types();
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(path, &types).expect("the file can be written");
        }
        let found = std::fs::read_to_string(path).expect("the file can be read");
        assert!(found == types, "stale: run `make types`");
    }
}
