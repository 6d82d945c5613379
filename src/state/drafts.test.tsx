import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AnchorContext } from "#anchor/anchor.ts";
import { clearDrafts, useDraft, type Draft } from "#state/drafts.ts";
import { reloadExpired } from "#state/reads.ts";
import { anchorValue } from "#test/support/anchor.ts";
import { useMockPortal } from "#test/support/door.ts";

const schema = v.object({ subject: v.string() });
const portal = useMockPortal();

function mountDraft(name = "feedback") {
  const anchor = document.body.appendChild(document.createElement("div"));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AnchorContext value={anchorValue(anchor)}>{children}</AnchorContext>
  );
  return renderHook(() => useDraft(name, schema), { wrapper }).result;
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
    "lets the form start without drafts where nobody is named: %s",
    async (scenario) => {
      portal.select({ scenario });
      const draft = await ready(mountDraft());
      draft.keep({ subject: "x" });
      expect(sessionStorage).toHaveLength(0);
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
      reloadExpired();
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
    clearDrafts();
  });

  it("forgets every draft on logout", () => {
    sessionStorage.setItem("portal-draft:1001:feedback", "{}");
    sessionStorage.setItem("portal-draft:7:other", "{}");
    sessionStorage.setItem("host", "x");
    clearDrafts();
    expect(Object.keys(sessionStorage)).toEqual(["host"]);
  });
});
