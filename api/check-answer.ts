import * as v from "valibot";
import { withoutBrokenRows } from "#api/broken-rows.ts";
import { ApiError } from "#api/errors.ts";
import { clientSettings } from "#api/request.ts";
import { isPersonal, type RouteName } from "#api/routes.ts";
import type { Habit } from "#domain/answers/habits.ts";
import { describeIssue } from "#domain/answers/issue.ts";
import { mendAnswer } from "#domain/answers/mend-answer.ts";
import { ofPage } from "#lib/page-values.ts";

type Schema<T> = v.GenericSchema<unknown, T>;

/** The greatest number of issues in one message to the developer. */
const MOST_TOLD = 5;

/** Writes to the console; a message holds fields and types only, never a body or token. */
function tell(message: string): void {
  // eslint-disable-next-line no-console -- no other place says what is wrong with an answer; the network log shows a 200
  console.error(`[portal] ${message}`);
}

/** The failure of an answer that cannot be used, reported to the developer. */
export function malformed(route: RouteName, problem: string): ApiError {
  const error = new ApiError("malformed", route, `Malformed answer of ${route}: ${problem}`);
  tell(error.message);
  return error;
}

/** Describes an answer that is not JSON. */
function describeText(text: string, contentType: string): string {
  if (text === "") return "an empty body";
  if (contentType.includes("json")) return "broken JSON";
  return contentType.includes("html") ? "text/html (a login page?)" : contentType || "a text";
}

/** Checks the answer again without the rows that do not fit; null if it still does not fit. */
function mended<T>(route: RouteName, schema: Schema<T>, data: object): { readonly output: T } | null {
  const { issues = [] } = v.safeParse(schema, data);
  const rest = withoutBrokenRows(data, issues);
  const result = rest === null ? null : v.safeParse(schema, rest);
  if (result?.success !== true) return null;
  tell(`Malformed rows of ${route} are left out: ${issues.slice(0, MOST_TOLD).map(describeIssue).join("; ")}`);
  clientSettings().onMisfit({ route, schema, issues, error: null });
  return result;
}

const toldHabits = ofPage(() => new Set<string>());

/** Reports each kind of habit once per page; `npm run conformance` lists all. */
function tellHabit(route: RouteName, { path, field, came, meant }: Habit): void {
  const kind = `${came} for ${meant}`;
  if (toldHabits().has(kind)) return;
  toldHabits().add(kind);
  clientSettings().onHabit({ route, field });
  // eslint-disable-next-line no-console -- harmless, but the backend's developer wants to know
  console.warn(`[portal] ${route} answers ${kind}, which is forgiven: ${path} (docs/backend.md, "Harmless habits")`);
}

/** Corrects the harmless habits of the backend in an answer; each kind is reported once per page. */
function asMeant(route: RouteName, schema: v.GenericSchema, data: unknown): unknown {
  const { value, habits } = mendAnswer(schema, data);
  for (const habit of habits) tellHabit(route, habit);
  return value;
}

type Checked<T> =
  | { readonly output: T }
  | { readonly issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]] };

/** Checks a value, without the rows that do not fit. */
function checkRows<T>(route: RouteName, schema: Schema<T>, data: unknown): Checked<T> {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return result;
  const rest = typeof data === "object" && data !== null ? mended(route, schema, data) : null;
  return rest ?? { issues: result.issues };
}

/** Reads what a body says beside its status, in the same way as any answer; null if it does not fit. */
export function readAside<T>(route: RouteName, schema: Schema<T>, said: unknown): { readonly output: T } | null {
  const read = checkRows(route, schema, asMeant(route, schema, said));
  return "output" in read ? read : null;
}

/**
 * Checks an answer before anything else uses it. Harmless habits of a backend are corrected by `mendAnswer`. A row that
 * does not fit is dropped and reported, so that one mistake does not cost the customer a whole list
 * (api/broken-rows.ts).
 * @throws ApiError `malformed`, which is reported as well
 */
export function checkAnswer<T>(route: RouteName, schema: Schema<T>, answer: unknown, contentType = ""): T {
  if (typeof answer === "string") {
    const error = malformed(route, `${describeText(answer, contentType)} instead of JSON`);
    error.isPage = isPersonal(route) && contentType.includes("html");
    throw error;
  }
  const data = asMeant(route, schema, answer);
  // valibot would accept a list as an object without entries.
  if (Array.isArray(data)) throw malformed(route, "the value itself is array, expected Object");
  const read = checkRows(route, schema, data);
  if ("output" in read) return read.output;
  const error = malformed(route, describeIssue(read.issues[0]));
  clientSettings().onMisfit({ route, schema, issues: read.issues, error });
  throw error;
}
