import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { readMembersRoute, writeMembersRoute } from "#domain/people/members-address.ts";
import type { MembersRoute } from "#domain/people/members.ts";
import { pushAddress } from "#widgets/shared/page/page-history.ts";

/** Called before the customer leaves: returning true keeps them here for now, and `leave` lets them go on. */
type Keeper = (leave: () => void) => boolean;

const listeners = new Set<() => void>();
const keepers = new Set<Keeper>();
let shown: { readonly route: MembersRoute } | null = null;

const isSame = (a: MembersRoute, b: MembersRoute): boolean => a?.key === b?.key && a?.view === b?.view;

function show(route: MembersRoute): void {
  shown = { route };
  for (const listener of listeners) listener();
}

/** Opens a route as a new history entry, so that the browser's back button leads back. */
function enter(route: MembersRoute): void {
  pushAddress(writeMembersRoute(location.href, route));
  show(route);
}

const isKept = (wanted: MembersRoute): boolean => [...keepers].some((keeper) => keeper(() => enter(wanted)));

function go(route: MembersRoute): void {
  if (!isKept(route)) enter(route);
}

/** Follows a change of the address by the browser's buttons or a link. */
function follow(): void {
  const wanted = readMembersRoute(location.href);
  if (shown === null || isSame(shown.route, wanted)) return;
  if (isKept(wanted)) pushAddress(writeMembersRoute(location.href, shown.route));
  else show(wanted);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) for (const type of ["popstate", "hashchange"]) window.addEventListener(type, follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const type of ["popstate", "hashchange"]) window.removeEventListener(type, follow);
    shown = null;
  };
}

function snapshot(): MembersRoute {
  shown ??= { route: readMembersRoute(location.href) };
  return shown.route;
}

/** The open member by the page's address, and a function that opens another route. */
export function useMembersRoute(): readonly [MembersRoute, (route: MembersRoute) => void] {
  return [useSyncExternalStore(subscribe, snapshot), go];
}

/** Lets a component ask before the customer leaves it, for example if input is not saved. */
export function useKeeper(keeper: Keeper): void {
  const keep = useEffectEvent(keeper);
  useEffect(() => {
    const ask: Keeper = (leave) => keep(leave);
    keepers.add(ask);
    return () => {
      keepers.delete(ask);
    };
  }, []);
}
