// A wasm file as a row of sections.

/** The kinds of sections that are spoken of here. */
export const CUSTOM = 0;
export const IMPORT = 2;

const HEADER_BYTES = 8;

/** An unsigned number as wasm writes it: seven bits a byte, the least first. */
export function leb128(n) {
  return n < 0x80 ? [n] : [(n & 0x7f) | 0x80, ...leb128(n >>> 7)];
}

/** The number at `at`, and where it ends. */
export function readLeb128(bytes, at) {
  let [value, shift] = [0, 0];
  for (;;) {
    const byte = bytes[at++];
    value |= (byte & 0x7f) << shift;
    shift += 7;
    if (byte < 0x80) return [value, at];
  }
}

/** The text at `at`, after its length, and where it ends. */
export function readText(bytes, at) {
  const [length, start] = readLeb128(bytes, at);
  return [bytes.toString("utf8", start, start + length), start + length];
}

/** A text after its length. */
export const textBytes = (text) => [...leb128(Buffer.byteLength(text)), ...Buffer.from(text)];

/** The sections of a file, each with its kind and what is in it. */
export function sectionsOf(bytes) {
  const sections = [];
  for (let at = HEADER_BYTES; at < bytes.length;) {
    const [size, start] = readLeb128(bytes, at + 1);
    sections.push({ kind: bytes[at], content: bytes.subarray(start, start + size) });
    at = start + size;
  }
  return sections;
}

/** The same file with these sections. */
export const fileOf = (bytes, sections) =>
  Buffer.concat([
    bytes.subarray(0, HEADER_BYTES),
    ...sections.flatMap(({ kind, content }) => [
      Buffer.from([kind, ...leb128(content.length)]),
      content,
    ]),
  ]);
