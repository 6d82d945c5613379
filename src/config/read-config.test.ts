import { describe, expect, it } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { readConfig } from "#config/read-config.ts";

const ROUTES = ["event", "eventsFuture"];

describe("readConfig", () => {
  it("gives the defaults where the page says nothing", () => {
    expect(readConfig(undefined, ROUTES)).toEqual({ config: defaultConfig, problems: [] });
    expect(readConfig({}, ROUTES)).toEqual({ config: defaultConfig, problems: [] });
  });

  it("takes what is given", () => {
    const { config, problems } = readConfig(
      { apiBase: "/x", showGremiumButtons: false, consent: { cookie: "c" }, endpoints: { event: "/v2/{eventId}" } },
      ROUTES,
    );
    expect(problems).toEqual([]);
    expect(config).toEqual({
      ...defaultConfig,
      apiBase: "/x",
      showGremiumButtons: false,
      consent: { ...defaultConfig.consent, cookie: "c" },
      endpoints: { event: "/v2/{eventId}" },
    });
  });

  it.each([
    [{ apiBse: "/x" }, "apiBse", "is no known configuration key and is ignored"],
    [{ apiBase: 3 }, "apiBase", "must be of type string, not number; the default stands"],
    [{ apiBase: null }, "apiBase", "must be of type string, not null; the default stands"],
    [{ showGremiumButtons: "true" }, "showGremiumButtons", "must be of type boolean, not string; the default stands"],
    [{ consent: [] }, "consent", "must be of type object, not array; the default stands"],
    [{ consent: { cookie: 1 } }, "consent.cookie", "must be of type string, not number; the default stands"],
    [{ consent: { changeEvent: 1 } }, "consent.changeEvent", "must be of type string, not number; the default stands"],
    [
      { consent: { storage: "redis" } },
      "consent.storage",
      'must be one of cookie, localStorage, sessionStorage, not "redis"; the default stands',
    ],
    [{ consent: { cokie: "c" } }, "consent.cokie", "is no known configuration key and is ignored"],
    [{ endpoints: { evnt: "/x" } }, "endpoints.evnt", "names no call of the contract and is ignored"],
    [{ endpoints: { event: 1 } }, "endpoints.event", "must be of type string, not number; the default stands"],
    [{ loginUrl: "https://" }, "loginUrl", 'is no address: "https://"; the default stands'],
    [{ passwordResetUrl: "http://[" }, "passwordResetUrl", 'is no address: "http://["; the default stands'],
    [{ bookingsUrl: "//" }, "bookingsUrl", 'is no address: "//"; the default stands'],
    [{ termsUrl: "javascript:alert(1)" }, "termsUrl", 'is no address: "javascript:alert(1)"; the default stands'],
    [{ homeUrl: "javascript:alert(1)" }, "homeUrl", 'is no address: "javascript:alert(1)"; the default stands'],
    [{ orderApiBase: "https://" }, "orderApiBase", 'is no address: "https://"; the default stands'],
    [{ endpoints: { event: "https://" } }, "endpoints.event", 'is no address: "https://"; the default stands'],
    [{ pages: { card: "/x" } }, "pages.card", "names no page of the contract and is ignored"],
    [{ pages: { cart: 1 } }, "pages.cart", "must be of type string, not number; the default stands"],
    [{ pages: { cart: "//" } }, "pages.cart", 'is no address: "//"; the default stands'],
    [{ csrf: { cookies: "x" } }, "csrf.cookies", "is no known configuration key and is ignored"],
    [{ menu: {} }, "menu", "must be of type array, not object; the default stands"],
    [{ menu: ["x"] }, "menu[0]", "must be of type object, not string; the entry is left out"],
    [{ toString: "x" }, "toString", "is no known configuration key and is ignored"],
    [[], "portal-config", "must be of type object, not array; all defaults stand"],
    [null, "portal-config", "must be of type object, not null; all defaults stand"],
  ])("names the mistake in %j and keeps the default", (raw, key, problem) => {
    expect(readConfig(raw, ROUTES)).toMatchObject({ config: defaultConfig, problems: [{ key, problem }] });
  });

  it.each([
    [["portal-chatbott"], 'names no widget and is ignored: "portal-chatbott"'],
    [[3], "must be of type string, not number; the entry is left out"],
  ])("names the entry of off that is no widget in %j, and leaves it out", (off, problem) => {
    const isWidget = (id: string): boolean => id === "portal-chatbot";
    expect(readConfig({ off: ["portal-chatbot", ...off] }, ROUTES, isWidget)).toMatchObject({
      config: { ...defaultConfig, off: ["portal-chatbot"] },
      problems: [{ key: "off[1]", problem }],
    });
  });

  it.each([
    "/seite",
    "seite?a=b",
    "https://www.kunde.example/x",
    "//cdn.example/x",
    "mailto:a@b.example",
    "tel:+4930",
    "",
  ])("takes %j for an address", (loginUrl) => {
    expect(readConfig({ loginUrl }, ROUTES)).toEqual({ config: { ...defaultConfig, loginUrl }, problems: [] });
  });

  it("lets an author name the schema by which an editor checks the block", () => {
    expect(readConfig({ $schema: "/portal/config.schema.json" }, ROUTES)).toEqual({
      config: defaultConfig,
      problems: [],
    });
  });

  it("takes pages, empty ones included", () => {
    const pages = { cart: "https://shop.example/cart/{x}", portalEvent: "/termin/{eventId}", wishlist: "" };
    expect(readConfig({ pages }, ROUTES)).toEqual({ config: { ...defaultConfig, pages }, problems: [] });
  });

  it("takes several change events of a consent, and leaves out what is none", () =>
    expect(readConfig({ consent: { changeEvent: ["a", 1] } }, ROUTES)).toMatchObject({
      config: { ...defaultConfig, consent: { ...defaultConfig.consent, changeEvent: ["a"] } },
      problems: [
        { key: "consent.changeEvent[1]", problem: "must be of type string, not number; the entry is left out" },
      ],
    }));

  it("names the mistakes in a menu entry and keeps the rest of it", () => {
    const { config, problems } = readConfig({ menu: [{ title: "A", uri: 7, visible: "true", icon: "x" }] }, ROUTES);
    expect(config.menu).toEqual([{ title: "A", uri: "", visible: false, active: false }]);
    expect(problems).toMatchObject([
      { key: "menu[0].uri", problem: "must be of type string, not number; the default stands" },
      { key: "menu[0].visible", problem: "must be of type boolean, not string; the default stands" },
      { key: "menu[0].icon", problem: "is no known configuration key and is ignored" },
    ]);
  });

  it("reads menu entries, with what is missing left empty", () => {
    const { config, problems } = readConfig(
      { menu: [{ title: "Start", uri: "/", visible: true, active: true }, { title: "A" }] },
      ROUTES,
    );
    expect(problems).toEqual([]);
    expect(config.menu).toEqual([
      { title: "Start", uri: "/", visible: true, active: true },
      { title: "A", uri: "", visible: false, active: false },
    ]);
  });
});
