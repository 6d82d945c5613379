import { useEffect, useEffectEvent } from "react";
import { historyState } from "#widgets/shared/page/history-entry.ts";
import { markStep, openLayers, OVER_PAGE, pushSearch, stepKey, writeStep } from "#widgets/shared/page/page-history.ts";

const layersOverPage = (): number => Number(historyState()[OVER_PAGE] ?? 0);

/**
 * Makes the browser's back button close a layer over the page while the component is mounted, the topmost first; if the
 * layer closes in another way, its step of the history is removed. Filters that were chosen in it stay chosen, as one
 * step of the history.
 * @param onBack closes the layer, or returns false if it stays for now, for example with typed input
 */
export function useBackCloses(onBack: () => boolean): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    const atStart = location.search;
    let chosen = atStart;
    let [below, own, depth] = ["", "", 0];
    const begin = (): void => {
      markStep();
      below = stepKey();
      own = below;
      depth = layersOverPage() + 1;
      writeStep("pushState", { ...historyState(), [OVER_PAGE]: depth }, location.href);
    };
    // A link to a part of the page makes a step of its own: whoever follows it has not gone back.
    const isBack = (): boolean => stepKey() === below && layersOverPage() < depth;
    const follow = (): void => {
      if (isBack() && !goBack()) begin();
    };
    const onChoice = (search: string, step: string): void => {
      chosen = search;
      own = step;
    };
    begin();
    openLayers.add(onChoice);
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      openLayers.delete(onChoice);
      if (isBack()) pushSearch(chosen);
      else if (stepKey() !== own) return;
      else if (chosen === atStart) history.back();
      else writeStep("replaceState", { ...historyState(), [OVER_PAGE]: depth - 1 }, location.href);
    };
  }, []);
}
