import { useRef, useState, type MouseEvent } from "react";
import { cartTexts as texts } from "#i18n/cart.ts";
import { whenCartSaved } from "#state/shop.ts";
import { usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

type Going = "idle" | "waiting" | "stays";

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

interface ToCheckoutProps {
  readonly href: string;
  /** Called by each press; whether it has led elsewhere, to what is missing before one can go on. */
  readonly onPress?: () => boolean;
}

/**
 * The way on to the checkout. A press while changes of the cart are under way waits for them, since they would be lost
 * with the page, and goes on by itself once all are saved; where one is not, the customer stays and decides.
 */
export function ToCheckout({ href, onPress = () => false }: ToCheckoutProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isGoing = useRef(false);
  const isSaving = usePortal(({ cart }) => cart.pending.length > 0);
  const [going, setGoing] = useState<Going>("idle");
  const goWhenSaved = async (): Promise<void> => {
    setGoing("waiting");
    const isAllSaved = await whenCartSaved();
    setGoing(isAllSaved ? "idle" : "stays");
    if (!isAllSaved) return;
    // A press like the reader's own, so that a host that routes by itself is asked as well; what could lead elsewhere
    // has been asked by the first press.
    isGoing.current = true;
    link.current?.click();
    isGoing.current = false;
  };
  const press = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    if (!isGoing.current && onPress()) {
      event.preventDefault();
      return;
    }
    if (usePortal.getState().cart.pending.length === 0) return;
    event.preventDefault();
    if (going !== "waiting") void goWhenSaved();
  };
  return (
    <div className="cart-end">
      <div role="status">
        {isSaving && <p className="cart-muted">{going === "waiting" ? texts.checkoutWaits : texts.underWay}</p>}
      </div>
      {going === "stays" && !isSaving && <Notice state="error">{texts.checkoutStays}</Notice>}
      <Button
        variant="primary"
        href={href}
        ref={link}
        onClick={press}
        aria-disabled={going === "waiting" ? true : undefined}
        data-state={going === "waiting" ? "busy" : undefined}
      >
        {texts.toCheckout}
      </Button>
    </div>
  );
}
