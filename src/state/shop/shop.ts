import { cartResource, cartSmallResource } from "#api/cart.ts";
import { ApiError } from "#api/errors.ts";
import type { Resource } from "#api/resource.ts";
import type { CartChange } from "#domain/cart/cart.ts";
import { isSettled } from "#domain/shop/asked.ts";
import { stepCart, type Command } from "#domain/shop/machine.ts";
import type { OrderEffect } from "#domain/shop/order-state.ts";
import type { AskedChange, CartEnd, CartReading, Effect, Shop, Stepped } from "#domain/shop/state.ts";
import { randomKey } from "#lib/digest.ts";
import type { PageEventName } from "#lib/page-event.ts";
import { ofPage } from "#lib/page-values.ts";
import { awaitRead, readFresh } from "#state/reads.ts";
import { cartChannel, noteFirstRead, noteOwnVersion, ownVersionOf, sendChange } from "#state/shop/shop-calls.ts";
import { keepKeys, keepMoves, keptKeys, keptMoves } from "#state/shop/shop-kept.ts";
import { tellSaved } from "#state/shop/shop-saved.ts";
import { usePortal, type PortalState } from "#state/store.ts";

/** How a change of the cart ended, as views see it: one that was never sent has failed. */
export type CartChanged = Exclude<CartEnd<ApiError>, { state: "notSent" }>;

interface Asker {
  readonly anchor: HTMLElement;
  readonly tell: (changed: CartChanged) => void;
}

/** The code for ordering, which only pages with a checkout load. */
interface Ordering {
  readonly step: (shop: Shop, command: Command) => Stepped;
  readonly run: (effect: OrderEffect) => void;
}

const joined: { ordering: Ordering | null } = { ordering: null };

/** Adds the order to the cart's state machine and its effects, for pages with a checkout. */
export function joinOrdering(ordering: Ordering): void {
  joined.ordering = ordering;
}

/** What the state machine cannot hold. */
const outside = ofPage(() => ({
  /** Callers that wait for their change, by its ticket. */
  askers: new Map<string, Asker>(),
  areMovesKept: true,
  /** The pending reading of each kind. */
  flights: new Map<CartReading, Promise<boolean>>(),
  /** The turn of the page in which each kind was last read, by which the first reading of a turn is recognised. */
  turns: new Map<CartReading, number>(),
}));

/** The cart as it is known now. */
export const shopNow = (): Shop => usePortal.getState().cart;

/** Passes a command to the cart's state machine and runs the effects that follow. */
export function dispatch(command: Command): void {
  const before = shopNow();
  const [after, effects] = (joined.ordering?.step ?? stepCart)(before, command);
  if (after !== before) usePortal.setState({ cart: after });
  if (after.moves !== before.moves) outside().areMovesKept = keepMoves(after);
  if (after.keys !== before.keys) keepKeys(after);
  askBeforeLeaving(after);
  for (const effect of effects) run(effect);
  // A caller that was told may send another change at once, so this waits for the next task.
  if (isSettled(after) && !isSettled(before)) setTimeout(tellSaved);
}

function run(effect: Effect): void {
  switch (effect.kind) {
    case "send":
      void send(effect.asked);
      break;
    case "reread":
      void rereadCart().then((isRead) => dispatch({ kind: "reread", isRead }));
      break;
    case "tell":
      tell(effect.ticket, effect.end);
      break;
    case "note":
      if (effect.isFirst) noteFirstRead(effect.cart);
      else noteOwnVersion(effect.cart);
      break;
    case "announce":
      cartChannel.tell(effect.news);
      break;
    case "count":
      fireCartChanged(effect.count);
      break;
    case "order":
      joined.ordering?.run(effect.effect);
      break;
    default:
      effect satisfies never;
  }
}

async function send(asked: AskedChange): Promise<void> {
  const { ticket, part } = asked;
  const asker = outside().askers.get(part?.move ?? ticket);
  const sent = await sendChange(asked, asker?.anchor ?? document.body, shopNow);
  const own = sent?.state === "done" ? ownVersionOf(sent.data) : null;
  dispatch({ kind: "answered", ticket, sent, own });
}

/** The end of a change for its view: a change that was never sent failed on our side. */
function changedOf(end: CartEnd): CartChanged {
  if (end.state === "notSent")
    return { state: "failed", error: new ApiError("aborted", "cart", end.why), isReread: false };
  // The state machine returns the error object that `sendChange` gave it.
  return end as CartChanged;
}

function tell(ticket: string, end: CartEnd): void {
  const asker = outside().askers.get(ticket);
  outside().askers.delete(ticket);
  asker?.tell(changedOf(end));
}

