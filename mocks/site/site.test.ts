import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedback } from "#i18n/feedback.ts";
import type { Listening } from "#mocks/serve/http.ts";
import { orderAddress, recipientInput } from "#mocks/testing/shop-addresses.ts";
import { isFree, weekdayOf } from "./house/calendar.ts";
import { PHONE } from "./house/contact.ts";
import { ALL_PATH, RELEASE_PATH } from "./parts/service.ts";
import { routes } from "./routes.ts";
import { startSite } from "./server.ts";

/** The pages of the site for its editors. */
const OWN_PATHS = [RELEASE_PATH, ALL_PATH];

let site: Listening;
beforeAll(async () => {
  site = await startSite({ dist: fileURLToPath(new URL("../../dist", import.meta.url)), today: "2026-03-10" });
});
afterAll(() => site.close());

/** A visitor with a cookie of their own. */
function visitor() {
  let cookie = "";
  return async (path: string, body?: object): Promise<Response> => {
    const response = await fetch(site.origin + path, {
      redirect: "manual",
      headers: {
        ...(cookie !== "" && { cookie }),
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
      },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    cookie = /site_visitor=[\w-]+/.exec(response.headers.get("set-cookie") ?? "")?.[0] ?? cookie;
    return response;
  };
}

const login = { email: "sabine.brinkmann@musterwerke.example", password: "portal-demo" };
const titleOf = (html: string): string[] => [...html.matchAll(/<h1>([^<]*)<\/h1>/g)].map((match) => match[1] ?? "");

it("a customer's seminar page leaves the way back to its widget, other pages say where they are", async () => {
  const ask = visitor();
  await ask("/local-login", login);
  const pages = ["/kundenportal/seminar/5001", "/kundenportal/dokumente"].map(async (path) => (await ask(path)).text());
  expect((await Promise.all(pages)).map((html) => html.includes('aria-label="Sie sind hier"'))).toEqual([false, true]);
});

describe("every route", () => {
  it.each(routes.map((route) => [route.example, route] as const))(
    "%s answers as the list says",
    async (example, { answer }) => {
      const ask = visitor();
      await ask("/local-login", login);
      const response = await ask(example);
      const type = response.headers.get("content-type") ?? "";
      if (answer === "page") {
        expect([response.status, type]).toEqual([200, "text/html; charset=utf-8"]);
        // The configuration holds templates of its own.
        const html = (await response.text()).replace(/<script type="application\/json".*?<\/script>/, "");
        expect(titleOf(html)).toHaveLength(1);
        expect(titleOf(html)[0]?.trim()).not.toBe("");
        expect(html).not.toMatch(/\{\w+\}|undefined|="[^"]*null/);
        const policy = response.headers.get("content-security-policy");
        expect(policy).toMatch(/script-src 'self' 'nonce-[^;]+; style-src 'self' 'nonce-/);
        expect(policy).not.toMatch(/unsafe|\*|https?:/);
        expect(policy?.includes("require-trusted-types-for 'script'")).toBe(
          !html.includes('id="portal-hotel"') && !html.includes('id="portal-event-detail"'),
        );
      } else if (answer === "pdf") {
        expect([response.status, type]).toEqual([200, "application/pdf"]);
        expect(new TextDecoder("latin1").decode(await response.arrayBuffer())).toMatch(/^%PDF-1\.4[\s\S]+%%EOF\n$/);
      } else if (answer === "redirect") {
        expect(response.status).toBe(303);
      } else {
        expect([response.status, type]).toEqual([200, answer === "picture" ? "image/svg+xml" : "application/json"]);
      }
    },
  );
});

it("tells the way to try it only to whoever is not logged in", async () => {
  const ask = visitor();
  const html = async (): Promise<string> => (await ask("/kundenportal/login")).text();
  expect(await html()).toContain("portal-demo");
  await ask("/local-login", login);
  expect(await html()).not.toContain("portal-demo");
});

describe("redirects", () => {
  it.each([
    ["/standorte/1", "/standorte/hamburg-1"],
    ["/standorte/hotel/7", "/standorte/hotel/hotel-am-hafen-hamburg-7"],
    ["/logout", "/?abgemeldet"],
    ["/logintarget", "/kundenportal"],
    ["/kundenportal/buchungen?activeDocId=7", "/kundenportal/gremium"],
    ["/kundenportal/gremium-einstellungen", "/kundenportal/gremium"],
    ["/local-login", "/kundenportal/login"],
    ["/service/ifb-app/download", "https://apps.beispiel.example/kundenportal"],
    ["/kundenportal/gremium?a=1", "/kundenportal/login?returnTo=%2Fkundenportal%2Fgremium%3Fa%3D1"],
  ])("%s leads to %s", async (path, target) => expect((await visitor()(path)).headers.get("location")).toBe(target));
});

it.each([
  "/gibt-es-nicht",
  "/seminare/t/gibt-es-nicht",
  "/seminare/p/1",
  "/standorte/bremen-1",
  "/standorte/999",
  "/fachtagung/keine",
  "/personalisierter-schulungsplan/p-0",
  "/static/img/hotel-icons/%2e%2e",
  "/news/gibt-es-nicht",
])("%s is a page that says so", async (path) => {
  const response = await visitor()(path);
  expect([response.status, titleOf(await response.text())]).toEqual([404, ["Seite nicht gefunden"]]);
});

it.each(["/reservierung", "/warteliste", "/reservierung?fachtagung="])(
  "%s, which names no conference, shows the list of them",
  async (path) => {
    const response = await visitor()(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('id="portal-conference-list"');
    expect(html).not.toContain('id="portal-conference-booking"');
  },
);

it("the registration for conferences knows the one that its address names", async () => {
  const textOf = async (path: string): Promise<string> => (await visitor()(path)).text();
  expect(await textOf("/fachtagung/anmeldung")).toContain('href="/fachtagung/anmeldung?fachtagung=betriebsraete-tage"');
  const html = await textOf("/fachtagung/anmeldung?fachtagung=betriebsraete-tage");
  expect(html).toContain('id="portal-form-registration" data-event-id="7101" data-title="Betriebsräte-Tage"');
  expect(html).not.toContain('id="portal-conference-list"');
});

it("a word of the lexicon answers in the members' lexicon, too", async () => {
  const ask = visitor();
  await ask("/local-login", login);
  const response = await ask("/wissen/br-a-z-content/abmahnung");
  expect([response.status, titleOf(await response.text())]).toEqual([200, [expect.stringContaining("Abmahnung")]]);
});

describe("a house one buys from", () => {
  const textOf = async (path: string): Promise<string> => (await visitor()(path)).text();

  it.each(["/", "/seminare/p", "/seminare/p/7001", "/service/kontakt"])(
    "shows no tools of its editors on %s",
    async (path) => {
      const html = await textOf(path);
      for (const tool of ["/manage", "/schulungsplan/admin", ...OWN_PATHS]) expect(html).not.toContain(`href="${tool}`);
    },
  );

  it("lists these on their own page, and every page from there", async () => {
    const html = await textOf("/manage");
    for (const tool of ["/schulungsplan/admin", ...OWN_PATHS]) expect(html).toContain(`href="${tool}"`);
    const all = await textOf(OWN_PATHS[1] ?? "");
    const pages = routes.filter(({ answer, path }) => answer === "page" && path !== "/" && !path.includes("{email}"));
    for (const { example } of pages) expect(all).toContain(`href="${example.replaceAll("&", "&amp;")}"`);
  });

  it("says of a date who teaches it and who pays before what is taught", async () => {
    const html = await textOf("/seminare/p/7001");
    const heads = [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, head]) => head);
    expect(heads.slice(0, 4)).toEqual(["Wer unterrichtet", "Freistellung und Kosten", "Das nehmen Sie mit", "Inhalte"]);
  });

  it.each([
    ["Seehotel Möwenblick", "seehotel-moewenblick-1", true],
    ["a hotel of another town", "hotel-isarblick-4", true],
    ["a hotel without dates", "landgasthof-waldhof-34", false],
  ])("leads from %s to seminars", async (_hotel, address, hasDates) => {
    const html = await textOf(`/standorte/hotel/${address}`);
    expect(/href="\/seminare\/p\/\d+"/.test(html)).toBe(hasDates);
    expect(html).toContain('<a class="all" href="/seminare/p">');
  });

  it("is reached at the same hours and number everywhere", async () => {
    for (const path of ["/", "/service/impressum"]) {
      const html = await textOf(path);
      const read = html.replace(/<[^>]*>/g, "");
      for (const { days, time } of feedback.hours) expect(read).toContain(`${days} ${time}`);
      expect(html).toContain(PHONE);
    }
  });

  it("shows what the manual asks of an operator: what is stored, and how accessible it is, with nothing left to fill in", async () => {
    expect(await textOf("/service/datenschutz")).toContain("<strong>Schutz vor doppeltem Bestellen</strong>");
    const html = await textOf("/service/barrierefreiheit");
    expect(html).toContain("<strong>Rückmeldung.</strong>");
    expect(html).toContain(PHONE);
    expect(html).not.toMatch(/\[[A-ZÄÖÜ][^\]]*\]/);
    expect(await textOf("/")).toContain('href="/service/barrierefreiheit"');
  });

  it.each([
    ["/fachartikel/artikel-3009", "Für die nächste Sitzung"],
    ["/themen/video-4001", "§&nbsp;87"],
    ["/fachartikel/artikel-802", "Ab 26 Grad wird es ernst.</p>"],
    ["/urteil/arbeitszeit", "Umkleiden"],
  ])("has something to say on %s", async (path, said) => {
    const html = await textOf(path);
    expect(html).toContain(said);
    expect(html).not.toContain("Was Sie zu");
  });
});

