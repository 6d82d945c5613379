import { memo } from "react";
import { pageAddress } from "#api/pages.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { availabilityOf, hasFreePlaces, offerOf } from "#domain/event/booking-state.ts";
import { lowestPrice } from "#domain/event/offered-price.ts";
import type { HitGroup } from "#domain/search/event-search-order.ts";
import type { Hit } from "#domain/search/event-search.ts";
import { isFilled } from "#domain/text/text.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { keyed } from "#lib/keyed.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { CompoundLink } from "#ui/compound/compound.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { eventName, eventTitle } from "#widgets/shared/event/event-texts.ts";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { OfferButton } from "#widgets/shop/shared/offer/offer-button.tsx";
import cardCss from "#widgets/shop/shared/offer/offer-card.css?inline";
import { PriceOfDates, priceText } from "#widgets/shop/shared/offer/offer-price.tsx";
import { CardText, SeminarDuration, HitHeart, MatchedWord } from "./card-parts.tsx";
import css from "./seminar-card.css?inline";

/** The number of dates that a card shows at first, or of which a phone shows one; a press shows the others. */
export const FIRST_DATES = 3;

/** Gives the booking state of a hit; null while it is unknown. */
export type StateOf = (hit: Hit) => BookingState | null;

/** The dates that a card shows at first: on a phone one, with free places if one of the first has some. */
function firstDates(hits: HitGroup["hits"], stateOf: StateOf, isBrief: boolean): readonly Hit[] {
  const first = hits.slice(0, FIRST_DATES);
  return isBrief ? [first.find((hit) => hasFreePlaces(stateOf(hit))) ?? hits[0]] : first;
}

interface DateRowProps {
  readonly hit: Hit;
  /** The card's title. */
  readonly title: string;
  /** Its price; null if the card says it for all dates. */
  readonly price: string | null;
  readonly state: BookingState | null;
  /** Whether it is the first date of the card that can be ordered; a card has one primary button. */
  readonly isFirst: boolean;
  /** Whether it is the card's only date, to whose page the title links already. */
  readonly isOnly: boolean;
}

/**
 * One date of a seminar: dates and place, and its title and price if those differ from the card's. A closed date has no
 * link to other dates if these are on the same card.
 */
function DateRow({ hit: { event }, title, price, state, isFirst, isOnly }: DateRowProps) {
  const href = pageAddress(useConfig(), "event", { eventId: event.eventId });
  const when = unbroken(eventSummary(event) ?? eventTitle(event));
  return (
    <li className="seminar-date">
      <span className="seminar-when">
        {eventTitle(event) !== title && <strong className="seminar-title">{eventTitle(event)}</strong>}
        {href === null || isOnly ? <span>{when}</span> : <a href={href}>{when}</a>}
      </span>
      {price !== null && <span className="seminar-price">{price}</span>}
      <AvailabilityChip state={state} event={event} />
      {(isOnly || availabilityOf(state) !== "closed") && (
        <OfferButton event={event} state={state} variant={isFirst ? "primary" : "secondary"} />
      )}
    </li>
  );
}

/** The title that all dates share, otherwise the name of the theme. */
function titleOf([{ event }, ...others]: HitGroup["hits"]): string {
  const title = eventTitle(event);
  const designation = event.theme?.designation ?? null;
  const isShared = others.every((other) => eventTitle(other.event) === title);
  return isShared || !isFilled(designation) ? title : designation;
}

/** The title, with a link to the page of the theme, or of its only date; that one is named with its dates. */
function Title({ hits: [{ event }, ...others], title }: { hits: HitGroup["hits"]; title: string }) {
  const config = useConfig();
  const isOnly = others.length === 0;
  const href = isOnly
    ? pageAddress(config, "event", { eventId: event.eventId })
    : pageAddress(config, "theme", { url: event.theme?.url });
  return (
    <h3>
      <CompoundLink text={title} href={href} name={isOnly ? eventName(event) : undefined} />
    </h3>
  );
}

interface AboutProps extends Pick<SeminarCardProps, "hits" | "isBrief"> {
  readonly title: string;
}

/** What a card says besides its dates; memoised, since an answer about free places changes none of it. */
const About = memo(function About({ hits, title, isBrief }: AboutProps) {
  const [{ event, why }, ...others] = hits;
  const events = [event, ...others.map((hit) => hit.event)] as const;
  const isOnly = others.length === 0;
  return (
    <>
      <div className="seminar-about">
        <Title hits={hits} title={title} />
        <CardText event={event} isBrief={isBrief} />
        <MatchedWord word={why} title={title} />
      </div>
      <HitHeart
        kind={isOnly ? "event" : "theme"}
        refId={(isOnly ? event.eventId : event.theme?.themeId) ?? null}
        title={isOnly ? eventName(event) : title}
      />
      <div className="seminar-cost">
        <PriceOfDates events={events} />
        <SeminarDuration of={events} />
      </div>
    </>
  );
});

interface SeminarCardProps {
  readonly hits: HitGroup["hits"];
  readonly stateOf: StateOf;
  /** Whether it is on a phone, of whose screen it takes half. */
  readonly isBrief: boolean;
  /** Whether all dates are shown. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A seminar: what it is about and its price once, then each date with its place, free places and button. */
export function SeminarCard({ hits, stateOf, isBrief, isOpen, onOpen }: SeminarCardProps) {
  useStyles(cardCss);
  useStyles(css);
  const { differs } = lowestPrice(hits.map(({ event }) => event));
  const title = titleOf(hits);
  const shown = isOpen ? hits : firstDates(hits, stateOf, isBrief);
  const first = shown.find((hit) => offerOf(availabilityOf(stateOf(hit))) !== null);
  return (
    <article className="card offer-card seminar-card" part="card">
      <About hits={hits} title={title} isBrief={isBrief} />
      <ul className="seminar-dates">
        {keyed(shown, (hit) => hit.event.eventId).map(([key, hit]) => (
          <DateRow
            key={key}
            hit={hit}
            title={title}
            price={differs ? priceText(hit.event) : null}
            state={stateOf(hit)}
            isFirst={hit === first}
            isOnly={hits.length === 1}
          />
        ))}
      </ul>
      {hits.length > shown.length && (
        <div>
          <Button variant="quiet" aria-label={texts.allDatesOf(hits.length, title)} onClick={onOpen}>
            {texts.allDates(hits.length)}
          </Button>
        </div>
      )}
    </article>
  );
}
