import { useState } from "react";
import { pageAddress } from "#api/pages.ts";
import { availabilityOf, offerOf } from "#domain/booking-state.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { groupByTheme, type HitGroup } from "#domain/event-search-order.ts";
import type { Hit } from "#domain/event-search.ts";
import { lowestPrice } from "#domain/money.ts";
import { isFilled } from "#domain/text.ts";
import { lists } from "#i18n/lists.ts";
import { eventSearch as texts } from "#i18n/offers.ts";
import { keyed } from "#lib/keyed.ts";
import { useBookingStates, type BookingStates } from "#state/booking-states.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Compound } from "#ui/compound/compound.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";
import { ListResults } from "#widgets/shared/list/list-results.tsx";
import type { ListControl } from "#widgets/shared/list/use-list.ts";
import { AvailabilityChip } from "#widgets/shop/shared/availability.tsx";
import { localContent } from "#widgets/shop/shared/offer/local-content.ts";
import { OfferButton, ReservationNote } from "#widgets/shop/shared/offer/offer-button.tsx";
import cardCss from "#widgets/shop/shared/offer/offer-card.css?inline";
import { OfferCard } from "#widgets/shop/shared/offer/offer-card.tsx";
import { PriceOfDates, priceText } from "#widgets/shop/shared/offer/offer-price.tsx";
import { StatesFailure } from "#widgets/shop/shared/offer/states-failure.tsx";
import { CardText, SeminarDuration, EventParts, HitHeart, MatchedWord } from "./card-parts.tsx";
import { SINGLE_DATES } from "./filters.ts";
import { LazyNothingFound } from "./lazy-nothing-found.tsx";
import css from "./theme-card.css?inline";

/** The number of dates that a theme's card shows at first; a press shows the others. */
const FIRST_DATES = 3;

const keyOfHit = ({ event }: Hit): Id | null => event.eventId;

type StateOf = (hit: Hit) => BookingState | null;

interface DateRowProps {
  readonly hit: Hit;
  /** The card's title. */
  readonly title: string;
  /** Its price; null if the card says it for all dates. */
  readonly price: string | null;
  readonly state: BookingState | null;
  /** Whether it is the first date of the card that can be ordered; a card has one primary button. */
  readonly isFirst: boolean;
}

/**
 * One date of a theme: dates and place, and its title and price if those differ from the card's. A closed date has no
 * link to other dates, because they are on the same card.
 */
function DateRow({ hit: { event }, title, price, state, isFirst }: DateRowProps) {
  const href = pageAddress(useConfig(), "event", { eventId: event.eventId });
  const when = eventSummary(event) ?? eventTitle(event);
  return (
    <li className="theme-date">
      <span className="theme-date-when">
        {eventTitle(event) !== title && <strong className="theme-date-title">{eventTitle(event)}</strong>}
        {href === null ? <span>{unbroken(when)}</span> : <a href={href}>{unbroken(when)}</a>}
      </span>
      {price !== null && <span className="theme-date-price">{price}</span>}
      <AvailabilityChip state={state} event={event} />
      {availabilityOf(state) !== "closed" && (
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

interface ThemeCardProps {
  readonly group: HitGroup;
  readonly stateOf: StateOf;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A theme with several dates: its name and price once, each date with its place, free places and button. */
function ThemeCard({ group: { hits }, stateOf, isOpen, onOpen }: ThemeCardProps) {
  useStyles(cardCss);
  useStyles(css);
  const [{ event, why }, ...others] = hits;
  const events = [event, ...others.map((hit) => hit.event)] as const;
  const { differs } = lowestPrice(events);
  const href = pageAddress(useConfig(), "theme", { url: event.theme?.url });
  const title = titleOf(hits);
  const shown = isOpen ? hits : hits.slice(0, FIRST_DATES);
  const first = shown.find((hit) => offerOf(availabilityOf(stateOf(hit))) !== null);
  return (
    <article className="card offer-card" part="card">
      <h3>
        {href === null ? (
          <Compound text={title} />
        ) : (
          <a href={href}>
            <Compound text={title} />
          </a>
        )}
      </h3>
      <CardText event={event} />
      <SeminarDuration of={events} />
      <MatchedWord word={why} title={title} />
      <HitHeart kind="theme" refId={event.theme?.themeId ?? null} title={title} />
      <PriceOfDates events={events} />
      <ReservationNote events={shown.map((hit) => ({ event: hit.event, state: stateOf(hit) }))} />
      <ul className="theme-dates">
        {keyed(shown, keyOfHit).map(([key, hit]) => (
          <DateRow
            key={key}
            hit={hit}
            title={title}
            price={differs ? priceText(hit.event) : null}
            state={stateOf(hit)}
            isFirst={hit === first}
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

/** The hits that the cards of some groups show. */
const hitsShown = (groups: readonly HitGroup[], opened: ReadonlySet<string>): Hit[] =>
  groups.flatMap(({ key, hits }) => (opened.has(key) ? hits : hits.slice(0, FIRST_DATES)));

interface SearchResultsProps {
  readonly list: ListControl;
  readonly hits: readonly Hit[];
  /** The booking states of all hits where they are known; otherwise those of the hits that are shown are read. */
  readonly known?: BookingStates;
}

/** The booking states of the hits that are shown. */
function useStatesOf(shown: readonly Hit[], known: BookingStates | undefined): BookingStates {
  const asked = useBookingStates(known === undefined ? shown.flatMap(({ event }) => event.eventId ?? []) : []);
  return known ?? asked;
}

/** The cards of themes with their dates, 12 at a time. */
function ThemeResults({ list, hits, known }: SearchResultsProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const content = localContent(list, groupByTheme(hits));
  const states = useStatesOf(hitsShown(content.items, opened), known);
  const stateOf: StateOf = ({ event }) => states.of(event.eventId);
  return (
    <>
      <StatesFailure states={states} />
      <ListResults
        list={list}
        content={{ ...content, total: hits.length }}
        label={texts.results}
        loading={lists.search}
        counted={(dates) => texts.found(content.total ?? 0, dates)}
        keyOf={({ key }) => key}
      >
        {(group) => {
          const [hit, ...others] = group.hits;
          return others.length === 0 ? (
            <OfferCard event={hit.event} state={stateOf(hit)}>
              <EventParts hit={hit} />
            </OfferCard>
          ) : (
            <ThemeCard
              group={group}
              stateOf={stateOf}
              isOpen={opened.has(group.key)}
              onOpen={() => setOpened((all) => new Set([...all, group.key]))}
            />
          );
        }}
      </ListResults>
    </>
  );
}

function DateResults({ list, hits, known }: SearchResultsProps) {
  const content = localContent(list, hits);
  const states = useStatesOf(content.items, known);
  return (
    <>
      <StatesFailure states={states} />
      <ListResults
        list={list}
        content={content}
        label={texts.results}
        loading={lists.search}
        counted={(dates) => texts.found(groupByTheme(hits).length, dates)}
        keyOf={keyOfHit}
      >
        {(hit) => (
          <OfferCard event={hit.event} state={states.of(hit.event.eventId)}>
            <EventParts hit={hit} />
          </OfferCard>
        )}
      </ListResults>
    </>
  );
}

/** The hits: a card for each theme, or with `ansicht=termine` one for each date (contract-public section 7). */
export function SearchResults(props: SearchResultsProps) {
  const { list, hits } = props;
  return (
    <>
      {list.filters.ansicht === SINGLE_DATES ? <DateResults {...props} /> : <ThemeResults {...props} />}
      {hits.length === 0 && <LazyNothingFound list={list} />}
    </>
  );
}
