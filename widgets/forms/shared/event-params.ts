import type { Param } from "#widgets/shared/manifest.ts";

/** The attributes for the event of a registration; both are optional (contract-public section 4, Forms). */
export const eventParams = [
  { attribute: "data-event-id", type: "number" },
  { attribute: "data-title", type: "text" },
] as const satisfies readonly Param[];
