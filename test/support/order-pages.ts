import type { KeptOrder } from "#domain/kept-order.ts";
import { lineCents } from "#domain/money.ts";
import { isOrdered, type OrderPerson } from "#domain/order-outcome.ts";
import { emptyShop, type Order } from "#domain/shop/state.ts";
import type { Call, How, Network, Outstanding } from "./cart-model.ts";
import { pick, type ModelWindow, type openOrderTab } from "./model-tab.ts";
import type { Locks, OrderBackend, OrderStep } from "./order-model.ts";

type Backends = readonly [OrderBackend, OrderBackend];

/** The shops of the origin by their addresses; their ids overlap, but not the names of their people. */
export const SHOPS = ["/order-api", "/b/order-api"] as const;

/** The backend of an address. */
export const backendAt = ([first, second]: Backends, path: string): OrderBackend =>
  path.startsWith(SHOPS[1]) ? second : first;

/** Everything beside the pages. */
export interface World {
  backends: Backends;
  network: Network<Pick<OrderBackend, "handle">>;
  readonly locks: Locks;
  readonly window: ModelWindow;
}

type Modules = Awaited<ReturnType<typeof openOrderTab>>;

const nameOf = (request: Pick<Outstanding, "path">): string => request.path.split("/").at(-1) ?? "";
const idsIn = ({ query }: Call): string[] => query.get("recipientIds")?.split(",") ?? [];
const personOf = ({ recipient }: OrderPerson): string => recipient.lastname ?? "";

/** After these ends the outcome of a write is unknown. */
const NO_OUTCOME: readonly How[] = ["500", "500after", "lost", "never", "redirect", "sent-on"];

/** Two pages on which a customer orders: their actions, and what must always hold. */
export class OrderPages {
  /** The stored orders of each tab, by their keys in the storage. */
  private readonly kept = [new Map<string, KeptOrder>(), new Map<string, KeptOrder>()] as const;
  /** The participants whose `checkout` was sent with an unknown outcome. */
  private readonly doubts = new Set<string>();
  /** The same participants by page, until the page has asked for the outcome. */
  private readonly unasked = new Set<string>();
  /** The violations found in callbacks, where nothing would catch an error. */
  private faults: string[] = [];
  private names = 0;

  constructor(
    private readonly modules: readonly [Modules, Modules],
    private readonly world: World,
  ) {}

  private page(tab: number): Modules & { readonly now: Order; readonly isRunning: boolean } {
    const modules = this.modules[tab === 0 ? 0 : 1];
    const now = modules.usePortal.getState().cart.order;
    return { ...modules, now, isRunning: now.state === "running" || now.state === "asking" };
  }

  /** The stored order of a tab, recorded before anything is sent. */
  storage(tab: number): Map<string, KeptOrder> {
    return this.kept[tab === 0 ? 0 : 1];
  }

  /** The address of a page's shop. */
  private shopOf(tab: number): string {
    return this.page(tab).usePortal.getState().config.orderApiBase;
  }

  private backendOf(tab: number): OrderBackend {
    return backendAt(this.world.backends, this.shopOf(tab));
  }

  /** A participant of the shop at an address. */
  private static idAt(path: string, id: unknown): string {
    return `${path.startsWith(SHOPS[1]) ? "B" : "A"}${String(id)}`;
  }

  private holds(isSo: boolean, what: () => string): void {
    if (!isSo) this.faults.push(what());
  }

