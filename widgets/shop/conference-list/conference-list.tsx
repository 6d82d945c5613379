import { memo } from "react";
import { conferencesResource } from "#api/conferences.ts";
import { pageAddress } from "#api/pages.ts";
import type { Conference } from "#domain/entities/conference.ts";
import type { SearchedEvent } from "#domain/entities/event.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { upcomingConferences } from "#domain/event/conference.ts";
import { isFilled } from "#domain/text/text.ts";
import { conferences as texts } from "#i18n/conferences.ts";
import { lists } from "#i18n/lists.ts";
import { keyed } from "#lib/keyed.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { CompoundLink } from "#ui/compound/compound.tsx";
import { PageHead } from "#ui/compound/page-head.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventWhen } from "#widgets/shared/event/event-summary.ts";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { LazyNextBest } from "#widgets/shop/shared/lazy-next-best.tsx";
import cardCss from "#widgets/shop/shared/offer/offer-card.css?inline";
import { OfferLine } from "#widgets/shop/shared/offer/offer-line.tsx";
import { NetNote, OfferPrice } from "#widgets/shop/shared/offer/offer-price.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import css from "./conference-list.css?inline";

interface OfferHeadingProps {
  /** Null if there is no date. */
  readonly event: SearchedEvent | null;
  readonly title: string;
  /** The page to which it links; null for none. */
  readonly href: string | null;
}

/**
 * The dates and the title. Screen readers hear the title's link with its dates, which tell it from others of the same
 * title. An answer about free places draws neither again.
 */
const OfferHeading = memo(function OfferHeading({ event, title, href }: OfferHeadingProps) {
  const when = event === null ? null : eventWhen(event);
  const name = [title, event === null ? null : eventPeriod(event)].filter(isFilled).join(", ");
  return (
    <>
      {when !== null && <p className="offer-when">{unbroken(when)}</p>}
      <h3>
        <CompoundLink text={title} href={href} name={name} />
      </h3>
    </>
  );
});

function Card({
  conference: { title, subtitle, url, event },
  state,
}: {
  conference: Conference;
  state: BookingState | null;
}) {
  const href = pageAddress(useConfig(), "conference", { url });
  const name = isFilled(title) ? title : texts.untitled;
  return (
    <li className="card offer-card" part="card">
      <OfferHeading event={event} title={name} href={href} />
      {isFilled(subtitle) && <p>{subtitle}</p>}
      <div className="stack conference-facts">
        {event !== null && <OfferLine event={event} />}
        <div className="offer-state">
          <AvailabilityChip state={state} event={event} />
        </div>
        {event !== null && <OfferPrice event={event} isListed />}
        {href !== null && (
          <Button href={href} aria-label={texts.programmeOf(name)}>
            {texts.toProgramme}
          </Button>
        )}
      </div>
    </li>
  );
}

function Cards({ conferences }: { conferences: readonly Conference[] }) {
  const shown = upcomingConferences(conferences, useNow());
  const states = useBookingStates(shown.flatMap(({ event }) => event?.eventId ?? []));
  if (shown.length === 0)
    return (
      <Notice state="empty">
        <p>{lists.none}</p>
        <LazyNextBest theme={null} />
      </Notice>
    );
  return (
    <>
      <StatesFailure states={states} />
      <NetNote events={shown.map(({ event }) => event)} />
      <ul className="grid conferences" aria-label={texts.listHeading}>
        {keyed(shown, ({ url, title }) => url ?? title).map(([key, conference]) => (
          <Card key={key} conference={conference} state={states.of(conference.event?.eventId ?? null)} />
        ))}
      </ul>
    </>
  );
}

/** All conferences that are not over (contract-public section 1). */
export function ConferenceList() {
  useStyles(cardCss);
  useStyles(css);
  const watched = useResource(conferencesResource);
  return (
    <section className="stack">
      <PageHead text={texts.listHeading} />
      <RemoteView watched={watched} loading={texts.loadingAll} outline="widget">
        {(conferences) => <Cards conferences={conferences} />}
      </RemoteView>
    </section>
  );
}
