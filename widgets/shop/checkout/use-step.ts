import { useCallback, useSyncExternalStore } from "react";

/** The names of the steps in the page's query. */
export const steps = ["adresse", "uebersicht", "ergebnis"] as const;
/** One of these names. */
export type Step = (typeof steps)[number];

const KEY = "schritt";
const CHANGED = "portal-checkout-step";

/** The step in the address, or the first one if there is none. */
const currentStep = (): Step =>
  steps.find((step) => step === new URLSearchParams(location.search).get(KEY)) ?? "adresse";

function subscribe(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener("popstate", listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** The step in the address, and a function that changes it as a step of the history; other keys of the query stay. */
export function useStep(): readonly [Step, (step: Step) => void] {
  const step = useSyncExternalStore(subscribe, currentStep);
  const go = useCallback((next: Step) => {
    if (next === currentStep()) return;
    const url = new URL(location.href);
    url.searchParams.set(KEY, next);
    history.pushState(history.state, "", url);
    window.dispatchEvent(new Event(CHANGED));
  }, []);
  return [step, go];
}
