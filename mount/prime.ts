import { fillPath } from '#api/path.ts';
import type { Row } from '#mount/table.ts';

type Raw = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string';

/** `event-id` becomes `eventId`, the name of a path value; the DOM does the same for `dataset`. */
const valuesOf = (anchor: HTMLElement): Record<string, string> => ({ ...anchor.dataset }) as Record<string, string>;

/**
 * Asks for a widget's first data while its code is still loading, once per address on a page.
 * Values that are missing or odd start nothing: the widget will say what is wrong.
 */
export function prime(anchor: HTMLElement, row: Row, config: Raw, primed: Map<string, Promise<Response>>): void {
  const endpoints = (config.endpoints ?? {}) as Raw;
  const values = valuesOf(anchor);
  if (!/^\d+$/.test(values.eventId ?? '')) delete values.eventId;
  row.r.forEach(([name, template, unless]) => {
    if (unless !== undefined && anchor.hasAttribute(unless)) return;
    const moved = endpoints[name];
    const base = isText(config.apiBase) ? config.apiBase : '/portal-api';
    // A default stands behind a bar, as in {userUrl|/get-user}, so that the entry need not know them all.
    const path = (isText(moved) ? moved : template).replace(/^\{(\w+)\|(.+)\}/, (_whole, key: string, standard: string) => {
      const given = config[key];
      return isText(given) ? given : standard;
    });
    const address = fillPath(path, base, values, () => undefined, location.href);
    if (address === null || primed.has(address)) return;
    const answer = fetch(address, { credentials: 'same-origin', headers: { Accept: 'application/json' } });
    answer.catch(() => undefined);
    primed.set(address, answer);
  });
}
