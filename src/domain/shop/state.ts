import type { FailedCall } from "#domain/answers/outcome.ts";
import type { FactChange, ServerChange } from "#domain/cart/cart-changes.ts";
import type { CartChange } from "#domain/cart/cart.ts";
import type { Cart, OrderType, RecipientInput, Refusal, SmallCart } from "#domain/entities/cart.ts";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { StayChoice } from "#domain/hotel/overnight.ts";
import type { OwnerId } from "#domain/people/page-owner.ts";
import type { Order, OrderEffect } from "./order-state.ts";

/** How a change of the cart ended; `Failed` is the error as the caller of the machine gives it. */
export type CartEnd<Failed extends FailedCall = FailedCall> =
  /** `id` is that of the entry or participant that it created. */
  | { readonly state: "done"; readonly id: Id | null }
  /** `fact` is the changed fact of the event, old and new, if that was the reason of the refusal. */
  | { readonly state: "refused"; readonly refusal: Refusal; readonly fact: FactChange | null }
  /** With `isReread` the cart has been read since, so what is shown is up to date. */
  | { readonly state: "failed"; readonly error: Failed; readonly isReread: boolean }
  /** It was not sent, for a reason on our side. */
  | { readonly state: "notSent"; readonly why: string };

/** Any end of a change but `done`. */
export type NotDone = Exclude<CartEnd, { state: "done" }>;

/** How a write was answered; null if nothing was sent. */
export type Sent =
  | { readonly state: "done"; readonly data: Cart }
  | { readonly state: "refused"; readonly refusal: Refusal }
  /** With `isOvertaken` its answer is older than the cart that is shown, which lacks the change. */
  | { readonly state: "failed"; readonly error: FailedCall; readonly isOvertaken?: true }
  | null;

/** A write without an outcome. */
export type FailedChange = Extract<Sent, { state: "failed" }>;

/** Refers to an entry of the cart: by its id, or by event and type while the id is unknown. */
export interface EntryRef {
  readonly itemId: Id | null;
  readonly eventId: Id;
  readonly event: PortalEvent | null;
  readonly type: OrderType;
  /** The hotel options of its event, if they may differ from those of the entry that people leave. */
  readonly stay?: StayChoice | null | undefined;
}

/** A person of a move, identified by ids of the backend; a name identifies nobody. */
export interface Mover {
  /** The participant's id in the old entry; null for a new participant. */
  readonly fromId: Id | null;
  /** The participant's id in the new entry; null before arrival. */
  readonly madeId: Id | null;
  /** The data with which they are added; for a participant of the cart it is taken from there. */
  readonly recipient: RecipientInput;
  /** Who was in the target entry when this person was sent; null if no answer is missing. */
  readonly over: readonly Id[] | null;
  /** How often they have arrived; a person who was removed again needs a new intent to arrive. */
  readonly times: number;
}

/** Why people move: to a waiting list or to another date, back from there, or as new participants of an entry. */
export type MoveKind = "waitingList" | "rebooking" | "undo" | "people";

/**
 * A move of people into an entry, from another entry or as new participants. The cart holds this plan until it is done,
 * and keeps it over a reload and a login of its person. People are first added to the new entry, and then removed from
 * the old one.
 */
export interface Move {
  readonly id: string;
  readonly kind: MoveKind;
  readonly person: OwnerId;
  /** The entry that they leave; null for new participants. */
  readonly from: EntryRef | null;
  readonly to: EntryRef;
  /** Whether this move created the target entry; then undoing the move removes that entry as well. */
  readonly isMaker: boolean;
  /** Whether the old entry is removed first, for backends that allow an event only once in a cart. */
  readonly isClearedFirst: boolean;
  /** With `stuck` the customer must decide how it continues. */
  readonly state: "running" | "stuck" | "done";
  /** Whether it undoes another move. */
  readonly isBack: boolean;
  readonly people: readonly Mover[];
  /** The failure that stopped it. */
  readonly end: NotDone | null;
  /** The number of rounds of changes since it was begun or continued. */
  readonly rounds: number;
  /** How many of its changes were refused: a refusal is an outcome, and a further try a new intent. */
  readonly refusals: number;
}

/** The part of a move to which a change of the cart belongs. */
export interface MovePart {
  readonly move: string;
  readonly step: "clear" | "entry" | "leave" | number;
}

/** A change that has no answer yet. */
export interface PendingChange {
  readonly change: CartChange;
  /** Whether it has been sent; the others wait for their turn. */
  readonly isSent: boolean;
  /** The cart when it was sent; null if none was known, and before it is sent. */
  readonly before: Cart | null;
}

/** A change without a known outcome. */
export interface AskedChange extends PendingChange {
  /** Identifies the change for its caller. */
  readonly ticket: string;
  /** The `Idempotency-Key` of a change that creates something; the same for each try until the outcome is known. */
  readonly key: string;
  /** The person of the page when it was made; it is never sent for anybody else. */
  readonly person: OwnerId;
  /** Its part in a move; null if it belongs to none. */
  readonly part: MovePart | null;
}

