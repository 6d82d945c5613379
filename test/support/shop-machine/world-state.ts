import type { OrderPerson } from "#domain/order/order-people.ts";
import type { Order, OrderSent } from "#domain/shop/order-state.ts";
import type { AskedChange, CartEnd, CartNews, CartReading, Sent, Shop } from "#domain/shop/state.ts";
import type { Server, statesOf } from "./server.ts";

/** How a request ends: `lost` when it was executed and the answer is lost, `never` when it was not executed. */
export type How = "ok" | "refused" | "lost" | "never" | "401" | "400";

/** A request of a page. */
export type Request =
  | { readonly kind: "write"; readonly asked: AskedChange }
  | { readonly kind: "order"; readonly person: OrderPerson; readonly turn: number }
  | { readonly kind: "ask"; readonly ids: readonly unknown[]; readonly turn: number }
  | {
      readonly kind: "read";
      readonly of: CartReading;
      readonly since: number;
      readonly turn: number;
      /** Who waits for it: the cart's machine, its order, or a widget. */
      readonly by: "cart" | "order" | "widget";
    };
/** A request on its way. */
export interface Out {
  readonly request: Request;
  /** The answer of the backend; null before the request is executed. */
  readonly served: Sent | OrderSent | { readonly state: "said"; readonly data: ReturnType<typeof statesOf> };
}

/** A page: the state of its machine, its pending requests, and the ends that its callers were told. */
export interface Tab {
  readonly shop: Shop;
  readonly out: readonly Out[];
  readonly told: Readonly<Record<string, readonly CartEnd[]>>;
  /** The stored order, which survives a reload. */
  readonly kept: Order | null;
}

export interface World {
  readonly server: Server;
  readonly tabs: readonly Tab[];
  readonly line: readonly { readonly to: number; readonly news: CartNews }[];
  /** What the browser knows of a sent `checkout`, by participant: `final` once a page knows the outcome. */
  readonly intents: Readonly<Record<string, "doubt" | "final">>;
  /** The people whose purchase was reported. */
  readonly pushed: readonly string[];
  /** The prices that the backend gave, by page and participant. */
  readonly named: Readonly<Record<string, number>>;
  /** The ids that people had in the entries to which they were moved, by the move that takes them back. */
  readonly back: Readonly<Record<string, readonly unknown[]>>;
  /** The number of steps that have made somebody or something new. */
  readonly names: number;
  /** The comments of people who were taken out of the cart by hand, or by the backend itself. */
  readonly removed: readonly string[];
  /** The errors found while something was sent. */
  readonly faults: readonly string[];
}
