import type { ReactNode } from "react";
import { conferencesResource } from "#api/conferences.ts";
import type { Conference } from "#domain/entities/conference.ts";
import type { Teaser } from "#domain/entities/content.ts";
import type { ListedEvent } from "#domain/entities/event.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import type { User } from "#domain/entities/people.ts";
import { isFull } from "#domain/event/booking-state.ts";
import { isHistoric } from "#domain/event/events.ts";
import { recipientOf } from "#domain/participants/recipients.ts";
import { useBookingStates } from "#state/booking-states.ts";
import { useNow } from "#state/clock.ts";
import { useResource, useResourceState } from "#state/resources.ts";
import { useConfig } from "#state/store.ts";
import { TeaserGrid, type TeaserGridProps } from "./teaser-grid.tsx";
import { teaserTarget, type TeaserTarget } from "./teaser-target.ts";

const eventOf = (target: TeaserTarget | null, conferences: readonly Conference[]): Conference["event"] =>
  conferences.find(({ url }) => target?.page === "conference" && url === target.url)?.event ?? null;

/**
 * Whether the customer takes part in an event, as far as the page knows it from a list of the customer's own events.
 */
function useTakesPart(): (id: Id | null) => boolean {
  const planned = useResourceState<readonly ListedEvent[]>("eventsFuture");
  const user = useResourceState<User | null>("user");
  const userId = user.state === "ready" ? (user.data?.userId ?? null) : null;
  const own =
    planned.state === "ready" ? planned.data.filter(({ recipients }) => recipientOf(recipients, userId) !== null) : [];
  return (id) => own.some(({ eventId }) => sameId(eventId, id));
}

/**
 * Recommendations without those that are full, over or booked already, as far as it can be known: where a teaser leads
 * to an event or a conference. Until that is known `waiting` stands there, so that nothing goes away that was shown;
 * what cannot be asked stays.
 */
export function FreeTeasers({ heading, kind, teasers, waiting }: TeaserGridProps & { readonly waiting: ReactNode }) {
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
  const takesPart = useTakesPart();
  const states = useBookingStates(isKnown ? ids.flatMap((id) => id ?? []) : []);
  if (!isKnown || !(states.complete || states.failed !== null)) return waiting;
  const isOpen = (index: number): boolean => {
    const event = events[index] ?? null;
    const id = ids[index] ?? null;
    return (event === null || !isHistoric(event, now)) && !isFull(states.of(id)) && !takesPart(id);
  };
  return <TeaserGrid heading={heading} kind={kind} teasers={teasers.filter((_teaser, index) => isOpen(index))} />;
}
