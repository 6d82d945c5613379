/** The entity names of U+00A0 to U+00FF, in order. */
const LATIN = (
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro " +
  "para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil " +
  "Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave " +
  "Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml " +
  "igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute " +
  "thorn yuml"
).split(" ");
const FIRST_LATIN = 0xa0;

const named: ReadonlyMap<string, string> = new Map([
  ...LATIN.map((name, index): [string, string] => [name, String.fromCharCode(FIRST_LATIN + index)]),
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["euro", "€"],
  ["ndash", "–"],
  ["mdash", "—"],
  ["hellip", "…"],
  ["bull", "•"],
  ["bdquo", "„"],
  ["ldquo", "“"],
  ["rdquo", "”"],
  ["sbquo", "‚"],
  ["lsquo", "‘"],
  ["rsquo", "’"],
  ["Scaron", "Š"],
  ["scaron", "š"],
  ["OElig", "Œ"],
  ["oelig", "œ"],
]);

function characterOf(whole: string, name: string): string {
  if (!name.startsWith("#")) return named.get(name) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/**
 * Decodes the entities of a text once, such as `&amp;` and `&#8211;`: `&amp;lt;` becomes `&lt;`. Unknown entities stay.
 * It replaces text instead of parsing HTML, which a page that enforces Trusted Types would refuse.
 */
export const decodeEntities = (text: string): string => text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w+);/gi, characterOf);
