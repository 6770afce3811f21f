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
}

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
  expect(await painted(page)).not.toContain(COUNT - 1);
  await page.locator(`#b${COUNT - 1}`).scrollIntoViewIfNeeded();
  await expect.poll(() => painted(page)).toContain(COUNT - 1);
  await expect.poll(() => painted(page)).not.toContain(0);
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
