import type { CompletedSeminar } from "#domain/entities/completed-seminar.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { NextEvent } from "#domain/entities/next-event.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { slugOf } from "#lib/slug.ts";
import { ok, unknown, type Handlers } from "#mocks/model/answer.ts";
import { shopEvent } from "#mocks/model/shop/cart.ts";
import type { PortalState } from "#mocks/model/state.ts";
import { forMember } from "./members.ts";

type Phase = "future" | "present" | "past";

/** Whether an event is past, current or future on the day `today`; without a start it is future. */
function phaseOf({ startDate, endDate }: PortalEvent, today: string): Phase {
  if (startDate === null || startDate.slice(0, 10) > today) return "future";
  return (endDate ?? startDate).slice(0, 10) < today ? "past" : "present";
}

/** An event or module by its id. */
export function findEvent(state: PortalState, eventId: string): PortalEvent | undefined {
  return [...state.events, ...state.shop.events]
    .flatMap((event) => [event, ...event.modules])
    .find((event) => String(event.eventId) === eventId);
}

function recipientsOf(state: PortalState, eventId: PortalEvent["eventId"]): Recipient[] {
  return state.recipients[String(eventId)] ?? [];
}

/** The event as it is answered: with its participants, or null where they have to be loaded. */
function withRecipients(state: PortalState, event: PortalEvent): PortalEvent {
  const lazy = state.lazyRecipients.includes(Number(event.eventId));
  return {
    ...event,
    recipients: lazy ? null : recipientsOf(state, event.eventId),
    modules: event.modules.map((module) => withRecipients(state, module)),
  };
}

function eventsOf(state: PortalState, userId: number, phase: Phase, today: string): PortalEvent[] {
  const takesPart = ({ eventId }: PortalEvent): boolean =>
    recipientsOf(state, eventId).some((recipient) => recipient.userId === userId);
  return state.events
    .filter((event) => takesPart(event) && phaseOf(event, today) === phase)
    .map((event) => withRecipients(state, event));
}

const future = (state: PortalState, userId: number, today: string) =>
  ok({ events: eventsOf(state, userId, "future", today) });
const past = (state: PortalState, userId: number, today: string) =>
  ok({ present: eventsOf(state, userId, "present", today), past: eventsOf(state, userId, "past", today) });

function nextEvent(state: PortalState, today: string): NextEvent | null {
  const [first] = eventsOf(state, state.selfId, "future", today)
    .filter((event) => event.startDate !== null)
    .sort((a, b) => String(a.startDate).localeCompare(String(b.startDate)));
  if (first === undefined) return null;
  return {
    eventId: first.eventId,
    von: first.startDate,
    bis: first.endDate,
    title: first.title,
    ort: first.hotel?.location?.name ?? first.hotel?.city ?? "Online",
    seminarUrl: `/kundenportal/seminar/${first.eventId ?? ""}`,
    ortUrl: first.hotel === null ? null : `/standorte/hotel/${slugOf(first.hotel.name)}-${first.hotel.id ?? ""}`,
  };
}

/** The seminars that the feedback page offers. */
export function completedSeminars(state: PortalState, today: string): CompletedSeminar[] {
  return eventsOf(state, state.selfId, "past", today).map(({ eventId, startDate, endDate, hotel, title }) => ({
    id: eventId,
    von: startDate,
    bis: endDate,
    ort: { name: hotel?.location?.name ?? hotel?.city ?? "Online" },
    thema: { semThema: title },
  }));
}

type Names =
  | "event"
  | "eventsFuture"
  | "eventsPast"
  | "gremiumEventsFuture"
  | "gremiumEventsPast"
  | "nextEvent"
  | "recipients";

export const eventHandlers: Handlers<Names> = {
  event: ({ state, params }) => {
    const event = findEvent(state, params.eventId ?? "") ?? shopEvent(state.shop, params.eventId ?? "");
    return event === undefined ? unknown(`event ${params.eventId ?? ""}`) : ok({ event: withRecipients(state, event) });
  },
  eventsFuture: ({ state, today }) => future(state, state.selfId, today),
  eventsPast: ({ state, today }) => past(state, state.selfId, today),
  gremiumEventsFuture: forMember(({ userId }, { state, today }) => future(state, userId, today)),
  gremiumEventsPast: forMember(({ userId }, { state, today }) => past(state, userId, today)),
  nextEvent: ({ state, today }) => ok({ event: nextEvent(state, today) }),
  recipients: ({ state, params }) =>
    findEvent(state, params.eventId ?? "") === undefined
      ? unknown(`event ${params.eventId ?? ""}`)
      : ok({ recipients: recipientsOf(state, params.eventId ?? "") }),
};
