// Many boards on one page: how soon they can be played on a processor four times slower, and how evenly they scroll.
import type { Page } from "@playwright/test";
import { test } from "../support/page.ts";

const HOST = "https://docs.test";

const slower = async (page: Page, factor: number): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: factor });
};

const boards = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const game = ["oware", "omweso", "bao-kigogo"][index % 3] ?? "oware";
    return `<mancala-board game="${game}" controls="minimal"></mancala-board>`;
  }).join("<p>A paragraph between two boards.</p>");

/** Says on the window when the script arrived, and when the last board was ready. */
const WATCH = `<script>
  const left = new Set();
  addEventListener("DOMContentLoaded", () => document.querySelectorAll("mancala-board").forEach((board) => left.add(board)), { once: true });
  document.addEventListener("mancala-ready", ({ target }) => {
    left.delete(target);
    if (left.size === 0) window.readyAt = performance.now();
  });
</script>`;

for (const count of [1, 20, 100]) {
  test(`${count} boards, from the scripts' arrival to the last that can be played`, async ({
    page,
    hosts,
  }) => {
    const script = '<script type="module" src="/lib/define.js"></script>';
    await hosts.add(HOST, { pages: { "/": WATCH + boards(count) + script }, lib: "/lib/" });
    await slower(page, 4);
    await page.goto(`${HOST}/`);
    await page.waitForFunction(() => "readyAt" in window, null, { timeout: 60_000 });
    const [readyAt, arrivedAt] = await page.evaluate(() => {
      const scripts = performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(js|wasm)$/.test(name));
      const arrivals = scripts.map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return [(window as unknown as { readyAt: number }).readyAt, Math.max(...arrivals)] as const;
    });
    process.stdout.write(
      `${(readyAt - arrivedAt).toFixed(0).padStart(6)} ms  ${count} boards, 4× slower\n`,
    );
  });
}

for (const factor of [1, 4]) {
  test(`a hundred boards, scrolled from the first to the last, ${factor}× slower`, async ({
    page,
    hosts,
  }) => {
    const script = '<script type="module" src="/lib/define.js"></script>';
    await hosts.add(HOST, { pages: { "/": WATCH + boards(100) + script }, lib: "/lib/" });
    await page.goto(`${HOST}/`);
    await page.waitForFunction(() => "readyAt" in window, null, { timeout: 60_000 });
    await slower(page, factor);
    const gaps = await page.evaluate(async () => {
      const gaps: number[] = [];
      let last = performance.now();
      for (let top = 0; top < document.documentElement.scrollHeight; top += 120) {
        scrollTo(0, top);
        const now = await new Promise<number>(requestAnimationFrame);
        gaps.push(now - last);
        last = now;
      }
      return gaps.slice(1).sort((one, other) => one - other);
    });
    const at = (share: number) =>
      (gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * share))] ?? 0).toFixed(1);
    process.stdout.write(
      `frames of ${gaps.length}: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms, over 50 ms: ${gaps.filter((gap) => gap > 50.5).length}, ${factor}× slower\n`,
    );
  });
}
