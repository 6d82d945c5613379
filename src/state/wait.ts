import { useSyncExternalStore } from "react";
import type { SettledCall } from "#api/client-settings.ts";
import type { RouteName } from "#api/routes.ts";
import { spokenWait } from "#domain/answers/retry-after.ts";
import { usePortal } from "#state/store.ts";

/** Milliseconds between two readings of the clock while a wait lasts. */
const LOOK_MS = 1000;

/** Notes until when the server accepts no further request of a route; a good answer ends the wait early. */
export function noteWait({ route, status, retryAt }: SettledCall): void {
  const { [route]: before, ...others } = usePortal.getState().waits;
  if (retryAt !== null) usePortal.setState({ waits: { ...others, [route]: retryAt } });
  else if (before !== undefined && status >= 200 && status < 300) usePortal.setState({ waits: others });
}

/**
 * Tells how long the server accepts no further request of a route (contract-public section 6), in seconds rounded as
 * the texts say them; null if it may be asked.
 */
export function waitFor(route: RouteName): number | null {
  const left = (usePortal.getState().waits[route] ?? 0) - Date.now();
  return left > 0 ? spokenWait(left) : null;
}

/** Tells a view of changes of the store, and lets it look at the clock while a wait lasts. */
function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    onChange();
    clearTimeout(timer);
    if (Object.values(usePortal.getState().waits).some((until) => until > Date.now()))
      timer = setTimeout(look, LOOK_MS);
  };
  look();
  const leave = usePortal.subscribe(look);
  return () => {
    leave();
    clearTimeout(timer);
  };
}

/**
 * The longest wait among some routes, for a view; it renders again when the wait's wording changes and when the wait is
 * over.
 */
export function useWait(...routes: readonly RouteName[]): number | null {
  return useSyncExternalStore(subscribe, () => {
    const longest = Math.max(0, ...routes.map((route) => waitFor(route) ?? 0));
    return longest === 0 ? null : longest;
  });
}
