import { newerCart, recipientInput, tookEffect, type CartChange } from "#domain/cart/cart.ts";
import type { Cart } from "#domain/entities/cart.ts";
import { sameId } from "#domain/entities/fields.ts";
import { madeBy } from "./asked.ts";
import type { AskedChange, PendingChange, Shop } from "./state.ts";

/** What is entered of a participant, as a text; null if the cart does not hold them. */
function enteredOf(
  cart: Cart | null,
  { itemId, recipientId }: CartChange & { kind: "recipientEdit" | "recipientDelete" },
): string | null {
  const found = cart?.items
    .find((item) => sameId(item.itemId, itemId))
    ?.recipients.find((recipient) => sameId(recipient.recipientId, recipientId));
  return found === undefined ? null : JSON.stringify(recipientInput(found));
}

/**
 * Whether the answer to a change contradicts it: the cart lacks what was added, still holds what was removed, or shows
 * somebody exactly as before who was edited. It is then unknown whether it was done, though the backend says so.
 */
export function isContradicted({ change, before }: PendingChange, answer: Cart): boolean {
  switch (change.kind) {
    case "add":
    case "recipientAdd":
      return madeBy(change, before, answer) === null;
    case "delete":
      return !tookEffect(before, answer, change);
    case "recipientDelete":
      return enteredOf(answer, change) !== null;
    case "recipientEdit":
      // A backend may tidy what was typed, but not leave it as it was.
      return (
        enteredOf(before, change) !== null &&
        enteredOf(before, change) === enteredOf(answer, change) &&
        !tookEffect(before, answer, change)
      );
    case "options":
      // Not every backend gives the address back.
      return false;
    default:
      return change satisfies never;
  }
}

/**
 * Whether the answer to a change is older than the cart that is shown, which lacks the change: the backend may have
 * repeated what it answered to the same key before, or have begun its versions anew.
 */
export function isOvertaken({ base, pending, isAfterLogin }: Shop, { ticket }: AskedChange, answer: Cart): boolean {
  const asked = pending.find((known) => known.ticket === ticket);
  if (asked === undefined || base === null || isAfterLogin) return false;
  return newerCart(base, answer) !== answer && isContradicted(asked, base);
}
