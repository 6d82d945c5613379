import { refusalSchema, type Cart } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { RouteName } from "#api/routes.ts";
import { expectStatus, said, type Check, type Found } from "./checks.ts";
import { newKey, type Answered, type Asking, type Client } from "./client.ts";
import {
  address,
  cartOf,
  eventsAnswer,
  NOT_BEFORE,
  NOWHERE,
  orderAnswer,
  participant,
  person,
  readAs,
  statesAnswer,
} from "./samples.ts";

/** Tries of the cart and the order; what one learns the next one needs. */
export class ShopTries {
  private cart: Cart | null = null;
  private eventId: number | null = null;
  private readonly key = newKey();

  constructor(private readonly client: Client) {}

  private get itemId(): Id | null {
    return this.cart?.items.find(({ event }) => Number(event?.eventId) === this.eventId)?.itemId ?? null;
  }

  private get recipient(): Cart["items"][number]["recipients"][number] | undefined {
    return this.cart?.items.find(({ itemId }) => itemId === this.itemId)?.recipients.at(-1);
  }

  /** Sends a write of the cart and takes the cart that it answers. */
  private async change(name: RouteName, body: unknown): Promise<Found> {
    const before = this.cart;
    const answered = await this.client.ask(name, { body });
    const wrong = expectStatus(answered, 200, 201);
    if (wrong !== null) return wrong;
    const cart = cartOf(answered);
    if (cart === null) return `came ${said(answered)} without a cart, expected {"cart": …} as a whole`;
    this.cart = cart;
    const isSame = before !== null && String(before.cartId) === String(cart.cartId);
    return isSame && (cart.version ?? 0) <= (before.version ?? 0)
      ? `version came ${cart.version ?? "null"} after ${before.version ?? "null"}, expected a higher one`
      : null;
  }

  private readonly findEvent = async (): Promise<Found> => {
    const read = await this.client.ask("cart");
    this.cart = cartOf(read);
    if (this.cart === null) return `came ${said(read)} without a cart, expected one without entries for a new guest`;
    const known = this.cart.items.map(({ event }) => String(event?.eventId));
    const exported = await this.client.ask("exports", { values: { object: "events" } });
    const ids = (readAs(eventsAnswer, exported.json)?.events ?? []).map(({ eventId }) => String(eventId));
    const asked = ids.filter((one) => !known.includes(one)).slice(0, 50);
    const states = await this.client.ask("bookingStates", { query: { eventIds: asked.join(",") } });
    const free = readAs(statesAnswer, states.json)?.bookingStates.find(
      ({ state }) => state === "open" || state === "few",
    );
    this.eventId = free?.eventId == null ? null : Number(free.eventId);
    return this.eventId === null ? { skipped: "no event that can be booked is known" } : null;
  };

  private readonly add = async (): Promise<Found> => {
    if (this.eventId === null) return NOT_BEFORE;
    const wrong = await this.change("cartAdd", { eventId: this.eventId, type: "booking" });
    return wrong ?? (this.itemId === null ? "came a cart without the event, expected it among the entries" : null);
  };

  private readonly addAgain = async (): Promise<Found> => {
    if (this.itemId === null) return NOT_BEFORE;
    const answered = await this.client.ask("cartAdd", { body: { eventId: this.eventId, type: "booking" } });
    const wrong = expectStatus(answered, 409);
    const reason = readAs(refusalSchema, answered.json)?.reason;
    return wrong ?? (reason === "duplicate" ? null : `reason came ${typeof reason}, expected "duplicate"`);
  };

  private readonly addUnknown = async (): Promise<Found> =>
    expectStatus(await this.client.ask("cartAdd", { body: { eventId: NOWHERE, type: "booking" } }), 404, 409);

  private readonly addPerson = async (): Promise<Found> => {
    if (this.itemId === null) return NOT_BEFORE;
    const wrong = await this.change("recipientAdd", { itemId: this.itemId, recipient: participant });
    if (wrong !== null) return wrong;
    const { firstname, lastname, recipientId } = this.recipient ?? {};
    if (recipientId == null) return "came a cart without the participant, expected it with a recipientId";
    const isSame = firstname === person.firstname && lastname === person.lastname;
    return isSame ? null : "the name came back with other letters, expected UTF-8 kept as it was sent";
  };

  private readonly editPerson = async (): Promise<Found> => {
    const recipientId = this.recipient?.recipientId;
    if (recipientId == null) return NOT_BEFORE;
    const recipient = { ...participant, hotelOptionVegetarian: true };
    const wrong = await this.change("recipientEdit", { itemId: this.itemId, recipientId, recipient });
    return (
      wrong ?? (this.recipient?.recipientId === recipientId ? null : "recipientId came as another, expected it to stay")
    );
  };

