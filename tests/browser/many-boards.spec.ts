// Many boards on one page: only those near the view are painted, and all can be used.
import type { Page } from "@playwright/test";
import { Board } from "../support/board.ts";
import type { Hosts } from "../support/hosts.ts";
import { expect, test } from "../support/page.ts";

const HOST = "https://docs.test";
const SCRIPT = '<script type="module" src="/lib/define.js"></script>';
const COUNT = 20;

async function visit(page: Page, hosts: Hosts): Promise<void> {
  const boards = Array.from(
    { length: COUNT },
    (_, index) => `<mancala-board id="b${index}" speed="instant"></mancala-board>`,
  );
  await hosts.add(HOST, { pages: { "/": boards.join("") + SCRIPT }, lib: "/lib/" });
  await page.goto(`${HOST}/`);
  await expect(page.getByRole("grid")).toHaveCount(COUNT);
  await expect.poll(() => painted(page)).toContain(0);
  await allHavePainted(page);
}

/** One board is painted a frame: whichever may paint has done so by now. */
const allHavePainted = (page: Page): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, COUNT + 5);

/** Which boards are in view, or less than a screen from it. */
const near = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("mancala-board")].flatMap((board, index) => {
      const { top, bottom } = board.shadowRoot
        ?.querySelector(".board")
        ?.getBoundingClientRect() ?? {
        top: Infinity,
        bottom: Infinity,
      };
      return bottom >= -innerHeight && top <= 2 * innerHeight ? [index] : [];
    }),
  );

/** Which boards have a picture. */
const painted = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("mancala-board")].flatMap((board, index) => {
      const canvas = board.shadowRoot?.querySelector("canvas");
      return canvas?.width && canvas.checkVisibility({ visibilityProperty: true }) ? [index] : [];
    }),
  );

test("far from the view there is no picture, and it is there when one scrolls to it", async ({
  page,
  hosts,
}) => {
  await visit(page, hosts);
  expect(await painted(page)).toEqual(await near(page));
  expect(await painted(page)).not.toContain(COUNT - 1);
  await page.locator(`#b${COUNT - 1}`).scrollIntoViewIfNeeded();
  await expect.poll(() => painted(page)).toContain(COUNT - 1);
  await allHavePainted(page);
  expect(await painted(page)).toEqual(await near(page));
  expect(await painted(page)).not.toContain(0);
});

test("a board without a picture is played, and has one as soon as it has the focus", async ({
  page,
  hosts,
}) => {
  await visit(page, hosts);
  const board = new Board(page, `#b${COUNT - 1}`);
  await board.call((element) => element.play("C"));
  expect(await board.turns()).toEqual(["C"]);
  expect(await painted(page)).not.toContain(COUNT - 1);
  const isPainted = await board.element.evaluate((element) => {
    const [pit, canvas] = ["[role=grid] button", "canvas"].map((part) =>
      element.shadowRoot?.querySelector<HTMLElement>(part),
    );
    pit?.focus({ preventScroll: true });
    return (canvas as HTMLCanvasElement).width > 0;
  });
  expect(isPainted, "in the same breath").toBe(true);
});

test("on paper all boards have their pictures", async ({ page, hosts }) => {
  await visit(page, hosts);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await painted(page)).toHaveLength(COUNT);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await painted(page)).not.toContain(COUNT - 1);
});

test("in a box that scrolls by itself they are there before they are seen", async ({
  page,
  hosts,
}) => {
  const boards = '<mancala-board speed="instant"></mancala-board>'.repeat(4);
  const box = `<div id="box" style="height: 400px; overflow: auto">${boards}</div>`;
  await hosts.add(HOST, { pages: { "/": box + SCRIPT }, lib: "/lib/" });
  await page.goto(`${HOST}/`);
  await expect(page.getByRole("grid")).toHaveCount(4);
  await expect.poll(() => painted(page)).toContain(1);
});

test("equal boards share what they are painted from, and one may go", async ({ page, hosts }) => {
  await visit(page, hosts);
  const [first, second] = [new Board(page, "#b0"), new Board(page, "#b1")];
  const fresh = await first.picture();
  expect((await second.picture()).equals(fresh), "they look the same").toBe(true);
  await second.call((element) => element.play("C"));
  const played = await second.picture();
  await first.element.evaluate((element) => element.remove());
  await second.call((element) => element.setAttribute("flip", "on"));
  await second.call((element) => element.setAttribute("flip", "off"));
  expect((await second.picture()).equals(played), "the other is what it was").toBe(true);
  await second.call((element) => element.undo());
  expect((await second.picture()).equals(fresh), "and becomes what it was before").toBe(true);
});
