import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import type { Portal } from "#mocks/model/portal.ts";
import { readStatic, type Root } from "#mocks/serve/files.ts";

export interface HostOptions {
  readonly portal: Portal;
  readonly roots: readonly Root[];
  /** Pages by path. */
  readonly pages: Readonly<Record<string, string>>;
}

export interface Host {
  readonly origin: string;
  readonly close: () => void;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array | string;
  readonly cache: string;
}

/** Files whose names change with their contents; a page of one file has such a name as well. */
const LASTING = /^\/(chunks\/|toy)/;
/** The entry's, as docs/autoren/betrieb.md has it. */
const ENTRY = "max-age=60, stale-while-revalidate=600";

async function answerTo(url: string, { portal, roots, pages }: HostOptions): Promise<Answer> {
  const path = new URL(url, "http://host.invalid").pathname;
  const page = pages[path];
  if (page !== undefined) return { status: 200, type: "text/html; charset=utf-8", body: page, cache: "no-cache" };
  const answered = await portal.handle({ method: "GET", url, headers: {}, body: "" });
  if (answered !== null)
    return { status: answered.status, type: "application/json", body: String(answered.body), cache: "no-store" };
  const file = await readStatic(roots, path);
  if (file === null) return { status: 404, type: "text/plain", body: "nothing", cache: "no-store" };
  return { status: 200, ...file, cache: LASTING.test(path) ? "max-age=31536000, immutable" : ENTRY };
}

const brotli = (body: Uint8Array | string): Uint8Array =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/**
 * Serves pages, files and the portal's answers in brotli over HTTP/1.1, as docs/autoren/betrieb.md has it: what bears a
 * hash is kept, the entry is asked for again by its `ETag` while the last one runs, answers are not kept.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  // Made and compressed once, as a host does that keeps its files ready: its own work on this machine is no part of the
  // page's.
  const ready = new Map<string, Promise<Answer & { readonly etag: string }>>();
  const make = async (url: string): Promise<Answer & { readonly etag: string }> => {
    const made = await answerTo(url, options);
    const body = brotli(made.body);
    return { ...made, body, etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"` };
  };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const { url = "/" } = request;
    const answer = ready.get(url) ?? make(url);
    ready.set(url, answer);
    void answer.then(({ status, type, body, cache, etag }) => {
      const isKnown = cache !== "no-store" && request.headers["if-none-match"] === etag;
      response.writeHead(isKnown ? 304 : status, {
        "content-type": type,
        "content-encoding": "br",
        "cache-control": cache,
        etag,
      });
      response.end(isKnown ? undefined : body);
    });
  };
  const server = createServer(handle);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => void server.close() };
}
