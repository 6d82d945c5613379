import { useSyncExternalStore } from "react";

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const begin = (): void => {
    isPrinting = true;
    onChange();
  };
  const end = (): void => {
    isPrinting = false;
    onChange();
  };
  window.addEventListener("beforeprint", begin);
  window.addEventListener("afterprint", end);
  return () => {
    window.removeEventListener("beforeprint", begin);
    window.removeEventListener("afterprint", end);
  };
}

/**
 * Whether the page is being printed. What depends on it is drawn before the browser takes its picture of the page, as
 * React draws changes of outside state at once.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
