import { isTemporaryId } from "#domain/cart.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import { cartTexts } from "#i18n/cart.ts";
import { eventTitle } from "#widgets/shared/event/event-texts.ts";

/** The title of an entry; a substitute if its event is unknown, or not loaded yet. */
export function entryTitle({ itemId, event }: CartItem): string {
  if (event !== null) return eventTitle(event);
  return isTemporaryId(itemId) ? cartTexts.untitledAdding : cartTexts.untitled;
}
