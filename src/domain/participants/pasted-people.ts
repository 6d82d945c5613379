import { isName } from "./participants.ts";

/** What is wrong with a pasted line: a name is missing or too short, or there is an address but no name. */
export type LineProblem = "email" | "lastname" | "firstname" | "shortLastname" | "shortFirstname";

/** A pasted line for the preview. */
export interface PastedLine {
  /** One of the form's salutations; '' if the line has none. */
  readonly salutation: string;
  readonly lastname: string;
  readonly firstname: string;
  readonly problem: LineProblem | null;
}

/** The end of a pasted line. */
const LINE_END = /\r\n|\r|\n/;

/** A number such as '3.' or '3)', or a bullet, before a name. */
const NUMBERING = /^\s*(?:\d+\s*[.):]\s*|[-–•*·]\s+)/;
const EMAIL = /\S*@\S*/g;
const NUMBER = /^\d+[.)]?$/;
/** Words with which a last name begins. */
const PARTICLES = /^(?:von|vom|van|zu|zum|zur|de|del|della|di|da|dos|du|la|le|el|al|ter|ten|den|der|bin|ben)$/i;

/** The ways in which lists write a salutation, by the word in the form's salutations. */
const SALUTATION_WORDS: readonly (readonly [word: string, written: RegExp])[] = [
  ["Herr", /^(?:herrn?|hr\.?)$/i],
  ["Frau", /^(?:frau|fr\.?)$/i],
  ["Divers", /^divers$/i],
  ["Prof.", /^(?:prof\.?|professor(?:in)?)$/i],
  ["Dr.", /^(?:dr\.?|doktor)$/i],
];
/** Abbreviations after a title that are no name: 'Dr. med.', 'Dr. rer. nat.', 'Prof. Dr. h. c.'. */
const DEGREE = /^(?:med|dent|vet|jur|iur|phil|theol|rer|nat|pol|oec|soc|habil|h|c|ing)\.$/i;
const RANKS = SALUTATION_WORDS.map(([word]) => word);

const wordOf = (token: string): string | undefined => SALUTATION_WORDS.find(([, written]) => written.test(token))?.[0];

/** Splits the leading words of a salutation off a name; superfluous blanks are dropped. */
function withoutSalutation(text: string): { readonly words: readonly string[]; readonly rest: readonly string[] } {
  const tokens = text.split(/\s+/).filter((token) => token !== "");
  const end = tokens.findIndex((token, index) => wordOf(token) === undefined && !(index > 0 && DEGREE.test(token)));
  const count = end === -1 ? tokens.length : end;
  return { words: tokens.slice(0, count).flatMap((token) => wordOf(token) ?? []), rest: tokens.slice(count) };
}

/** The form's salutation, such as 'Herr Dr.', for the words of a line in any order; '' if the form has no such one. */
function salutationOf(words: readonly string[]): string {
  const known = RANKS.filter((rank) => words.includes(rank));
  if (known[0] === "Divers") return "Divers";
  const isNamed = known[0] === "Herr" || known[0] === "Frau";
  return isNamed || (known.length === 1 && known[0] === "Dr.") ? known.join(" ") : "";
}

/** Last and first name from words in spoken order, such as 'Anna Maria von der Tann'. */
function spoken(words: readonly string[]): readonly [lastname: string, firstname: string] {
  const particle = words.findIndex((word, index) => index > 0 && PARTICLES.test(word));
  const start = words.length < 2 ? 0 : particle === -1 ? words.length - 1 : particle;
  return [words.slice(start).join(" "), words.slice(0, start).join(" ")];
}

function problemOf(lastname: string, firstname: string): LineProblem | null {
  if (lastname === "") return "lastname";
  if (!isName(lastname)) return "shortLastname";
  if (firstname === "") return "firstname";
  return isName(firstname) ? null : "shortFirstname";
}

const lineOf = (words: readonly string[], lastname: string, firstname: string): PastedLine => ({
  salutation: salutationOf(words),
  lastname,
  firstname,
  problem: problemOf(lastname, firstname),
});

