import { isBinding, orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import { orderTypeLabels } from "#i18n/cart-short.ts";
import { Chip } from "#ui/chip/chip.tsx";

/** Says beside the title of an entry that it is a reservation, or a place on the waiting list. */
export function EntryType({ item }: { item: Pick<CartItem, "type"> }) {
  return isBinding(item) ? null : <Chip tone="info">{orderTypeLabels[orderTypeOf(item)]}</Chip>;
}
