import { describe, expect, it } from "vitest";
import { decodeFile } from "./decode";
import { isOgn, LONGEST, plainLines, recognise } from "./recognise";

const kindOf = (text: string) => recognise(text).kind;

describe("recognise", () => {
  it("tells records, OGN, links and positions apart", () => {
    expect(kindOf('[Game "oware"]\n\n1. C d')).toBe("records");
    expect(kindOf('[Variant "Oware Abapa"]\n\n1. C d')).toBe("records");
    expect(kindOf("#g=oware&m=Cd")).toBe("link");
    expect(kindOf("https://example.org/empiki/#g=oware&m=Cd")).toBe("link");
    expect(kindOf("oware 4x6/4x6 s 0,0")).toBe("position");
    expect(kindOf("  bao-kigogo 2x23,0/2x23,0 s\n")).toBe("position");
  });

  it.each(["", " ", "\n\t\r\n", "\u00a0"])("finds nothing in %j", (text) => {
    expect(kindOf(text)).toBe("nothing");
  });

  it("leaves everything else to the engine's judgement", () => {
    for (const text of ["hello", "1. C d", "owares 4", "__proto__ x", "constructor", "{", "🫘"]) {
      expect(kindOf(text)).toBe("records");
    }
  });

  it("does not take a record for the link that it names", () => {
    const record = '[Game "oware"]\n[Site "https://x.org/#g=oware"]\n\n1. C {#g=oware&m=C}';
    expect(kindOf(record)).toBe("records");
  });

  it("finds a link in a message, without the message's points", () => {
    const whole = "Look at this (https://x.org/#g=oware&m=Cd.,/=-~_&r=n_resigned). Your turn!";
    const { kind, text, from } = recognise(whole);
    expect(kind).toBe("link");
    expect(text).toBe("(https://x.org/#g=oware&m=Cd.,/=-~_&r=n_resigned");
    expect(whole.slice(from, from + text.length)).toBe(text);
    expect(recognise("<https://x.org/#g=oware&m=Cd>").text).toBe("https://x.org/#g=oware&m=Cd");
    expect(recognise("#g=oware&c.1=Oh.").text).toBe("#g=oware&c.1=Oh.");
  });

  it("says where the text begins", () => {
    expect(recognise("\n  oware 4x6/4x6 s 0,0")).toMatchObject({ kind: "position", from: 3 });
  });

  it("reads nothing that is longer than a megabyte, and says so at once", () => {
    const begun = performance.now();
    expect(kindOf("a".repeat(LONGEST + 1))).toBe("too-long");
    expect(kindOf("a".repeat(LONGEST))).toBe("records");
    expect(kindOf(" ".repeat(LONGEST))).toBe("nothing");
    expect(kindOf(`#g=${"(".repeat(LONGEST - 3)}`)).toBe("link");
    expect(kindOf(`x ${"#g".repeat(LONGEST / 2 - 1)}`)).toBe("records");
    expect(kindOf("\n".repeat(LONGEST - 1) + "[")).toBe("records");
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it("knows rubbish from text", () => {
    expect(kindOf("\x89PNG\r\n\x1a\n\0\0")).toBe("binary");
    expect(kindOf("\ufffd\ufffd\ufffd")).toBe("binary");
    expect(kindOf(`${"a stray control character is no harm ".repeat(2)}\u001a`)).toBe("records");
  });
});

it("OGN is known by its tags", () => {
  expect(isOgn('[Event "x"]\n [Variant "Oware Abapa"]')).toBe(true);
  expect(isOgn('[Game "oware"] {[Variant "x"]}')).toBe(false);
});

describe("files", () => {
  const utf16 = (text: string, isBig: boolean) =>
    new Uint8Array(
      [...`\ufeff${text}`].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
      }),
    );

  it("are read whatever they are written in", () => {
    expect(decodeFile(new TextEncoder().encode("\ufeffNŋ 🫘\r\nx\ry"))).toBe("Nŋ 🫘\nx\ny");
    expect(decodeFile(utf16("Oŋ\r\n", true))).toBe("Oŋ\n");
    expect(decodeFile(utf16("Oŋ\r\n", false))).toBe("Oŋ\n");
    expect(decodeFile(Uint8Array.from([0x4a, 0x6f, 0x73, 0xe9]))).toBe("José");
    expect(decodeFile(new Uint8Array())).toBe("");
  });

  it("that are no text are known", () => {
    expect(decodeFile(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toBeNull();
    expect(decodeFile(Uint8Array.from([0xff, 1, 2, 3, 4, 5, 0xfe]))).toBeNull();
  });

  it("have the line ends of text areas", () => {
    expect(plainLines("a\r\nb\rc\n\r\n")).toBe("a\nb\nc\n\n");
  });
});
