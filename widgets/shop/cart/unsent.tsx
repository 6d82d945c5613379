import { useState, type ReactNode, type RefObject } from "react";
import { cartTexts as texts } from "#i18n/cart.ts";
import { usePortal } from "#state/store.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";

/** The fields that name somebody in the forms of an entry: one person, or several as lines. */
const NAMES = '.cart-form :is(textarea[name="lines"], input[name="lastname"])';

const firstTyped = (page: HTMLElement | null): HTMLElement | null =>
  [...(page?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(NAMES) ?? [])].find(
    ({ value }) => value.trim() !== "",
  ) ?? null;

/**
 * Holds the way to the checkout once while somebody is typed into a form of the cart and not added: they would not be
 * ordered, and the checkout would not say so. A second press goes without them.
 * @param elsewhere what else may hold it; asked where nobody is typed
 */
export function useUnsent(
  page: RefObject<HTMLElement | null>,
  elsewhere: () => boolean,
): { readonly holds: () => boolean; readonly notice: ReactNode } {
  const [isTold, setTold] = useState(false);
  return {
    holds: () => {
      // What is on its way is waited for (ToCheckout).
      const isHeld = !isTold && usePortal.getState().cart.pending.length === 0 && firstTyped(page.current) !== null;
      setTold(isHeld);
      return isHeld || elsewhere();
    },
    notice: isTold && (
      <Notice
        state="error"
        actions={<Button onClick={() => firstTyped(page.current)?.focus()}>{texts.toUnsent}</Button>}
      >
        {texts.unsent}
      </Notice>
    ),
  };
}
