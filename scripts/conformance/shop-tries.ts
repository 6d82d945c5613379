import type { RouteName } from "#api/routes.ts";
import { refusalSchema } from "#domain/entities/cart.ts";
import { expected, expectStatus, said, type Check, type Found } from "./checks.ts";
import { newKey, type Asking, type Client } from "./client.ts";
import { KnownCart } from "./known-cart.ts";
import { tell } from "./language.ts";
import { OrderTries } from "./order-tries.ts";
import { PeopleTries } from "./people-tries.ts";
import { address, cartOf, notBefore, NOWHERE, readAs } from "./samples.ts";

/** Tries of the cart and the order; what one learns the next one needs. */
export class ShopTries {
  private readonly known: KnownCart;

  constructor(
    client: Client,
    private readonly who: string,
  ) {
    this.known = new KnownCart(client);
  }

  private readonly add = async (): Promise<Found> => {
    const [eventId] = this.known.eventIds;
    if (eventId === undefined) return notBefore();
    const body = { eventId: Number(eventId), type: "booking" };
    const headers = { "idempotency-key": newKey() };
    const wrong = await this.known.change("cartAdd", body, headers);
    if (wrong !== null) return wrong;
    if (this.known.itemId === null)
      return expected(
        tell("a cart without the event", "ein Warenkorb ohne den Termin"),
        tell("it among the items", "ihn unter den Einträgen"),
      );
    const again = await this.known.client.ask("cartAdd", { body, headers });
    const isTold = again.status === 409 || cartOf(again) !== null;
    if (!isTold)
      return `${tell("the same key again", "derselbe Schlüssel noch einmal")}: ${expected(said(again), tell("the cart", "den Warenkorb"))}`;
    return again.status === 200
      ? null
      : { note: tell("the same key again was refused", "derselbe Schlüssel wurde abgelehnt") };
  };

  private readonly addAgain = async (): Promise<Found> => {
    const [eventId] = this.known.eventIds;
    if (this.known.itemId === null) return notBefore();
    const body = { eventId: Number(eventId), type: "booking" };
    const answered = await this.known.client.ask("cartAdd", { body, headers: { "idempotency-key": newKey() } });
    const wrong = expectStatus(answered, 409);
    if (wrong !== null) return wrong;
    const refusal = readAs(refusalSchema, answered.json);
    const reason = (answered.json as { reason?: unknown } | null)?.reason;
    return refusal?.reason === "duplicate" ? null : expected(`reason ${typeof reason}`, '"duplicate"');
  };

  private readonly addUnknown = async (): Promise<Found> =>
    expectStatus(
      await this.known.client.ask("cartAdd", {
        body: { eventId: NOWHERE, type: "booking" },
        headers: { "idempotency-key": newKey() },
      }),
      404,
      400,
      409,
    );

  private readonly addOther = async (): Promise<Found> => {
    const [, eventId] = this.known.eventIds;
    if (eventId === undefined || this.known.itemId === null)
      return { skipped: tell("no second event can be booked", "kein zweiter Termin ist buchbar") };
    const headers = { "idempotency-key": newKey() };
    const wrong = await this.known.change("cartAdd", { eventId: Number(eventId), type: "booking" }, headers);
    if (wrong !== null) return wrong;
    const last = this.known.cart?.items.at(-1);
    return String(last?.event?.eventId) === eventId
      ? null
      : expected(
          tell("the new entry in another place", "der neue Eintrag an anderer Stelle"),
          tell("it as the last one", "ihn als letzten"),
        );
  };

  private readonly compareSmall = async (): Promise<Found> => {
    if (this.known.cart === null) return notBefore();
    const { count } = ((await this.known.client.ask("cartSmall")).json ?? {}) as { count?: unknown };
    const entries = this.known.cart.items.length;
    return Number(count) === entries
      ? null
      : expected(`count ${String(count)}`, `${entries}, ${tell("the entries", "die Einträge")}`);
  };

