import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ListedEvent } from "#domain/entities/event.ts";
import { sameId } from "#domain/entities/fields.ts";
import type { NextEvent } from "#domain/entities/next-event.ts";
import type { RestoredList } from "#widgets/portal/shared/list/restored-list.tsx";

/** What a list shows until all of it is asked for. */
export interface ShortList {
  /** How many events. */
  readonly limit: number;
  /** Without this one, or the first, which stands on the same page by itself. */
  readonly apart?: Pick<NextEvent, "eventId"> | "first" | null;
}

interface Shortened {
  readonly isShort: boolean;
  /** An event is left out as it stands on the page by itself. */
  readonly isParted: boolean;
  /** What a short list shows. */
  readonly beginning: readonly ListedEvent[];
  /** The event that is open initially. */
  readonly first: ListedEvent | undefined;
  readonly showAll: () => void;
}

/**
 * Whether a list shows its beginning only, until the customer asks for all of it.
 * @param onAll called once all entries are drawn, with the place of the first one after the beginning
 */
export function useShortened(
  list: RestoredList,
  events: readonly ListedEvent[],
  { limit, apart = null }: ShortList,
  onAll: (next: number) => void,
): Shortened {
  const [all, setAll] = useState(() => list.recall("all") !== null);
  const [wasAsked, setAsked] = useState(false);
  const { parted, beginning } = useMemo(() => {
    const one = apart === "first" ? events[0] : events.find(({ eventId }) => sameId(eventId, apart?.eventId ?? null));
    return { parted: one, beginning: events.filter((event) => event !== one).slice(0, limit) };
  }, [events, apart, limit]);
  const tell = useEffectEvent(() => onAll(events.findLastIndex((event) => beginning.includes(event)) + 1));
  useEffect(() => {
    if (wasAsked) tell();
  }, [wasAsked]);
  const showAll = (): void => {
    setAll(true);
    setAsked(true);
    list.keep("all", []);
  };
  const isShort = !all && beginning.length < events.length;
  return {
    isShort,
    isParted: isShort && parted !== undefined,
    beginning,
    first: (isShort || wasAsked ? beginning[0] : null) ?? events[0],
    showAll,
  };
}
