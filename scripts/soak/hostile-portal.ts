import { createPortal, type MockRequest, type MockResponse, type Portal } from "#mocks/portal.ts";
import type { Fate } from "./kinds.ts";

interface Sent {
  readonly recipient: { readonly firstname: string | null; readonly lastname: string | null };
}

/** What a backend saw of the orders of one run. */
export interface Orders {
  /** `checkout` calls that arrived. */
  readonly calls: number;
  /** Keys that arrived: intents to order somebody. */
  readonly intents: number;
  /** How often each person was ordered by a backend that knows of keys alone, by name. */
  readonly byPerson: ReadonlyMap<string, number>;
  /** Refusals by 409. */
  readonly refusals: number;
  /** Answers that never came, or came as 500. */
  readonly lost: number;
}

export interface HostilePortal {
  readonly portal: Portal;
  /** Starts afresh, with the fates of the calls to come. */
  readonly begin: (fates: readonly (Fate | null)[]) => void;
  readonly orders: () => Orders;
  /** Resolves once a held `checkout` has arrived, or after the time. */
  readonly heldOne: (milliseconds: number) => Promise<void>;
  /** Lets those go on that are held; those that come later are held for a moment only. */
  readonly letGo: () => void;
  /** Resolves once each of these people is ordered. */
  readonly everybody: (people: readonly string[]) => Promise<void>;
}

/** Longest time that a `checkout` is held while nobody lets it go. */
const HELD_MS = 2000;
const MOMENT_MS = 20;
/** A browser asks a second time by itself where a connection that it has used before breaks: both have to. */
const BREAKS = 2;
const CHECKOUT = "/order-api/online-fax";
const broken: MockResponse = { status: 0, headers: {}, body: "" };
const failed: MockResponse = {
  status: 500,
  headers: { "content-type": "application/json" },
  body: '{"message":"Something went wrong on the server"}',
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

const personOf = (request: MockRequest): string => {
  const { recipient } = JSON.parse(String(request.body)) as Sent;
  return `${recipient.firstname ?? ""} ${recipient.lastname ?? ""}`;
};

const keyOf = (request: MockRequest): string => request.headers?.["idempotency-key"] ?? "";

/** What is counted of one run. */
class Ledger {
  /** Told when somebody has been ordered. */
  onOrdered: () => void = () => undefined;
  calls = 0;
  refusals = 0;
  lost = 0;
  private fated = 0;
  private readonly seen = new Set<string>();
  private readonly ordered = new Map<string, Set<string>>();
  private readonly breaking = new Map<string, { readonly fate: Fate; left: number }>();

  constructor(private readonly fates: readonly (Fate | null)[]) {}

  /** What becomes of a call: what was decided for its key, as long as that lasts, or the next fate. */
  fateOf(key: string): Fate | null {
    this.calls += 1;
    this.seen.add(key);
    const known = this.breaking.get(key);
    if (known !== undefined && known.left > 0) {
      known.left -= 1;
      return known.fate;
    }
    const fate = this.fates[this.fated] ?? null;
    this.fated += 1;
    if (fate !== null && fate !== "held") this.lost += 1;
    if (fate === "cut" || fate === "unsent") this.breaking.set(key, { fate, left: BREAKS - 1 });
    return fate;
  }

  /**
   * A person counts as ordered twice also where the mock portal refuses the second order: a backend that goes by the
   * key alone would have taken it.
   */
  note(person: string, key: string, status: number | undefined): void {
    if (status === 409) this.refusals += 1;
    if (status !== 200 && status !== 403) return;
    this.ordered.set(person, (this.ordered.get(person) ?? new Set()).add(key));
    this.onOrdered();
  }

  orders(): Orders {
    return {
      calls: this.calls,
      intents: this.seen.size,
      refusals: this.refusals,
      lost: this.lost,
      byPerson: new Map([...this.ordered].map(([person, keys]) => [person, keys.size])),
    };
  }
}

/** A mock portal between which and the page a hostile network stands. */
export function hostilePortal(): HostilePortal {
  const portal = createPortal({ customer: "guest" });
  const onHeld: (() => void)[] = [];
  let ledger = new Ledger([]);
  let held = gate();
  const handle = async (request: MockRequest): Promise<MockResponse | null> => {
    if (request.method !== "POST" || request.url !== CHECKOUT) return portal.handle(request);
    const current = ledger;
    const fate = current.fateOf(keyOf(request));
    if (fate === "error") return failed;
    if (fate === "unsent") return broken;
    if (fate === "held") {
      for (const tell of onHeld.splice(0)) tell();
      await Promise.race([held.opened, pause(HELD_MS)]);
      await pause(MOMENT_MS);
    }
    const response = await portal.handle(request);
    current.note(personOf(request), keyOf(request), response?.status);
    return fate === "cut" ? broken : response;
  };
  return {
    portal: { ...portal, handle },
    begin: (fates) => {
      portal.reset();
      held.open();
      held = gate();
      ledger = new Ledger(fates);
    },
    orders: () => ledger.orders(),
    heldOne: (milliseconds) =>
      Promise.race([new Promise<void>((resolve) => onHeld.push(resolve)), pause(milliseconds)]),
    letGo: () => held.open(),
    everybody: (people) =>
      new Promise((resolve) => {
        const current = ledger;
        current.onOrdered = () => {
          const { byPerson } = current.orders();
          if (people.every((person) => byPerson.has(person))) resolve();
        };
        current.onOrdered();
      }),
  };
}
