import * as v from "valibot";
import { describe, expect, it, vi } from "vitest";
import { tabChannel } from "#state/tab-channel.ts";
import { openChannel, withLock } from "./browser.ts";

const refusal = new DOMException("The operation is insecure.", "SecurityError");

describe("a browser that refuses", () => {
  it("leaves a page alone with its tabs, without a failure", () => {
    vi.stubGlobal("BroadcastChannel", function refuse(): never {
      throw refusal;
    });
    expect(openChannel("x")).toBeNull();
    const channel = tabChannel("kundenportal-settings", "user", v.string());
    const leave = channel.join({ onNews: () => undefined, onReturn: () => undefined });
    channel.tell("news");
    leave();
    channel.tell("news");
  });

  it("acts without a lock, once", async () => {
    vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(refusal) } });
    const action = vi.fn(() => Promise.resolve("done"));
    await expect(withLock("x", action)).resolves.toBe("done");
    expect(action).toHaveBeenCalledOnce();
  });

  it("lets a lock go in a later task, when other tabs find what was written", async () => {
    let isFree = false;
    const request = async (_name: string, act: () => Promise<unknown>): Promise<void> => {
      await act();
      isFree = true;
    };
    vi.stubGlobal("navigator", { locks: { request } });
    await withLock("x", () => Promise.resolve());
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    expect(isFree).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(isFree).toBe(true);
  });

  it("does not act again where the action itself fails", async () => {
    vi.stubGlobal("navigator", { locks: { request: (_name: string, act: () => Promise<unknown>) => act() } });
    const action = vi.fn(() => Promise.reject(new Error("own")));
    await expect(withLock("x", action)).rejects.toThrow("own");
    expect(action).toHaveBeenCalledOnce();
  });
});
