import { useEffect, useRef, useState, type RefObject } from "react";
import type { PortalEvent } from "#domain/entities/event.ts";
import type { BookingState } from "#domain/entities/shop.ts";
import { eventPeriod } from "#widgets/shared/event/event-texts.ts";
import { OfferButton } from "#widgets/shop/shared/offer/offer-button.tsx";
import { priceText } from "#widgets/shop/shared/offer/offer-price.tsx";

/** How far from the page's end the bar gives way, so that it covers nothing for good; about its own height, in px. */
const END = 96;

const isAtEnd = (): boolean => {
  const { scrollHeight, scrollTop, clientHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight > scrollHeight - END;
};

/** Whether a box is out of sight, and the page not at its end; false where the DOM cannot tell. */
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

/** Brings out what has got the focus below the bar. */
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
  /** What says the same at large. */
  readonly box: RefObject<HTMLElement | null>;
}

/** Date, price and button at the lower edge of the window, as long as the box that says them is out of sight. */
export function OfferBar({ event, state, box }: OfferBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useMissed(box);
  useNothingHidden(bar, isShown);
  if (!isShown) return null;
  return (
    <div className="offer-bar" ref={bar}>
      <p>
        <strong>{eventPeriod(event)}</strong>
        <span>{priceText(event)}</span>
      </p>
      <OfferButton event={event} state={state} />
    </div>
  );
}
