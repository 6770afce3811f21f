// The browser keeps a page whole when one leaves it, and shows it again when one comes back.
import { launchOptions } from "../playwright.config.ts";
import { Board } from "../support/board.ts";
import { expect, test } from "../support/page.ts";

test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] },
});

test("a page kept whole comes back as it was, and goes on", async ({ page }) => {
  const board = await Board.open(page, "oware", "0.25");
  await board.pit("C").click();
  await board.button("Pause").click();
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto("about:blank");
  await page.goBack({ waitUntil: "commit" });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { persisted?: boolean }).persisted))
    .toBe(true);
  await board.button("To the end of the turn").click();
  await board.sow("d");
  expect(await board.turns()).toEqual(["C", "d"]);
});
