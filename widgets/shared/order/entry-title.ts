import { isTemporaryId } from "#domain/cart/cart.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import { isFilled } from "#domain/text/text.ts";
import { cartTexts } from "#i18n/cart.ts";
import { formatTime } from "#i18n/format.ts";
import { eventSummary } from "#widgets/shared/event/event-summary.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";

/** The title of an entry; a substitute if its event is unknown, or not loaded yet. */
export function entryTitle({ itemId, event }: CartItem): string {
  if (event !== null) return eventTitle(event);
  return isTemporaryId(itemId) ? cartTexts.untitledAdding : cartTexts.untitled;
}

/** Period with weekdays and place of an entry; '' if nothing of these is known. */
export const entryFacts = ({ event }: CartItem): string =>
  event === null ? cartTexts.goneEvent : (eventSummary(event) ?? "");

/** Start and end times of an entry, if known, and its hotel; '' if nothing of these is known. */
export function entryStay({ event }: CartItem): string {
  const from = formatTime(event?.startDate ?? null);
  const until = formatTime(event?.endDate ?? null);
  const times = from === null || until === null ? null : cartTexts.times(from, until);
  return [times, event?.hotel?.name ?? null].filter(isFilled).join(", ");
}
