import * as v from "valibot";
import { typeName } from "#domain/answers/issue.ts";
import { seed } from "#mocks/data/seed.ts";
import { stateSchema, type Customer, type PortalState } from "#mocks/model/state.ts";
import { applyChanges, decodeChanges, diff, encodeChanges } from "./changes.ts";

/** A state, or why there is none, as a German sentence. */
export type Checked =
  | { readonly state: PortalState; readonly problem: null }
  | { readonly state: null; readonly problem: string };

const germanTypes: Readonly<Record<string, string>> = {
  string: "Text",
  number: "Zahl",
  boolean: "true oder false",
  array: "Liste",
  object: "Objekt",
  null: "null",
  undefined: "nichts",
  never: "nichts",
};

const inGerman = (expected: string): string =>
  expected
    .replace(/[()]/g, "")
    .split(" | ")
    .map((part) => germanTypes[part.toLowerCase()] ?? part)
    .join(" oder ");

/** Where a value does not fit, in German: `members.0.userId: Text statt Zahl`. */
function describe(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? "Ganzer Stand";
  if (issue.expected === "never") return `${place}: Dieses Feld gibt es hier nicht.`;
  const found = germanTypes[typeName(issue.input)] ?? typeName(issue.input);
  return issue.expected === null
    ? `${place}: kein gültiges Datum (erwartet wird zum Beispiel 2026-03-10).`
    : `${place}: Erwartet wird ${inGerman(issue.expected)}, gefunden wurde ${found}.`;
}

/** Checks what somebody made of the mock portal's state. */
export function checkState(value: unknown): Checked {
  const result = v.safeParse(stateSchema, value, { abortEarly: true });
  return result.success
    ? { state: result.output, problem: null }
    : { state: null, problem: describe(result.issues[0]) };
}

/** The state that an address names: what the customer starts with, and how it was changed since. */
export async function stateOf({
  customer,
  today,
  changes,
}: {
  customer: Customer;
  today: string;
  changes: string;
}): Promise<Checked> {
  try {
    return checkState(applyChanges(seed(customer, today), await decodeChanges(changes)));
  } catch {
    return {
      state: null,
      problem: "Der Stand im Link ist unvollständig oder gehört zu anderen Daten. Gezeigt wird der Anfangsstand.",
    };
  }
}

/** How a state differs from what the customer starts with, for the address. */
export const changesOf = (customer: Customer, today: string, state: PortalState): Promise<string> =>
  encodeChanges(diff(seed(customer, today), state));
