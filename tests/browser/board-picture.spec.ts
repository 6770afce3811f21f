// A picture of the board, for places where no script runs.
import type { Page } from "@playwright/test";
import type { Board } from "../support/board.ts";
import { embed } from "../support/boards.ts";
import { expect, test } from "../support/page.ts";

interface Copied {
  types: string[];
  text: string;
  width: number;
  height: number;
  /** Pixels that differ from those of the board. */
  others: number;
}

/** What lies on the clipboard, compared with the board's canvas. */
const copied = (page: Page): Promise<Copied> =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    if (!item) throw new Error("nothing on the clipboard");
    const picture = await createImageBitmap(await item.getType("image/png"));
    const shown = document.querySelector("mancala-board")?.shadowRoot?.querySelector("canvas");
    const { width, height } = picture;
    const pixels = (image: CanvasImageSource) => {
      const ctx = new OffscreenCanvas(width, height).getContext("2d");
      ctx?.drawImage(image, 0, 0, width, height);
      return ctx?.getImageData(0, 0, width, height).data ?? [];
    };
    const [one, other] = [pixels(picture), pixels(shown as HTMLCanvasElement)];
    let others = 0;
    for (let i = 0; i < one.length; i++)
      if (Math.abs((one[i] ?? 0) - (other[i] ?? 0)) > 3) others += 0.25;
    const text = await (await item.getType("text/plain")).text();
    return { types: [...item.types], text, width, height, others };
  });

const copy = async (board: Board): Promise<void> => {
  await board.button("Copy as picture").click();
};

test.describe("where the clipboard may be used", () => {
  test.use({ deviceScaleFactor: 2, permissions: ["clipboard-read", "clipboard-write"] });

  for (const [game, attributes] of Object.entries({
    oware: { position: "oware 4,4,0,5,5,5/5,4,4,4,4,4 n 0,0", theme: "dark" },
    omweso: { flip: "on" },
    "bao-kigogo": { letters: "off" },
  })) {
    test(`the picture of ${game} is the board as it is drawn`, async ({ page }) => {
      const board = await embed(page, { game, ...attributes });
      await copy(board);
      await expect(board.sentence).toContainText("The picture is on the clipboard.");
      const { types, text, width, height, others } = await copied(page);
      expect(types.toSorted()).toEqual(["image/png", "text/plain"]);
      expect(text).toMatch(new RegExp(`^${game} `));
      const canvas = await board.canvas.boundingBox();
      expect([width, height]).toEqual([(canvas?.width ?? 0) * 2, (canvas?.height ?? 0) * 2]);
      expect(others).toBe(0);
    });
  }

  test("the picture has neither focus nor hover, stands as the board does, and closes a question", async ({
    page,
  }) => {
    const board = await embed(page, { game: "oware" }, 300);
    await board.button("Resign").click();
    await copy(board);
    await expect(board.sentence).toContainText("The picture is on the clipboard.");
    await expect(board.button("Keep playing")).toBeHidden();
    const { width, height, others } = await copied(page);
    expect(height).toBeGreaterThan(width);
    expect(others).toBe(0);
    await board.pit("C").hover();
    await board.button("Copy as picture").press("Enter");
    expect((await copied(page)).others).toBeGreaterThan(50);
  });
});

test("a screen of few pixels gives a sharp picture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const board = await embed(page, { game: "oware" });
  await copy(board);
  await expect(board.sentence).toContainText("The picture is on the clipboard.");
  const canvas = await board.canvas.boundingBox();
  expect((await copied(page)).width).toBe((canvas?.width ?? 0) * 2);
});

test("where the clipboard is refused, the picture is handed over as a file", async ({ page }) => {
  const board = await embed(page, { game: "oware", moves: "C f", speed: "instant", lang: "fr" });
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const download = page.waitForEvent("download");
  await board.button("Copier l’image").click();
  expect((await download).suggestedFilename()).toBe("oware-ply-2.png");
  await expect(board.sentence).toContainText("oware-ply-2.png");
});

test.describe("a part that does not come", () => {
  test.use({ expectedTrouble: /picture-part|Failed to load|dynamically imported/ });

  test("is told, and the next press tries again", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const board = await embed(page, { game: "oware" });
    const files = /picture-part/;
    await page.route(files, (route) => route.abort());
    await copy(board);
    await expect(board.sentence).toContainText("This part of the board could not be loaded.");
    await page.unroute(files);
    await copy(board);
    await expect(board.sentence).toContainText("The picture is on the clipboard.");
  });
});
