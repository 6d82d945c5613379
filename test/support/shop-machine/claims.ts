import { orderTypeOf, type CartItem } from "#domain/entities/cart.ts";
import { isInCart, isOrdered, type OrderPerson } from "#domain/order/order-people.ts";
import { withLeft } from "#domain/shop/order.ts";
import { sumFaults } from "./bill.ts";
import { cartOf } from "./server.ts";
import { answer, deliver, namedTo, tellOrder, tell, type Tab, type World } from "./world.ts";

const idsOf = ({ recipients }: CartItem): number[] =>
  recipients.flatMap(({ recipientId }) => (typeof recipientId === "number" ? [recipientId] : []));

/** Errors in what a page says of its order; who the page knows to have left the cart may have been ordered anywhere. */
function shownOrderFaults({ server }: World, { shop, out }: Tab): string[] {
  const { order, base } = shop;
  if (order.state === "asking") return [];
  const people = withLeft(shop);
  const isOver = order.state !== "running";
  const isSeen = (person: OrderPerson): boolean => base !== null && isInCart(person, base);
  const known = people.filter(({ recipientId }) => server.ordered[String(recipientId)] !== undefined);
  const others = people.filter((person) => !known.includes(person));
  const sending = people.filter(({ step }) => step === "sending");
  // What the backend has refused is its last word here, until the customer tries again or finds another way.
  const open = known.filter(({ step }) => ["waiting", "failed", "changed", "gone"].includes(step));
  return [
    ...others.filter(isOrdered).map(({ recipientId }) => `${recipientId} is said to be ordered and is not`),
    ...known
      .filter(
        (person) =>
          person.step === "booked" && server.ordered[String(person.recipientId)]?.as !== orderTypeOf(person.item),
      )
      .map(({ recipientId }) => `${recipientId} is said to be ordered as something else`),
    ...open
      .filter((person) => person.step === "gone" || (isOver && base !== null && !isSeen(person)))
      .map(({ recipientId, step }) => `${recipientId} is ordered and said to be ${step}`),
    ...people
      .filter((person) => isOver && person.step === "gone" && isSeen(person))
      .map(({ recipientId }) => `${recipientId} is in the cart and said not to be`),
    ...(sending.length > 1 ? ["Two people are ordered at once"] : []),
    ...(order.state === "ended" && sending.length > 0 ? ["An order has ended, and somebody is being ordered"] : []),
    ...(sending.length === 1 && out.every(({ request }) => request.kind !== "order" && request.kind !== "ask")
      ? ["Somebody is being ordered for ever"]
      : []),
  ];
}

/** `text` if a claim does not hold. */
const unless = (holds: boolean, text: string): readonly string[] => (holds ? [] : [text]);

const areUnique = (ids: readonly unknown[]): boolean => new Set(ids).size === ids.length;

/** Errors in the purchases that were told. */
const purchaseFaults = ({ server, pushed }: World): readonly string[] => [
  ...pushed
    .filter((id) => server.ordered[id]?.as !== "booking")
    .map((id) => `A purchase of ${id} is told that is none`),
  ...unless(areUnique(pushed), "A purchase is told twice"),
];

/** Errors in what a page says of its moves. */
const moveFaults = ({ back }: World, { shop: { base, moves } }: Tab): readonly string[] =>
  moves.flatMap(({ id, people, state, to }) => {
    const arrived = people.flatMap(({ madeId }) => (madeId === null ? [] : [madeId]));
    const unique = unless(areUnique(arrived), "One who has arrived is taken for two who move");
    if (state !== "done") return unique;
    const items = base?.items ?? [];
    const isLeft = items.flatMap(idsOf).some((one) => back[id]?.includes(one) === true);
    const made = items.filter((item) => idsOf(item).some((one) => arrived.includes(one)));
    return [
      ...unique,
      ...unless(!isLeft, "A move is said to be taken back, and somebody stands where it led to"),
      ...unless(arrived.length === people.length, "Somebody is said to have moved, and has not arrived"),
      ...unless(
        made.every((item) => orderTypeOf(item) === to.type),
        "Somebody is said to have moved, and stands there as something else",
      ),
    ];
  });

/** People whom several moves claim to have made, in whatever page. */
function claimFaults({ tabs }: World): readonly string[] {
  const claimed = new Set<number | string>();
  const movers = tabs.flatMap(({ shop }) => shop.moves.flatMap(({ people }) => people));
  return movers.flatMap(({ fromId, madeId }) => {
    if (madeId === null) return [];
    const isFree = !claimed.has(madeId) || fromId !== null;
    claimed.add(madeId);
    return unless(isFree, `${madeId} is taken for two people`);
  });
}

/** Errors in the cart that a page shows. */
function cartFaults(world: World, tab: Tab): readonly string[] {
  const { base, load, pending, shown } = tab.shop;
  const isRead = tab.out.some(({ request }) => request.kind === "read" && request.of === "cart");
  const items = base?.items ?? [];
  const ids = items.flatMap(({ itemId, recipients }) => [itemId, ...recipients.map(({ recipientId }) => recipientId)]);
  const isTrue = pending.length === 0 && base?.version === world.server.version;
  return [
    ...sumFaults(tab.shop, namedTo(world, world.tabs.indexOf(tab)), isTrue ? world.server.items : null),
    ...unless(!ids.some((id) => typeof id === "string"), "A temporary id stands for the truth"),
    ...unless(pending.length > 0 || shown === base, "Nothing is under way, and something else is shown"),
    ...unless(base !== null || load.state === "failed" || isRead, "The cart loads for ever"),
    ...unless(load.state !== "loading" || isRead, "The cart is said to be read, and is not"),
    ...unless(base === null || load.state !== "failed" || load.of === "cart", "The cart is said not to be known"),
  ];
}

/** Errors in what a page sends and tells. */
function sendingFaults({ shop: { pending, waiting }, told, out }: Tab): readonly string[] {
  const isMove = (ticket: string): boolean => ticket.startsWith("m") || ticket.startsWith("u");
  const toldTwice = Object.entries(told).filter(([ticket, ends]) => ends.length > 1 && !isMove(ticket));
  const isOwn = (ticket: string): boolean => pending.some((asked) => asked.ticket === ticket);
  const writes = out.filter(({ request }) => request.kind === "write" && isOwn(request.asked.ticket));
  const waits = pending.some(({ isSent }) => isSent) || waiting !== null || pending.length === 0;
  return [
    ...toldTwice.map(([ticket]) => `${ticket} was told twice`),
    ...unless(writes.length <= 1, "Two writes of a page are under way"),
    ...unless(waits || out.length > 0, "Something waits that nobody sends"),
  ];
}

/** The claims that do not hold in a world, whatever has happened in it; none if all is well. */
export const broken = (world: World): readonly string[] => [
  ...world.faults,
  ...unless(areUnique(world.server.items.flatMap(idsOf)), "Somebody is at the backend twice under one id"),
  ...purchaseFaults(world),
  ...claimFaults(world),
  ...world.tabs.flatMap((tab) => [
    ...shownOrderFaults(world, tab),
    ...cartFaults(world, tab),
    ...sendingFaults(tab),
    ...moveFaults(world, tab),
  ]),
];

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

/** The claims that do not hold once a world is at rest. @param comments of the people who were in the cart at first */
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
    if (!isKept(world, comment) && !world.removed.includes(comment))
      found.push(`${comment} is lost: in no entry, and no move keeps them`);
  return found;
}
