import { KnownIds, type LookAlike } from "#mount/look-alike-ids.ts";
import { lines } from "./widgets.ts";

/** Ids as their manifests write them. */
export const knownIds: readonly string[] = lines.map(({ id }) => id);

const known = new KnownIds(knownIds);

/** The id as its manifest writes it, or null for one that is none of ours. */
export const knownAs = (id: string): string | null => known.knownAs(id);

/** What somebody may have meant by an id that is not known. */
export const lookAlike = (id: string): LookAlike | null => known.lookAlike(id);
