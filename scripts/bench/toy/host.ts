import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";
import { generate } from "selfsigned";
import { readStatic, type Root } from "#mocks/files.ts";
import type { Portal } from "#mocks/portal.ts";

export type Protocol = "HTTP/1.1" | "HTTP/2";

export interface HostOptions {
  readonly protocol: Protocol;
  readonly portal: Portal;
  readonly roots: readonly Root[];
  /** Pages by path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Changes an answer of the portal, its text given and returned. */
  readonly shape: (path: string, body: string) => string;
}

export interface Host {
  readonly origin: string;
  readonly close: () => void;
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array | string;
}

async function answerTo(url: string, { portal, roots, pages, shape }: HostOptions): Promise<Answer> {
  const path = new URL(url, "http://host.invalid").pathname;
  const page = pages[path];
  if (page !== undefined) return { status: 200, type: "text/html; charset=utf-8", body: page };
  const answered = await portal.handle({ method: "GET", url, headers: {}, body: "" });
  if (answered !== null)
    return { status: answered.status, type: "application/json", body: shape(path, String(answered.body)) };
  const file = await readStatic(roots, path);
  return file === null ? { status: 404, type: "text/plain", body: "nothing" } : { status: 200, ...file };
}

const brotli = (body: Uint8Array | string): Uint8Array =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

interface Response {
  readonly writeHead: (status: number, headers: Record<string, string>) => unknown;
  readonly end: (body: Uint8Array | string) => unknown;
}

/**
 * Serves pages, files and the portal's answers in brotli, over HTTP/1.1 in clear or HTTP/2 with a certificate of its
 * own, as browsers want it.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  // Made and compressed once, as a host does that keeps its files ready: its own work on this machine is no part of the
  // page's.
  const ready = new Map<string, Promise<Answer>>();
  const handle = (request: { readonly url?: string | undefined }, response: Response): void => {
    const { url = "/" } = request;
    const answer = ready.get(url) ?? answerTo(url, options).then((made) => ({ ...made, body: brotli(made.body) }));
    ready.set(url, answer);
    void answer.then(({ status, type, body }) => {
      response.writeHead(status, { "content-type": type, "content-encoding": "br", "cache-control": "no-store" });
      response.end(body);
    });
  };
  const server =
    options.protocol === "HTTP/1.1" ? createServer(handle) : createSecureServer(await certificate(), handle);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${options.protocol === "HTTP/1.1" ? "http" : "https"}://localhost:${port}`,
    close: () => void server.close(),
  };
}

async function certificate(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  return { key, cert };
}
