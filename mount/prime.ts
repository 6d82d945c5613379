import { fillPath, withQuery } from '#api/path.ts';
import type { Read, Table } from '#mount/table.ts';

type Raw = Readonly<Record<string, unknown>>;

const PLAIN = /^[\w-]+$/;

/** Path values of an anchor: its attributes and what its manifest gives, as far as they are plain words. */
function valuesOf(dataset: DOMStringMap, given: Read['values']): Record<string, string> {
  const plain = Object.entries(dataset).flatMap(([key, value = '']) => (PLAIN.test(value.trim()) ? [[key, value.trim()] as const] : []));
  return { ...Object.fromEntries(plain), ...given };
}

/**
 * The absolute address of a first read, by the rules that the client follows. Null while a value is missing or odd, or the configuration
 * names no address: the widget will say what is wrong.
 */
export function firstAddress({ paths, bases }: Omit<Table, 'rows'>, read: Read, dataset: DOMStringMap, config: Raw): string | null {
  const textAt = (source: unknown, key: string): string | undefined => {
    const value = (Object(source) as Raw)[key];
    return typeof value === 'string' ? value : undefined;
  };
  const template = textAt(config.endpoints, read.route) ?? paths[read.route] ?? '';
  try {
    const address = fillPath(template, valuesOf(dataset, read.values), (key) => textAt(config, key) ?? bases[key], location.href);
    return address === null ? null : withQuery(address, read.query ?? {});
  } catch {
    return null;
  }
}

/** Addresses in which no attribute has a say, as those of a hundred buttons. */
const plain = new Map<Read, string | null>();

/** Asks for a widget's first data while its code is still loading, once per address on a page. */
export function prime(anchor: HTMLElement, table: Table, reads: readonly Read[], config: Raw, primed: Map<string, Promise<Response>>): void {
  for (const read of reads) {
    const isPlain = Object.keys(anchor.dataset).length < 1;
    const address = (isPlain ? plain.get(read) : undefined) ?? firstAddress(table, read, anchor.dataset, config);
    if (isPlain) plain.set(read, address);
    if (address === null || primed.has(address) || (read.unless !== undefined && anchor.hasAttribute(read.unless))) continue;
    const answer = fetch(address, { headers: { Accept: 'application/json' } });
    answer.catch(() => undefined);
    primed.set(address, answer);
  }
}
