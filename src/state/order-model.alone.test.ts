import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { lineCents, type OrderLine } from "#domain/order-lines.ts";
import { isOrdered } from "#domain/order-run.ts";
import { Line, Network, type Call, type Outstanding } from "#test/support/cart-model.ts";
import { Locks, OrderBackend, Storage, type OrderStep } from "#test/support/order-model.ts";
import type { OrderProgress } from "./order-progress.ts";

/** A page is one instance of the modules, with stand-ins for what a browser has. */
class Page extends EventTarget {
  dataLayer: { readonly event: string; readonly ecommerce?: { readonly value?: number } }[] = [];
}
const line = new Line();
const kept = new Storage();
const locks = new Locks();
const page = new Page();
Object.assign(globalThis, { window: page, document: page, localStorage: kept, BroadcastChannel: line.Channel });
Object.defineProperty(globalThis, "location", { value: new URL("https://portal.test/"), configurable: true });

let backend = new OrderBackend([]);
let network = new Network(backend);
const door = vi.hoisted(() => ({ tab: 0 }));

interface Request {
  readonly url?: string;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

vi.mock("#api/transport.ts", () => ({
  createTransport: () => {
    const { tab } = door;
    return ({ url = "", data, headers = {} }: Request) => {
      const { pathname, searchParams: query } = new URL(url);
      const call = { query, key: headers["Idempotency-Key"] ?? "" };
      return network.ask(tab, pathname, data, pathname.endsWith("/online-fax") ? leave(tab, data, call) : call);
    };
  },
}));
async function openTab(tab: number) {
  door.tab = tab;
  vi.resetModules();
  vi.doMock("#lib/browser.ts", async (original) => ({
    ...(await original<object>()),
    withLock: <T>(name: string, action: () => Promise<T>) => locks.request(tab, name, action),
  }));
  const client = await import("#api/request.ts");
  await client.loadTransport();
  client.configureClient({ wait: () => Promise.resolve(), jitter: () => 0 });
  const [reads, cart, writes, sends, { usePortal, initialState }, order, progress, { settleOrder }, purchase, api] =
    await Promise.all([
      import("./reads.ts"),
      import("./cart.ts"),
      import("./cart-writes.ts"),
      import("./send.ts"),
      import("./store.ts"),
      import("./order.ts"),
      import("./order-progress.ts"),
      import("./settle-order.ts"),
      import("./purchase.ts"),
      import("#api/order-state.ts"),
    ]);
  cart.followCart();
  const owner = new EventTarget() as HTMLElement;
  const { orderStateResource } = api;
  return {
    ...{
      reads,
      cart,
      writes,
      sends,
      usePortal,
      initialState,
      order,
      progress,
      settleOrder,
      purchase,
      orderStateResource,
    },
    owner,
  };
}
const modules = [await openTab(0), await openTab(1)] as const;
const moduleOf = (tab: number) => modules[tab === 0 ? 0 : 1];

/** What stands on the page of a tab, and what it keeps over a reload. */
interface Shown {
  progress: OrderProgress;
  isRunning: boolean;
  /** Pages that have gone do nothing any more. */
  generation: number;
  /** Whom an order was sent for. */
  noted: readonly OrderLine[];
}
const { noOrder } = modules[0].progress;
const shownAtFirst = (): Shown => ({ progress: noOrder, isRunning: false, generation: 0, noted: [] });
const shown: [Shown, Shown] = [shownAtFirst(), shownAtFirst()];
const shownOf = (tab: number): Shown => shown[tab === 0 ? 0 : 1];

/** Participants whose `checkout` has left, and of whom nobody knows what became. */
const doubts = new Set<string>();
let names = 0;

const flush = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

/** Plain, since it is asked a million times. */
function holds(isSo: boolean, what: () => string): void {
  if (!isSo) faults.push(what());
}
/** What did not hold; noted where nobody hears what is thrown. */
let faults: string[] = [];

/** Looks at a `checkout` that leaves a page. @returns with what the customer has confirmed */
function leave(tab: number, data: unknown, call: Call): Call {
  const { recipientId } = JSON.parse(String(data)) as { recipientId: number };
  const { progress } = shownOf(tab);
  const confirmed = progress.lines.find((known) => known.recipientId === recipientId);
  holds(!doubts.has(String(recipientId)), () => `${recipientId} is sent again before anybody was asked`);
  holds(confirmed !== undefined, () => `${recipientId} is sent and was not confirmed`);
  const { pending } = moduleOf(tab).usePortal.getState().cart;
  holds(pending.length === 0, () => `${recipientId} is sent while the cart is being changed`);
  return { ...call, confirmed: confirmed === undefined ? null : lineCents(confirmed) };
}

/** What becomes of a `checkout`, or of the question for one, as far as a page hears it. */
function hear(request: Outstanding | null, isAnswered: boolean): void {
  const name = request?.path.split("/").at(-1);
  if (request === null || (name !== "online-fax" && name !== "order-state")) return;
  if (name === "order-state") {
    if (isAnswered) for (const id of request.call.query.get("recipientIds")?.split(",") ?? []) doubts.delete(id);
    return;
  }
  const id = String(request.body.recipientId);
  if (isAnswered && [200, 403, 409].includes(request.served?.status ?? 0)) doubts.delete(id);
  else doubts.add(id);
}

async function run(tab: number, from: OrderProgress): Promise<void> {
  const here = shownOf(tab);
  const { order, owner } = moduleOf(tab);
  const { generation } = here;
  if (here.isRunning) return;
  here.isRunning = true;
  here.progress = from;
  here.noted = [
    ...here.noted.filter((known) => from.lines.every(({ recipientId }) => recipientId !== known.recipientId)),
    ...from.lines,
  ];
  const onProgress = (progress: OrderProgress): void => {
    if (here.generation !== generation) throw new Error("The page has gone");
    here.progress = progress;
  };
  await order.runOrder(from, { owner, customerType: "Gast", onProgress }).catch((thrown: unknown) => {
    holds(here.generation !== generation, () => `An order has thrown: ${String(thrown)}`);
  });
  if (here.generation !== generation) return;
  order.forgetOrdered(from.lines.map(({ item }) => item));
  here.isRunning = false;
}

/** Asks what became of those whom an order was sent for, as a page does that is loaded again. */
async function look(tab: number): Promise<void> {
  const { noted } = shownOf(tab);
  const { orderStateResource, settleOrder, purchase } = moduleOf(tab);
  if (noted.length === 0) return;
  const recipientIds = noted.map(({ recipientId }) => recipientId).join(",");
  const states = await orderStateResource.load({ recipientIds }, new AbortController().signal).catch(() => null);
  for (const known of noted)
    if (states?.some((state) => state.recipientId === known.recipientId && state.ordered === true) === true)
      void settleOrder(known.recipientId, () =>
        purchase.pushPurchase(purchase.boughtOf(known.item.event, lineCents(known)), "Gast"),
      );
}

function reload(tab: number): void {
  const { reads, cart, writes, sends, usePortal, initialState } = moduleOf(tab);
  for (const request of network.outstanding) if (request.tab === tab) hear(request, false);
  network.forget(tab);
  const here = shownOf(tab);
  Object.assign(here, { progress: noOrder, isRunning: false, generation: here.generation + 1 });
  locks.forget(tab);
  reads.resetReads();
  writes.resetCartWrites();
  cart.resetCart();
  sends.resetSends();
  usePortal.setState(initialState, true);
  void cart.loadCart();
  void look(tab);
}

const purchases = (): number[] =>
  page.dataLayer.flatMap(({ event, ecommerce }) => (event === "purchase" ? [ecommerce?.value ?? 0] : []));

/** Another visit, in which ids come again, once nothing of this one is open. */
function restoreDatabase(): void {
  const isQuiet = network.outstanding.length === 0 && shown.every(({ isRunning }) => !isRunning);
  if (!isQuiet || purchases().length < backend.ordered.size) return;
  names += 1;
  backend.giveIdsAgain(`A${names}`);
  for (const tab of [0, 1]) reload(tab);
}

function changeCart(step: Extract<OrderStep, { does: "add" | "removePerson" }>): void {
  const { writes, owner, usePortal } = moduleOf(step.tab);
  const items = usePortal.getState().cart.shown?.items ?? [];
  const item = pick(items, step.at);
  if (item?.itemId == null) return;
  const { itemId } = item;
  names += 1;
  const recipient = { firstname: "V", lastname: `N${names}` } as never;
  if (step.does === "add") void writes.addParticipants(itemId, [recipient], owner);
  const recipientId = item.recipients[0]?.recipientId;
  if (step.does === "removePerson" && recipientId != null)
    void writes.changeCart({ kind: "recipientDelete", itemId, recipientId }, owner);
}

/** What the customer does on a page, as far as it offers that. */
function act(step: Extract<OrderStep, { tab: number }>): void {
  const { tab } = step;
  const { cart, usePortal, progress: rules } = moduleOf(tab);
  const { progress, isRunning } = shownOf(tab);
  const { base, pending, load } = usePortal.getState().cart;
  const mustConfirm = progress.entries.some((entry) => entry.step === "changed");
  switch (step.does) {
    case "order":
      if (base !== null && base.items.length > 0 && pending.length === 0 && !isRunning)
        void run(tab, rules.begunOrder(progress, base));
      break;
    case "confirm":
      if (base !== null && mustConfirm && load.state === "ready" && !isRunning)
        void run(tab, rules.confirmedOrder(progress, base));
      break;
    case "again": {
      const failed = progress.entries.filter((entry) => entry.step === "failed");
      const meant = progress.lines.find((known) => known.recipientId === pick(failed, step.at)?.recipientId);
      if (progress.error !== null) void run(tab, rules.retriedOrder(progress, "waiting"));
      else if (meant !== undefined) void run(tab, rules.retriedOrder(progress, "failed", meant));
      break;
    }
    case "look":
      void look(tab);
      break;
    case "refresh":
      void cart.loadCart();
      break;
    case "reload":
      reload(tab);
      break;
    default:
      changeCart(step);
  }
}

const nameOf = ({ recipient }: OrderLine): string => recipient.lastname ?? "";

/** What holds after each step, whatever has happened. */
function claim(): void {
  const told = purchases();
  for (const [name, { keys }] of backend.ordered) holds(keys.size === 1, () => `${name} is ordered by two intents`);
  holds(told.length <= backend.ordered.size, () => "A purchase is told that is none");
  for (const { progress } of shown)
    for (const { recipientId, step } of progress.entries) {
      const known = progress.lines.find((each) => each.recipientId === recipientId);
      if (known !== undefined && isOrdered(step))
        holds(backend.ordered.has(nameOf(known)), () => `${nameOf(known)} is said to be ${step} and is not ordered`);
    }
  if (faults.length > 0) throw new Error(faults.join("\n"));
}

async function drain(): Promise<void> {
  do {
    await flush();
    while (network.outstanding.length > 0) {
      hear(network.answer(0, "ok"), true);
      await flush();
    }
  } while (line.deliver());
}

const ROUNDS = 10;

/** A stubborn customer goes on until everybody is ordered for whom there is a place. */
async function comeToRest(): Promise<void> {
  await drain();
  for (let round = 0; round < ROUNDS && backend.open().length > 0; round += 1) {
    void modules[0].cart.rereadCart();
    await drain();
    act({ does: "confirm", tab: 0 });
    act({ does: "order", tab: 0 });
    await drain();
    claim();
  }
  for (const tab of [0, 1]) {
    void look(tab);
    await drain();
  }
  claim();
  const sum = [...backend.ordered.values()].reduce((total, { price }) => total + price, 0);
  expect(backend.open()).toEqual([]);
  expect(purchases()).toHaveLength(backend.ordered.size);
  expect(purchases().reduce((total, value) => total + value, 0)).toBe(sum);
}

async function take(step: OrderStep): Promise<void> {
  if (step.does === "serve") network.serve(step.at);
  else if (step.does === "answer") hear(network.answer(step.at, step.how), step.how === "ok");
  else if (step.does === "news") line.deliver();
  else if (step.does !== "backend") act(step);
  else if (step.what === "idsAgain") restoreDatabase();
  else if (step.what === "soldOut") backend.sellOut();
  else backend.interfere(step.what);
  await flush();
  claim();
}

async function play(sizes: readonly number[], steps: readonly OrderStep[]): Promise<void> {
  backend = new OrderBackend(sizes);
  network = new Network(backend);
  line.clear();
  kept.clear();
  locks.clear();
  doubts.clear();
  faults = [];
  page.dataLayer = [];
  for (const tab of [0, 1]) {
    Object.assign(shownOf(tab), { ...shownAtFirst(), generation: shownOf(tab).generation + 1 });
    reload(tab);
  }
  await drain();
  for (const step of steps) await take(step);
  await comeToRest();
  for (const { sends } of modules) sends.resetSends();
}

const tab = fc.nat({ max: 1 });
const at = fc.nat({ max: 3 });
const does = <const Name extends string>(...given: Name[]) => fc.constantFrom(...given);
const step: fc.Arbitrary<OrderStep> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: does("order"), tab }) },
  { weight: 3, arbitrary: fc.record({ does: does("confirm", "refresh", "reload", "look"), tab }) },
  { weight: 3, arbitrary: fc.record({ does: does("again"), tab, at }) },
  { weight: 2, arbitrary: fc.record({ does: does("add", "removePerson"), tab, at }) },
  { weight: 3, arbitrary: fc.record({ does: does("serve"), at }) },
  { weight: 9, arbitrary: fc.record({ does: does("answer"), at, how: does("ok") }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: does("answer"),
      at,
      how: does("lost", "never", "500", "500after", "401", "redirect", "sent-on"),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: does("news") }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: does("backend"), what: does("price", "soldOut", "removePerson", "idsAgain") }),
  },
);
const sizes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 });

it(
  "orders everybody once, and says and tells only what is so, whatever customer, tabs, network and backend do",
  { timeout: 120_000 },
  async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await fc.assert(fc.asyncProperty(sizes, fc.array(step, { maxLength: 24 }), play), {
      seed: 20_261_123,
      numRuns: Number(process.env.RUNS ?? 4000),
    });
  },
);
