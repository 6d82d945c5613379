import { soundOf } from "#lib/look-alike.ts";
import { KnownIds, type LookAlike } from "#mount/look-alike-ids.ts";
import { lines } from "./widgets.ts";

/** Ids as their manifests write them. */
export const knownIds: readonly string[] = lines.map(({ id }) => id);

const known = new KnownIds(knownIds);

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A German name as somebody would write it into an id: `seminarliste`. */
const spelled = (name: string): string =>
  soundOf(name.toLowerCase().replace(/[äöüß]/g, (letter) => umlauts[letter] ?? ""));

const byName = new Map(lines.map(({ id, name }) => [spelled(name), id]));

/** The id as its manifest writes it, or null for one that is none of ours. */
export const knownAs = (id: string): string | null => known.knownAs(id);

/** What somebody may have meant by an id that is not known; the German name of a widget leads there as well. */
export function lookAlike(id: string): LookAlike | null {
  const guessed = known.lookAlike(id);
  if (guessed !== null && guessed.kind !== "unknown") return guessed;
  const named = id.startsWith("portal-") ? byName.get(spelled(id.slice("portal-".length))) : undefined;
  return named === undefined ? guessed : { kind: "spelling", meant: named };
}
