import { useEffect, useEffectEvent } from "react";
import { closeOverPage, isOverPage, openOverPage } from "#widgets/shared/page/page-history.ts";

/**
 * Makes the browser's back button close a layer over the page while the component is mounted; filters that were chosen
 * in it stay chosen.
 * @param onBack closes the layer, or returns false if it stays, for example with typed input
 */
export function useBackCloses(onBack: () => boolean): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    openOverPage();
    const follow = (): void => {
      if (!isOverPage() && !goBack()) openOverPage();
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      closeOverPage();
    };
  }, []);
}
