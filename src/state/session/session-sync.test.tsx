import { act, waitFor } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lexiconResource } from "#api/content.ts";
import { eventsFuture, eventsPast } from "#api/events.ts";
import type { PathValues } from "#api/path.ts";
import { userResource } from "#api/people.ts";
import { configureClient } from "#api/request.ts";
import { readAnswer, type Resource } from "#api/resource.ts";
import { send } from "#api/write.ts";
import { useResource } from "#state/resources.ts";
import { checkSession, retrySession } from "#state/session/session-calls.ts";
import { syncSession } from "#state/session/session-sync.ts";
import { expireSession } from "#state/session/session.ts";
import { useCart, useCartSmall } from "#state/shop/use-shop.ts";
import { usePortal } from "#state/store.ts";
import { holdAnswers } from "#test/support/gate.ts";
import { mountHook } from "#test/support/hook.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";

const portal = useMockPortal();

let otherTab: BroadcastChannel;
let heard: unknown[];
let stop: () => void;

beforeEach(() => {
  heard = [];
  otherTab = new BroadcastChannel("kundenportal-session");
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(heardOf(data));
  configureClient({ onSettled: (call) => usePortal.setState((state) => ({ calls: [...state.calls, call] })) });
  stop = syncSession();
});

afterEach(() => {
  stop();
  otherTab.close();
  configureClient({ onSettled: () => undefined });
});

/** What a tab tells: `active` or `expired`, and whether it knows of whom. */
function heardOf(data: unknown): string {
  const { session, who } = data as { session: string; who: string | null };
  return who === null ? session : `${session} by name`;
}

const sessionState = (): string => usePortal.getState().session.state;
const callNames = (): string[] => portal.calls.map((call) => call.name);

/** Time for a message between tabs and what it sets off. */
async function tick(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const mountRead = (shown: Resource<unknown> = eventsFuture, values: PathValues = {}) =>
  mountHook(() => useResource(shown, values));

function look(): void {
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("tabs of one browser", () => {
  it("learn of the expiry and of the next login, once each", async () => {
    portal.select({ scenario: "expired" });
    const { result } = mountRead();
    await waitFor(() => expect(heard).toEqual(["expired"]));
    portal.select({ scenario: "normal" });
    act(() => result.current.reload());
    await waitFor(() => expect(heard).toEqual(["expired", "active", "active by name"]));
    act(() => result.current.reload());
    await waitFor(() => expect(callNames()).toHaveLength(5));
    expect(heard).toEqual(["expired", "active", "active by name"]);
  });

  it("hear of a login by the first answer of a fresh page", async () => {
    mountRead();
    await waitFor(() => expect(heard).toEqual(["active"]));
  });

  it("warn here when another saw the expiry, and go on here when another is logged in again", async () => {
    portal.select({ scenario: "expired" });
    const { result } = mountRead();
    await waitFor(() => expect(result.current.remote.state).toBe("failed"));
    await waitFor(() => expect(heard).toEqual(["expired"]));
    portal.select({ scenario: "normal" });
    otherTab.postMessage({ session: "active", who: null });
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    expect(sessionState()).toBe("active");
    portal.select({ scenario: "expired" });
    otherTab.postMessage({ session: "expired", who: null });
    await waitFor(() => expect(sessionState()).toBe("expired"));
    expect(heard).toEqual(["expired", "active by name", "expired by name"]);
  });

  it("take what another tells for a hint: while user names a person nothing has expired here", async () => {
    const { result } = mountRead();
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    otherTab.postMessage({ session: "expired", who: null });
    // The page did not know whose it is, and what it shows may be another person's.
    await waitFor(() => expect(callNames()).toEqual(["eventsFuture", "user", "eventsFuture"]));
    await tick();
    expect(sessionState()).toBe("active");
  });

  it("leave a public page alone, which has shown nobody: it turns not red, asks nothing and tells nothing", async () => {
    portal.select({ customer: "guest" });
    const { result } = mountRead(lexiconResource, { object: "lexicon" });
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    otherTab.postMessage({ session: "expired", who: null });
    await tick();
    expect(sessionState()).toBe("active");
    expect(callNames()).toEqual(["exports"]);
    expect(heard).toEqual([]);
  });

  it.each(["member", "guest"] as const)(
    "turn to a %s of whom they hear while their first question is under way",
    async (customer) => {
      const user = holdAnswers("/get-user");
      const { result } = mountRead(userResource);
      await waitFor(() => expect(callNames()).toEqual(["user"]));
      portal.select({ customer });
      otherTab.postMessage({ session: customer === "guest" ? "expired" : "active", who: null });
      await tick();
      user.open();
      await waitFor(() =>
        expect(usePortal.getState()).toMatchObject(customer === "guest" ? { person: { isGone: true } } : { turn: 1 }),
      );
      expect(result.current.remote.state).toBe("ready");
    },
  );

  it("read the cart again that they show without knowing whose it is", async () => {
    mountHook(() => useCartSmall());
    await waitFor(() => expect(callNames()).toEqual(["cartSmall"]));
    await tick();
    otherTab.postMessage({ session: "active", who: "b" });
    await waitFor(() => expect(callNames()).toEqual(["cartSmall", "cartSmall"]));
    otherTab.postMessage({ session: "active", who: "b" });
    await tick();
    expect(callNames()).toEqual(["cartSmall", "cartSmall"]);
  });

  it("read the cart again of a guest who has logged in", async () => {
    portal.select({ customer: "guest" });
    mountRead(userResource);
    mountHook(() => useCart());
    await waitFor(() => expect(usePortal.getState().cart.load.state).toBe("ready"));
    await waitFor(() => expect(usePortal.getState().person.state).toBe("guest"));
    portal.select({ customer: "admin" });
    otherTab.postMessage({ session: "active", who: null });
    await waitFor(() => expect(callNames()).toEqual(["user", "cart"]));
  });

  it("pay no heed to anything else", async () => {
    portal.select({ scenario: "expired" });
    mountRead();
    await waitFor(() => expect(sessionState()).toBe("expired"));
    otherTab.postMessage({ token: "x" });
    await tick();
    expect(callNames()).toEqual(["eventsFuture", "user"]);
  });
});

describe("a page that knows its person", () => {
  const back: readonly [string, () => void][] = [
    [
      "is brought back by the browser",
      () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })),
    ],
    ["comes into sight after a while", look],
    ["comes into use after a while", () => window.dispatchEvent(new Event("focus"))],
  ];

  it.each(back)("turns to whoever is logged in by now when it %s", async (_how, happen) => {
    const { result } = mountRead(userResource);
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    portal.select({ customer: "member" });
    vi.setSystemTime(Date.now() + 60_000);
    act(happen);
    await waitFor(() => expect(usePortal.getState().turn).toBe(1));
  });

  it("asks nobody when it is back at once", async () => {
    const { result } = mountRead(userResource);
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    act(look);
    await tick();
    expect(callNames()).toEqual(["user"]);
  });
});

