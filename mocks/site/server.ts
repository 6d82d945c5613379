import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { buildKnownHotels } from "#mocks/data/site/hotels.ts";
import type { MockResponse } from "#mocks/model/portal.ts";
import { calculatorPdf } from "#mocks/model/shop/calculator-pdf.ts";
import { readStatic } from "#mocks/serve/files.ts";
import { headersOf, listen, readBody, type Listening } from "#mocks/serve/http.ts";
import { GOODBYE, type PageContext } from "./document.ts";
import { icon, script } from "./files.ts";
import { namingOf, type Naming, type Values } from "./named.ts";
import { orderedOf, orderPdf } from "./order-pdf.ts";
import { ownPage } from "./own.ts";
import { exampleTitles, filled, missingHtml, ownHtml, pageHtml, textOf } from "./page.ts";
import { hotelPdf, textPdf } from "./reading-pdf.ts";
import type { OtherRoute } from "./route.ts";
import { routeOf } from "./routes.ts";
import { datePdf, themePdf } from "./seminar-pdf.ts";
import { css } from "./style.ts";
import { COOKIE, Visitors, type Visit } from "./visitors.ts";

export interface SiteOptions {
  /** 0 takes a free port. */
  readonly port?: number;
  /** The folder of the built bundle. */
  readonly dist: string;
  /** Berlin day `yyyy-MM-dd` from which all dates are counted. */
  readonly today: string;
}

/** Widgets with a map, whose foreign scripts know no Trusted Types (docs/autoren/betrieb.md). */
const WITH_MAP = ["portal-hotel", "portal-event-detail"];

const policy = (nonce: string, hasMap: boolean): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(hasMap ? [] : ["require-trusted-types-for 'script'", "trusted-types portal-rich-text kundenportal"]),
  ].join("; ");

const file = (type: string, body: string | Uint8Array): MockResponse => ({
  status: 200,
  headers: { "content-type": type, "cache-control": "no-store" },
  body,
});
/** Files of a release never change. */
const kept = ({ type, body }: { readonly type: string; readonly body: Uint8Array }): MockResponse => ({
  status: 200,
  headers: { "content-type": type, "cache-control": "public, max-age=31536000, immutable" },
  body,
});
const redirect = (location: string): MockResponse => ({
  status: 303,
  headers: { location, "cache-control": "no-store" },
  body: "",
});

function html(body: string, nonce: string, { status = 200, hasMap = false } = {}): MockResponse {
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": policy(nonce, hasMap),
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
    },
    body,
  };
}

/** A piece of news on paper, as its page has it. */
function newsPdf(x: string, naming: Naming): Uint8Array {
  const path = `/news/${x}`;
  const found = routeOf(path);
  const values = found === null ? null : naming(found.route, found.params, new URLSearchParams(), path);
  return textPdf(values?.title ?? x, found?.route.answer === "page" ? textOf(found.route, values ?? {}) : "");
}

function pdfOf(
  route: OtherRoute,
  values: Values,
  { portal, ordered }: Visit,
  { today }: SiteOptions,
  query: URLSearchParams,
  naming: Naming,
): MockResponse {
  const { shop } = portal.state();
  const paper = (bytes: Uint8Array): MockResponse => file("application/pdf", bytes);
  const event = shop.events.find(({ eventId }) => String(eventId) === values.eventId);
  if (route.path.startsWith("/pdf-kostenrechner") && event !== undefined)
    return paper(calculatorPdf(event, query, today));
  if (route.path === "/checkout-pdf") return paper(orderPdf(ordered, shop, today));
  if (route.path.startsWith("/seminare/p-pdf") && event !== undefined) return paper(datePdf(event));
  if (route.path.startsWith("/seminare/pdf"))
    return paper(themePdf(values.title ?? "", values.theme ?? "", shop.events, today));
  const hotel = buildKnownHotels(today).find(({ internalId }) => String(internalId) === values.internalId);
  if (hotel !== undefined) return paper(hotelPdf(hotel, today));
  return paper(newsPdf(values.x ?? "", naming));
}

/** The target of a redirect of the list. */
function targetOf({ path }: OtherRoute, values: Values): string {
  if (path === "/standorte/{locationId}") return filled("/standorte/{slug}-{locationId}", values);
  if (path === "/standorte/hotel/{hotelId}") return filled("/standorte/hotel/{slug}-{hotelId}", values);
  if (path.endsWith("/logout")) return `/?${GOODBYE}`;
  if (path === "/local-login") return "/kundenportal/login";
  if (path.startsWith("/logintarget")) return "/kundenportal";
  if (path.startsWith("/kundenportal/")) return "/kundenportal/gremium";
  if (path === "/service/ifb-app/download") return "https://apps.beispiel.example/kundenportal";
  return "/";
}