  /** Checks a request of a page. @returns its other parts */
  leave(tab: number, path: string, data: unknown, call: Call): Call {
    if (nameOf({ path }) === "order-state")
      for (const id of idsIn(call)) this.unasked.delete(`${tab} ${OrderPages.idAt(path, id)}`);
    const isOwnShop = path.startsWith(`${this.shopOf(tab)}/`);
    const strangers = path.startsWith(SHOPS[1]) ? /"A[EAN]\d/ : /"B[EAN]\d/;
    this.holds(isOwnShop && !strangers.test(String(data)), () => `${String(data)} is sent to the other shop`);
    if (nameOf({ path }) !== "online-fax") return call;
    const { recipientId } = JSON.parse(String(data)) as { recipientId: number };
    const { now, usePortal } = this.page(tab);
    const confirmed = now.people.find((known) => known.recipientId === recipientId);
    this.holds(
      !this.doubts.has(OrderPages.idAt(path, recipientId)),
      () => `${recipientId} is sent again before anybody was asked`,
    );
    this.holds(confirmed !== undefined, () => `${recipientId} is sent and was not confirmed`);
    const { pending } = usePortal.getState().cart;
    this.holds(pending.length === 0, () => `${recipientId} is sent while the cart is being changed`);
    return { ...call, confirmed: confirmed === undefined ? null : lineCents(confirmed) };
  }

  /** Records what a page learns of the outcome of a `checkout`. */
  hear(request: Outstanding | null, how: How | "gone"): void {
    if (request === null) return;
    if (nameOf(request) === "order-state" && how === "ok")
      for (const id of idsIn(request.call)) this.doubts.delete(OrderPages.idAt(request.path, id));
    if (nameOf(request) !== "online-fax") return;
    const id = OrderPages.idAt(request.path, request.body.recipientId);
    if (how === "ok" && [200, 403, 409].includes(request.served?.status ?? 0)) this.doubts.delete(id);
    else this.doubts.add(id);
    if (how !== "gone" && NO_OUTCOME.includes(how)) this.unasked.add(`${request.tab} ${id}`);
  }

  /** Restores an order that the page does not hold, as when the customer comes back to it. */
  look(tab: number): void {
    const { order, isRunning, usePortal } = this.page(tab);
    const kept = order.keptOrder(null);
    if (isRunning || kept == null) return;
    usePortal.setState(({ cart }) => ({ cart: { ...cart, order: emptyShop.order } }));
    order.restoreOrder(kept);
  }

  /** Reloads a page, possibly at another shop. */
  reload(tab: number, orderApiBase = this.shopOf(tab)): void {
    const { shop, forget } = this.page(tab);
    const { network, locks } = this.world;
    for (const request of network.outstanding) if (request.tab === tab) this.hear(request, "gone");
    network.forget(tab);
    for (const known of this.unasked) if (known.startsWith(`${tab} `)) this.unasked.delete(known);
    locks.forget(tab);
    forget(orderApiBase);
    void shop.loadCart();
    this.look(tab);
  }

  /** Begins a visit of another customer. */
  begin(): void {
    this.doubts.clear();
    this.faults = [];
    for (const tab of [0, 1]) {
      this.storage(tab).clear();
      this.reload(tab, SHOPS[0]);
    }
  }

  /** The purchases in the data layer. */
  purchases(): number[] {
    return this.world.window.dataLayer.flatMap(({ event, ecommerce }) =>
      event === "purchase" ? [ecommerce?.value ?? 0] : [],
    );
  }

  /** Begins another visit with the same ids once nothing of this one is pending. */
  restoreDatabase(): void {
    const { network, backends } = this.world;
    const [backend] = backends;
    const orders = backends.reduce((sum, { ordered }) => sum + ordered.size, 0);
    const isQuiet = network.outstanding.length === 0 && [0, 1].every((tab) => !this.page(tab).isRunning);
    if (!isQuiet || this.purchases().length < orders) return;
    this.names += 1;
    backend.giveIdsAgain(`A${this.names}`);
    for (const tab of [0, 1]) this.reload(tab);
  }

  private changeCart({ kind, tab, at }: Extract<OrderStep, { kind: "add" | "removePerson" }>): void {
    const { shop, owner, usePortal } = this.page(tab);
    const item = pick(usePortal.getState().cart.shown?.items ?? [], at);
    if (item?.itemId == null) return;
    const { itemId } = item;
    this.names += 1;
    const recipient = { firstname: "V", lastname: OrderPages.idAt(this.shopOf(tab), `N${this.names}`) } as never;
    if (kind === "add") void shop.addParticipants(itemId, [recipient], owner);
    const recipientId = item.recipients[0]?.recipientId;
    if (kind === "removePerson" && recipientId != null)
      void shop.changeCart({ kind: "recipientDelete", itemId, recipientId }, owner);
  }

