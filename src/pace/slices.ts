import { pause } from "#lib/pause.ts";

/**
 * Rows that are processed in one task: some 15 ms on a slow phone. The first slices are smaller, because the code and
 * the Berlin clock then run for the first time.
 */
const ROWS = 20;

/** Bytes that are decoded in one task: some 10 ms on a slow phone. */
const BYTES = 500_000;

/**
 * Processes rows in slices, one task each, so that the browser may draw and answer keys in between.
 * @returns the return value of the iterator
 */
export async function inSlices<Row, End>(
  rows: Iterator<Row, End>,
  work: (slice: readonly Row[]) => void,
): Promise<End> {
  for (let size = 1; ; size = Math.min(size * 2, ROWS)) {
    await pause();
    const slice: Row[] = [];
    let step = rows.next();
    for (; step.done !== true; step = rows.next()) if (slice.push(step.value) === size) break;
    work(slice);
    if (step.done === true) return step.value;
  }
}

/** Reads the text of an answer and decodes it in slices, since decoding a large one at once would be one long task. */
export async function textInSlices(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  const decoder = new TextDecoder();
  let text = "";
  let waiting = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    text += decoder.decode(step.value, { stream: true });
    waiting += step.value.length;
    if (waiting < BYTES) continue;
    waiting = 0;
    await pause();
  }
  return text + decoder.decode();
}
