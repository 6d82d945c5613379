import { idOf } from "#mount/anchor-id.ts";
import { KnownIds } from "#mount/look-alike-ids.ts";

const told = new Set<string>();

/**
 * Warns the author of an unknown id that begins like ours, and names the id that was meant. Each id is reported once;
 * if it could have meant anything, there is no warning.
 */
export function warnOfUnknownId(element: Element, ids: readonly string[]): void {
  const id = idOf(element);
  const found = new KnownIds(ids).lookAlike(id);
  if (found === null || found.meant === "" || told.has(id)) return;
  told.add(id);
  const advice =
    found.kind === "space"
      ? `The id ${JSON.stringify(id)} has white space around it and brings no widget: write "${found.meant}"`
      : `There is no widget #${id}. Did you mean "${found.meant}"${found.kind === "item" ? ", followed by a number" : ""}?`;
  // eslint-disable-next-line no-console -- the author must learn which id is meant
  console.warn(`[portal] ${advice}`, element);
}
