/**
 * Light, dark and contrast as sets of custom properties of the host. Rules of
 * the page for the same properties win: they are set from outside the shadow.
 * Only where the system forces its colours nobody else has a say.
 */

/** Asked for by the owner, or by the person's system. */
const CONTRAST = `
  --mancala-wood: light-dark(#ffffff, #000000);
  --mancala-wood-dark: light-dark(#000000, #ffffff);
  --mancala-pit: light-dark(#e4e4e4, #262626);
  --mancala-accent: light-dark(#0033cc, #ffe600);
  --mancala-plaque: light-dark(#000000, #ffffff);
  --mancala-text: light-dark(#ffffff, #000000);
  --mancala-letter: light-dark(#000000, #ffffff);
  --mancala-relay: light-dark(#005a8c, #6fe3ff);
  --mancala-capture: light-dark(#b00020, #ff9d85);
  --mancala-seed: light-dark(#1a1a1a, #f2f2f2);
  --mancala-focus: light-dark(#000000, #ffffff);
  --mancala-halo: light-dark(#ffffff, #000000);
  --mancala-flat: 1;`;

/** By default the board follows the colour scheme of the place where it stands. */
export const themeStyles = `
:host {
  --mancala-wood: light-dark(#b27544, #7d4c2a);
  --mancala-wood-dark: light-dark(#6d3e20, #40230f);
  --mancala-pit: light-dark(#3d200d, #1e0f06);
  --mancala-accent: light-dark(#ffd27a, #f2bd5f);
  --mancala-plaque: light-dark(#f8ecd6, #e6d6ba);
  --mancala-text: #2c1608;
  --mancala-letter: light-dark(#1c0b02, #ecd3ab);
  --mancala-relay: light-dark(#8fe0ff, #7fd0f0);
  --mancala-capture: light-dark(#ff8f6b, #ff8562);
  --mancala-evidence: var(--mancala-accent);
  --mancala-shadow: light-dark(#3b2412, #000000);
  --mancala-focus: light-dark(#0b57d0, #a8c7fa);
  --mancala-halo: #ffffff;
  --mancala-flat: 0;
}
:host(:state(light)) { color-scheme: light; }
:host(:state(dark)) { color-scheme: dark; }
:host(:state(contrast)) {
${CONTRAST}
}
@media (prefers-contrast: more) {
  :host(:not(:state(light), :state(dark))) {
${CONTRAST}
  }
}
@media (forced-colors: active) {
  :host {
    --mancala-wood: Canvas !important;
    --mancala-wood-dark: CanvasText !important;
    --mancala-pit: Canvas !important;
    --mancala-accent: Highlight !important;
    --mancala-plaque: CanvasText !important;
    --mancala-text: Canvas !important;
    --mancala-letter: CanvasText !important;
    --mancala-relay: LinkText !important;
    --mancala-capture: VisitedText !important;
    --mancala-evidence: Highlight !important;
    --mancala-shadow: Canvas !important;
    --mancala-seed: CanvasText !important;
    --mancala-focus: CanvasText !important;
    --mancala-halo: Canvas !important;
    --mancala-flat: 1 !important;
  }
}
`;
