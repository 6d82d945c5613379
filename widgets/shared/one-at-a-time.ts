import { useRef } from "react";

/**
 * An action that is not begun again for the same subject while it is under way, however often it is asked for and
 * whether or not the screen shows it already: several clicks can come before anything is drawn.
 */
export function useOneAtATime<Subject>(action: (subject: Subject) => Promise<unknown>): (subject: Subject) => void {
  const underWay = useRef(new Set<Subject>());
  return (subject) => {
    if (underWay.current.has(subject)) return;
    underWay.current.add(subject);
    void action(subject).finally(() => underWay.current.delete(subject));
  };
}
