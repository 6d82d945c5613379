import axios, { AxiosError, type AxiosRequestConfig } from "axios";

/** An unchecked answer of the backend; `data` is a text if it is not JSON. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly contentType: string;
  /** The header `Retry-After`, and the header `Date` of the same answer. */
  readonly retryAfter?: string;
  readonly date?: string;
}

/** Why no answer was received. */
export type NoAnswer = "network" | "timeout" | "aborted";

/** Sends one request and gives its answer, whatever its status, or why none was received. */
export type Transport = (request: AxiosRequestConfig) => Promise<Answer | NoAnswer>;

const LATE: readonly (string | undefined)[] = [AxiosError.ETIMEDOUT, AxiosError.ECONNABORTED];

function lostBy({ code }: AxiosError): NoAnswer {
  if (code === AxiosError.ERR_CANCELED) return "aborted";
  return LATE.includes(code) ? "timeout" : "network";
}

/** Tells whether the page may read cookies; in a frame without an origin it may not even name them. */
function mayReadCookies(): boolean {
  try {
    return typeof document.cookie === "string";
  } catch {
    return false;
  }
}

/**
 * Makes the page's axios client, which sends requests by `ask`. This file imports nothing of ours, so that it stays the
 * same over our releases (docs/decisions/007).
 */
export function createTransport(ask: typeof fetch): Transport {
  const client = axios.create({
    adapter: "fetch",
    env: { fetch: ask },
    headers: { Accept: "application/json" },
    validateStatus: () => true,
    // Only writes carry the token against forged requests, so none is set by default.
    xsrfCookieName: "",
  });
  return async (request) => {
    try {
      const { status, data, headers } = await client.request<unknown>(
        mayReadCookies() ? request : { ...request, xsrfCookieName: "" },
      );
      const header = (name: string): string => String(headers[name] ?? "");
      return {
        status,
        data,
        contentType: header("content-type"),
        retryAfter: header("retry-after"),
        date: header("date"),
      };
    } catch (thrown) {
      if (thrown instanceof AxiosError) return lostBy(thrown);
      throw thrown;
    }
  };
}
