/** What changes round a board without its doing: pixel density, schemes, visibility, a page that comes back. */
import { listen, type Unbind } from "./listen";

export interface Surroundings {
  /** The picture is to be made anew: another density, a page restored. */
  onRepaint(): void;
  /** Colours may be others. */
  onTheme(): void;
  /** The page goes onto paper, or is on the screen again. */
  onPrint(isPrinted: boolean): void;
  /** Shown again or hidden: a clock that ran on must not be believed. */
  onVisibility(): void;
}

const SCHEMES = [
  "(prefers-color-scheme: dark)",
  "(prefers-contrast: more)",
  "(forced-colors: active)",
];

/** Watches until unbound. */
export function watch(surroundings: Surroundings): Unbind {
  const unbinders = [
    watchDensity(() => surroundings.onRepaint()),
    ...SCHEMES.map((query) => listen(matchMedia(query), "change", () => surroundings.onTheme())),
    watchPrint((isPrinted) => surroundings.onPrint(isPrinted)),
    listen(document, "visibilitychange", () => surroundings.onVisibility()),
    listen(window, "pageshow", (event) => {
      if (!(event as PageTransitionEvent).persisted) return;
      surroundings.onVisibility();
      surroundings.onRepaint();
    }),
  ];
  return () => unbinders.forEach((unbind) => unbind());
}

/** Some browsers tell before the styles of paper hold, which is the last moment to paint; of a preview others tell only then. */
function watchPrint(onPrint: (isPrinted: boolean) => void): Unbind {
  const paper = matchMedia("print");
  const unbinders = [
    listen(window, "beforeprint", () => onPrint(true)),
    listen(window, "afterprint", () => onPrint(false)),
    listen(paper, "change", () => onPrint(paper.matches)),
  ];
  return () => unbinders.forEach((unbind) => unbind());
}

/** A media query knows one density: each change asks anew. */
function watchDensity(onChange: () => void): Unbind {
  let unbind: Unbind = () => undefined;
  const arm = () => {
    unbind = listen(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), "change", () => {
      unbind();
      arm();
      onChange();
    });
  };
  arm();
  return () => unbind();
}

/** Whether the person asked for less motion. */
export function wantsStills(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