/**
 * The site: its own files, then what the list of routes says, then the calls of the visitor's portal, else a 404 page.
 */
class Site {
  private readonly visitors: Visitors;
  private readonly naming: Naming;
  private readonly exampleTitle: ReturnType<typeof exampleTitles>;
  constructor(private readonly options: SiteOptions) {
    this.visitors = new Visitors(options.today);
    this.naming = namingOf(options.today);
    this.exampleTitle = exampleTitles(this.naming);
  }

  async answer(request: IncomingMessage): Promise<MockResponse> {
    const visit = this.visitors.of(request);
    const response = await this.answerVisit(request, visit);
    // What a proxy may keep for everybody must not carry one visitor's cookie.
    return visit.isNew && response.headers["cache-control"]?.startsWith("public") !== true
      ? {
          ...response,
          headers: { ...response.headers, "set-cookie": `${COOKIE}=${visit.id}; Path=/; HttpOnly; SameSite=Lax` },
        }
      : response;
  }

  private async answerVisit(request: IncomingMessage, visit: Visit): Promise<MockResponse> {
    const method = request.method ?? "GET";
    const url = new URL(request.url ?? "/", "http://site.invalid");
    if (url.pathname === "/site/site.css") return file("text/css", css);
    if (url.pathname === "/site/site.js") return file("text/javascript", script);
    const own = ownPage(url.pathname, this.options.dist, this.exampleTitle);
    if (own !== null) {
      const context = this.context(url, visit);
      return html(ownHtml(own.title, own.main, context), context.nonce);
    }
    const built = await readStatic([{ prefix: "/portal/", dir: this.options.dist }], url.pathname);
    if (built !== null) return url.pathname.includes("/chunks/") ? kept(built) : file(built.type, built.body);
    const page = method === "GET" || method === "HEAD" ? this.routed(url, visit) : null;
    if (page !== null) return page;
    const called = await this.call(request, method, visit);
    if (called !== null) return called;
    const context = this.context(url, visit);
    return html(missingHtml(context), context.nonce, { status: 404 });
  }

  /** A call of the visitor's portal; what it has ordered is remembered for the page `checkoutPdf`. */
  private async call(request: IncomingMessage, method: string, visit: Visit): Promise<MockResponse | null> {
    const { portal, ordered } = visit;
    const { cart, ordered: known } = structuredClone({
      cart: portal.state().shop.cart,
      ordered: portal.state().shop.ordered,
    });
    const before = { ...portal.state() };
    const body = await readBody(request);
    const answer = await portal.handle({ method, url: request.url ?? "/", headers: headersOf(request), body });
    // A login gives everybody's state anew, also whose was there already.
    if (portal.state().members !== before.members) this.visitors.logIn(visit, before);
    ordered.push(...orderedOf(cart.items, known, portal.state().shop.ordered));
    return answer;
  }

  private context(url: URL, { portal }: Visit): PageContext {
    return {
      path: url.pathname,
      nonce: randomBytes(12).toString("base64"),
      isLoggedIn: portal.state().selfId !== 0,
      hasJustLeft: url.searchParams.has(GOODBYE),
      offers: portal.state().shop.events,
    };
  }

  /** The response of the list of routes for an address; null for calls and unknown addresses. */
  private routed(url: URL, visit: Visit): MockResponse | null {
    const context = this.context(url, visit);
    const found = routeOf(url.pathname);
    if (found === null) return null;
    const { route, params } = found;
    if (route.answer === "call") return null;
    const values = this.naming(route, params, url.searchParams, url.pathname);
    if (values === null) return html(missingHtml(context), context.nonce, { status: 404 });
    if (route.path.endsWith("/logout")) this.visitors.logOut(visit);
    switch (route.answer) {
      case "page":
        if (route.forCustomers === true && !context.isLoggedIn)
          return redirect(`/kundenportal/login?returnTo=${encodeURIComponent(url.pathname + url.search)}`);
        return html(pageHtml(route, values, context), context.nonce, {
          hasMap: route.anchors.some(({ id }) => WITH_MAP.includes(id)),
        });
      case "pdf":
        return pdfOf(route, values, visit, this.options, url.searchParams, this.naming);
      case "picture":
        return /^[\w-]+\.svg$/.test(params.icon ?? "")
          ? file("image/svg+xml", icon((params.icon ?? "").replace(".svg", "")))
          : html(missingHtml(context), context.nonce, { status: 404 });
      case "redirect":
        return redirect(targetOf(route, values));
      default:
        return route.answer satisfies never;
    }
  }
}

/** The demo site as a real HTTP server on 127.0.0.1 (contract-public section 5). */
export function startSite(options: SiteOptions): Promise<Listening> {
  const site = new Site(options);
  return listen(options.port ?? 0, (request) => site.answer(request));
}
