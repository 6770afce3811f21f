import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

// One configuration for `www` and `tests`: the Makefile runs it from the top.
export default defineConfig(
  globalIgnores([
    "target/",
    ".tools/",
    "**/node_modules/",
    "www/dist/",
    "www/lib/",
    "www/pkg/",
    "www/coverage/",
    "tests/.results/",
    "tests/docs-sites/.built/",
    "tests/docs-sites/**/empiki/",
    "tests/docs-sites/*/.docusaurus/",
    "tests/docs-sites/*/.vitepress/cache/",
    "www/src/engine/types.ts",
  ]),
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            "vite.config.ts",
            "vite.minify.ts",
            "vite.package.config.ts",
            "vite.rules.ts",
          ],
        },
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      eqeqeq: "error",
      // The texts of some languages have narrow spaces that do not break.
      "no-irregular-whitespace": ["error", { skipTemplates: true }],
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  {
    // Scripts that Node runs as they are.
    files: ["**/*.js", "**/*.mjs"],
    rules: { "no-console": "off" },
    languageOptions: {
      globals: {
        Buffer: "readonly",
        URL: "readonly",
        WebAssembly: "readonly",
        console: "readonly",
        performance: "readonly",
        process: "readonly",
        setTimeout: "readonly",
        structuredClone: "readonly",
      },
    },
  },
  {
    // Scripts of pages.
    files: ["www/public/**/*.js", "tests/docs-sites/bundler/*.js"],
    languageOptions: { globals: { document: "readonly" } },
  },
  {
    files: ["tests/**/*.ts"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" },
  },
);
