import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, Page } from "playwright-core";
import { inspectorTexts } from "#i18n/inspector.ts";
import type { PageRoute } from "#mocks/site/route.ts";
import { home, parts } from "#mocks/site/routes.ts";
import { axeFindings } from "./axe.ts";
import { PHONE, phoneFaults } from "./phone.ts";
import { unregistered } from "./privacy.ts";
import { layoutShift, openPage, settle, VIEWPORT, type SiteVisits, type Walked } from "./site.ts";

/** The browser keeps it ready for each page of a walk, which is a fifth quicker than handing it over each time. */
const axe = { path: createRequire(import.meta.url).resolve("axe-core/axe.min.js") };

/** The page without the inspector's panel. */
const CONTENT = "header, main";

const pages = [home, ...parts.flatMap(({ routes }) => routes)].filter(
  (route): route is PageRoute => route.answer === "page",
);
const forCustomers = pages.filter((page) => page.forCustomers === true);
const toBook = parts
  .filter(({ name }) => ["Seminare", "Standorte", "Werkzeuge"].includes(name))
  .flatMap(({ routes }) => pages.filter((page) => routes.includes(page) && !forCustomers.includes(page)));

/** Every page of the site, in three walks of about the same length, so that workers share them. */
const walks = {
  forCustomers,
  toBook,
  toRead: pages.filter((page) => !forCustomers.includes(page) && !toBook.includes(page)),
} as const;

/** Every link of a page to the site itself, those of the widgets included, without its hash. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (root: Document | ShadowRoot): HTMLAnchorElement[] =>
      [...root.querySelectorAll<HTMLElement>("*")].flatMap((element) => [
        ...(element instanceof HTMLAnchorElement ? [element] : []),
        ...(element.shadowRoot === null ? [] : within(element.shadowRoot)),
      ]);
    return within(document)
      .filter(({ href, origin: at }) => href !== "" && at === location.origin)
      .map(({ pathname, search }) => pathname + search);
  });

/** What the inspector has to say; empty when it finds nothing wrong. */
async function inspected(page: Page): Promise<string[]> {
  const panel = page.locator("[data-kundenportal-inspector]");
  await panel.getByText(/^Geprüft: /).waitFor();
  if ((await panel.getByText(inspectorTexts.allGood).count()) > 0) return [];
  return (await panel.getByRole("listitem").allInnerTexts()).map((text) => `inspector: ${text}`);
}

/** The same page at a phone's width, where it draws itself anew: what is wrong with it there. */
async function onPhone(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await settle(page);
  const found = [
    ...(await phoneFaults(page)),
    ...(await axeFindings(page, CONTENT, { "target-size": { enabled: true } })),
  ];
  await page.setViewportSize(VIEWPORT);
  return found.map((fault) => `on a phone: ${fault}`);
}

const CALLS = "test/browser/calls.txt";

/** What each page may ask the backend for, by its address, as `calls.txt` has it. */
function readCalls(): ReadonlyMap<string, readonly string[]> {
  const pages = readFileSync(CALLS, "utf8").trim().split("\n\n");
  return new Map(
    pages.map((page) => {
      const [example = "", ...calls] = page.split("\n");
      return [example, calls.map((call) => call.trim())];
    }),
  );
}

/** What a page has asked for once too often, or for no reason that is written down. */
function needlessCalls(example: string, calls: readonly string[], allowed: readonly string[]): string[] {
  return [
    ...calls.filter((call, index) => calls.indexOf(call) < index).map((call) => `asked twice: ${call}`),
    ...calls.filter((call) => !allowed.includes(call)).map((call) => `not in ${CALLS} below ${example}: ${call}`),
  ];
}

/** What a walk goes by, and what it has seen. */
interface Seen {
  /** Addresses that are linked, with a page that links them. */
  readonly links: Map<string, string>;
  readonly allowed: ReadonlyMap<string, readonly string[]>;
}

/** What is wrong with a page of the site, in the words that a failing test shows. */
async function faultsOf(
  { page, complaints, foreign, calls }: Walked,
  origin: string,
  { example }: PageRoute,
  { links, allowed }: Seen,
): Promise<string[]> {
  complaints.length = 0;
  calls.length = 0;
  try {
    await page.goto(`${origin}${example}${example.includes("?") ? "&" : "?"}portal-inspect`);
    await settle(page);
    const found = await inspected(page);
    const { shift, moved } = await layoutShift(page);
    for (const link of await linksOf(page)) links.set(link, example);
    return [
      ...complaints,
      ...needlessCalls(example, calls, allowed.get(example) ?? []),
      ...found,
      ...(await unregistered(page, foreign)).map((stranger) => `not registered: ${stranger}`),
      ...(await axeFindings(page, CONTENT)),
      ...(shift < 0.1 ? [] : [`layout shift ${shift.toFixed(3)}: ${moved}`]),
      ...((await page.getByRole("heading", { level: 1 }).count()) === 1 ? [] : ["not one h1"]),
      ...(await onPhone(page)),
    ].map((fault) => `${example}: ${fault}`);
  } catch (thrown) {
    return [`${example}: ${String(thrown)}`, ...complaints];
  }
}

/** Works on a list from its front, until others have taken the rest. */
async function workOff<T>(left: T[], work: (item: T) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (let item = left.shift(); item !== undefined; item = left.shift()) faults.push(...(await work(item)));
  return faults;
}

/**
 * All that is wrong with the pages of a walk: complaints, findings of axe and of the inspector, jumps, dead links, what
 * does not fit a phone, calls that are made twice or not written down.
 */
export async function walkFaults(walk: keyof typeof walks, { origin, visitor }: SiteVisits): Promise<string[]> {
  const seen: Seen = { links: new Map(), allowed: readCalls() };
  const left = [...walks[walk]];
  const comes = (): Promise<BrowserContext> => visitor(walk === "forCustomers" ? "customer" : "guest");
  const walkers = [await comes(), await comes()] as const;
  // One lane for each core, with a browser's memory of its own: tabs that share one tell each other who is there, and
  // ask again. A page for each lane costs less than a new one for each address.
  const lane = async (walker: BrowserContext): Promise<string[]> => {
    await walker.addInitScript(axe);
    const walked = await openPage(walker);
    return workOff(left, (route) => faultsOf(walked, origin(), route, seen));
  };
  const faults = (await Promise.all(walkers.map(lane))).flat();
  // Whoever follows it is logged out, and the other links with them.
  const dead = await workOff(
    [...seen.links].filter(([link]) => !link.startsWith("/logout")),
    async ([link, example]) => {
      const status = (await walkers[0].request.get(origin() + link, { maxRedirects: 0 })).status();
      return status < 400 ? [] : [`${example}: ${link} is a ${status}`];
    },
  );
  return [...faults, ...dead];
}
