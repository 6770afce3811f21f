/** Ways to give a text out of the page. */

/** Copies a text; where the browser forbids it, selects it in `area`, which shows it, and answers false. */
export async function copyText(text: string, area: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard without a secure connection or permission.
    area?.focus();
    area?.select();
    return false;
  }
}

/** The browser may begin to fetch the file a while after it is told to. */
const FETCHED = 10_000;

/** Saves a text as a file, where the browser keeps what it downloads. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHED);
}

/** Hands a link to the device's own way of sharing; false where there is none. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== "function") return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    // Who closes the device's list of apps has decided so.
    return error instanceof DOMException && error.name === "AbortError";
  }
}
