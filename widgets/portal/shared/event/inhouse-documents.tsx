import type { ListedEvent } from "#domain/entities/event.ts";
import { EventDocuments } from "./event-documents.tsx";

/**
 * An in-house event's documents in an opened card; a file of its own, so that the documents' code is loaded only when
 * needed.
 */
export function InhouseDocuments({ event }: { readonly event: ListedEvent }) {
  return <EventDocuments event={event} />;
}
