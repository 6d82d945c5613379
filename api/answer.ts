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

/** What makes an answer's data of what came. */
export type ReadBody = (response: Response) => Promise<unknown>;

const readJson: ReadBody = async (response) => parseJson(await response.text());

async function answerOf(asked: Promise<Response>, readBody: ReadBody): Promise<Answer | Lost> {
  try {
    const response = await asked;
    return { status: response.status, data: await readBody(response), contentType: response.headers.get('content-type') ?? '' };
  } catch {
    return 'network';
  }
}

/**
 * Reads an answer that the entry has asked for while code was loading. It needs no client of its own, so that a page whose first
 * answers are all it needs loads none (docs/decisions/032).
 */
export function takePrimed(asked: Promise<Response>, signal?: AbortSignal, readBody = readJson): Promise<Answer | Lost> {
  if (signal?.aborted === true) return Promise.resolve('aborted');
  const calledOff = new Promise<Lost>((resolve) => {
    signal?.addEventListener('abort', () => resolve('aborted'), { once: true });
  });
  return Promise.race([answerOf(asked, readBody), calledOff]);
}
