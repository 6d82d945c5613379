import * as v from "valibot";
import { defineMemory } from "#mocks/memory/memory.ts";

export const memory = defineMemory({
  schemas: {
    /** What the forms of the public site sent, without passwords. */
    requests: v.array(v.strictObject({ form: v.string(), body: v.unknown() })),
  },
  start: () => ({ requests: [] }),
  labels: { requests: "Gesendete Anfragen" },
});
