import type { Texts } from "./en";

/** Why something cannot be done where moves are binding; `what` names it. */
export const bindingWords = (what: "take-back" | "earlier", { binding }: Texts): string =>
  what === "take-back" ? binding.noTakeBack : binding.onlyLast;
