import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isPersonal, routes, type RouteName } from "#api/routes.ts";
import { ask, askRoute, jsonOf } from "#mocks/testing/ask.ts";
import { answerSchemas } from "./contract.ts";
import { createPortal } from "./portal.ts";
import { customers } from "./state.ts";

const names = Object.keys(routes) as RouteName[];
/** The newcomer has no events, photos, documents and bookmarks to ask for. */
const needsEvent: RouteName[] = [
  "event",
  "recipients",
  "cancelRecipient",
  "checkout",
  "photos",
  "photoDownload",
  "photoDelete",
  "photosZip",
  "videos",
  "documents",
  "documentDownload",
  "noticePdf",
  "priceCalculator",
  "bookmarkDelete",
];
/** The cart is empty at the start; cart.test.ts fills it. */
const needsEntry: RouteName[] = ["cartDelete", "recipientAdd", "recipientEdit", "recipientDelete"];

describe.each(customers)("every call, as %s", (customer) => {
  it.each(names)("%s", async (name) => {
    const portal = createPortal({ customer });
    const response = await askRoute(portal, name);
    // A guest is no failure: a browser would tell of it in red.
    const isShut = customer === "guest" && isPersonal(name) && name !== "user";
    const isThere =
      !needsEntry.includes(name) && (!needsEvent.includes(name) || (customer !== "newcomer" && customer !== "guest"));
    expect(response.status, String(response.body)).toBe(isShut ? 401 : isThere ? 200 : 404);
    expect(portal.calls).toMatchObject([{ name, method: routes[name].method, status: response.status }]);
    const schema = answerSchemas[name];
    if (schema !== undefined && response.status === 200)
      expect(v.safeParse(schema, jsonOf(response)).issues).toBeUndefined();
  });
});

describe("every event and module", () => {
  const portal = createPortal();
  const ids = portal
    .state()
    .events.flatMap((event) => [event, ...event.modules])
    .map(({ eventId }) => Number(eventId));
  it.each(ids)("%i answers with its media", async (id) => {
    for (const [name, rest] of [
      ["event", ""],
      ["recipients", "/recipients"],
      ["photos", "/photos"],
      ["videos", "/videos"],
      ["documents", "/documents"],
    ] as const) {
      const response = await ask(portal, "GET", `/portal-api/events/${id}${rest}`);
      expect(response.status).toBe(200);
      expect(v.safeParse(answerSchemas[name] ?? v.never(), jsonOf(response)).issues).toBeUndefined();
    }
  });
  it("has distinct ids", () => expect(new Set(ids).size).toBe(ids.length));
});

describe("addresses", () => {
  it.each([
    ["GET", "/portal-api/events/future", "eventsFuture"],
    ["GET", "/portal-api/events/next", "nextEvent"],
    ["GET", "https://www.kunde.example/portal-api/events/5001", "event"],
    ["GET", "/portal-api/documents/download?documentId=5101-d1", "documentDownload"],
    ["POST", "/portal-api/advertising/", "saveAdvertising"],
  ])("%s %s is %s", async (method, url, name) => {
    const portal = createPortal();
    await ask(portal, method, url);
    expect(portal.calls.map((call) => call.name)).toEqual([name]);
  });

  it.each([["/portal-api/unbekannt"], ["/"], ["/portal-api/events/"], ["/mock-media/nichts.txt"]])(
    "leaves %s alone",
    async (url) => {
      const portal = createPortal();
      expect(portal.knows({ method: "GET", url })).toBe(false);
      expect(await portal.handle({ method: "GET", url })).toBeNull();
    },
  );

  it("answers 405 to another method", async () => {
    expect((await ask(createPortal(), "POST", "/portal-api/events/future")).status).toBe(405);
  });

  it("follows the configuration of the page", async () => {
    const portal = createPortal({
      config: {
        apiBase: "/v1/",
        tokenUrl: "/t",
        imageServiceBase: "https://bilder.example",
        endpoints: { event: "/v2/events/{eventId}", userData: "ich" },
      },
    });
    expect((await ask(portal, "GET", "/v1/events/future")).status).toBe(200);
    expect((await ask(portal, "GET", "/t")).status).toBe(200);
    expect((await ask(portal, "GET", "/v2/events/5001")).status).toBe(200);
    expect((await ask(portal, "GET", "/v1/ich")).status).toBe(200);
    expect((await ask(portal, "GET", "https://bilder.example/myAppointmentImages/media-5101/zip")).status).toBe(401);
    expect(portal.knows({ method: "GET", url: "/portal-api/events/future" })).toBe(false);
  });

  it.each([
    ["/feedback-api/events", "GET"],
    ["/feedback-api/send", "POST"],
    ["/myAppointmentImages/media-5101/zip", "GET"],
  ])("asks for the bearer token at %s", async (url, method) => {
    const portal = createPortal();
    expect((await ask(portal, method, url)).status).toBe(401);
    expect((await ask(portal, method, url, undefined, { Authorization: "Bearer falsch" })).status).toBe(401);
  });
});

describe("selection and snapshots", () => {
  it("takes up a state and forgets its writes on reset", async () => {
    const portal = createPortal();
    await askRoute(portal, "saveHotelPreferences");
    const other = createPortal({ state: structuredClone(portal.state()) });
    expect(String((await askRoute(other, "hotelPreferences")).body)).toContain("Nähe Aufzug");
    other.reset();
    expect(other.calls).toEqual([]);
    expect(String((await askRoute(other, "hotelPreferences")).body)).not.toContain("Nähe Aufzug");
  });

  it("starts afresh for another customer or day, not for another scenario", async () => {
    const portal = createPortal();
    await askRoute(portal, "saveHotelPreferences");
    portal.select({ scenario: "slow" });
    expect(portal.state().members[0]?.data.hotelPreferences?.comments).toBe("Nähe Aufzug");
    portal.select({ today: "2026-12-01" });
    expect(portal.state().members[0]?.data.hotelPreferences?.comments).not.toBe("Nähe Aufzug");
  });

  it("refuses what it does not know", () => {
    const portal = createPortal();
    expect(() => portal.select({ today: "2026-02-30" })).toThrow("today must be a day");
    expect(() => portal.select({ scenario: "fail:nirgends" })).toThrow("names no call");
    expect(portal.selection().today).toBe("2026-03-10");
  });

  it("gives the same data for the same day", () => {
    expect(createPortal().snapshot()).toBe(createPortal().snapshot());
  });
});
