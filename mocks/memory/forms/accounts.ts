import * as v from "valibot";
import { defineMemory } from "#mocks/memory/memory.ts";

export const memory = defineMemory({
  schemas: {
    /** E-mail addresses of accounts that were made here. */
    registered: v.array(v.string()),
    /** Wrong passwords by e-mail address. */
    failedLogins: v.record(v.string(), v.number()),
  },
  start: () => ({ registered: [], failedLogins: {} }),
  labels: { registered: "Neue Konten (E-Mail)", failedLogins: "Fehlversuche bei der Anmeldung" },
});
