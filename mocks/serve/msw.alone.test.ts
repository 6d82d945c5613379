import { setupServer } from "msw/node";
// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createPortal } from "#mocks/model/portal.ts";
import { portalHandler } from "./msw.ts";

const portal = createPortal();
const server = setupServer(portalHandler(portal));

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => portal.reset());
afterAll(() => server.close());

const address = (path: string): string => new URL(path, location.href).href;

/** A request as axios sends it in jsdom. */
const xhr = (path: string): Promise<XMLHttpRequest> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", path);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError("network"));
    request.send();
  });

describe("msw in node", () => {
  it("answers fetch and XMLHttpRequest from one state", async () => {
    await fetch(address("/wishlist-api/delete/901"), { method: "POST" });
    const { bookmarks } = JSON.parse((await xhr("/wishlist-api/get-bookmarks")).responseText) as {
      bookmarks: { id: number }[];
    };
    expect(bookmarks.map(({ id }) => id)).toEqual([902, 903]);
    expect(portal.calls.map(({ name, status }) => [name, status])).toEqual([
      ["bookmarkDelete", 200],
      ["bookmarks", 200],
    ]);
  });

  it("forgets on reset", async () => {
    const { bookmarks } = (await (await fetch(address("/wishlist-api/get-bookmarks"))).json()) as {
      bookmarks: unknown[];
    };
    expect(bookmarks).toHaveLength(3);
  });

  it("sends bytes and bodiless answers", async () => {
    const pdf = await (await fetch(address("/portal-api/gremium/overview.pdf"))).arrayBuffer();
    expect(pdf.byteLength).toBeGreaterThan(400);
    portal.select({ scenario: "status-204:countries" });
    expect((await fetch(address("/portal-api/countries"))).status).toBe(204);
    portal.select({ scenario: "normal" });
  });

  it("breaks the connection when offline", async () => {
    portal.select({ scenario: "offline" });
    await expect(fetch(address("/get-token"))).rejects.toThrow(TypeError);
    await expect(xhr("/get-token")).rejects.toThrow("network");
    portal.select({ scenario: "normal" });
  });
});
