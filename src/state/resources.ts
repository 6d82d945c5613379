import { useCallback, useEffect, useMemo } from "react";
import { useShallow } from "zustand/react/shallow";
import { forgetPrimed } from "#api/client.ts";
import { toApiError } from "#api/errors.ts";
import type { PathValues } from "#api/path.ts";
import type { Resource } from "#api/resource.ts";
import type { RouteName } from "#api/routes.ts";
import { idle, type Remote } from "#state/remote.ts";
import { useSessionClaim } from "#state/session.ts";
import { usePortal } from "#state/store.ts";

interface Flight {
  readonly controller: AbortController;
}

interface Watcher {
  readonly reload: () => void;
}

const flights = new Map<string, Flight>();
const watchers = new Map<string, Set<Watcher>>();

/** Path values as a query in a fixed order, so that they compare by content; '' for none. */
function valuesText(values: PathValues): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return new URLSearchParams(given.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1))).toString();
}

const keyOf = (name: RouteName, text: string): string => (text === "" ? name : `${name}?${text}`);

/** `name` alone, or with its path values in a fixed order. */
export const resourceKey = (name: RouteName, values: PathValues): string => keyOf(name, valuesText(values));

function put(key: string, remote: Remote<unknown>): void {
  usePortal.setState((state) => ({ resources: { ...state.resources, [key]: remote } }));
}

const current = (key: string): Remote<unknown> => usePortal.getState().resources[key] ?? idle;

/**
 * Starts a request; only the newest one of a key may answer. With `primed` that may be the answer that the entry has
 * asked for.
 */
function start<T>(key: string, resource: Resource<T>, values: PathValues, primed = false): void {
  flights.get(key)?.controller.abort();
  const before = current(key);
  const flight: Flight = { controller: new AbortController() };
  flights.set(key, flight);
  put(key, before.state === "ready" ? { ...before, refreshing: true } : { state: "loading" });
  const land = (remote: Remote<unknown>): void => {
    if (flights.get(key) !== flight) return;
    flights.delete(key);
    put(key, remote);
  };
  resource.load(values, flight.controller.signal, primed).then(
    (data) => land({ state: "ready", data, refreshing: false }),
    (thrown: unknown) => {
      const error = toApiError(thrown, resource.name);
      // What came back with its anchor is still there, should the answer that was asked for with it fail.
      const isKept = error.kind === "aborted" || (primed && before.state === "ready");
      land(isKept ? before : { state: "failed", error });
    },
  );
}

/**
 * A view begins to watch: loads what is not there yet, and takes the answer that the entry has asked for with its
 * anchor.
 */
function enter<T>(key: string, resource: Resource<T>, values: PathValues): void {
  if (!flights.has(key) && (current(key).state === "idle" || resource.isPrimed(values)))
    start(key, resource, values, true);
}

/**
 * Takes the answer that the entry has asked for before a view watches: the first drawing has it, where it has come by
 * then.
 */
export function takeAhead<T>(resource: Resource<T>, values: PathValues): void {
  if (resource.isPrimed(values)) enter(resourceKey(resource.name, values), resource, values);
}

/** What a resource says: as it is known, as it comes, or as it is asked for now; idle where it was called off. */
export function answerOf<T>(resource: Resource<T>, values: PathValues): Promise<Remote<T>> {
  const key = resourceKey(resource.name, values);
  enter(key, resource, values);
  return new Promise((resolve) => {
    const look = (): void => {
      const remote = current(key);
      if (remote.state === "loading") return;
      stop();
      resolve(remote as Remote<T>);
    };
    const stop = usePortal.subscribe(look);
    look();
  });
}

/** Puts what was learnt otherwise in the place of what a resource said before. */
export function putAnswer<T>(resource: Resource<T>, values: PathValues, data: T): void {
  put(resourceKey(resource.name, values), { state: "ready", data, refreshing: false });
}

function watch(key: string, watcher: Watcher): () => void {
  const set = watchers.get(key) ?? new Set();
  watchers.set(key, set.add(watcher));
  return () => {
    set.delete(watcher);
    if (set.size > 0) return;
    watchers.delete(key);
    // A view that comes back at once, as a moved anchor's does, must find its request still under way.
    queueMicrotask(() => {
      const flight = flights.get(key);
      if (watchers.has(key) || flight === undefined) return;
      flights.delete(key);
      flight.controller.abort();
      put(key, idle);
    });
  };
}

