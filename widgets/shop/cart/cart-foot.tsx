import { pageAddress } from "#api/pages.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { useConfig } from "#state/store.ts";
import { useStyles } from "#ui/root/root.tsx";
import { CartTotal } from "#widgets/shared/order/prices.tsx";
import { ToCheckout } from "#widgets/shop/shared/to-checkout.tsx";
import css from "./cart-foot.css?inline";

/** The sum, or that it comes once somebody is named, and the way to the checkout. */
export function CartFoot({ items, onPress }: { items: readonly CartItem[]; onPress: () => boolean }) {
  useStyles(css);
  const config = useConfig();
  return (
    <div className="cart-foot box">
      {items.every(({ recipients }) => recipients.length === 0) ? (
        <p className="cart-muted">{participantTexts.sumLater}</p>
      ) : (
        <CartTotal items={items} />
      )}
      <ToCheckout href={pageAddress(config, "checkout") ?? ""} onPress={onPress} />
    </div>
  );
}
