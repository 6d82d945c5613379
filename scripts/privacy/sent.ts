import { routes, type RouteName } from "#api/routes.ts";
import type { SchemaParts } from "#domain/answers/schema-parts.ts";
import { bodySchemas } from "#mocks/model/contract.ts";
import { widgetCalls } from "#scripts/openapi/widget-calls.ts";

/** The names of all fields of a body, those of its parts with the name of the part before them. */
function fieldsOf({ entries, item, wrapped, options }: SchemaParts, before = ""): string[] {
  if (wrapped !== undefined) return fieldsOf(wrapped, before);
  if (item !== undefined) return fieldsOf(item, before);
  if (options?.some((option) => typeof option === "object") === true)
    return [...new Set(options.flatMap((option) => fieldsOf(option as SchemaParts, before)))];
  if (entries === undefined) return before === "" ? [] : [before];
  return Object.entries(entries).flatMap(([name, part]) => fieldsOf(part, before === "" ? name : `${before}.${name}`));
}

/** What travels in the query of a call that is sent, where nothing else names it. */
const inQuery: Partial<Record<RouteName, readonly string[]>> = { photoDelete: ["reason"] };

/** A call by which something leaves the browser: its address, and the fields of its body or query. */
export interface Sent {
  readonly call: RouteName;
  readonly path: string;
  readonly fields: readonly string[];
}

/** What a call sends: what stands in braces in its address, and its body. */
export function sentBy(call: RouteName): Sent {
  const { path } = routes[call];
  const body = bodySchemas[call];
  return { call, path, fields: body === undefined ? (inQuery[call] ?? []) : fieldsOf(body as unknown as SchemaParts) };
}

/** What leaves the browser when something is sent, by widget; without widgets that send nothing. */
export const sentByWidget: readonly { readonly widget: string; readonly sends: readonly Sent[] }[] = widgetCalls
  .filter(({ writes }) => writes.length > 0)
  .map(({ id, writes }) => ({ widget: id, sends: writes.map(sentBy) }));
