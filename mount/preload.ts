import { fromJson } from "#api/json.ts";
import { fillPath, withQuery } from "#api/path.ts";
import type { Preloaded, Read, Table } from "#mount/table.ts";

type Raw = Readonly<Record<string, unknown>>;

const PLAIN = /^[\w-]+$/;

/** Values of a read: those of the anchor's attributes that are not empty, and what its manifest gives. */
function valuesOf(dataset: DOMStringMap, { values }: Read): Record<string, string> {
  const given = Object.entries(dataset).map(([key, value = ""]) => [key, value.trim()] as const);
  return { ...Object.fromEntries(given.filter(([, value]) => value !== "")), ...values };
}

/**
 * The absolute address of a preloaded read, by the rules that the client follows. Null while a value of the path is
 * missing or odd, or the configuration names no address: the widget will say what is wrong.
 */
export function preloadAddress(
  { paths, bases }: Omit<Table, "rows">,
  read: Read,
  dataset: DOMStringMap,
  config: Raw,
): string | null {
  const textAt = (source: unknown, key: string): string | undefined => {
    const value = (Object(source) as Raw)[key];
    return typeof value === "string" ? value : undefined;
  };
  const template = textAt(config.endpoints, read.route) ?? paths[read.route] ?? "";
  const values = valuesOf(dataset, read);
  const inPath = Object.fromEntries(Object.entries(values).filter(([, value]) => PLAIN.test(value)));
  try {
    const address = fillPath(template, inPath, (key) => textAt(config, key) ?? bases[key], location.href);
    return address === null
      ? null
      : withQuery(address, Object.fromEntries((read.query ?? []).map((name) => [name, values[name]])));
  } catch {
    return null;
  }
}

const isNeedless = (anchor: HTMLElement, { unless = "", unfiltered = false }: Read): boolean =>
  anchor.hasAttribute(unless) || (unfiltered && (anchor.hasAttribute("data-filter") || location.search !== ""));

/** Asks for a widget's data while its code is still loading, once per address on a page. */
export function preload(
  anchor: HTMLElement,
  table: Table,
  reads: readonly Read[],
  config: Raw,
  preloaded: Map<string, Preloaded>,
): void {
  for (const read of reads) {
    const address = preloadAddress(table, read, anchor.dataset, config);
    if (address === null || preloaded.has(address) || isNeedless(anchor, read)) continue;
    const answer = fetch(address, { headers: { Accept: "application/json" } }).then(async (response) => ({
      response,
      data: read.long === true ? undefined : fromJson(await response.text()),
    }));
    answer.catch(() => undefined);
    preloaded.set(address, { read, values: valuesOf(anchor.dataset, read), answer });
  }
}
