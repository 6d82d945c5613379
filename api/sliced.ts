import * as v from "valibot";
import { jsonRows } from "#domain/json-rows.ts";
import { list } from "#domain/entities/fields.ts";
import { readText, type ReadOptions } from "#api/client.ts";
import { checked } from "#api/checked.ts";
import { ApiError } from "#api/errors.ts";
import { fromJson } from "#api/json.ts";
import type { RouteName } from "#api/routes.ts";

/**
 * Rows that are read in one go: some 15 ms on a slow phone. The first slices are smaller, as their code and the Berlin
 * clock are new.
 */
const ROWS = 20;

const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Bytes that are decoded in one go: some 10 ms on a slow phone. */
const BYTES = 500_000;

/** The text of an answer, decoded piece by piece, so that the browser may draw and answer keys in between. */
export async function textInSteps(response: Response): Promise<string> {
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
    await breathe();
  }
  return text + decoder.decode();
}

/** Checks some rows; null where none of them fits, which has been told then. */
function someRows<T>(route: RouteName, row: v.GenericSchema<unknown, T>, rows: readonly string[]): readonly T[] | null {
  try {
    return checked(route, v.object({ rows: list(row) }), { rows: rows.map(fromJson) }).rows;
  } catch (thrown) {
    if (thrown instanceof ApiError) return null;
    throw thrown;
  }
}

/**
 * Reads the list of that name in slices between which the browser may draw and answer keys: an answer of some megabytes
 * would hold it up for half a second on a slow phone. Rows that do not fit are left out as `read` does.
 * @param prepare further work on each row that would take too long at once
 * @throws ApiError as `read`
 */
export async function readInSlices<T>(
  route: RouteName,
  name: string,
  row: v.GenericSchema<unknown, T>,
  options: ReadOptions,
  prepare: (row: T) => unknown,
): Promise<T[]> {
  const { text, type } = await readText(route, options);
  const rows = jsonRows(text, name);
  // Whatever came instead of the list is for the one check to judge.
  if (rows === null) return checked(route, v.object({ [name]: list(row) }), fromJson(text), type)[name] ?? [];
  const found: T[] = [];
  let hasMisfits = false;
  let size = 1;
  await breathe();
  for (let slice: string[] = [], step = rows.next(); ; step = rows.next()) {
    if (step.done !== true) slice.push(step.value);
    if (step.done === true || slice.length === size) {
      const fitting = someRows(route, row, slice);
      hasMisfits ||= fitting === null;
      for (const one of fitting ?? []) {
        prepare(one);
        found.push(one);
      }
      slice = [];
      size = Math.min(size * 2, ROWS);
      if (step.done === true && !step.value)
        throw new ApiError("malformed", route, `Malformed answer of ${route}: the list ends too early`);
      if (step.done === true) break;
      await breathe();
      if (options.signal?.aborted === true) throw new ApiError("aborted", route, "Request aborted");
    }
  }
  if (hasMisfits && found.length === 0)
    throw new ApiError("malformed", route, `Malformed answer of ${route}: no row fits`);
  return found;
}
