import * as v from "valibot";
import { describeIssue } from "#domain/entities/issue.ts";
import { forgiven, type Habit } from "#domain/forgiving.ts";
import { ApiError } from "#api/errors.ts";
import { clientSettings } from "#api/request.ts";
import type { RouteName } from "#api/routes.ts";

type Schema<T> = v.GenericSchema<unknown, T>;

/** Issues that the developer is told of at once; more would not help. */
const MOST_TOLD = 5;

/** No body, no token: fields and types only. */
function tell(message: string): void {
  // eslint-disable-next-line no-console -- no other place says what is wrong with an answer; the network log shows a 200
  console.error(`[portal] ${message}`);
}

function malformed(route: RouteName, problem: string): ApiError {
  const error = new ApiError("malformed", route, `Malformed answer of ${route}: ${problem}`);
  tell(error.message);
  return error;
}

/** What came in place of JSON. */
function describeText(text: string, contentType: string): string {
  if (text === "") return "an empty body";
  if (contentType.includes("json")) return "broken JSON";
  return contentType.includes("html") ? "text/html (a login page?)" : contentType || "a text";
}

/** `events.3` when the issue lies in an object of one of the answer's own lists; null when it lies elsewhere. */
function badRow({ path }: v.BaseIssue<unknown>): string | null {
  const [list, row] = path ?? [];
  return row?.type === "array" && typeof row.value === "object" ? `${String(list?.key)}.${row.key}` : null;
}

/** The answer without these rows; null when one of its lists would have none left. */
function without(rows: readonly (string | null)[], data: object): object | null {
  const kept = Object.entries(data).map(([key, value]: [string, unknown]): [string, unknown] => [
    key,
    Array.isArray(value) ? value.filter((_row, index) => !rows.includes(`${key}.${index}`)) : value,
  ]);
  const isLost = ([key, value]: [string, unknown]): boolean =>
    rows.some((row) => row?.startsWith(`${key}.`)) && Array.isArray(value) && value.every((row) => row === null);
  return kept.some(isLost) ? null : Object.fromEntries(kept);
}

/** Checks again without the rows that do not fit; null when the answer is no better for it. */
function mended<T>(route: RouteName, schema: Schema<T>, data: object): { readonly output: T } | null {
  const { issues = [] } = v.safeParse(schema, data);
  const rows = issues.map(badRow);
  const rest = rows.includes(null) ? null : without(rows, data);
  const result = rest === null ? null : v.safeParse(schema, rest);
  if (result?.success !== true) return null;
  tell(`Malformed rows of ${route} are left out: ${issues.slice(0, MOST_TOLD).map(describeIssue).join("; ")}`);
  clientSettings().onMisfit({ route, schema, issues, error: null });
  return result;
}

const told = new Set<string>();

/** Forgets which habits have been told, for tests. */
export function resetHabits(): void {
  told.clear();
}

/** Tells each kind of habit once per page; `npm run conformance` lists them all. */
function tellHabit(route: RouteName, { path, came, meant }: Habit): void {
  const kind = `${came} for ${meant}`;
  if (told.has(kind)) return;
  told.add(kind);
  // eslint-disable-next-line no-console -- harmless, but the backend's developer wants to know
  console.warn(`[portal] ${route} answers ${kind}, which is forgiven: ${path} (docs/backend.md, "Harmless habits")`);
}

/** An answer as it was meant where the backend has a harmless habit; each kind is told once per page. */
export function asMeant(route: RouteName, schema: v.GenericSchema, data: unknown): unknown {
  const { value, habits } = forgiven(schema, data);
  for (const habit of habits) tellHabit(route, habit);
  return value;
}

/**
 * Checks an answer at the border. Harmless habits of a backend are forgiven (`asMeant`). A row that does not fit is
 * left out and told, so that one mistake does not cost the customer a whole list
 * (docs/decisions/005).
 * @throws ApiError `malformed`, which is told as well
 */
export function checked<T>(route: RouteName, schema: Schema<T>, answer: unknown, contentType = ""): T {
  if (typeof answer === "string") throw malformed(route, `${describeText(answer, contentType)} instead of JSON`);
  const data = asMeant(route, schema, answer);
  // As objects go, valibot takes a list for one with nothing in it.
  if (Array.isArray(data)) throw malformed(route, "the value itself is array, expected Object");
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return result.output;
  const rest = typeof data === "object" && data !== null ? mended(route, schema, data) : null;
  if (rest !== null) return rest.output;
  const error = malformed(route, describeIssue(result.issues[0]));
  clientSettings().onMisfit({ route, schema, issues: result.issues, error });
  throw error;
}
