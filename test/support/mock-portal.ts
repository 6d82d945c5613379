import { http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { createPortal, type Portal, type Selection } from "#mocks/model/portal.ts";
import { portalHandler } from "#mocks/serve/msw.ts";

/** Tuesday 10 March 2026, 09:00 in Berlin: the mock portal counts its dates from this day. */
const NOW = new Date("2026-03-10T08:00:00Z");

/** Leaves every request without an answer. */
const nobody = http.all("*", () => undefined);

/**
 * One msw server for all files of a worker, started before any of their code and never stopped: msw replaces `Request`
 * while a server runs, and axios keeps the `Request` that it finds when it is loaded.
 */
const door = setupServer(nobody);
door.listen({ onUnhandledRequest: "error" });

/**
 * Answers the requests of a file's tests by the mock portal: unknown requests fail the test, each test starts with a
 * fresh portal and the clock at NOW. Retries are immediate.
 */
export function useMockPortal(start: Partial<Selection> = {}): Portal {
  const selection = { customer: "admin", scenario: "normal", today: "2026-03-10", ...start } as const;
  const portal = createPortal({ ...selection, wait: () => Promise.resolve() });
  beforeAll(() => door.resetHandlers(portalHandler(portal)));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: NOW });
    portal.select(selection);
    portal.reset();
  });
  afterEach(() => door.resetHandlers());
  afterAll(() => door.resetHandlers(nobody));
  return portal;
}
