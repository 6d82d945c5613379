import type { RouteName } from "#api/routes.ts";
import { seminarIds } from "#mocks/data/shop/catalogue.ts";
import type { PortalState } from "#mocks/model/state.ts";

type Names =
  | "cart"
  | "cartSmall"
  | "cartAdd"
  | "cartDelete"
  | "recipientAdd"
  | "recipientEdit"
  | "recipientDelete"
  | "orderOptions"
  | "orderState"
  | "bookingStates"
  | "eventManagers"
  | "conference"
  | "conferences"
  | "rubrics"
  | "wishlist"
  | "wishlistAll"
  | "wishlistWithEvents"
  | "wishlistAdd"
  | "bookmarkAdd";

/** A valid participant of an event of several days. */
export const recipientInput = {
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Beispiel",
  hotelOverNightOption: "mitNacht_VP",
  hotelOptionVegetarian: false,
  hotelOptionWheelchair: false,
  comment: null,
};

/** A valid address of an order. */
export const orderAddress = {
  company: "Musterwerke GmbH",
  street: "Werkstraße",
  streetNumber: "100",
  postalCode: "38112",
  city: "Braunschweig",
  salutation: "Frau",
  firstname: "Eva",
  lastname: "Beispiel",
  phone: "05315550100",
  email: "eva.beispiel@musterwerke.example",
  message: null,
};

/** One address per call of the shop, with the first entry of the cart (0 while it is empty). */
export function shopAddresses({
  shop: { cart },
}: Pick<PortalState, "shop">): Record<Extract<RouteName, Names>, { url: string; body?: unknown }> {
  const itemId = cart.items[0]?.itemId ?? 0;
  const recipientId = cart.items[0]?.recipients[0]?.recipientId ?? 0;
  const [order, wishes, general] = ["/order-api", "/wishlist-api", "/general-api"];
  return {
    cart: { url: `${order}/get-shopping-cart` },
    cartSmall: { url: `${order}/get-shopping-cart-small` },
    cartAdd: { url: `${order}/add-cart-item`, body: { eventId: seminarIds.open, type: "booking" } },
    cartDelete: { url: `${order}/delete-cart-item`, body: { itemId } },
    recipientAdd: { url: `${order}/add-recipient`, body: { itemId, recipient: recipientInput } },
    recipientEdit: { url: `${order}/edit-recipient`, body: { itemId, recipientId, recipient: recipientInput } },
    recipientDelete: { url: `${order}/delete-recipient`, body: { itemId, recipientId } },
    orderOptions: { url: `${order}/update-order-options`, body: { options: orderAddress } },
    orderState: { url: `${order}/order-state?recipientIds=1,2` },
    bookingStates: { url: `${general}/get-booking-states?eventIds=${seminarIds.open},${seminarIds.full}` },
    eventManagers: { url: `${general}/get-event-managers?eventIds=${seminarIds.open},${seminarIds.full}` },
    conference: { url: `${general}/get-conference-by-url/betriebsraete-tage` },
    conferences: { url: `${general}/get-conferences` },
    rubrics: { url: `${general}/get-rubrics` },
    wishlist: { url: `${wishes}/get` },
    wishlistAll: { url: `${wishes}/get-all` },
    wishlistWithEvents: { url: `${wishes}/get-with-event` },
    wishlistAdd: { url: `${wishes}/add/${seminarIds.open}`, body: { kind: "event" } },
    bookmarkAdd: {
      url: `${wishes}/add-bookmark`,
      body: { title: "Arbeitszeit", url: "/news/arbeitszeit", image: null },
    },
  };
}
