import { startTransition, useEffect, useEffectEvent, useMemo } from "react";
import type { ListedEvent } from "#domain/entities/event.ts";
import { place } from "#domain/event-place.ts";
import { events as texts } from "#i18n/events.ts";
import { formatMonth } from "#i18n/format.ts";
import { fold, foldedSearch, type Folded } from "#lib/text-search.ts";
import { useWorkAhead } from "#pace/paced-list.tsx";
import { Button } from "#ui/button/button.tsx";
import { SearchField } from "#ui/field/search-field.tsx";
import { eventPeriod, eventTitle } from "#widgets/shared/event/event-texts.ts";

/** What the search looks at: titles, place, dates as they are shown and by the name of their month, booking number. */
function searchText(event: ListedEvent): string {
  const titles = [event, ...event.modules].map(eventTitle);
  return [
    ...titles,
    place(event),
    event.hotel?.name,
    event.hotel?.city,
    eventPeriod(event),
    formatMonth(event.startDate),
    event.bookingNumber,
  ].join(" ");
}

const folded = new WeakMap<ListedEvent, Folded>();

/** The text of an event as it is searched, folded once. */
function foldedText(event: ListedEvent): Folded {
  const text = folded.get(event) ?? fold(searchText(event));
  folded.set(event, text);
  return text;
}

/** What was searched for, and which of the events are found. */
export interface Search {
  readonly query: string;
  readonly found: readonly ListedEvent[];
}

export interface EventSearchProps {
  readonly events: readonly ListedEvent[];
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Told null as long as nothing is searched for. */
  readonly onSearch: (search: Search | null) => void;
}

/** Narrows a long list of events down while one types; a module of its own, as the list does not wait for it. */
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
