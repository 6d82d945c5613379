import { useMemo } from "react";
import { eventsFuture, eventsPast, gremiumEventsFuture, gremiumEventsPast } from "#api/events.ts";
import type { PathValues } from "#api/path.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { NextEvent } from "#domain/entities/next-event.ts";
import { listedEvents } from "#domain/event/event-list.ts";
import { common } from "#i18n/common.ts";
import { events as texts } from "#i18n/events.ts";
import { useKnownData, useResource, useResourceState } from "#state/resources.ts";
import { useCustomer } from "#state/visitor.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { useRestoredList } from "#widgets/portal/shared/list/restored-list.tsx";
import { RemoteView } from "#widgets/shared/remote-view.tsx";
import { EventCards, type EventCardsProps } from "./event-cards.tsx";

interface Owner {
  /** A Gremium member's userId; without it the customer's own events are shown. */
  readonly userId?: string;
}

interface EventListProps extends Owner {
  /** The number of events that each tab shows at first; all without it. */
  readonly first?: string;
}

interface ListProps {
  readonly owner: Owner;
  /** The number of events shown at first. */
  readonly limit: number;
}

const valuesOf = ({ userId }: Owner): PathValues => (userId === undefined ? {} : { userId });

/**
 * The userId of the person whose status the events show; `user` is only read if an event has participants. Null while
 * unknown.
 */
function useWhose({ userId }: Owner, events: readonly ListedEvent[]): Id | null {
  const tells = events.some(({ recipients }) => recipients !== null && recipients.length > 0);
  const { remote } = useCustomer(userId === undefined && tells);
  return userId ?? (remote.state === "ready" ? remote.data.userId : null);
}

function OwnersCards({ owner, ...cards }: Omit<EventCardsProps, "userId"> & { owner: Owner }) {
  return <EventCards {...cards} part={`${owner.userId ?? ""} ${cards.part}`} userId={useWhose(owner, cards.events)} />;
}

/**
 * Which of the events stands on the same page by itself: on a start page, whose list is short, the next one. As long as
 * that is not known, it is the first.
 */
function useApart({ owner, limit }: ListProps): NextEvent | "first" | null {
  const next = useResourceState<NextEvent | null>("nextEvent");
  if (owner.userId !== undefined || limit === Infinity) return null;
  if (next.state === "loading") return "first";
  return next.state === "ready" ? next.data : null;
}

function Planned({ owner, limit }: ListProps) {
  const watched = useResource(owner.userId === undefined ? eventsFuture : gremiumEventsFuture, valuesOf(owner));
  const apart = useApart({ owner, limit });
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(events) => (
        <OwnersCards
          part="geplant"
          owner={owner}
          limit={limit}
          apart={apart}
          events={events}
          order="ascending"
          unit="month"
          withCalendar
        />
      )}
    </RemoteView>
  );
}

function Past({ owner, limit, which }: ListProps & { which: "present" | "past" }) {
  const watched = useResource(owner.userId === undefined ? eventsPast : gremiumEventsPast, valuesOf(owner));
  const shown =
    which === "present"
      ? ({ part: "aktuell", order: "ascending", unit: "month" } as const)
      : ({ part: "abgeschlossen", order: "descending", unit: "year" } as const);
  return (
    <RemoteView watched={watched} loading={texts.loading} outline="widget">
      {(answer) => <OwnersCards owner={owner} limit={limit} events={answer[which]} {...shown} />}
    </RemoteView>
  );
}

/** The number of events in each tab; the other tabs' events are read after the list that is shown. */
function useCounts(owner: Owner): Record<"planned" | "present" | "past", number | null> {
  const [future, since] =
    owner.userId === undefined ? [eventsFuture, eventsPast] : [gremiumEventsFuture, gremiumEventsPast];
  const planned = useKnownData(future, valuesOf(owner));
  const begun = useKnownData(since, valuesOf(owner));
  const isShown = planned !== null || begun !== null;
  useResource(future, isShown ? valuesOf(owner) : null);
  useResource(since, isShown ? valuesOf(owner) : null);
  const count = (events: readonly ListedEvent[] | undefined): number | null =>
    events === undefined ? null : listedEvents(events).length;
  return { planned: count(planned ?? undefined), present: count(begun?.present), past: count(begun?.past) };
}

/** The customer's events, or a member's, in the tabs Geplant, Aktuell, Abgeschlossen (spec section 2). */
export function EventList({ userId, first }: EventListProps) {
  // The tabs keep their identity between renders, so that a switch does not render a list again.
  const { owner, ...render } = useMemo(() => {
    const whose: Owner = userId === undefined ? {} : { userId };
    const list = { owner: whose, limit: Number(first) || Infinity };
    return {
      owner: whose,
      planned: () => <Planned {...list} />,
      present: () => <Past {...list} which="present" />,
      past: () => <Past {...list} which="past" />,
    };
  }, [userId, first]);
  const counts = useCounts(owner);
  const { recall, keep } = useRestoredList(userId);
  return (
    <Tabs
      label={texts.tabsLabel}
      dropdownLabel={common.area}
      keep
      initial={recall("tab")?.[0]}
      onSelect={(key) => keep("tab", [key])}
      tabs={[
        { key: "geplant", label: texts.planned, count: counts.planned, render: render.planned },
        { key: "aktuell", label: texts.current, count: counts.present, render: render.present },
        { key: "abgeschlossen", label: texts.completed, count: counts.past, render: render.past },
      ]}
    />
  );
}
