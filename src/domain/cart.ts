import type { Cart, CartItem, OrderOptions, OrderType, RecipientInput } from "#domain/entities/cart.ts";
import { orderTypeOf } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { memoise } from "#lib/memoise.ts";
import { isFilled } from "./text.ts";

/** A change of the cart that has been asked for. `temporaryId` stands for the id that the backend will give. */
export type CartChange =
  | {
      readonly kind: "add";
      readonly temporaryId: string;
      readonly eventId: Id;
      readonly event: PortalEvent | null;
      readonly type: OrderType;
    }
  | { readonly kind: "delete"; readonly itemId: Id }
  | {
      readonly kind: "recipientAdd";
      readonly temporaryId: string;
      readonly itemId: Id;
      readonly recipient: RecipientInput;
    }
  | {
      readonly kind: "recipientEdit";
      readonly itemId: Id;
      readonly recipientId: Id;
      readonly recipient: RecipientInput;
    }
  | { readonly kind: "recipientDelete"; readonly itemId: Id; readonly recipientId: Id }
  | { readonly kind: "options"; readonly options: OrderOptions };

/** Ids travel as number or text; they are the same when they read the same. */
export const sameId = (a: Id | null, b: Id | null): boolean => a !== null && b !== null && String(a) === String(b);

/** Whether an id is among others. */
export const isAmong = (ids: readonly (Id | null)[], id: Id | null): boolean => ids.some((other) => sameId(other, id));

const TEMPORARY = "portal-new-";

/** An id for what the backend has not named yet. @param name unique over page loads */
export const temporaryIdOf = (name: string): string => `${TEMPORARY}${name}`;

/** Whether an id is one that the backend has not given: it stands for what is under way, and never travels. */
export const isTemporaryId = (id: Id | null): boolean => typeof id === "string" && id.startsWith(TEMPORARY);

const emptyRecipient: Recipient = {
  recipientId: null,
  orderId: null,
  userId: null,
  firstname: null,
  lastname: null,
  salutation: null,
  type: null,
  approvalState: null,
  cancelState: null,
  hotelOverNightOption: null,
  hotelOptionVegetarian: null,
  hotelOptionWheelchair: null,
  comment: null,
  internalComment: null,
};

/**
 * Whether the versions of two carts tell which is newer: not of a cart of another id, as after a login, nor of one
 * without a version.
 */
export function isComparable(a: Cart | null, b: Cart): boolean {
  if (a?.version == null || b.version === null) return false;
  return sameId(a.cartId, b.cartId) || (a.cartId === null && b.cartId === null);
}

/**
 * Which of two carts stands: a lower version never replaces a higher one (contract-public section 3). Where they can't
 * be compared the answer stands.
 */
export function newerCart(shown: Cart | null, answer: Cart): Cart {
  return isComparable(shown, answer) && (answer.version ?? 0) < (shown?.version ?? 0) ? (shown ?? answer) : answer;
}

function changedItem(item: CartItem, change: CartChange): CartItem {
  switch (change.kind) {
    case "recipientAdd":
      return {
        ...item,
        recipients: [...item.recipients, { ...emptyRecipient, ...change.recipient, recipientId: change.temporaryId }],
      };
    case "recipientEdit":
      return {
        ...item,
        recipients: item.recipients.map((recipient) =>
          sameId(recipient.recipientId, change.recipientId) ? { ...recipient, ...change.recipient } : recipient,
        ),
      };
    case "recipientDelete":
      return {
        ...item,
        recipients: item.recipients.filter((recipient) => !sameId(recipient.recipientId, change.recipientId)),
      };
    default:
      return item;
  }
}

/** The cart as it will be once a change is answered. */
export function withChange(cart: Cart, change: CartChange): Cart {
  switch (change.kind) {
    case "add":
      return {
        ...cart,
        items: [...cart.items, { itemId: change.temporaryId, type: change.type, event: change.event, recipients: [] }],
      };
    case "delete":
      return { ...cart, items: cart.items.filter((item) => !sameId(item.itemId, change.itemId)) };
    case "options":
      return { ...cart, options: change.options };
    default:
      return {
        ...cart,
        items: cart.items.map((item) => (sameId(item.itemId, change.itemId) ? changedItem(item, change) : item)),
      };
  }
}

/** What makes an entry the one that is meant: an event can be booked, reserved and waited for. */
export interface EntryKind {
  readonly eventId: Id;
  readonly type: OrderType;
}

/** The entry of an event that asks for the same; null for none. */
export const entryOf = (cart: Pick<Cart, "items"> | null, { eventId, type }: EntryKind): CartItem | null =>
  cart?.items.find((item) => sameId(item.event?.eventId ?? null, eventId) && orderTypeOf(item) === type) ?? null;

