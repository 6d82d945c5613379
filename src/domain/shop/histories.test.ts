import * as fc from "fast-check";
import { expect, it } from "vitest";
import { digest } from "#lib/digest.ts";
import { broken, brokenAtRest } from "#test/support/shop-machine/claims.ts";
import { entry, person, recipient, type Server } from "#test/support/shop-machine/server.ts";
import { take, type Step } from "#test/support/shop-machine/steps.ts";
import type { World } from "#test/support/shop-machine/world-state.ts";
import { begin } from "#test/support/shop-machine/world.ts";

/** Two people of one name in a seminar: whoever counts by names loses one of them. */
const NAMESAKES = [11, 12];
const commentOf = (id: number): string => `Kommentar ${id}`;
const COMMENTS = NAMESAKES.map(commentOf);
const start = (server: Partial<Server>, tabs = 2): World =>
  begin(
    {
      items: [
        entry(
          1,
          1,
          "booking",
          NAMESAKES.map((id) => person(id, recipient("Nell", commentOf(id)))),
        ),
      ],
      ...server,
    },
    tabs,
  );

const tab = fc.nat({ max: 1 });
const at = fc.nat({ max: 3 });
const oneOf = <const Name extends string>(...given: Name[]) => fc.constantFrom(...given);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: oneOf("type"), tab, at, name: oneOf("Nell", "van  der Berg", "Bach") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: oneOf("add"),
      tab,
      event: fc.integer({ min: 1, max: 3 }),
      type: oneOf("booking", "waitingList", "reservation"),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: oneOf("wait", "rebook"), tab, at }) },
  { weight: 4, arbitrary: fc.record({ kind: oneOf("goOn", "takeBack", "reload", "undo"), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: oneOf("serve"), tab, at }) },
  { weight: 12, arbitrary: fc.record({ kind: oneOf("answer"), tab, at, how: oneOf("ok") }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: oneOf("answer"), tab, at, how: oneOf("refused", "lost", "never", "401", "400") }),
  },
  { weight: 4, arbitrary: fc.record({ kind: oneOf("order"), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: oneOf("orderAgain", "check", "confirm"), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: oneOf("news", "portal") }) },
  { weight: 1, arbitrary: fc.record({ kind: oneOf("rise", "revive") }) },
  { weight: 2, arbitrary: fc.record({ kind: oneOf("removePerson", "removeEntry"), tab, at }) },
  { weight: 2, arbitrary: fc.record({ kind: oneOf("expire"), what: oneOf("entry", "person", "person"), at }) },
  { weight: 2, arbitrary: fc.record({ kind: oneOf("open", "load", "loadSmall"), tab }) },
);

/** As long as they may be: by default none has more than ten steps. */
const histories = (of: typeof step) => fc.array(of, { maxLength: 30, size: "medium" });

/** Backends of every kind. */
const backend = fc.record({ holdsOnce: fc.boolean(), tidies: fc.boolean(), names: fc.boolean() });

/** Asked half a million times: an assertion of the test runner for each would cost more than the model. */
function allHolds(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join("; "));
}

it("loses nobody, and sends and says nothing that is not so, in 10,000 random histories", { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(histories(step), backend, (steps, kind) => {
      let world = start(kind);
      for (const one of steps) {
        world = take(world, one);
        allHolds(broken(world));
      }
      allHolds(brokenAtRest(world, COMMENTS));
    }),
    { seed: 20_261_126, numRuns: Number(process.env.RUNS ?? 10_000) },
  );
});

it("sends nothing of one person for another, in 2,000 random histories", { timeout: 300_000 }, () => {
  const withPersons = fc.oneof(
    { weight: 8, arbitrary: step },
    { weight: 2, arbitrary: fc.record({ kind: oneOf("person"), tab, who: oneOf("A", "B") }) },
  );
  fc.assert(
    fc.property(histories(withPersons), (steps) => {
      let world = start({});
      for (const one of steps) {
        world = take(world, one);
        allHolds(broken(world));
      }
      allHolds(brokenAtRest(world, []));
    }),
    { seed: 20_261_126, numRuns: Number(process.env.RUNS ?? 2000) },
  );
});

it("puts nobody twice into one entry, in 2,000 random histories of one page", { timeout: 300_000 }, () => {
  const onePage = step.map((one): Step => ("tab" in one ? { ...one, tab: 0 } : one));
  fc.assert(
    fc.property(histories(onePage), backend, (steps, kind) => {
      const { items } = steps.reduce(take, start(kind, 1)).server;
      for (const { recipients } of items) {
        const comments = recipients.flatMap(({ comment }) => comment ?? []);
        allHolds(new Set(comments).size < comments.length ? ["Somebody stands twice in an entry"] : []);
      }
    }),
    { seed: 20_261_126, numRuns: Number(process.env.RUNS ?? 2000) },
  );
});

it("takes nobody whom another page has brought back for one of its own, though their data are the same", () => {
  const steps: Step[] = [
    { kind: "undo", tab: 0 },
    { kind: "answer", tab: 0, at: 0, how: "ok" },
    // Nobody knows whether the first of the two has arrived.
    { kind: "answer", tab: 0, at: 0, how: "never" },
    { kind: "answer", tab: 0, at: 0, how: "never" },
    { kind: "news" },
    { kind: "undo", tab: 1 },
    { kind: "answer", tab: 1, at: 0, how: "ok" },
    { kind: "answer", tab: 1, at: 0, how: "ok" },
    { kind: "news" },
    { kind: "news" },
    { kind: "goOn", tab: 0 },
    { kind: "answer", tab: 0, at: 0, how: "ok" },
    { kind: "answer", tab: 0, at: 0, how: "ok" },
    { kind: "answer", tab: 0, at: 0, how: "ok" },
  ];
  const { server, tabs } = steps.reduce(take, start({ holdsOnce: false }));
  expect(tabs.flatMap(({ shop }) => shop.moves.map(({ state }) => state))).toEqual(["done", "done"]);
  expect(server.items.find(({ event }) => event?.eventId === 3)?.recipients).toHaveLength(4);
});

