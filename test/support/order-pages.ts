import { lineCents, type OrderLine } from "#domain/order-lines.ts";
import { isOrdered } from "#domain/order-run.ts";
import type { OrderProgress } from "#state/order-progress.ts";
import type { Call, How, Network, Outstanding } from "./cart-model.ts";
import { pick, type ModelWindow, type openOrderTab } from "./model-tab.ts";
import type { Locks, OrderBackend, OrderStep } from "./order-model.ts";

/** All that there is beside the pages. */
export interface World {
  backend: OrderBackend;
  network: Network;
  readonly locks: Locks;
  readonly window: ModelWindow;
}

type Modules = Awaited<ReturnType<typeof openOrderTab>>;

/** What stands on the page of a tab, and what it keeps over a reload. */
interface Shown {
  progress: OrderProgress;
  isRunning: boolean;
  /** Pages that have gone do nothing any more. */
  generation: number;
  /** Whom an order was sent for. */
  noted: readonly OrderLine[];
}

const nameOf = (request: Pick<Outstanding, "path">): string => request.path.split("/").at(-1) ?? "";
const idsIn = ({ query }: Call): string[] => query.get("recipientIds")?.split(",") ?? [];
const personOf = ({ recipient }: OrderLine): string => recipient.lastname ?? "";

/** Without an answer, or with one that is none, nobody knows what has become of a write. */
const NO_OUTCOME: readonly How[] = ["500", "500after", "lost", "never", "redirect", "sent-on"];

/** The two pages on which one customer orders: what they do there, and what must be so whatever happens. */
export class OrderPages {
  private shown: readonly [Shown, Shown];
  /** Participants whose `checkout` has left, and of whom nobody knows what became. */
  private readonly doubts = new Set<string>();
  /** The same by page, until that page has asked. */
  private readonly unasked = new Set<string>();
  /** What did not hold; noted where nobody hears what is thrown. */
  private faults: string[] = [];
  private names = 0;

  constructor(
    private readonly modules: readonly [Modules, Modules],
    private readonly world: World,
  ) {
    const blank = (): Shown => ({ progress: modules[0].rules.noOrder, isRunning: false, generation: 0, noted: [] });
    this.shown = [blank(), blank()];
  }

  private page(tab: number): Shown & Modules & { readonly here: Shown } {
    const at = tab === 0 ? 0 : 1;
    return { ...this.modules[at], ...this.shown[at], here: this.shown[at] };
  }

  private holds(isSo: boolean, what: () => string): void {
    if (!isSo) this.faults.push(what());
  }

  /** Looks at a request that leaves a page. @returns what comes with it */
  leave(tab: number, path: string, data: unknown, call: Call): Call {
    if (nameOf({ path }) === "order-state") for (const id of idsIn(call)) this.unasked.delete(`${tab} ${id}`);
    if (nameOf({ path }) !== "online-fax") return call;
    const { recipientId } = JSON.parse(String(data)) as { recipientId: number };
    const { progress, usePortal } = this.page(tab);
    const confirmed = progress.lines.find((known) => known.recipientId === recipientId);
    this.holds(!this.doubts.has(String(recipientId)), () => `${recipientId} is sent again before anybody was asked`);
    this.holds(confirmed !== undefined, () => `${recipientId} is sent and was not confirmed`);
    const { pending } = usePortal.getState().cart;
    this.holds(pending.length === 0, () => `${recipientId} is sent while the cart is being changed`);
    return { ...call, confirmed: confirmed === undefined ? null : lineCents(confirmed) };
  }

  /** What becomes of a `checkout`, or of the question for one, as far as a page hears it. */
  hear(request: Outstanding | null, how: How | "gone"): void {
    if (request === null) return;
    if (nameOf(request) === "order-state" && how === "ok") for (const id of idsIn(request.call)) this.doubts.delete(id);
    if (nameOf(request) !== "online-fax") return;
    const id = String(request.body.recipientId);
    if (how === "ok" && [200, 403, 409].includes(request.served?.status ?? 0)) this.doubts.delete(id);
    else this.doubts.add(id);
    if (how !== "gone" && NO_OUTCOME.includes(how)) this.unasked.add(`${request.tab} ${id}`);
  }

  private async run(tab: number, from: OrderProgress): Promise<void> {
    const { here, order, owner, generation, isRunning } = this.page(tab);
    if (isRunning) return;
    const isNoted = (known: OrderLine): boolean =>
      from.lines.some(({ recipientId }) => recipientId === known.recipientId);
    Object.assign(here, {
      isRunning: true,
      progress: from,
      noted: [...here.noted.filter((known) => !isNoted(known)), ...from.lines],
    });
    const onProgress = (progress: OrderProgress): void => {
      if (here.generation !== generation) throw new Error("The page has gone");
      here.progress = progress;
    };
    await order.runOrder(from, { owner, customerType: "Gast", onProgress }).catch((thrown: unknown) => {
      this.holds(here.generation !== generation, () => `An order has thrown: ${String(thrown)}`);
    });
    if (here.generation !== generation) return;
    here.isRunning = false;
  }

