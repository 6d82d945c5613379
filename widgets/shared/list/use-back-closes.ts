import { useEffect, useEffectEvent } from "react";
import { isOverPage, pushOverPage } from "#widgets/shared/page/page-history.ts";

/**
 * Lets the browser's way back close what is open over the page, as long as the component lives; closed otherwise, it
 * leaves no step behind.
 * @param onBack closes it, or returns false where it stays, as with something typed in it
 */
export function useBackCloses(onBack: () => boolean): void {
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    pushOverPage();
    const follow = (): void => {
      if (!isOverPage() && !goBack()) pushOverPage();
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
      if (isOverPage()) history.back();
    };
  }, []);
}
