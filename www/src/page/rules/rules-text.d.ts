declare module "*.md?rules" {
  /** HTML, made by the build from a text of ours. */
  const html: string;
  export default html;
}
