/** The outlines of the board's icons, on a grid of 16 by 16. */
export const icons = {
  undo: "M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6",
  redo: "m10 3 3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10",
  flip: "M5 13V3M2.5 5.5 5 3l2.5 2.5M11 3v10M8.5 10.5 11 13l2.5-2.5",
  resign: "M4 14V2.5M4 3h8l-2 2.75L12 8.5H4",
  agree: "M2 9.5 4.5 12 9 5M7.5 11l1 1L14 5",
  keys: "M2 4.5h12v7H2zM4.5 7h.01M7 7h.01M9.5 7h.01M12 7h.01M5.5 9.25h5",
  play: "M5 3.25v9.5L12.5 8z",
  pause: "M5.5 3.5v9M10.5 3.5v9",
  rewind: "M4 3.5v9M12.5 3.5 7 8l5.5 4.5z",
  skip: "M12 3.5v9M3.5 3.5 9 8l-5.5 4.5z",
  seedBack: "M9.5 4 5.5 8l4 4",
  seedOn: "m6.5 4 4 4-4 4",
  lapBack: "M8 4 4 8l4 4M12.5 4l-4 4 4 4",
  lapOn: "m8 4 4 4-4 4M3.5 4l4 4-4 4",
  hint: "M6 11h4M6.5 13.5h3M5.75 9A4 4 0 1 1 10.25 9L10 11H6z",
  picture: "M2.5 3.5h11v9h-11zM2.5 11.5 6 8l3 3 2-2 2.5 2.5M10.5 6h.01",
} as const;
