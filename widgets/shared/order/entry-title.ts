import { isTemporaryId } from "#domain/cart/cart.ts";
import { isBinding, orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import { placeName } from "#domain/event/event-place.ts";
import { isFilled } from "#domain/text/text.ts";
import { cartTexts, orderTypeLabels } from "#i18n/cart.ts";
import { eventPeriod, eventTitle } from "#widgets/shared/event/event-texts.ts";

/** The title of an entry; a substitute if its event is unknown, or not loaded yet. */
export function entryTitle({ itemId, event }: CartItem): string {
  if (event !== null) return eventTitle(event);
  return isTemporaryId(itemId) ? cartTexts.untitledAdding : cartTexts.untitled;
}

/** Date and place of an entry, and its type if it is no booking; '' if nothing of these is known. */
export const entryFacts = (item: CartItem): string =>
  item.event === null
    ? cartTexts.goneEvent
    : [eventPeriod(item.event), placeName(item.event), isBinding(item) ? null : orderTypeLabels[orderTypeOf(item)]]
        .filter(isFilled)
        .join(", ");
