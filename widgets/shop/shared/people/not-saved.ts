import { isOutcomeUnknown } from "#domain/failure.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import type { CartChanged } from "#state/shop.ts";

/**
 * What is said of a change that was not saved: the former state stands again, or the one that has been read since; or
 * nobody knows yet, where neither its answer nor the cart could be had. The next try finds out before it sends.
 */
export function notSavedText(changed: CartChanged): string {
  if (changed.state !== "failed") return texts.notSaved;
  if (changed.isReread) return texts.notSavedReread;
  return isOutcomeUnknown(changed.error) ? texts.notSavedUnknown : texts.notSaved;
}
