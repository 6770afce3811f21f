import { createReadStream, statSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const DIST = fileURLToPath(new URL("../../www/dist/", import.meta.url));

export const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".woff": "font/woff",
  ".xml": "application/xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Where the page is hosted a second time, to show that it asks for nothing from the root. */
export const SUB_PATH = "/some/one's folder/empiki/";

/** Where it is hosted with a security policy as strict as one can be. */
export const STRICT_PATH = "/strict/";

/** The same, where the policy refuses workers as well. */
export const WORKERLESS_PATH = "/workerless/";

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const POLICIES: Record<string, string> = {
  [STRICT_PATH]: POLICY,
  [WORKERLESS_PATH]: `${POLICY}; worker-src 'none'`,
};

const FOLDERS = [SUB_PATH, STRICT_PATH, WORKERLESS_PATH];

export interface Site {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
}

/** Serves `www/dist` as the plainest of static hosts does, at the root and below it. */
export function serve(): Promise<Site> {
  return listen((request, response) => {
    const path = pathOf(request);
    const folder = FOLDERS.find((each) => path.startsWith(each)) ?? "/";
    const policy = POLICIES[folder];
    // Nothing may leak in from the root when the page is below it.
    const isLeak = folder === "/" && refersTo(request.headers.referer, FOLDERS);
    const headers = policy ? { "content-security-policy": policy } : {};
    send(response, isLeak ? undefined : fileIn(DIST, path.slice(folder.length)), headers);
  });
}

/** Serves a folder at a path, which begins and ends with a slash, and nothing beside it. */
export function serveFolder(folder: string, at: string): Promise<Site> {
  return listen((request, response) => {
    const path = pathOf(request);
    // A host has some picture of its own for browsers that look for one.
    if (path === "/favicon.ico") response.writeHead(204).end();
    else send(response, path.startsWith(at) ? fileIn(folder, path.slice(at.length)) : undefined);
  });
}

async function listen(answer: RequestListener): Promise<Site> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const pathOf = ({ url }: IncomingMessage): string =>
  decodeURIComponent(new URL(url ?? "/", "http://localhost").pathname);

/** The file that a path means; a folder means its `index.html`. */
function fileIn(folder: string, path: string): string {
  const isFolder = path === "" || path.endsWith("/");
  return join(folder, normalize(`/${path}${isFolder ? "index.html" : ""}`));
}

function send(
  response: ServerResponse,
  file: string | undefined,
  headers: Record<string, string> = {},
): void {
  const size = file === undefined ? undefined : sizeOf(file);
  if (file === undefined || size === undefined) {
    response.writeHead(404, { "content-type": "text/plain" }).end("no such file");
    return;
  }
  response.writeHead(200, {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    "content-length": size,
    ...headers,
  });
  createReadStream(file).pipe(response);
}

function sizeOf(file: string): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : undefined;
}

function refersTo(referer: string | undefined, folders: string[]): boolean {
  if (referer === undefined) return false;
  const path = decodeURIComponent(new URL(referer).pathname);
  return folders.some((folder) => path.startsWith(folder));
}
