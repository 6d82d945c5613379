import type { SearchedEvent } from "#domain/entities/event.ts";
import { lists } from "#i18n/lists.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { ListResults } from "#widgets/shared/list/list-results.tsx";
import { localContent } from "./local-content.ts";
import type { ListControl } from "#widgets/shared/list/use-list.ts";
import { OfferCard } from "./offer-card.tsx";
import { StatesFailure } from "./states-failure.tsx";

interface OfferResultsProps {
  readonly list: ListControl;
  /** Names the list for screen readers. */
  readonly label: string;
  /** All that were found. */
  readonly events: readonly SearchedEvent[];
}

/** Events on offer, 12 at a time; booking states are asked for those on screen. */
export function OfferResults({ list, label, events }: OfferResultsProps) {
  const content = localContent(list, events);
  const states = useBookingStates(content.items.flatMap(({ eventId }) => eventId ?? []));
  return (
    <>
      <StatesFailure states={states} />
      <ListResults list={list} content={content} label={label} loading={lists.search} keyOf={({ eventId }) => eventId}>
        {(event) => <OfferCard event={event} state={states.of(event.eventId)} />}
      </ListResults>
    </>
  );
}
