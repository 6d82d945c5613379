import { useCallback } from "react";
import { pageTemplate } from "#config/pages.ts";
import type { Id } from "#domain/entities/fields.ts";
import { safeLink } from "#domain/text/link.ts";
import { useConfig } from "#state/store.ts";

/**
 * Gives the address of an event's page in the portal, by the page `portalEvent` (contract-public section 1); null
 * without one.
 */
export type EventPageOf = (eventId: Id | null) => string | null;

/** A function for the addresses of events' pages; it keeps its identity until the configuration changes. */
export function useEventPages(): EventPageOf {
  const template = pageTemplate(useConfig(), "portalEvent");
  return useCallback(
    (eventId) => (eventId === null ? null : safeLink(template.replaceAll("{eventId}", encodeURIComponent(eventId)))),
    [template],
  );
}
