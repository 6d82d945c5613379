import * as v from "valibot";
import { defineMemory } from "#mocks/memory/memory.ts";

export const memory = defineMemory({
  schemas: {
    /** What the feedback page sent. */
    feedback: v.array(
      v.strictObject({ formType: v.string(), event: v.unknown(), subject: v.string(), message: v.string() }),
    ),
  },
  start: () => ({ feedback: [] }),
  labels: { feedback: "Gesendetes Feedback" },
});