  private readonly saveAddress = async (): Promise<Found> => {
    if (this.known.cart === null) return notBefore();
    const wrong = await this.known.change("orderOptions", { options: address });
    if (wrong !== null) return wrong;
    const isKept = Object.entries(address).every(
      ([key, value]) => (this.known.cart?.options as Record<string, unknown> | null)?.[key] === value,
    );
    return isKept ? null : expected(tell("options otherwise", "options anders"), tell("as sent", "wie gesendet"));
  };

  private readonly forged = async (): Promise<Found> => {
    if (this.known.client.csrf() === null)
      return {
        skipped: tell("the backend sets no cookie of that name", "das Backend setzt kein Cookie dieses Namens"),
      };
    const asking: Asking = { body: { options: address }, withoutCsrf: true };
    return expectStatus(await this.known.client.ask("orderOptions", asking), 400, 403, 419);
  };

  private readonly tidyUp = async (): Promise<Found> => {
    const read = await this.known.client.ask("cart");
    const cart = cartOf(read);
    if (cart === null) return expected(said(read), tell("a cart", "ein Warenkorb"));
    const isSame = String(cart.cartId) === String(this.known.cart?.cartId);
    if (isSame && (cart.version ?? 0) < (this.known.cart?.version ?? 0))
      return expected(
        tell("a lower version than before", "eine kleinere version als vorher"),
        tell("it never to go back", "dass sie nie zurückgeht"),
      );
    this.known.cart = cart;
    for (const itemId of [this.known.entry(0)?.itemId, this.known.entry(1)?.itemId]) {
      const wrong: Found = itemId == null ? null : await this.known.change("cartDelete", { itemId });
      if (wrong !== null) return wrong;
    }
    const unknown = await this.known.client.ask("cartDelete", { body: { itemId: NOWHERE } });
    const gone = cartOf(unknown) === null ? expectStatus(unknown, 404) : null;
    return gone === null ? null : `${tell("an entry that is unknown", "ein unbekannter Eintrag")}: ${gone}`;
  };

  private orderChecks(): readonly Check[] {
    const orders = new OrderTries(this.known.client, () => this.known.recipients[0] ?? null);
    return orders.checks(this.who);
  }

  checks(): Check[] {
    const cart = "The cart: versions, two tabs, guests" as const;
    const next = "After this write the next read shows" as const;
    const check = (
      name: RouteName,
      english: string,
      german: string,
      section: Check["section"],
      run: () => Promise<Found>,
    ): Check => ({
      name,
      what: `${this.who}: ${tell(english, german)}`,
      section,
      run,
    });
    return [
      check(
        "cart",
        "reads the cart and looks for events that can be booked",
        "liest den Warenkorb und sucht buchbare Termine",
        cart,
        this.known.findEvents,
      ),
      check(
        "cartAdd",
        "puts an event into the cart, and again by the same key",
        "legt einen Termin in den Warenkorb, und noch einmal mit demselben Schlüssel",
        cart,
        this.add,
      ),
      check(
        "cartAdd",
        "the same event again",
        "denselben Termin noch einmal",
        "A 409 and its alternatives",
        this.addAgain,
      ),
      check("cartAdd", "an event that is unknown", "ein unbekannter Termin", "Statuses", this.addUnknown),
      check("cartAdd", "a second event", "einen zweiten Termin", cart, this.addOther),
      ...new PeopleTries(this.known).checks(this.who),
      check("cartSmall", "counts the entries", "zählt die Einträge", next, this.compareSmall),
      check("orderOptions", "saves an invoice address", "speichert eine Rechnungsadresse", cart, this.saveAddress),
      check(
        "orderOptions",
        "the same without the CSRF header",
        "dasselbe ohne den CSRF-Header",
        "Headers",
        this.forged,
      ),
      ...this.orderChecks(),
      check("cartDelete", "takes the rest out of the cart again", "nimmt den Rest wieder heraus", cart, this.tidyUp),
    ];
  }
}
