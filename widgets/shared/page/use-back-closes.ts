import { useEffect, useEffectEvent, type RefObject } from "react";
import { openLayers } from "./history-entry.ts";
import { layersOverPage, leaveLostLayers, stateUnder } from "./lost-layers.ts";
import { markStep, pushSearch, stepKey, writeStep } from "./page-history.ts";

/**
 * Makes the browser's back button close a layer over the page while the component is mounted, the topmost first; if the
 * layer closes in another way, its step of the history is removed. Filters that were chosen in it stay chosen, as one
 * step of the history.
 * @param onBack closes the layer, or returns false if it stays for now, for example with typed input
 * @param hasFollowedLink whether it closes because a link in it was followed: the page, which is being left, must not
 * go back; its step is passed over when the reader returns
 */
export function useBackCloses(onBack: () => boolean, hasFollowedLink?: RefObject<boolean>): void {
  const goBack = useEffectEvent(onBack);
  const isLeaving = useEffectEvent(() => hasFollowedLink?.current === true);
  useEffect(() => {
    const atStart = location.search;
    let chosen = atStart;
    let [below, own, depth] = ["", "", 0];
    const begin = (): void => {
      markStep();
      below = stepKey();
      own = below;
      depth = layersOverPage() + 1;
      writeStep("pushState", stateUnder(depth), location.href);
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
    // Also after the layer: it may have been left by a link.
    window.addEventListener("pageshow", leaveLostLayers);
    openLayers.add(onChoice);
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      openLayers.delete(onChoice);
      if (isBack()) pushSearch(chosen);
      else if (stepKey() === own && chosen === atStart && !isLeaving()) history.back();
    };
  }, []);
}
