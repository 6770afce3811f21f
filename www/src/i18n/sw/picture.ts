import type { PictureTexts } from "../en";

/** Swahili for pictures of the board. */
export const picture: PictureTexts = {
  copied: "Picha imenakiliwa.",
  saved: (file) => `Kunakili hakuwezekani hapa: picha imehifadhiwa kama ${file}.`,
  failed: "Picha haikuweza kutengenezwa.",
};
