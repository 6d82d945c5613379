import {
  Fragment,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from "react";
import type { ListedEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { groupEvents, rowsOf, type EventRow } from "#domain/event/event-groups.ts";
import { listedEvents, sortEvents } from "#domain/event/event-list.ts";
import { events as texts } from "#i18n/events.ts";
import { formatMonth } from "#i18n/format.ts";
import { PacedBatches } from "#pace/paced-list.tsx";
import { useNow } from "#state/clock.ts";
import { AddressFollower } from "#ui/addressed/addressed.tsx";
import { Button } from "#ui/button/button.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { useEventPages } from "#widgets/portal/shared/event-pages.ts";
import { EventCard } from "#widgets/portal/shared/event/event-card.tsx";
import { ListOwnerContext, NextApartContext } from "#widgets/portal/shared/event/list-owner.ts";
import { RestoredEntries, useRestoredList, useRestoredSearch } from "#widgets/portal/shared/list/restored-list.tsx";
import { Empty } from "#widgets/shared/empty.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { focusOn } from "#widgets/shared/page/use-restored.ts";
import { AllDates } from "./all-dates.tsx";
import css from "./event-list.css?inline";
import type { EventSearchProps, Search } from "./event-search.tsx";
import { useShortened, type ShortList } from "./use-shortened.ts";

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
    ({ key, event, begins }: EventRow) => (
      <Fragment key={key}>
        {titled && begins !== undefined && <h2 className="event-group">{titleOf(begins, unit)}</h2>}
        <EventCard
          // One that becomes the first once another has left opens then, as it would have at the beginning.
          key={String(event === first)}
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
  return <PacedBatches rows={rows} draw={draw} className="event-batch" isFound={isFound} />;
}

export interface EventCardsProps extends Omit<CardsProps, "first" | "isFound">, ShortList {
  /** The userId of the list's person. */
  readonly userId: Id | null;
  /** Identifies the list within the widget. */
  readonly part: string;
  /** The order by start. */
  readonly order: "ascending" | "descending";
  /** Whether all dates can be saved as one calendar file. */
  readonly withCalendar?: boolean;
}

/** Sets the focus on the entry at a place of the list. */
function focusEntry(cards: HTMLElement | null, at: number): void {
  const entry = cards?.querySelectorAll<HTMLElement>("[data-list-focus]")[at];
  if (entry !== undefined) focusOn(entry);
}

function ToAll({ count, onAll }: { readonly count: number; readonly onAll: () => void }) {
  return (
    <div className="event-all">
      <Button onClick={onAll}>{texts.all(count)}</Button>
    </div>
  );
}

interface AroundProps {
  readonly owner: Id | null;
  /** How many events the list shows beside the next one, which stands on the page by itself; null if it does not. */
  readonly others: number | null;
  readonly children: ReactNode;
}

function Around({ owner, others, children }: AroundProps) {
  return (
    <ListOwnerContext value={owner}>
      {others === 0 && <p className="small muted event-apart">{texts.nextAlone}</p>}
      <NextApartContext value={others !== null}>{children}</NextApartContext>
    </ListOwnerContext>
  );
}

/** Events by their start, the first one open (spec section 2), with headings by time; a long list can be searched. */
export function EventCards({
  events: given,
  order,
  withCalendar = false,
  unit,
  userId,
  part,
  ...short
}: EventCardsProps) {
  useStyles(css);
  const events = useMemo(() => sortEvents(listedEvents(given), order), [given, order]);
  // The person is known later than the cards, so their status is rendered in slices.
  const known = useDeferredValue(userId);
  const list = useRestoredList(part);
  const [query, setQuery] = useRestoredSearch(list);
  const [search, setSearch] = useState<Search | null>(null);
  const cards = useRef<HTMLDivElement>(null);
  const { isShort, isParted, beginning, first, showAll } = useShortened(list, events, short, (at) =>
    focusEntry(cards.current, at),
  );
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
        <Around owner={known} others={isParted ? beginning.length : null}>
          <div ref={cards}>
            <RestoredEntries list={list} isThere={!searched || query === (search?.query ?? "")}>
              <Cards
                key={asked?.query}
                isFound={asked !== null}
                unit={unit}
                events={asked?.found ?? (isShort ? beginning : events)}
                first={first}
              />
            </RestoredEntries>
            {isShort && <ToAll count={events.length} onAll={showAll} />}
          </div>
        </Around>
      </AddressFollower>
    </>
  );
}