/** The entry that an answer has and the cart before it had not: the one that an `add` made. */
export function addedEntry(before: Cart | null, after: Cart, kind: EntryKind): CartItem | null {
  const isNew = (item: CartItem): boolean => before?.items.every((known) => !sameId(known.itemId, item.itemId)) ?? true;
  return entryOf({ items: after.items.filter(isNew) }, kind) ?? entryOf(after, kind);
}

/** The participants that an entry has and the cart before had not. */
function newRecipients(before: Cart | null, after: Cart, itemId: Id): readonly Recipient[] {
  const inItem = (cart: Cart | null): readonly Recipient[] =>
    cart?.items.find((item) => sameId(item.itemId, itemId))?.recipients ?? [];
  const known = inItem(before);
  return inItem(after).filter((recipient) => known.every((other) => !sameId(other.recipientId, recipient.recipientId)));
}

type Named = Pick<Recipient, "firstname" | "lastname">;

/**
 * A part of a name as a backend may have put it in order: blanks, signs and the case of letters do not count. Those of
 * a whole Gremium are compared with each other, so that each is worked out once.
 */
const tidied = memoise((name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, ""),
);

/** First and last name as a backend may have put them in order: equal for namesakes alone. */
export const nameKey = ({ firstname, lastname }: Named): string =>
  `${tidied(firstname ?? "")} ${tidied(lastname ?? "")}`;

/** Whether somebody has the same first and last name, as a backend may have put it in order. */
export function isNamed(person: Named): (recipient: Named) => boolean {
  const key = nameKey(person);
  return (recipient) => nameKey(recipient) === key;
}

/** How many people of a name a cart has in the entries of an event. */
export const namesakesIn = (
  cart: Cart | null,
  eventId: Id | null,
  person: Pick<RecipientInput, "firstname" | "lastname">,
): number =>
  (cart?.items ?? [])
    .filter(({ event }) => sameId(event?.eventId ?? null, eventId))
    .flatMap(({ recipients }) => recipients)
    .filter(isNamed(person)).length;

/**
 * The id of the participant that a `recipientAdd` made: new in the entry and of that name, else the only new one, whose
 * name the backend has put in order; null when it is not there. Of several the last: an answer has them in the order in
 * which they were added, and others were there before.
 */
export function addedRecipient(
  before: Cart | null,
  after: Cart,
  itemId: Id,
  recipient: Pick<RecipientInput, "firstname" | "lastname">,
): Id | null {
  const fresh = newRecipients(before, after, itemId);
  return (fresh.findLast(isNamed(recipient)) ?? (fresh.length === 1 ? fresh[0] : undefined))?.recipientId ?? null;
}

/** A participant of the cart as its writes send it. */
export function recipientInput(recipient: Recipient): RecipientInput {
  const {
    salutation,
    firstname,
    lastname,
    hotelOverNightOption,
    hotelOptionVegetarian,
    hotelOptionWheelchair,
    comment,
  } = recipient;
  return {
    salutation: salutation ?? "",
    firstname: firstname ?? "",
    lastname: lastname ?? "",
    hotelOverNightOption,
    hotelOptionVegetarian: hotelOptionVegetarian === true,
    hotelOptionWheelchair: hotelOptionWheelchair === true,
    comment: isFilled(comment) ? comment : null,
  };
}

const sameInput = (a: RecipientInput, b: RecipientInput): boolean =>
  JSON.stringify(recipientInput({ ...emptyRecipient, ...a })) ===
  JSON.stringify(recipientInput({ ...emptyRecipient, ...b }));

/** Field by field, since form and backend name them in their own order; what was left empty may come back as ''. */
const sameOptions = (a: OrderOptions | null, b: OrderOptions): boolean =>
  a !== null && (Object.keys(b) as (keyof OrderOptions)[]).every((name) => (a[name] ?? "") === (b[name] ?? ""));

/**
 * Whether a change whose answer was lost has happened after all, by the cart before it and the one that was read since.
 * Only what the later cart shows beyond doubt counts.
 */
export function tookEffect(before: Cart | null, after: Cart, change: CartChange): boolean {
  const item = (itemId: Id): CartItem | undefined => after.items.find((known) => sameId(known.itemId, itemId));
  switch (change.kind) {
    case "add":
      return entryOf(after, change) !== null;
    case "delete":
      return item(change.itemId) === undefined;
    case "recipientAdd":
      return newRecipients(before, after, change.itemId).some(isNamed(change.recipient));
    case "recipientEdit": {
      const recipient = item(change.itemId)?.recipients.find(({ recipientId }) =>
        sameId(recipientId, change.recipientId),
      );
      return recipient !== undefined && sameInput(recipientInput(recipient), change.recipient);
    }
    case "recipientDelete":
      return (
        item(change.itemId)?.recipients.every(({ recipientId }) => !sameId(recipientId, change.recipientId)) ?? false
      );
    case "options":
      return sameOptions(after.options, change.options);
    default:
      return change satisfies never;
  }
}
