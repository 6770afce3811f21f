import type { Page } from "@playwright/test";

/** The functions of the engine, as the page gets them. */
export type Exports = Record<string, (...parameters: unknown[]) => unknown>;

/** Runs in the page: whenever an engine starts, `change` has its functions first. */
function install(change: (exports: Exports) => void): void {
  const { Instance } = WebAssembly;
  // What a constructor returns is taken for what it makes.
  Object.assign(WebAssembly, {
    Instance: function (module: WebAssembly.Module, imports: WebAssembly.Imports) {
      const exports = { ...new Instance(module, imports).exports } as Exports;
      change(exports);
      return { exports };
    },
  });
}

/**
 * Puts something between the page and its engine. `setUp` runs in the page as it begins, with `given`, and may use
 * nothing from around it; what it returns changes the functions of every engine that starts.
 */
export const betweenEngine = <T>(
  page: Page,
  setUp: (given: T) => (exports: Exports) => void,
  given: T,
): Promise<unknown> =>
  page.addInitScript({
    content: `(${install.toString()})((${setUp.toString()})(${JSON.stringify(given)}));`,
  });

/** Engines of the page trap, as a panic does, at the next turn that is played after `arm`. */
export async function makeMortal(page: Page): Promise<{ arm(): Promise<void> }> {
  await betweenEngine(
    page,
    () => {
      let isArmed = false;
      Object.assign(window, { arm: () => (isArmed = true) });
      return (exports) => {
        const play = exports["game_play"]!;
        exports["game_play"] = (...parameters) => {
          if (!isArmed) return play(...parameters);
          isArmed = false;
          throw new WebAssembly.RuntimeError("unreachable");
        };
      };
    },
    null,
  );
  return { arm: () => page.evaluate(() => (window as unknown as { arm: () => void }).arm()) };
}
