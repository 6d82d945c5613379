import { expect, it } from "vitest";
import { messagesOf } from "#test/support/rules.ts";
import { feedbackResolver } from "./feedback-rules.ts";
import { emptyFeedback } from "./feedback-values.ts";

it.each([
  ["", "", ["subject", "message"]],
  [" ", "\n", ["subject", "message"]],
  ["x", "", ["message"]],
  ["", "x", ["subject"]],
  ["x", "y", []],
  ["x".repeat(5000), "y".repeat(100_000), []],
])("a subject of %j and a message of %j miss %j", async (subject, message, missing) => {
  expect(Object.keys(await messagesOf(feedbackResolver(), { ...emptyFeedback, subject, message })).sort()).toEqual(
    [...missing].sort(),
  );
});
