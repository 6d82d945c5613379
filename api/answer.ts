/** An answer of the backend, not yet checked; `data` is the text where it is no JSON. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly contentType: string;
}

/** Why no answer came. */
export type Lost = 'network' | 'timeout' | 'aborted';

/** What a text says as JSON; the text itself where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** An answer that the entry has asked for; its body is read while code is loading. */
export interface Primed {
  readonly response: Response;
  readonly text: string;
}

async function answerOf(primed: Promise<Primed>, parse: (text: string) => unknown): Promise<Answer | Lost> {
  try {
    const { response, text } = await primed;
    return { status: response.status, data: parse(text), contentType: response.headers.get('content-type') ?? '' };
  } catch {
    return 'network';
  }
}

/**
 * Takes an answer that the entry has asked for. It needs no client of its own, so that a page whose first answers are all it needs
 * loads none (docs/decisions/032).
 * @param parse makes data of the text: as JSON, if nothing else is said
 */
export function takePrimed(primed: Promise<Primed>, signal?: AbortSignal, parse = parseJson): Promise<Answer | Lost> {
  if (signal?.aborted === true) return Promise.resolve('aborted');
  const calledOff = new Promise<Lost>((resolve) => {
    signal?.addEventListener('abort', () => resolve('aborted'), { once: true });
  });
  return Promise.race([answerOf(primed, parse), calledOff]);
}
