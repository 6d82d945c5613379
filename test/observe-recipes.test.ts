import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";

const manual = readFileSync(fileURLToPath(new URL("../docs/autoren/beobachten.md", import.meta.url)), "utf8");
const recipes = new Map(
  [...manual.matchAll(/<!-- observe:(\w+) -->\n```js\n([\s\S]*?)```/g)].map(([, name = "", code = ""]) => [name, code]),
);

const fault = { release: "0a1b2c3d", widget: "portal-event-list", kind: "call", route: "eventsFuture", status: 500 };
const malformed = { release: "0a1b2c3d", kind: "malformed", route: "cart", field: "cart.items.title" };
const vital = { release: "0a1b2c3d", widget: "portal-cart", name: "interaction", value: 310, part: "button" };

/** The page in which a recipe runs: what its services were told, in the words of their own clients. */
interface Desk {
  readonly names: Record<string, unknown>;
  readonly told: () => unknown;
  readonly expected: unknown;
}

const desks: Readonly<Record<string, () => Desk>> = {
  sentry: () => {
    const told: unknown[] = [];
    const captureMessage = (message: string, { level, fingerprint }: { level: string; fingerprint: unknown }) =>
      told.push([message, level, fingerprint]);
    return {
      names: { Sentry: { captureMessage } },
      told: () => told,
      expected: [
        [
          "Kundenportal call portal-event-list eventsFuture 500",
          "warning",
          ["kundenportal", "call", "portal-event-list", "eventsFuture", ""],
        ],
        [
          "Kundenportal malformed cart cart.items.title",
          "error",
          ["kundenportal", "malformed", "", "cart", "cart.items.title"],
        ],
      ],
    };
  },
  matomo: () => {
    const told: unknown[] = [];
    return {
      names: { _paq: told },
      told: () => told,
      expected: [
        ["trackEvent", "Kundenportal Fehler", "call", "portal-event-list eventsFuture 500"],
        ["trackEvent", "Kundenportal Fehler", "malformed", "cart cart.items.title"],
        ["trackEvent", "Kundenportal Messwert", "interaction", "portal-cart button", 310],
      ],
    };
  },
  gtm: () => {
    const told: unknown[] = [];
    return {
      names: { dataLayer: told },
      told: () => told,
      expected: [
        { event: "portal:fault", portal: fault },
        { event: "portal:fault", portal: malformed },
        { event: "portal:vital", portal: vital },
      ],
    };
  },
  beacon: () => {
    const told: unknown[] = [];
    const sendBeacon = (address: string, body: string) => told.push([address, JSON.parse(body)]);
    return {
      names: { navigator: { sendBeacon } },
      told: () => told,
      expected: [
        [
          "/beobachten",
          [
            { event: "portal:fault", ...fault },
            { event: "portal:fault", ...malformed },
            { event: "portal:vital", ...vital },
          ],
        ],
      ],
    };
  },
};

describe("the scripts for monitoring in the authors' manual", () => {
  it("are those that have a stand-in here", () => expect([...recipes.keys()]).toEqual(Object.keys(desks)));

  it.each([...recipes])("hand on by %s what the portal tells, once", (name, code) => {
    const desk = desks[name]?.();
    const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
    const window = Object.assign(new EventTarget(), desk?.names);
    const tell = (type: string, detail: object): boolean => document.dispatchEvent(new CustomEvent(type, { detail }));
    const hide = (): void => {
      document.visibilityState = "hidden";
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("visibilitychange"));
    };
    // What the portal does when the page goes out of sight.
    document.addEventListener("visibilitychange", () => tell("portal:vital", vital), { once: true });
    runInNewContext(code, { window, document, ...desk?.names });
    tell("portal:fault", fault);
    tell("portal:fault", malformed);
    hide();
    hide();
    expect(desk?.told()).toEqual(desk?.expected);
  });
});
