/** A German sentence that translators may replace: PHP asks for it by `__()`; the manifests may know its English. */
export class Translated {
  readonly text: string;
  readonly english: string | undefined;

  constructor(text: string, english?: string) {
    this.text = text;
    this.english = english;
  }
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, "\\$&")}'`;

/** How lists are written: by WordPress' rules or by TYPO3's. */
const styles = {
  wordpress: { open: "array(", close: ")", indent: "\t" },
  typo3: { open: "[", close: "]", indent: "    " },
} as const;

/** A value as PHP writes it: text, number, boolean, null, list or plain object. @throws Error for anything else */
export function toPhp(value: unknown, style: keyof typeof styles, indent = ""): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number" || typeof value === "boolean" || value === null) return String(value);
  if (value instanceof Translated) return `__( ${quoted(value.text)}, 'kundenportal' )`;
  if (typeof value !== "object") throw new Error(`PHP has no ${typeof value}`);
  const { open, close, indent: step } = styles[style];
  const inner = indent + step;
  const entries = Array.isArray(value)
    ? value.map((one) => `${inner}${toPhp(one, style, inner)},\n`)
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => `${inner}${quoted(key)} => ${toPhp(one, style, inner)},\n`);
  return entries.length === 0 ? open + close : `${open}\n${entries.join("")}${indent}${close}`;
}
