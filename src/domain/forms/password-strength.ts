import { fold } from "#lib/text-search.ts";

/** The strength of a password; `short` would be refused. */
export type PasswordStrength = "short" | "weak" | "fair" | "strong";

/** The minimum length of a password (spec section 5). */
export const PASSWORD_MIN = 8;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** Beginnings of passwords that are guessed first, folded. */
const GUESSED = [
  "passwort",
  "password",
  "qwertz",
  "qwerty",
  "asdfgh",
  "yxcvbn",
  "hallo",
  "geheim",
  "sommer",
  "winter",
  "schatz",
  "admin",
  "willkommen",
  "letmein",
  "iloveyou",
  "betriebsrat",
];

/** The number of characters that neither repeat the previous one nor follow it in the alphabet or in counting. */
function newCharacters(password: string): number {
  const codes = Array.from(password).map((character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

/** Words about the person, such as the name before an address's `@`, of at least four letters. */
function ownWords(known: readonly (string | null)[]): string[] {
  return known.flatMap((text) => fold(text ?? "").long.split(" ")).filter((word) => word.length >= 4);
}

/**
 * How well a password withstands guessing, by its length, its kinds of characters and words that are easy to guess.
 * This only advises: any password that is long enough is accepted.
 * @param known what others know of the person, such as e-mail address and names
 */
export function passwordStrength(password: string, known: readonly (string | null)[] = []): PasswordStrength {
  const length = Array.from(password).length;
  if (length < PASSWORD_MIN) return "short";
  const folded = fold(password).long.replace(/ /g, "");
  if ([...GUESSED, ...ownWords(known)].some((word) => folded.includes(word) && length - word.length < PASSWORD_MIN))
    return "weak";
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const worth = newCharacters(password) + 2 * (kinds - 1);
  if (worth < 12) return "weak";
  return worth < 17 ? "fair" : "strong";
}
