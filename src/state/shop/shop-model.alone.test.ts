import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import type { KeptOrder } from "#domain/order/kept-order.ts";
import { Backend } from "#test/support/shop-tabs/backend.ts";
import { Locks, SharedStorage } from "#test/support/shop-tabs/browser.ts";
import { Line, Network } from "#test/support/shop-tabs/network.ts";
import { Pages } from "#test/support/shop-tabs/pages.ts";
import { flush, ModelWindow, openTab, standIn } from "#test/support/shop-tabs/tab.ts";
import { backendAt, SHOPS, type Step, type World } from "#test/support/shop-tabs/world.ts";

const line = new Line();
const kept = new SharedStorage();
/** What the second shop asks for everything at first. */
const DEARER = 1000;
const backendsOf = (sizes: readonly number[]) => [new Backend(sizes, "A"), new Backend(sizes, "B", DEARER)] as const;
const networkOf = (backends: World["backends"]): World["network"] =>
  new Network((path, body, call) => backendAt(backends, path).handle(path, body, call));
const none = backendsOf([]);
const world: World = { backends: none, network: networkOf(none), locks: new Locks(), window: new ModelWindow() };
standIn({ window: world.window, localStorage: kept, BroadcastChannel: line.Channel });

const asking = vi.hoisted(() => ({ tab: 0 }));

interface Request {
  readonly url?: string;
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

vi.mock("#api/transport.ts", () => ({
  createTransport: () => {
    const { tab } = asking;
    return ({ url = "", data, headers = {} }: Request) => {
      const { pathname, searchParams: query } = new URL(url);
      const call = pages.leave(tab, pathname, data, { query, key: headers["Idempotency-Key"] ?? "" });
      return world.network.ask(tab, pathname, data, call);
    };
  },
}));

/** Opens a tab that shares the browser's locks with the other one. */
async function open(tab: number) {
  asking.tab = tab;
  vi.doMock("#lib/browser.ts", async (original) => ({
    ...(await original<object>()),
    withLock: <T>(name: string, action: () => Promise<T>) => world.locks.request(tab, name, action),
  }));
  // Each tab has a storage of its own.
  vi.doMock("#state/drafts/draft-storage.ts", async (original) => ({
    ...(await original<object>()),
    saveDraft: (key: string, kept: KeptOrder) => pages.storage(tab).set(key, kept),
    loadDraft: (key: string) => pages.storage(tab).get(key) ?? null,
    removeDraft: (key: string) => pages.storage(tab).delete(key),
  }));
  return openTab();
}
const tabs = [await open(0), await open(1)] as const;
const pages = new Pages(tabs, world);

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

/** A stubborn customer goes on in a shop until everybody is ordered for whom there is a place. */
async function comeToRestIn(shop: 0 | 1): Promise<void> {
  const backend = world.backends[shop];
  for (let round = 0; round < ROUNDS && backend.open().length > 0; round += 1) {
    void tabs[0].shop.rereadCart();
    await drain();
    pages.check(0);
    await drain();
    pages.act({ kind: "confirm", tab: 0 });
    pages.act({ kind: "order", tab: 0 });
    await drain();
    pages.claim();
  }
  for (const tab of [0, 1] as const) {
    // One tab has ordered; the other knows it from that tab alone.
    pages.claimTruth(tab);
    pages.look(tab);
    await drain();
  }
  pages.claim();
  expect(backend.open()).toEqual([]);
}

/** What was ordered in one shop is no business of the other, which whoever has been there goes back to at last. */
async function comeToRest(hasBeenInBoth: boolean): Promise<void> {
  await drain();
  for (const shop of hasBeenInBoth ? ([0, 1] as const) : ([0] as const)) {
    for (const tab of [0, 1]) pages.reload(tab, SHOPS[shop]);
    await drain();
    await comeToRestIn(shop);
  }
  const ordered = world.backends.flatMap((backend) => [...backend.ordered.values()]);
  expect(pages.purchases()).toHaveLength(ordered.length);
  expect(pages.purchases().reduce((total, value) => total + value, 0)).toBe(
    ordered.reduce((total, { price }) => total + price, 0),
  );
}

async function take(step: Step): Promise<void> {
  const { network } = world;
  if (step.kind === "serve") network.serve(step.at);
  else if (step.kind === "answer") pages.hear(network.answer(step.at, step.how), step.how);
  else if (step.kind === "news") line.deliver();
  else if (step.kind === "idsAgain") pages.restoreDatabase();
  else if (step.kind === "backend") world.backends[0].interfere(step.what);
  else pages.act(step);
  await flush();
  pages.claim();
}

async function play(sizes: readonly number[], steps: readonly Step[]): Promise<void> {
  world.backends = backendsOf(sizes);
  world.network = networkOf(world.backends);
  world.window.dataLayer = [];
  line.clear();
  kept.clear();
  world.locks.clear();
  pages.begin();
  await drain();
  for (const step of steps) await take(step);
  await comeToRest(steps.some(({ kind: done }) => done === "otherShop"));
}

const tab = fc.nat({ max: 1 });
const at = fc.nat({ max: 3 });
const oneOf = <const Name extends string>(...given: Name[]) => fc.constantFrom(...given);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: oneOf("order"), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: oneOf("confirm", "refresh", "small", "reload", "look"), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: oneOf("otherShop"), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: oneOf("again"), tab, at }) },
  { weight: 4, arbitrary: fc.record({ kind: oneOf("add", "add", "edit", "removePerson", "delete"), tab, at }) },
  { weight: 2, arbitrary: fc.record({ kind: oneOf("addAgain"), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: oneOf("serve"), at }) },
  { weight: 9, arbitrary: fc.record({ kind: oneOf("answer"), at, how: oneOf("ok") }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: oneOf("answer"),
      at,
      how: oneOf("lost", "never", "500", "500after", "401", "429", "html", "redirect", "sent-on"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: oneOf("news") }) },
  { weight: 1, arbitrary: fc.record({ kind: oneOf("idsAgain") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: oneOf("backend"),
      what: oneOf("price", "soldOut", "removePerson", "removeEntry", "anotherCart"),
    }),
  },
);

const failing = fc.record({
  kind: oneOf("answer"),
  at: fc.constant(0),
  how: oneOf("lost", "500", "500after", "429"),
});
/** People of whom some meet with something, and a further try: chance alone puts these together too rarely. */
const retried: fc.Arbitrary<Step[]> = fc
  .record({ tab, answers: fc.array(failing, { minLength: 3, maxLength: 8 }) })
  .map(({ tab: by, answers }) => [
    { kind: "add", tab: by, at: 0 },
    { kind: "add", tab: by, at: 0 },
    ...answers,
    { kind: "addAgain", tab: by },
  ]);
const history: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof({ weight: 30, arbitrary: step.map((one) => [one]) }, { weight: 4, arbitrary: retried }), {
    maxLength: 24,
  })
  .map((parts) => parts.flat());

const sizes = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 });

it(
  "adds and orders everybody once, and says and tells only what is so, whatever customer, tabs, network and backend do",
  { timeout: 300_000 },
  async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await fc.assert(fc.asyncProperty(sizes, history, play), {
      seed: 20_261_123,
      numRuns: Number(process.env.RUNS ?? 3000),
    });
  },
);
