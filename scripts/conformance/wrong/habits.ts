import type { RouteName } from "#api/routes.ts";
import type { MockRequest, MockResponse } from "#mocks/model/portal.ts";
import type { Asked, Habit } from "./serve.ts";

/** An object of an answer. */
export type Value = Record<string, unknown>;

const hasJson = ({ status, headers, body }: MockResponse): boolean =>
  status === 200 && headers["content-type"]?.startsWith("application/json") === true && body !== "";

/** Changes what the answers of some calls say. */
export const edited =
  (names: readonly RouteName[], edit: (value: Value, asked: Asked) => unknown): Habit =>
  async (asked) => {
    const right = await asked.answer();
    const isMeant = asked.name !== null && names.includes(asked.name) && hasJson(right);
    return isMeant ? { ...right, body: JSON.stringify(edit(JSON.parse(String(right.body)) as Value, asked)) } : right;
  };

/** Answers otherwise where `when` says so; what was asked has been done. */
export const instead =
  (when: (asked: Asked, right: MockResponse) => boolean, response: MockResponse): Habit =>
  async (asked) => {
    const right = await asked.answer();
    return when(asked, right) ? response : right;
  };

/** Answers some calls without doing anything. */
export const undone =
  (names: readonly RouteName[], response: MockResponse): Habit =>
  ({ name, answer }) =>
    name !== null && names.includes(name) ? Promise.resolve(response) : answer();

/** Reads what was asked otherwise than it came. */
export const misread =
  (read: (request: MockRequest, asked: Asked) => MockRequest): Habit =>
  (asked) =>
    asked.answer(read(asked.request, asked));

/** Adds headers to the answers of some calls. */
export const withHeaders =
  (names: readonly RouteName[], headers: Record<string, string>): Habit =>
  async ({ name, answer }) => {
    const right = await answer();
    return name !== null && names.includes(name) ? { ...right, headers: { ...right.headers, ...headers } } : right;
  };

/** Remembers the first answer of some calls and gives it for ever. */
export function stale(names: readonly RouteName[]): Habit {
  const first = new Map<string, MockResponse>();
  return async ({ name, request, answer }) => {
    const right = await answer();
    if (name === null || !names.includes(name)) return right;
    const kept = first.get(request.url) ?? right;
    first.set(request.url, kept);
    return kept;
  };
}

let sent = 0;
/** The request with a key that nobody has sent. */
export const freshKey = (request: MockRequest): MockRequest => ({
  ...request,
  headers: { ...request.headers, "idempotency-key": `fresh-${(sent += 1)}` },
});

/** The cart of an answer. */
export const cartOf = (value: Value): Value & { items: Value[] } => value.cart as Value & { items: Value[] };