describe("visitors", () => {
  const wishesOf = async (ask: ReturnType<typeof visitor>): Promise<unknown[]> =>
    ((await (await ask("/wishlist-api/get")).json()) as { items: { refId: unknown }[] }).items.map(
      ({ refId }) => refId,
    );
  const cartOf = async (ask: ReturnType<typeof visitor>): Promise<unknown> =>
    ((await (await ask("/order-api/get-shopping-cart-small")).json()) as { count: unknown }).count;

  it("have a cart of their own", async () => {
    const [one, other] = [visitor(), visitor()];
    await one("/");
    expect((await one("/order-api/add-cart-item", { eventId: 7001, type: "booking" })).status).toBe(200);
    expect([await cartOf(one), await cartOf(other)]).toEqual([1, 0]);
  });

  it("bring their cart to the login, leave nothing of it to the next one and find it again", async () => {
    const ask = visitor();
    const userOf = async (): Promise<unknown> => ((await (await ask("/get-user")).json()) as { user: unknown }).user;
    const add = async (eventId: number): Promise<unknown> =>
      (await (await ask("/order-api/add-cart-item", { eventId, type: "booking" })).json()) as unknown;
    const versionOf = async (): Promise<number> =>
      ((await (await ask("/order-api/get-shopping-cart")).json()) as { cart: { version: number } }).cart.version;
    await ask("/");
    const { cart } = (await add(7001)) as { cart: { items: { itemId: number }[] } };
    expect(await userOf()).toBeNull();
    expect((await ask("/local-login", login)).status).toBe(200);
    expect(await userOf()).not.toBeNull();
    expect(await cartOf(ask)).toBe(1);
    await ask("/order-api/add-recipient", { itemId: cart.items[0]?.itemId, recipient: recipientInput });
    await ask("/wishlist-api/add/7003", { kind: "event" });
    const version = await versionOf();

    await ask("/logout");
    expect(await userOf()).toBeNull();
    expect([await cartOf(ask), await wishesOf(ask)]).toEqual([0, []]);
    expect(await versionOf()).toBeGreaterThan(version);
    expect(new TextDecoder("latin1").decode(await (await ask("/checkout-pdf")).arrayBuffer())).not.toContain("Eva");

    await add(7001);
    await add(7011);
    await ask("/local-login", login);
    expect([await cartOf(ask), (await wishesOf(ask)).map(String)]).toEqual([2, ["7003"]]);
    const again = await (await ask("/order-api/get-shopping-cart")).text();
    expect(again.match(/"lastname":"Beispiel"/g)).toHaveLength(1);
  });

  it("find what they changed in the portal when they log in again, and their colleagues what all share", async () => {
    const ask = visitor();
    const json = async (path: string): Promise<Record<string, unknown>> =>
      (await (await ask(path)).json()) as Record<string, unknown>;
    const recipients = async () =>
      (await json("/portal-api/events/5001/recipients")).recipients as { recipientId: number; cancelState: string }[];
    const bookmarks = async (): Promise<unknown[]> =>
      (await json("/wishlist-api/get-bookmarks")).bookmarks as { id: number }[];
    const wishes = { comments: "Bitte ruhig.", disabledFriendlyRoom: false, vegetarianFood: true };
    const found = async () => ({
      pending: (await recipients()).filter(({ cancelState }) => cancelState === "pending").length,
      wishes: (await json("/portal-api/hotel-preferences/1001")).hotelPreferences,
      bookmarks: (await bookmarks()).length,
    });
    await ask("/");
    await ask("/local-login", login);
    const before = await found();
    const open = (await recipients()).find(({ cancelState }) => cancelState === "none");
    const [kept] = (await bookmarks()) as { id: number }[];
    await ask(`/portal-api/recipients/${String(open?.recipientId)}/cancel`, { reason: "Erkrankung" });
    await ask("/portal-api/hotel-preferences", wishes);
    await ask(`/wishlist-api/delete/${String(kept?.id)}`, {});
    const changed = { pending: before.pending + 1, wishes, bookmarks: before.bookmarks - 1 };
    expect(await found()).toEqual(changed);

    await ask("/logout");
    await ask("/local-login", login);
    expect(await found()).toEqual(changed);
    await ask("/local-login", login);
    expect(await found()).toEqual(changed);
    await ask("/local-login", { ...login, email: "ole.petersen@musterwerke.example" });
    expect(await found()).toMatchObject({ pending: changed.pending, bookmarks: before.bookmarks });
    await ask("/local-login", login);
    expect(await found()).toEqual(changed);
  });

  it.each([
    ["/hoteldaten/5007_hotelprospekt.pdf", ["Hotel am Hafen Hamburg", "Ausstattung", "Hotelpreise", "Einzelzimmer"]],
    ["/news/pdf/arbeitszeit", ["Zeiterfassung", "Beginn und Ende", "Sitzung", "BetrVG"]],
  ])("read all there is in %s", async (path, parts) => {
    const text = new TextDecoder("latin1").decode(await (await visitor()(path)).arrayBuffer());
    for (const part of parts) expect(text).toContain(part);
  });

  it.each([
    ["events/5002/notice.pdf", ["Mitteilung an die Gesch\u00e4ftsf\u00fchrung", "S-5002-", "Sabine Brinkmann"]],
    ["themes/602/theme.pdf", ["Protokollf\u00fchrung", "Termine", "Hamburg"]],
    ["gremium/overview.pdf", ["Brinkmann, Sabine", "Betriebsversammlung gestalten", "Gebucht", "Weiß, Bj\u00f6rn"]],
  ])("read on paper what the portal knows: %s", async (path, parts) => {
    const ask = visitor();
    await ask("/");
    await ask("/local-login", login);
    const text = new TextDecoder("latin1").decode(await (await ask(`/portal-api/${path}`)).arrayBuffer());
    for (const part of parts) expect(text).toContain(part);
  });

  it("keep their cart where nobody was logged in", async () => {
    const ask = visitor();
    await ask("/");
    await ask("/order-api/add-cart-item", { eventId: 7001, type: "booking" });
    await ask("/logout");
    expect(await cartOf(ask)).toBe(1);
  });

  it("find what they have booked on days when people teach", async () => {
    const ask = visitor();
    await ask("/");
    await ask("/local-login", login);
    const { events } = (await (await ask("/portal-api/events/future")).json()) as {
      events: { startDate: string | null }[];
    };
    const days = events.flatMap(({ startDate }) => startDate?.slice(0, 10) ?? []);
    expect(days.length).toBeGreaterThan(5);
    expect(days.filter((day) => isFree(day) || ["saturday", "sunday"].includes(weekdayOf(day)))).toEqual([]);
  });

  it("have a wishlist of their own", async () => {
    const [one, other] = [visitor(), visitor()];
    await one("/");
    const before = await wishesOf(other);
    expect((await one("/wishlist-api/add/7003", { kind: "event" })).status).toBe(200);
    expect((await wishesOf(one)).map(String)).toContain("7003");
    expect(await wishesOf(other)).toEqual(before);
    expect(before.map(String)).not.toContain("7003");
  });

  it("do not get in with another password", async () =>
    expect((await visitor()("/local-login", { ...login, password: "falsch" })).status).toBe(401));
});

