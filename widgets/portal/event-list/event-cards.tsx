import {
  Fragment,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ComponentType,
} from "react";
import type { ListedEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { groupEvents, rowsOf, type EventRow } from "#domain/event-groups.ts";
import { listed, sortEvents } from "#domain/event-list.ts";
import { events as texts } from "#i18n/events.ts";
import { formatMonth } from "#i18n/format.ts";
import { PacedParts } from "#pace/paced-list.tsx";
import { useNow } from "#state/clock.ts";
import { AddressFollower } from "#ui/addressed/addressed.tsx";
import { Button } from "#ui/button/button.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { useEventPages } from "#widgets/portal/shared/event-pages.ts";
import { EventCard } from "#widgets/portal/shared/event/event-card.tsx";
import { ListOwnerContext } from "#widgets/portal/shared/event/list-owner.ts";
import { KeptEntries, useKeptList, useKeptSearch, type KeptList } from "#widgets/portal/shared/list/kept-list.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { focusOn } from "#widgets/shared/page/use-restored.ts";
import { AllDates } from "./all-dates.tsx";
import css from "./event-list.css?inline";
import type { EventSearchProps, Search } from "./event-search.tsx";

/** The number of events from which a list can be searched. */
const SEARCHED = 10;

const EventSearch = lazyComponent(() =>
  import("./event-search.tsx").then((module): ComponentType<EventSearchProps> => module.EventListSearch),
);

interface CardsProps {
  readonly events: readonly ListedEvent[];
  readonly unit: "month" | "year";
  /** The event that is open at first. */
  readonly first: ListedEvent | undefined;
  /** Whether the events are the result of a search. */
  readonly isFound: boolean;
}

const titleOf = (key: string | null, unit: CardsProps["unit"]): string =>
  (unit === "year" ? key : formatMonth(key === null ? null : `${key}-01`)) ?? texts.undated;

function Cards({ events, unit, isFound, first }: CardsProps) {
  const { rows, titled } = useMemo(() => {
    const groups = groupEvents(events, unit);
    return { rows: rowsOf(groups), titled: groups.length > 1 };
  }, [events, unit]);
  const pageOf = useEventPages();
  const now = useNow();
  const draw = useCallback(
    ({ event, begins }: EventRow, index: number) => (
      <Fragment key={`${event.eventId ?? ""}-${index}`}>
        {titled && begins !== undefined && <h2 className="event-group">{titleOf(begins, unit)}</h2>}
        <EventCard
          event={event}
          page={pageOf(event.eventId)}
          now={now}
          level={titled ? 3 : 2}
          defaultOpen={event === first}
        />
      </Fragment>
    ),
    [titled, unit, pageOf, now, first],
  );
  return <PacedParts rows={rows} draw={draw} className="event-part" isFound={isFound} />;
}

export interface EventCardsProps extends Omit<CardsProps, "first" | "isFound"> {
  /** The userId of the list's person. */
  readonly userId: Id | null;
  /** Identifies the list within the widget. */
  readonly part: string;
  /** The order by start. */
  readonly order: "ascending" | "descending";
  /** The number of events shown until the reader asks for all. */
  readonly limit: number;
  /** Whether all dates can be saved as one calendar file. */
  readonly withCalendar?: boolean;
}

/**
 * Whether only the beginning of a long list is shown, until the reader asks for all.
 * @param onAll called once all entries are rendered
 */
function useShortened(
  list: KeptList,
  isLong: boolean,
  onAll: () => void,
): { readonly isShort: boolean; readonly showAll: () => void } {
  const [all, setAll] = useState(() => list.recall("all") !== null);
  const [wasAsked, setAsked] = useState(false);
  const tell = useEffectEvent(onAll);
  useEffect(() => {
    if (wasAsked) tell();
  }, [wasAsked]);
  const showAll = (): void => {
    setAll(true);
    setAsked(true);
    list.keep("all", []);
  };
  return { isShort: isLong && !all, showAll };
}

/** Events by their start, the first one open (spec section 2), with headings by time; a long list can be searched. */
export function EventCards({ events: given, order, withCalendar = false, unit, userId, part, limit }: EventCardsProps) {
  useStyles(css);
  const events = useMemo(() => sortEvents(listed(given), order), [given, order]);
  const shortened = useMemo(() => events.slice(0, limit), [events, limit]);
  // The person is known later than the cards, so their status is rendered in slices.
  const known = useDeferredValue(userId);
  const list = useKeptList(part);
  const [query, setQuery] = useKeptSearch(list);
  const [search, setSearch] = useState<Search | null>(null);
  const cards = useRef<HTMLDivElement>(null);
  const { isShort, showAll } = useShortened(list, events.length > limit, () => {
    const next = cards.current?.querySelectorAll<HTMLElement>("[data-list-focus]")[limit];
    if (next !== undefined) focusOn(next);
  });
  if (events.length === 0) return <Empty about="events">{texts.none}</Empty>;
  const searched = !isShort && events.length >= SEARCHED;
  const asked = searched ? search : null;
  return (
    <>
      {!isShort && (searched || withCalendar) && (
        <div className="event-tools" data-searched={searched || undefined}>
          {searched && (
            <EventSearch
              events={events}
              query={query}
              onQuery={setQuery}
              onSearch={setSearch}
              texts={lazyTexts}
              placeholder={<div className="event-search" />}
              fallback={<div className="event-search" />}
            />
          )}
          {withCalendar && <AllDates events={asked?.found ?? events} isFound={asked !== null} userId={known} />}
        </div>
      )}
      <AddressFollower isFollowed={list.arrivals > 0}>
        <ListOwnerContext value={known}>
          <div ref={cards}>
            <KeptEntries list={list} isThere={!searched || query === (search?.query ?? "")}>
              <Cards
                key={asked?.query}
                isFound={asked !== null}
                unit={unit}
                events={asked?.found ?? (isShort ? shortened : events)}
                first={events[0]}
              />
            </KeptEntries>
            {isShort && (
              <div className="event-all">
                <Button onClick={showAll}>{texts.all(events.length)}</Button>
              </div>
            )}
          </div>
        </ListOwnerContext>
      </AddressFollower>
    </>
  );
}
