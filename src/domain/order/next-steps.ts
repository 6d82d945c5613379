import { addDays, berlinDay, dayOf } from "#domain/dates/time.ts";
import { isBinding, orderTypeOf } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { isOnline } from "#domain/event/event-place.ts";
import { lineCents } from "#domain/event/money.ts";
import { lastCancelDay } from "#domain/participants/recipients.ts";
import { byEntry } from "./order-outcome.ts";
import type { OrderLine } from "./order-people.ts";

/** A step after an order; `day` is a Berlin day `yyyy-MM-dd`, null if none is known. */
export type NextStep =
  | { readonly kind: "waitingList" | "reservation" | "invoice"; readonly day: null }
  /** Until that day the order can be cancelled; null if there are several events, each with its own day. */
  | { readonly kind: "cancel"; readonly day: string | null }
  /** The day on which the address of the online room comes by mail. */
  | { readonly kind: "link"; readonly day: string; readonly event: PortalEvent }
  | { readonly kind: "start"; readonly day: string; readonly event: PortalEvent };

/** The link to an online room is mailed this many days before the start (spec section 9). */
const LINK_BEFORE = 1;

function stepsOfEvent(event: PortalEvent, today: string): NextStep[] {
  if (event.startDate === null) return [];
  const start = dayOf(event.startDate);
  const linked = addDays(start, -LINK_BEFORE);
  const steps: NextStep[] = [
    ...(isOnline(event) ? [{ kind: "link" as const, day: linked, event }] : []),
    { kind: "start", day: start, event },
  ];
  return steps.filter(({ day }) => day !== null && day >= today);
}

function cancelStep(events: readonly PortalEvent[], today: string): NextStep[] {
  const days = events.flatMap(({ startDate }) => lastCancelDay(startDate) ?? []).filter((day) => day >= today);
  if (days.length === 0) return [];
  return [{ kind: "cancel", day: new Set(days).size === 1 ? (days[0] ?? null) : null }];
}

/**
 * The steps after an order: those without a day first, the others by day.
 * @param now epoch ms
 */
export function stepsAfterOrder(lines: readonly OrderLine[], now: number): NextStep[] {
  const today = berlinDay(now);
  const items = byEntry(lines).map(({ item }) => item);
  const events = items.filter(isBinding).flatMap(({ event }) => event ?? []);
  const kinds = (["reservation", "waitingList"] as const).filter((kind) =>
    items.some((item) => orderTypeOf(item) === kind),
  );
  const hasInvoice = lines.some((line) => isBinding(line.item) && lineCents(line) !== 0);
  const undated = [...kinds, ...(hasInvoice ? (["invoice"] as const) : [])];
  const dated = [...cancelStep(events, today), ...events.flatMap((event) => stepsOfEvent(event, today))];
  return [
    ...undated.map((kind) => ({ kind, day: null })),
    ...dated.sort((a, b) => Number((a.day ?? "") > (b.day ?? "")) - Number((a.day ?? "") < (b.day ?? ""))),
  ];
}
