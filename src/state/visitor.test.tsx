import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { AnchorContext } from "#anchor/anchor.ts";
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

const asked = (): string[] => portal.calls.map(({ name }) => name);

describe("useVisitor", () => {
  it("knows a customer, and asks once for two widgets", async () => {
    const [first, second] = [mountHook(useVisitor), mountHook(useVisitor)];
    expect(first.current).toEqual({ state: "asking" });
    await waitFor(() => expect(first.current).toMatchObject({ state: "customer", user: { userId: 1001 } }));
    expect(second.current.state).toBe("customer");
    expect(asked()).toEqual(["user"]);
  });

  it.each(["expired:user", "fail:user", "offline:user", "malformed:user", "html:user"] as const)(
    "takes %s for a guest, without a word",
    async (scenario) => {
      portal.select({ scenario });
      const visitor = mountHook(useVisitor);
      await waitFor(() => expect(visitor.current).toEqual({ state: "guest" }));
      expect(usePortal.getState().session).toEqual({ state: "active" });
      mountHook(useVisitor);
      expect(asked()).toEqual(["user"]);
    },
  );
});