describe("an expired session", () => {
  it("ends when the tab is looked at after a login elsewhere", async () => {
    portal.select({ scenario: "expired" });
    const { result } = mountRead();
    await waitFor(() => expect(result.current.remote.state).toBe("failed"));
    portal.select({ scenario: "normal" });
    act(look);
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    expect(sessionState()).toBe("active");
    // Where nobody is known a read that failed may tell of the login; whose it is says `user`.
    await waitFor(() => expect(callNames()).toEqual(["eventsFuture", "user", "eventsFuture", "user"]));
  });

  it("asks who is there when no read has failed", async () => {
    portal.select({ scenario: "expired" });
    await expect(send("bookmarkDelete", { values: { id: 901 } })).rejects.toMatchObject({ kind: "session" });
    expect(sessionState()).toBe("expired");
    await waitFor(() => expect(callNames()).toEqual(["bookmarkDelete", "user"]));
    await act(checkSession);
    await waitFor(() => expect(callNames()).toEqual(["bookmarkDelete", "user", "user"]));
    expect(sessionState()).toBe("expired");
    portal.select({ scenario: "normal" });
    await act(checkSession);
    await waitFor(() => expect(sessionState()).toBe("active"));
  });

  it("asks nothing while the session is good", () => {
    void checkSession();
    look();
    expect(callNames()).toEqual([]);
  });

  it("is not ended by an answer that was already under way", async () => {
    let arrive: (answer: Response) => void = () => undefined;
    const network = vi.fn(
      () =>
        new Promise<Response>((resolve) => {
          arrive = resolve;
        }),
    );
    vi.stubGlobal("fetch", network);
    const { result } = mountRead();
    await waitFor(() => expect(network).toHaveBeenCalledOnce());
    act(() => expireSession("cancelRecipient"));
    arrive(Response.json({ events: [] }));
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    expect(sessionState()).toBe("expired");
  });

  it("asks again for what failed as soon as any later call succeeds", async () => {
    portal.select({ scenario: "expired" });
    const { result } = mountRead();
    await waitFor(() => expect(result.current.remote.state).toBe("failed"));
    portal.select({ scenario: "normal" });
    await act(() => send("bookmarkDelete", { values: { id: 901 } }));
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
  });

  it("is not ended by user answering that nobody is there", async () => {
    portal.select({ customer: "guest" });
    await expect(send("saveHotelPreferences", { body: {} })).rejects.toMatchObject({ kind: "session" });
    await waitFor(() => expect(callNames()).toEqual(["saveHotelPreferences", "user"]));
    act(look);
    await waitFor(() => expect(callNames()).toEqual(["saveHotelPreferences", "user", "user"]));
    await tick();
    expect(sessionState()).toBe("expired");
    expect(heard).toEqual(["expired"]);
    portal.select({ customer: "admin" });
    act(look);
    await waitFor(() => expect(sessionState()).toBe("active"));
  });

  it("of one API beside a good login does not come and go with the answers of the others", async () => {
    const states: string[] = [];
    const stopWatching = usePortal.subscribe(({ session }, before) => {
      if (session.state !== before.session.state) states.push(session.state);
    });
    portal.select({ scenario: "expired:eventsFuture" });
    mountRead();
    await waitFor(() => expect(callNames()).toEqual(["eventsFuture", "user"]));
    mountRead(eventsPast);
    await waitFor(() => expect(callNames()).toContain("eventsPast"));
    act(look);
    otherTab.postMessage({ session: "active", who: null });
    await tick();
    stopWatching();
    expect(states).toEqual(["expired"]);
    expect(heard).toEqual([]);
  });

  it("of one API is over with its own next answer, or where the customer wants to send again what was refused", async () => {
    portal.select({ scenario: "expired:eventsFuture" });
    const { result } = mountRead();
    await waitFor(() => expect(callNames()).toEqual(["eventsFuture", "user"]));
    portal.select({ scenario: "normal" });
    act(() => result.current.reload());
    await waitFor(() => expect(sessionState()).toBe("active"));
    portal.select({ scenario: "expired:bookmarkDelete" });
    await expect(send("bookmarkDelete", { values: { id: 901 } })).rejects.toMatchObject({ kind: "session" });
    await tick();
    act(look);
    await tick();
    expect(sessionState()).toBe("expired");
    await act(() => retrySession());
    expect(sessionState()).toBe("active");
  });
});