  /** Asks for the unknown outcomes, as 'Stand erneut prüfen' does. */
  check(tab: number): void {
    const { order, owner } = this.page(tab);
    order.commandOrder({ kind: "check" }, owner);
  }

  private again(tab: number, at: number): void {
    const { now, order, owner } = this.page(tab);
    const meant = pick(
      now.people.filter(({ step }) => step === "failed"),
      at,
    );
    if (now.error !== null) order.commandOrder({ kind: "again", step: "waiting", recipientId: null }, owner);
    else if (meant !== undefined)
      order.commandOrder({ kind: "again", step: "failed", recipientId: meant.recipientId }, owner);
  }

  /** Does what the customer does on a page, if the page allows it. */
  act(step: Extract<OrderStep, { tab: number }>): void {
    const { tab } = step;
    const { shop, usePortal, order, owner, now, isRunning } = this.page(tab);
    const { base, pending, load } = usePortal.getState().cart;
    const mustConfirm = now.people.some((person) => person.step === "changed");
    if (step.kind === "order") {
      if (base !== null && base.items.length > 0 && pending.length === 0 && !isRunning)
        order.commandOrder({ kind: "begin", cart: base }, owner);
    } else if (step.kind === "confirm") {
      if (base !== null && mustConfirm && load.state === "ready" && !isRunning)
        order.commandOrder({ kind: "confirm", cart: base }, owner);
    } else if (step.kind === "again") this.again(tab, step.at);
    else if (step.kind === "look") this.look(tab);
    else if (step.kind === "refresh") void shop.loadCart();
    else if (step.kind === "add" || step.kind === "removePerson") this.changeCart(step);
    else if (step.kind === "otherShop") this.reload(tab, this.shopOf(tab) === SHOPS[0] ? SHOPS[1] : SHOPS[0]);
    else this.reload(tab);
  }

  /** Checks that nobody was bought twice, and each at the price of the backend. */
  private claimPurchases(): void {
    const billed = this.world.backends.flatMap(({ ordered }) => [...ordered.values()].map(({ price }) => price));
    for (const told of this.purchases()) {
      const at = billed.indexOf(told);
      this.holds(at >= 0, () => `A purchase of ${told} is told that is none`);
      billed.splice(at, 1);
    }
  }

  /** Checks that a page shows its own shop only. */
  private claimShop(tab: number): void {
    const { now, usePortal } = this.page(tab);
    const { shown } = usePortal.getState().cart;
    const names = [
      ...(shown?.items ?? []).flatMap(({ recipients }) => recipients),
      ...now.people.map(({ recipient }) => recipient),
    ].map(({ lastname }) => lastname ?? "");
    const own = OrderPages.idAt(this.shopOf(tab), "");
    for (const name of names) this.holds(name.startsWith(own), () => `${name} is shown in shop ${own}`);
  }

  /** Checks what must hold after each step. @throws Error that names the violation */
  claim(): void {
    for (const { ordered } of this.world.backends)
      for (const [name, { keys }] of ordered) this.holds(keys.size === 1, () => `${name} is ordered by two intents`);
    this.claimPurchases();
    for (const tab of [0, 1]) {
      this.claimShop(tab);
      const { now } = this.page(tab);
      const { ordered } = this.backendOf(tab);
      if (now.state === "asking") continue;
      for (const person of now.people) {
        const { recipientId, step } = person;
        const isPending = step === "waiting" || step === "sending";
        this.holds(
          isPending || !this.unasked.has(`${tab} ${OrderPages.idAt(this.shopOf(tab), recipientId)}`),
          () => `${recipientId} is said to be ${step} where no answer said so, and nobody was asked`,
        );
        if (isOrdered(person))
          this.holds(
            ordered.has(personOf(person)),
            () => `${personOf(person)} is said to be ${step} and is not ordered`,
          );
      }
    }
    if (this.faults.length > 0) throw new Error(this.faults.join("\n"));
  }
}
