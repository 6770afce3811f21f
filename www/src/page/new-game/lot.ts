import { build } from "../../element/build";
import type { SideName } from "../../engine/types";
import type { AllTexts } from "../../i18n";
import { isLevel } from "../../session/players";
import { button } from "../forms";
import "../new-game.css";
import { playersOf } from "../players";
import { hand } from "./hand";

/** What the lot shows: whose names they are, and who starts. */
export interface LotParts {
  /** Empty for a player without a name. */
  names: Readonly<Record<SideName, string>>;
  /** Drawn before by the engine; what is seen here follows from it. */
  starter: SideName;
}

type Hand = "left" | "right";

/** Who picks a hand: South, or else the only person who plays. Whoever finds the seed starts. */
const pickerOf = (names: LotParts["names"]): SideName => {
  const { south, north } = playersOf(names);
  return isLevel(south) && !isLevel(north) ? "north" : "south";
};

/**
 * The drawing of lots, to be seen: a seed in one of two closed hands. The lot is
 * already drawn: the seed is where it must be for the hand that is picked, which
 * is as good as chance, for the lot was. `done` is called when everything was seen.
 */
export function lot(texts: AllTexts, { names, starter }: LotParts, done: () => void): HTMLElement {
  const words = texts.form.lot;
  const picker = pickerOf(names);
  const who = (side: SideName) => names[side].trim() || texts.side[side];
  const told = build("p", { class: "lot-told", attributes: { role: "status" } });
  told.textContent = words.about(who(picker));
  const go = button(words.go, done, "is-main");
  go.hidden = true;
  const reveal = (sentence: string) => {
    for (const { element } of hands) element.setAttribute("aria-disabled", "true");
    told.textContent = sentence;
    skip.hidden = true;
    go.hidden = false;
    go.focus();
  };
  const pick = (picked: Hand) => {
    if (!go.hidden) return;
    const seedIn = starter === picker ? picked : otherHand(picked);
    for (const each of hands) each.open(each.side === seedIn);
    reveal(words.found(seedIn, who(starter)));
  };
  const hands = (["left", "right"] as const).map((side) => closedHand(side, words[side], pick));
  const skip = button(words.skip, () => reveal(words.skipped(who(starter))), "is-quiet");
  const held = hands.map(({ element }) => element);
  return laidOut(words, told, handsGroup(words.hands, held), [skip, go]);
}

function laidOut(
  { title }: AllTexts["form"]["lot"],
  told: HTMLElement,
  hands: HTMLElement,
  actions: readonly HTMLElement[],
): HTMLElement {
  return build(
    "section",
    { class: "lot", attributes: { "aria-labelledby": "lot-title" } },
    build("h2", { attributes: { id: "lot-title", tabindex: "-1" } }, title),
    told,
    hands,
    build("div", { class: "actions" }, ...actions),
  );
}

const otherHand = (side: Hand): Hand => (side === "left" ? "right" : "left");

/** The hands, and the arrow keys that lead from one to the other. */
function handsGroup(label: string, hands: readonly HTMLButtonElement[]): HTMLElement {
  const move = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") hands[0]?.focus();
    if (key === "ArrowRight") hands[1]?.focus();
  };
  const attributes = { role: "group", "aria-label": label };
  return build("div", { class: "hands", attributes, on: { keydown: move } }, ...hands);
}

function closedHand(side: Hand, label: string, pick: (side: Hand) => void) {
  const element = build(
    "button",
    {
      class: "hand",
      attributes: { type: "button", "aria-label": label },
      on: { click: () => pick(side) },
    },
    hand(side, false),
  );
  return { side, element, open: (hasSeed: boolean) => openHand(element, side, hasSeed) };
}

/** Shows what is in a hand; only now is it drawn there. */
function openHand(element: HTMLElement, side: Hand, hasSeed: boolean): void {
  element.replaceChildren(hand(side, hasSeed));
  // Once drawn closed, it can be seen to open.
  element.getBoundingClientRect();
  element.classList.add("is-open");
  element.classList.toggle("is-dim", !hasSeed);
}
