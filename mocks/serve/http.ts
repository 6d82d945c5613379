import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { MockResponse } from "#mocks/model/portal.ts";

const gzipped = promisify(gzip);

/** A server that listens. */
export interface Listening {
  readonly origin: string;
  /** Ends open connections as well. */
  readonly close: () => Promise<void>;
}

/** The whole body of a request as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("utf8");
}

/** The headers of a request, each as one text. */
export const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)]));

/** Bytes from which an answer is worth compressing. */
const WORTH = 1024;

async function compressed(request: IncomingMessage, { headers, body }: MockResponse): Promise<Uint8Array | null> {
  const isJson = headers["content-type"]?.startsWith("application/json") === true;
  const isTaken = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
  return isJson && isTaken && body.length >= WORTH ? gzipped(body) : null;
}

async function send(request: IncomingMessage, response: ServerResponse, answered: MockResponse): Promise<void> {
  const { status, headers, body } = answered;
  if (status === 0) {
    response.destroy();
    return;
  }
  const small = await compressed(request, answered);
  const vary = [headers.vary, "accept-encoding"].filter((part) => part !== undefined).join(", ");
  response.writeHead(status, small === null ? headers : { ...headers, "content-encoding": "gzip", vary });
  response.end(small ?? body);
}

/** A port on which another program listens. */
export class PortTaken extends Error {
  constructor(readonly port: number) {
    super(`Port ${port} is taken`);
  }
}

/**
 * A real HTTP server on 127.0.0.1; what `answer` throws is a 500 that says so. `port` 0 takes a free one.
 * @throws PortTaken where another program listens on the port
 */
export async function listen(
  port: number,
  answer: (request: IncomingMessage) => Promise<MockResponse>,
): Promise<Listening> {
  const server = createServer((request, response) => {
    answer(request)
      .catch((thrown: unknown) => ({
        status: 500,
        headers: { "content-type": "text/plain; charset=utf-8" },
        body: String(thrown),
      }))
      .then((answered) => send(request, response, answered))
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new PortTaken(port) : error),
    );
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${taken}`, close };
}
