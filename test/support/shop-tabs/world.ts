import type { Backend } from "./backend.ts";
import type { Locks } from "./browser.ts";
import type { How, Network } from "./network.ts";
import type { ModelWindow } from "./tab.ts";

/** A change of the cart. */
export type CartStep = "add" | "edit" | "removePerson" | "delete";

/**
 * A step of a random test: an action of the customer, the network or the backend. Numbers choose among the items
 * present.
 */
export type Step =
  | {
      readonly kind: "order" | "confirm" | "look" | "refresh" | "small" | "reload" | "otherShop" | "addAgain";
      readonly tab: number;
    }
  | { readonly kind: "again" | CartStep; readonly tab: number; readonly at: number }
  | { readonly kind: "serve"; readonly at: number }
  | { readonly kind: "answer"; readonly at: number; readonly how: How }
  | { readonly kind: "news" }
  | { readonly kind: "idsAgain" }
  | { readonly kind: "backend"; readonly what: Parameters<Backend["interfere"]>[0] };

type Backends = readonly [Backend, Backend];

/** The shops of the origin by their addresses; their ids overlap, but not the names of their people. */
export const SHOPS = ["/order-api", "/b/order-api"] as const;

/** The backend of an address. */
export const backendAt = ([first, second]: Backends, path: string): Backend =>
  path.startsWith(SHOPS[1]) ? second : first;

/** Everything beside the pages. */
export interface World {
  backends: Backends;
  network: Network;
  readonly locks: Locks;
  readonly window: ModelWindow;
}