it("takes nobody whom another page has added for somebody in doubt of the same data", () => {
  const steps: Step[] = [
    { kind: "type", tab: 0, at: 0, name: "Bach" },
    { kind: "answer", tab: 0, at: 0, how: "never" },
    { kind: "answer", tab: 0, at: 0, how: "never" },
    { kind: "type", tab: 1, at: 0, name: "Bach" },
    { kind: "type", tab: 0, at: 0, name: "Bach" },
    { kind: "answer", tab: 1, at: 0, how: "ok" },
    { kind: "news" },
    { kind: "answer", tab: 0, at: 0, how: "ok" },
    { kind: "answer", tab: 0, at: 0, how: "ok" },
  ];
  const [first] = steps.reduce(take, start({})).server.items;
  expect(first?.recipients.map(({ lastname }) => lastname)).toEqual(["Nell", "Nell", "Bach", "Bach"]);
});

/** What can happen next in the small world: whatever a page offers, and each request served or answered in each way. */
function nextSteps({ tabs, line, names }: World, most: number): Step[] {
  const steps: Step[] = line.length > 0 ? [{ kind: "news" }] : [];
  if (names < most) steps.push({ kind: "expire", what: "person", at: 0 }, { kind: "expire", what: "entry", at: 0 });
  tabs.forEach(({ shop, out }, tab) => {
    if (names < most)
      steps.push(
        { kind: "wait", tab, at: 0 },
        { kind: "type", tab, at: 0, name: "Nell" },
        { kind: "add", tab, event: 1, type: "waitingList" },
        { kind: "removePerson", tab, at: 0 },
        { kind: "reload", tab },
        { kind: "open", tab },
      );
    if (shop.moves.some(({ state }) => state === "stuck")) steps.push({ kind: "goOn", tab }, { kind: "takeBack", tab });
    out.forEach(({ request, served }, at) => {
      if (served === null) steps.push({ kind: "serve", tab, at });
      const isRefusable =
        served === null &&
        (request.kind === "order" || (request.kind === "write" && "temporaryId" in request.asked.change));
      const isRead = request.kind === "read" || request.kind === "ask";
      const ways = isRead ? (["ok", "never"] as const) : (["ok", "lost", "never"] as const);
      for (const how of isRefusable ? ([...ways, "refused"] as const) : ways)
        if (how !== "never" || served === null || isRead) steps.push({ kind: "answer", tab, at, how });
    });
  });
  return steps;
}

/** What a page offers of an order. */
function orderSteps({ tabs, names }: World, most: number): Step[] {
  return tabs.flatMap(({ shop: { order, base } }, tab): Step[] => {
    const offered: Step[] = [{ kind: "reload", tab }];
    if (base !== null && base.items.length > 0) offered.push({ kind: "order", tab });
    if (names < most) offered.push({ kind: "removePerson", tab, at: 0 });
    if (order.people.some(({ step }) => step === "unknown")) offered.push({ kind: "check", tab });
    if (order.error !== null || order.people.some(({ step }) => step === "failed"))
      offered.push({ kind: "orderAgain", tab });
    return order.state === "running" || order.state === "asking" ? offered.slice(0, 1) : offered;
  });
}

/** Walks all histories of a world up to a depth; worlds that are alike are walked once. @returns how many there are */
function walkAll(world: World, depth: number, offers: (world: World) => readonly Step[]): number {
  const known = new Set<string>();
  let edge: World[] = [world];
  for (let level = 0; level < depth && edge.length > 0; level += 1) {
    const next: World[] = [];
    for (const one of edge)
      for (const step of offers(one)) {
        const after = take(one, step);
        const name = digest(JSON.stringify(after));
        if (known.has(name)) continue;
        known.add(name);
        allHolds(broken(after).map((fault) => `${fault} after ${JSON.stringify(step)} at depth ${level}`));
        next.push(after);
      }
    edge = next;
  }
  return known.size;
}

it.each([true, false])(
  "holds in all histories of a small world (a backend that holds an event once: %s)",
  (holdsOnce) => {
    const depth = Number(process.env.DEPTH ?? 5);
    const states = walkAll(start({ holdsOnce }), depth, (world) => nextSteps(world, 2));
    if (process.env.TELL !== undefined) console.log(`${states} states up to depth ${depth}`);
    expect(states).toBeGreaterThan(1000);
  },
  120_000,
);

it.each(["booking", "reservation"] as const)(
  "holds in all histories of two pages that order two namesakes (%s)",
  (type) => {
    const depth = Number(process.env.DEPTH ?? 6);
    const items = start({}).server.items.map((item) => ({ ...item, type }));
    const states = walkAll(start({ items }), depth, (world) => [...nextSteps(world, 0), ...orderSteps(world, 1)]);
    if (process.env.TELL !== undefined) console.log(`${states} states of orders up to depth ${depth}`);
    expect(states).toBeGreaterThan(1000);
  },
  120_000,
);
