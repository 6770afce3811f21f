import { describe, expect, it } from "vitest";
import { byTextAround } from "./styles";

describe("the styles of the element", () => {
  it("measure by the text around the board", () => {
    expect(byTextAround("a{margin:0 -.5rem 1.25rem}")).toBe(
      "a{margin:0 calc(-.5 * var(--mancala-rem)) calc(1.25 * var(--mancala-rem))}",
    );
  });

  it("ask containers by the text around them, and media by what the reader has set", () => {
    expect(byTextAround("@container (width<=40rem){a{gap:1rem}}")).toBe(
      "@container (width<=40em){a{gap:calc(1 * var(--mancala-rem))}}",
    );
    expect(byTextAround("@media (height>=30rem){b{top:0}}")).toBe(
      "@media (height>=30rem){b{top:0}}",
    );
  });

  it("leave words alone", () => {
    expect(byTextAround("/* 1remark */a{--theorem:x}")).toBe("/* 1remark */a{--theorem:x}");
  });
});
