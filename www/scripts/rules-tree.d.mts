/** A rules text as data: strings are text, arrays are elements `[tag, attributes, ...children]`. */
export function rulesTree(text: string): readonly (string | readonly unknown[])[];
