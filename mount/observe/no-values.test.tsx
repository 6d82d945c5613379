import type * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkAnswer } from "#api/check-answer.ts";
import { ApiError } from "#api/errors.ts";
import { configureClient } from "#api/request.ts";
import { routes, type RouteName } from "#api/routes.ts";
import type { SchemaParts } from "#domain/answers/schema-parts.ts";
import { answerSchemas } from "#mocks/model/contract.ts";
import { createPortal } from "#mocks/model/portal.ts";
import { customers } from "#mocks/model/state.ts";
import { addressesOf } from "#mocks/testing/addresses.ts";
import { askRoute, jsonOf } from "#mocks/testing/ask.ts";
import { reportFault } from "#mount/fault-report.ts";
import { registry } from "#mount/registry.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { observe } from "./observe.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Place = readonly (string | number)[];

const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An answer with the first and the last row of each list. */
function shortened(value: Json): Json {
  if (Array.isArray(value))
    return [...new Set([value.at(0), value.at(-1)])].flatMap((row: Json | undefined) =>
      row === undefined ? [] : [shortened(row)],
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

/** The places of an answer. */
function placesOf(value: Json, place: Place = []): Place[] {
  const parts: [string | number, Json][] = Array.isArray(value)
    ? [...(value as readonly Json[]).entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [place, ...parts.flatMap(([key, part]) => placesOf(part, [...place, key]))];
}

/** The same answer with something at that place which no schema takes, and which is a person's. */
function broken(value: Json, [key, ...rest]: Place): Json {
  if (key === undefined) return typeof value === "object" ? "erika@example.org" : { "erika@example.org": 4711 };
  if (Array.isArray(value)) return (value as Json[]).map((row, index) => (index === key ? broken(row, rest) : row));
  return { ...(value as object), [key]: broken((value as Record<string, Json>)[String(key)] ?? null, rest) };
}

/** All texts and numbers of a value. */
function leavesOf(value: Json): string[] {
  if (Array.isArray(value)) return (value as Json[]).flatMap(leavesOf);
  if (isObject(value)) return Object.values(value).flatMap(leavesOf);
  return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
}

/** The names of all fields that a schema knows. */
function namesOf(schema: unknown, known = new Set<string>(), depth = 0): Set<string> {
  const { entries = {}, item, wrapped, value, options = [], getter } = Object(schema) as Partial<SchemaParts>;
  Object.keys(entries).forEach((name) => known.add(name));
  for (const part of [
    ...Object.values(entries),
    item,
    wrapped,
    value,
    ...options,
    depth < 6 ? getter?.(null) : undefined,
  ])
    if (typeof part === "object") namesOf(part, known, depth + 1);
  return known;
}

interface Answered {
  readonly route: RouteName;
  readonly schema: v.GenericSchema<unknown, unknown>;
  readonly answer: Json;
}

/** What the mock portal answers to every read, as everybody who can be logged in. */
async function allAnswers(): Promise<Answered[]> {
  const found: Answered[] = [];
  for (const customer of customers)
    for (const [route, schema] of Object.entries(answerSchemas) as [RouteName, v.GenericSchema<unknown, unknown>][]) {
      const response = await askRoute(createPortal({ customer }), route);
      if (response.status === 200) found.push({ route, schema, answer: jsonOf(response) as Json });
    }
  return found;
}

/** What is typed and sent in the mock portal's own tests. */
const typed = (): string[] =>
  Object.values(addressesOf(createPortal())).flatMap(({ body }) => leavesOf((body ?? null) as Json));

/** Puts each of the answers out of order, place by place. */
function breakEach({ route, schema, answer }: Answered): void {
  const tried = new Set<string>();
  for (const place of placesOf(answer)) {
    const field = place.map((key) => (typeof key === "number" ? "row" : key)).join(".");
    if (tried.has(field)) continue;
    tried.add(field);
    try {
      checkAnswer(route, schema, broken(answer, place));
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      usePortal.setState({
        cart: { ...usePortal.getState().cart, load: { state: "failed", error: thrown, of: "cart" } },
      });
    }
  }
}

describe("what is told of faults", () => {
  it("holds names of the product's own alone, whatever is wrong with any answer of the mock portal", async () => {
    const details: Record<string, unknown>[] = [];
    document.addEventListener("portal:fault", ({ detail }: CustomEventInit) =>
      details.push(detail as (typeof details)[0]),
    );
    configureClient({ onMisfit: (misfit) => reportFault.take(misfit), onHabit: (habit) => reportFault.take(habit) });
    // The console says the same to the developer; a thousand lines of it are of no use here.
    const { error, warn } = console;
    Object.assign(console, { error: () => undefined, warn: () => undefined });
    renderInRoot(<p />, { id: "portal-cart" });
    const stop = observe({ ids: registry.map(({ id }) => id), release: "0a1b2c3d" }, []);
    const answers = await allAnswers();
    const different = new Map(
      answers.map(({ answer, ...rest }) => {
        const short = shortened(answer);
        return [`${rest.route} ${JSON.stringify(short)}`, { ...rest, answer: short }];
      }),
    );
    different.forEach(breakEach);
    stop();
    Object.assign(console, { error, warn });

    expect(details.map(({ kind }) => kind)).toContain("malformed");
    const fields = new Set([...Object.values(answerSchemas).flatMap((schema) => [...namesOf(schema)])]);
    const known = new Set<unknown>([
      "0a1b2c3d",
      "portal-cart",
      "malformed",
      "habit",
      ...Object.keys(routes),
      ...fields,
    ]);
    const words = new Set(details.flatMap((detail) => Object.values(detail).flatMap((one) => String(one).split("."))));
    expect([...words].filter((word) => !known.has(word))).toEqual([]);

    const values = new Set([
      ...answers.flatMap(({ answer }) => leavesOf(answer)),
      ...typed(),
      "erika@example.org",
      "4711",
    ]);
    // A value may be called as a field is, or be a part of such a name.
    const names = [...known].map(String);
    const telling = [...values].filter((value) => value.length > 2 && names.every((name) => !name.includes(value)));
    const said = JSON.stringify(details);
    expect(telling).toContain("erika@example.org");
    expect(telling.filter((value) => said.includes(JSON.stringify(value).slice(1, -1)))).toEqual([]);
  }, 60_000);
});
