/** The languages a person may choose, by their tags, each in its own name. */
export const languageNames: Readonly<Record<string, string>> = {
  en: "English",
  fr: "Français",
  lg: "Oluganda",
  sw: "Kiswahili",
};
