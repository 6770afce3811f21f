import { defineConfig, devices } from "@playwright/test";

// The Makefile finds Chromium; nothing is downloaded here.
const executablePath = process.env["CHROMIUM"];
if (!executablePath)
  throw new Error("CHROMIUM is not set: run the browser tests with 'make test-browser'.");

export const launchOptions = {
  executablePath,
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
  ],
};

export default defineConfig({
  forbidOnly: !!process.env["CI"],
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    toMatchSnapshot: { threshold: 0.15, maxDiffPixelRatio: 0.0003 },
  },
  reporter: [["list"]],
  outputDir: ".results",
  snapshotPathTemplate: "{testDir}/goldens/{arg}{ext}",
  use: {
    ...devices["Desktop Chrome"],
    actionTimeout: 10_000,
    viewport: { width: 1280, height: 900 },
    deviceScaleFactor: 1,
    locale: "en-GB",
    timezoneId: "UTC",
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    { name: "browser", testDir: "browser" },
    { name: "visual", testDir: "visual" },
    // Run by 'make test-docs', which builds the sites.
    { name: "docs", testDir: "docs-sites" },
    // Run by 'make bench' only.
    { name: "bench", testDir: "browser", testMatch: "*.bench.ts" },
    // Run by 'make pictures' only.
    { name: "pictures", testDir: "browser", testMatch: "*.pictures.ts" },
  ],
});
