import { useRef, type RefObject } from "react";
import { useBackCloses } from "./use-back-closes.ts";

/**
 * In a dialog: the browser's back button closes it as Escape does, and asks first where something would be lost.
 * @param props.hasFollowedLink as of `useBackCloses`
 */
export function BackCloses({ hasFollowedLink }: { readonly hasFollowedLink?: RefObject<boolean> }) {
  const place = useRef<HTMLSpanElement>(null);
  useBackCloses(() => {
    place.current?.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    return false;
  }, hasFollowedLink);
  return <span hidden ref={place} />;
}
