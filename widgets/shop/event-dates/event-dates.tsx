import { useMemo } from "react";
import { exportedEventsResource } from "#api/exported-events.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import { availabilityOf, offerOf } from "#domain/event/booking-state.ts";
import { lowestPrice } from "#domain/event/offered-price.ts";
import { datesOfTheme } from "#domain/search/event-search.ts";
import { lists } from "#i18n/lists.ts";
import { eventDates as texts, offers } from "#i18n/offers.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useStyles } from "#ui/root/root.tsx";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { ListResults } from "#widgets/shared/list/list-results.tsx";
import { useList } from "#widgets/shared/list/use-list.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { StructuredData } from "#widgets/shared/structured-data/structured-data.tsx";
import { CartBar } from "#widgets/shop/shared/cart-bar.tsx";
import { LazyNextBest } from "#widgets/shop/shared/lazy-next-best.tsx";
import { localContent } from "#widgets/shop/shared/offer/local-content.ts";
import { ReservationNote } from "#widgets/shop/shared/offer/offer-button.tsx";
import { PriceOfDates, priceText } from "#widgets/shop/shared/offer/offer-price.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import { DateRow } from "./date-row.tsx";
import css from "./event-dates.css?inline";

const NO_FILTERS: readonly string[] = [];

function Dates({ events, themeId }: { events: readonly SearchedEvent[]; themeId: string }) {
  const list = useList(NO_FILTERS);
  const now = useNow();
  const dates = useMemo(() => datesOfTheme(events, themeId, now), [events, themeId, now]);
  const content = localContent(list, dates);
  const states = useBookingStates(content.items.flatMap(({ eventId }) => eventId ?? []));
  const [first, ...others] = dates.map(eventTitle);
  const shared = others.every((title) => title === first) ? (first ?? null) : null;
  const { differs } = lowestPrice(dates);
  const orderable = dates.find(({ eventId }) => offerOf(availabilityOf(states.of(eventId))) !== null);
  return (
    <div className="date-table stack">
      <StructuredData kind="course" of={dates} />
      <StatesFailure states={states} />
      {!differs && <PriceOfDates events={dates} isListed={false} />}
      <ListResults
        list={list}
        content={content}
        label={texts.heading}
        loading={lists.search}
        counted={texts.found}
        note={differs ? offers.allEach : undefined}
        keyOf={({ eventId }) => eventId}
      >
        {(event) => (
          <DateRow
            event={event}
            state={states.of(event.eventId)}
            isPending={event.eventId !== null && states.of(event.eventId) === null && states.failed === null}
            shared={shared}
            price={differs ? priceText(event) : null}
            isFirst={event === orderable}
          />
        )}
      </ListResults>
      <ReservationNote events={content.items.map((event) => ({ event, state: states.of(event.eventId) }))} />
      {dates.length === 0 && <LazyNextBest theme={{ themeId }} />}
    </div>
  );
}

/** All dates of a theme that are not over (contract-public section 4, Lists and search). */
export function EventDates({ themeId }: { themeId: string }) {
  useStyles(css);
  const watched = useResource(exportedEventsResource, { object: "events", themeId });
  return (
    <section className="stack">
      <h2>{texts.heading}</h2>
      <RemoteView watched={watched} loading={texts.loading} outline="widget">
        {(events) => <Dates events={events} themeId={themeId} />}
      </RemoteView>
      <CartBar />
    </section>
  );
}
