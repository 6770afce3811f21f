import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { PLACEHOLDER } from "./scripts/integrity.mjs";
import { shortPrivateNames, terserOptions } from "./vite.minify.ts";
import { rulesTexts } from "./vite.rules.ts";

const entry = (name: string): string =>
  fileURLToPath(new URL(`src/entries/${name}.ts`, import.meta.url));

/** The engine keeps its name: hosts and authors may want to point at it. Everything else is named by what is in it. */
const assetName = (name: string | undefined): string =>
  name === "empiki_bg.wasm" ? "[name][extname]" : "chunks/[name]-[hash][extname]";

/** What registers or does something when it is loaded. The rest may be imported by anybody. */
const hasEffects = /\/src\/(entries|fences|embed)\/|\/element\/define\.ts$/;

/** How the bundler writes an import of a part, to load what that needs ahead of it. */
const preloaded =
  /__vitePreload\((?:async )?\(\) => (?:\{\s*const \{[^}]*\} = await )?(import\("[^"]+"\)(?:\.then\([^,]*\))?)(?:;\s*return \{[^}]*\};\s*\})?, __VITE_PRELOAD__, import\.meta\.url\)/g;

/** Our parts are small, need no other and bring no style sheets: they are imported, and that is all. */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
  renderChunk(code, { fileName }) {
    const lines = (text: string) => "\n".repeat(text.split("\n").length - 1);
    // As many lines as before: the source map holds.
    const plain = code.replace(preloaded, (all, part: string) => part + lines(all));
    if (plain.includes("__vitePreload("))
      throw new Error(`${fileName} has an import of another form`);
    return { code: plain, map: null };
  },
};

/**
 * The npm package, in `lib`, which serves as well as a folder of plain files. Entries and the engine keep their names,
 * for they are written into pages; all other files are named by what is in them, so that versions never mix.
 */
export default defineConfig({
  base: "./",
  // The page's own.
  publicDir: false,
  define: { __WORKER_INTEGRITY__: JSON.stringify(PLACEHOLDER) },
  plugins: [rulesTexts, plainImports, shortPrivateNames],
  build: {
    outDir: "lib",
    emptyOutDir: true,
    target: "es2022",
    // `light-dark()` stays: what would stand in for it needs variables that other pages do not set.
    cssTarget: ["chrome125", "firefox126", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: false,
    sourcemap: true,
    reportCompressedSize: false,
    minify: "terser",
    terserOptions,
    rolldownOptions: {
      input: {
        index: entry("index"),
        define: entry("define"),
        fences: entry("fences"),
        embed: entry("embed"),
      },
      preserveEntrySignatures: "strict",
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        assetFileNames: ({ names: [name] }) => assetName(name),
        // What every board needs at first compresses better as one file.
        codeSplitting: {
          groups: [{ name: "board", tags: ["$initial"], test: (id) => !hasEffects.test(id) }],
        },
      },
    },
  },
  worker: {
    format: "es",
    plugins: () => [shortPrivateNames],
    // One file, which needs no other: it is also started through a blob.
    rolldownOptions: {
      output: {
        entryFileNames: "chunks/[name]-[hash].js",
        assetFileNames: ({ names: [name] }) => assetName(name),
        codeSplitting: false,
      },
    },
  },
});
