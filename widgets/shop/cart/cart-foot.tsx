import { pageAddress } from "#api/pages.ts";
import type { CartItem } from "#domain/entities/cart.ts";
import { cartTexts } from "#i18n/cart.ts";
import { participantTexts } from "#i18n/participants.ts";
import { useConfig } from "#state/store.ts";
import { useStyles } from "#ui/root/root.tsx";
import { CartTotal } from "#widgets/shared/order/prices.tsx";
import { ToCheckout } from "#widgets/shop/shared/to-checkout.tsx";
import css from "./cart-foot.css?inline";

interface CartFootProps {
  readonly items: readonly CartItem[];
  /** How many entries of the sum have no places left. */
  readonly full: number;
  readonly onPress: () => boolean;
}

/**
 * The sum and what of it may not be had, or that it comes once somebody is named, and the way to the checkout; where an
 * entry has nobody yet, the primary button is that of its form.
 */
export function CartFoot({ items, full, onPress }: CartFootProps) {
  useStyles(css);
  const config = useConfig();
  return (
    <div className="cart-foot box">
      {items.every(({ recipients }) => recipients.length === 0) ? (
        <p className="cart-muted">{participantTexts.sumLater}</p>
      ) : (
        <CartTotal items={items}>{full > 0 && <p>{cartTexts.fullInSum(full)}</p>}</CartTotal>
      )}
      <ToCheckout
        href={pageAddress(config, "checkout") ?? ""}
        items={items}
        variant={items.every(({ recipients }) => recipients.length > 0) ? "primary" : "secondary"}
        onPress={onPress}
      />
    </div>
  );
}
