import { expect, it } from "vitest";
import { inBatches } from "./in-batches.ts";

it.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])("parts %j", (items, expected) => {
  expect(inBatches(items, 2)).toEqual(expected);
});
