import type { CardEvent } from "#domain/entities/event.ts";
import { followUpModule } from "./modules.ts";
import { dayOf, toEndInstant, toInstant } from "./time.ts";

/** How the lists draw an event (spec section 2). */
export type DisplayKind = "series" | "follow-up" | "inhouse" | "single";

/** Only the flag makes a series. */
export function isSeries(event: Pick<CardEvent, "isTrainingSeries">): boolean {
  return event.isTrainingSeries === true;
}

/** True for a module that the backend flags as one, and for every entry that modules.ts hands out. */
export function isModule(event: Pick<CardEvent, "isModule">): boolean {
  return event.isModule === true;
}

/** Spec section 3 names two signs of a conference; either is enough: theme type 3, or exactly one conference entry. */
export function isTradeConference(event: Pick<CardEvent, "content" | "theme">): boolean {
  return event.theme?.eventType === 3 || event.content?.conference.length === 1;
}

/** When an event takes place, as far as the backend says. */
type Dated = Pick<CardEvent, "startDate" | "endDate" | "isHistoric">;

/** When an event begins (epoch ms), null when unknown. */
export function startOf(event: Pick<Dated, "startDate">): number | null {
  return event.startDate === null ? null : toInstant(event.startDate);
}

/** When an event is over (epoch ms), null when unknown; without an end it lasts for the Berlin day of its start. */
export function endOf(event: Pick<Dated, "startDate" | "endDate">): number | null {
  if (event.endDate !== null) return toEndInstant(event.endDate);
  return event.startDate === null ? null : toEndInstant(dayOf(event.startDate));
}

/**
 * The given flag wins; else over before `now` (epoch ms). An event without dates is not historic.
 * @param endsAt where the end (epoch ms) is known already
 */
export function isHistoric<E extends Dated>(
  event: E,
  now: number,
  endsAt: (event: E) => number | null = endOf,
): boolean {
  return event.isHistoric ?? (endsAt(event) ?? Infinity) < now;
}

/**
 * In-house wins, as its overview replaces every other; a follow-up needs the second module that carries it (spec
 * section 2).
 */
export function displayKind(
  event: Pick<CardEvent, "isInhouse" | "isTrainingSeries" | "content" | "modules">,
): DisplayKind {
  if (event.isInhouse === true) return "inhouse";
  if (isSeries(event)) return "series";
  return followUpModule(event) === null ? "single" : "follow-up";
}

/** Documents: start before `now` (contract section 4); an event without a start has them once it is historic. */
export function documentsAvailable(event: Dated, now: number): boolean {
  const start = startOf(event);
  return start === null ? isHistoric(event, now) : start < now;
}

/** Photos: end before `now` (contract section 4); an event without dates has them once it is historic. */
export function photosAvailable(event: Dated, now: number): boolean {
  const end = endOf(event);
  return end === null ? isHistoric(event, now) : end < now;
}
