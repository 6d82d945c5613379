import type { FactChange, ServerChange } from "#domain/cart-changes.ts";
import type { Cart, SmallCart, Refusal } from "#domain/entities/cart.ts";
import type { Id } from "#domain/entities/fields.ts";
import type { FailedCall } from "#domain/failure.ts";
import type { Orderer } from "#domain/order-outcome.ts";
import type { OrderPerson } from "#domain/order-run.ts";
import type { PendingChange } from "./asked.ts";
import type { MoveOn } from "./move-machine.ts";
import type { Move, MovePart } from "./moves.ts";
import type { OrderEffect } from "./order.ts";

/** Whose the page is: a user's id, null for a guest, undefined while nobody knows. */
export type PageOwner = string | null | undefined;

/** How a change of the cart ended. */
export type CartEnd =
  /** `id` is that of the entry or participant that it made. */
  | { readonly state: "done"; readonly id: Id | null }
  /** `fact` is what has changed of the event, old and new, where the backend refused for that. */
  | { readonly state: "refused"; readonly refusal: Refusal; readonly fact: FactChange | null }
  /** With `isReread` the cart has been read since: what is shown is no former state. */
  | { readonly state: "failed"; readonly error: FailedCall; readonly isReread: boolean }
  /** It never left, for a reason that is ours. */
  | { readonly state: "notSent"; readonly why: string };

export type Lost = Exclude<CartEnd, { state: "done" }>;

/** How a write was answered, as its sender has it; null where nothing was sent. */
export type Sent =
  | { readonly state: "done"; readonly data: Cart }
  | { readonly state: "refused"; readonly refusal: Refusal }
  | { readonly state: "failed"; readonly error: FailedCall }
  | null;

/** A change that was asked for and has no outcome yet. */
export interface Asked extends PendingChange {
  /** Names it towards whoever asked. */
  readonly ticket: string;
  /** The `Idempotency-Key` of what makes something; the same for every further try until its outcome is known. */
  readonly key: string;
  /** Whose page it was asked on: it never leaves for somebody else. */
  readonly person: PageOwner;
  /** What of a move it is; null where it stands alone. */
  readonly part: MovePart | null;
}

/** Where the reading of the cart stands; what was read before stays on the screen meanwhile. */
export type Load =
  | { readonly state: "idle" | "loading" | "ready" }
  | { readonly state: "failed"; readonly error: FailedCall };

/** What is to be done once the cart has been read anew: until then nothing is sent. */
export type Waiting =
  | { readonly for: "lost"; readonly asked: Asked; readonly error: FailedCall }
  | { readonly for: "refused"; readonly asked: Asked; readonly refusal: Refusal }
  /** An earlier change in doubt is looked for before the next is sent. */
  | { readonly for: "doubt"; readonly doubt: Asked }
  /** Whoever is moved on or back is looked for first: what the page shows may be long past. */
  | { readonly for: "move"; readonly command: MoveOn };

/** The order of a page, be it that it was sent from here or before the page was loaded. */
export interface Order {
  /**
   * `asking`: it was sent before the page was loaded, and the backend has not yet said what became of it; `kept`: it
   * has. `over`: it was begun here, and has ended or waits for the customer.
   */
  readonly state: "none" | "asking" | "kept" | "running" | "over";
  /** As the customer has confirmed them last, and as they were ordered. */
  readonly people: readonly OrderPerson[];
  readonly orderer: Orderer | null;
  /** Who the data layer is told to have bought. */
  readonly customerType: "Gast" | "Kunde";
  /** The backend answered 401: nothing more is sent before the customer has done something about it. */
  readonly error: FailedCall | null;
}

/** The one cart of a page, with all that is under way. */
export interface Shop {
  readonly person: PageOwner;
  readonly load: Load;
  /** The newest answer of the backend; null while none has come. Forms and orders go by it. */
  readonly base: Cart | null;
  /** `base` with what is under way, for the screen alone: what has no id of the backend's yet has a temporary one. */
  readonly shown: Cart | null;
  /** The short list, for pages on which nobody has read the whole cart. */
  readonly small: SmallCart | null;
  /** Changes under way, in the order in which they were asked for. */
  readonly pending: readonly Asked[];
  /** Events that the backend said to be in the cart already, while no answer shows them. */
  readonly duplicates: readonly string[];
  /** What the backend changed by itself and the customer has not yet put away. */
  readonly changes: readonly ServerChange[];
  /** A change of which nobody knows whether it has arrived: its answer was lost, and the cart could not be read. */
  readonly doubt: Asked | null;
  readonly waiting: Waiting | null;
  readonly moves: readonly Move[];
  /** Keys of what makes something and has no known outcome, by its contents. */
  readonly keys: Readonly<Record<string, string>>;
  /** What temporary ids have become. */
  readonly realIds: Readonly<Record<string, Id>>;
  /** How often the page has changed hands: what was asked for in one turn is good in no other. */
  readonly turn: number;
  /** How many answers have been taken over: a reading that began before the last one may tell nothing newer. */
  readonly accepted: number;
  /** The next cart that is read may be another person's: somebody has logged in. */
  readonly isAnew: boolean;
  /** Whether all changes were done since nothing was under way. */
  readonly isAllDone: boolean;
  readonly order: Order;
  /** Entries whose people were ordered: that they leave the cart is no news to whoever ordered them. */
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
  isAnew: false,
  isAllDone: true,
  order: { state: "none", people: [], orderer: null, customerType: "Gast", error: null },
  ordered: [],
};

/** What tabs tell each other: the whole cart, so that none has to ask. */
export interface CartNews {
  readonly cart: Cart;
  /** Whether the number of entries is another than before. */
  readonly countChanged: boolean;
  /** Who was added by it, so that no other tab takes them for one of its own. */
  readonly made: Id | null;
  readonly person: string | null;
}

/** What is to be done outside; the state has been changed already. */
export type Effect =
  | { readonly do: "send"; readonly asked: Asked }
  /** Reads the cart as it is from now on, and then tells by `reread`. */
  | { readonly do: "reread" }
  | { readonly do: "tell"; readonly ticket: string; readonly end: CartEnd }
  /** Notes the version that a change of the customer's has made, or the first that was read. */
  | { readonly do: "note"; readonly cart: Cart; readonly isFirst: boolean }
  | { readonly do: "announce"; readonly news: CartNews }
  | { readonly do: "count"; readonly count: number }
  | { readonly do: "order"; readonly effect: OrderEffect };

export type Stepped = readonly [Shop, readonly Effect[]];
