import type { PictureTexts } from "../en";

/** French for pictures of the board. */
export const picture: PictureTexts = {
  copied: "L’image est dans le presse-papiers.",
  saved: (file) =>
    `Le presse-papiers n’est pas accessible ici : l’image est enregistrée sous le nom ${file}.`,
  failed: "L’image n’a pas pu être faite.",
};
