/** Texts in addresses: pressed together where the browser can, in letters that need no sign for themselves. */

/** What a link may hold, in characters: what a board takes as lessons. */
export const longestText = 200_000;

const pressed = "d";
const plain = "p";

/** A text as it stands in an address. */
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === "undefined") return plain + lettersOf(bytes);
  const stream = through(bytes, new CompressionStream("deflate-raw"));
  return pressed + lettersOf(await bytesOf(stream, Number.POSITIVE_INFINITY));
}

/** The text that stands in an address; throws where it is damaged, too long, or of a browser that can more than this. */
export async function unpacked(data: string): Promise<string> {
  const [manner, bytes] = [data.charAt(0), bytesIn(data.slice(1))];
  const decode = (found: Uint8Array) => new TextDecoder("utf-8", { fatal: true }).decode(found);
  if (manner === plain && bytes.length <= longestText * 3) return decode(bytes);
  if (manner !== pressed) throw new RangeError("no text in this address");
  const stream = through(bytes, new DecompressionStream("deflate-raw"));
  return decode(await bytesOf(stream, longestText * 3));
}

const through = (
  bytes: Uint8Array<ArrayBuffer>,
  way: ReadableWritablePair<Uint8Array, BufferSource>,
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(way);

/** A few letters can stand for more than any browser holds: what is more than `most` is not read on. */
async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(pieces, length);
    pieces.push(value);
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError("too long a text in this address");
    }
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

// Base64 with the letters that addresses and files take.

function lettersOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function bytesIn(letters: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]*$/.test(letters)) throw new RangeError("no text in this address");
  const text = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
