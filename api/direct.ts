import type { Answer, NoAnswer, Transport } from "#api/transport.ts";
import { fromJson } from "#lib/json.ts";

/** A response of the browser; `data` is its parsed body, if it has been read already. */
interface Received {
  readonly response: Response;
  readonly data?: unknown;
}

/**
 * The response as an answer of the address that was asked. A page that is missing where a redirect has led does not say
 * that what was asked for is missing: it is the failure of a gateway.
 */
const inOwnName = (response: Response): Response =>
  response.redirected && response.status === 404 ? new Response(null, { status: 502 }) : response;

/** Asks an address by the browser's own `fetch`. */
export const askNetwork = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> =>
  fetch(new Request(input, init)).then(inOwnName);

type TextOf = (response: Response) => Promise<string>;

const wholeText: TextOf = (response) => response.text();

async function answerOf(coming: Promise<Received>, isText: boolean, textOf: TextOf): Promise<Answer | NoAnswer> {
  try {
    const { response: received, data } = await coming;
    const response = inOwnName(received);
    const { status, headers } = response;
    const header = (name: string): string => headers.get(name) ?? "";
    const about = { contentType: header("content-type"), retryAfter: header("retry-after"), date: header("date") };
    if (isText) return { status, data: await textOf(response), ...about };
    return { status, data: data === undefined ? fromJson(await wholeText(response)) : data, ...about };
  } catch {
    return "network";
  }
}

/**
 * A transport that hands over a pending response within the request's time limit (ms).
 * @param textOf reads the body if its text is wanted
 */
export const transportOf =
  (coming: Promise<Received>, textOf: TextOf = wholeText): Transport =>
  ({ responseType, signal, timeout = 0 }) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) resolve("aborted");
      signal?.addEventListener?.("abort", () => resolve("aborted"), { once: true });
      if (timeout > 0) setTimeout(() => resolve("timeout"), timeout);
      void answerOf(coming, responseType === "text", textOf).then(resolve);
    });

/**
 * Sends a read by the browser's own `fetch`, as the entry does, with the same results as the page's client. A read that
 * comes before the client's code is loaded need not wait for it (docs/decisions/007).
 */
export const askDirectly: Transport = async (request) => {
  const { url, headers, signal, fetchOptions } = request;
  const init: RequestInit = {
    ...fetchOptions,
    headers: { Accept: "application/json", ...(headers as Record<string, string>) },
    signal: (signal as AbortSignal | undefined) ?? null,
  };
  return transportOf(askNetwork(String(url), init).then((response) => ({ response })))(request);
};
