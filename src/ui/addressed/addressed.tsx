import { createContext, startTransition, useCallback, useContext, useEffect, useState, type ReactNode, type RefCallback } from 'react';
import { useRoot } from '#ui/root/root.tsx';
import { elementInHash, scrollCalmly, SCROLL_DELAY_MS } from './address.ts';

/** An address that was called, with the id of the element that it names ('' for none). */
interface Call {
  readonly hash: string;
  readonly id: string;
}

const callOf = (hash: string): Call => ({ hash, id: elementInHash(hash) });

const CallContext = createContext(callOf(''));

/** By anchor the address that has been followed: what comes back with its tab is not scrolled to again. */
const followed = new WeakMap<HTMLElement, string>();

/** Tells the entries of a list which of them the address names: one listener, however long it is. */
export function AddressFollower({ children }: { readonly children: ReactNode }) {
  const { anchor } = useRoot();
  const [call, setCall] = useState(() => callOf(location.hash));
  useEffect(() => {
    const listen = (): void => {
      followed.delete(anchor);
      startTransition(() => setCall(callOf(location.hash)));
    };
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, [anchor]);
  return <CallContext value={call}>{children}</CallContext>;
}

export interface Addressed<E extends HTMLElement> {
  readonly ref: RefCallback<E> | undefined;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * An entry, inside an `AddressFollower`, that the address can name, as `#tab:id` or `#id`: it opens and is scrolled into view after the delay of
 * spec section 9, also where its list comes later than that. No link of the browser's own reaches into a shadow root.
 */
export function useAddressed<E extends HTMLElement>(id: string | undefined, defaultOpen = false): Addressed<E> {
  const { anchor } = useRoot();
  const call = useContext(CallContext);
  const isCalled = call.id === id && call.hash === location.hash && followed.get(anchor) !== call.hash;
  const [answered, setAnswered] = useState<Call | null>(null);
  const [open, setOpen] = useState(defaultOpen);
  if (isCalled && answered !== call) {
    setAnswered(call);
    setOpen(true);
  }
  const scroll = useCallback((element: E) => {
    const timer = setTimeout(() => {
      followed.set(anchor, call.hash);
      scrollCalmly(element);
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [anchor, call]);
  return { ref: isCalled ? (scroll) : undefined, open, setOpen };
}
