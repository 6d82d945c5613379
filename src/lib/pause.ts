/** Resolves after some milliseconds; without any, in the next task. */
export const pause = (milliseconds = 0): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));
