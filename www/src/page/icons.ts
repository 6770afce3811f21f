/** The outlines of the icons around a board, on a grid of 16 by 16. */
export const icons = {
  plus: "M8 3.5v9M3.5 8h9",
  book: "M8 4.5C6.5 3.25 4.5 3 2.5 3v9c2 0 4 .25 5.5 1.5 1.5-1.25 3.5-1.5 5.5-1.5V3c-2 0-4 .25-5.5 1.5zM8 4.5v9",
  record: "M4 2.5h5.5l3 3v8H4zM6.5 7.5h3.5M6.5 10.25h3.5",
  table: "M2.5 3.5h11v9h-11zM2.5 6.5h11M8 6.5v6",
  analyse: "M7 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM10 10l3.5 3.5",
  settings: "M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6M10.25 3.25v3.5M5.75 9.25v3.5",
  close: "m4 4 8 8M12 4l-8 8",
} as const;
