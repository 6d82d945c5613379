import { create } from "zustand";
import type { SettledCall } from "#api/client-settings.ts";
import type { RouteName } from "#api/routes.ts";
import { defaultConfig, type Config } from "#config/config.ts";
import type { Id } from "#domain/entities/fields.ts";
import { unknownOwner, type PageOwner } from "#domain/people/page-owner.ts";
import { emptyShop, type Shop } from "#domain/shop/state.ts";
import type { Remote } from "#state/remote.ts";
import type { PageSend } from "#state/sending/send-state.ts";

/**
 * Active until a call is answered with 401 (contract section 2). Then expired until the refused calls are answered, or
 * `user` names a person after it named nobody (docs/decisions/010).
 */
export type Session =
  | { readonly state: "active" }
  | {
      readonly state: "expired";
      /** The anchor that shows the page's only notice. */
      readonly anchor: HTMLElement | null;
      /** The calls that were answered with 401 and have not been answered well since. */
      readonly refused: readonly RouteName[];
      /** What `user` has said since the expiry. */
      readonly user: "not asked" | "no answer" | "nobody" | "somebody";
    };

/** Says that the page has become another person's; `anchor` is the anchor that tells the customer. */
export interface Handover {
  readonly anchor: HTMLElement | null;
  /** Whether an order of the former person was being sent. */
  readonly wasOrdering: boolean;
}

/** A cause that makes several calls fail alike: no connection, a slow server, an error of it, or a login in between. */
export type FailureCause = "network" | "timeout" | "server" | "page";

/** A failed read that a view shows now, by which the page explains a common cause only once. */
export interface ShownFailure {
  /** Identifies the view. */
  readonly view: object;
  readonly cause: FailureCause;
  readonly anchor: HTMLElement;
  /** Repeats the read, unless the server has said that it accepts no request yet. */
  readonly retry: () => void;
}

/**
 * A form in which participants of an event are entered: for one, for a pasted list, for known people to tick, or for
 * changing one.
 */
export type PeopleForm = "add" | "paste" | "tick" | `edit ${string}`;

/** Input of a form that is not in the cart yet. */
export interface TypedPeople {
  /** Identifies the form. */
  readonly token: object;
  readonly eventId: string;
  readonly form: PeopleForm;
  /** The names that would not be ordered; empty if no name is typed yet, or while the form is being sent. */
  readonly people: readonly string[];
  /** Moves the focus to the form. */
  readonly goTo: () => void;
}

/** The latest change to one event or theme by this page or another tab since the wishlist was read. */
export interface Wish {
  readonly isOn: boolean;
  /** The id of the entry, once the backend has given it. */
  readonly id: Id | null;
  readonly isSending: boolean;
}

/** The store of the page's data; it is a value of the module, so all React roots share it. */
export interface PortalState {
  config: Config;
  session: Session;
  /** Whose page this is (src/state/person.ts). */
  person: PageOwner;
  /** How often the page has changed to another person. */
  turn: number;
  /** Null unless the page has changed to another person and the customer has not dismissed the announcement. */
  handover: Handover | null;
  /** What the page has said about marketing consent by `portal.consent`; null if it has said nothing. */
  consent: boolean | null;
  /** Answers by resource key. */
  resources: Readonly<Record<string, Remote<unknown>>>;
  /** How often answers were marked as outdated (src/state/reads.ts). */
  invalidations: number;
  /** The last write of each name and key that this page sent (src/state/sending/send.ts). */
  sends: Readonly<Record<string, PageSend>>;
  /** The cart, shared by all widgets (src/state/shop/shop.ts). */
  cart: Shop;
  /** Input of the cart's forms that is not in the cart yet (src/state/typed-people.ts). */
  typedPeople: readonly TypedPeople[];
  /** Changes to the wishlist since it was read (src/state/wishlist/wishlist-news.ts). */
  wishes: Readonly<Record<string, Wish>>;
  /** Until when the server accepts no further request of a route (epoch ms; src/state/wait.ts). */
  waits: Readonly<Partial<Record<RouteName, number>>>;
  /** Failed reads that views show now, oldest first (src/state/failures.ts). */
  failures: readonly ShownFailure[];
  /** Finished calls of this page, newest last, for the inspector. */
  calls: readonly SettledCall[];
}

/** The data of a page before the first widget is drawn. */
export const initialState: PortalState = {
  config: defaultConfig,
  session: { state: "active" },
  person: unknownOwner,
  turn: 0,
  handover: null,
  consent: null,
  resources: {},
  invalidations: 0,
  sends: {},
  cart: emptyShop,
  typedPeople: [],
  wishes: {},
  waits: {},
  failures: [],
  calls: [],
};

/** The one store of a page, which all its widgets share. */
export const usePortal = create<PortalState>()(() => initialState);

/** The configuration in force. It is set before the first widget is drawn and never changes, so nobody watches it. */
export const useConfig = (): Config => usePortal.getState().config;

/**
 * How often the page has changed to another person. Anything made from one person's data, such as a write that waits,
 * carries the turn in which it was made and is void in any other.
 */
export const turnNow = (): number => usePortal.getState().turn;
