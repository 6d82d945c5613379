import { useEffect, useEffectEvent } from "react";
import { historyState } from "#widgets/shared/page/history-entry.ts";
import { layerOverPage, markStep, OVER_PAGE, pushSearch, writeStep } from "#widgets/shared/page/page-history.ts";

/** Whether the current step of the history belongs to a layer over the page. */
const isOverPage = (): boolean => historyState()[OVER_PAGE] === true;

/**
 * Makes the browser's back button close a layer over the page while the component is mounted. Filters that were chosen
 * in it stay chosen, as one step of the history.
 * @param onBack closes the layer, or returns false if it stays, for example with typed input
 */
export function useBackCloses(onBack: () => boolean): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const below = location.search;
    let chosen = below;
    const begin = (): void => {
      markStep();
      writeStep("pushState", { ...historyState(), [OVER_PAGE]: true }, location.href);
    };
    const follow = (): void => {
      if (!isOverPage() && !goBack()) begin();
    };
    begin();
    layerOverPage.onChoice = (search) => {
      chosen = search;
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      layerOverPage.onChoice = null;
      if (!isOverPage()) pushSearch(chosen);
      else if (chosen === below) history.back();
      else writeStep("replaceState", { ...historyState(), [OVER_PAGE]: undefined }, location.href);
    };
  }, []);
}
