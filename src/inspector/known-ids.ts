import { isSimilar, nearest, soundOf } from "#lib/look-alike.ts";
import { slugOf } from "#lib/slug.ts";
import { KnownIds, type LookAlike } from "#mount/look-alike-ids.ts";
import { widgetManifests } from "./widgets.ts";

/** The ids of all widgets, as in their manifests. */
export const knownIds: readonly string[] = widgetManifests.map(({ id }) => id);

const known = new KnownIds(knownIds);

const PREFIX = "portal-";

/** A widget's German name in the form that ids have: `seminarliste`. */
const spelled = (name: string): string => soundOf(slugOf(name));

const byName = new Map(widgetManifests.map(({ id, name }) => [spelled(name), id]));
const names = [...byName.keys()];

/** The id as in its manifest, or null if it is none of ours. */
export const knownWidgetId = (id: string): string | null => known.knownAs(id);

/** The widget whose German name somebody wrote into an id, exactly or mistyped by a letter or two. */
function namedBy(word: string): string | undefined {
  const written = spelled(word);
  return byName.get(names.find((name) => isSimilar(name, written)) ?? "");
}

/**
 * The widget that an unknown id may have meant. A widget's German name is recognised as well; a part of it counts as a
 * guess.
 */
export function lookAlike(id: string): LookAlike | null {
  const guessed = known.lookAlike(id);
  if (guessed !== null && guessed.kind !== "unknown") return guessed;
  const isOurs = id.startsWith(PREFIX);
  // Other software uses German words in ids as well, so without our prefix the name must match exactly.
  const named = isOurs ? namedBy(id.slice(PREFIX.length)) : byName.get(spelled(id));
  if (named !== undefined) return { kind: isOurs ? "spelling" : "prefix", meant: named };
  if (!isOurs) return guessed;
  const part = nearest(spelled(id.slice(PREFIX.length)), names);
  return { kind: "unknown", meant: byName.get(part ?? "") ?? "" };
}
