import { startTransition, useEffect, useEffectEvent, useMemo } from "react";
import type { ListedEvent } from "#domain/entities/event.ts";
import { placeName } from "#domain/event/event-place.ts";
import { events as texts } from "#i18n/events.ts";
import { formatMonth } from "#i18n/format.ts";
import { fold, foldedSearch, type Folded } from "#lib/text-search.ts";
import { useWorkAhead } from "#pace/paced-list.tsx";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { eventPeriod, eventTitle } from "#widgets/shared/event/event-texts.ts";

/** The searched text: titles, place, dates as shown and with the month's name, booking number. */
function searchText(event: ListedEvent): string {
  const titles = [event, ...event.modules].map(eventTitle);
  return [
    ...titles,
    placeName(event),
    event.hotel?.name,
    event.hotel?.city,
    eventPeriod(event),
    formatMonth(event.startDate),
    event.bookingNumber,
  ].join(" ");
}

const folded = new WeakMap<ListedEvent, Folded>();

/** The folded text of an event, computed once. */
function foldedText(event: ListedEvent): Folded {
  const text = folded.get(event) ?? fold(searchText(event));
  folded.set(event, text);
  return text;
}

/** The query, and the events found. */
export interface Search {
  readonly query: string;
  readonly found: readonly ListedEvent[];
}

export interface EventSearchProps {
  readonly events: readonly ListedEvent[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Called with null while the query is empty. */
  readonly onSearch: (search: Search | null) => void;
}

/** A search field for a long list of events; a chunk of its own, because the list does not need it at first. */
export function EventListSearch({ events, query, onQuery, onSearch }: EventSearchProps) {
  useWorkAhead(events, foldedText);
  const search = useMemo(
    () => (query === "" ? null : { query, found: foldedSearch(events, foldedText)(query) }),
    [events, query],
  );
  const tell = useEffectEvent(() => startTransition(() => onSearch(search)));
  useEffect(() => tell(), [search]);
  const count = (search?.found ?? events).length;
  return (
    <div className="event-search">
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        query={query}
        onQuery={onQuery}
        spellCheck={false}
      />
      <p className="small muted event-count" role="status">
        {count === 0 ? texts.noMatch : texts.found(count, events.length)}
      </p>
      {count === 0 && <Button onClick={() => onQuery("")}>{texts.clearSearch}</Button>}
    </div>
  );
}
