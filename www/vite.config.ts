import { defineConfig } from "vitest/config";
import { shortPrivateNames, terserOptions } from "./vite.minify.ts";
import { rulesTexts } from "./vite.rules.ts";

export default defineConfig({
  plugins: [rulesTexts, shortPrivateNames],
  // Relative addresses: the built page works from any folder of any static host.
  base: "./",
  // The page and its worker are always of one origin.
  define: { __WORKER_INTEGRITY__: JSON.stringify("") },
  build: {
    target: "es2022",
    // `light-dark()` stays: what would stand in for it needs variables that other pages do not set.
    cssTarget: ["chrome125", "firefox126", "safari17.5"],
    // An inlined asset would be refused by a strict security policy, and counted twice.
    assetsInlineLimit: 0,
    // The page needs no polyfill: every browser with the features it uses preloads modules.
    modulePreload: { polyfill: false },
    // With the minifier of the bundler before it, see `shortPrivateNames`.
    minify: "terser",
    terserOptions,
    reportCompressedSize: false,
    // What is needed at first compresses better as one file.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
    },
  },
  // The worker is a module like the rest, and fetches the spare engine only when it needs it.
  worker: { format: "es", plugins: () => [shortPrivateNames] },
  test: {
    include: ["src/**/*.test.ts"],
    // Style sheets that a test reads; others are empty.
    css: { include: [/\.css\?raw$/] },
  },
});
