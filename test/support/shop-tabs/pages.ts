import { lineCents } from "#domain/event/money.ts";
import type { KeptOrder } from "#domain/order/kept-order.ts";
import { isOrdered, type OrderPerson } from "#domain/order/order-people.ts";
import type { Order } from "#domain/shop/order-state.ts";
import { emptyShop } from "#domain/shop/state.ts";
import { AddedPeople, cartFaults, openFaults, readFaults, truthFaults } from "./added.ts";
import type { Backend } from "./backend.ts";
import type { Call, How, Outstanding } from "./network.ts";
import { Readings } from "./readings.ts";
import { pick, type openTab } from "./tab.ts";
import { backendAt, SHOPS, type CartStep, type Step, type World } from "./world.ts";

type Modules = Awaited<ReturnType<typeof openTab>>;

const callName = (request: Pick<Outstanding, "path">): string => request.path.split("/").at(-1) ?? "";
const idsIn = ({ query }: Call): string[] => query.get("recipientIds")?.split(",") ?? [];
const addedIn = (body: unknown): string => (body as { recipient: { lastname: string } }).recipient.lastname;
const personOf = ({ recipient }: OrderPerson): string => recipient.lastname ?? "";

/** After these ends the outcome of a write is unknown. */
const NO_OUTCOME: readonly How[] = ["500", "500after", "lost", "never", "html", "redirect", "sent-on"];

/** Two pages on which a customer orders: their actions, and what must always hold. */
export class Pages {
  /** The stored orders of each tab, by their keys in the storage. */
  private readonly kept = [new Map<string, KeptOrder>(), new Map<string, KeptOrder>()] as const;
  /** The participants whose `checkout` was sent with an unknown outcome. */
  private readonly doubts = new Set<string>();
  /** The same participants by page, until the page has asked for the outcome. */
  private readonly unasked = new Set<string>();
  /** The violations found in callbacks, where nothing would catch an error. */
  private faults: string[] = [];
  private readonly added = new AddedPeople();
  private readonly readings = new Readings();
  /** Who was in the cart of the backend when the customer pressed last, by page. */
  private readonly atPress: [ReadonlySet<number>, ReadonlySet<number>] = [new Set(), new Set()];
  private names = 0;

  constructor(
    private readonly modules: readonly [Modules, Modules],
    private readonly world: World,
  ) {
    modules.forEach(({ usePortal }, tab) => {
      usePortal.subscribe(({ cart: { order } }, { cart: before }) => {
        const fault = this.readings.fault(tab, order, before.order);
        if (fault !== null) this.faults.push(fault);
      });
    });
  }

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

  private backendOf(tab: number): Backend {
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
    if (callName({ path }) === "order-state")
      for (const id of idsIn(call)) this.unasked.delete(`${tab} ${Pages.idAt(path, id)}`);
    const isOwnShop = path.startsWith(`${this.shopOf(tab)}/`);
    const strangers = path.startsWith(SHOPS[1]) ? /"A[EAN]\d/ : /"B[EAN]\d/;
    this.holds(isOwnShop && !strangers.test(String(data)), () => `${String(data)} is sent to the other shop`);
    if (callName({ path }) === "add-recipient") this.added.leave(addedIn(JSON.parse(String(data))), call.key);
    if (callName({ path }) === "get-shopping-cart") return { ...call, leftAt: this.readings.leave() };
    if (callName({ path }) !== "online-fax") return call;
    const { recipientId } = JSON.parse(String(data)) as { recipientId: number };
    const { now, usePortal } = this.page(tab);
    const confirmed = now.people.find((known) => known.recipientId === recipientId);
    this.holds(
      !this.doubts.has(Pages.idAt(path, recipientId)),
      () => `${recipientId} is sent again before anybody was asked`,
    );
    this.holds(
      this.atPress[tab === 0 ? 0 : 1].has(recipientId),
      () => `${recipientId} is ordered and had left the cart before`,
    );
    this.holds(confirmed !== undefined, () => `${recipientId} is sent and was not confirmed`);
    const { pending } = usePortal.getState().cart;
    this.holds(pending.length === 0, () => `${recipientId} is sent while the cart is being changed`);
    return { ...call, confirmed: confirmed === undefined ? null : lineCents(confirmed) };
  }

