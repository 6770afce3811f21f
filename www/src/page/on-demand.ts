import { build } from "../element/build";
import type { PageTexts } from "../i18n/page-texts";
import { LoadError } from "../session/engine";
import { button } from "../element/button";
import type { Notices } from "./notices";

/** What is needed to fetch a part of the page when it is wanted. */
export interface Fetching {
  notices: Notices;
  /** The screen that wanted it has gone: then it is of no use any more. */
  gone: AbortSignal;
}

/** Calls `act` when a screen has gone: at once, if it already has. */
export function onceGone(gone: AbortSignal, act: () => void): void {
  if (gone.aborted) act();
  else gone.addEventListener("abort", act, { once: true });
}

/** Fetches parts of the page and uses them. What does not come, or fails, is told, and the rest goes on; `false` then. */
export async function onDemand<T>(
  { notices, gone }: Fetching,
  part: () => Promise<T>,
  use: (part: T) => void,
): Promise<boolean> {
  try {
    const found = await part();
    if (!gone.aborted) use(found);
  } catch (error) {
    if (gone.aborted) return true;
    console.error(error);
    notices.tell(isOfLoading(error) ? "notLoaded" : "failed");
    return false;
  }
  return true;
}

/** Browsers throw a `TypeError` with words of their own when a module does not come. */
const isOfLoading = (error: unknown): boolean =>
  error instanceof LoadError ||
  (error instanceof TypeError && /import|module/i.test(error.message));

/** Stands in the place of a part that is fetched, until `use` puts that there; when it fails it can be tried again. */
export function waitFor<T>(
  { texts, ...fetching }: Fetching & { texts: PageTexts },
  part: () => Promise<T>,
  use: (part: T) => void,
): HTMLElement {
  const element = build("div", { class: "screen-waits", attributes: { tabindex: "-1" } });
  const attempt = async () => {
    element.replaceChildren(build("p", { class: "lead" }, texts.flow.loading));
    if (await onDemand(fetching, part, use)) return;
    const retry = button(
      texts.controls.retry,
      () => {
        element.focus();
        void attempt();
      },
      "is-main",
    );
    element.replaceChildren(retry);
  };
  void attempt();
  return element;
}
