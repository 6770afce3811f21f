/** The outlines of the board's icons, on a grid of 16 by 16. */
export const icons = {
  undo: "M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6",
  redo: "m10 3 3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10",
  flip: "M5 13V3M2.5 5.5 5 3l2.500 2.500M11 3v10M8.500 10.500 11 13l2.500-2.500",
  resign: "M4 14V2.500M4 3h8l-2 2.750L12 8.500H4",
  agree: "M2 9.500 4.500 12 9 5M7.500 11l1 1L14 5",
  keys: "M2 4.500h12v7H2zM4.500 7h.01M7 7h.01M9.500 7h.01M12 7h.01M5.500 9.250h5",
  play: "M5 3.250v9.500L12.500 8z",
  pause: "M5.500 3.500v9M10.500 3.500v9",
  rewind: "M4 3.500v9M12.500 3.500 7 8l5.500 4.500z",
  skip: "M12 3.500v9M3.500 3.500 9 8l-5.500 4.500z",
  seedBack: "M9.500 4 5.500 8l4 4",
  seedOn: "m6.500 4 4 4-4 4",
  lapBack: "M8 4 4 8l4 4M12.500 4l-4 4 4 4",
  lapOn: "m8 4 4 4-4 4M3.500 4l4 4-4 4",
  hint: "M6 11h4M6.500 13.500h3M5.750 9A4 4 0 1 1 10.250 9L10 11H6z",
  picture: "M2.500 3.500h11v9h-11zM2.500 11.500 6 8l3 3 2-2 2.500 2.500M10.500 6h.01",
} as const;