/** What a component gets of a resource: its state and a way to ask again. */
export interface Watched<T> {
  readonly remote: Remote<T>;
  readonly reload: () => void;
}

/**
 * Watches a resource: loads it once however many widgets ask, aborts the request when the last of them leaves, and
 * shows it again at once when it has been loaded before. `values` null means not yet: the state stays idle.
 */
export function useResource<T>(resource: Resource<T>, values: PathValues | null = {}): Watched<T> {
  // As text the values compare by content, so callers may build them anew at each render.
  const given = values === null ? null : valuesText(values);
  const key = given === null ? null : keyOf(resource.name, given);
  const remote = usePortal((state) => (key === null ? idle : (state.resources[key] ?? idle))) as Remote<T>;
  const reload = useCallback(() => {
    if (key !== null && given !== null) start(key, resource, Object.fromEntries(new URLSearchParams(given)));
  }, [key, given, resource]);
  useEffect(() => {
    if (key === null) return undefined;
    const leave = watch(key, { reload });
    enter(key, resource, Object.fromEntries(new URLSearchParams(given ?? "")));
    return leave;
  }, [key, given, resource, reload]);
  useSessionClaim(remote.state === "failed" ? remote.error : null);
  return { remote, reload };
}

/**
 * Watches the same resource with several values, as the pages of a list; each is loaded once, and may fail and be asked
 * for again by itself.
 */
export function useResources<T>(resource: Resource<T>, list: readonly PathValues[]): readonly Watched<T>[] {
  const texts = list.map(valuesText).join("\n");
  const keys = useMemo(
    () =>
      texts
        .split("\n")
        .filter((text) => text !== "")
        .map((text) => `${resource.name}?${text}`),
    [resource, texts],
  );
  const remotes = usePortal(useShallow((state) => keys.map((key) => (state.resources[key] ?? idle) as Remote<T>)));
  const watched = useMemo(
    () =>
      keys.map((key) => ({
        key,
        reload: () =>
          start(key, resource, Object.fromEntries(new URLSearchParams(key.slice(resource.name.length + 1)))),
      })),
    [keys, resource],
  );
  useEffect(() => {
    const leaves = watched.map(({ key, reload }) => {
      const leave = watch(key, { reload });
      enter(key, resource, Object.fromEntries(new URLSearchParams(key.slice(resource.name.length + 1))));
      return leave;
    });
    return () => leaves.forEach((leave) => leave());
  }, [resource, watched]);
  const failed = remotes.find((remote) => remote.state === "failed");
  useSessionClaim(failed?.state === "failed" ? failed.error : null);
  return watched.map(({ reload }, index) => ({ remote: remotes[index] ?? idle, reload }));
}

/** What is known of a resource without asking for it: null until somebody else has. */
export function useKnown<T>(resource: Resource<T>, values: PathValues = {}): T | null {
  const remote = usePortal((state) => state.resources[resourceKey(resource.name, values)]) as Remote<T> | undefined;
  return remote?.state === "ready" ? remote.data : null;
}

/**
 * Marks resources as outdated after a write: those on screen load again, the others when next shown.
 * @param names all resources of these routes, whatever their values
 */
export function invalidate(...names: RouteName[]): void {
  forgetPrimed();
  for (const key of Object.keys(usePortal.getState().resources)) {
    if (!names.some((name) => key === name || key.startsWith(`${name}?`))) continue;
    const watcher = watchers.get(key)?.values().next().value;
    if (watcher === undefined) put(key, idle);
    else watcher.reload();
  }
}

/**
 * Asks again for everything on screen that failed because the session had expired. @returns how many resources that is
 */
export function reloadExpired(): number {
  const failed = Object.entries(usePortal.getState().resources).filter(
    ([, remote]) => remote.state === "failed" && remote.error.kind === "session",
  );
  const shown = failed.flatMap(([key]) => watchers.get(key)?.values().next().value ?? []);
  for (const watcher of shown) watcher.reload();
  return shown.length;
}

/**
 * Forgets what failed because the session had expired and nobody shows: whoever shows it next, after the login, asks
 * for it.
 */
export function forgetExpired(): void {
  for (const [key, remote] of Object.entries(usePortal.getState().resources)) {
    if (remote.state === "failed" && remote.error.kind === "session" && !watchers.has(key)) put(key, idle);
  }
}

/** Forgets all requests and watchers; for tests. */
export function resetResources(): void {
  for (const flight of flights.values()) flight.controller.abort();
  flights.clear();
  watchers.clear();
}
