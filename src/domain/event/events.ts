import { dayOf, toEndInstant, toInstant } from "#domain/dates/time.ts";
import type { CardEvent, PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import { followUpModule } from "./modules.ts";

/** How lists present an event (spec section 2). */
export type DisplayKind = "series" | "follow-up" | "inhouse" | "single";

/** Whether an event is a series; only its flag decides. */
export function isSeries(event: Pick<CardEvent, "isTrainingSeries">): boolean {
  return event.isTrainingSeries === true;
}

/** Whether an event is a module: by the backend's flag, which `modules.ts` adds to every module. */
export function isModule(event: Pick<CardEvent, "isModule">): boolean {
  return event.isModule === true;
}

/**
 * Whether an event is a conference. Spec section 3 names two signs, and either is enough: theme type 3, or exactly one
 * conference entry.
 */
export function isTradeConference(event: Pick<CardEvent, "content" | "theme">): boolean {
  return event.theme?.eventType === 3 || event.content?.conference.length === 1;
}

/** The dates of an event. */
type Dated = Pick<CardEvent, "startDate" | "endDate" | "isHistoric">;

/** When an event begins (epoch ms), null when unknown. */
export function startOf(event: Pick<Dated, "startDate">): number | null {
  return event.startDate === null ? null : toInstant(event.startDate);
}

/**
 * When an event is over (epoch ms), null when unknown; without an end it lasts until the end of its first Berlin day.
 */
export function endOf(event: Pick<Dated, "startDate" | "endDate">): number | null {
  if (event.endDate !== null) return toEndInstant(event.endDate);
  return event.startDate === null ? null : toEndInstant(dayOf(event.startDate));
}

/**
 * Whether an event is over. Its flag decides if given; otherwise its end before `now` (epoch ms). An event without
 * dates is not historic.
 * @param endsAt gives the end (epoch ms) if it has been computed before
 */
export function isHistoric<E extends Dated>(
  event: E,
  now: number,
  endsAt: (event: E) => number | null = endOf,
): boolean {
  return event.isHistoric ?? (endsAt(event) ?? Infinity) < now;
}

/** The events of a refusal's `alternatives` that have an id and are not over at `now` (epoch ms). */
export const alternativesLeft = (
  events: readonly PortalEvent[],
  now: number,
): { readonly event: PortalEvent; readonly eventId: Id }[] =>
  events.flatMap((event) =>
    event.eventId === null || isHistoric(event, now) ? [] : [{ event, eventId: event.eventId }],
  );

/** Whether an event is still to begin; one without a start is, as long as it is not over. */
export const isToCome = (event: Dated, now: number): boolean =>
  !isHistoric(event, now) && (startOf(event) ?? Infinity) > now;

/**
 * How lists present an event. In-house comes first, because its overview replaces every other; a follow-up needs the
 * second module that holds it (spec section 2).
 */
export function displayKind(
  event: Pick<CardEvent, "isInhouse" | "isTrainingSeries" | "content" | "modules">,
): DisplayKind {
  if (event.isInhouse === true) return "inhouse";
  if (isSeries(event)) return "series";
  return followUpModule(event) === null ? "single" : "follow-up";
}

/**
 * Whether documents are available: after the start (contract section 4), or once an event without a start is historic.
 */
export function documentsAvailable(event: Dated, now: number): boolean {
  const start = startOf(event);
  return start === null ? isHistoric(event, now) : start < now;
}

/** Whether photos are available: after the end (contract section 4), or once an event without dates is historic. */
export function photosAvailable(event: Dated, now: number): boolean {
  const end = endOf(event);
  return end === null ? isHistoric(event, now) : end < now;
}
