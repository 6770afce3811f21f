/** What is said of a picture of the board that is given out; see `en.ts`. */
export const picture = {
  copied: "The picture is on the clipboard.",
  saved: (file: string) => `The clipboard cannot be used here: the picture was saved as ${file}.`,
  failed: "The picture could not be made.",
};

export type PictureTexts = typeof picture;
