import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { AnchorContext } from "#anchor/anchor.ts";
import { useCustomer } from "#state/customer.ts";
import { checkSession } from "#state/session-calls.ts";
import { usePortal } from "#state/store.ts";
import { useVisitor } from "#state/visitor.ts";
import { anchorValue } from "#test/support/anchor.ts";
import { useMockPortal } from "#test/support/door.ts";

const portal = useMockPortal();

function mountHook<T>(hook: () => T) {
  const anchor = document.body.appendChild(document.createElement("div"));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AnchorContext value={anchorValue(anchor)}>{children}</AnchorContext>
  );
  return renderHook(hook, { wrapper }).result;
}

describe("useCustomer", () => {
  it("knows the customer", async () => {
    const customer = mountHook(() => useCustomer());
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
    const [visitor, customer] = [mountHook(useVisitor), mountHook(() => useCustomer())];
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
    expect(mountHook(() => useCustomer(false)).current.remote).toEqual({ state: "idle" });
    expect(portal.calls).toEqual([]);
  });
});
