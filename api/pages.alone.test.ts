// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { pageAddress } from "#api/pages.ts";
import type { PathValues } from "#api/path.ts";
import { defaultConfig } from "#config/config.ts";
import type { PageName } from "#config/pages.ts";

const site = "http://localhost:3000";

describe("pageAddress", () => {
  it.each<[PageName, PathValues, string | null]>([
    ["cart", {}, `${site}/seminare/warenkorb`],
    ["event", { eventId: 5001 }, `${site}/seminare/p/5001`],
    ["event", {}, null],
    ["event", { eventId: null }, null],
    ["theme", { url: "a b/c" }, `${site}/seminare/t/a%20b%2Fc`],
    ["conferenceReservation", { url: "betriebsraete-tage" }, `${site}/reservierung?fachtagung=betriebsraete-tage`],
    ["hotel", { slug: "hotel-am-hafen-hamburg", hotelId: 7 }, `${site}/standorte/hotel/hotel-am-hafen-hamburg-7`],
    ["location", { slug: "koeln-grossstrasse", locationId: 3 }, `${site}/standorte/koeln-grossstrasse-3`],
    ["location", { slug: "", locationId: 3 }, null],
    ["lexicon", { kind: "br", slug: "abmahnung" }, `${site}/betriebsratslexikon/br/abmahnung`],
    ["lexicon", { kind: "sbv", slug: "AGG_§ 15.html" }, `${site}/betriebsratslexikon/sbv/AGG_%C2%A7%2015.html`],
    ["portalEvent", { eventId: 1 }, null],
    ["login", {}, `${site}/kundenportal/login`],
  ])("%s with %j is %s", (name, values, expected) => expect(pageAddress(defaultConfig, name, values)).toBe(expected));

  it("follows the configuration, the login its own key", () => {
    const config = {
      ...defaultConfig,
      pages: { cart: "https://shop.example/cart", portalEvent: "termin?nr={eventId}" },
      loginUrl: "/anmelden",
    };
    expect(pageAddress(config, "cart")).toBe("https://shop.example/cart");
    expect(pageAddress(config, "portalEvent", { eventId: 7 })).toBe(`${site}/termin?nr=7`);
    expect(pageAddress(config, "login")).toBe(`${site}/anmelden`);
  });
});
