import type { PictureTexts } from "../en";

export const picture: PictureTexts = {
  copied: "Ekifaananyi kikoppeddwa.",
  saved: (file) => `Okukoppa tekusobose wano: ekifaananyi kiterekeddwa mu ${file}.`,
  failed: "Ekifaananyi tekisobose kukolebwa.",
};
