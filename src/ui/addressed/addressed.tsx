import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
  type RefCallback,
} from "react";
import { useAnchorContext } from "#anchor/anchor.ts";
import { elementInHash, onHashNavigation, scrollCalmly, SCROLL_DELAY_MS } from "./address.ts";

/** A call of an address. */
interface Call {
  /** The id of the element that it names; '' for none. */
  readonly id: string;
  /** False once it has been followed, or the page has another address. */
  readonly isPending: () => boolean;
  /** Scrolls to the named element. */
  readonly follow: RefCallback<HTMLElement>;
}

/** The followed address of each anchor, so that an entry is not scrolled to again when its tab is shown again. */
const followed = new WeakMap<HTMLElement, string>();

function callOf(anchor: HTMLElement): Call {
  const { hash } = location;
  return {
    id: elementInHash(hash),
    isPending: () => location.hash === hash && followed.get(anchor) !== hash,
    follow: (element) => {
      const timer = setTimeout(() => {
        followed.set(anchor, hash);
        scrollCalmly(element);
      }, SCROLL_DELAY_MS);
      return () => clearTimeout(timer);
    },
  };
}

const CallContext = createContext<Call | null>(null);

interface FollowerProps {
  /** Whether the customer has come back to this address, which was followed the first time. */
  readonly isFollowed?: boolean;
  readonly children: ReactNode;
}

/** Tells the entries of a list which of them the address names, by one listener for the whole list. */
export function AddressFollower({ isFollowed = false, children }: FollowerProps) {
  const { anchor } = useAnchorContext();
  const [call, setCall] = useState(() => {
    if (isFollowed) followed.set(anchor, location.hash);
    return callOf(anchor);
  });
  useEffect(
    () =>
      onHashNavigation(() => {
        followed.delete(anchor);
        startTransition(() => setCall(callOf(anchor)));
      }),
    [anchor],
  );
  return <CallContext value={call}>{children}</CallContext>;
}

/** Remembers which entries of a list are open, beyond the page. */
export interface OpenEntries {
  /** Null for an entry that nobody has opened or closed. */
  readonly isOpen: (id: string) => boolean | null;
  readonly note: (id: string, open: boolean) => void;
}

/** The entries that are open; null outside of a list whose entries the address can name. */
export const OpenEntriesContext = createContext<OpenEntries | null>(null);

/** An entry that the page's address can name. */
export interface Addressed {
  readonly ref: RefCallback<HTMLElement> | undefined;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

/**
 * An entry, inside an `AddressFollower`, that the address can name as `#tab:id` or `#id`: it opens, and is scrolled
 * into view after the delay of spec section 9, even if its list is rendered later. Native hash links do not reach into
 * a shadow root.
 */
export function useAddressed(id: string | undefined, defaultOpen = false): Addressed {
  const call = useContext(CallContext);
  const pending = call !== null && call.id === id && call.isPending() ? call : null;
  const [answered, setAnswered] = useState<Call | null>(null);
  const entries = useContext(OpenEntriesContext);
  const [open, setOpen] = useState(() => (id === undefined ? null : entries?.isOpen(id)) ?? defaultOpen);
  if (pending !== null && answered !== pending) {
    setAnswered(pending);
    setOpen(true);
  }
  return {
    ref: pending?.follow,
    open,
    setOpen: (next) => {
      setOpen(next);
      if (id !== undefined) entries?.note(id, next);
    },
  };
}
