/**
 * A frame knows the scheme of the system only, and is see-through only where its own is that of the page around it: the
 * theme in its address says which that is.
 */
export function wearScheme(theme: string): void {
  if (theme === "light" || theme === "dark") document.documentElement.style.colorScheme = theme;
}