describe("the PDF of an order", () => {
  it("holds who was ordered, where and for how much, and before the order what lies in the cart", async () => {
    const ask = visitor();
    const pdf = async (): Promise<string> =>
      new TextDecoder("latin1").decode(await (await ask("/checkout-pdf")).arrayBuffer());
    await ask("/");
    const added = (await (await ask("/order-api/add-cart-item", { eventId: 7001, type: "booking" })).json()) as {
      cart: { items: { itemId: number }[] };
    };
    const itemId = added.cart.items[0]?.itemId;
    const entered = (await (await ask("/order-api/add-recipient", { itemId, recipient: recipientInput })).json()) as {
      cart: { items: { recipients: { recipientId: number }[] }[] };
    };
    expect(await pdf()).toMatch(/Ihr Warenkorb[\s\S]*Betriebsverfassungsrecht[\s\S]*Eva Beispiel/);
    await ask("/order-api/update-order-options", { options: orderAddress });
    const recipient = entered.cart.items[0]?.recipients[0];
    const ordered = await ask("/order-api/online-fax", { recipient, recipientId: recipient?.recipientId });
    expect(ordered.status).toBe(200);
    const order = await pdf();
    expect(order).toMatch(/Ihre Bestellung[\s\S]*Betriebsverfassungsrecht[\s\S]*Kontorhaus Speicherstadt, /);
    expect(order).toMatch(/Frau Eva Beispiel\)[\s\S]*\(1\.290,00 [\s\S]*Summe der Seminare\)[\s\S]*\(1\.290,00 /);
    expect(order).toContain(`Bestellnummer B-${recipient?.recipientId ?? ""}`);
    expect(order).toContain("Musterwerke GmbH");
  });
});

describe("what a browser may keep of the calls", () => {
  it("is what is the same for everybody, asked again by its ETag, and compressed", async () => {
    const ask = visitor();
    const first = await ask("/export/events?themeId=701");
    const { headers } = first;
    expect([headers.get("cache-control"), headers.get("set-cookie")]).toEqual(["public, max-age=60", null]);
    expect(headers.get("content-encoding")).toBe("gzip");
    const again = await fetch(`${site.origin}/export/events?themeId=701`, {
      headers: { "if-none-match": headers.get("etag") ?? "none" },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it.each([
    "/get-user",
    "/order-api/get-shopping-cart",
    "/portal-api/events/future",
    "/wishlist-api/get",
    "/user-data",
  ])("is nothing of %s", async (path) => {
    const { headers } = await visitor()(path);
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null]);
  });
});
