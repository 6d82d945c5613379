import { waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { checkSession } from "#state/session/session-calls.ts";
import { usePortal } from "#state/store.ts";
import { useCustomer, useVisitor } from "#state/visitor.ts";
import { mountHook } from "#test/support/hook.tsx";
import { useMockPortal } from "#test/support/mock-portal.ts";

const portal = useMockPortal();

const asked = (): string[] => portal.calls.map(({ name }) => name);

describe("useVisitor", () => {
  it("knows a customer, and asks once for two widgets", async () => {
    const [first, second] = [mountHook(useVisitor).result, mountHook(useVisitor).result];
    expect(first.current).toEqual({ state: "asking" });
    await waitFor(() => expect(first.current).toMatchObject({ state: "customer", user: { userId: 1001 } }));
    expect(second.current.state).toBe("customer");
    expect(asked()).toEqual(["user"]);
  });

  it.each(["expired:user", "fail:user", "offline:user", "malformed:user", "html:user"] as const)(
    "takes %s for a guest, without a word",
    async (scenario) => {
      portal.select({ scenario });
      const visitor = mountHook(useVisitor).result;
      await waitFor(() => expect(visitor.current).toEqual({ state: "guest" }));
      expect(usePortal.getState().session).toEqual({ state: "active" });
      mountHook(useVisitor);
      expect(asked()).toEqual(["user"]);
    },
  );
});

describe("useCustomer", () => {
  it("knows the customer", async () => {
    const customer = mountHook(() => useCustomer()).result;
    await waitFor(() => expect(customer.current.remote).toMatchObject({ state: "ready", data: { userId: 1001 } }));
    expect(usePortal.getState().session).toEqual({ state: "active" });
  });

  it.each<[string, () => void]>([
    ["a 401", () => portal.select({ scenario: "expired:user" })],
    [
      "an answer without a person",
      () => void vi.spyOn(globalThis, "fetch").mockImplementation(() => Promise.resolve(Response.json({ user: null }))),
    ],
  ])("takes %s for an expired session, which a public widget beside it takes for a guest", async (_what, begin) => {
    begin();
    const visitor = mountHook(useVisitor).result;
    const customer = mountHook(() => useCustomer()).result;
    await waitFor(() =>
      expect(customer.current.remote).toMatchObject({ state: "failed", error: { kind: "session", status: 401 } }),
    );
    expect(visitor.current).toEqual({ state: "guest" });
    expect(usePortal.getState().session).toMatchObject({ state: "expired", refused: ["user"], user: "nobody" });
    vi.restoreAllMocks();
    portal.select({ scenario: "normal" });
    void checkSession();
    await waitFor(() => expect(customer.current.remote).toMatchObject({ state: "ready", data: { userId: 1001 } }));
    expect(visitor.current).toMatchObject({ state: "customer" });
    expect(usePortal.getState().session).toEqual({ state: "active" });
  });

  it("asks nothing until it is told to", () => {
    expect(mountHook(() => useCustomer(false)).result.current.remote).toEqual({ state: "idle" });
    expect(portal.calls).toEqual([]);
  });
});
