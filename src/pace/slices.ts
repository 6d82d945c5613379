/**
 * Rows that are worked on in one go: some 15 ms on a slow phone. The first slices are smaller, as their code and the
 * Berlin clock are new.
 */
const ROWS = 20;

/** Bytes that are decoded in one go: some 10 ms on a slow phone. */
const BYTES = 500_000;

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/**
 * Works on rows slice by slice, in tasks between which the browser may draw and answer keys.
 * @returns what the rows end with
 */
export async function inSlices<Row, End>(
  rows: Iterator<Row, End>,
  work: (slice: readonly Row[]) => void,
): Promise<End> {
  for (let size = 1; ; size = Math.min(size * 2, ROWS)) {
    await nextTask();
    const slice: Row[] = [];
    let step = rows.next();
    for (; step.done !== true; step = rows.next()) if (slice.push(step.value) === size) break;
    work(slice);
    if (step.done === true) return step.value;
  }
}

/** The text of an answer, decoded piece by piece in the same way: a large one at once would be one long task. */
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
    await nextTask();
  }
  return text + decoder.decode();
}
