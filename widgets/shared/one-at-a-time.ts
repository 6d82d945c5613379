import { useRef } from "react";

/**
 * The guard of a click: its action is not begun again for the same subject while it is under way, however often it is
 * asked for and whether or not the screen shows it already, as several clicks can come before anything is drawn. A
 * write is guarded by its key (src/state/sending/send.ts), an order over all tabs by `withLock`.
 * @param subjectOf tells what the action is done to; a constant for an action of which only one is ever under way
 */
export function useOneAtATime<Input>(
  action: (input: Input) => Promise<unknown>,
  subjectOf: (input: Input) => unknown = (input) => input,
): (input: Input) => void {
  const underWay = useRef(new Set<unknown>());
  return (input) => {
    const subject = subjectOf(input);
    if (underWay.current.has(subject)) return;
    underWay.current.add(subject);
    void action(input).finally(() => underWay.current.delete(subject));
  };
}
