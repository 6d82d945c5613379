import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createNodeDoor } from '#mocks/node.ts';
import { createPortal, type Portal, type Selection } from '#mocks/portal.ts';

/** Tuesday 10 March 2026, 09:00 in Berlin: the mock portal counts its dates from this day. */
export const NOW = new Date('2026-03-10T08:00:00Z');

/**
 * Puts the mock portal behind the tests of a file: unknown requests fail the test, each test starts with a fresh portal
 * and the clock at NOW. Retries wait for nothing.
 */
export function useMockPortal(start: Partial<Selection> = {}): Portal {
  const selection = { customer: 'admin', scenario: 'normal', today: '2026-03-10', ...start } as const;
  const portal = createPortal({ ...selection, wait: () => Promise.resolve() });
  const door = createNodeDoor(portal);
  beforeAll(() => door.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    portal.select(selection);
    portal.reset();
  });
  afterEach(() => door.resetHandlers());
  afterAll(() => door.close());
  return portal;
}
