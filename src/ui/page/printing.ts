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
 * Whether the page is being printed. Changes are rendered before the browser captures the page, because React renders
 * changes of an external store synchronously.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
