import { printIso } from "./time.ts";

/** Prints an ISO text as a day such as `03.05.1970`, on the Berlin calendar; empty for null. */
export function toGermanDay(iso: string | null): string {
  return iso === null ? "" : printIso(iso, "DD.MM.YYYY");
}
