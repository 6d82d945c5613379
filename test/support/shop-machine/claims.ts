import { orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import { isOrdered, type OrderPerson } from "#domain/order/order-outcome.ts";
import { sumFaults } from "./bill.ts";
import { cartOf } from "./server.ts";
import { answer, deliver, namedTo, tellOrder, tell, type Tab, type World } from "./world.ts";

const idsOf = ({ recipients }: CartItem): number[] =>
  recipients.flatMap(({ recipientId }) => (typeof recipientId === "number" ? [recipientId] : []));

/** Errors in what a page says of its order. */
function shownOrderFaults({ server, intents }: World, { shop: { order }, out }: Tab): string[] {
  if (order.state === "asking") return [];
  const known = order.people.filter(({ recipientId }) => server.ordered[String(recipientId)] !== undefined);
  const others = order.people.filter((person) => !known.includes(person));
  const sending = order.people.filter(({ step }) => step === "sending");
  return [
    ...others.filter(isOrdered).map(({ recipientId }) => `${recipientId} is said to be ordered and is not`),
    ...known
      .filter(
        (person) =>
          person.step === "booked" && server.ordered[String(person.recipientId)]?.as !== orderTypeOf(person.item),
      )
      .map(({ recipientId }) => `${recipientId} is said to be ordered as something else`),
    // People whom another page has sent may be called open until this page has asked.
    ...known
      .filter(({ step, recipientId }) => step === "gone" && intents[String(recipientId)] !== undefined)
      .map(({ recipientId }) => `${recipientId} is ordered and said not to be`),
    ...(sending.length > 1 ? ["Two people are ordered at once"] : []),
    ...(sending.length === 1 && out.every(({ request }) => request.kind !== "order" && request.kind !== "ask")
      ? ["Somebody is being ordered for ever"]
      : []),
  ];
}

/** The claims that do not hold in a world, whatever has happened in it; none if all is well. */
export function broken(world: World): readonly string[] {
  const { server, tabs, faults } = world;
  const found = [...faults];
  const there = server.items.flatMap(idsOf);
  if (new Set(there).size < there.length) found.push("Somebody is at the backend twice under one id");
  const claimed = new Set<number | string>();
  for (const id of world.pushed)
    if (server.ordered[id]?.as !== "booking") found.push(`A purchase of ${id} is told that is none`);
  if (new Set(world.pushed).size < world.pushed.length) found.push("A purchase is told twice");
  for (const [at, tab] of tabs.entries()) {
    const { shop, told, out } = tab;
    const isTrue = shop.pending.length === 0 && shop.base?.version === server.version;
    found.push(...shownOrderFaults(world, tab));
    found.push(...sumFaults(shop, namedTo(world, at), isTrue ? server.items : null));
    for (const [ticket, ends] of Object.entries(told)) {
      const isMove = ticket.startsWith("m") || ticket.startsWith("u");
      if (ends.length > 1 && !isMove) found.push(`${ticket} was told twice`);
    }
    for (const { id, people, state, to } of shop.moves) {
      const back = state === "done" ? (world.back[id] ?? []) : [];
      if (shop.base?.items.flatMap(idsOf).some((one) => back.includes(one)) === true)
        found.push("A move is said to be taken back, and somebody stands where it led to");
      const made = shop.base?.items.filter(({ recipients }) =>
        people.some(({ madeId }) => madeId !== null && recipients.some(({ recipientId }) => recipientId === madeId)),
      );
      if (state === "done" && people.some(({ madeId }) => madeId === null))
        found.push("Somebody is said to have moved, and has not arrived");
      if (state === "done" && made?.some((item) => orderTypeOf(item) !== to.type) === true)
        found.push("Somebody is said to have moved, and stands there as something else");
      const arrived = people.flatMap(({ madeId }) => (madeId === null ? [] : [String(madeId)]));
      if (new Set(arrived).size < arrived.length) found.push("One who has arrived is taken for two who move");
      for (const { fromId, madeId } of people) {
        if (madeId !== null) {
          if (claimed.has(madeId) && fromId === null) found.push(`${madeId} is taken for two people`);
          claimed.add(madeId);
        }
      }
    }
    const ids = (shop.base?.items ?? []).flatMap(({ itemId, recipients }) => [
      itemId,
      ...recipients.map((one) => one.recipientId),
    ]);
    if (ids.some((id) => typeof id === "string")) found.push("A temporary id stands for the truth");
    if (shop.pending.length === 0 && shop.shown !== shop.base)
      found.push("Nothing is under way, and something else is shown");
    const isOwn = (ticket: string): boolean => shop.pending.some((asked) => asked.ticket === ticket);
    const writes = out.filter(({ request }) => request.kind === "write" && isOwn(request.asked.ticket));
    if (writes.length > 1) found.push("Two writes of a page are under way");
    const waits = shop.pending.some(({ isSent }) => isSent) || shop.waiting !== null || shop.pending.length === 0;
    if (!waits && out.length === 0) found.push("Something waits that nobody sends");
  }
  return found;
}

const isOrderedAt = ({ ordered }: World["server"], { recipientId }: OrderPerson): boolean =>
  ordered[String(recipientId)] !== undefined;

/** Whether a person is at the backend or kept by a move. The comment identifies them, because their ids change. */
function isKept({ server, tabs }: World, comment: string): boolean {
  const isMeant = (given: { readonly comment: string | null }): boolean => given.comment === comment;
  return (
    server.items.some(({ recipients }) => recipients.some(isMeant)) ||
    tabs.some(({ shop }) => shop.order.people.some((one) => isMeant(one.recipient) && isOrderedAt(server, one))) ||
    tabs.some(({ shop }) =>
      shop.moves.some(({ state, people }) => state !== "done" && people.some((mover) => isMeant(mover.recipient))),
    )
  );
}

/** Brings a world to rest: every request is answered, and each page reads the cart. */
function rest(start: World): World {
  let world = start;
  const drain = (): void => {
    for (let round = 0; round < 200; round += 1) {
      const at = world.tabs.findIndex(({ out }) => out.length > 0);
      if (at >= 0) world = answer(world, at, 0, "ok");
      else if (world.line.length > 0) world = deliver(world);
      else return;
    }
    throw new Error("It comes to no end");
  };
  drain();
  world.tabs.forEach((_tab, at) => {
    world = tell(world, at, {
      kind: "read",
      cart: cartOf(world.server),
      since: world.tabs[at]?.shop.accepted ?? 0,
      own: world.server.version,
    });
  });
  drain();
  world.tabs.forEach((_tab, at) => {
    world = tellOrder(world, at, { kind: "check" });
    drain();
  });
  return world;
}

/** The claims that do not hold once a world is at rest. @param comments of the people whom nobody has removed */
export function brokenAtRest(start: World, comments: readonly string[]): readonly string[] {
  const world = rest(start);
  const found = [...broken(world)];
  const truth = JSON.stringify(world.server.items);
  for (const { shop } of world.tabs) {
    if (JSON.stringify(shop.shown?.items) !== truth) found.push("A page shows another cart than the backend has");
    if (shop.pending.length > 0 || shop.waiting !== null) found.push("Something is under way for ever");
    for (const { state } of shop.moves) if (state === "running") found.push("A move runs for ever");
    if (shop.order.state === "running" || shop.order.state === "asking") found.push("An order runs for ever");
  }
  const bought = Object.values(world.server.ordered).filter(({ as }) => as === "booking").length;
  // After a change of person, the purchases of the first one are no longer reported.
  const isOnePerson = world.tabs.every(({ shop }) => shop.person === undefined);
  if (isOnePerson && world.pushed.length !== bought)
    found.push(`${world.pushed.length} purchases are told of ${bought}`);
  for (const comment of comments)
    if (!isKept(world, comment)) found.push(`${comment} is lost: in no entry, and no move keeps them`);
  return found;
}
