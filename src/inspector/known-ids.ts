import { isSimilar, nearest, soundOf } from "#lib/look-alike.ts";
import { KnownIds, type LookAlike } from "#mount/look-alike-ids.ts";
import { lines } from "./widgets.ts";

/** Ids as their manifests write them. */
export const knownIds: readonly string[] = lines.map(({ id }) => id);

const known = new KnownIds(knownIds);

const PREFIX = "portal-";

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A German name as somebody would write it into an id: `seminarliste`. */
const spelled = (name: string): string =>
  soundOf(name.toLowerCase().replace(/[äöüß]/g, (letter) => umlauts[letter] ?? ""));

const byName = new Map(lines.map(({ id, name }) => [spelled(name), id]));
const names = [...byName.keys()];

/** The id as its manifest writes it, or null for one that is none of ours. */
export const knownAs = (id: string): string | null => known.knownAs(id);

/** The widget whose German name somebody has written into an id, whole or mistyped in a letter. */
function namedBy(word: string): string | undefined {
  const written = spelled(word);
  return byName.get(names.find((name) => isSimilar(name, written)) ?? "");
}

/**
 * What somebody may have meant by an id that is not known; the German name of a widget leads there as well, a part of
 * it as a guess.
 */
export function lookAlike(id: string): LookAlike | null {
  const guessed = known.lookAlike(id);
  if (guessed !== null && guessed.kind !== "unknown") return guessed;
  const isOurs = id.startsWith(PREFIX);
  // Other software calls its elements by German words as well: those must be a name to the letter.
  const named = isOurs ? namedBy(id.slice(PREFIX.length)) : byName.get(spelled(id));
  if (named !== undefined) return { kind: isOurs ? "spelling" : "prefix", meant: named };
  if (!isOurs) return guessed;
  const part = nearest(spelled(id.slice(PREFIX.length)), names);
  return { kind: "unknown", meant: byName.get(part ?? "") ?? "" };
}
