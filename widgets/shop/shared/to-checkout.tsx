import { useRef, useState, type MouseEvent } from "react";
import { isRequest, type CartItem } from "#domain/entities/cart.ts";
import { cartTexts as texts } from "#i18n/cart.ts";
import { leaveUnsaved } from "#state/drafts/unsaved.ts";
import { whenCartSaved } from "#state/shop/shop-saved.ts";
import { usePortal } from "#state/store.ts";
import { typedPeople } from "#state/typed-people.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { TypedQuestion } from "#widgets/shop/shared/people/typed-question.tsx";

type Going = "idle" | "waiting" | "stays";

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

interface ToCheckoutProps {
  readonly href: string;
  /** The entries that are ordered there. */
  readonly items: readonly CartItem[];
  /** `secondary` if something else comes first. */
  readonly variant?: "primary" | "secondary";
  /** Called at each press; returns whether it has moved the focus to something that is missing. */
  readonly onPress?: () => boolean;
}

/**
 * The link to the checkout. Each press asks about people who are typed or ticked and would not be ordered. While
 * changes of the cart are pending, a press waits for them, because they would be lost with the page, and continues by
 * itself once all are saved; if one fails, the customer stays and decides.
 */
export function ToCheckout({ href, items, variant = "primary", onPress = () => false }: ToCheckoutProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isWithout = useRef(false);
  const isSaving = usePortal(({ cart }) => cart.pending.length > 0);
  const [going, setGoing] = useState<Going>("idle");
  const [isAsked, setAsked] = useState(false);
  /** Clicks the link, so that a host that routes links itself gets the click as well. */
  const go = (isWithoutTyped: boolean): void => {
    isWithout.current = isWithoutTyped;
    link.current?.click();
    isWithout.current = false;
  };
  const goWhenSaved = async (isWithoutTyped: boolean): Promise<void> => {
    setGoing("waiting");
    const isAllSaved = await whenCartSaved();
    setGoing(isAllSaved ? "idle" : "stays");
    if (isAllSaved) go(isWithoutTyped);
  };
  const press = (event: MouseEvent): void => {
    if (opensElsewhere(event)) return;
    const isTyped = !isWithout.current && typedPeople().length > 0;
    setAsked(isTyped);
    if (isTyped || onPress()) {
      event.preventDefault();
      return;
    }
    if (isWithout.current) leaveUnsaved();
    if (usePortal.getState().cart.pending.length === 0) return;
    event.preventDefault();
    if (going !== "waiting") void goWhenSaved(isWithout.current);
  };
  return (
    <div className="cart-end">
      <Announced>
        {isSaving && <p className="cart-muted">{going === "waiting" ? texts.checkoutWaits : texts.underWay}</p>}
      </Announced>
      {isAsked && <TypedQuestion onWithout={() => go(true)} />}
      {going === "stays" && !isSaving && (
        <Notice state="error" result>
          {texts.checkoutStays}
        </Notice>
      )}
      <Button
        variant={variant}
        href={href}
        ref={link}
        onClick={press}
        aria-disabled={going === "waiting" ? true : undefined}
        data-state={going === "waiting" ? "busy" : undefined}
      >
        {isRequest(items) ? texts.toRequest : texts.toCheckout}
      </Button>
    </div>
  );
}