  /** Records what a page learns of the outcome of a `checkout`. */
  hear(request: Outstanding | null, how: How | "gone"): void {
    if (request === null) return;
    if (callName(request) === "add-recipient" && how !== "gone")
      this.added.hear(addedIn(request.body), request.call.key, !NO_OUTCOME.includes(how));
    // What was executed is not refused (`Network.answer`).
    const isRead = how === "ok" || ((how === "429" || how === "401") && request.served !== null);
    if (callName(request) === "get-shopping-cart" && isRead) this.readings.hear(request.tab, request.call.leftAt ?? 0);
    if (callName(request) === "order-state" && how === "ok")
      for (const id of idsIn(request.call)) this.doubts.delete(Pages.idAt(request.path, id));
    // A 429 means that nothing was done.
    if (callName(request) !== "online-fax" || (how === "429" && request.served === null)) return;
    const id = Pages.idAt(request.path, request.body.recipientId);
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
    this.added.forget(tab, orderApiBase !== this.shopOf(tab));
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
    this.added.clear();
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

  private changeCart(kind: CartStep, tab: number, at: number): void {
    const { shop, owner, usePortal } = this.page(tab);
    const item = pick(usePortal.getState().cart.shown?.items ?? [], at);
    if (item?.itemId == null) return;
    const { itemId } = item;
    const [person] = item.recipients;
    if (kind === "add") {
      this.names += 1;
      this.added.add(this.page(tab), tab, itemId, Pages.idAt(this.shopOf(tab), `N${this.names}`));
    } else if (kind === "delete") void shop.changeCart({ kind, itemId }, owner);
    else if (person?.recipientId != null) {
      const { recipientId } = person;
      const recipient = { ...person, salutation: "Herr" } as never;
      if (kind === "edit") void shop.changeCart({ kind: "recipientEdit", itemId, recipientId, recipient }, owner);
      else void shop.changeCart({ kind: "recipientDelete", itemId, recipientId }, owner);
    }
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
  act(step: Extract<Step, { tab: number }>): void {
    const { tab } = step;
    const { shop, usePortal, order, owner, now, isRunning } = this.page(tab);
    const { base, pending, load } = usePortal.getState().cart;
    if (!isRunning) this.atPress[tab === 0 ? 0 : 1] = this.backendOf(tab).idsInCart();
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
    else if (step.kind === "small") void shop.loadCart("small");
    else if (step.kind === "addAgain") this.added.addAgain(this.page(tab), tab, this.backendOf(tab));
    else if ("at" in step) this.changeCart(step.kind, tab, step.at);
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

  /** Checks that a page at rest shows what its backend holds. */
  claimTruth(tab: number): void {
    this.faults.push(...truthFaults(this.page(tab), this.backendOf(tab)));
  }

  /** Checks that a page shows its own shop only. */
  private claimShop(tab: number): void {
    const { now, usePortal } = this.page(tab);
    const { shown } = usePortal.getState().cart;
    const names = [
      ...(shown?.items ?? []).flatMap(({ recipients }) => recipients),
      ...now.people.map(({ recipient }) => recipient),
    ].map(({ lastname }) => lastname ?? "");
    const own = Pages.idAt(this.shopOf(tab), "");
    for (const name of names) this.holds(name.startsWith(own), () => `${name} is shown in shop ${own}`);
  }

  /** Checks what must hold after each step. @throws Error that names the violation */
  claim(): void {
    for (const { ordered } of this.world.backends)
      for (const [name, { keys }] of ordered) this.holds(keys.size === 1, () => `${name} is ordered by two intents`);
    this.claimPurchases();
    this.faults.push(...this.added.faults(this.world.backends));
    for (const tab of [0, 1]) {
      this.claimShop(tab);
      const isQuiet = !this.page(tab).isRunning;
      this.faults.push(...cartFaults(this.page(tab)), ...readFaults(this.page(tab)));
      if (isQuiet) this.faults.push(...openFaults(this.page(tab), this.backendOf(tab)));
      const { now } = this.page(tab);
      const { ordered } = this.backendOf(tab);
      if (now.state === "asking") continue;
      for (const person of now.people) {
        const { recipientId, step } = person;
        const isPending = step === "waiting" || step === "sending";
        this.holds(
          isPending || !this.unasked.has(`${tab} ${Pages.idAt(this.shopOf(tab), recipientId)}`),
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
