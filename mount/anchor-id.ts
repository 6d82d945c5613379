/** The part of an id before the name in braces at its end; null for an id without braces. */
const beginningOf = (id: string): string | null => (id.endsWith("}") ? id.slice(0, id.indexOf("{")) : null);

/**
 * The known id of which an element's id is an instance: `portal-wishlist-remove-{id}` for `portal-wishlist-remove-7`.
 * Undefined for an id that is none of ours, and for one whose braces were left as they are.
 */
export function knownId(ids: readonly string[], id: string): string | undefined {
  return ids.find((known) => {
    const beginning = beginningOf(known);
    return beginning === null ? known === id : id.startsWith(beginning) && id !== beginning && id !== known;
  });
}

/** Whether an entry of the configuration's `off` names a widget: by the id in its manifest, or by one in a page. */
export const namesWidget = (ids: readonly string[], id: string): boolean =>
  ids.includes(id) || knownId(ids, id) !== undefined;

/** Whether the configuration's `off`, which has not been validated here, keeps an anchor from being brought to life. */
export const isOff = (off: unknown, known: string, id: string): boolean =>
  Array.isArray(off) && (off.includes(known) || off.includes(id));

/** The id attribute of an element. Unlike the property `id`, it is right for a form with a field named `id`. */
export const idOf = (element: Element): string => element.getAttribute("id") ?? "";

/** The value that an element's id holds in place of the braces, with their name; null if the known id has none. */
export function endingOf(known: string, id: string): { name: string; value: string } | null {
  const beginning = beginningOf(known);
  return beginning === null ? null : { name: known.slice(beginning.length + 1, -1), value: id.slice(beginning.length) };
}

/** The name of a widget's folder and of its file in `dist/`: the id without `portal-` and without its braces. */
export const widgetName = (known: string): string => (beginningOf(known) ?? known).replace(/^portal-|-$/g, "");

/** The name under which a dataset holds an attribute: `eventId` for `data-event-id`. */
export const datasetName = (attribute: string): string =>
  attribute.replace("data-", "").replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
