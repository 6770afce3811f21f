import { build } from "../../element/build";
import type { LessonDraft } from "../../storage/lessons-draft";
import { section, textField, type FieldWords } from "./fields";
import { replaced, type FormHost, type FormPart } from "./form-host";
import { textIn, withText } from "./words";

type Hint = LessonDraft["hints"][number];

/** The two hints, with the pits that are ringed with them. */
export function hintsPart(host: FormHost): FormPart {
  const { hints } = host.texts.write;
  const gentle = hintFields(host, 0, { label: hints.gentle, about: hints.gentleAbout });
  const strong = hintFields(host, 1, { label: hints.strong, about: hints.strongAbout });
  return { element: section(hints.heading, gentle, strong) };
}

function hintFields(host: FormHost, at: number, words: FieldWords): HTMLElement {
  const { hints } = host.texts.write;
  const { language } = host;
  const now = (): Hint => host.lesson.hints[at] ?? { says: "", pits: "" };
  const set = (change: Partial<Hint>) =>
    host.change({ hints: replaced(bothOf(host.lesson), at, { ...now(), ...change }) });
  return build(
    "div",
    { class: "write-hint" },
    textField(
      host,
      words,
      { at: `hint.${String(at)}`, value: textIn(now().says, language), rows: 3 },
      (typed) => set({ says: withText(now().says, language, typed) }),
    ),
    textField(
      host,
      { label: hints.pits, about: hints.pitsAbout },
      { at: `hint-pits.${String(at)}`, value: now().pits, isPlain: true },
      (typed) => set({ pits: typed }),
    ),
  );
}

/** A draft that somebody else made may have fewer. */
const bothOf = ({ hints }: LessonDraft): Hint[] =>
  [0, 1].map((at) => hints[at] ?? { says: "", pits: "" });
