import type { UnreportedFault } from "#mount/fault-report.ts";
import type { EntryContext } from "#mount/table.ts";
import { watchFaults } from "./faults.ts";
import { watchShopSteps } from "./shop-steps.ts";
import { makeFaultReporter } from "./teller.ts";
import { watchVitals } from "./vitals.ts";

/**
 * Reports faults and speed of the widgets to the page, and the shop's steps to its data layer (docs/data-layer.md).
 * Nothing is sent to a server.
 * @param early faults from before this code was loaded
 * @returns a function that stops this
 */
export function observe(host: Pick<EntryContext, "ids" | "release">, early: readonly UnreportedFault[]): () => void {
  const teller = makeFaultReporter(host);
  const stops = [watchFaults(teller, early), watchVitals(teller), watchShopSteps(teller)];
  return () => stops.forEach((stop) => stop());
}
