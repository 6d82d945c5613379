import type { Host } from "#mount/table.ts";
import type { Untold } from "#mount/untold.ts";
import { watchFaults } from "./faults.ts";
import { watchShopSteps } from "./shop-steps.ts";
import { makeTeller } from "./teller.ts";
import { watchVitals } from "./vitals.ts";

/**
 * Tells the page of faults, of how fast its widgets are, and its data layer of the shop's steps (docs/data-layer.md).
 * Nothing of it is sent anywhere.
 * @param early what went wrong before this code was there
 * @returns a way to stop
 */
export function observe(host: Pick<Host, "ids" | "release">, early: readonly Untold[]): () => void {
  const teller = makeTeller(host);
  const stops = [watchFaults(teller, early), watchVitals(teller), watchShopSteps(teller)];
  return () => stops.forEach((stop) => stop());
}
