import type { ListedEvent } from "#domain/entities/event.ts";
import { EventDocuments } from "./event-documents.tsx";

/**
 * An in-house event's documents in an opened card; a part of its own, so that no file is a part and of a page's first
 * drawing at once.
 */
export function InhouseDocuments({ event }: { readonly event: ListedEvent }) {
  return <EventDocuments event={event} />;
}
