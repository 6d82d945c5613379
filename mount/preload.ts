import { fillPath, withQuery } from "#api/path.ts";
import { fromJson } from "#lib/json.ts";
import { ownAddress } from "#lib/own-address.ts";
import { idOf } from "#mount/anchor-id.ts";
import type { Preloaded, WidgetRead, WidgetRow, WidgetTable } from "#mount/table.ts";

type Raw = Readonly<Record<string, unknown>>;

const PLAIN = /^[\w-]+$/;

/** The non-empty attributes of an anchor, trimmed, by their names in the dataset. */
const textsOf = (dataset: DOMStringMap): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dataset)
      .map(([name, value]) => [name, String(value).trim()] as const)
      .filter(([, value]) => value),
  );

/**
 * The absolute address of a preloaded read, built by the same rules as in the client. Null if a value of the path is
 * missing or has odd characters, or the configuration gives no address; the widget will report that.
 */
export function preloadAddress(
  { paths, bases }: Omit<WidgetTable, "rows">,
  read: WidgetRead,
  values: Readonly<Record<string, string>>,
  config: Raw,
): string | null {
  const textAt = (source: unknown, key: string): string | undefined => {
    const value = (Object(source) as Raw)[key];
    return typeof value === "string" ? value : undefined;
  };
  const template = textAt(config.endpoints, read.route) ?? paths[read.route] ?? "";
  const inPath = Object.fromEntries(Object.entries(values).filter(([, value]) => PLAIN.test(value)));
  try {
    const address = fillPath(template, inPath, (key) => textAt(config, key) ?? bases[key], ownAddress());
    return address === null
      ? null
      : withQuery(address, Object.fromEntries((read.query ?? []).map((name) => [name, values[name]])));
  } catch {
    return null;
  }
}

const isNeedless = (anchor: HTMLElement, { unless = "", unfiltered = false }: WidgetRead): boolean =>
  anchor.hasAttribute(unless) || (unfiltered && (anchor.hasAttribute("data-filter") || location.search !== ""));

/**
 * Requests a widget's data while its code is still loading, once per address on a page. Nothing is requested if a
 * parameter has the wrong type, which is the author's mistake.
 */
export function preload(
  anchor: HTMLElement,
  table: WidgetTable,
  row: WidgetRow,
  config: Raw,
  preloaded: Map<string, Preloaded>,
): void {
  // oxlint-disable-next-line typescript/no-misused-spread -- the attributes are a dataset's own properties
  const texts = textsOf({ ...anchor.dataset, "": idOf(anchor) });
  if (row.kinds?.some(([name, pattern]) => !new RegExp(pattern).test(texts[name] ?? ""))) return;
  for (const read of row.reads ?? []) {
    const values = { ...texts, ...read.values };
    const address = preloadAddress(table, read, values, config);
    if (address === null || preloaded.has(address) || isNeedless(anchor, read)) continue;
    // Without a word the browser takes on the way back whatever it has kept (api/request.ts).
    const cache = table.cacheable.includes(read.route) ? "default" : "no-store";
    const answer = fetch(address, { cache, headers: { Accept: "application/json" } }).then(async (response) => ({
      response,
      data: read.long ? undefined : fromJson(await response.text()),
    }));
    answer.catch(() => undefined);
    preloaded.set(address, { read, values, answer });
  }
}