/** Reads a resource of the cart; the first reading may use one that was begun elsewhere, each later one is new. */
async function readAs<T>(
  of: CartReading,
  resource: Resource<T>,
  isFirst: boolean,
  take: (data: T) => Command,
): Promise<boolean> {
  const { turn } = shopNow();
  const asked = await (isFirst ? awaitRead(resource, {}) : readFresh(resource));
  if (turn !== shopNow().turn) return false;
  if (asked.state === "ready") dispatch(take(asked.data));
  else {
    const calledOff = new ApiError("aborted", "cart", "The reading was called off");
    dispatch({ kind: "readFailed", error: asked.state === "failed" ? asked.error : calledOff, of });
  }
  return asked.state === "ready";
}

function read(reading: CartReading, isFirst: boolean): Promise<boolean> {
  if (reading === "small")
    return readAs("small", cartSmallResource, isFirst, (small) => ({ kind: "readSmall", small }));
  const { accepted: since } = shopNow();
  dispatch({ kind: "reading" });
  return readAs("cart", cartResource, isFirst, (cart) => ({ kind: "read", cart, since, own: ownVersionOf(cart) }));
}

/** Whether a reading is pending, by default one of the whole cart. */
export const isReading = (reading: CartReading = "cart"): boolean => outside().flights.has(reading);

/**
 * Reads the cart; a pending reading of the same kind is shared. Never throws.
 * @returns whether it could be read
 */
export function loadCart(reading: CartReading = "cart"): Promise<boolean> {
  const { turn } = shopNow();
  const { flights, turns } = outside();
  const isFirst = turns.get(reading) !== turn;
  turns.set(reading, turn);
  const flight = flights.get(reading) ?? read(reading, isFirst).finally(() => flights.delete(reading));
  flights.set(reading, flight);
  return flight;
}

/**
 * Reads the cart again. A pending reading may have been sent before the change of interest, so it is only waited for.
 * Never throws.
 * @returns whether it could be read
 */
export function rereadCart(reading: CartReading = "cart"): Promise<boolean> {
  const flight = outside().flights.get(reading);
  return flight === undefined ? loadCart(reading) : flight.then(() => loadCart(reading));
}

/** Fires `portal:cart-changed` (contract-public section 1); never for the first reading. */
const fireCartChanged = (count: number): boolean =>
  document.dispatchEvent(new CustomEvent("portal:cart-changed" satisfies PageEventName, { detail: { count } }));

/** Whether a change of the cart or an order is pending that would be lost if the page were left. */
const isUnderWay = (shop: Shop): boolean =>
  !isSettled(shop) || shop.order.state === "running" || !outside().areMovesKept;

/** Makes the browser ask in its own words before the page is left. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (isUnderWay(shopNow())) event.preventDefault();
}

function askBeforeLeaving(shop: Shop): void {
  if (isUnderWay(shop)) window.addEventListener("beforeunload", onBeforeUnload);
  else window.removeEventListener("beforeunload", onBeforeUnload);
}

/** Gives the cart the page's person, and loads the moves that this person left unfinished. */
function noticePerson({ person }: Pick<PortalState, "person">): void {
  const { state } = person;
  const id = state === "known" ? person.userId : state === "guest" ? null : undefined;
  if (id === undefined || id === shopNow().person) return;
  const [moves, keys] = [keptMoves(id), keptKeys(id)];
  dispatch({ kind: "person", person: id });
  if (shopNow().person === id) dispatch({ kind: "kept", moves, keys });
}

usePortal.subscribe((now, before) => {
  if (now.person !== before.person || now.cart.person !== before.cart.person) noticePerson(now);
});

/** Loads the keys of a visit without a person, as on pages of which no widget asks who is there. */
function recallKeys({ person, keys }: Shop): void {
  if (person === undefined && Object.keys(keys).length === 0)
    dispatch({ kind: "kept", moves: [], keys: keptKeys(null) });
}

/** Shows a change at once and sends it in its turn; a refusal undoes it. Never throws. */
export function changeCart(change: CartChange, anchor: HTMLElement): Promise<CartChanged> {
  const ticket = randomKey();
  recallKeys(shopNow());
  return new Promise((told) => {
    outside().askers.set(ticket, { anchor, tell: told });
    dispatch({ kind: "ask", ticket, change, key: ticket });
  });
}

/**
 * Begins, continues or undoes a move. @returns how it ended; if it is unfinished, cart and move show how far it came
 */
export function runMove(
  command: Extract<Command, { kind: "move" | "goOn" }> | { readonly kind: "takeBack"; readonly id: string },
  anchor: HTMLElement,
): Promise<CartChanged> {
  const id = command.kind === "goOn" ? command.id : command.kind === "move" ? command.move.id : randomKey();
  return new Promise((told) => {
    outside().askers.set(id, { anchor, tell: told });
    dispatch(command.kind === "takeBack" ? { ...command, as: id } : command);
  });
}

/**
 * Why the cart could not be read; null if it could. The state machine returns the error object of the failed reading.
 */
export const loadError = ({ load }: Pick<Shop, "load">): ApiError | null =>
  load.state === "failed" ? (load.error as ApiError) : null;
