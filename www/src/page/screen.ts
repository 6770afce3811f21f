import type { AllTexts } from "../i18n";
import { loadAllTexts, type PageTexts } from "../i18n/page-texts";
import type { Store } from "../storage/store";
import type { Dialogs } from "./dialog";
import type { MenuItem } from "./masthead";
import type { Notices } from "./notices";
import type { PreferenceKeeper } from "./preferences";

/** What the screens of the page work with. */
export interface PageParts {
  texts: PageTexts;
  store: Store;
  preferences: PreferenceKeeper;
  dialogs: Dialogs;
  notices: Notices;
}

/** The same for what is fetched later, which has all texts. */
export type LaterParts = PageParts & { texts: AllTexts };

/** Fetches what is still missing of the texts. */
export const laterParts = async (parts: PageParts): Promise<LaterParts> => ({
  ...parts,
  texts: await loadAllTexts(parts.texts),
});

/** What the page shows at one address. */
export interface Screen {
  /** Of the window; `null` for that of the page alone. */
  title: string | null;
  elements: readonly HTMLElement[];
  /** What its menu offers beside the settings. */
  menu: readonly MenuItem[];
  /** Called when it is on the page. */
  shown?: () => void;
}
