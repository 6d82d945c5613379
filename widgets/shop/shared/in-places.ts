import type { ReactNode } from "react";

/** What was removed from a list, with its position in what is left. */
export interface RemovedAt {
  readonly at: number;
}

/** Adds what has just been removed from a list: what was removed behind it moves up. */
export const withRemoved = <R extends RemovedAt>(all: readonly R[], removed: R): readonly R[] => [
  ...all.map((other) => (other.at > removed.at ? { ...other, at: other.at - 1 } : other)),
  removed,
];

/** The rows of a list, and among them what stands in the places of those that were removed; each has its key. */
export const inPlaces = <R extends RemovedAt>(
  rows: readonly ReactNode[],
  removed: readonly R[],
  draw: (entry: R) => ReactNode,
): readonly ReactNode[] =>
  [...rows, null].flatMap((row, index) => [
    ...removed.filter(({ at }) => index === at || (row === null && index < at)).map(draw),
    row,
  ]);
