// How long the board takes for a frame while a turn is shown. It prints figures and judges nothing.
import { embed } from "../support/boards.ts";
import { fixture } from "../support/fixtures.ts";
import { test } from "../support/page.ts";

interface Frames {
  /** Milliseconds between frames, and spent by scripts within each. */
  gaps: number[];
  work: number[];
}

const [endless] = fixture("never-ending");
const captures = fixture("omweso-examples").find(
  ({ name }) => name === "two captures from one origin",
);

const CASES = [
  {
    name: "oware, fourteen seeds",
    game: "oware",
    position: "oware 0x5,14/0x2,1,3,0x2 s 15,15",
    pit: "F",
  },
  {
    name: "omweso, a relay with captures",
    game: "omweso",
    position: captures?.before ?? "",
    pit: "M",
  },
  {
    name: "omweso, 2,000 laps",
    game: "omweso",
    position: endless?.before ?? "",
    pit: endless?.move ?? "",
  },
  {
    name: "bao-kigogo, eight laps",
    game: "bao-kigogo",
    position: "bao-kigogo 2x23,0/2x23,0 s",
    pit: "M",
  },
];

const SCREENS = [
  { name: "1280 px", viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1, slower: 1 },
  {
    name: "1440 px, processor 4× slower",
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    slower: 4,
  },
  {
    name: "390 px, density 3, processor 4× slower",
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    slower: 4,
  },
];

const at = (values: number[], share: number) =>
  (values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0)
    .toFixed(1)
    .padStart(7);

for (const { name: screen, viewport, deviceScaleFactor, slower } of SCREENS) {
  test.describe(screen, () => {
    test.use({ viewport, deviceScaleFactor });

    for (const { name, game, position, pit } of CASES) {
      test(name, async ({ page }) => {
        await page.addInitScript(() => {
          const frames: Frames = { gaps: [], work: [] };
          const original = requestAnimationFrame.bind(window);
          let last = 0;
          window.requestAnimationFrame = (callback) =>
            original((now) => {
              if (last > 0) frames.gaps.push(now - last);
              last = now;
              const begun = performance.now();
              callback(now);
              frames.work.push(performance.now() - begun);
            });
          Object.assign(window, { frames });
        });
        const board = await embed(page, { game, position, speed: "1" }, viewport.width);
        const session = await page.context().newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
        await page.evaluate(() => {
          const { frames } = window as unknown as { frames: Frames };
          frames.gaps.length = frames.work.length = 0;
        });
        await board.pit(pit).click();
        await page.waitForTimeout(5000);
        const { gaps, work } = await page.evaluate(
          () => (window as unknown as { frames: Frames }).frames,
        );
        // The first gap is the wait before the click.
        const sorted = (values: number[]) => values.slice(1).sort((a, b) => a - b);
        const [gap, busy] = [sorted(gaps), sorted(work)];
        process.stdout.write(
          `${screen}, ${name}: ${gap.length} frames\n` +
            `  between frames  median${at(gap, 0.5)}  95 %${at(gap, 0.95)}  worst${at(gap, 1)} ms\n` +
            `  scripts         median${at(busy, 0.5)}  95 %${at(busy, 0.95)}  worst${at(busy, 1)} ms\n`,
        );
      });
    }
  });
}
