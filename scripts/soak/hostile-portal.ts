import { createPortal, type MockRequest, type MockResponse, type Portal } from '#mocks/portal.ts';
import type { Fate } from './kinds.ts';

interface Sent {
  readonly recipient: { readonly firstname: string | null; readonly lastname: string | null };
}

/** What a backend saw of the orders of one run. */
export interface Orders {
  /** `checkout` calls that arrived. */
  readonly calls: number;
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
}

const HELD_MS = 250;
const CHECKOUT = '/order-api/online-fax';
const broken: MockResponse = { status: 0, headers: {}, body: '' };
const failed: MockResponse = { status: 500, headers: { 'content-type': 'application/json' }, body: '{"message":"Something went wrong on the server"}' };
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => {
  setTimeout(resolve, milliseconds);
});

const personOf = (request: MockRequest): string => {
  const { recipient } = JSON.parse(String(request.body)) as Sent;
  return `${recipient.firstname ?? ''} ${recipient.lastname ?? ''}`;
};

/**
 * A mock portal between which and the page a hostile network stands. A person counts as ordered twice also where the mock portal
 * refuses the second order (403): a backend that goes by the key alone would have taken it.
 */
export function hostilePortal(): HostilePortal {
  const portal = createPortal({ customer: 'guest' });
  let fates: readonly (Fate | null)[] = [];
  let calls = 0;
  let refusals = 0;
  let lost = 0;
  let keys = new Map<string, Set<string>>();
  let onHeld: (() => void)[] = [];
  const take = async (request: MockRequest): Promise<MockResponse | null> => {
    const response = await portal.handle(request);
    const person = personOf(request);
    if (response?.status === 409) refusals += 1;
    if (response?.status === 200 || response?.status === 403) keys.set(person, (keys.get(person) ?? new Set()).add(request.headers?.['idempotency-key'] ?? ''));
    return response;
  };
  const handle = async (request: MockRequest): Promise<MockResponse | null> => {
    if (request.method !== 'POST' || request.url !== CHECKOUT) return portal.handle(request);
    const fate = fates[calls] ?? null;
    calls += 1;
    if (fate === 'cut' || fate === 'error' || fate === 'unsent') lost += 1;
    if (fate === 'error') return failed;
    if (fate === 'unsent') return broken;
    if (fate === 'held') {
      for (const tell of onHeld.splice(0)) tell();
      await pause(HELD_MS);
    }
    const response = await take(request);
    return fate === 'cut' ? broken : response;
  };
  return {
    portal: { ...portal, handle },
    begin: (planned) => {
      portal.reset();
      fates = planned;
      calls = 0;
      refusals = 0;
      lost = 0;
      keys = new Map();
      onHeld = [];
    },
    orders: () => ({ calls, refusals, lost, byPerson: new Map([...keys].map(([person, used]) => [person, used.size])) }),
    heldOne: (milliseconds) => Promise.race([new Promise<void>((resolve) => onHeld.push(resolve)), pause(milliseconds)]),
  };
}
