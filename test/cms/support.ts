import { JSDOM } from "jsdom";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { inject } from "vitest";
import { describe as described } from "#scripts/cms/description.ts";
import { sharedBrowser } from "#test/browser/browsers.ts";
import { NOW } from "#test/browser/support.ts";
import { answerCalls } from "./portal-calls.ts";
import { people, php, whole, type WordPressSite } from "./site.ts";

export const site: WordPressSite = inject("wordpress");
export const { manifests, keys } = described();

/** Runs PHP inside the test site. */
export const inside = (code: string): Promise<unknown> => php(site, code);

/** Activates the plugin as it is when it is new, in the default theme, and runs further PHP. */
export const freshPlugin = (further = ""): Promise<unknown> =>
  inside(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
activate_plugin( 'kundenportal/kundenportal.php' );
delete_option( 'kundenportal_settings' );
switch_theme( 'twentytwentythree' );
${further}`);

/** A text as PHP writes it. */
export const literal = (value: unknown): string =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString("base64")}' ), true )`;

/** Somebody who is logged in, asking by HTTP. */
export interface Session {
  readonly cookies: string;
  readonly get: (path: string) => Promise<Response>;
  /** Posts a form. */
  readonly post: (path: string, fields: Readonly<Record<string, string>>) => Promise<Response>;
  /** Calls the REST interface with the nonce of the session; gives the answer's JSON. */
  readonly rest: (path: string, body: object) => Promise<Record<string, unknown>>;
}

const sessions = new Map<string, Promise<Session>>();

async function logIn(name: string): Promise<Session> {
  const answer = await whole(`${site.origin}/wp-login.php`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: "wordpress_test_cookie=WP+Cookie+check" },
    body: new URLSearchParams({ log: name, pwd: name, testcookie: "1" }),
  });
  const cookies = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
  const headers = { cookie: cookies };
  const nonce = await (await whole(`${site.origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers })).text();
  return {
    cookies,
    get: (path) => whole(site.origin + path, { headers, redirect: "manual" }),
    post: (path, fields) =>
      whole(site.origin + path, { method: "POST", headers, redirect: "manual", body: new URLSearchParams(fields) }),
    rest: async (path, body) => {
      const told = await whole(`${site.origin}/wp-json/wp/v2/${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json", "x-wp-nonce": nonce },
        body: JSON.stringify(body),
      });
      if (!told.ok) throw new Error(`${path}: ${told.status} ${await told.text()}`);
      return (await told.json()) as Record<string, unknown>;
    },
  };
}

/** Logs somebody in, once for all tests of a worker. */
export function as(role: keyof typeof people): Promise<Session> {
  const session = sessions.get(role) ?? logIn(people[role]);
  sessions.set(role, session);
  return session;
}

/** Publishes a post as its author does, by the REST interface; gives its path. */
export async function publish(
  role: "administrator" | "author",
  content: string,
  further: object = {},
): Promise<{ readonly id: number; readonly path: string }> {
  const post = await (await as(role)).rest("posts", { title: "Seite", status: "publish", content, ...further });
  return { id: Number(post.id), path: String(post.link).replace(site.origin, "") };
}

/** The comment with which the editor saves a block without content of its own. */
export const blockOf = (attributes: object, content = ""): string => {
  const json = JSON.stringify(attributes)
    .replace(/--/g, "\\u002d\\u002d")
    .replace(/[<>&]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)
    .replace(/\\"/g, "\\u0022");
  return content === ""
    ? `<!-- wp:kundenportal/widget ${json} /-->`
    : `<!-- wp:kundenportal/widget ${json} -->${content}<!-- /wp:kundenportal/widget -->`;
};

/** HTML as a browser reads it. */
export const parsed = (html: string): Document => new JSDOM(html).window.document;

/** XML as a strict reader takes it. @throws Error where it is not well-formed */
export const parsedXml = (text: string): Document => new JSDOM(text, { contentType: "text/xml" }).window.document;

/** What a visitor gets, without script. */
export async function visited(path: string): Promise<{ readonly html: string; readonly document: Document }> {
  const html = await (await whole(site.origin + path)).text();
  return { html, document: parsed(html) };
}

/** The product's own tags on a page. */
export const scriptsOf = (document: Document): string[] =>
  [...document.querySelectorAll('script[src*="portal.js"], script[id="portal-config"]')].map((tag) => tag.outerHTML);

/** A page in Chromium, with what it complained of and which other servers it asked. */
export interface Window {
  readonly page: Page;
  readonly complaints: string[];
  readonly foreign: string[];
  readonly close: () => Promise<void>;
}

async function signedIn(context: BrowserContext, role: keyof typeof people | undefined): Promise<void> {
  if (role === undefined) return;
  const { cookies } = await as(role);
  await context.addCookies(
    cookies.split("; ").map((cookie) => {
      const [name = "", ...value] = cookie.split("=");
      return { name, value: value.join("="), url: site.origin };
    }),
  );
}

/**
 * Lets a page's dates begin at a time; for an early script. The driver's own clock would take the page's performance
 * entries away, which WordPress reads.
 */
function liveOn(now: number): void {
  globalThis.Date = class extends Date {
    constructor(...given: readonly unknown[]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now = (): number => now;
  } as DateConstructor;
}

/**
 * Opens a window of a visitor, or of somebody who is logged in. The portal's calls are answered by the mock portal;
 * visitors live on its day.
 */
export async function openWindow(role?: keyof typeof people, of?: Browser): Promise<Window> {
  const context = await (of ?? (await sharedBrowser())).newContext({
    viewport: { width: 1280, height: 900 },
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    reducedMotion: "reduce",
  });
  await signedIn(context, role);
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.origin)) foreign.push(request.url());
  });
  await answerCalls(context);
  if (role === undefined) await context.addInitScript(liveOn, NOW.getTime());
  return { page, complaints, foreign, close: () => context.close() };
}

/** What stands in all elements with an id once their widgets are there: the text of each. */
export async function textsOf(page: Page, id: string): Promise<string[]> {
  const anchors = page.locator(`[id="${id}"]`);
  const count = await anchors.count();
  const texts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    await anchors.nth(index).locator(".portal").first().waitFor({ state: "attached" });
    texts.push(
      await anchors.nth(index).evaluate((anchor) => {
        const shown = anchor.shadowRoot?.querySelector(".portal")?.cloneNode(true) as Element | undefined;
        // It stands only where the offer itself is out of sight.
        shown?.querySelector(".offer-bar")?.remove();
        return shown?.textContent ?? "";
      }),
    );
  }
  return texts;
}
