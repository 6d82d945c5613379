import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ListedEvent } from "#domain/entities/event.ts";
import { place } from "#domain/event-place.ts";
import { fold, foldedSearch, type Folded } from "#lib/text-search.ts";
import { events as texts } from "#i18n/events.ts";
import { formatMonth } from "#i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
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

/** Texts that are folded in one go, some 4 ms on a slow phone, and the milliseconds until the next. */
const SLICE = 20;
const PAUSE_MS = 60;

/** Folds the texts before the first key: those of 300 events at once would hold it up. */
function useFoldedEarly(events: readonly ListedEvent[]): void {
  useEffect(() => {
    let done = 0;
    const timer = setInterval(() => {
      events.slice(done, done + SLICE).forEach(foldedText);
      done += SLICE;
      if (done >= events.length) clearInterval(timer);
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [events]);
}

/** What was searched for, and which of the events are found. */
export interface Search {
  readonly query: string;
  readonly found: readonly ListedEvent[];
}

export interface EventSearchProps {
  readonly events: readonly ListedEvent[];
  /** Told null as long as nothing is searched for. */
  readonly onSearch: (search: Search | null) => void;
}

/** Narrows a long list of events down while one types; a module of its own, as the list does not wait for it. */
export function EventSearch({ events, onSearch }: EventSearchProps) {
  const [query, setQuery] = useState("");
  const wanted = useDeferredValue(query);
  useFoldedEarly(events);
  const search = useMemo(
    () => (wanted === "" ? null : { query: wanted, found: foldedSearch(events, foldedText)(wanted) }),
    [events, wanted],
  );
  const tell = useEffectEvent(() => startTransition(() => onSearch(search)));
  useEffect(() => tell(), [search]);
  const count = (search?.found ?? events).length;
  return (
    <div className="event-search">
      <TextField
        type="search"
        label={texts.search}
        placeholder={texts.searchHint}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <p className="small muted event-count" role="status">
        {count === 0 ? texts.noMatch : texts.found(count, events.length)}
      </p>
      {count === 0 && <Button onClick={() => setQuery("")}>{texts.clearSearch}</Button>}
    </div>
  );
}
