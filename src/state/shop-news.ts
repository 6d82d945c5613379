import * as v from "valibot";
import { cartSchema } from "#domain/entities/cart.ts";
import type { CartNews } from "#domain/shop/state.ts";
import { tabChannel } from "#state/tab-channel.ts";

export const cartChannel = tabChannel<CartNews>(
  "kundenportal-cart",
  "cart",
  v.object({
    cart: cartSchema,
    countChanged: v.boolean(),
    made: v.nullish(v.union([v.string(), v.number()]), null),
    person: v.nullish(v.string(), null),
  }),
);

/** Tells the other tabs of a change of the cart. */
export const announceCart = (news: CartNews): void => cartChannel.tell(news);
