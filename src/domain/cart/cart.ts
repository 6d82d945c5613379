import {
  orderTypeOf,
  type Cart,
  type CartItem,
  type OrderOptions,
  type OrderType,
  type RecipientInput,
} from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import { sameId, type Id } from "#domain/entities/fields.ts";
import type { Recipient } from "#domain/entities/recipient.ts";
import { isNamed } from "#domain/people/namesakes.ts";
import { isFilled } from "#domain/text/text.ts";

/** A change of the cart that a view has asked for. `temporaryId` stands for the id that the backend will give. */
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

const TEMPORARY = "portal-new-";

/** A temporary id for an item that has none from the backend yet. @param name unique over page loads */
export const temporaryIdOf = (name: string): string => `${TEMPORARY}${name}`;

/** Whether an id is temporary: its item is still being sent, and the id itself is never sent. */
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
 * Whether the versions of two carts tell which is newer. They do not if the carts have different ids, as after a login,
 * or one has no version.
 */
export function isComparable(a: Cart | null, b: Cart): boolean {
  if (a?.version == null || b.version === null) return false;
  return sameId(a.cartId, b.cartId) || (a.cartId === null && b.cartId === null);
}

/**
 * The newer of two carts: a lower version never replaces a higher one (contract-public section 3). If they cannot be
 * compared, the answer is taken.
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

/** The cart as it will be when a change is answered. */
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

/** Identifies an entry within a cart: an event can be booked, reserved and waited for in one entry each. */
export interface EntryKind {
  readonly eventId: Id;
  readonly type: OrderType;
}

/** The entry of an event with this type; null if there is none. */
export const entryOf = (cart: Pick<Cart, "items"> | null, { eventId, type }: EntryKind): CartItem | null =>
  cart?.items.find((item) => sameId(item.event?.eventId ?? null, eventId) && orderTypeOf(item) === type) ?? null;

/** The entry that an `add` created: the one that is in the answer but was not in the cart before. */
export function addedEntry(before: Cart | null, after: Cart, kind: EntryKind): CartItem | null {
  const isNew = (item: CartItem): boolean => before?.items.every((known) => !sameId(known.itemId, item.itemId)) ?? true;
  return entryOf({ items: after.items.filter(isNew) }, kind) ?? entryOf(after, kind);
}

/** The participants of an entry that were not in the cart before. */
function newRecipients(before: Cart | null, after: Cart, itemId: Id): readonly Recipient[] {
  const inItem = (cart: Cart | null): readonly Recipient[] =>
    cart?.items.find((item) => sameId(item.itemId, itemId))?.recipients ?? [];
  const known = inItem(before);
  return inItem(after).filter((recipient) => known.every((other) => !sameId(other.recipientId, recipient.recipientId)));
}

/**
 * The id of the participant that a `recipientAdd` created: a new one of that name, otherwise the only new one, whose
 * name the backend has changed; null if there is none. Among several the last is taken, since an answer lists
 * participants in the order in which they were added.
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

/** A participant of the cart in the form in which writes send it. */
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

/** Compares field by field, because form and backend order them differently; an empty field may come back as ''. */
const sameOptions = (a: OrderOptions | null, b: OrderOptions): boolean =>
  a !== null && (Object.keys(b) as (keyof OrderOptions)[]).every((name) => (a[name] ?? "") === (b[name] ?? ""));

/**
 * Whether a change whose answer was lost has happened, according to the cart before it and a cart read since. Only what
 * the later cart shows beyond doubt counts.
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
