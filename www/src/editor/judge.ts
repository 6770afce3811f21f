/** What the engine says of an edited position, in sentences: everything that keeps it from being played, at once. */
import { checkSetup } from "../session/arbiter";
import type { Engine } from "../session/engine";
import { EmpikiError } from "../session/engine";
import type { Fault, GameInfo, SetupFaultView, SetupView } from "../engine/types";
import type { AllTexts } from "../i18n";
import { ending } from "../i18n/ending";
import { optionText } from "../i18n/why";
import type { Edited } from "./edited";

/** What is needed of an engine to judge positions. */
export type SetupSource = Pick<Engine, "call" | "info">;

/** One reason, and the pits it is about. */
export interface Reason {
  text: string;
  pits: readonly number[];
}

export interface Judgement {
  view: SetupView;
  /** Why it cannot be played yet. */
  reasons: readonly Reason[];
  /** How it is over at once; `null` while it goes on or cannot be played. */
  over: Reason | null;
}

/** May be played on from here. */
export const isPlayable = ({ reasons, over }: Judgement): boolean =>
  reasons.length === 0 && over === null;

/** Judges a position. Options that cannot be read are told beside everything else that is wrong. */
export function judge(source: SetupSource, edited: Edited, texts: AllTexts): Judgement {
  const info = source.info(edited.game);
  const { view, faults } = check(source, edited);
  const ofOptions = faults.map((fault) => ({
    text: texts.editor.options.fault(texts.failures.fault(fault)),
    pits: [],
  }));
  const reasons = [...view.faults.map((fault) => reasonOf(fault, info, texts)), ...ofOptions];
  const { result } = view;
  const isOver = result !== null && reasons.length === 0;
  return { view, reasons, over: isOver ? overReason(result, texts) : null };
}

function check(source: SetupSource, edited: Edited): { view: SetupView; faults: Fault[] } {
  try {
    return { view: ask(source, edited), faults: [] };
  } catch (error) {
    const isUnread = error instanceof EmpikiError && error.code === "bad-options";
    if (!isUnread || edited.options === "") throw error;
    return { view: ask(source, { ...edited, options: "" }), faults: error.detail.faults };
  }
}

const ask = (source: SetupSource, { game, counts, mover, options, ...rest }: Edited): SetupView =>
  checkSetup(source, game, {
    counts,
    mover,
    counters: Uint32Array.from([...rest.turnsTaken, ...rest.capturingTurns]),
    options,
    mayBeFewer: false,
  });

function reasonOf(fault: SetupFaultView, info: GameInfo, texts: AllTexts): Reason {
  const { code, pit, side, found, expected, mayBeFewer, key } = fault;
  const text = texts.editor.faults[code]({
    game: texts.games[info.id].name,
    pit: pit === null ? "" : (info.letters[pit] ?? ""),
    side: side === null ? "" : texts.side[side],
    found: found ?? 0,
    expected: expected ?? 0,
    mayBeFewer,
    option: key === null ? "" : (optionText(info.id, key, texts)?.name ?? key),
  });
  return { text, pits: pit === null ? [] : [pit] };
}

function overReason(result: NonNullable<SetupView["result"]>, texts: AllTexts): Reason {
  const { headline, about } = ending(result, texts);
  return { text: texts.editor.isOver(headline, about), pits: result.pits };
}

/** The options of a position in words: "Grand slam: everything is taken". */
export function optionWords(view: SetupView, texts: AllTexts): string[] {
  return view.options.map((option) => {
    const [key = "", value = ""] = option.split("=");
    const text = optionText(view.game, key, texts);
    return texts.editor.options.told(text?.name ?? key, text?.values[value] ?? value);
  });
}
