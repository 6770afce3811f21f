import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Route } from "@playwright/test";
import { TYPES } from "./server.ts";

const LIB = fileURLToPath(new URL("../../www/lib/", import.meta.url));

/** What a site answers. */
interface Answer {
  body: string | Buffer;
  headers?: Record<string, string>;
}

/** Somebody else's site. */
export interface HostSite {
  /** Its pages by their paths, each the inside of the body. */
  pages?: Record<string, string>;
  /** At the end of the head of its pages. */
  head?: string;
  /** Headers of its pages, for instance a security policy. */
  headers?: Record<string, string>;
  /** Where it has the package's files; without it, nowhere. */
  lib?: string;
  /** Changes the answer to a file of the package. */
  change?: (file: string, answer: Required<Answer>) => Answer;
}

const html = (inside: string, head = ""): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}</head><body>${inside}</body></html>`;

/**
 * Other people's sites, made up for a test: whatever is asked of their origins is answered here, without a network.
 * Paths that a site does not know are not found.
 */
export class Hosts {
  readonly #context: BrowserContext;
  readonly #origins = new Set<string>();
  /** Paths of the package's files that were asked for, in their order. */
  readonly asked: string[] = [];

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  has(origin: string): boolean {
    return this.#origins.has(origin);
  }

  async add(origin: string, site: HostSite): Promise<void> {
    this.#origins.add(origin);
    await this.#context.route(`${origin}/**`, (route) => this.#answer(route, site));
  }

  async #answer(route: Route, site: HostSite): Promise<void> {
    const { pathname } = new URL(route.request().url());
    const page = site.pages?.[pathname];
    if (page !== undefined) {
      const headers = { "content-type": "text/html; charset=utf-8", ...site.headers };
      return route.fulfill({ body: html(page, site.head), headers });
    }
    const file = site.lib && pathname.startsWith(site.lib) ? pathname.slice(site.lib.length) : null;
    const found = file === null ? null : libFile(file);
    if (!found || file === null) return route.fulfill({ status: 404, body: "no such file" });
    this.asked.push(file);
    return route.fulfill(site.change?.(file, found) ?? found);
  }
}

/** A file of the package, as a plain host serves it to anybody. */
function libFile(file: string): Required<Answer> | null {
  const path = join(LIB, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return null;
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  return {
    body: readFileSync(path),
    headers: { "content-type": type, "access-control-allow-origin": "*" },
  };
}

/** A text of the package. */
export const libText = (file: string): string => readFileSync(join(LIB, file), "utf8");
