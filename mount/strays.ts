import { idOf } from "#mount/anchor-id.ts";
import { KnownIds } from "#mount/look-alike-ids.ts";

const told = new Set<string>();

/**
 * Tells the author which id was meant by one that begins like ours and is none; once for each, and nothing where it is
 * anybody's guess.
 */
export function tellStray(element: Element, ids: readonly string[]): void {
  const id = idOf(element);
  const found = new KnownIds(ids).lookAlike(id);
  if (found === null || found.meant === "" || told.has(id)) return;
  told.add(id);
  // eslint-disable-next-line no-console -- the author must learn which id is meant
  console.warn(
    `[portal] There is no widget #${id}. Did you mean "${found.meant}"${found.kind === "item" ? ", followed by a number" : ""}?`,
    element,
  );
}
