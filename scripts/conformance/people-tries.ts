import { expected, expectStatus, type Check, type Found } from "./checks.ts";
import { newKey } from "./client.ts";
import type { KnownCart } from "./known-cart.ts";
import { tell } from "./language.ts";
import { cartOf, notBefore, NOWHERE, participant, person } from "./samples.ts";

const second = { ...participant, firstname: "Bernd", lastname: "Prüfung" };

/** Tries of the participants of an entry. */
export class PeopleTries {
  constructor(private readonly known: KnownCart) {}

  private readonly addPeople = async (): Promise<Found> => {
    if (this.known.itemId === null) return notBefore();
    const add = (recipient: unknown, key: string) =>
      this.known.change("recipientAdd", { itemId: this.known.itemId, recipient }, { "idempotency-key": key });
    const key = newKey();
    const wrong = await add(participant, newKey());
    if (wrong !== null) return wrong;
    // Where one place is left there is none for the second.
    const isFull = this.known.places !== null && this.known.places < 2;
    const late = isFull ? null : await add(second, key);
    if (late !== null) return late;
    const [first, last] = [this.known.recipients[0], isFull ? this.known.recipients[0] : this.known.recipients[1]];
    const isOne = !isFull && first?.recipientId === last?.recipientId;
    if (first?.recipientId == null || last?.recipientId == null || isOne)
      return expected(tell("participants without ids of their own", "Teilnehmende ohne eigene ids"), "recipientId");
    if (last.firstname !== second.firstname && first.firstname === second.firstname)
      return expected(
        tell("the new participant in another place", "die neue Person an anderer Stelle"),
        tell("as the last one", "als letzte"),
      );
    if (first.firstname !== person.firstname || first.lastname !== person.lastname)
      return expected(
        tell("the name with other letters", "der Name mit anderen Buchstaben"),
        tell("UTF-8 kept as it was sent", "UTF-8, wie es gesendet wurde"),
      );
    if (isFull) return null;
    const before = this.known.recipients.length;
    const again = cartOf(
      await this.known.client.ask("recipientAdd", {
        body: { itemId: this.known.itemId, recipient: second },
        headers: { "idempotency-key": key },
      }),
    );
    this.known.cart = cartOf(await this.known.client.ask("cart")) ?? again ?? this.known.cart;
    return this.known.recipients.length === before
      ? null
      : {
          note: tell(
            "the same key again added the participant twice",
            "derselbe Schlüssel fügte die Person zweimal hinzu",
          ),
        };
  };

  private readonly editPerson = async (): Promise<Found> => {
    const recipientId = this.known.recipients[0]?.recipientId;
    if (recipientId == null) return notBefore();
    const recipient = { ...participant, hotelOptionVegetarian: true };
    const wrong = await this.known.change("recipientEdit", { itemId: this.known.itemId, recipientId, recipient });
    if (wrong !== null) return wrong;
    const after = this.known.recipients[0];
    if (after?.recipientId !== recipientId)
      return expected(
        tell("another recipientId or place", "eine andere recipientId oder Stelle"),
        tell("both to stay", "dass beide bleiben"),
      );
    return after.hotelOptionVegetarian === true
      ? null
      : expected(tell("hotelOptionVegetarian as before", "hotelOptionVegetarian wie vorher"), "true");
  };

  private readonly removePeople = async (): Promise<Found> => {
    const [kept, ...others] = this.known.recipients;
    if (kept === undefined || others.length === 0) return notBefore();
    for (const { recipientId } of others) {
      const wrong = await this.known.change("recipientDelete", { itemId: this.known.itemId, recipientId });
      if (wrong !== null) return wrong;
    }
    if (this.known.recipients.length !== 1 || this.known.recipients[0]?.recipientId !== kept.recipientId)
      return expected(
        tell("others than the one who stays", "andere als die Person, die bleibt"),
        tell("her alone", "sie allein"),
      );
    const body = { itemId: this.known.itemId, recipientId: others[0]?.recipientId };
    const again = await this.known.client.ask("recipientDelete", { body });
    // Who answers the whole cart has done no harm.
    const gone = cartOf(again) === null ? expectStatus(again, 404) : null;
    this.known.cart = cartOf(again) ?? this.known.cart;
    return gone === null ? null : `${tell("who is gone already", "wer schon fehlt")}: ${gone}`;
  };

  private readonly addToNothing = async (): Promise<Found> => {
    const asking = { body: { itemId: NOWHERE, recipient: participant }, headers: { "idempotency-key": newKey() } };
    return expectStatus(await this.known.client.ask("recipientAdd", asking), 404, 409);
  };

  /** @param who as whom it is tried, in words */
  checks(who: string): Check[] {
    const section = "The cart: versions, two tabs, guests" as const;
    const of = (english: string, german: string): string => `${who}: ${tell(english, german)}`;
    return [
      {
        name: "recipientAdd",
        what: of(
          "adds two people, Käthe Müßig-Łukaszewska among them",
          "fügt zwei Personen hinzu, darunter Käthe Müßig-Łukaszewska",
        ),
        section,
        run: this.addPeople,
      },
      { name: "recipientEdit", what: of("changes her food", "ändert ihr Essen"), section, run: this.editPerson },
      {
        name: "recipientAdd",
        what: of("somebody for an entry that is unknown", "jemanden für einen unbekannten Eintrag"),
        section: "Statuses",
        run: this.addToNothing,
      },
      {
        name: "recipientDelete",
        what: of("takes the others out, and one of them again", "nimmt die anderen heraus, und eine davon noch einmal"),
        section,
        run: this.removePeople,
      },
    ];
  }
}
