import { printIso } from "./time.ts";

/** `03.05.1970` of an ISO text, on the Berlin calendar; empty for null. */
export function toGermanDay(iso: string | null): string {
  return iso === null ? "" : printIso(iso, "DD.MM.YYYY");
}