  /** Asks what became of those whom an order was sent for, as a page does that is loaded again. */
  async look(tab: number): Promise<void> {
    const { noted, orderStateResource, settleOrder, purchase } = this.page(tab);
    if (noted.length === 0) return;
    const recipientIds = noted.map(({ recipientId }) => recipientId).join(",");
    const states = await orderStateResource.load({ recipientIds }, new AbortController().signal).catch(() => null);
    for (const known of noted)
      if (states?.some((state) => state.recipientId === known.recipientId && state.ordered === true) === true)
        void settleOrder(known, () =>
          purchase.pushPurchase(purchase.boughtOf(known.item.event, lineCents(known)), "Gast"),
        );
  }

  private reload(tab: number): void {
    const { shop, forget, here, rules } = this.page(tab);
    const { network, locks } = this.world;
    for (const request of network.outstanding) if (request.tab === tab) this.hear(request, "gone");
    network.forget(tab);
    Object.assign(here, { progress: rules.noOrder, isRunning: false, generation: here.generation + 1 });
    for (const known of this.unasked) if (known.startsWith(`${tab} `)) this.unasked.delete(known);
    locks.forget(tab);
    forget();
    void shop.loadCart();
    void this.look(tab);
  }

  /** Begins a visit of another customer. */
  begin(): void {
    this.doubts.clear();
    this.faults = [];
    for (const tab of [0, 1]) {
      this.page(tab).here.noted = [];
      this.reload(tab);
    }
  }

  /** What the data layer was told of purchases. */
  purchases(): number[] {
    return this.world.window.dataLayer.flatMap(({ event, ecommerce }) =>
      event === "purchase" ? [ecommerce?.value ?? 0] : [],
    );
  }

  /** Another visit, in which ids come again, once nothing of this one is open. */
  restoreDatabase(): void {
    const { network, backend } = this.world;
    const isQuiet = network.outstanding.length === 0 && this.shown.every(({ isRunning }) => !isRunning);
    if (!isQuiet || this.purchases().length < backend.ordered.size) return;
    this.names += 1;
    backend.giveIdsAgain(`A${this.names}`);
    for (const tab of [0, 1]) this.reload(tab);
  }

  private changeCart({ does, tab, at }: Extract<OrderStep, { does: "add" | "removePerson" }>): void {
    const { shop, owner, usePortal } = this.page(tab);
    const item = pick(usePortal.getState().cart.shown?.items ?? [], at);
    if (item?.itemId == null) return;
    const { itemId } = item;
    this.names += 1;
    const recipient = { firstname: "V", lastname: `N${this.names}` } as never;
    if (does === "add") void shop.addParticipants(itemId, [recipient], owner);
    const recipientId = item.recipients[0]?.recipientId;
    if (does === "removePerson" && recipientId != null)
      void shop.changeCart({ kind: "recipientDelete", itemId, recipientId }, owner);
  }

  /** Asks again what became of those of whom nobody knows it, as 'Stand erneut prüfen' does. */
  async check(tab: number): Promise<void> {
    const { here, order, progress, isRunning, generation } = this.page(tab);
    if (isRunning || progress.entries.every(({ step }) => step !== "unknown")) return;
    const checked = await order.checkOrder(progress, "Gast");
    if (here.generation === generation) here.progress = checked;
  }

  private again(tab: number, at: number): void {
    const { progress, rules } = this.page(tab);
    const failed = progress.entries.filter((entry) => entry.step === "failed");
    const meant = progress.lines.find((known) => known.recipientId === pick(failed, at)?.recipientId);
    if (progress.error !== null) void this.run(tab, rules.retriedOrder(progress, "waiting"));
    else if (meant !== undefined) void this.run(tab, rules.retriedOrder(progress, "failed", meant));
  }

  /** What the customer does on a page, as far as it offers that. */
  act(step: Extract<OrderStep, { tab: number }>): void {
    const { tab } = step;
    const { shop, usePortal, rules, progress, isRunning } = this.page(tab);
    const { base, pending, load } = usePortal.getState().cart;
    const mustConfirm = progress.entries.some((entry) => entry.step === "changed");
    if (step.does === "order") {
      if (base !== null && base.items.length > 0 && pending.length === 0 && !isRunning)
        void this.run(tab, rules.begunOrder(progress, base));
    } else if (step.does === "confirm") {
      if (base !== null && mustConfirm && load.state === "ready" && !isRunning)
        void this.run(tab, rules.confirmedOrder(progress, base));
    } else if (step.does === "again") this.again(tab, step.at);
    else if (step.does === "look") void this.look(tab);
    else if (step.does === "refresh") void shop.loadCart();
    else if (step.does === "add" || step.does === "removePerson") this.changeCart(step);
    else this.reload(tab);
  }

  /** What holds after each step, whatever has happened. @throws naming what does not */
  claim(): void {
    const { ordered } = this.world.backend;
    for (const [name, { keys }] of ordered) this.holds(keys.size === 1, () => `${name} is ordered by two intents`);
    this.holds(this.purchases().length <= ordered.size, () => "A purchase is told that is none");
    this.shown.forEach(({ progress }, tab) => {
      for (const { recipientId, step } of progress.entries) {
        const isPending = step === "waiting" || step === "sending";
        this.holds(
          isPending || !this.unasked.has(`${tab} ${recipientId}`),
          () => `${recipientId} is said to be ${step} where no answer said so, and nobody was asked`,
        );
        const known = progress.lines.find((each) => each.recipientId === recipientId);
        if (known !== undefined && isOrdered(step))
          this.holds(ordered.has(personOf(known)), () => `${personOf(known)} is said to be ${step} and is not ordered`);
      }
    });
    if (this.faults.length > 0) throw new Error(this.faults.join("\n"));
  }
}
