import type { Attribute, Declaration, Field, Method } from "../../scripts/manifest.mjs";

/** The tables of the guide's reference, made from the manifest of the element. */

/** A cell is one line, and may not hold the line that parts cells. */
const cell = (text: string): string => text.replace(/\s+/g, " ").replaceAll("|", "\\|");

const code = (text: string): string => `\`${text}\``;

function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [`## ${title}`, "", row(head), `|${"---|".repeat(head.length)}`, ...rows.map(row)].join(
    "\n",
  );
}

/** The values of a type, the default first; kinds of values are words, not code. */
function valuesOf({ type, default: byDefault }: Attribute): string {
  const values = (type?.text ?? "").split(" | ").map((each) => code(each.replaceAll('"', "")));
  const first = byDefault === undefined ? [] : [code(byDefault)];
  const others = values.filter((each) => !first.includes(each));
  return [...first, ...others]
    .map((each) => each.replace(/^`(string|number)`$/, kindOf))
    .join(", ");
}

const kindOf = (_: string, type: string): string => (type === "number" ? "a number" : "text");

const isField = (member: Field | Method): member is Field => member.kind === "field";
const isMethod = (member: Field | Method): member is Method => member.kind === "method";

function signatureOf({ name, parameters = [], return: result }: Method): string {
  const list = parameters.map(
    ({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${type?.text ?? "unknown"}`,
  );
  return `${name}(${list.join(", ")}): ${result.type.text}`;
}

/** The fields of `CustomEvent<{ … }>`. */
function fieldsOf(type = ""): string {
  const [, fields = ""] = /^CustomEvent<\{(.*)\}>$/.exec(type) ?? [];
  return fields
    .split(";")
    .filter((field) => field.trim() !== "")
    .map((field) => code(field.trim()))
    .join("<br>");
}

/** What a custom property is in a light and in a dark place. */
function coloursOf(value: string | undefined): [light: string, dark: string] {
  if (value === undefined) return ["", ""];
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  return light && dark ? [code(light), code(dark)] : [code(value), "the same"];
}

export function referenceTables(element: Declaration): string {
  const { attributes, members, events, slots, cssParts, cssProperties } = element;
  const about = ({ description = "" }: { description?: string }): string => description;
  const fields = members.filter(isField);
  const properties = fields.filter(({ attribute }) => attribute === undefined);
  const mirrored = fields.filter(({ attribute }) => attribute !== undefined);
  return [
    table(
      "Attributes",
      ["attribute", "values, the default first", "what it says"],
      attributes.map((each) => [code(each.name), valuesOf(each), about(each)]),
    ),
    `Properties of the same names (${mirrored.map(({ name }) => code(name)).join(", ")}) write the attribute and give the value in force.`,
    table(
      "Other properties",
      ["property", "type", "what it is"],
      properties.map((each) => [
        code(each.name),
        code(each.type?.text ?? ""),
        `${each.readonly ? "Read only. " : ""}${about(each)}`,
      ]),
    ),
    table(
      "Methods",
      ["method", "what it does"],
      members.filter(isMethod).map((each) => [code(signatureOf(each)), about(each)]),
    ),
    table(
      "Events",
      ["event", "`detail`", "what has happened"],
      events.map((each) => [code(each.name), fieldsOf(each.type?.text), about(each)]),
    ),
    "All bubble, and leave the shadow roots that a board stands in.",
    table(
      "Parts",
      ["part", "what it is"],
      cssParts.map((each) => [code(each.name), about(each)]),
    ),
    table(
      "Content",
      ["slot", "what it is"],
      slots.map((each) => [each.name === "" ? "the only one" : code(each.name), about(each)]),
    ),
    table(
      "Custom properties",
      ["property", "light", "dark", "what it is"],
      cssProperties.map((each) => [code(each.name), ...coloursOf(each.default), about(each)]),
    ),
  ].join("\n\n");
}
