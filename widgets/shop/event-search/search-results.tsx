import { useMemo, useState } from "react";
import { SINGLE_DATES } from "#domain/search/event-search-filters.ts";
import { groupByTheme, type HitGroup } from "#domain/search/event-search-order.ts";
import type { Hit } from "#domain/search/event-search.ts";
import { lists } from "#i18n/lists.ts";
import { eventSearch as texts, offers } from "#i18n/offers.ts";
import { useBookingStates, type BookingStates } from "#state/booking-states.ts";
import { NARROW, useMediaQuery } from "#ui/page/media-query.ts";
import { ListResults } from "#widgets/shared/list/list-results.tsx";
import { localContent } from "#widgets/shop/shared/offer/local-content.ts";
import { ReservationNote } from "#widgets/shop/shared/offer/offer-button.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import { LazyNothingFound } from "./lazy-nothing-found.tsx";
import type { NothingFoundProps } from "./nothing-found.tsx";
import { FIRST_DATES, SeminarCard, type StateOf } from "./seminar-card.tsx";

/** The hits that the cards of some groups show. */
const hitsShown = (groups: readonly HitGroup[], opened: ReadonlySet<string>): Hit[] =>
  groups.flatMap(({ key, hits }) => (opened.has(key) ? hits : hits.slice(0, FIRST_DATES)));

export interface SearchResultsProps extends NothingFoundProps {
  readonly hits: readonly Hit[];
  /** The booking states of all hits where they are known; otherwise those of the hits that are shown are read. */
  readonly known?: BookingStates;
}

/** What a reservation means, said once below all cards if one is offered. */
function BelowCards({ hits, states }: { hits: readonly Hit[]; states: BookingStates }) {
  return <ReservationNote events={hits.map(({ event }) => ({ event, state: states.of(event.eventId) }))} />;
}

/** The booking states of the hits that are shown. */
function useStatesOf(shown: readonly Hit[], known: BookingStates | undefined): BookingStates {
  const asked = useBookingStates(known === undefined ? shown.flatMap(({ event }) => event.eventId ?? []) : []);
  return known ?? asked;
}

interface CardsProps extends SearchResultsProps {
  readonly isBrief: boolean;
}

/** The cards, 12 at a time: of themes with their dates, or of single dates. */
function Cards({ list, hits, known, isBrief }: CardsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const themes = useMemo(() => groupByTheme(hits), [hits]);
  const dates = useMemo(() => hits.map((hit): HitGroup => ({ key: String(hit.event.eventId), hits: [hit] })), [hits]);
  const content = localContent(list, list.filters.ansicht === SINGLE_DATES ? dates : themes);
  const shown = hitsShown(content.items, opened);
  const states = useStatesOf(shown, known);
  const stateOf: StateOf = ({ event }) => states.of(event.eventId);
  return (
    <>
      <StatesFailure states={states} />
      <ListResults
        list={list}
        content={{ ...content, total: hits.length }}
        label={texts.results}
        note={offers.allNet}
        loading={lists.search}
        counted={(count) => texts.found(themes.length, count)}
        keyOf={({ key }) => key}
      >
        {({ key, hits: ofCard }) => (
          <SeminarCard
            hits={ofCard}
            stateOf={stateOf}
            isBrief={isBrief}
            isOpen={opened.has(key)}
            onOpen={() => setOpened((all) => new Set([...all, key]))}
          />
        )}
      </ListResults>
      <BelowCards hits={shown} states={states} />
    </>
  );
}

/** The hits: a card for each theme, or with `ansicht=termine` one for each date (contract-public section 7). */
export function SearchResults(props: SearchResultsProps) {
  const { list, hits, events, finds } = props;
  const isBrief = useMediaQuery(NARROW);
  return (
    <>
      <Cards {...props} isBrief={isBrief} />
      {hits.length === 0 && <LazyNothingFound list={list} events={events} finds={finds} />}
    </>
  );
}
