import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetScript, loadScript, ScriptTimeout, unloadScript } from "./load-script.ts";

const found = (): HTMLScriptElement[] => [...document.head.querySelectorAll("script")];

afterEach(() => found().forEach((script) => script.remove()));

describe("loadScript", () => {
  it("asks once per address, with the nonce", async () => {
    const both = [loadScript("/a.js?x=1", "n0"), loadScript("/a.js?x=1")];
    expect(found().map(({ src, nonce }) => [src, nonce])).toEqual([[`${location.origin}/a.js?x=1`, "n0"]]);
    found()[0]?.dispatchEvent(new Event("load"));
    await Promise.all(both);
    await loadScript("/a.js?x=1");
    expect(found()).toHaveLength(1);
  });

  it("forgets a failure, removes the tag and names no address", async () => {
    const first = loadScript("/b.js?token=secret");
    found()[0]?.dispatchEvent(new Event("error"));
    await expect(first).rejects.toThrow(/^The script cannot be loaded\.$/);
    expect(found()).toHaveLength(0);
    const second = loadScript("/b.js?token=secret");
    found()[0]?.dispatchEvent(new Event("load"));
    await expect(second).resolves.toBeUndefined();
  });

  it("gives up one that neither comes nor fails within ten seconds, and asks for it anew when told to", async () => {
    vi.useFakeTimers();
    try {
      const first = loadScript("/g.js");
      const told = expect(first).rejects.toThrow(ScriptTimeout);
      const [tag] = found();
      await vi.advanceTimersByTimeAsync(9_999);
      expect(found()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await told;
      // One that comes later still is not run.
      expect([found(), tag?.ownerDocument === document]).toEqual([[], false]);
      const second = loadScript("/g.js");
      found()[0]?.dispatchEvent(new Event("load"));
      await expect(second).resolves.toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  it("asks anew for one that is to be forgotten", async () => {
    const first = loadScript("/e.js");
    found()[0]?.dispatchEvent(new Event("load"));
    await first;
    forgetScript("/e.js");
    void loadScript("/e.js");
    expect(found()).toHaveLength(2);
  });

  it("does not let a script run that is taken out while it is on its way", () => {
    void loadScript("/f.js");
    const [tag] = found();
    unloadScript("/f.js");
    // A browser runs no script of another document.
    expect([found(), tag?.ownerDocument === document]).toEqual([[], false]);
    void loadScript("/f.js");
    expect(found()).toHaveLength(1);
  });

  it.each(["javascript:alert(1)", "data:text/javascript,alert(1)"])("refuses %s", async (src) => {
    await expect(loadScript(src)).rejects.toThrow("http or https");
    expect(found()).toHaveLength(0);
  });

  it('goes through the policy "kundenportal" where the page has Trusted Types', () => {
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => unknown }) => rules);
    vi.stubGlobal("trustedTypes", { createPolicy });
    void loadScript("/c.js");
    void loadScript("/d.js");
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["kundenportal"]);
    expect(found()).toHaveLength(2);
  });
});
