import { cartAdd, cartDelete, orderOptions, recipientAdd, recipientDelete, recipientEdit } from "#api/cart.ts";
import type { Asked, Sent } from "#domain/shop/state.ts";
import { sendWrite } from "#state/sending/send.ts";

/** Sends a change of the cart by the write of its kind. */
export function sendChange({ change, key }: Asked, owner: HTMLElement): Promise<Sent> {
  switch (change.kind) {
    case "add":
      return sendWrite(cartAdd, change, owner, { key });
    case "delete":
      return sendWrite(cartDelete, change, owner);
    case "recipientAdd":
      return sendWrite(recipientAdd, change, owner, { key });
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
