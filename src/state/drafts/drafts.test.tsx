import { act, waitFor } from "@testing-library/react";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { settleLeaving } from "#state/drafts/draft-storage.ts";
import { noteLogout, useDraft, type Draft } from "#state/drafts/drafts.ts";
import { askPerson } from "#state/person.ts";
import { checkSession } from "#state/session/session-calls.ts";
import { usePortal } from "#state/store.ts";
import { mountHook } from "#test/support/hook.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";

const schema = v.object({ subject: v.string() });
const portal = useMockPortal();

/** Asks for the logout, which happens. */
function logOut(): void {
  noteLogout();
  settleLeaving(null);
}

function mountDraft(name = "feedback") {
  return mountHook(() => useDraft(name, schema)).result;
}

async function ready(result: { current: Draft<{ subject: string }> }) {
  await waitFor(() => expect(result.current.state).toBe("ready"));
  if (result.current.state !== "ready") throw new Error("not ready");
  return result.current;
}

describe("useDraft", () => {
  beforeEach(() => sessionStorage.clear());

  it("waits for the person, then gives back what was typed", async () => {
    sessionStorage.setItem("portal-draft:1001:feedback", '{"subject":"Anreise"}');
    const result = mountDraft();
    expect(result.current).toEqual({ state: "waiting" });
    expect((await ready(result)).saved).toEqual({ subject: "Anreise" });
  });

  it("keeps and drops by person and form", async () => {
    const draft = await ready(mountDraft());
    expect(draft.saved).toBeNull();
    draft.keep({ subject: "Anreise" });
    expect(Object.entries(sessionStorage)).toEqual([["portal-draft:1001:feedback", '{"subject":"Anreise"}']]);
    draft.drop();
    expect(sessionStorage).toHaveLength(0);
  });

  it("never keeps a password", async () => {
    const draft = await ready(mountDraft());
    draft.keep({ subject: "x", newPassword: "geheim", inner: { Passwort: "geheim" } } as { subject: string });
    expect(sessionStorage.getItem("portal-draft:1001:feedback")).toBe('{"subject":"x","inner":{}}');
  });

  it("neither shows nor removes what someone else typed", async () => {
    sessionStorage.setItem("portal-draft:7:feedback", '{"subject":"fremd"}');
    sessionStorage.setItem("portal-draft:1001:other", "{}");
    const draft = await ready(mountDraft());
    expect(draft.saved).toBeNull();
    draft.keep({ subject: "eigen" });
    draft.drop();
    expect(Object.entries(sessionStorage).sort()).toEqual([
      ["portal-draft:1001:other", "{}"],
      ["portal-draft:7:feedback", '{"subject":"fremd"}'],
    ]);
  });

  it.each(["{", '{"subject":1}', "null"])("ignores a draft that does not fit: %s", async (text) => {
    sessionStorage.setItem("portal-draft:1001:feedback", text);
    expect((await ready(mountDraft())).saved).toBeNull();
  });

  it.each(["fail:user", "malformed:user"] as const)(
    "lets the form start without drafts where nobody can say whose they are, and deletes none: %s",
    async (scenario) => {
      sessionStorage.setItem("portal-draft:1001:feedback", '{"subject":"Anreise"}');
      portal.select({ scenario });
      const result = mountDraft();
      await waitFor(() => expect(result.current).toEqual({ state: "unknown" }));
      portal.select({ scenario: "normal" });
      await act(async () => void (await askPerson()));
      await waitFor(() => expect(result.current).toMatchObject({ state: "ready", saved: { subject: "Anreise" } }));
    },
  );

  it("waits for the login, and goes on after it", async () => {
    sessionStorage.setItem("portal-draft:1001:feedback", '{"subject":"Anreise"}');
    portal.select({ scenario: "expired" });
    const result = mountDraft();
    await waitFor(() => expect(portal.calls).toHaveLength(1));
    expect(result.current.state).toBe("waiting");
    portal.select({ scenario: "normal" });
    await waitFor(() => {
      void checkSession();
      expect(result.current.state).toBe("ready");
    });
    expect(result.current).toMatchObject({ saved: { subject: "Anreise" } });
  });

  it("does without a storage", async () => {
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    const draft = await ready(mountDraft());
    draft.keep({ subject: "x" });
    draft.drop();
    expect(draft.saved).toBeNull();
    logOut();
  });

  const kept = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith("portal-draft:"));
  const type = (...owners: string[]): void => {
    for (const owner of owners) sessionStorage.setItem(`portal-draft:${owner}:other`, "{}");
  };
  /** Another tab of this browser, in which the customer has logged out. */
  function logOutElsewhere(customer: string): void {
    const here = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ""] as const);
    const { resources } = usePortal.getState();
    const person = { state: "ready", refreshing: false, data: { userId: customer } } as const;
    usePortal.setState({ resources: { user: person } });
    sessionStorage.clear();
    logOut();
    for (const [key, value] of here) sessionStorage.setItem(key, value);
    usePortal.setState({ resources });
  }
  /** As a browser tells a tab that is open what another one has written. */
  const tell = (): void => {
    for (const key of Object.keys(localStorage)) window.dispatchEvent(new StorageEvent("storage", { key }));
  };

  it("forgets on logout what the person and a guest have typed, and nobody else's", async () => {
    type("1001", "7", "visit");
    sessionStorage.setItem("host", "x");
    await ready(mountDraft());
    logOut();
    expect(Object.keys(sessionStorage).sort()).toEqual(["host", "portal-draft:7:other"]);
    expect(JSON.stringify(localStorage)).not.toContain("1001");
  });

  it("forgets every draft on logout where the page does not know who it is", () => {
    type("1001", "7", "visit");
    sessionStorage.setItem("host", "x");
    logOut();
    expect(Object.keys(sessionStorage)).toEqual(["host"]);
  });

  it("forgets nothing where the reader asks for the logout and stays, nor where user cannot say", async () => {
    (await ready(mountDraft())).keep({ subject: "Anreise" });
    noteLogout();
    expect(kept()).toEqual(["portal-draft:1001:feedback"]);
    portal.select({ scenario: "fail:user" });
    await askPerson();
    expect(kept()).toEqual(["portal-draft:1001:feedback"]);
    portal.select({ scenario: "normal" });
    vi.setSystemTime(Date.now() + 20_000);
    await askPerson();
    vi.setSystemTime(Date.now() + 20_000);
    portal.select({ scenario: "expired" });
    await askPerson();
    // The session has expired by itself.
    expect(kept()).toEqual(["portal-draft:1001:feedback"]);
  });

  it("ends once user names nobody, or another person", async () => {
    (await ready(mountDraft())).keep({ subject: "Anreise" });
    noteLogout();
    settleLeaving("7");
    expect(kept()).toEqual([]);
    type("1001");
    noteLogout();
    portal.select({ scenario: "expired" });
    await askPerson();
    expect(kept()).toEqual([]);
  });

  it("forgets at once what a person has typed who logs out in another tab, and nobody else's", () => {
    mountDraft();
    type("1001", "7", "visit");
    logOutElsewhere("1001");
    tell();
    expect(kept()).toEqual(["portal-draft:7:other", "portal-draft:visit:other"]);
  });

  it("shows nothing of that where this tab has not heard of it", async () => {
    const before = mountDraft();
    (await ready(before)).keep({ subject: "Anreise" });
    logOutElsewhere("1001");
    expect((await ready(mountDraft())).saved).toBeNull();
    expect(kept()).toEqual([]);
  });

  it("keeps what is typed after the logout: by whoever stays, or has come back", async () => {
    const draft = await ready(mountDraft());
    draft.keep({ subject: "Anreise" });
    logOutElsewhere("1001");
    tell();
    expect(kept()).toEqual([]);
    draft.keep({ subject: "Anreise am Vortag" });
    expect((await ready(mountDraft())).saved).toEqual({ subject: "Anreise am Vortag" });
  });

  it("takes the logout of somebody who is not known for everybody's", async () => {
    (await ready(mountDraft())).keep({ subject: "Anreise" });
    localStorage.setItem("portal-logout:*", "x");
    expect((await ready(mountDraft())).saved).toBeNull();
  });
});
