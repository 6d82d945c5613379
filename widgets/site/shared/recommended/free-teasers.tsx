import type { ReactNode } from "react";
import { conferencesResource } from "#api/conferences.ts";
import { isFull } from "#domain/booking-state.ts";
import type { Conference } from "#domain/entities/conference.ts";
import type { Teaser } from "#domain/entities/content.ts";
import type { Id } from "#domain/entities/fields.ts";
import { isHistoric } from "#domain/events.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useResource } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { TeaserGrid, type TeaserGridProps } from "./teaser-grid.tsx";
import { teaserTarget, type TeaserTarget } from "./teaser-target.ts";

const eventOf = (target: TeaserTarget | null, conferences: readonly Conference[]): Conference["event"] =>
  conferences.find(({ url }) => target?.page === "conference" && url === target.url)?.event ?? null;

/**
 * Recommendations without events and conferences that are full or over, as far as their links tell. Until that is known
 * `waiting` is shown, so that no card disappears again; a teaser whose state cannot be read stays.
 */
export function FreeTeasers({ heading, teasers, waiting }: TeaserGridProps & { readonly waiting: ReactNode }) {
  const config = useConfig();
  const now = useNow();
  const targets = teasers.map((teaser: Teaser) => teaserTarget(config, teaser));
  const asksConferences = targets.some((target) => target?.page === "conference");
  const { remote } = useResource(conferencesResource, asksConferences ? {} : null);
  const isKnown = !asksConferences || remote.state === "ready" || remote.state === "failed";
  const events = targets.map((target) => eventOf(target, remote.state === "ready" ? remote.data : []));
  const ids = targets.map((target, index): Id | null =>
    target?.page === "event" ? target.eventId : (events[index]?.eventId ?? null),
  );
  const states = useBookingStates(isKnown ? ids.flatMap((id) => id ?? []) : []);
  if (!isKnown || !(states.complete || states.failed !== null)) return waiting;
  const isOpen = (index: number): boolean => {
    const event = events[index] ?? null;
    return (event === null || !isHistoric(event, now)) && !isFull(states.of(ids[index] ?? null));
  };
  return <TeaserGrid heading={heading} teasers={teasers.filter((_teaser, index) => isOpen(index))} />;
}
