import type { Cart } from "#domain/entities/cart.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { memoise } from "#lib/memoise.ts";

type Named = Pick<Recipient, "firstname" | "lastname">;

/**
 * Normalises a part of a name as backends may do: blanks, signs and case do not count. Memoised, because all names of a
 * Gremium are compared with each other.
 */
const tidied = memoise((name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ""),
);

/** First and last name, normalised: equal only for namesakes. */
export const nameKey = ({ firstname, lastname }: Named): string =>
  `${tidied(firstname ?? "")} ${tidied(lastname ?? "")}`;

/** Tests whether somebody has the same first and last name, normalised. */
export function isNamed(person: Named): (recipient: Named) => boolean {
  const key = nameKey(person);
  return (recipient) => nameKey(recipient) === key;
}

/** The ids of the participants of a name in one entry, in their order; null while the cart is not known. */
export const namesakesInEntry = (cart: Cart | null, itemId: Id, person: Named): readonly Id[] | null =>
  cart?.items
    .filter((entry) => sameId(entry.itemId, itemId))
    .flatMap(({ recipients }) => recipients)
    .filter(isNamed(person))
    .flatMap(({ recipientId }) => recipientId ?? []) ?? null;
