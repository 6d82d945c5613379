import type { UnreportedFault } from "#mount/fault-report.ts";
import type { EntryContext } from "#mount/table.ts";
import { makeFaultReporter } from "./fault-reporter.ts";
import { watchFaults } from "./faults.ts";
import { watchShopSteps } from "./shop-steps.ts";
import { watchVitals } from "./vitals.ts";

/**
 * Reports faults and speed of the widgets to the page, and the shop's steps to its data layer (docs/data-layer.md).
 * Nothing is sent to a server.
 * @param early faults from before this code was loaded
 * @returns a function that stops this
 */
export function observe(host: Pick<EntryContext, "ids" | "release">, early: readonly UnreportedFault[]): () => void {
  const reporter = makeFaultReporter(host);
  const stops = [watchFaults(reporter, early), watchVitals(reporter), watchShopSteps(reporter)];
  return () => stops.forEach((stop) => stop());
}
