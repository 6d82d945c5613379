import { KnownIds, type LookAlike } from "#mount/look-alike-ids.ts";
import { plain } from "#lib/look-alike.ts";
import { lines } from "./widgets.ts";

/** Ids as their manifests write them. */
export const knownIds: readonly string[] = lines.map(({ id }) => id);

const known = new KnownIds(knownIds);

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** A German name as somebody would write it into an id: `seminarliste`. */
const spelled = (name: string): string =>
  plain(name.toLowerCase().replace(/[äöüß]/g, (letter) => umlauts[letter] ?? ""));

const byName = new Map(lines.map(({ id, name }) => [spelled(name), id]));

/** The id as its manifest writes it, or null for one that is none of ours. */
export const knownAs = (id: string): string | null => known.knownAs(id);

/** What somebody may have meant by an id that is not known; its German name as the manual has it leads there as well. */
export function lookAlike(id: string): LookAlike | null {
  const named = byName.get(spelled(id.replace(/^portal-?/i, "")));
  if (named !== undefined && knownAs(id) === null && id.toLowerCase().startsWith("portal"))
    return { kind: "spelling", meant: named };
  return known.lookAlike(id);
}
