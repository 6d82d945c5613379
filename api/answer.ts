/** An answer of the backend, not yet checked; `data` is the text where it is no JSON. */
export interface Answer {
  readonly status: number;
  readonly data: unknown;
  readonly contentType: string;
}

/** Why no answer came. */
export type Lost = 'network' | 'timeout' | 'aborted';

/** What a text says as JSON; the text itself where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function answerOf(asked: Promise<Response>, read: (text: string) => unknown): Promise<Answer | Lost> {
  try {
    const response = await asked;
    return { status: response.status, data: read(await response.text()), contentType: response.headers.get('content-type') ?? '' };
  } catch {
    return 'network';
  }
}

/**
 * Reads an answer that the entry has asked for while code was loading. It needs no client of its own, so that a page whose first
 * answers are all it needs loads none (docs/decisions/032).
 * @param read makes the answer's data of its text
 */
export function takePrimed(asked: Promise<Response>, read: (text: string) => unknown, signal?: AbortSignal): Promise<Answer | Lost> {
  if (signal?.aborted === true) return Promise.resolve('aborted');
  const calledOff = new Promise<Lost>((resolve) => {
    signal?.addEventListener('abort', () => resolve('aborted'), { once: true });
  });
  return Promise.race([answerOf(asked, read), calledOff]);
}
