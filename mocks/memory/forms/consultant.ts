import * as v from "valibot";
import { defineMemory } from "#mocks/memory/memory.ts";

export const memory = defineMemory({
  schemas: { takenAppointments: v.array(v.string()) },
  start: () => ({ takenAppointments: [] }),
  labels: { takenAppointments: "Vergebene Beratungstermine" },
});
