// For people who asked for less motion.
import { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { before } from "../support/fixtures.ts";
import { expect, test } from "../support/page.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const relay = { game: "omweso", position: before("omweso", "capture from a relay lap") };

/** The board stands at the start of a turn, as somebody has it who looks at it step by step. */
async function stand(board: Board): Promise<void> {
  await board.pit("I").click();
  await board.button("Pause").click();
  await board.button("To the start of the turn").click();
}

for (const step of ["On one seed", "On one lap"]) {
  test(`the laps are seen in their order, one step after the other: ${step}`, async ({ page }) => {
    const board = await embed(page, { ...relay, speed: "0.25" });
    await stand(board);
    const laps: string[] = [];
    const pictures: string[] = [];
    while ((await board.button("Go on").count()) > 0) {
      laps.push((await board.element.getByText(/^Lap \d/).textContent()) ?? "");
      pictures.push((await board.picture()).toString("base64"));
      await board.button(step).click();
    }
    const numbers = laps.map((lap) => Number(/\d+/.exec(lap)?.[0]));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect([...new Set(numbers)].filter((lap) => lap > 0)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(pictures).size, "each step shows something").toBe(pictures.length);
    await board.button("Show the last turn again").click();
    await board.button("Pause").click();
    await board.button(step.replace("On", "Back")).click();
    await expect(board.element.getByText(/^Lap [01] of 5/)).toBeVisible();
  });
}

test("nothing on the page moves by itself or on its way", async ({ page }) => {
  const moving = () =>
    page.evaluate(() => {
      const found = new Set<string>();
      const walk = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll("*")) {
          if (element.shadowRoot) walk(element.shadowRoot);
          // Nobody sees the probes: they tell that a colour has changed.
          if (element.closest(".probes")) continue;
          for (const part of [null, "::before", "::after"]) {
            const { transitionDuration, animationName } = getComputedStyle(element, part);
            if (/[1-9]/.test(transitionDuration) || animationName !== "none")
              found.add(`${element.tagName.toLowerCase()}.${element.className}${part ?? ""}`);
          }
        }
      };
      walk(document);
      return [...found];
    });
  await page.goto("./");
  await expect(page.getByRole("link").nth(3)).toBeVisible();
  expect(await moving(), "home").toEqual([]);
  await Board.open(page, "oware");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await moving(), "playing, with the settings").toEqual([]);
  await page.goto("./#/new/oware/computer");
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  expect(await moving(), "a new game").toEqual([]);
  await page.goto("./#/analyse/oware");
  await expect(page.getByRole("grid").first()).toBeVisible();
  expect(await moving(), "analysing").toEqual([]);
});
