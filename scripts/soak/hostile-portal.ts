import { createPortal, type MockRequest, type MockResponse, type Portal } from "#mocks/portal.ts";
import type { Call, Fate } from "./kinds.ts";
import { Ledger, type Sent, type Told } from "./ledger.ts";
import { REQUEST, TOLD } from "./hands.ts";

export interface HostilePortal {
  readonly portal: Portal;
  /** Starts afresh, for a visitor who is logged in or not, with a ledger for what is to come. */
  readonly begin: (ledger: Ledger, isCustomer: boolean) => void;
  readonly ledger: () => Ledger;
  /** Resolves once a held call has arrived, or after the time. */
  readonly heldOne: (milliseconds: number) => Promise<void>;
  /** Lets those go on that are held; those that come later are held for a moment only. */
  readonly letGo: () => void;
  /** Resolves once each of these people is ordered. */
  readonly everybody: (people: readonly string[]) => Promise<void>;
  /** Resolves once no call has been dealt with for a while: one of a page that was left may still be on its way. */
  readonly quiet: () => Promise<void>;
}

/** Longest time that a call is held while nobody lets it go. */
const HELD_MS = 2000;
const MOMENT_MS = 20;
const SLOW_MS = 120;
export const LOGIN = "/anmelden";

const calls: Readonly<Record<string, Call>> = {
  "GET /order-api/get-shopping-cart": "cart",
  "POST /order-api/add-recipient": "recipientAdd",
  "POST /order-api/update-order-options": "orderOptions",
  "POST /order-api/online-fax": "checkout",
  "GET /order-api/order-state": "orderState",
};

const READ_CART = { method: "GET", url: "/order-api/get-shopping-cart" };

/** Their answers are the whole cart. */
const SHOWING: readonly Call[] = ["cart", "recipientAdd", "orderOptions"];

const json = { "content-type": "application/json" };
/** Answers of which nothing is done. */
const refusals: Readonly<Partial<Record<Fate, MockResponse>>> = {
  unsent: { status: 0, headers: {}, body: "" },
  error: { status: 500, headers: json, body: '{"message":"Something went wrong on the server"}' },
  session: { status: 401, headers: json, body: '{"message":"Nobody is logged in"}' },
  redirect: { status: 302, headers: { location: LOGIN }, body: "" },
};
/** What is refused because of a change goes on being refused until an answer has shown that change. */
const changed: MockResponse = { status: 409, headers: json, body: '{"reason":"changed","alternatives":[]}' };
/** Answers in place of what was done. */
const disguises: Readonly<Partial<Record<Fate, MockResponse>>> = {
  cut: { status: 0, headers: {}, body: "" },
  "sent-on": { status: 302, headers: { location: LOGIN }, body: "" },
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const keyOf = (request: MockRequest): string => request.headers?.["idempotency-key"] ?? "";

/** A mock portal between which and the page a hostile network stands. */
export function hostilePortal(): HostilePortal {
  const portal = createPortal({ customer: "guest" });
  const onHeld: (() => void)[] = [];
  let ledger = new Ledger(-1, {}, 0);
  let held = gate();
  let busy = 0;
  let isUnseen = false;
  const wait = async (fate: Fate | null): Promise<void> => {
    if (fate === "slow") await pause(SLOW_MS);
    if (fate !== "held") return;
    for (const tell of onHeld.splice(0)) tell();
    await Promise.race([held.opened, pause(HELD_MS)]);
    await pause(MOMENT_MS);
  };
  const carryOut = async (call: Call, request: MockRequest, current: Ledger): Promise<MockResponse | null> => {
    if (call !== "checkout") return portal.handle(request);
    const sent = JSON.parse(String(request.body)) as Sent;
    const note = current.arrives(sent, keyOf(request), portal.state().shop);
    const response = isUnseen ? changed : await portal.handle(request);
    isUnseen ||= response?.status === 409 && String(response.body).includes("changed");
    note(response?.status);
    return response;
  };
  const deal = async (call: Call, request: MockRequest): Promise<MockResponse | null> => {
    const current = ledger;
    const { fate, isRepeated } = current.fateOf(call, request.headers?.[REQUEST] ?? "");
    await wait(fate);
    const refused = fate === null ? undefined : refusals[fate];
    if (refused !== undefined) return refused;
    // No key tells a backend that a person is added once more; whether it does is not ours to try.
    const response =
      isRepeated && call === "recipientAdd" ? await portal.handle(READ_CART) : await carryOut(call, request, current);
    const disguise = fate === null ? undefined : disguises[fate];
    if (disguise === undefined && SHOWING.includes(call) && response?.status === 200) isUnseen = false;
    return disguise ?? response;
  };
  const handle = async (request: MockRequest): Promise<MockResponse | null> => {
    if (request.url === TOLD) {
      ledger.hears(JSON.parse(String(request.body)) as Told);
      return { status: 204, headers: {}, body: "" };
    }
    const call = calls[`${request.method} ${request.url.split("?")[0] ?? ""}`];
    if (call === undefined) return portal.handle(request);
    busy += 1;
    return deal(call, request).finally(() => (busy -= 1));
  };
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
    everybody: (people) =>
      new Promise((resolve) => {
        const current = ledger;
        current.onOrdered = () => {
          if (people.every((person) => current.ordered.has(person))) resolve();
        };
        current.onOrdered();
      }),
    quiet: async () => {
      for (let still = 0; still < SLOW_MS; still = busy > 0 ? 0 : still + MOMENT_MS) await pause(MOMENT_MS);
    },
  };
}
