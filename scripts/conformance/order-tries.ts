import * as v from "valibot";
import { id, list, type Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { expected, expectStatus, type Check, type Found } from "./checks.ts";
import { newKey, type Answered, type Client } from "./client.ts";
import { tell } from "./language.ts";
import { cartOf, notBefore, NOWHERE, readAs } from "./samples.ts";

const orderAnswer = v.object({
  recipients: list(v.object({ recipientId: id, ordered: v.nullish(v.boolean(), null) })),
});

/** Tries of the order of one participant, whom `whom` names when it comes to it. */
export class OrderTries {
  private readonly key = newKey();
  private ordered: Recipient | null = null;

  constructor(
    private readonly client: Client,
    private readonly whom: () => Recipient | null,
  ) {}

  private order(recipient: Recipient, key: string | null, change: object = {}): Promise<Answered> {
    const headers = key === null ? {} : { "idempotency-key": key };
    const body = { recipientId: recipient.recipientId, recipient: { ...recipient, ...change } };
    return this.client.ask("checkout", { headers, body });
  }

  /** Whether she is ordered; null where the answer has no row for her. */
  private async isOrdered(recipientId: Id | null): Promise<boolean | null> {
    const query = { recipientIds: `${String(recipientId)},${NOWHERE}` };
    const rows = readAs(orderAnswer, (await this.client.ask("orderState", { query })).json)?.recipients ?? [];
    return rows.find((row) => String(row.recipientId) === String(recipientId))?.ordered ?? null;
  }

  private readonly withoutKey = async (): Promise<Found> => {
    const recipient = this.whom();
    return recipient === null ? notBefore() : expectStatus(await this.order(recipient, null), 400);
  };

  /** One after the other on purpose: the whole of what a lost answer may bring about. */
  private readonly twice = async (): Promise<Found> => {
    const recipient = this.whom();
    if (recipient === null) return notBefore();
    const otherwise = (when: string, meant: string): string =>
      `orderState ${when}: ${expected(tell("something else", "etwas anderes"), `ordered: ${meant}`)}`;
    if ((await this.isOrdered(recipient.recipientId)) !== false)
      return otherwise(tell("before the order", "vor der Bestellung"), "false");
    const wrong = expectStatus(await this.order(recipient, this.key), 200);
    if (wrong !== null) return wrong;
    this.ordered = recipient;
    if ((await this.isOrdered(recipient.recipientId)) !== true)
      return otherwise(tell("after the order", "nach der Bestellung"), "true");
    const again = expectStatus(await this.order(recipient, this.key), 200);
    if (again !== null)
      return `${tell("the same key and body again", "derselbe Schlüssel mit demselben Inhalt")}: ${again}`;
    const other = expectStatus(await this.order(recipient, this.key, { comment: "andere Angaben" }), 400, 409, 422);
    if (other !== null)
      return `${tell("the same key with another body", "derselbe Schlüssel mit anderem Inhalt")}: ${other}`;
    const fresh = expectStatus(await this.order(recipient, newKey()), 403, 409);
    return fresh === null
      ? null
      : `${tell("a new key for who is booked", "ein neuer Schlüssel für Gebuchte")}: ${fresh}`;
  };

  private readonly leftTheCart = async (): Promise<Found> => {
    if (this.ordered === null) return notBefore();
    const { recipientId } = this.ordered;
    const items = cartOf(await this.client.ask("cart"))?.items ?? [];
    const isThere = items.some(({ recipients }) => recipients.some((one) => one.recipientId === recipientId));
    const still = tell("the ordered participant in the cart", "die bestellte Person im Warenkorb");
    return isThere ? expected(still, tell("nobody who is ordered", "niemand Bestelltes")) : null;
  };

  /** @param who as whom it is tried, in words */
  checks(who: string): Check[] {
    const section = "Nothing is ordered twice" as const;
    return [
      {
        name: "checkout",
        what: `${who}: ${tell("an order without a key", "eine Bestellung ohne Schlüssel")}`,
        section,
        run: this.withoutKey,
      },
      {
        name: "checkout",
        what: `${who}: ${tell(
          "orders her, and again by the same key, by it with another body, by a new key",
          "bestellt sie, noch einmal mit demselben Schlüssel, damit anderen Inhalt, mit neuem Schlüssel",
        )}`,
        section,
        run: this.twice,
      },
      {
        name: "checkout",
        what: `${who}: ${tell("reads the cart after the order", "liest den Warenkorb nach der Bestellung")}`,
        section: "After this write the next read shows",
        run: this.leftTheCart,
      },
    ];
  }
}
