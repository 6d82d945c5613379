import { useEffect, useEffectEvent } from "react";
import { pushOverPage } from "#widgets/shared/page/page-history.ts";

/**
 * Makes the browser's back button close a layer over the page while the component is mounted, the topmost first; if the
 * layer closes in another way, its step of the history is removed.
 * @param onBack closes the layer, or returns false if it stays for now, for example with typed input
 */
export function useBackCloses(onBack: () => boolean): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    let where = pushOverPage();
    const follow = (): void => {
      if (where() === "back" && !goBack()) where = pushOverPage();
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      if (where() === "there") history.back();
    };
  }, []);
}
