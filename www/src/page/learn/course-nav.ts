import { build } from "../../element/build";
import type { AllTexts } from "../../i18n";
import type { Course } from "../../lessons/format";
import { courseHash, offeredGames } from "../route";

/** The way to the courses of the games. */
export function courseNav({ learn, games }: AllTexts, current: Course["game"]): HTMLElement {
  const links = offeredGames.map((game) =>
    build(
      "a",
      { attributes: { href: courseHash(game), "aria-current": game === current && "page" } },
      games[game].name,
    ),
  );
  const attributes = { "aria-label": learn.coursesOfEach };
  return build("nav", { class: "learn-nav", attributes }, ...links);
}
