import type { PortalEvent } from "#domain/entities/event.ts";
import type { ShownPhoto } from "#domain/event/photos.ts";
import { safeFileName } from "#domain/text/file-name.ts";
import { formatDay } from "./format.ts";

const PREFIX = "Seminar";

function joined(...parts: (string | null)[]): string {
  return safeFileName(parts.filter((part) => part !== null && part.trim() !== "").join("-"), PREFIX);
}

/** `Seminar-4711-Bild12.jpeg`, of a flipchart `Seminar-4711-FlipChart3.jpeg` (spec section 7, download photo). */
export function photoFileName(
  { bookingNumber }: Pick<PortalEvent, "bookingNumber">,
  { nr, kind }: Pick<ShownPhoto, "nr" | "kind">,
): string {
  return `${joined(PREFIX, bookingNumber, `${kind === "flipchart" ? "FlipChart" : "Bild"}${nr}`)}.jpeg`;
}

/** `Seminar-4711-10.03.2026.zip`: booking number and Berlin day of the start (spec section 7, download all photos). */
export function photosZipName({ bookingNumber, startDate }: Pick<PortalEvent, "bookingNumber" | "startDate">): string {
  return `${joined(PREFIX, bookingNumber, formatDay(startDate))}.zip`;
}