/** The cells of a line from a spreadsheet or list, without numbers and e-mail addresses. */
const cellsOf = (line: string): string[] =>
  line
    .replace(EMAIL, "")
    .replace(/[<>]/g, "")
    .split(/[;\t]/)
    .map((cell) => cell.trim())
    .filter((cell, index) => !(index === 0 && NUMBER.test(cell)));

function pastedLine(line: string, isFirstnameFirst = false): PastedLine {
  const cells = cellsOf(line.replace(NUMBERING, "").replace(/"/g, ""));
  const isListed = cells.length > 1;
  const parts = isListed ? cells : (cells[0] ?? "").split(",").map((part) => part.trim());
  const read = parts.map(withoutSalutation);
  const words = read.flatMap((part) => part.words);
  // A cell with only a salutation is no name, and neither is an empty one between others.
  const named = read
    .filter((part) => part.words.length === 0 || part.rest.length > 0)
    .map(({ rest }) => rest.join(" "));
  // In 'Herr; Michael', with two cells only, the first is a last name that looks like a salutation.
  const [only = ""] = parts;
  const isNameLikeSalutation = isListed && parts.length === 2 && named.length === 1 && read[0]?.rest.length === 0;
  if (isNameLikeSalutation) return lineOf([], only, named[0] ?? "");
  const [first = "", ...others] = named;
  const filled = others.filter((name) => name !== "");
  if (!isListed && filled.length === 0) {
    if (first === "" && line.includes("@")) return { salutation: "", lastname: "", firstname: "", problem: "email" };
    return lineOf(words, ...spoken(first.split(" ").filter((word) => word !== "")));
  }
  const second = filled[0] ?? "";
  return isFirstnameFirst ? lineOf(words, second, first) : lineOf(words, first, second);
}

/** The order of a spreadsheet's name columns, if its first line names them. */
function headerOf(line: string | undefined): "firstname" | "lastname" | null {
  const at = (name: string): number => (line ?? "").toLowerCase().search(new RegExp(`\\b${name}\\b`));
  const [first, last] = [at("vorname"), at("(?:nach|familien)?name")];
  if (first === -1 || last === -1) return null;
  return first < last ? "firstname" : "lastname";
}

/**
 * Splits a line from a mail program into people: 'Müller, Anna <…>; Schulze, Bernd <…>', 'Anna Müller <…>, Bernd
 * Schulze <…>', 'Meier, Anna; Schulze, Bernd'. Any other line is one person.
 */
function recipientsOf(line: string): string[] {
  const apart = line.split(/(?<=>)\s*[,;]|;/).filter((part) => part.trim() !== "");
  return apart.length > 1 && apart.every((part) => /,|<[^>]*@/.test(part)) ? apart : [line];
}

/** The non-empty lines of a text, one for each person. */
export const filledLines = (pasted: string): string[] =>
  pasted
    .split(LINE_END)
    .filter((line) => line.trim() !== "")
    .flatMap(recipientsOf);

/**
 * Reads people from pasted lines: 'Nachname; Vorname' (contract-public section 4), 'Nachname, Vorname', 'Herr Dr.
 * Vorname Nachname', or cells of a spreadsheet, numbered or not; empty lines are left out.
 */
export const parsePeople = (pasted: string): PastedLine[] => filledLines(pasted).map((line) => pastedLine(line));

/** Writes a line as 'Salutation; Nachname; Vorname'. */
export const writtenLine = ({ salutation, lastname, firstname }: PastedLine): string =>
  [salutation, lastname, firstname].filter((part) => part !== "").join("; ");

/** The lines with first and last name in each other's place, for a list in the other order; incomplete ones stay. */
export const withNamesSwapped = (pasted: string): string =>
  filledLines(pasted)
    .map((line) => {
      const read = pastedLine(line);
      const { lastname, firstname, problem } = read;
      return problem === null ? writtenLine({ ...read, lastname: firstname, firstname: lastname }) : line;
    })
    .join("\n");

/** Removes the line that names a spreadsheet's columns, and writes the other lines in the order 'Nachname; Vorname'. */
export function withoutHeader(pasted: string): string {
  const [first, ...lines] = filledLines(pasted);
  const header = headerOf(first);
  if (header === null || lines.length === 0) return pasted;
  return header === "firstname"
    ? lines.map((line) => writtenLine(pastedLine(line, true))).join("\n")
    : lines.join("\n");
}
