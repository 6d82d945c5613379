import type { RouteName } from "#api/routes.ts";
import type { Cart } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import { expected, expectStatus, said, type Found } from "./checks.ts";
import type { Asking, Client } from "./client.ts";
import { tell } from "./language.ts";
import { cartOf, knownEvents, readAs, statesAnswer } from "./samples.ts";

/** Ids of entries and participants in their order, by which two carts are compared. */
const idsOf = ({ items }: Cart): string =>
  items
    .map(({ itemId, recipients }) => `${String(itemId)}:${recipients.map(({ recipientId }) => recipientId).join()}`)
    .join(";");

/** A cart as the tries of it know it, and the events that they put in. */
export class KnownCart {
  cart: Cart | null = null;
  /** Events that can be booked and are not in the cart: the first is ordered, the second only put in and taken out. */
  eventIds: readonly string[] = [];
  /** Places that are left of the first one, as far as they are told. */
  places: number | null = null;

  constructor(readonly client: Client) {}

  entry(index: number): Cart["items"][number] | undefined {
    return this.cart?.items.find(({ event }) => String(event?.eventId) === this.eventIds[index]);
  }

  /** The entry of the first event. */
  get itemId(): Id | null {
    return this.entry(0)?.itemId ?? null;
  }

  get recipients(): Cart["items"][number]["recipients"] {
    return this.entry(0)?.recipients ?? [];
  }

  /** Sends a write of the cart, takes the cart that it answers, and compares that with the next read. */
  async change(name: RouteName, body: unknown, headers: Asking["headers"] = {}): Promise<Found> {
    const before = this.cart;
    const answered = await this.client.ask(name, { body, headers });
    const wrong = expectStatus(answered, 200, 201);
    if (wrong !== null) return wrong;
    const cart = cartOf(answered);
    const whole = tell('{"cart": …} as a whole', '{"cart": …} im Ganzen');
    if (cart === null) return expected(`${said(answered)} ${tell("without a cart", "ohne Warenkorb")}`, whole);
    this.cart = cart;
    const isSame = before !== null && String(before.cartId) === String(cart.cartId);
    if (isSame && (cart.version ?? 0) <= (before.version ?? 0))
      return expected(
        `version ${cart.version ?? "null"} ${tell("after", "nach")} ${before.version ?? "null"}`,
        tell("a higher one", "eine höhere"),
      );
    const read = cartOf(await this.client.ask("cart"));
    if (read === null || idsOf(read) === idsOf(cart)) return null;
    const other = tell(
      "other ids or another order in the next read",
      "beim nächsten Lesen andere ids oder eine andere Folge",
    );
    return expected(other, tell("those of the write's answer", "die der Antwort"));
  }

  readonly findEvents = async (): Promise<Found> => {
    const read = await this.client.ask("cart");
    this.cart = cartOf(read);
    const empty = tell("one without entries for a new guest", "einer ohne Einträge für neue Gäste");
    if (this.cart === null) return expected(`${said(read)} ${tell("without a cart", "ohne Warenkorb")}`, empty);
    const known = this.cart.items.map(({ event }) => String(event?.eventId));
    const asked = (await knownEvents(this.client)).filter((one) => !known.includes(one)).slice(0, 50);
    const none: Found = { skipped: tell("no event can be booked", "kein Termin ist buchbar") };
    if (asked.length === 0) return none;
    const states = await this.client.ask("bookingStates", { query: { eventIds: asked.join(",") } });
    const free = readAs(statesAnswer, states.json)?.bookingStates.filter(
      ({ state }) => state === "open" || state === "few",
    );
    // Who has more places comes first: two people are put in.
    const sorted = [...(free ?? [])].sort((a, b) => (b.freePlaces ?? 0) - (a.freePlaces ?? 0));
    this.places = sorted[0]?.freePlaces ?? null;
    this.eventIds = sorted.slice(0, 2).map(({ eventId }) => String(eventId));
    return this.eventIds.length === 0 ? none : null;
  };
}
