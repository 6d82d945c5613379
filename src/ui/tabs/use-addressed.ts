import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useRoot } from '#ui/root/root.tsx';
import { elementInHash, scrollCalmly, SCROLL_DELAY_MS } from './url-tab.ts';

/** By anchor the address that has been followed: what comes back with its tab is not scrolled to again. */
const followed = new WeakMap<HTMLElement, string>();

export interface Addressed<E extends HTMLElement> {
  readonly ref: RefObject<E | null>;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * An element that the address can name, as `#tab:id` or `#id`: it opens and is scrolled into view after the delay of
 * spec section 9, also where its list comes later than that. No link of the browser's own reaches into a shadow root.
 */
export function useAddressed<E extends HTMLElement>(id: string | undefined, defaultOpen = false): Addressed<E> {
  const { anchor } = useRoot();
  const ref = useRef<E>(null);
  const [calls, setCalls] = useState(() => (elementInHash(location.hash) === id && followed.get(anchor) !== location.hash ? 1 : 0));
  const [open, setOpen] = useState(defaultOpen || calls > 0);
  const onHashChange = useEffectEvent(() => {
    if (elementInHash(location.hash) !== id) return;
    setOpen(true);
    setCalls(calls + 1);
  });
  const scroll = useEffectEvent(() => {
    followed.set(anchor, location.hash);
    scrollCalmly(ref.current);
  });
  useEffect(() => {
    if (id === undefined) return undefined;
    const listen = (): void => onHashChange();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, [id]);
  useEffect(() => {
    if (calls === 0) return undefined;
    const timer = setTimeout(() => scroll(), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [calls]);
  return { ref, open, setOpen };
}
