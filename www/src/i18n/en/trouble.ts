/** English for what people are told once when the browser does not keep what it should. */
export const trouble = {
  refused:
    "This browser keeps nothing: your games and settings are there only as long as this page is open.",
  full: "This browser has no room left. What it kept before stays as it was; what you do now is there only as long as this page is open.",
  aside:
    "Something kept here is damaged, or was written by another version of this page, and could not be read. It is set aside in this browser, not deleted.",
  newer:
    "A newer version of this page, in another tab, has kept something that this one cannot read. Load this page again: until then, what you do here is there only as long as it is open.",
};
