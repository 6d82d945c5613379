import { expect, it } from "vitest";
import { feedbackSend } from "./feedback.ts";
import { createPlan } from "./plan-saves.ts";

it.each([
  ["feedbackSend", feedbackSend.idempotency],
  ["trainingPlanCreate", createPlan.idempotency],
])("%s is one intent of its tab, told by its contents", (_name, idempotency) => {
  expect([idempotency?.across, idempotency?.subject({} as never)]).toEqual(["tab", ""]);
});
