import { memo, useDeferredValue, useMemo } from "react";
import { exportedEventsResource, rubricsResource } from "#api/exported-events.ts";
import { hasFreePlaces } from "#domain/booking-state.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import type { Rubric } from "#domain/entities/shop.ts";
import { eventSearch, readFilters, upcoming } from "#domain/event-search.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { ListFilters } from "#widgets/shared/list/list-filters.tsx";
import { useList, type ListControl } from "#widgets/shared/list/use-list.ts";
import { OfferResults } from "#widgets/shop/shared/offer/offer-results.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { presetOf, SEARCH_KEYS, searchFilters } from "./filters.ts";

interface FreeHitsProps {
  readonly list: ListControl;
  readonly events: readonly SearchedEvent[];
}

/** With `frei=1` the states of all hits are asked before any is shown (contract-public section 4). */
function FreeHits({ list, events }: FreeHitsProps) {
  const states = useBookingStates(events.flatMap(({ eventId }) => eventId ?? []));
  if (states.failed !== null) return <StatesFailure states={states} />;
  if (!states.complete) return <Notice state="loading">{texts.checking}</Notice>;
  return (
    <OfferResults
      list={list}
      label={texts.results}
      events={events.filter(({ eventId }) => hasFreePlaces(states.of(eventId)))}
    />
  );
}

interface HitsProps {
  readonly list: ListControl;
  readonly find: ReturnType<typeof eventSearch>;
}

/**
 * Drawn anew only with another list or search: a dozen cards at once would hold up a slow phone, so they come after the
 * filter has answered.
 */
const Hits = memo(function Hits({ list, find }: HitsProps) {
  const events = find(readFilters(new URLSearchParams(list.filters)));
  return list.filters.frei === "1" ? (
    <FreeHits list={list} events={events} />
  ) : (
    <OfferResults list={list} label={texts.results} events={events} />
  );
});

interface SearchProps {
  readonly list: ListControl;
  /** Those that are not over. */
  readonly events: readonly SearchedEvent[];
  readonly rubrics: readonly Rubric[];
}

function Search({ list, events, rubrics }: SearchProps) {
  const find = useMemo(() => eventSearch(events, rubrics), [events, rubrics]);
  const filters = useMemo(() => searchFilters(events, rubrics), [events, rubrics]);
  const shown = useDeferredValue<ListControl | null>(list, null);
  return (
    <>
      <ListFilters list={list} filters={filters} of={texts.results} />
      {shown !== null && <Hits list={shown} find={find} />}
    </>
  );
}

/** Rubrics that cannot be had cost one filter, not the search. */
function useRubrics(): readonly Rubric[] | null {
  const { remote } = useResource(rubricsResource);
  if (remote.state === "failed") return NONE;
  return remote.state === "ready" ? remote.data : null;
}

const NONE: readonly Rubric[] = [];

function Loaded({ list, exported }: { list: ListControl; exported: readonly SearchedEvent[] }) {
  const now = useNow();
  const rubrics = useRubrics();
  const events = useMemo(() => upcoming(exported, now), [exported, now]);
  return rubrics === null ? (
    <Notice state="loading">{texts.loading}</Notice>
  ) : (
    <Search list={list} events={events} rubrics={rubrics} />
  );
}

/**
 * Search over all events that are not over, its filters in the address (contract-public section 4, Lists and search).
 */
export function EventSearch({ rubric, kind }: { rubric?: string; kind?: string }) {
  const list = useList(SEARCH_KEYS, presetOf(rubric, kind));
  const watched = useResource(exportedEventsResource, { object: "events" });
  return (
    <section className="stack">
      <h2>{texts.heading}</h2>
      <RemoteView watched={watched} loading={texts.loading}>
        {(exported) => <Loaded list={list} exported={exported} />}
      </RemoteView>
    </section>
  );
}
