import { act } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ApiError } from "#api/errors.ts";
import { expireSession, releaseSessionNotice, useSessionClaim } from "#state/session/session.ts";
import { usePortal } from "#state/store.ts";
import { mountHook } from "#test/support/hook.tsx";

const addAnchor = (id: string): HTMLElement =>
  document.body.appendChild(Object.assign(document.createElement("div"), { id }));
const ownerId = (): string | undefined => {
  const { session } = usePortal.getState();
  return session.state === "expired" ? session.anchor?.id : undefined;
};

/** A widget whose call has failed for want of a session. */
function fail(anchor: HTMLElement): void {
  mountHook(() => useSessionClaim(new ApiError("session", "user", "expired")), { anchor });
}

describe("the notice of an expired session", () => {
  let [first, second, third] = [document.body, document.body, document.body];

  beforeEach(() => {
    [first, second, third] = [addAnchor("first"), addAnchor("second"), addAnchor("third")];
    expireSession(null);
  });

  it.each([
    ["in the order of the page", () => [first, second, third]],
    ["the last first", () => [third, second, first]],
    ["in the midst", () => [second, third, first]],
  ])("stands in the first widget of the page whose call failed: %s", (_name, order) => {
    order().forEach(fail);
    expect(ownerId()).toBe("first");
  });

  it("stays where it is when a widget below fails later", () => {
    fail(second);
    fail(third);
    expect(ownerId()).toBe("second");
  });

  it("stays where the focus is when a widget above fails later", () => {
    const button = document.createElement("button");
    second.attachShadow({ mode: "open" }).append(button);
    fail(second);
    button.focus();
    fail(first);
    expect(ownerId()).toBe("second");
  });

  it("goes to the next one when its widget leaves", () => {
    [third, second, first].forEach(fail);
    first.remove();
    act(() => releaseSessionNotice(first));
    expect(ownerId()).toBe("second");
  });
});
