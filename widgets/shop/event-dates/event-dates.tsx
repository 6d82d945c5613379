import { useMemo } from "react";
import { exportedEventsResource } from "#api/exported-events.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import { datesOfTheme } from "#domain/event-search.ts";
import { eventDates as texts } from "#i18n/offers.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useList } from "#widgets/shared/list/use-list.ts";
import { CartBar } from "#widgets/shop/shared/cart-bar.tsx";
import { NextBest } from "#widgets/shop/shared/lazy-next-best.tsx";
import { OfferResults } from "#widgets/shop/shared/offer/offer-results.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { StructuredData } from "#widgets/shared/structured-data/structured-data.tsx";

const NO_FILTERS: readonly string[] = [];

function Dates({ events, themeId }: { events: readonly SearchedEvent[]; themeId: string }) {
  const list = useList(NO_FILTERS);
  const now = useNow();
  const dates = useMemo(() => datesOfTheme(events, themeId, now), [events, themeId, now]);
  return (
    <>
      <StructuredData kind="course" of={dates} />
      <OfferResults list={list} label={texts.heading} events={dates} />
      {dates.length === 0 && <NextBest themeId={themeId} />}
    </>
  );
}

/** All dates of a theme that are not over (contract-public section 4, Lists and search). */
export function EventDates({ themeId }: { themeId: string }) {
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
