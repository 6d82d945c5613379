import type { Id } from '#domain/entities/fields.ts';
import { safeLink } from '#domain/link.ts';
import { useConfig } from '#state/store.ts';

/** The address of an event's page in the portal, by the page `portalEvent` (contract-public section 1); null without one. */
export function useEventPage(eventId: Id | null): string | null {
  const template = useConfig().pages.portalEvent ?? '';
  return eventId === null ? null : safeLink(template.replaceAll('{eventId}', encodeURIComponent(eventId)));
}
