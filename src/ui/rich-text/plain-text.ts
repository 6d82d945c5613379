const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  shy: "\u00ad",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  Auml: "Ä",
  Ouml: "Ö",
  Uuml: "Ü",
  szlig: "ß",
  euro: "€",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  bull: "•",
  bdquo: "„",
  ldquo: "“",
  rdquo: "”",
  sbquo: "‚",
  lsquo: "‘",
  rsquo: "’",
};

function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Whether a text from the backend holds markup or entities at all. */
export const isMarkup = (html: string): boolean => /[<&]/.test(html);

/** Whether some HTML shows anything: words, or a picture. `<p>&nbsp;</p>`, as editors leave it behind, does not. */
export const showsAnything = (html: string | null): html is string =>
  html !== null && (/<img\b/i.test(html) || plainText(html).trim() !== "");

/**
 * The text of some HTML, a line for every block, for when it cannot be cleaned (yet). Works on the string alone:
 * parsing would be refused where the page enforces Trusted Types. The result is text and must be shown as such.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/\s+/g, " ")
    .replace(/<br\b[^>]*>|<\/(p|div|li|tr|h[1-6]|ul|ol|table|blockquote)\s*>/gi, "\n")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(#?\w+);/g, decodeEntity)
    .replace(/ *\n */g, "\n")
    .trim();
}
