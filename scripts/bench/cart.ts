import { cartState, emptyEntry, openEntry, onlineEntry } from "#mocks/data/shop/filled-cart.ts";
import type { PortalState } from "#mocks/model/state.ts";

/** A cart of three seminars, one of them with ten people. */
export function cartOfTen(): Partial<PortalState> {
  const [like] = openEntry.recipients;
  if (like === undefined) throw new Error("The example has nobody");
  const recipients = Array.from({ length: 10 }, (_, index) => ({
    ...like,
    recipientId: 401 + index,
    lastname: `Person${index + 1}`,
  }));
  return structuredClone(cartState([{ ...openEntry, recipients }, onlineEntry, { ...emptyEntry, eventId: 7013 }]));
}
