/** The languages (tags, best first) in which something says its words: its own, that of the place where it stands, or the browser's. */
export function languagesAt(place: Element, own: string | null = null): readonly string[] {
  const tag = own ?? place.closest<HTMLElement>("[lang]")?.lang;
  return tag ? [tag] : navigator.languages;
}
