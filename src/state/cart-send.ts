import type { Cart, Refusal } from "#domain/entities/cart.ts";
import type { CartChange } from "#domain/cart.ts";
import { cartAdd, cartDelete, orderOptions, recipientAdd, recipientDelete, recipientEdit } from "#api/cart.ts";
import { sendWrite } from "#state/send.ts";
import type { Ended } from "#api/write.ts";

/** Sends a change of the cart by the call that it takes. @returns how it ended, null when nothing was sent */
export function sendChange(change: CartChange, owner: HTMLElement): Promise<Ended<Cart, Refusal> | null> {
  switch (change.kind) {
    case "add":
      return sendWrite(cartAdd, change, owner);
    case "delete":
      return sendWrite(cartDelete, change, owner);
    case "recipientAdd":
      return sendWrite(recipientAdd, change, owner);
    case "recipientEdit":
      return sendWrite(recipientEdit, change, owner);
    case "recipientDelete":
      return sendWrite(recipientDelete, change, owner);
    case "options":
      return sendWrite(orderOptions, change.options, owner);
    default:
      return change satisfies never;
  }
}
