import type { Page, Request, Route } from "playwright-core";
import { recordEvents } from "./events.ts";
import { scenesOf } from "./scenes.ts";
import type { Scene, SceneOptions } from "./support.ts";

/** A request as it left the browser; `path` has the query, and the origin where that is not the page's. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or the text as it is. */
  readonly body: unknown;
}

/** JSON with status 200, a page of HTML with status 200, a status with an empty object, or bytes. */
type Reply = object | string | number | Buffer;

/** Answers by `path` or `METHOD path`, without query. */
export type Answers = Readonly<Record<string, Reply>>;

const OURS = /^\/(seite|portal\.js|portal\.single\.js|chunks\/)/;

function parsed(body: string | null): unknown {
  if (body === null) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

async function sentBy(request: Request, page: Page): Promise<Sent> {
  const { origin, pathname, search } = new URL(request.url());
  const own = request.frame() === page.mainFrame() ? new URL(page.url()).origin : "";
  return {
    method: request.method(),
    path: `${origin === own ? "" : origin}${pathname}${search}`,
    headers: await request.allHeaders(),
    body: parsed(request.postData()),
  };
}

const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-allow-methods": "GET, POST",
};

async function reply(route: Route, answer: Reply): Promise<void> {
  if (Buffer.isBuffer(answer))
    await route.fulfill({ headers: CORS, contentType: "application/octet-stream", body: answer });
  else if (typeof answer === "string")
    await route.fulfill({ headers: CORS, contentType: "text/html; charset=utf-8", body: answer });
  else if (typeof answer === "number")
    await route.fulfill({
      status: answer,
      headers: CORS,
      contentType: "application/json",
      body: answer === 204 ? "" : "{}",
    });
  else
    await route.fulfill({ status: 200, headers: CORS, contentType: "application/json", body: JSON.stringify(answer) });
}

/** Answers everything but the page and the bundle's own files; what is not listed is a 404. */
async function stubBackend(page: Page, answers: Answers): Promise<Sent[]> {
  const sent: Sent[] = [];
  await page.route("**/*", async (route, request) => {
    const { pathname } = new URL(request.url());
    if (OURS.test(pathname)) {
      await route.fallback();
      return;
    }
    sent.push(await sentBy(request, page));
    await reply(route, answers[`${request.method()} ${pathname}`] ?? answers[pathname] ?? 404);
  });
  return sent;
}

export interface StubbedScene extends Scene {
  readonly sent: readonly Sent[];
}

async function openStubbed(
  open: ReturnType<typeof scenesOf>,
  answers: Answers,
  options: SceneOptions,
): Promise<StubbedScene> {
  let sent: readonly Sent[] = [];
  const scene = await open({
    early: recordEvents,
    ...options,
    before: async (page, server) => {
      sent = await stubBackend(page, answers);
      await options.before?.(page, server);
    },
  });
  return { ...scene, sent };
}

/**
 * For a whole file of tests: opens host pages, each over a backend of these answers alone, with the bundle's events
 * recorded; closes them after each test and the browser after all.
 */
export function stubbedScenes(): (answers: Answers, options: SceneOptions) => Promise<StubbedScene> {
  const open = scenesOf({ body: "" });
  return (answers, options) => openStubbed(open, answers, options);
}

/** Method and path of every request, sorted. */
export const pathsOf = (sent: readonly Sent[]): string[] => sent.map(({ method, path }) => `${method} ${path}`).sort();