describe("a 401 of the cart", () => {
  it("is a failure like others where user says that a guest is there", async () => {
    portal.select({ customer: "guest", scenario: "expired:cart" });
    await expect(readAnswer("cart", v.unknown())).rejects.toMatchObject({ kind: "status", status: 401 });
    expect(sessionState()).toBe("active");
    expect(callNames()).toEqual(["cart", "user"]);
  });

  it.each([
    ["a person", "expired:cart"],
    ["nothing that can be read", "expired:cart+html:user"],
  ] as const)("is an expired session where user names %s", async (_name, scenario) => {
    portal.select({ scenario });
    await expect(readAnswer("cart", v.unknown())).rejects.toMatchObject({ kind: "session" });
    expect(sessionState()).toBe("expired");
  });

  it("is an expired session where the page has shown a person, whoever is there now", async () => {
    const { result } = mountRead();
    await waitFor(() => expect(result.current.remote.state).toBe("ready"));
    portal.select({ scenario: "expired" });
    await expect(readAnswer("cart", v.unknown())).rejects.toMatchObject({ kind: "session" });
    expect(sessionState()).toBe("expired");
  });

  it("is read again after a login in another tab, as whatever else had failed", async () => {
    portal.select({ scenario: "expired" });
    mountRead();
    await waitFor(() => expect(sessionState()).toBe("expired"));
    mountHook(() => useCart());
    await waitFor(() => expect(usePortal.getState().cart.load).toMatchObject({ error: { kind: "session" } }));
    portal.select({ scenario: "normal" });
    otherTab.postMessage({ session: "active", who: null });
    await waitFor(() => expect(usePortal.getState().cart.load).toEqual({ state: "ready" }));
    await waitFor(() => expect(sessionState()).toBe("active"));
  });
});
