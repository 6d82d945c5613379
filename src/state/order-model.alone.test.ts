import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { KeptOrder } from "#domain/kept-order.ts";
import { Line, Network } from "#test/support/cart-model.ts";
import { flush, ModelWindow, openOrderTab, standIn } from "#test/support/model-tab.ts";
import { Locks, OrderBackend, Storage, type OrderStep } from "#test/support/order-model.ts";
import { OrderPages, type World } from "#test/support/order-pages.ts";

const line = new Line();
const kept = new Storage();
const backend = new OrderBackend([]);
const world: World = { backend, network: new Network(backend), locks: new Locks(), window: new ModelWindow() };
standIn({ window: world.window, localStorage: kept, BroadcastChannel: line.Channel });

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
      const call = pages.leave(tab, pathname, data, { query, key: headers["Idempotency-Key"] ?? "" });
      return world.network.ask(tab, pathname, data, call);
    };
  },
}));

/** Opens a tab that shares the browser's locks with the other one. */
async function open(tab: number) {
  door.tab = tab;
  vi.doMock("#lib/browser.ts", async (original) => ({
    ...(await original<object>()),
    withLock: <T>(name: string, action: () => Promise<T>) => world.locks.request(tab, name, action),
  }));
  // Each tab has a storage of its own.
  vi.doMock("#state/drafts/draft-storage.ts", async (original) => ({
    ...(await original<object>()),
    save: (_key: string, kept: KeptOrder) => pages.keep(tab, kept),
    load: () => null,
    remove: () => undefined,
  }));
  return openOrderTab();
}
const tabs = [await open(0), await open(1)] as const;
const pages = new OrderPages(tabs, world);

async function drain(): Promise<void> {
  do {
    await flush();
    while (world.network.outstanding.length > 0) {
      pages.hear(world.network.answer(0, "ok"), "ok");
      await flush();
    }
  } while (line.deliver());
}

const ROUNDS = 10;

/** A stubborn customer goes on until everybody is ordered for whom there is a place. */
async function comeToRest(): Promise<void> {
  await drain();
  for (let round = 0; round < ROUNDS && world.backend.open().length > 0; round += 1) {
    void tabs[0].shop.rereadCart();
    await drain();
    pages.check(0);
    await drain();
    pages.act({ does: "confirm", tab: 0 });
    pages.act({ does: "order", tab: 0 });
    await drain();
    pages.claim();
  }
  for (const tab of [0, 1]) {
    pages.look(tab);
    await drain();
  }
  pages.claim();
  const { ordered } = world.backend;
  expect(world.backend.open()).toEqual([]);
  expect(pages.purchases()).toHaveLength(ordered.size);
  expect(pages.purchases().reduce((total, value) => total + value, 0)).toBe(
    [...ordered.values()].reduce((total, { price }) => total + price, 0),
  );
}

async function take(step: OrderStep): Promise<void> {
  const { network } = world;
  if (step.does === "serve") network.serve(step.at);
  else if (step.does === "answer") pages.hear(network.answer(step.at, step.how), step.how);
  else if (step.does === "news") line.deliver();
  else if (step.does !== "backend") pages.act(step);
  else if (step.what === "idsAgain") pages.restoreDatabase();
  else if (step.what === "soldOut") world.backend.sellOut();
  else world.backend.interfere(step.what);
  await flush();
  pages.claim();
}

async function play(sizes: readonly number[], steps: readonly OrderStep[]): Promise<void> {
  world.backend = new OrderBackend(sizes);
  world.network = new Network(world.backend);
  world.window.dataLayer = [];
  line.clear();
  kept.clear();
  world.locks.clear();
  pages.begin();
  await drain();
  for (const step of steps) await take(step);
  await comeToRest();
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
