import { AddButton } from "#widgets/shared/cart/add-button.tsx";
import { ToggleButton } from "#widgets/shop/wishlist-toggle/toggle-button.tsx";
import { CartSmall } from "#widgets/shop/cart-small/cart-small.tsx";
import { drawByHand } from "./by-hand.tsx";

drawByHand(({ id }) => {
  const ending = id.replace(/.*-/, "");
  if (id === "portal-cart-small") return <CartSmall />;
  return id.startsWith("portal-add-to-cart-") ? (
    <AddButton eventId={ending} />
  ) : (
    <ToggleButton kind="event" refId={ending} />
  );
});
