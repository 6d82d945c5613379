import { useRef } from "react";
import { useBackCloses } from "#widgets/shared/list/use-back-closes.ts";

/** In a dialog: the browser's back button closes it as Escape does, and asks first where something would be lost. */
export function BackCloses() {
  const place = useRef<HTMLSpanElement>(null);
  useBackCloses(() => {
    place.current?.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    return false;
  });
  return <span hidden ref={place} />;
}
