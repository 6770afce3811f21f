import { build } from "../../element/build";
import { button } from "../../element/button";
import { endingsOf } from "../../lessons/format";
import type { Aim } from "../../storage/lessons-draft";
import { numberField, selectField } from "./fields";
import { replaced, without, type FormHost } from "./form-host";
import { emptyAim } from "./from-course";

const kinds = ["pit", "takes", "seeds", "end"] as const satisfies readonly Aim["kind"][];

/** What is to be reached: a row for each thing, and the way to more of them. */
export function aimsField(host: FormHost): HTMLElement {
  const { goal } = host.texts.write;
  const { aims } = host.lesson;
  const rows = aims.map((aim, at) => aimRow(host, aim, at));
  const kind = selectField(
    goal.addKind,
    new Map(kinds.map((each) => [each, goal.kinds[each]])),
    kinds[0],
    () => undefined,
  );
  const chosen = () => kind.querySelector("select")?.value ?? "";
  const add = button(goal.add, () => {
    const found = kinds.find((each) => each === chosen()) ?? kinds[0];
    const aim = { ...emptyAim(found), pit: host.info.letters[0] ?? "A" };
    const now = host.lesson.aims;
    host.reshape({ aims: [...now, aim] }, `aim.${String(now.length)}`);
  });
  const field = build(
    "fieldset",
    { class: "field write-aims", attributes: { tabindex: "-1" } },
    build("legend", {}, goal.reach),
    build("p", { class: "note" }, goal.reachAbout),
    ...rows,
    build("div", { class: "write-add" }, kind, add),
  );
  field.append(host.notes.beside("goal", field));
  return field;
}

function aimRow(host: FormHost, aim: Aim, at: number): HTMLElement {
  const { goal } = host.texts.write;
  const name = goal.kinds[aim.kind];
  const set = (change: Partial<Aim>) => {
    const now = host.lesson.aims;
    host.change({ aims: replaced(now, at, { ...(now[at] ?? aim), ...change }) });
  };
  const remove = button(
    "×",
    () => host.reshape({ aims: without(host.lesson.aims, at) }, "goal"),
    "is-quiet",
  );
  remove.classList.add("is-icon");
  remove.setAttribute("aria-label", goal.remove(name));
  remove.title = goal.remove(name);
  const row = build(
    "div",
    { class: "write-row", attributes: { role: "group", "aria-label": name, tabindex: "-1" } },
    build("p", { class: "write-row-name" }, name),
    build("div", { class: "write-row-fields" }, ...aimFields(host, aim, set)),
    remove,
  );
  host.notes.lead(`aim.${String(at)}`, row);
  return row;
}

type SetAim = (change: Partial<Aim>) => void;

function aimFields(host: FormHost, aim: Aim, set: SetAim): HTMLElement[] {
  switch (aim.kind) {
    case "pit":
      return [pitField(host, aim, set), ...rangeFields(host, aim, set)];
    case "takes":
      return rangeFields(host, aim, set);
    case "seeds":
      return [sideField(host, aim, set), ...rangeFields(host, aim, set)];
    case "end":
      return endFields(host, aim, set);
  }
}

function pitField({ info, texts }: FormHost, { pit }: Aim, set: SetAim): HTMLElement {
  const letters = new Map(info.letters.map((letter) => [letter, letter]));
  // What a file names may be no pit of this game: it is told, and stays until another is chosen.
  if (!letters.has(pit)) letters.set(pit, pit);
  return selectField(texts.write.goal.pit, letters, pit, (chosen) => set({ pit: chosen }));
}

function sideField({ texts }: FormHost, { side }: Aim, set: SetAim): HTMLElement {
  const sides = new Map(Object.entries(texts.side));
  return selectField(texts.write.goal.who, sides, side, (chosen) =>
    set({ side: chosen === "north" ? "north" : "south" }),
  );
}

/** A number and perhaps a greater one: without that it is exactly so many, or of what is taken the least. */
function rangeFields(
  { info, texts }: FormHost,
  { kind, least, most }: Aim,
  set: SetAim,
): HTMLElement[] {
  const { goal } = texts.write;
  const limit = info.totalSeeds;
  const first = numberField(
    kind === "takes" ? goal.least : goal.exactly,
    { value: least, least: 0, most: limit },
    (typed) => set({ least: typed ?? 0 }),
  );
  const last = numberField(
    kind === "takes" ? goal.most : goal.orUpTo,
    { value: most, least: 0, most: limit, mayBeEmpty: true },
    (typed) => set({ most: typed }),
  );
  return [first, last];
}

function endFields({ info, texts }: FormHost, { winner, by }: Aim, set: SetAim): HTMLElement[] {
  const { goal } = texts.write;
  const winners = new Map([["", goal.any], ...Object.entries(goal.winners)]);
  const names: Readonly<Record<string, { name: string }>> = texts.endings;
  const endings = new Map([
    ["", goal.any],
    ...endingsOf[info.id].map((way): [string, string] => [way, names[way]?.name ?? way]),
  ]);
  if (!endings.has(by)) endings.set(by, names[by]?.name ?? by);
  return [
    selectField(goal.winner, winners, winner, (chosen) => set({ winner: chosen })),
    selectField(goal.way, endings, by, (chosen) => set({ by: chosen })),
  ];
}
