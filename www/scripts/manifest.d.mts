interface Named {
  name: string;
  description?: string;
  default?: string;
  type?: { text: string };
}

export interface Attribute extends Named {
  fieldName?: string;
}

export interface Field extends Named {
  kind: "field";
  readonly?: boolean;
  attribute?: string;
}

export interface Method extends Named {
  kind: "method";
  return: { type: { text: string } };
  parameters?: readonly (Named & { optional?: boolean })[];
}

export interface Declaration extends Named {
  tagName: string;
  attributes: readonly Attribute[];
  members: readonly (Field | Method)[];
  events: readonly Named[];
  slots: readonly Named[];
  cssParts: readonly Named[];
  cssProperties: readonly Named[];
}

interface Export {
  kind: "js" | "custom-element-definition";
  name: string;
  declaration: { name: string; module: string };
}

export interface Manifest {
  modules: readonly {
    path: string;
    declarations: readonly Declaration[];
    exports: readonly Export[];
  }[];
}

export declare function manifestOf(read: (path: string) => string): Manifest;
