import { engineIntegrity, engineStamp } from "../../pkg/stamp.js";
import { LoadError, MixedError } from "./error";

/** Next to the script, wherever that is served from. A worker that was started from a blob has nothing beside it. */
const wasmUrl = (): URL => new URL("../../pkg/empiki_bg.wasm", import.meta.url);

/** The section of the engine's file that says which scripts it belongs to; see `scripts/stamp.mjs`. */
const stampSection = "empiki";

let compiling: Promise<WebAssembly.Module> | null = null;

/** The engine's code, fetched and compiled once for the page and its worker. A failed attempt is forgotten. */
export function compiledEngine(): Promise<WebAssembly.Module> {
  return (compiling ??= compile().catch((error: unknown) => {
    compiling = null;
    throw error;
  }));
}

/** Expects the code from the page, which has compiled it: the worker need not fetch it, nor know where it is. */
export function awaitCompiled(coming: Promise<WebAssembly.Module>): void {
  compiling = coming;
}

/** What the browser has kept may belong to older scripts: then it is fetched anew, past everything that was kept. */
async function compile(): Promise<WebAssembly.Module> {
  const module = await fetchModule("default");
  if (isOfTheseScripts(module)) return module;
  const fresh = await fetchModule("reload");
  if (isOfTheseScripts(fresh)) return fresh;
  throw new MixedError("the engine is of another version than the scripts");
}

async function fetchModule(cache: RequestCache): Promise<WebAssembly.Module> {
  const url = wasmUrl();
  const response = await fetch(url, { cache, ...integrityFor(url) });
  if (!response.ok) throw new LoadError(`the engine: HTTP status ${String(response.status)}`);
  const type = response.headers.get("content-type") ?? "";
  // Many hosts do not know the type; reading it whole first is only a little slower.
  return type.startsWith("application/wasm")
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * From another origin exactly this file is taken and no other: who names the script with its integrity means the
 * engine, too. On one's own an old file is told apart from a false one.
 */
const integrityFor = ({ origin }: URL): Pick<RequestInit, "integrity"> =>
  origin === location.origin ? {} : { integrity: engineIntegrity };

function isOfTheseScripts(module: WebAssembly.Module): boolean {
  const [section] = WebAssembly.Module.customSections(module, stampSection);
  return section !== undefined && new TextDecoder().decode(section) === engineStamp;
}
