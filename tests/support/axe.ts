import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose answer depends on colours; the others find the same in every theme. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What axe finds on the whole page, as sentences: by all its rules, or by those about colours alone. */
export async function axeFindings(page: Page, rules: "all" | "colours" = "all"): Promise<string[]> {
  await page.evaluate(endTransitions);
  const builder = new AxeBuilder({ page });
  const { violations } = await (
    rules === "all" ? builder.withTags(TAGS) : builder.withRules(COLOURS)
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${JSON.stringify(target)}\n${failureSummary ?? ""}`,
    ),
  );
}

/** Colours that are on their way from one to another are nobody's to judge. */
function endTransitions(): void {
  const boards = document.querySelectorAll("mancala-board");
  const roots = [document, ...[...boards].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  for (const animation of roots.flatMap((root) => root.getAnimations())) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}
