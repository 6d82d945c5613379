import { expect, it } from "vitest";
import { ApiError, type ApiErrorKind } from "#api/errors.ts";
import { notSavedText } from "./not-saved.ts";

const FORMER = /Es gilt wieder der vorige Stand\.$/;
const CURRENT = /Angezeigt wird der aktuelle Stand\.$/;
const UNKNOWN = /^Ob die Änderung gespeichert wurde, ist nicht bekannt\./;

it.each<[ApiErrorKind, number, boolean, RegExp]>([
  ["network", 0, false, UNKNOWN],
  ["timeout", 0, false, UNKNOWN],
  ["malformed", 200, false, UNKNOWN],
  ["status", 500, false, UNKNOWN],
  ["network", 0, true, CURRENT],
  ["status", 404, true, CURRENT],
  ["status", 400, false, FORMER],
  ["session", 401, false, FORMER],
])("after a failure %s (%i), the cart read since: %s", (kind, status, isReread, said) => {
  const error = new ApiError(kind, "recipientEdit", "", status);
  expect(notSavedText({ state: "failed", error, isReread })).toMatch(said);
});

it("after a refusal the former state stands", () => {
  const refusal = { reason: "closed", alternatives: [] };
  expect(notSavedText({ state: "refused", refusal, fact: null })).toMatch(FORMER);
});
