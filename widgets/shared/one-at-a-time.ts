import { useCallback, useRef } from "react";

const itself = (input: unknown): unknown => input;

/**
 * Guards a click: its action does not start again for the same subject while it is pending, even if several clicks come
 * before the screen is updated. Writes are guarded by their key (src/state/sending/send.ts), and an order over all tabs
 * by `withLock`.
 * @param subjectOf gives the subject of the action; a constant if only one action may be pending at all
 * @returns the same function as long as both are the same
 */
export function useOneAtATime<Input>(
  action: (input: Input) => Promise<unknown>,
  subjectOf: (input: Input) => unknown = itself,
): (input: Input) => void {
  const underWay = useRef(new Set<unknown>());
  return useCallback(
    (input) => {
      const subject = subjectOf(input);
      if (underWay.current.has(subject)) return;
      underWay.current.add(subject);
      void action(input).finally(() => underWay.current.delete(subject));
    },
    [action, subjectOf],
  );
}
