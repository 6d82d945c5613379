import { memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { exportedEventsResource, rubricsResource } from "#api/exported-events.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import type { Rubric } from "#domain/entities/offer.ts";
import { hasFreePlaces } from "#domain/event/booking-state.ts";
import { readEventFilters, readOrder, shownFilters } from "#domain/search/event-search-filters.ts";
import { groupByTheme, sortHits } from "#domain/search/event-search-order.ts";
import { prepareEventSearch, upcomingEvents, type MoreFound } from "#domain/search/event-search.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useList, type ListControl } from "#widgets/shared/list/use-list.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { Failure } from "#widgets/shared/waiting.tsx";
import { CartBar } from "#widgets/shop/shared/cart-bar.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import { choicesOf, presetOf, SEARCH_KEYS, SEARCH_KINDS, searchFilters, withSpelledPlace } from "./filters.ts";
import { Meant } from "./meant.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchResults, type SearchResultsProps } from "./search-results.tsx";

type HitsProps = Omit<SearchResultsProps, "known">;

/** With `frei=1` the states of all hits are read before any is shown (contract-public section 4). */
function FreeHits({ hits, ...rest }: HitsProps) {
  const states = useBookingStates(hits.flatMap(({ event: { eventId } }) => eventId ?? []));
  if (states.failed !== null) return <StatesFailure states={states} />;
  if (!states.complete)
    return (
      <Notice state="loading" outline="widget">
        {texts.checking}
      </Notice>
    );
  return (
    <SearchResults
      {...rest}
      hits={hits.filter(({ event: { eventId } }) => hasFreePlaces(states.of(eventId)))}
      known={states}
    />
  );
}

/**
 * Renders again only for another list or search: a dozen cards at once would block a slow phone, so they are rendered
 * after the filter has responded.
 */
const Hits = memo(function Hits(props: HitsProps) {
  return props.list.filters.frei === "1" ? <FreeHits {...props} /> : <SearchResults {...props} />;
});

/**
 * The search for mistyped and synonymous words, loaded and prepared with the first query; null until then, or if it
 * cannot be loaded.
 */
function useWordSearch(events: readonly SearchedEvent[], isAsked: boolean): MoreFound | null {
  const [prepared, setPrepared] = useState<{ readonly of: typeof events; readonly find: MoreFound } | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isAlive = true;
    import("./word-search.ts")
      .then(({ wordSearch }) => wordSearch(events))
      .then(
        (find) => {
          if (isAlive) setPrepared({ of: events, find });
        },
        () => undefined,
      );
    return () => {
      isAlive = false;
    };
  }, [events, isAsked]);
  return prepared?.of === events ? prepared.find : null;
}

interface SearchProps {
  readonly list: ListControl;
  /** The events that are not over. */
  readonly events: readonly SearchedEvent[];
  readonly rubrics: readonly Rubric[];
}

function Search({ list: given, events, rubrics }: SearchProps) {
  const choices = useMemo(() => choicesOf(events, rubrics), [events, rubrics]);
  const list = useMemo(() => ({ ...given, filters: withSpelledPlace(given.filters, choices) }), [given, choices]);
  const query = new URLSearchParams(list.filters).toString();
  const find = useMemo(() => prepareEventSearch(events, rubrics), [events, rubrics]);
  const more = useWordSearch(events, list.filters.q !== "");
  const { hits, counts, meant, finds } = useMemo(() => {
    const wanted = readEventFilters(new URLSearchParams(query));
    const found = find(wanted, more);
    return {
      ...found,
      hits: sortHits(found.hits, readOrder(new URLSearchParams(query).get("sort") ?? "")),
      finds: (q: string): boolean => find({ ...wanted, q }).hits.length > 0,
    };
  }, [find, query, more]);
  const filters = useMemo(() => searchFilters(choices, counts, list.filters), [choices, counts, list]);
  const shown = useDeferredValue<HitsProps | null>(
    useMemo(() => ({ list, hits, events, finds }), [list, hits, events, finds]),
    null,
  );
  const found = list.filters.frei === "1" ? null : texts.found(groupByTheme(hits).length, hits.length);
  return (
    <div className="search">
      <SearchFilters list={list} filters={filters} found={found} />
      <div className="search-hits stack">
        {meant !== null && hits.length > 0 && <Meant list={list} query={meant} />}
        {shown !== null && <Hits {...shown} />}
      </div>
    </div>
  );
}

const NONE: readonly Rubric[] = [];

/** If the rubrics cannot be read, the search lacks one filter; a search by rubric can then not tell what it finds. */
function Loaded({ list, exported }: { list: ListControl; exported: readonly SearchedEvent[] }) {
  const now = useNow();
  const watched = useResource(rubricsResource);
  const { remote, reload } = watched;
  const events = useMemo(() => upcomingEvents(exported, now), [exported, now]);
  if (remote.state === "failed" && list.filters.rubrik === "")
    return (
      <>
        <Failure error={remote.error} onRetry={reload} quiet>
          {texts.rubricsFailed}
        </Failure>
        <Search list={list} events={events} rubrics={NONE} />
      </>
    );
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(rubrics) => <Search list={list} events={events} rubrics={rubrics} />}
    </RemoteView>
  );
}

/**
 * The search over all events that are not over, with its filters in the address (contract-public section 4, Lists and
 * search).
 */
export function EventSearch({ filter, rubric, kind }: { filter?: string; rubric?: string; kind?: string }) {
  const given = useList(SEARCH_KEYS, presetOf(filter, rubric, kind), SEARCH_KINDS);
  const list = useMemo(() => ({ ...given, filters: shownFilters(given.filters) }), [given]);
  const watched = useResource(exportedEventsResource, { object: "events" });
  return (
    <section className="stack">
      <PageHead text={texts.heading} named={[filter, rubric, kind].some((preset) => preset !== undefined)} />
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {(exported) => <Loaded list={list} exported={exported} />}
      </RemoteView>
      <CartBar />
    </section>
  );
}
