import * as v from "valibot";
import { checkAnswer } from "#api/check-answer.ts";
import { ApiError } from "#api/errors.ts";
import { readTextAnswer, type ReadOptions } from "#api/resource.ts";
import type { RouteName } from "#api/routes.ts";
import { list } from "#domain/entities/fields.ts";
import { jsonRows } from "#lib/json-rows.ts";
import { fromJson } from "#lib/json.ts";
import { inSlices } from "#pace/slices.ts";

/** Checks some rows; null if none of them fits, which has then been reported. */
function someRows<T>(route: RouteName, row: v.GenericSchema<unknown, T>, rows: readonly string[]): readonly T[] | null {
  try {
    return checkAnswer(route, v.object({ rows: list(row) }), { rows: rows.map(fromJson) }).rows;
  } catch (thrown) {
    if (thrown instanceof ApiError) return null;
    throw thrown;
  }
}

/**
 * Reads the list `name` of an answer in slices, between which the browser may draw and answer keys: an answer of
 * several megabytes would block a slow phone for half a second. Rows that do not fit are dropped as by `checkAnswer`.
 * @param prepare further work on each row that would take too long for all rows at once
 * @throws ApiError of any kind
 */
export async function readInSlices<T>(
  route: RouteName,
  name: string,
  row: v.GenericSchema<unknown, T>,
  options: ReadOptions,
  prepare: (row: T) => unknown,
): Promise<T[]> {
  const { text, type } = await readTextAnswer(route, options);
  const rows = jsonRows(text, name);
  // Without such a list the whole answer is checked, which reports what is wrong with it.
  if (rows === null) return checkAnswer(route, v.object({ [name]: list(row) }), fromJson(text), type)[name] ?? [];
  const found: T[] = [];
  let misfits = 0;
  const isWhole = await inSlices(rows, (slice) => {
    if (options.signal?.aborted === true) throw new ApiError("aborted", route, "Request aborted");
    const fitting = someRows(route, row, slice);
    if (fitting === null) misfits += 1;
    for (const one of fitting ?? []) {
      prepare(one);
      found.push(one);
    }
  });
  if (!isWhole) throw new ApiError("malformed", route, `Malformed answer of ${route}: the list ends too early`);
  if (misfits > 0 && found.length === 0)
    throw new ApiError("malformed", route, `Malformed answer of ${route}: no row fits`);
  return found;
}