  private readonly addToNothing = async (): Promise<Found> =>
    expectStatus(
      await this.client.ask("recipientAdd", { body: { itemId: NOWHERE, recipient: participant } }),
      404,
      409,
    );

  private readonly saveAddress = async (): Promise<Found> => {
    if (this.cart === null) return NOT_BEFORE;
    const wrong = await this.change("orderOptions", { options: address });
    return wrong ?? (this.cart.options?.city === address.city ? null : "options came back otherwise, expected as sent");
  };

  private readonly forged = async (): Promise<Found> => {
    if (this.client.csrf() === null) return { skipped: "the backend sets no cookie of that name" };
    const asking: Asking = { body: { options: address }, withoutCsrf: true };
    return expectStatus(await this.client.ask("orderOptions", asking), 400, 403, 419);
  };

  private order(key: string | null, change: object = {}): Promise<Answered> {
    const recipient = { ...this.recipient, ...change };
    const headers = key === null ? {} : { "idempotency-key": key };
    return this.client.ask("checkout", { headers, body: { recipientId: recipient.recipientId, recipient } });
  }

  private async isOrdered(recipientId: Id): Promise<boolean | null> {
    const answered = await this.client.ask("orderState", { query: { recipientIds: recipientId } });
    const rows = readAs(orderAnswer, answered.json)?.recipients ?? [];
    return rows.find((row) => String(row.recipientId) === String(recipientId))?.ordered ?? null;
  }

  private readonly orderWithoutKey = async (): Promise<Found> =>
    this.recipient === undefined ? NOT_BEFORE : expectStatus(await this.order(null), 400);

  /** One after the other on purpose: the whole of what a lost answer may bring about. */
  private readonly orderTwice = async (): Promise<Found> => {
    const recipientId = this.recipient?.recipientId;
    if (recipientId == null) return NOT_BEFORE;
    if ((await this.isOrdered(recipientId)) !== false)
      return "orderState came otherwise before the order, expected ordered: false";
    const wrong = expectStatus(await this.order(this.key), 200);
    if (wrong !== null) return wrong;
    if ((await this.isOrdered(recipientId)) !== true)
      return "orderState came otherwise after the order, expected ordered: true";
    const again = expectStatus(await this.order(this.key), 200);
    if (again !== null) return `the same key and body again: ${again}, as the first time`;
    const other = expectStatus(await this.order(this.key, { comment: "andere Angaben" }), 400, 409, 422);
    if (other !== null) return `the same key with another body: ${other}`;
    const fresh = expectStatus(await this.order(newKey()), 403, 409);
    return fresh === null ? null : `a new key for who is booked: ${fresh}`;
  };

  private readonly tidyUp = async (): Promise<Found> => {
    const read = await this.client.ask("cart");
    const cart = cartOf(read);
    if (cart === null) return `came ${said(read)} without a cart`;
    const isSame = String(cart.cartId) === String(this.cart?.cartId);
    if (isSame && (cart.version ?? 0) < (this.cart?.version ?? 0))
      return "version went back between two answers, expected it never to";
    this.cart = cart;
    return this.itemId === null ? null : this.change("cartDelete", { itemId: this.itemId });
  };

  checks(): Check[] {
    const cart = "The cart: versions, two tabs, guests";
    const order = "Nothing is ordered twice";
    return [
      {
        name: "cart",
        what: "reads the cart and looks for an event that can be booked",
        section: cart,
        run: this.findEvent,
      },
      { name: "cartAdd", what: "puts that event into the cart", section: cart, run: this.add },
      { name: "cartAdd", what: "the same event again", section: "A 409 and its alternatives", run: this.addAgain },
      { name: "cartAdd", what: "an event that is unknown", section: "Statuses", run: this.addUnknown },
      { name: "recipientAdd", what: "adds Käthe Müßig-Łukaszewska", section: cart, run: this.addPerson },
      { name: "recipientEdit", what: "changes her food", section: cart, run: this.editPerson },
      {
        name: "recipientAdd",
        what: "somebody for an entry that is unknown",
        section: "Statuses",
        run: this.addToNothing,
      },
      { name: "orderOptions", what: "saves an invoice address", section: cart, run: this.saveAddress },
      { name: "orderOptions", what: "the same without the CSRF header", section: "Headers", run: this.forged },
      { name: "checkout", what: "an order without a key", section: order, run: this.orderWithoutKey },
      {
        name: "checkout",
        what: "orders her, and again by the same key, by it with another body, by a new key",
        section: order,
        run: this.orderTwice,
      },
      { name: "cartDelete", what: "takes the rest out of the cart again", section: cart, run: this.tidyUp },
    ];
  }
}