/** What is read: the whole cart, or its short list. */
export type CartReading = "cart" | "small";

/** The state of reading the cart; the cart read before stays on screen meanwhile. */
export type ReadState =
  | { readonly state: "idle" | "loading" | "ready" }
  | { readonly state: "failed"; readonly error: FailedCall; readonly of: CartReading };

/** How a stopped move continues. */
export type ContinueMove =
  | { readonly kind: "goOn"; readonly id: string }
  /** Moves everybody back to where they were, by a move of its own. */
  | { readonly kind: "takeBack"; readonly id: string; readonly as: string };

/** What happens after the cart has been read again; nothing is sent before. */
export type Waiting =
  | { readonly for: "lost"; readonly asked: AskedChange; readonly sent: FailedChange; readonly accepted: number }
  | { readonly for: "refused"; readonly asked: AskedChange; readonly refusal: Refusal }
  /** An earlier change in doubt is looked up before the next one is sent. */
  | { readonly for: "doubt" }
  /** The people of a move are looked up before it continues, because the shown cart may be outdated. */
  | { readonly for: "move"; readonly command: ContinueMove };

/** The idempotency key of a change that was sent. */
export interface SentKey {
  readonly key: string;
  /** For a participant, the number of people of that name in the entry when it was first sent; null if not known. */
  readonly over: number | null;
  /** Whether a page sent it that was left before its answer came. */
  readonly isFormer: boolean;
}

/** The cart of a page, with everything that is pending. */
export interface Shop {
  readonly person: OwnerId;
  readonly load: ReadState;
  /** The newest answer of the backend; null if none has come. Forms and orders use it. */
  readonly base: Cart | null;
  /** For display only: `base` with the pending changes applied, in which new items have temporary ids. */
  readonly shown: Cart | null;
  /** The short list, for pages on which the whole cart has not been read. */
  readonly small: SmallCart | null;
  /** Pending changes, in the order in which they were made. */
  readonly pending: readonly AskedChange[];
  /** Events that are in the cart according to a refusal, although no answer shows them. */
  readonly duplicates: readonly string[];
  /** Changes made by the backend that the customer has not dismissed yet. */
  readonly changes: readonly ServerChange[];
  /** A change whose outcome is unknown: its answer was lost, and the cart could not be read. */
  readonly doubt: AskedChange | null;
  readonly waiting: Waiting | null;
  readonly moves: readonly Move[];
  /** The keys of changes with an unknown outcome, by the fingerprints of their contents. */
  readonly keys: Readonly<Record<string, SentKey>>;
  /** The ids that have replaced temporary ones. */
  readonly realIds: Readonly<Record<string, Id>>;
  /** How often the page has changed to another person; a request made in one turn is void in any other. */
  readonly turn: number;
  /** The number of accepted answers; a reading that began before the last one may be outdated. */
  readonly accepted: number;
  /** Whether the next cart may be another person's, because somebody has logged in. */
  readonly isAfterLogin: boolean;
  /** Whether all changes since the last idle moment were done. */
  readonly isAllDone: boolean;
  readonly order: Order;
  /** Entries whose participants were ordered; their leaving the cart is not reported. */
  readonly ordered: readonly Id[];
}

/** The cart of a page that has read nothing yet. */
export const emptyShop: Shop = {
  person: undefined,
  load: { state: "idle" },
  base: null,
  shown: null,
  small: null,
  pending: [],
  duplicates: [],
  changes: [],
  doubt: null,
  waiting: null,
  moves: [],
  keys: {},
  realIds: {},
  turn: 0,
  accepted: 0,
  isAfterLogin: false,
  isAllDone: true,
  order: { state: "none", people: [], orderer: null, customerType: "Gast", error: null, isCartRead: false },
  ordered: [],
};

/** The message between tabs: the whole cart, so that no tab has to read it. */
export interface CartNews {
  readonly cart: Cart;
  /** Whether the number of entries has changed. */
  readonly countChanged: boolean;
  /** The participant that was added, so that no other tab takes them for one of its own. */
  readonly made: Id | null;
  readonly person: string | null;
}

/** An effect to be run outside; the state has already changed. */
export type Effect =
  | { readonly kind: "send"; readonly asked: AskedChange }
  /** Reads the cart again, and then dispatches `reread`. */
  | { readonly kind: "reread" }
  | { readonly kind: "tell"; readonly ticket: string; readonly end: CartEnd }
  /** Records the version made by a change of the customer, or the first version that was read. */
  | { readonly kind: "note"; readonly cart: Cart; readonly isFirst: boolean }
  | { readonly kind: "announce"; readonly news: CartNews }
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "order"; readonly effect: OrderEffect };

/** The next state, and the effects to be run outside the machine. */
export type Stepped = readonly [Shop, readonly Effect[]];
