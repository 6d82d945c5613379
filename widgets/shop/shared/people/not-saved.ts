import { isLeftOpen } from "#domain/shop/asked.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import type { CartChanged } from "#state/shop/shop.ts";

/**
 * The sentence about a change that was not saved: the former state is shown again, or a state that was read since; or
 * the outcome is unknown, because neither its answer nor the cart could be read. The next try finds that out before it
 * sends.
 */
export function notSavedText(changed: CartChanged): string {
  if (changed.state !== "failed") return texts.notSaved;
  if (changed.isReread) return texts.notSavedReread;
  return isLeftOpen(changed) ? texts.notSavedUnknown : texts.notSaved;
}
