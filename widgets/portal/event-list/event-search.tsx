import { startTransition, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { PortalEvent } from '#domain/entities/event.ts';
import { place } from '#domain/event-place.ts';
import { textSearch } from '#domain/text-search.ts';
import { events as texts } from '#i18n/events.ts';
import { formatMonth } from '#i18n/format.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { eventPeriod, eventTitle } from '#widgets/shared/event/event-texts.ts';

/** What the search looks at: titles, place, dates as they are shown and by the name of their month, booking number. */
function searchText(event: PortalEvent): string {
  const titles = [event, ...event.modules].map(eventTitle);
  return [...titles, place(event), event.hotel?.name, event.hotel?.city, eventPeriod(event), formatMonth(event.startDate), event.bookingNumber].join(' ');
}

/** Folds the texts of all events with the first word only: most lists are never searched. */
function searchOf(events: readonly PortalEvent[]): ReturnType<typeof textSearch<PortalEvent>> {
  let search: ReturnType<typeof textSearch<PortalEvent>> | undefined;
  return (query) => (search ??= textSearch(events, searchText))(query);
}

export interface EventSearchProps {
  readonly events: readonly PortalEvent[];
  /** Told which of the events are found; null for all, as long as nothing is searched for. */
  readonly onFound: (found: readonly PortalEvent[] | null) => void;
}

/** Narrows a long list of events down while one types; a module of its own, as the list does not wait for it. */
export function EventSearch({ events, onFound }: EventSearchProps) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const search = useMemo(() => searchOf(events), [events]);
  const found = useMemo(() => (wanted === '' ? null : search(wanted)), [search, wanted]);
  const tell = useEffectEvent(() => startTransition(() => onFound(found)));
  useEffect(() => tell(), [found]);
  const count = (found ?? events).length;
  return (
    <div className="event-search">
      <TextField type="search" label={texts.search} placeholder={texts.searchHint} value={query} onChange={(event) => setQuery(event.target.value)} autoComplete="off" spellCheck={false} />
      <p className="small muted event-count" role="status">{count === 0 ? texts.noMatch : texts.found(count, events.length)}</p>
      {count === 0 && <Button onClick={() => setQuery('')}>{texts.clearSearch}</Button>}
    </div>
  );
}
