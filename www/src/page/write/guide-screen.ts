import "../later-styles";
import "../games-nav.css";
import "../rules/rules.css";
import { build } from "../../element/build";
import html from "../../../guide/lessons.md?rules";
import { writeHash } from "../route";
import type { LaterParts, Screen } from "../screen";

/** The guide for teachers, as it stands in the repository, in English. */
export function guideScreen({ texts }: LaterParts): Screen {
  const { write } = texts;
  const article = build("article", { class: "rules-text", attributes: { lang: "en", dir: "ltr" } });
  article.innerHTML = html;
  // The other guides are not on this page.
  for (const link of article.querySelectorAll("a[href$='.md'], a[href*='.md#']")) {
    link.replaceWith(...link.childNodes);
  }
  const back = build(
    "nav",
    { class: "games-nav" },
    build("a", { attributes: { href: writeHash } }, write.title),
  );
  back.setAttribute("aria-label", write.title);
  const { guideLanguage } = write;
  const note = guideLanguage === "" ? [] : [build("p", { class: "note" }, guideLanguage)];
  return { title: write.guide, elements: [back, ...note, article], menu: [] };
}
