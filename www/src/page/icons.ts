/** The outlines of the icons around a board, on a grid of 16 by 16. */
export const icons = {
  plus: "M8 3.500v9M3.500 8h9",
  book: "M8 4.500C6.500 3.250 4.500 3 2.500 3v9c2 0 4 .25 5.500 1.500 1.500-1.250 3.500-1.500 5.500-1.500V3c-2 0-4 .25-5.500 1.500zM8 4.500v9",
  record: "M4 2.500h5.500l3 3v8H4zM6.500 7.500h3.500M6.500 10.250h3.500",
  table: "M2.500 3.500h11v9h-11zM2.500 6.500h11M8 6.500v6",
  analyse: "M7 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM10 10l3.500 3.500",
  settings: "M2.500 5h6M12 5h1.500M2.500 11H4M7.500 11h6M10.250 3.250v3.500M5.750 9.250v3.500",
  close: "m4 4 8 8M12 4l-8 8",
} as const;
