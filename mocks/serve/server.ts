import type { IncomingMessage } from "node:http";
import { control } from "#mocks/model/control.ts";
import { createPortal, type MockResponse, type Portal } from "#mocks/model/portal.ts";
import { readStatic, type Root } from "./files.ts";
import { headersOf, listen, readBody, type Listening } from "./http.ts";

/** What the server gives beside the portal's answers, and where. */
export interface ServerOptions {
  /** 0 takes a free port. */
  port?: number;
  portal?: Portal;
  /** Folders on disk, first hit wins. */
  roots?: readonly Root[];
  /** Host pages by path, without query. */
  pages?: Readonly<Record<string, string | (() => string)>>;
  /** Further headers by path, for example a content security policy. */
  headers?: (path: string) => Record<string, string>;
  /** Whether pages of other origins may call, with cookies. */
  cors?: boolean;
  /** Whether a request without any cookie is a guest's, as at a real backend. */
  sessions?: boolean;
}

export interface PortalServer extends Listening {
  readonly portal: Portal;
}

const page = (html: string): MockResponse => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8" },
  body: html,
});
/** Files whose names contain a hash. */
const isHashed = (path: string): boolean => path.includes("/chunks/");
const plain = (status: number, text: string): MockResponse => ({
  status,
  headers: { "content-type": "text/plain; charset=utf-8" },
  body: text,
});

function corsHeaders(request: IncomingMessage): Record<string, string> {
  return {
    "access-control-allow-origin": request.headers.origin ?? "*",
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": "GET, POST, OPTIONS",
    "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "authorization, content-type",
    vary: "origin",
  };
}

async function answer(
  request: IncomingMessage,
  path: string,
  portal: Portal,
  { roots = [], pages = {}, sessions = false }: ServerOptions,
): Promise<MockResponse> {
  const method = request.method ?? "GET";
  const body = await readBody(request);
  const answered =
    control(portal, method, path, body) ??
    (await portal.handle({
      method,
      url: request.url ?? "/",
      headers: headersOf(request),
      body,
      isNobody: sessions && request.headers.cookie === undefined,
    }));
  if (answered !== null) return answered;
  const html = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (html !== undefined) return page(typeof html === "string" ? html : html());
  const file = await readStatic(roots, path);
  return file === null
    ? plain(404, `There is nothing at ${path}`)
    : {
        status: 200,
        headers: {
          "content-type": file.type,
          "cache-control": isHashed(path) ? "public, max-age=31536000, immutable" : "no-store",
        },
        body: file.body,
      };
}

async function serve(request: IncomingMessage, portal: Portal, options: ServerOptions): Promise<MockResponse> {
  const path = new URL(request.url ?? "/", "http://portal.invalid").pathname;
  const open = options.cors === true || path.startsWith("/__mock/");
  const answered =
    open && request.method === "OPTIONS"
      ? { status: 204, headers: {}, body: "" }
      : await answer(request, path, portal, options);
  return {
    ...answered,
    headers: { ...answered.headers, ...(open && corsHeaders(request)), ...options.headers?.(path) },
  };
}

/** The answer of `startPortalServer` to a request, for use in another server. */
export const answerOf =
  (options: ServerOptions & { readonly portal: Portal }) =>
  (request: IncomingMessage): Promise<MockResponse> =>
    serve(request, options.portal, options);

/**
 * A real HTTP server on 127.0.0.1: the portal's calls, the control routes, host pages and static files, in this order.
 */
export async function startPortalServer(options: ServerOptions = {}): Promise<PortalServer> {
  const portal = options.portal ?? createPortal();
  return { ...(await listen(options.port ?? 0, answerOf({ ...options, portal }))), portal };
}
