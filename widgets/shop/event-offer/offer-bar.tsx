import { useEffect, useRef, useState, type RefObject } from "react";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { BookingState } from "#domain/entities/offer.ts";
import { unbroken } from "#ui/unbroken/unbroken.ts";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";
import { OfferButton } from "#widgets/shop/shared/offer/offer-button.tsx";
import { priceText } from "#widgets/shop/shared/offer/offer-price.tsx";

/**
 * Pixels from the page's end at which the bar disappears, so that it covers nothing permanently; about its own height.
 */
const END = 96;

const isAtEnd = (): boolean => {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight > scrollHeight - END;
};

/** Whether a box is out of sight and the page is not at its end; false without IntersectionObserver. */
function useMissed(box: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  const [isEnd, setEnd] = useState(false);
  useEffect(() => {
    if (box.current === null || typeof IntersectionObserver !== "function") return undefined;
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false));
    observer.observe(box.current);
    const look = (): void => setEnd(isAtEnd());
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, [box]);
  return isOut && !isEnd;
}

/** Scrolls a focused element out from behind the bar. */
function useNothingHidden(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const reveal = (event: FocusEvent): void => {
      const [target] = event.composedPath();
      const edge = bar.current?.getBoundingClientRect().top;
      if (edge === undefined || !(target instanceof Element) || bar.current?.contains(target) === true) return;
      const { top, bottom } = target.getBoundingClientRect();
      if (bottom > edge && top < window.innerHeight) window.scrollBy(0, bottom - edge + 8);
    };
    document.addEventListener("focusin", reveal);
    return () => document.removeEventListener("focusin", reveal);
  }, [bar, isShown]);
}

interface OfferBarProps {
  readonly event: PortalEvent;
  readonly state: BookingState | null;
  /** The box with the same content in full. */
  readonly box: RefObject<HTMLElement | null>;
}

/**
 * A bar with date, price and button at the lower edge of the window, while the box with the same content is out of
 * sight.
 */
export function OfferBar({ event, state, box }: OfferBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useMissed(box);
  useNothingHidden(bar, isShown);
  if (!isShown) return null;
  return (
    <div className="offer-bar" ref={bar}>
      <p>
        <strong>{unbroken(eventPeriod(event))}</strong>
        <span>{priceText(event)}</span>
      </p>
      <OfferButton event={event} state={state} isBrief />
    </div>
  );
}
