import { isCacheable, routes, type Route, type RouteName } from "#api/routes.ts";
import { idempotentWrites, outdatedBy } from "#mocks/model/contract.ts";
import { aboutCalls, nextReads } from "./about.ts";
import { callerOf } from "./callers.ts";
import { pathOf } from "./document.ts";
import { widgetCalls } from "./widget-calls.ts";

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map(row).join("\n");
const list = (names: readonly RouteName[]): string => names.map((name) => `\`${name}\``).join(", ") || "–";

/** Which calls each widget needs. */
export function widgetCallTable(): string {
  return table(
    ["widget", "first", "on demand", "writes", "links to"],
    widgetCalls.map(({ id, first, later, writes, links }) => [`\`${id}\``, ...[first, later, writes, links].map(list)]),
  );
}

function traits(name: RouteName): string {
  const { bearer }: Route = routes[name];
  const told = [
    callerOf(name),
    ...(bearer === true ? ["bearer"] : []),
    ...(idempotentWrites.has(name) ? ["key"] : []),
    ...(isCacheable(name) ? ["cacheable"] : []),
  ];
  return told.join(", ");
}

/** Every call in one line. */
export function callTable(): string {
  const rows = (Object.keys(routes) as RouteName[]).map((name) => [
    `\`${name}\``,
    `${routes[name].method} \`${pathOf(routes[name])}\``,
    traits(name),
    aboutCalls[name],
  ]);
  return table(["name", "call", "who, and what it carries", "what it is for"], rows);
}

/** What each write makes the widgets read again, and what they must find then. */
export function nextReadTable(): string {
  const writes = Object.entries(nextReads) as [RouteName, string][];
  const rows = writes.map(([name, shows]) => [`\`${name}\``, list(outdatedBy[name] ?? []), shows]);
  return table(["write", "read again at once", "what the next read shows"], rows);
}
