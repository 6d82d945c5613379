import type { cartAdd } from "#api/cart.ts";
import { orderTypeOf, type Cart, type CartItem } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { eventPrice } from "#domain/event/money.ts";
import { pushToDataLayer, type ShopItem, type ShopStepPush } from "#state/data-layer.ts";
import { readKeyOf, anchorsOf } from "#state/reads.ts";
import type { Remote } from "#state/remote.ts";
import type { PageSend } from "#state/sending/send-state.ts";
import { usePortal } from "#state/store.ts";
import type { FaultReporter } from "./fault-reporter.ts";

/** The entry of a seminar in a push: the price for each of the participants, and nothing about who they are. */
function itemOf(event: PortalEvent | null, participants: number): ShopItem {
  const cents = eventPrice(event, participants)?.each ?? null;
  return {
    ...(event?.bookingNumber != null && { item_id: event.bookingNumber }),
    ...(event?.title != null && { item_name: event.title }),
    item_category: "seminars",
    ...(cents !== null && { price: cents / 100 }),
    quantity: participants,
  };
}

/** The push of a step; its value is left out if the price of an item is unknown. */
function stepOf(event: ShopStepPush["event"], items: readonly ShopItem[]): ShopStepPush {
  const cents = items.map(({ price, quantity }) => (price === undefined ? null : Math.round(price * 100) * quantity));
  const value = cents.includes(null) ? null : cents.reduce<number>((sum, one) => sum + (one ?? 0), 0) / 100;
  return { event, ecommerce: { currency: "EUR", ...(value !== null && { value }), items } };
}

/** Reservations and waiting-list entries are not pushed, since they are no purchase (contract-public section 4). */
const isBooking = (item: CartItem): boolean => orderTypeOf(item) === "booking";

function tellAdded({ input, send }: PageSend): void {
  if (send.state !== "done") return;
  const eventId = String((input as Parameters<typeof cartAdd.request>[0]).eventId);
  const entry = (send.data as Cart).items.findLast((item) => String(item.event?.eventId) === eventId);
  if (entry !== undefined && isBooking(entry)) pushToDataLayer(stepOf("add_to_cart", [itemOf(entry.event, 1)]));
}

/**
 * Pushes the steps before a booking to the page's data layer: an offer is shown, something was put into the cart, a
 * checkout with something to book has begun. The push `purchase` is sent elsewhere, and always.
 * @returns a function that stops this
 */
export function watchShopSteps({ widgetOf }: FaultReporter): () => void {
  const viewed = new Set<string>();
  let hasBegun = false;
  const shows = (key: string): boolean => anchorsOf(key).some((anchor) => widgetOf(anchor) === "portal-event-offer");
  const lookAtOffers = (): void => {
    for (const [key, remote] of Object.entries(usePortal.getState().resources)) {
      if (readKeyOf(key).name !== "event" || remote.state !== "ready" || viewed.has(key) || !shows(key)) continue;
      viewed.add(key);
      const { data } = remote as Extract<Remote<PortalEvent | null>, { readonly state: "ready" }>;
      if (data !== null) pushToDataLayer(stepOf("view_item", [itemOf(data, 1)]));
    }
  };
  const lookAtCheckout = (): void => {
    const items = usePortal.getState().cart.base?.items.filter(isBooking) ?? [];
    const checkout = document.querySelector("#portal-checkout");
    if (hasBegun || items.length === 0 || checkout === null || widgetOf(checkout) === undefined) return;
    hasBegun = true;
    pushToDataLayer(
      stepOf(
        "begin_checkout",
        items.map(({ event, recipients }) => itemOf(event, Math.max(1, recipients.length))),
      ),
    );
  };
  const look = (): void => {
    lookAtOffers();
    lookAtCheckout();
  };
  const stopStore = usePortal.subscribe(({ sends }, before) => {
    for (const [id, entry] of Object.entries(sends))
      if (entry.name === "cartAdd" && entry.send !== before.sends[id]?.send) tellAdded(entry);
    look();
  });
  document.addEventListener("portal:mounted", look);
  look();
  return () => {
    stopStore();
    document.removeEventListener("portal:mounted", look);
  };
}
