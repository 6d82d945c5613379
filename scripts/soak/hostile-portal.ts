import { setTimeout as pause } from "node:timers/promises";
import { createPortal, type MockRequest, type MockResponse, type Portal } from "#mocks/model/portal.ts";
import { gate } from "#mocks/testing/gate.ts";
import { MOVING, type Call, type CallFault } from "./call-faults.ts";
import { Ledger, missing, type Sent, type Told } from "./ledger.ts";
import { REQUEST, TOLD } from "./page-actions.ts";

/** A mock portal that breaks calls and keeps a ledger of what it did. */
export interface HostilePortal {
  readonly portal: Portal;
  /** Resets the portal for a guest or a customer, with a ledger for this run. */
  readonly begin: (ledger: Ledger, isCustomer: boolean) => void;
  readonly ledger: () => Ledger;
  /** Resolves once a held call has arrived, or after this time. */
  readonly heldOne: (milliseconds: number) => Promise<void>;
  /** Releases the held calls; later ones are held for a moment only. */
  readonly letGo: () => void;
  /** Holds calls again until they are released. */
  readonly hold: () => void;
  /** Whether a call of a move is under way. */
  readonly isMoving: () => boolean;
  /** Whether all people with these labels are ordered. */
  readonly haveAll: (people: readonly string[]) => boolean;
  /** Resolves once no call has arrived for a while, because calls of a page that was left may still arrive. */
  readonly quiet: () => Promise<void>;
}

/** The longest time for which a call is held. */
const HELD_MS = 2000;
const MOMENT_MS = 20;
const SLOW_MS = 120;
export const LOGIN = "/anmelden";

const calls: Readonly<Record<string, Call>> = {
  "GET /order-api/get-shopping-cart": "cart",
  "POST /order-api/add-cart-item": "cartAdd",
  "POST /order-api/delete-cart-item": "cartDelete",
  "POST /order-api/add-recipient": "recipientAdd",
  "POST /order-api/delete-recipient": "recipientDelete",
  "POST /order-api/update-order-options": "orderOptions",
  "POST /order-api/online-fax": "checkout",
  "GET /order-api/order-state": "orderState",
  "GET /portal-api/events/#": "event",
  "GET /portal-api/events/#/recipients": "recipients",
};

const READ_CART = { method: "GET", url: "/order-api/get-shopping-cart" };

/** The calls whose answer is the whole cart. */
const SHOWING: readonly Call[] = ["cart", "orderOptions", ...MOVING];
/** These calls carry no idempotency key, so a backend cannot recognise a repetition; a soak does not test that. */
const MAKING: readonly Call[] = ["cartAdd", "recipientAdd"];

const json = { "content-type": "application/json" };
/** Answers of calls that are not executed. */
const refusals: Readonly<Partial<Record<CallFault, MockResponse>>> = {
  unsent: { status: 0, headers: {}, body: "" },
  error: { status: 500, headers: json, body: '{"message":"Something went wrong on the server"}' },
  session: { status: 401, headers: json, body: '{"message":"Nobody is logged in"}' },
  redirect: { status: 302, headers: { location: LOGIN }, body: "" },
  busy: { status: 429, headers: { ...json, "retry-after": "1" }, body: "{}" },
};
/** A call that was refused because of a change is refused until an answer has shown that change. */
const changed: MockResponse = { status: 409, headers: json, body: '{"reason":"changed","alternatives":[]}' };
/** Answers that hide that the call was executed. */
const disguises: Readonly<Partial<Record<CallFault, MockResponse>>> = {
  cut: { status: 0, headers: {}, body: "" },
  "sent-on": { status: 302, headers: { location: LOGIN }, body: "" },
  html: { status: 200, headers: { "content-type": "text/html" }, body: "<!doctype html><title>Wartung</title>" },
};

const keyOf = (request: MockRequest): string => request.headers?.["idempotency-key"] ?? "";

/** A mock portal behind a hostile network. */
export function hostilePortal(): HostilePortal {
  const portal = createPortal({ customer: "guest" });
  const onHeld: (() => void)[] = [];
  let ledger = new Ledger(-1, {}, 0);
  let held = gate();
  let busy = 0;
  let moving = 0;
  let isUnseen = false;
  const wait = async (callFault: CallFault | null): Promise<void> => {
    if (callFault === "slow") await pause(SLOW_MS);
    if (callFault !== "held") return;
    for (const tell of onHeld.splice(0)) tell();
    await Promise.race([held.wait(), pause(HELD_MS)]);
    await pause(MOMENT_MS);
  };
  const carryOut = async (call: Call, request: MockRequest, current: Ledger): Promise<MockResponse | null> => {
    if (call !== "checkout") return portal.handle(request);
    const sent = JSON.parse(String(request.body)) as Sent;
    const note = current.arrives(sent, keyOf(request), portal.state());
    const response = isUnseen ? changed : await portal.handle(request);
    isUnseen ||= response?.status === 409 && String(response.body).includes("changed");
    note(response?.status);
    return response;
  };
  const deal = async (call: Call, request: MockRequest): Promise<MockResponse | null> => {
    const current = ledger;
    const { callFault, isRepeated } = current.callFaultOf(call, request.headers?.[REQUEST] ?? "");
    await wait(callFault);
    const refused = callFault === null ? undefined : refusals[callFault];
    if (refused !== undefined) return refused;
    const response =
      isRepeated && MAKING.includes(call) ? await portal.handle(READ_CART) : await carryOut(call, request, current);
    const disguise = callFault === null ? undefined : disguises[callFault];
    if (disguise === undefined && SHOWING.includes(call) && response?.status === 200) isUnseen = false;
    return disguise ?? response;
  };
  const handle = async (request: MockRequest): Promise<MockResponse | null> => {
    if (request.url === TOLD) {
      ledger.hears(JSON.parse(String(request.body)) as Told);
      return { status: 204, headers: {}, body: "" };
    }
    const path = (request.url.split("?")[0] ?? "").replace(/(?<=\/events\/)\d+/, "#");
    const call = calls[`${request.method} ${path}`];
    if (call === undefined) return portal.handle(request);
    const isMove = MOVING.includes(call) ? 1 : 0;
    busy += 1;
    moving += isMove;
    return deal(call, request).finally(() => {
      busy -= 1;
      moving -= isMove;
    });
  };
  const haveAll = (people: readonly string[]): boolean =>
    missing(
      people,
      ledger.orders().map(({ label }) => label),
    ).length === 0;
  return {
    portal: { ...portal, handle },
    begin: (next, isCustomer) => {
      portal.select({ customer: isCustomer ? "admin" : "guest" });
      portal.reset();
      held.open();
      held = gate();
      isUnseen = false;
      ledger = next;
    },
    ledger: () => ledger,
    heldOne: (milliseconds) =>
      Promise.race([new Promise<void>((resolve) => onHeld.push(resolve)), pause(milliseconds)]),
    letGo: () => held.open(),
    hold: () => (held = gate()),
    isMoving: () => moving > 0,
    haveAll,
    quiet: async () => {
      for (let still = 0; still < SLOW_MS; still = busy > 0 ? 0 : still + MOMENT_MS) await pause(MOMENT_MS);
    },
  };
}
