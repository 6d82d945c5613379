interface Hold {
  readonly until: Promise<void>;
  readonly end: () => void;
}

let hold: Hold | null = null;

/**
 * While widgets wait for their first drawing, parts of those that are drawn wait as well: the two would begin each
 * other's work anew.
 */
export function holdParts(): void {
  if (hold !== null) return;
  let end = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  hold = { until, end };
}

/** All widgets are drawn: parts that have come meanwhile are drawn now, and later ones at once. */
export function releaseParts(): void {
  hold?.end();
  hold = null;
}

/** Resolves when parts may be drawn. */
export const partsMayDraw = (): Promise<void> => hold?.until ?? Promise.resolve();
