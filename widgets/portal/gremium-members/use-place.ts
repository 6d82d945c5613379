import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { readMembersPlace, writeMembersPlace } from '#domain/members-address.ts';
import type { MembersPlace } from '#domain/members.ts';

/** Is asked before the customer goes elsewhere: true keeps them here for now; `leave` lets them go on. */
type Keeper = (leave: () => void) => boolean;

const listeners = new Set<() => void>();
const keepers = new Set<Keeper>();
let shown: { readonly place: MembersPlace } | null = null;

const isSame = (a: MembersPlace, b: MembersPlace): boolean => a?.key === b?.key && a?.view === b?.view;

function show(place: MembersPlace): void {
  shown = { place };
  for (const listener of listeners) listener();
}

/** Framed and sandboxed pages may not write the address; the view changes all the same. */
function writeAddress(place: MembersPlace): void {
  try {
    history.pushState(null, '', writeMembersPlace(location.href, place));
  } catch {
    // The address is a convenience that such a page does without.
  }
}

/** By a new entry in the history, so that the browser's back button leads back. */
function enter(place: MembersPlace): void {
  writeAddress(place);
  show(place);
}

const isKept = (wanted: MembersPlace): boolean => [...keepers].some((keeper) => keeper(() => enter(wanted)));

function go(place: MembersPlace): void {
  if (!isKept(place)) enter(place);
}

/** The browser's buttons, or a link, have changed the address. */
function follow(): void {
  const wanted = readMembersPlace(location.href);
  if (shown === null || isSame(shown.place, wanted)) return;
  if (isKept(wanted)) writeAddress(shown.place);
  else show(wanted);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) for (const type of ['popstate', 'hashchange']) window.addEventListener(type, follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const type of ['popstate', 'hashchange']) window.removeEventListener(type, follow);
    shown = null;
  };
}

function snapshot(): MembersPlace {
  shown ??= { place: readMembersPlace(location.href) };
  return shown.place;
}

/** Where the customer is among the members, by the address of the page, and a way to go elsewhere. */
export function useMembersPlace(): readonly [MembersPlace, (place: MembersPlace) => void] {
  return [useSyncExternalStore(subscribe, snapshot), go];
}

/** Lets a component ask before the customer leaves it, for example when input is not saved. */
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
