import { useEffect, useState } from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { pageAddress } from "#api/pages.ts";
import { addTexts as texts } from "#i18n/cart-add.ts";
import { useConfig } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { BELOW_DESKTOP, useMediaQuery } from "#ui/page/media-query.ts";
import { openerIn } from "#ui/root/opener.ts";
import { useStyles } from "#ui/root/root.tsx";
import css from "./cart-bar.css?inline";

/** The number of entries by the last event `portal:cart-changed` since the page was opened; 0 before. */
function useChangedCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const onChange = (event: Event): void => {
      if (event instanceof CustomEvent) setCount((event.detail as { readonly count: number }).count);
    };
    document.addEventListener("portal:cart-changed", onChange);
    return () => document.removeEventListener("portal:cart-changed", onChange);
  }, []);
  return count;
}

/**
 * A bar at the lower edge of a phone once something has been added: the number of entries, and a link to the cart. What
 * was pressed is moved out from under it.
 */
export function CartBar() {
  useStyles(css);
  const count = useChangedCount();
  const config = useConfig();
  const isNarrow = useMediaQuery(BELOW_DESKTOP);
  const { root } = useAnchorContext();
  const isShown = isNarrow && count > 0;
  useEffect(() => {
    if (isShown) openerIn(root)?.scrollIntoView({ block: "nearest" });
  }, [isShown, root]);
  if (!isShown) return null;
  return (
    <div className="cart-bar">
      <Button variant="primary" href={pageAddress(config, "cart") ?? ""}>
        {texts.bar(count)}
      </Button>
    </div>
  );
}
