import type { Param } from "#widgets/shared/manifest.ts";

/** By which an anchor names the event of a registration; neither is needed (contract-public section 4, Forms). */
export const eventParams = [
  { attribute: "data-event-id", type: "number" },
  { attribute: "data-title", type: "text" },
] as const satisfies readonly Param[];
