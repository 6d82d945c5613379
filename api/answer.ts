import { fromJson } from "#api/json.ts";

/** An answer of the backend, not yet checked; `data` is the text where it is no JSON. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly contentType: string;
}

/** Why no answer came. */
export type Lost = "network" | "timeout" | "aborted";

/**
 * An answer that the entry has asked for. Its data is made of it while code is loading; undefined where that is left to
 * whoever takes it.
 */
export interface Primed {
  readonly response: Response;
  readonly data: unknown;
}

/** What makes an answer's data of what came. */
export type ReadBody = (response: Response) => Promise<unknown>;

async function dataOf({ response, data }: Primed, readBody: ReadBody | undefined): Promise<unknown> {
  if (readBody !== undefined) return readBody(response);
  return data === undefined ? fromJson(await response.text()) : data;
}

async function answerOf(primed: Promise<Primed>, readBody: ReadBody | undefined): Promise<Answer | Lost> {
  try {
    const asked = await primed;
    const { status, headers } = asked.response;
    return { status, data: await dataOf(asked, readBody), contentType: headers.get("content-type") ?? "" };
  } catch {
    return "network";
  }
}

/**
 * Takes an answer that the entry has asked for. It needs no client of its own, so that a page whose first answers are
 * all it needs loads none (docs/decisions/032).
 * @param readBody makes data of an answer whose body was left to read; without it JSON is made of the text
 */
export function takePrimed(primed: Promise<Primed>, signal?: AbortSignal, readBody?: ReadBody): Promise<Answer | Lost> {
  if (signal?.aborted === true) return Promise.resolve("aborted");
  const calledOff = new Promise<Lost>((resolve) => {
    signal?.addEventListener("abort", () => resolve("aborted"), { once: true });
  });
  return Promise.race([answerOf(primed, readBody), calledOff]);
}
