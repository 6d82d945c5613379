import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as rawRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPortal } from "#mocks/model/portal.ts";
import { startPortalServer, type PortalServer } from "./server.ts";

const base = mkdtempSync(join(tmpdir(), "portal-server-"));
let server: PortalServer;

beforeAll(async () => {
  mkdirSync(join(base, "dist/sub"), { recursive: true });
  writeFileSync(join(base, "geheim.txt"), "geheim");
  for (const name of ["portal.js", "portal.js.map", "portal.css", "bild.svg", "index.html", "sub/index.html"])
    writeFileSync(join(base, "dist", name), name);
  server = await startPortalServer({
    portal: createPortal(),
    roots: [{ prefix: "/static", dir: join(base, "dist") }],
    pages: { "/seite": "<!doctype html><p>Seite</p>", "/frisch": () => "<!doctype html><p>frisch</p>" },
    headers: (path) => (path === "/seite" ? { "content-security-policy": "default-src 'self'" } : {}),
  });
});
afterAll(async () => {
  await server.close();
  rmSync(base, { recursive: true });
});

const get = (path: string, init?: RequestInit) => fetch(server.origin + path, init);

/** Sends a path as it stands: fetch would tidy up `..` before. */
const rawStatus = (path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    rawRequest({ host: "127.0.0.1", port: new URL(server.origin).port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });

describe("the HTTP server", () => {
  it("answers calls, with bearer token and body", async () => {
    const { token } = (await (await get("/get-token")).json()) as { token: string };
    const response = await get("/feedback-api/send", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ formType: "Allgemein", event: null, subject: "Grüße", message: "Schön." }),
    });
    expect(await response.json()).toEqual({ success: true });
    expect(server.portal.state().feedback.at(-1)?.subject).toBe("Grüße");
  });

  it("lets the browser keep what is public, and answers 304 while it is the same", async () => {
    const first = await get("/export/events?themeId=701");
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    const etag = first.headers.get("etag") ?? "";
    const again = await get("/export/events?themeId=701", { headers: { "if-none-match": `W/${etag}, "x"` } });
    expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", etag]);
    expect((await get("/export/events", { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  it.each(["/get-user", "/order-api/get-shopping-cart", "/portal-api/events/future", "/wishlist-api/get"])(
    "lets nobody keep %s, which is somebody's own",
    async (path) => {
      const { headers } = await get(path);
      expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
    },
  );

  it("compresses long answers for whoever takes that", async () => {
    const { headers } = await get("/export/events");
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual(["gzip", "accept-encoding"]);
    const plain = await get("/export/events", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect((await get("/portal-api/countries")).headers.get("content-encoding")).toBeNull();
  });

  it("answers HEAD as GET, without a body", async () => {
    const head = await get("/export/lexicon", { method: "HEAD" });
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([200, "application/json", ""]);
  });

  it("sends bytes", async () => {
    const pdf = new Uint8Array(await (await get("/portal-api/gremium/overview.pdf")).arrayBuffer());
    expect(new TextDecoder("latin1").decode(pdf.slice(0, 8))).toBe("%PDF-1.4");
    const image = await get("/portal-api/photos/5101001/download");
    expect(image.headers.get("content-type")).toBe("image/jpeg");
    expect([...new Uint8Array(await image.arrayBuffer())].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  });

  it.each([
    ["/static/portal.js", "text/javascript"],
    ["/static/portal.js.map", "application/json"],
    ["/static/portal.css", "text/css"],
    ["/static/bild.svg", "image/svg+xml"],
    ["/static/", "text/html; charset=utf-8"],
    ["/static/sub/", "text/html; charset=utf-8"],
    ["/seite", "text/html; charset=utf-8"],
    ["/frisch", "text/html; charset=utf-8"],
    ["/mock-media/photo/5101-1-1200x800.svg", "image/svg+xml"],
    ["/mock-media/videos.js?token=mock-video-token-5102&target=filme&terminId=5102", "text/javascript"],
  ])("%s is %s", async (path, type) => {
    const response = await get(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, type]);
  });

  it("adds the headers of a page", async () => {
    expect((await get("/seite")).headers.get("content-security-policy")).toBe("default-src 'self'");
    expect((await get("/frisch")).headers.get("content-security-policy")).toBeNull();
  });

  it.each([
    "/static/../geheim.txt",
    "/static/..%2fgeheim.txt",
    "/static/%2e%2e/geheim.txt",
    "/static/sub/..%2f..%2fgeheim.txt",
    "/static/%00",
    "/static/%E0%A4%A",
    "/static",
    "/nichts",
  ])("has nothing at %s", async (path) => {
    expect(await rawStatus(path)).toBe(404);
  });

  it("breaks the connection when offline", async () => {
    server.portal.select({ scenario: "offline:countries" });
    await expect(get("/portal-api/countries")).rejects.toThrow();
    server.portal.select({ scenario: "normal" });
  });

  it("allows other origins only when told to", async () => {
    expect((await get("/get-token")).headers.get("access-control-allow-origin")).toBeNull();
    const open = await startPortalServer({ cors: true });
    const preflight = await fetch(`${open.origin}/get-token`, {
      method: "OPTIONS",
      headers: { origin: "https://cms.example", "access-control-request-headers": "authorization" },
    });
    await open.close();
    expect([
      preflight.status,
      preflight.headers.get("access-control-allow-origin"),
      preflight.headers.get("access-control-allow-headers"),
    ]).toEqual([204, "https://cms.example", "authorization"]);
  });
});

describe("control routes", () => {
  const post = (path: string, body = "") => get(`/__mock/${path}`, { method: "POST", body });

  it("select, show and reset", async () => {
    expect(await (await post("select", '{"customer":"newcomer"}')).json()).toMatchObject({
      customer: "newcomer",
      scenario: "normal",
    });
    expect(await (await get("/portal-api/events/future")).json()).toEqual({ events: [] });
    const { calls } = (await (await get("/__mock/state")).json()) as { calls: unknown[] };
    expect(calls).toMatchObject([
      { name: "eventsFuture", method: "GET", path: "/portal-api/events/future", status: 200 },
    ]);
    await post("reset");
    expect(server.portal.calls).toEqual([]);
    await post("select", '{"customer":"admin"}');
  });

  it.each([
    ["select", '{"customer":"niemand"}', 400],
    ["select", "kein JSON", 400],
    ["unbekannt", "", 404],
  ])("refuse %s %s", async (path, body, status) => {
    expect((await post(path, body)).status).toBe(status);
  });
});
