import { addDays, dayOf, daysUntil } from "#domain/dates/time.ts";
import type { ListedEvent, PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { ListedRecipient, Recipient } from "#domain/entities/recipient.ts";
import { isHistoric, isTradeConference } from "#domain/event/events.ts";
import { eventPrice } from "#domain/event/money.ts";
import { isFilled } from "#domain/text/text.ts";

/** What a participant has asked for. */
export type RecipientType = "booking" | "reservation" | "waitingList";
type Stage = "pending" | "confirmed" | "cancel-pending" | "cancel-rejected" | "rejected";
/** The status of a participant: what was asked for, and how far it has come. */
export type RecipientStatusKind = `${RecipientType}-${Stage}`;
/** What the customer can do about a participant. */
export type RecipientButton = "cancel" | "book";

/** The configuration switch for both buttons (contract section 1). */
export interface ButtonFlags {
  showGremiumButtons: boolean;
}

const NO_CANCEL_DAYS = 7;

/**
 * The stage by approval and cancel state; a rejected entry stays rejected whatever its cancel state (spec section 4).
 */
const stages = new Map<string, Stage>([
  ["pending/none", "pending"],
  ["confirmed/none", "confirmed"],
  ["pending/pending", "cancel-pending"],
  ["confirmed/pending", "cancel-pending"],
  ["pending/rejected", "cancel-rejected"],
  ["confirmed/rejected", "cancel-rejected"],
  ["rejected/none", "rejected"],
  ["rejected/pending", "rejected"],
  ["rejected/rejected", "rejected"],
]);

/** The fifteen statuses, each with the buttons that it permits (spec section 4). */
const buttons: Record<RecipientStatusKind, readonly RecipientButton[]> = {
  "booking-pending": ["cancel"],
  "booking-confirmed": ["cancel"],
  "booking-cancel-pending": [],
  "booking-cancel-rejected": [],
  "booking-rejected": [],
  "reservation-pending": ["cancel", "book"],
  "reservation-confirmed": ["cancel", "book"],
  "reservation-cancel-pending": [],
  "reservation-cancel-rejected": ["book"],
  "reservation-rejected": [],
  "waitingList-pending": ["cancel"],
  "waitingList-confirmed": ["cancel"],
  "waitingList-cancel-pending": [],
  "waitingList-cancel-rejected": [],
  "waitingList-rejected": [],
};

function isStatus(status: string): status is RecipientStatusKind {
  return Object.hasOwn(buttons, status);
}

/** A participant's status; null for missing words and for any other combination, known or not. */
export function recipientStatus(recipient: ListedRecipient): RecipientStatusKind | null {
  const { type, approvalState, cancelState } = recipient;
  const status = `${type ?? ""}-${stages.get(`${approvalState ?? ""}/${cancelState ?? ""}`) ?? ""}`;
  return isStatus(status) ? status : null;
}

/** The tones of statuses, in the order in which they are counted; `leaving` is a cancellation that was asked for. */
const TONES = ["booked", "reserved", "waiting", "leaving", "rejected"] as const;
/** The tone in which a status is shown. */
export type StatusTone = (typeof TONES)[number];

function toneOf(status: RecipientStatusKind): StatusTone {
  if (status.endsWith("-cancel-pending")) return "leaving";
  if (status.endsWith("-rejected")) return "rejected";
  if (status === "booking-confirmed") return "booked";
  return status === "reservation-confirmed" ? "reserved" : "waiting";
}

/** The status that applies to a participant, and a request that was refused since. */
export interface Standing {
  readonly status: RecipientStatusKind;
  readonly tone: StatusTone;
  /** The refused cancellation, after which `status` still applies; null if there is none. */
  readonly note: RecipientStatusKind | null;
}

/**
 * A participant's status for display: after a refused cancellation the former status still applies. Null like
 * `recipientStatus`.
 */
export function recipientStanding(recipient: ListedRecipient): Standing | null {
  const said = recipientStatus(recipient);
  if (said === null) return null;
  const holds = said.endsWith("-cancel-rejected") ? recipientStatus({ ...recipient, cancelState: "none" }) : null;
  const status = holds ?? said;
  return { status, tone: toneOf(status), note: holds === null ? null : said };
}

/**
 * The participant of an event who has this userId; null if the participants are unknown or the person is not among
 * them.
 */
export function recipientOf<R extends ListedRecipient>(recipients: readonly R[] | null, userId: Id | null): R | null {
  if (userId === null) return null;
  return (
    recipients?.find((recipient) => recipient.userId !== null && String(recipient.userId) === String(userId)) ?? null
  );
}

/** The buttons that a participant's status permits, regardless of the event. */
export function statusButtons(recipient: ListedRecipient): readonly RecipientButton[] {
  const status = recipientStatus(recipient);
  return status === null ? [] : buttons[status];
}

function hasRedirect(event: ListedEvent): boolean {
  return isFilled(event.theme?.redirectUrl ?? null);
}

/**
 * Whether a request to write or call replaces the buttons: for a reservation of a trade conference or a redirected
 * theme (spec section 6).
 */
export function asksToContact(recipient: ListedRecipient, event: ListedEvent, flags: ButtonFlags): boolean {
  if (recipient.type !== "reservation" || !flags.showGremiumButtons) return false;
  return statusButtons(recipient).length > 0 && (isTradeConference(event) || hasRedirect(event));
}

function mayPress(
  button: RecipientButton,
  recipient: ListedRecipient,
  event: ListedEvent,
  now: number,
  flags: ButtonFlags,
): boolean {
  if (!flags.showGremiumButtons || hasRedirect(event) || isHistoric(event, now)) return false;
  return statusButtons(recipient).includes(button) && !asksToContact(recipient, event, flags);
}

/**
 * Whether the cancel button shows at `now` (epoch ms): not from the 7th Berlin day before the start on (contract
 * section 4).
 */
export function canCancel(recipient: ListedRecipient, event: ListedEvent, now: number, flags: ButtonFlags): boolean {
  const isNear = event.startDate !== null && daysUntil(event.startDate, now) <= NO_CANCEL_DAYS;
  return !isNear && mayPress("cancel", recipient, event, now, flags);
}

/** The last Berlin day `yyyy-MM-dd` on which the cancel button shows; null without a start (ISO). */
export const lastCancelDay = (startDate: string | null): string | null =>
  startDate === null ? null : addDays(dayOf(startDate), -(NO_CANCEL_DAYS + 1));

/** Whether the book button shows at `now` (epoch ms; spec sections 4 and 6). */
export function canBook(recipient: ListedRecipient, event: ListedEvent, now: number, flags: ButtonFlags): boolean {
  return mayPress("book", recipient, event, now, flags);
}

/** Whether a participant can be booked, was booked before, is booked by writing or calling, or not at all. */
export type BookingWay = "book" | "booked" | "contact" | "none";

/**
 * What a page that books one reserved participant offers for them (contract-public section 4, Cart and checkout), by
 * the rules of the book button. A reservation of an unknown status may be booked: the backend decides.
 */
export function bookingWayOf(recipient: ListedRecipient, event: ListedEvent): BookingWay {
  const status = recipientStatus(recipient);
  if (recipient.type === "booking") return status === "booking-rejected" ? "none" : "booked";
  if (asksToContact(recipient, event, { showGremiumButtons: true })) return "contact";
  if (recipient.type !== "reservation" || hasRedirect(event)) return "none";
  return status === null || statusButtons(recipient).includes("book") ? "book" : "none";
}

/** Why a participant cannot be cancelled or ordered again here, although somebody may look for the button. */
export type MissingButtonReason = "near" | "running" | "elsewhere" | "cancel-rejected" | "rejected";

function missingButtonOf(
  recipient: ListedRecipient,
  event: ListedEvent,
  now: number,
  flags: ButtonFlags,
): MissingButtonReason | null {
  if (asksToContact(recipient, event, flags)) return null;
  const status = recipientStatus(recipient);
  if (status?.endsWith("-cancel-rejected") === true) return "cancel-rejected";
  if (status?.endsWith("-rejected") === true) return "rejected";
  if (!statusButtons(recipient).includes("cancel") || canCancel(recipient, event, now, flags)) return null;
  if (hasRedirect(event)) return "elsewhere";
  return event.startDate !== null && daysUntil(event.startDate, now) <= 0 ? "running" : "near";
}

/**
 * The reasons why buttons are missing below an event's participants at `now` (epoch ms), each once, in the order of the
 * list; none if the page has no buttons at all or the event is over.
 */
export function missingButtonsOf(
  recipients: readonly ListedRecipient[],
  event: ListedEvent,
  now: number,
  flags: ButtonFlags,
): readonly MissingButtonReason[] {
  if (!flags.showGremiumButtons || isHistoric(event, now)) return [];
  return [...new Set(recipients.flatMap((recipient) => missingButtonOf(recipient, event, now, flags) ?? []))];
}

const BOOKED: readonly (RecipientStatusKind | null)[] = [
  "booking-pending",
  "booking-confirmed",
  "booking-cancel-rejected",
];

/** The participants of an event beside one. */
const beside = (recipients: readonly Recipient[], one: Recipient): Recipient[] =>
  recipients.filter(({ recipientId }) => String(recipientId) !== String(one.recipientId));

/** The booked participants of an event together with one more, whose group price depends on their number. */
export const bookedTogether = (recipients: readonly Recipient[], one: Recipient): Recipient[] => [
  ...beside(recipients, one).filter((other) => BOOKED.includes(recipientStatus(other))),
  one,
];

/** Whether nobody can tell if a participant is booked: neither reserved nor waiting, and of an unknown status. */
const isDoubtful = (recipient: Recipient): boolean =>
  recipientStatus(recipient) === null && recipient.type !== "reservation" && recipient.type !== "waitingList";

/**
 * Cents that a participant pays who is booked directly in the portal, by the tier of those booked so far and one more.
 * Null if the price or the number of booked participants is unknown, since a single price could be too high.
 */
export function bookingPrice(event: PortalEvent, recipient: Recipient): number | null {
  const { recipients } = event;
  if (recipients === null || beside(recipients, recipient).some(isDoubtful)) return null;
  return eventPrice(event, bookedTogether(recipients, recipient).length)?.each ?? null;
}

/** The number of participants for each tone, in a fixed order; participants with an unknown status are left out. */
export function countStandings(recipients: readonly ListedRecipient[]): ReadonlyMap<StatusTone, number> {
  const counts = new Map<StatusTone, number>();
  const known = recipients.flatMap((recipient) => recipientStanding(recipient)?.tone ?? []);
  for (const tone of TONES) {
    const count = known.filter((one) => one === tone).length;
    if (count > 0) counts.set(tone, count);
  }
  return counts;
}
