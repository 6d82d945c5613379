import * as v from "valibot";
import { defineMemory } from "#mocks/memory/memory.ts";

export const memory = defineMemory({
  schemas: { pendingLoginEmail: v.nullable(v.string()) },
  start: () => ({ pendingLoginEmail: null }),
  labels: { pendingLoginEmail: "Unbestätigte Login-E-Mail" },
});
