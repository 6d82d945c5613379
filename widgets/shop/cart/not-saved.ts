import { cartTexts as texts } from "#i18n/cart.ts";
import type { CartChanged } from "#state/cart-writes.ts";

/** What is said of a change that was not saved: the former state stands again, or the one that has been read since. */
export const notSavedText = (changed: CartChanged): string =>
  changed.state === "failed" && changed.isReread ? texts.notSavedReread : texts.notSaved;
