import { test } from "./site.ts";
import { testSite } from "./sites.ts";

test.use({
  // Its highlighter looks for a language of that name.
  expectedTrouble: /Could not find the language .mancala|Falling back to no-highlight/,
});

testSite("mdbook", {
  other: "./more/one.html",
  switchScheme: async (page) => {
    await page.getByRole("button", { name: "Change theme" }).click();
    const isLight = await page.locator("html.light").isVisible();
    await page.getByRole("menuitem", { name: isLight ? "Navy" : "Light" }).click();
  },
  changesInPlace: false,
});
