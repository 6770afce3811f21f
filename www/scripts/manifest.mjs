// The manifest of the element (custom-elements.json) for those who have the package, from the comments of the class.
// Its bundle for browsers does not run in Node; this is what that is made of.
import { create, ts } from "@custom-elements-manifest/analyzer/src/browser-entrypoint.js";

/** The files that it is made from; the class comes after those that it is made of. */
const sources = ["src/element/reflected.ts", "src/element/mancala-board.ts"];

const element = { name: "MancalaBoard", module: "lib/index.js" };

const isPublic = ({ name, privacy, static: isStatic }) =>
  privacy !== "private" && privacy !== "protected" && !isStatic && !name.startsWith("#");

/** Whose member it was before says nothing to those who have the class as one. */
const plain = (member) => ({ ...member, inheritedFrom: undefined, privacy: undefined });

/** Attributes and the properties of the same names. */
function pair(members, attributes) {
  for (const attribute of attributes) {
    const field = members.find(({ name }) => name === attribute.name);
    if (!field) continue;
    attribute.fieldName = field.name;
    Object.assign(field, { attribute: attribute.name, reflects: true });
  }
}

function declarationOf({ members, attributes, ...rest }) {
  const known = members.filter(isPublic).map(plain);
  pair(known, attributes);
  const superclass = { name: "HTMLElement", package: "global:" };
  return { ...rest, superclass, customElement: true, attributes, members: known };
}

/** Modules as they are imported, not as they were written. */
function modulesOf(declaration) {
  const js = { kind: "js", name: element.name, declaration: element };
  const definition = {
    kind: "custom-element-definition",
    name: declaration.tagName,
    declaration: element,
  };
  const entry = (name, declarations, ...exports) => ({
    kind: "javascript-module",
    path: `lib/${name}.js`,
    declarations,
    exports,
  });
  return [
    entry("index", [declaration], js),
    entry("define", [], js, definition),
    entry("fences", [], js, definition),
  ];
}

/** The manifest; `read` gives the text of a source by its path in the package. */
export function manifestOf(read) {
  const modules = sources.map((path) =>
    ts.createSourceFile(path, read(path), ts.ScriptTarget.ES2022, true),
  );
  const found = create({ modules });
  const declarations = found.modules.flatMap(({ declarations }) => declarations);
  const declaration = declarations.find(({ name }) => name === element.name);
  return {
    schemaVersion: found.schemaVersion,
    readme: "",
    modules: modulesOf(declarationOf(declaration)),
  };
}
