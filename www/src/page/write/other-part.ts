import { Choice } from "../../editor/choice";
import { strongestLevel } from "../../session/players";
import { build } from "../../element/build";
import { leadToChosen, section, selectField, textField } from "./fields";
import type { FormHost, FormPart } from "./form-host";

type Who = "written" | "level";

/** Who answers, where a lesson has more than one turn: turns that are written, or a level. */
export function otherPart(host: FormHost): FormPart {
  const { other } = host.texts.write;
  const { level } = host.lesson;
  const who = new Choice<Who>(
    other.who,
    { written: other.written, level: other.level },
    (chosen) => host.reshape({ level: chosen === "level" ? 1 : null }, "who"),
    { isNameUnseen: true },
  );
  who.value = level === null ? "written" : "level";
  leadToChosen(host, "who", who.element);
  const how = level === null ? repliesField(host) : levelField(host, level);
  const element = section(other.heading, who.element, how);
  return { element, show: () => (element.hidden = !isAnswered(host)) };
}

/** In a lesson of one turn nobody does. */
const isAnswered = ({ lesson }: FormHost): boolean =>
  lesson.turns > 1 || lesson.level !== null || lesson.replies.trim() !== "";

function repliesField(host: FormHost): HTMLElement {
  const { other } = host.texts.write;
  return textField(
    host,
    { label: other.replies, about: other.repliesAbout },
    { at: "replies", value: host.lesson.replies, isPlain: true },
    (typed) => host.change({ replies: typed }),
  );
}

function levelField(host: FormHost, level: number): HTMLElement {
  const { texts } = host;
  const levels = Array.from({ length: strongestLevel }, (_, index) => index + 1);
  const names = new Map(levels.map((each) => [String(each), texts.level(each)]));
  const field = selectField(texts.write.other.which, names, String(level), (chosen) =>
    host.change({ level: Number(chosen) }),
  );
  return build("div", { class: "field" }, field);
}
