import * as v from "valibot";
import { defineMemory } from "#mocks/memory/memory.ts";

export const memory = defineMemory({
  schemas: { photosAskedToDelete: v.array(v.number()) },
  start: () => ({ photosAskedToDelete: [] }),
  labels: { photosAskedToDelete: "Zur Löschung beantragte Bilder" },
});
