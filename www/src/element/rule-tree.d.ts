declare module "*.md?rule-tree" {
  /** A piece of a rules text: words, or an element with its attributes and what is in it. */
  export type RuleNode =
    | string
    | readonly [keyof HTMLElementTagNameMap, Readonly<Record<string, string>>, ...RuleNode[]];

  /** A text of ours, made by the build. */
  const text: readonly RuleNode[];
  export default text;
}
