/** Pictures of the board, given out: fetched with the first that is wanted. */
import { snapshot, type View } from "../board/snapshot";
import type { SessionState } from "../session/state";
import { loadLater, type Texts } from "../i18n";
import { build } from "./build";

type Place = Pick<SessionState["view"], "ply" | "position">;

/** The browser may begin to fetch the file a while after it is told to. */
const FETCHED = 10_000;

/** Puts a picture of the board on the clipboard or, where that is refused, in a file; answers what has happened. */
export async function copyPicture(view: View, place: Place, texts: Texts): Promise<string> {
  const picture = pngOf(snapshot(view));
  const words = await loadLater("picture", texts);
  if (await isCopied(picture, place.position)) return words.copied;
  try {
    const file = `${view.state.info.id}-ply-${String(place.ply)}.png`;
    save(await picture, file);
    return words.saved(file);
  } catch (error) {
    console.error(error);
    return words.failed;
  }
}

/** With the position as text beside it, for places that take no pictures; alone where the browser takes one only. */
async function isCopied(picture: Promise<Blob>, position: string): Promise<boolean> {
  const image = { "image/png": picture };
  const text = { "text/plain": new Blob([position], { type: "text/plain" }) };
  return (await isWritten({ ...image, ...text })) || (await isWritten(image));
}

/** There is no clipboard without a secure connection, permission, or the focus. */
async function isWritten(item: Record<string, Blob | Promise<Blob>>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem(item)]);
    return true;
  } catch {
    return false;
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function save(picture: Blob, file: string): void {
  const url = URL.createObjectURL(picture);
  build("a", { attributes: { href: url, download: file } }).click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHED);
}
