import type { Page, Request, Route } from 'playwright-core';

/** A request as it left the browser; `path` has the query, and the origin where that is not the page's. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, or the text as it is. */
  readonly body: unknown;
}

/** JSON with status 200, a status with an empty object, or bytes. */
export type Reply = object | number | Buffer;

/** Answers by `path` or `METHOD path`, without query; a list is used up entry by entry, its last one stays. */
export type Answers = Readonly<Record<string, Reply | readonly Reply[] | (() => Promise<Reply>)>>;

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
  const own = request.frame() === page.mainFrame() ? new URL(page.url()).origin : '';
  return { method: request.method(), path: `${origin === own ? '' : origin}${pathname}${search}`, headers: await request.allHeaders(), body: parsed(request.postData()) };
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization, content-type', 'access-control-allow-methods': 'GET, POST' };

async function reply(route: Route, answer: Reply): Promise<void> {
  if (Buffer.isBuffer(answer)) await route.fulfill({ headers: CORS, contentType: 'application/octet-stream', body: answer });
  else if (typeof answer === 'number') await route.fulfill({ status: answer, headers: CORS, contentType: 'application/json', body: answer === 204 ? '' : '{}' });
  else await route.fulfill({ status: 200, headers: CORS, contentType: 'application/json', body: JSON.stringify(answer) });
}

/**
 * A backend that knows these answers and nothing of the mock portal; everything else is a 404. For `before` of a scene.
 * @returns all that was asked for, the page and the bundle's own files left out
 */
export async function ownBackend(page: Page, answers: Answers): Promise<Sent[]> {
  const sent: Sent[] = [];
  const turns = new Map<string, number>();
  await page.route('**/*', async (route, request) => {
    const { pathname } = new URL(request.url());
    if (OURS.test(pathname)) {
      await route.fallback();
      return;
    }
    sent.push(await sentBy(request, page));
    const key = [`${request.method()} ${pathname}`, pathname].find((each) => Object.hasOwn(answers, each)) ?? '';
    const answer = answers[key] ?? 404;
    if (typeof answer === 'function') {
      await reply(route, await (answer as () => Promise<Reply>)());
      return;
    }
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    await reply(route, Array.isArray(answer) ? (answer[Math.min(turn, answer.length - 1)] as Reply) : (answer as Reply));
  });
  return sent;
}
