// Pictures of the board alone: no letters and no counts, so that no font matters.
import type { Page } from "@playwright/test";
import type { Board } from "../support/board.ts";
import { embed, type Attributes } from "../support/boards.ts";
import { before } from "../support/fixtures.ts";
import { GAMES } from "../support/games.ts";
import { expect, test } from "../support/page.ts";

const bare = { counts: "never", letters: "off", theme: "light", speed: "0.25" };
/** Wide enough for each board to lie. */
const WIDTHS: Record<string, number> = { oware: 560, omweso: 480, "bao-kigogo": 720 };
/** Pictures are kept at this scale: every accepted change of one stays in the history. */
const SCALE = 0.5;

const open = (page: Page, attributes: Attributes, width?: number): Promise<Board> =>
  embed(page, { ...bare, ...attributes }, width ?? WIDTHS[attributes["game"] ?? ""] ?? 480);

test.beforeEach(async ({ page }) => {
  // The counts of hand and laps are always there: their plaques are drawn, their figures not.
  await page.addInitScript(() => {
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      prototype.fillText = () => undefined;
    }
  });
});

/** Lets a turn be shown and stops it after so many laps and seeds: standing pictures are exact. */
async function stopAt(board: Board, pit: string, laps: number, seeds: number): Promise<void> {
  await board.pit(pit).click();
  await board.button("Pause").click();
  await board.button("To the start of the turn").click();
  for (let lap = 0; lap < laps; lap += 1) await board.button("On one lap").click();
  for (let seed = 0; seed < seeds; seed += 1) await board.button("On one seed").click();
}

async function finish(board: Board, pit: string): Promise<void> {
  await board.setSpeed("instant");
  await board.pit(pit).click();
}

const matches = async (board: Board, name: string): Promise<void> => {
  // What has the focus is pointed at.
  await board.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(await smaller(board.page, await board.picture())).toMatchSnapshot(`${name}.png`);
};

async function smaller(page: Page, picture: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ([url, scale]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = Math.round(image.width * scale);
      canvas.height = Math.round(image.height * scale);
      const context = canvas.getContext("2d");
      if (context) context.imageSmoothingQuality = "high";
      context?.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL();
    },
    [`data:image/png;base64,${picture.toString("base64")}`, SCALE] as const,
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

for (const game of GAMES) {
  test(`${game}: the start`, async ({ page }) => {
    await matches(await open(page, { game }), `${game}-start`);
  });
}

for (const theme of ["dark", "contrast"]) {
  test(`omweso: the start, ${theme}`, async ({ page }) => {
    await matches(await open(page, { game: "omweso", theme }), `omweso-start-${theme}`);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`omweso: the start in forced colours, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await matches(await open(page, { game: "omweso" }), `omweso-start-forced-${colorScheme}`);
  });
}

test("omweso: upright in a narrow place", async ({ page }) => {
  await matches(await open(page, { game: "omweso" }, 380), "omweso-upright");
});

test("oware: upright in a narrow place, as large as a phone shows whole", async ({ page }) => {
  await matches(await open(page, { game: "oware" }, 358), "oware-upright");
});

test("oware: turned", async ({ page }) => {
  const position = "oware 0,1,14,2,0,1/3,1,2,0,5,1 n 11,7";
  await matches(await open(page, { game: "oware", position, flip: "on" }), "oware-turned");
});

test("oware: a kroo being sown", async ({ page }) => {
  const board = await open(page, { game: "oware", position: before("oware", "kroo captures") });
  await stopAt(board, "F", 0, 9);
  await matches(board, "oware-sowing");
});

test("oware: after a chain of captures", async ({ page }) => {
  const position = before("oware", "chain to the row's start");
  const board = await open(page, { game: "oware", position });
  await finish(board, "C");
  await matches(board, "oware-captured");
});

test("oware: the end", async ({ page }) => {
  const board = await open(page, { game: "oware", position: "oware 0x2,8,0x2,1/1x4,2,3 s 14,16" });
  await finish(board, "C");
  await matches(board, "oware-end");
});

test("omweso: in the middle of a relay", async ({ page }) => {
  const position = before("omweso", "capture from a relay lap");
  const board = await open(page, { game: "omweso", position });
  await stopAt(board, "I", 2, 2);
  await matches(board, "omweso-relay");
});

test("omweso: captured seeds are sown", async ({ page }) => {
  const position = before("omweso", "two captures from one origin");
  const board = await open(page, { game: "omweso", position });
  await stopAt(board, "M", 1, 3);
  await matches(board, "omweso-capture");
});

test("omweso: a choice of direction is open", async ({ page }) => {
  const position = before("omweso", "mid-turn choice reversed");
  const board = await open(page, { game: "omweso", position });
  await finish(board, "C");
  await expect(board.answer("Clockwise")).toBeVisible();
  await matches(board, "omweso-choice");
});

test("omweso: the end", async ({ page }) => {
  const board = await open(page, { game: "omweso", position: before("omweso", "emitwe-ebiri") });
  await finish(board, "C");
  await board.answerAll(0, (answer) => answer.click());
  await matches(board, "omweso-end");
});

test("bao-kigogo: in the middle of a relay", async ({ page }) => {
  const board = await open(page, { game: "bao-kigogo" });
  await stopAt(board, "M", 4, 1);
  await matches(board, "bao-kigogo-relay");
});

test("bao-kigogo: a capture leaves the board", async ({ page }) => {
  const board = await open(page, { game: "bao-kigogo" });
  await stopAt(board, "C", 1, 0);
  await matches(board, "bao-kigogo-capture");
});

test("bao-kigogo: the end", async ({ page }) => {
  const position = before("bao-kigogo", "singles only; a single captures and wins");
  const board = await open(page, { game: "bao-kigogo", position });
  await finish(board, "G");
  await matches(board, "bao-kigogo-end");
});
