/** The beginning of an id that ends with a name in braces; null for an id without. */
const beginningOf = (id: string): string | null => (id.includes("{") ? id.slice(0, id.indexOf("{")) : null);

/**
 * The known id that an element's id is an instance of: `portal-wishlist-remove-{id}` for `portal-wishlist-remove-7`.
 * Undefined for a stranger, and for one whose braces nobody has filled.
 */
export function knownId(ids: readonly string[], id: string): string | undefined {
  return ids.find((known) => {
    const beginning = beginningOf(known);
    return beginning === null ? known === id : id.startsWith(beginning) && id !== beginning && id !== known;
  });
}

/** Whether an id of the configuration's `off` names a widget: as its manifest writes it, or as it stands in a page. */
export const namesWidget = (ids: readonly string[], id: string): boolean =>
  ids.includes(id) || knownId(ids, id) !== undefined;

/** Whether the configuration's `off`, of which nothing is checked yet, keeps an anchor asleep. */
export const isOff = (off: unknown, known: string, id: string): boolean =>
  Array.isArray(off) && (off.includes(known) || off.includes(id));

/** The id as it stands in the page. A form's own `id` is its field of that name, where it has one. */
export const idOf = (element: Element): string => element.getAttribute("id") ?? "";

/** What stands for the name in braces in an element's id; null where the known id has none. */
export function endingOf(known: string, id: string): { name: string; value: string } | null {
  const beginning = beginningOf(known);
  return beginning === null ? null : { name: known.slice(beginning.length + 1, -1), value: id.slice(beginning.length) };
}

/**
 * The name of a widget's folder and of its file in `dist/`: the id without `portal-` and without what its braces hold.
 */
export const nameOf = (known: string): string => (beginningOf(known) ?? known).replace(/^portal-|-$/g, "");
