/**
 * The board's own rules, to be adopted in the shadow root in which it stands (with `themeStyles`).
 * `--mancala-max-height` (a length, say `85svh`; no percentage) keeps a board within the height of a screen.
 */
export const boardStyles = `
.board {
  position: relative;
  margin-inline: auto;
  direction: ltr;
  max-width: 100%;
  forced-color-adjust: none;
  -webkit-user-select: none;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
}
.board > canvas { display: block; pointer-events: none; }
.board .probes { position: absolute; width: 0; height: 0; overflow: hidden; visibility: hidden; max-height: var(--mancala-max-height, none); }
.board .probes > i { transition: color 1ms step-end; }
.board .grid, .board .row, .board .cell { display: contents; }
.board .pit, .board .answer {
  position: absolute;
  box-sizing: border-box;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;
  font: inherit;
  touch-action: manipulation;
  -webkit-touch-callout: none;
  cursor: default;
  transform: translate(-50%, -50%);
}
.board .pit:not([aria-disabled="true"]) { cursor: pointer; }
.board .pit:focus-visible, .board .answer:focus-visible {
  outline: 3px solid var(--mancala-focus);
  outline-offset: 1px;
  box-shadow: 0 0 0 6px var(--mancala-halo);
}
/* The count at the upper right lies over every ring. */
.board .pit:focus-visible { clip-path: polygon(-50% -50%, 76% -50%, 76% 20%, 150% 20%, 150% 150%, -50% 150%); }
.board .store { position: absolute; pointer-events: none; }
.board .answer {
  cursor: pointer;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, var(--mancala-plaque) 93%, transparent);
  color: var(--mancala-text);
  border: 3px solid var(--mancala-accent);
  box-shadow: 0 3px 10px rgb(0 0 0 / 0.45);
}
.board .answer[data-style="dashed"] { border-style: dashed; border-color: var(--mancala-relay); }
.board .answer:hover:not([aria-disabled="true"]) { background: var(--mancala-plaque); filter: brightness(1.06); }
.board .answer[aria-disabled="true"] { opacity: 0.45; cursor: not-allowed; }
.board .answer > svg { width: 62%; height: 62%; pointer-events: none; }
.board .caption {
  position: absolute;
  inset-inline: 0;
  inline-size: fit-content;
  max-inline-size: 100%;
  box-sizing: border-box;
  margin: 0 auto;
  padding: 0.1em 0.8em;
  border-radius: 1em;
  background: var(--mancala-plaque);
  color: var(--mancala-text);
  font-size: 0.8125rem;
  line-height: 1.35;
  text-align: center;
  box-shadow: 0 2px 8px rgb(0 0 0 / 0.4);
  pointer-events: none;
}
.board .caption[hidden] { display: none; }
/* Before the styles of paper hold, and read at once. */
.board.is-printed { color-scheme: light; }
.board.is-printed .probes > i { transition: none; }
@media print {
  .board { break-inside: avoid; height: auto !important; print-color-adjust: exact; }
  .board > canvas { width: 100% !important; height: auto !important; }
  .board .pit { outline: none !important; box-shadow: none !important; }
  .board :is(.answer, .caption) { opacity: 0; }
}
`;
